/**
 * Runs work that takes much memory or much time one after the other, in the order of requests, and only a limited number wait.
 * When all places are taken, further requests are refused at once, so that the queue is bounded, too.
 */

/** All places are taken; the request can be repeated later. */
export class TooManyWaiting extends Error {
  constructor() {
    super('too many are waiting');
    this.name = 'TooManyWaiting';
  }
}

export class OneAtATime {
  readonly #places: number;
  readonly #waiting: (() => void)[] = [];
  #isBusy = false;

  /** `places`: for those who wait. */
  constructor(places: number) {
    this.#places = places;
  }

  /** Throws `TooManyWaiting`. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#turn();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#isBusy = false;
      else next();
    }
  }

  async #turn(): Promise<void> {
    if (!this.#isBusy) {
      this.#isBusy = true;
      return;
    }
    if (this.#waiting.length >= this.#places) throw new TooManyWaiting();
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
