/** Lines of a file as bytes, held until their order is known: half a million of them outside the heap, in pieces of a megabyte. */
const PIECE = 1 << 20;
/** The number of bytes that are written at once. */
export const GIVEN = 1 << 16;

const NOTHING = new Uint8Array();

export class HeldLines {
  readonly #pieces: Uint8Array[] = [];
  /** The one that is being filled, and up to where. */
  #piece = NOTHING;
  #used = 0;
  /** Where each line begins and ends: its piece times `PIECE`, plus the position in it. */
  readonly #from: number[] = [];
  readonly #length: number[] = [];

  get count(): number {
    return this.#from.length;
  }

  add(line: Uint8Array): void {
    this.#room(line.length);
    this.#piece.set(line, this.#used);
    this.#end(this.#used + line.length);
  }

  #room(size: number): void {
    if (this.#used + size <= this.#piece.length) return;
    this.#piece = new Uint8Array(Math.max(PIECE, size));
    this.#pieces.push(this.#piece);
    this.#used = 0;
  }

  #end(at: number): void {
    this.#from.push((this.#pieces.length - 1) * PIECE + this.#used);
    this.#length.push(at - this.#used);
    this.#used = at;
  }

  line(at: number): Uint8Array {
    const from = this.#from[at] as number;
    const begins = from % PIECE;
    return (this.#pieces[Math.floor(from / PIECE)] as Uint8Array).subarray(
      begins,
      begins + (this.#length[at] as number),
    );
  }

  /** `order`: places of the lines; without it in the order in which they were added. */
  *inOrder(order: Int32Array | undefined, between: Uint8Array = NOTHING): Generator<Uint8Array, void, undefined> {
    let [piece, used] = [new Uint8Array(GIVEN), 0];
    for (let place = 0; place < this.count; place += 1) {
      const line = this.line(order === undefined ? place : (order[place] as number));
      const isLast = place === this.count - 1;
      const size = line.length + (isLast ? 0 : between.length);
      if (used + size > piece.length) {
        if (used > 0) yield piece.subarray(0, used);
        [piece, used] = [new Uint8Array(Math.max(GIVEN, size)), 0];
      }
      piece.set(line, used);
      if (!isLast) piece.set(between, used + line.length);
      used += size;
    }
    if (used > 0) yield piece.subarray(0, used);
  }
}
