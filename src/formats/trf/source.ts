/** Bytes as lines of characters. Columns are characters, so that a letter of two bytes takes one column. */
import { decode, type Encoding, guessEncoding, hasMark, tellDamage } from '../encoding.ts';
import type { TrfNotes } from './findings.ts';

export interface TrfSource {
  readonly encoding: Encoding;
  readonly marked: boolean;
  readonly bytes: Uint8Array;
  /** The same as text. */
  readonly text: string;
  /** Whether every character is one byte; otherwise a line may have more bytes than characters. */
  readonly single: boolean;
}

/** From here on a byte is not ASCII: it has no meaning in any column that is not text. */
export const FIRST_NON_ASCII = 0x80;

const MARK_LENGTH = 3;
/** Ends a file of DOS. */
const END = 0x1a;

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return STRICT_UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** UTF-8 unless the bytes are not valid, or another encoding is set; a guess or damage is reported. */
export function sourceOf(whole: Uint8Array, set: Encoding | undefined, notes: TrfNotes): TrfSource {
  const marked = hasMark(whole);
  const bytes = whole.subarray(marked ? MARK_LENGTH : 0, whole[whole.length - 1] === END ? -1 : whole.length);
  const utf8 = set === undefined || set === 'utf-8' ? strictUtf8(bytes) : undefined;
  if (utf8 !== undefined) {
    return { encoding: 'utf-8', marked, bytes, text: utf8, single: utf8.length === bytes.length };
  }
  const guess = set === undefined && !marked ? guessEncoding(bytes) : undefined;
  const encoding = guess?.encoding ?? set ?? 'utf-8';
  const text = decode(bytes, { encoding, mark: 0 });
  tellDamage(text, encoding, notes);
  if (encoding === 'utf-8') {
    return { encoding, marked, bytes: new TextEncoder().encode(text), text, single: false };
  }
  if (guess !== undefined) notes.say('encoding.guessed', 'note', undefined, { encoding, bytes: guess.foreign });
  return { encoding, marked, bytes, text, single: true };
}

/** From here on a byte begins a character of two code units. */
const WIDE = 0xf0;

/** The buffer in which a non-ASCII line is laid out in columns; one line is read at a time, and none is longer than the limit. */
let columns = new Uint8Array(1024);
let view = new DataView(columns.buffer);

/** A line with one byte a character: the first of each, which is all that columns of numbers and letters need. */
export interface NonAsciiLine {
  /** Good until the next line is laid out. */
  readonly columns: Uint8Array;
  readonly view: DataView;
  readonly length: number;
  /** Its number of bytes in the file. */
  readonly size: number;
  /** Whether it has characters of two code units. */
  readonly wide: boolean;
}

/** A line of UTF-8 that has this many units as text. */
export function columnsOfLine(bytes: Uint8Array, at: number, units: number): NonAsciiLine {
  if (units > columns.length) {
    columns = new Uint8Array(units * 2);
    view = new DataView(columns.buffer);
  }
  let read = at;
  let column = 0;
  for (let unit = 0; unit < units; unit += 1) {
    const byte = bytes[read] as number;
    columns[column] = byte;
    column += 1;
    read += 1;
    if (byte < FIRST_NON_ASCII) continue;
    while (((bytes[read] as number) & 0xc0) === FIRST_NON_ASCII) read += 1;
    if (byte >= WIDE) unit += 1;
  }
  return { columns, view, length: column, size: read - at, wide: column < units };
}
