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
