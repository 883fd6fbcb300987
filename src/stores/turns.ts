/** Waiting for a turn, with a time limit. */
import { setTimeout as pause } from 'node:timers/promises';

/** A limited number at a time, the others in the order of their requests. */
export class TurnQueue {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  /** Resolves to whether a turn was granted in time; if so, it has to be left afterwards. */
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

/** Retries with short random pauses while the error is temporary and there is time. */
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
