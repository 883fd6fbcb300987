/** The best few of many, without sorting them all: a heap with the least of the best on top. */
interface Scored {
  readonly one: number;
  readonly score: number;
}

/** The higher score first, and of equal ones the smaller number. */
const order = (a: Scored, b: Scored): number => b.score - a.score || a.one - b.one;

export class BestOf {
  readonly #most: number;
  readonly #heap: Scored[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** A score below it is not among the best. */
  get least(): number {
    return this.#heap.length < this.#most ? -Infinity : (this.#heap[0]?.score ?? Infinity);
  }

  add(one: number, score: number): void {
    const added = { one, score };
    const [top] = this.#heap;
    if (this.#heap.length < this.#most) {
      this.#heap.push(added);
      this.#rise();
    } else if (top !== undefined && order(added, top) < 0) {
      this.#heap[0] = added;
      this.#sink();
    }
  }

  /** The best first. */
  inOrder(): readonly number[] {
    return this.#heap.toSorted(order).map(({ one }) => one);
  }

  /** Whether the element at one place comes after that at another. */
  #isBehind(at: number, other: number): boolean {
    return order(this.#heap[at] as Scored, this.#heap[other] as Scored) > 0;
  }

  #swap(at: number, other: number): void {
    const [one, two] = [this.#heap[at] as Scored, this.#heap[other] as Scored];
    this.#heap[at] = two;
    this.#heap[other] = one;
  }

  #rise(): void {
    for (let at = this.#heap.length - 1; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!this.#isBehind(at, above)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #sink(): void {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let last = left < this.#heap.length && this.#isBehind(left, at) ? left : at;
      if (right < this.#heap.length && this.#isBehind(right, last)) last = right;
      if (last === at) return;
      this.#swap(at, last);
      at = last;
    }
  }
}
