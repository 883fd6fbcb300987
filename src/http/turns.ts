/**
 * The event loop in turns. Whoever has much to do asks between two slices of it whether others are to have their turn; then
 * the loop first looks what has come in, and answers what is ready. Of all who wait one goes on with each round of the loop,
 * in the order of asking, so that ten heavy questions hold it no longer than one.
 *
 * Requests too have their turns, where many come in at once, as from one address that has opened many connections: they are
 * answered while the round is short, the others in the next ones; and the addresses come one after the other, so that somebody
 * else's one request does not wait for two hundred.
 *
 * What nobody waits for, such as a file that is made before anybody asks for it, goes behind all that: only while no request is being
 * answered, or where it has rested for long.
 *
 * The loop accepts one connection with each round. While connections come in, rounds are kept as short as can be: else whoever
 * comes behind two hundred others waits for two hundred slices before his question is even read.
 */

/** Milliseconds after which others get their turn, plus the work between two checks. */
const A_TURN = 3;
/** Consecutive rounds used for connections; then a slice continues, however many come in. */
const MOST_CROWDED = 64;
/** How many ready answers, each well under 0.1 ms, may be sent before the length of the round is checked. */
const UNLOOKED = 16;
/** Milliseconds after which a slice of background work continues, however busy the server is. */
const LONGEST_REST = 50;

/** The event loop: its next round, and the moment when all immediate follow-up work has been done. */
export interface EventLoop {
  readonly now: () => number;
  readonly nextRound: (go: () => void) => void;
  readonly afterwards: (go: () => void) => void;
  readonly later: (go: () => void, milliseconds: number) => void;
}

const THE_LOOP: EventLoop = {
  now: () => performance.now(),
  nextRound: setImmediate,
  // a tick requested within a microtask comes when there are no more of these
  afterwards: (go) => queueMicrotask(() => process.nextTick(go)),
  // a closing server does not wait for it
  later: (go, milliseconds) => void setTimeout(go, milliseconds).unref(),
};

export class EventLoopTurns {
  readonly #loop: EventLoop;
  /** Slices of long work. */
  readonly #slices: (() => void)[] = [];
  /** Slices of background work, and when the last of them continued. */
  readonly #behind: (() => void)[] = [];
  #behindBegan = Number.NEGATIVE_INFINITY;
  #isResting = false;
  /** Number of requests being answered. */
  #asked = 0;
  /** Requests by client; the one whose turn was longest ago comes first. */
  readonly #requests = new Map<string, (() => void)[]>();
  #sliceBegan = Number.NEGATIVE_INFINITY;
  /** Undefined where no round is awaited. */
  #roundBegan: number | undefined;
  /** Ready answers sent since the last check. */
  #unlooked = 0;
  #isConnected = false;
  #crowded = 0;

  constructor(loop: EventLoop = THE_LOOP) {
    this.#loop = loop;
  }

  /** Number of requests being answered, and of waiting slices of long work. */
  get load(): { readonly requests: number; readonly slices: number } {
    return { requests: this.#asked, slices: this.#slices.length };
  }

  /** Resolves at once while the present turn is short, otherwise when the next turn comes. */
  readonly pause = (): Promise<void> => this.#inTurn(this.#slices);

  /** The same for background work. */
  readonly pauseBehind = (): Promise<void> => this.#inTurn(this.#behind);

  async #inTurn(waiting: (() => void)[]): Promise<void> {
    if (this.#loop.now() - this.#sliceBegan < A_TURN) return;
    await new Promise<void>((go) => {
      waiting.push(go);
      this.#awaitRound();
    });
  }

  /**
   * Whether a ready answer may be sent at once. Learning when a round ends costs a round of its own, which is noticeable next to such a short answer, so
   * a few are sent before the length of the round is checked.
   */
  readonly mayGoReady = (): boolean => {
    if (this.#roundBegan !== undefined) return this.mayGo();
    this.#unlooked += 1;
    if (this.#unlooked < UNLOOKED) return true;
    this.#unlooked = 0;
    return this.mayGo();
  };

  /** Whether a request need not wait: the round is short, and nobody waits. */
  readonly mayGo = (): boolean => {
    this.#awaitRound();
    return this.#requests.size === 0 && this.#isRoundShort();
  };

  /** Calls at once while the round is short, otherwise in one of the next. */
  readonly admit = (asker: string, go: () => void): void => {
    this.#asked += 1;
    if (this.mayGo()) return go();
    const own = this.#requests.get(asker);
    if (own === undefined) this.#requests.set(asker, [go]);
    else own.push(go);
  };

  /** An admitted request was answered, or its client went away. */
  readonly answered = (): void => {
    this.#asked -= 1;
    if (this.#behind.length > 0) this.#awaitRound();
  };

  /** A connection was opened, and more may follow. */
  readonly connected = (): void => {
    this.#isConnected = true;
  };

  #awaitRound(): void {
    if (this.#roundBegan !== undefined) return;
    this.#roundBegan = this.#loop.now();
    this.#loop.nextRound(this.#round);
  }

  #isRoundShort(): boolean {
    return this.#loop.now() - (this.#roundBegan as number) < A_TURN;
  }

  readonly #round = (): void => {
    this.#roundBegan = undefined;
    if (this.#requests.size === 0 && this.#slices.length === 0 && !this.#isTurnBehind()) return this.#rest();
    this.#awaitRound();
    const isCrowded = this.#isConnected && this.#crowded < MOST_CROWDED;
    this.#isConnected = false;
    this.#crowded = isCrowded ? this.#crowded + 1 : 0;
    if (isCrowded) this.#nextRequest()?.();
    else if (this.#requests.size > 0) this.#answerAndGoOn();
    else this.#goOn();
  };

  #nextRequest(): (() => void) | undefined {
    const [first] = this.#requests;
    if (first === undefined) return undefined;
    const [asker, own] = first;
    const go = own.shift();
    this.#requests.delete(asker);
    if (own.length > 0) this.#requests.set(asker, own);
    return go;
  }

  /** Requests while the round is short, then a slice. */
  readonly #answerAndGoOn = (): void => {
    const go = this.#isRoundShort() ? this.#nextRequest() : undefined;
    if (go === undefined) return this.#goOn();
    this.#loop.afterwards(this.#answerAndGoOn);
    go();
  };

  /** Time used by requests is taken from the slice, but at least half a turn is left to it. */
  #goOn(): void {
    const go = this.#nextSlice();
    if (go === undefined) return;
    this.#sliceBegan = Math.max(this.#roundBegan as number, this.#loop.now() - A_TURN / 2);
    go();
  }

  #nextSlice(): (() => void) | undefined {
    if (!this.#isTurnBehind()) return this.#slices.shift();
    this.#behindBegan = this.#loop.now();
    return this.#behind.shift();
  }

  #isTurnBehind(): boolean {
    if (this.#behind.length === 0) return false;
    const isFree = this.#asked === 0 && this.#slices.length === 0;
    return isFree || this.#loop.now() - this.#behindBegan >= LONGEST_REST;
  }

  /** Checks again soon if background work is left. */
  #rest(): void {
    if (this.#behind.length === 0 || this.#isResting) return;
    this.#isResting = true;
    this.#loop.later(() => {
      this.#isResting = false;
      this.#awaitRound();
    }, LONGEST_REST);
  }
}
