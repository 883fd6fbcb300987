/**
 * The event loop in turns. Whoever has much to do asks between two slices of it whether others are to have their turn; then
 * the loop first looks what has come in, and answers what is ready. Of all who wait one goes on with each round of the loop,
 * in the order of asking, so that ten heavy questions hold it no longer than one.
 */

/** Milliseconds after which others have their turn: what is done between two questions comes on top of it. */
const A_TURN = 4;

export class LoopTurns {
  readonly #now: () => number;
  readonly #next: (go: () => void) => void;
  readonly #waiting: (() => void)[] = [];
  #began = Number.NEGATIVE_INFINITY;

  /** `next`: calls in the next round of the loop. */
  constructor(now: () => number = () => performance.now(), next: (go: () => void) => void = setImmediate) {
    this.#now = now;
    this.#next = next;
  }

  /** Resolves at once while one's turn is still short, else when it is one's turn again. */
  readonly pause = async (): Promise<void> => {
    if (this.#now() - this.#began < A_TURN) return;
    await new Promise<void>((go) => {
      this.#waiting.push(go);
      if (this.#waiting.length === 1) this.#next(this.#goOn);
    });
  };

  readonly #goOn = (): void => {
    const go = this.#waiting.shift();
    if (this.#waiting.length > 0) this.#next(this.#goOn);
    this.#began = this.#now();
    go?.();
  };
}

/** How the loop is asked for: its next round, and the moment when everything that follows at once has been done. */
export interface Loop {
  readonly now: () => number;
  readonly nextRound: (go: () => void) => void;
  readonly afterwards: (go: () => void) => void;
}

const THE_LOOP: Loop = {
  now: () => performance.now(),
  nextRound: setImmediate,
  // a tick that is asked for within a microtask comes when there are no more of these
  afterwards: (go) => queueMicrotask(() => process.nextTick(go)),
};

/**
 * Requests of which many come in with one round of the loop, as from one address that has opened many connections: they are
 * answered while the round is short, the others in the next ones; and the addresses have their turns one after the other, so
 * that somebody else's one request does not wait for two hundred.
 */
export class Incoming {
  readonly #loop: Loop;
  /** Whose turn was longest ago stands first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #began: number | undefined;

  constructor(loop: Loop = THE_LOOP) {
    this.#loop = loop;
  }

  readonly admit = (asker: string, go: () => void): void => {
    if (this.#began === undefined) {
      this.#began = this.#loop.now();
      this.#loop.nextRound(this.#round);
    }
    if (this.#waiting.size === 0 && this.#isShort()) return go();
    const own = this.#waiting.get(asker);
    if (own === undefined) this.#waiting.set(asker, [go]);
    else own.push(go);
  };

  #isShort(): boolean {
    return this.#loop.now() - (this.#began as number) < A_TURN;
  }

  readonly #round = (): void => {
    this.#began = undefined;
    if (this.#waiting.size === 0) return;
    this.#began = this.#loop.now();
    this.#loop.nextRound(this.#round);
    this.#answerNext();
  };

  readonly #answerNext = (): void => {
    const [first] = this.#waiting;
    if (first === undefined || !this.#isShort()) return;
    const [asker, own] = first;
    const go = own.shift();
    this.#waiting.delete(asker);
    if (own.length > 0) this.#waiting.set(asker, own);
    this.#loop.afterwards(this.#answerNext);
    go?.();
  };
}
