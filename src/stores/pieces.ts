/** Splits existing or arriving rows into batches of limited size. */
export async function* inPieces<T>(
  rows: Iterable<T> | AsyncIterable<T>,
  size: number,
): AsyncGenerator<readonly T[], void, undefined> {
  let piece: T[] = [];
  if (Symbol.iterator in rows) {
    for (const row of rows) {
      piece.push(row);
      if (piece.length === size) {
        yield piece;
        piece = [];
      }
    }
  } else {
    for await (const row of rows) {
      piece.push(row);
      if (piece.length === size) {
        yield piece;
        piece = [];
      }
    }
  }
  if (piece.length > 0) yield piece;
}
