/** Sorting that takes long without keeping anybody waiting. */

export type Order = (a: number, b: number) => number;

/** As many as are compared in a few thousandths of a second: whoever asks meanwhile waits no longer. */
const PIECE = 1024;

/** The numbers from 0 up to a count by their order: sorted pieces, merged two by two, so that others have their turn in between. */
export async function sortedNumbers(count: number, order: Order, pause: () => Promise<void>): Promise<Int32Array> {
  let from = Int32Array.from({ length: count }, (_, number) => number);
  for (let start = 0; start < count; start += PIECE) {
    from.subarray(start, start + PIECE).sort(order);
    await pause();
  }
  let to = new Int32Array(count);
  for (let width = PIECE; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, count), Math.min(start + 2 * width, count)];
      let [a, b] = [start, middle];
      for (let at = start; at < end; at += 1) {
        const isFirst = b >= end || (a < middle && order(from[a] as number, from[b] as number) <= 0);
        to[at] = from[isFirst ? a++ : b++] as number;
        if (at % PIECE === 0) await pause();
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
