/** Chance by a seed: a small generator of whole numbers (mulberry32), the same on every machine. Not for secrets. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  }

  /** A whole number, both ends included. */
  between(low: number, high: number): number {
    return low + (this.#next() % (high - low + 1));
  }

  /** True in this many of a hundred cases. */
  percent(percent: number): boolean {
    return this.between(1, 100) <= percent;
  }

  one<T>(values: readonly T[]): T {
    return values[this.between(0, values.length - 1)] as T;
  }

  shuffled<T>(values: readonly T[]): T[] {
    const all = [...values];
    for (let i = all.length - 1; i > 0; i -= 1) {
      const j = this.between(0, i);
      [all[i], all[j]] = [all[j] as T, all[i] as T];
    }
    return all;
  }
}
