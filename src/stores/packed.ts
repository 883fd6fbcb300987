/**
 * Rows of a table as one block of bytes, column by column: half a million rows are then two thousand, which are written and read
 * in a tenth of the time. The first column of a block is its own key, ascending; whole numbers and texts may be null.
 *
 * Layout, little-endian: format (1 byte), rows (4 bytes), then the columns one after another. A column begins with one byte
 * that says how it lies:
 *
 *     0  all are null
 *     1  all are the same number: 8 bytes, a double
 *     2, 3, 4  codes of 1, 2 or 4 bytes each, after the least number as a double: 0 is null, 1 the least number, 2 one more …
 *     5  numbers as doubles of 8 bytes, null as NaN
 *     6  texts: 4 bytes of length, then JSON in UTF-8: place and text, place and text; at all other places null
 */
import { concatenated } from '../core/bytes.ts';

const FORMAT = 1;
const NULLS = 0;
const SAME = 1;
const CODES = { 2: 1, 3: 2, 4: 4 } as const;
const DOUBLES = 5;
const TEXTS = 6;

export type PackedValue = number | string | null;
export type PackedRow = readonly PackedValue[];

const HEAD = 5;
const UTF8 = { from: new TextEncoder(), to: new TextDecoder('utf-8', { fatal: true }) };

/** A block that this program cannot have written: its bytes are damaged. */
export class DamagedBlock extends Error {
  override readonly name = 'DamagedBlock';
}

/** All rows have this many values. */
export function packed(rows: readonly PackedRow[], columns: number): Uint8Array {
  const parts: Uint8Array[] = [headOf(rows.length)];
  for (let column = 0; column < columns; column += 1) parts.push(packedColumn(rows, column));
  return concatenated(...parts);
}

function headOf(rows: number): Uint8Array {
  const bytes = new Uint8Array(HEAD);
  bytes[0] = FORMAT;
  new DataView(bytes.buffer).setUint32(1, rows, true);
  return bytes;
}

function packedColumn(rows: readonly PackedRow[], column: number): Uint8Array {
  let [least, most, nulls] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let row = 0; row < rows.length; row += 1) {
    const value = (rows[row] as PackedRow)[column];
    if (value === null) nulls += 1;
    else if (typeof value === 'string') return packedTexts(rows, column);
    else {
      if ((value as number) < least) least = value as number;
      if ((value as number) > most) most = value as number;
    }
  }
  if (nulls === rows.length) return Uint8Array.of(NULLS);
  if (nulls === 0 && least === most) return withDouble(SAME, least, 0);
  const codes = most - least + 2;
  if (codes <= 2 ** 8) return packedCodes(rows, column, least, 2);
  if (codes <= 2 ** 16) return packedCodes(rows, column, least, 3);
  return codes <= 2 ** 32 ? packedCodes(rows, column, least, 4) : packedDoubles(rows, column);
}

/**
 * The same for rows from `from` up to `to` of numeric columns, in which `none` stands for null; undefined: all are
 * null.
 */
export function packedNumbers(
  columns: readonly (Int32Array | undefined)[],
  none: number,
  from: number,
  to: number,
): Uint8Array {
  const parts: Uint8Array[] = [headOf(to - from)];
  for (const column of columns)
    parts.push(column === undefined ? Uint8Array.of(NULLS) : packedWhole(column, none, from, to));
  return concatenated(...parts);
}

function packedWhole(column: Int32Array, none: number, from: number, to: number): Uint8Array {
  let [least, most, nulls] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0];
  for (let row = from; row < to; row += 1) {
    const value = column[row] as number;
    if (value === none) nulls += 1;
    else {
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  if (nulls === to - from) return Uint8Array.of(NULLS);
  if (nulls === 0 && least === most) return withDouble(SAME, least, 0);
  const codes = most - least + 2;
  const lies = codes <= 2 ** 8 ? 2 : codes <= 2 ** 16 ? 3 : 4;
  const size = CODES[lies];
  const bytes = withDouble(lies, least, (to - from) * size);
  for (let row = from, at = 9; row < to; row += 1, at += size) {
    const value = column[row] as number;
    const code = value === none ? 0 : value - least + 1;
    bytes[at] = code;
    if (size > 1) bytes[at + 1] = code >>> 8;
    if (size > 2) {
      bytes[at + 2] = code >>> 16;
      bytes[at + 3] = code >>> 24;
    }
  }
  return bytes;
}

function withDouble(lies: number, value: number, rest: number): Uint8Array {
  const bytes = new Uint8Array(9 + rest);
  bytes[0] = lies;
  new DataView(bytes.buffer).setFloat64(1, value, true);
  return bytes;
}

function packedCodes(rows: readonly PackedRow[], column: number, least: number, lies: keyof typeof CODES): Uint8Array {
  const size = CODES[lies];
  const bytes = withDouble(lies, least, rows.length * size);
  for (let row = 0, at = 9; row < rows.length; row += 1) {
    const value = (rows[row] as PackedRow)[column] as number | null;
    let code = value === null ? 0 : value - least + 1;
    for (let byte = 0; byte < size; byte += 1, at += 1) {
      bytes[at] = code % 256;
      code = Math.floor(code / 256);
    }
  }
  return bytes;
}

function packedDoubles(rows: readonly PackedRow[], column: number): Uint8Array {
  const bytes = new Uint8Array(1 + rows.length * 8);
  bytes[0] = DOUBLES;
  const view = new DataView(bytes.buffer);
  rows.forEach((row, at) => view.setFloat64(1 + at * 8, (row[column] as number | null) ?? Number.NaN, true));
  return bytes;
}

function packedTexts(rows: readonly PackedRow[], column: number): Uint8Array {
  const texts: (number | string)[] = [];
  rows.forEach((row, at) => {
    if (row[column] !== null) texts.push(at, row[column] as string);
  });
  const text = UTF8.from.encode(JSON.stringify(texts));
  const bytes = new Uint8Array(5 + text.length);
  bytes[0] = TEXTS;
  new DataView(bytes.buffer).setUint32(1, text.length, true);
  bytes.set(text, 5);
  return bytes;
}

/** A block as stored. Single values are read in place; nothing else is unpacked. */
export class Block {
  readonly rows: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  /** The offset of each column. */
  readonly #begins: number[] = [];

  constructor(bytes: Uint8Array, columns: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < HEAD || bytes[0] !== FORMAT) throw new DamagedBlock('the block begins otherwise');
    this.rows = this.#view.getUint32(1, true);
    let at = HEAD;
    for (let column = 0; column < columns; column += 1) {
      this.#begins.push(at);
      at += this.#length(at);
      if (at > bytes.length) throw new DamagedBlock('the block ends too early');
    }
    if (at !== bytes.length) throw new DamagedBlock('the block is longer than its columns');
  }

  #length(at: number): number {
    const lies = this.#bytes[at];
    if (lies === NULLS) return 1;
    if (lies === SAME) return 9;
    if (lies === 2 || lies === 3 || lies === 4) return 9 + this.rows * CODES[lies];
    if (lies === DOUBLES) return 1 + this.rows * 8;
    if (lies === TEXTS && at + 5 <= this.#bytes.length) return 5 + this.#view.getUint32(at + 1, true);
    throw new DamagedBlock('a column lies otherwise');
  }

  /** A number of a column, or null. */
  number(column: number, row: number): number | null {
    const at = this.#begins[column] as number;
    const lies = this.#bytes[at];
    if (lies === NULLS) return null;
    if (lies === SAME) return this.#view.getFloat64(at + 1, true);
    if (lies === DOUBLES) {
      const value = this.#view.getFloat64(at + 1 + row * 8, true);
      return Number.isNaN(value) ? null : value;
    }
    const code =
      lies === 2
        ? (this.#bytes[at + 9 + row] as number)
        : lies === 3
          ? this.#view.getUint16(at + 9 + row * 2, true)
          : this.#view.getUint32(at + 9 + row * 4, true);
    return code === 0 ? null : this.#view.getFloat64(at + 1, true) + (code - 1);
  }

  /** All values of a column. */
  column(column: number): readonly PackedValue[] {
    const at = this.#begins[column] as number;
    const lies = this.#bytes[at];
    if (lies === TEXTS) return this.#texts(at);
    const values: PackedValue[] = [];
    if (lies === 2 || lies === 3) this.#codes(at, lies, values);
    else for (let row = 0; row < this.rows; row += 1) values.push(this.number(column, row));
    return values;
  }

  /** The short codes of nearly all columns, without checking the layout for each value. */
  #codes(at: number, lies: 2 | 3, values: PackedValue[]): void {
    const least = this.#view.getFloat64(at + 1, true);
    for (let row = 0, from = at + 9; row < this.rows; row += 1, from += CODES[lies]) {
      const code = lies === 2 ? (this.#bytes[from] as number) : this.#view.getUint16(from, true);
      values.push(code === 0 ? null : least + (code - 1));
    }
  }

  #texts(at: number): readonly PackedValue[] {
    const values = Array.from({ length: this.rows }, (): PackedValue => null);
    const from = at + 5;
    const texts = textsIn(this.#bytes.subarray(from, from + this.#view.getUint32(at + 1, true)));
    for (let each = 0; each < texts.length; each += 2) values[texts[each] as number] = texts[each + 1] as string;
    return values;
  }

  /** One value of any column. */
  value(column: number, row: number): PackedValue {
    return this.#bytes[this.#begins[column] as number] === TEXTS
      ? (this.column(column)[row] as PackedValue)
      : this.number(column, row);
  }

  /** The row whose first column has this number; undefined for none. */
  find(key: number): number | undefined {
    let [low, high] = [0, this.rows - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const seen = this.number(0, middle) as number;
      if (seen === key) return middle;
      if (seen < key) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  /** All rows. */
  all(): PackedRow[] {
    const columns = this.#begins.map((_, column) => this.column(column));
    return Array.from({ length: this.rows }, (_, row) => columns.map((values) => values[row] as PackedValue));
  }
}

function textsIn(bytes: Uint8Array): readonly (number | string)[] {
  try {
    return JSON.parse(UTF8.to.decode(bytes)) as readonly (number | string)[];
  } catch (error) {
    throw new DamagedBlock('the texts of a block cannot be read', { cause: error });
  }
}
