import { ranges, type Sliced } from '../../core/slices.ts';

/** Rows by the code that a column has for them, those of one code in the order in which they were given. */
export class RowGroups {
  /** Where the rows of each code begin, and at the end where the last ends. */
  readonly #starts: Int32Array;
  readonly #rows: Int32Array;

  private constructor(starts: Int32Array, rows: Int32Array) {
    this.#starts = starts;
    this.#rows = rows;
  }

  /** Codes are smaller than `codes`. */
  static *of(rows: Int32Array, column: Uint16Array | Uint32Array, codes: number): Sliced<RowGroups> {
    const starts = new Int32Array(codes + 1);
    yield* ranges(rows.length, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const next = (column[rows[at] as number] as number) + 1;
        starts[next] = (starts[next] as number) + 1;
      }
    });
    for (let code = 0; code < codes; code += 1)
      starts[code + 1] = (starts[code + 1] as number) + (starts[code] as number);
    const grouped = new Int32Array(rows.length);
    const next = starts.slice();
    yield* ranges(rows.length, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const row = rows[at] as number;
        const code = column[row] as number;
        const place = next[code] as number;
        grouped[place] = row;
        next[code] = place + 1;
      }
    });
    return new RowGroups(starts, grouped);
  }

  /** Not to be written to. A code that came later has no rows. */
  of(code: number): Int32Array {
    const [from = 0, to = 0] = this.#starts.subarray(code, code + 2);
    return this.#rows.subarray(from, Math.max(from, to));
  }
}
