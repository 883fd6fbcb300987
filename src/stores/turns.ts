/** Waiting for one's turn, never for ever. */
import { setTimeout as pause } from 'node:timers/promises';

/** A limited number at a time, the others in the order of asking. */
export class TurnQueue {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  /** Resolves to whether a place was got in time; whoever got one leaves it afterwards. */
  take(milliseconds: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const go = (): void => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(go), 1);
        resolve(false);
      }, milliseconds);
      this.#waiting.push(go);
    });
  }

  leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#free += 1;
    else next();
  }
}

const LONGEST_PAUSE = 50;

/** Tries again, after short pauses of chance length, while the error is one that passes and there is time. */
export async function withRetries<T>(
  attempt: () => T | Promise<T>,
  passes: (error: unknown) => boolean,
  deadline: number,
): Promise<T> {
  for (let longest = 2; ; longest = Math.min(longest * 2, LONGEST_PAUSE)) {
    try {
      return await attempt();
    } catch (error) {
      if (!passes(error) || performance.now() >= deadline) throw error;
    }
    await pause(Math.random() * longest);
  }
}
