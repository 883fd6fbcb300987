/** Which numbers were seen: millions of them in little memory. Open addressing in a table at most half full. */
export class SeenIds {
  #slots = new Float64Array(1 << 12);
  #size = 0;

  /** False where the number, which must not be zero, was there before. */
  add(id: number): boolean {
    if (!place(this.#slots, id)) return false;
    this.#size += 1;
    if (this.#size * 2 > this.#slots.length) this.#grow();
    return true;
  }

  #grow(): void {
    const larger = new Float64Array(this.#slots.length * 2);
    for (const id of this.#slots) if (id !== 0) place(larger, id);
    this.#slots = larger;
  }
}

function place(slots: Float64Array, id: number): boolean {
  const last = slots.length - 1;
  // the product of a multiplicative hash, its high bits mixed down
  let hash = Math.imul(id | 0, 0x9e3779b1);
  hash ^= hash >>> 15;
  for (let at = hash & last; ; at = (at + 1) & last) {
    if (slots[at] === id) return false;
    if (slots[at] === 0) {
      slots[at] = id;
      return true;
    }
  }
}
