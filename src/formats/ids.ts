/**
 * Which numbers were seen: millions of them in little memory. Open addressing in a table at most half full.
 *
 * The hash is no secret, so a file can be made of numbers that all want one slot. A number that finds no room near its slot
 * therefore goes to a set of texts, whose hash the machine seeds: no file makes this slower than a set.
 */
export class SeenIds {
  #slots = new Float64Array(1 << 12);
  #size = 0;
  readonly #crowded = new Set<string>();

  /** False where the number, which must not be zero, was there before. */
  add(id: number): boolean {
    if (this.#crowded.size > 0 && this.#crowded.has(textOf(id))) return false;
    const placed = this.#place(id);
    if (placed === 'placed') this.#size += 1;
    if (this.#size * 2 > this.#slots.length) this.#grow();
    return placed !== 'known';
  }

  #place(id: number): 'placed' | 'known' | 'crowded' {
    const placed = place(this.#slots, id);
    if (placed === 'crowded') this.#crowded.add(textOf(id));
    return placed;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Float64Array(before.length * 2);
    for (const id of before) if (id !== 0) this.#place(id);
  }
}

/** This many slots are looked at; among numbers that nobody chose for it the longest run is shorter by far. */
const MOST_STEPS = 64;

/** With a letter: strings of digits alone have a hash that is not secret either. */
const textOf = (id: number): string => `n${id}`;

function place(slots: Float64Array, id: number): 'placed' | 'known' | 'crowded' {
  const last = slots.length - 1;
  // the product of a multiplicative hash, its high bits mixed down
  let hash = Math.imul(id | 0, 0x9e3779b1);
  hash ^= hash >>> 15;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = (hash + step) & last;
    if (slots[at] === id) return 'known';
    if (slots[at] === 0) {
      slots[at] = id;
      return 'placed';
    }
  }
  return 'crowded';
}
