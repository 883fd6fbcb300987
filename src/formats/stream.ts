/** Bytes that come in pieces, and their text. Nothing here holds more than one piece. */
import type { Finding } from '../core/finding.ts';
import { decode, type Encoding, type EncodingFindings, guessEncoding, hasMark } from './encoding.ts';

/** A file as a stream: from a disk, a network or a test. */
export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

const NOTHING: Uint8Array = new Uint8Array(0);

export function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** The bytes in pieces of at most `size`, without copying. */
export function* chunksOfBytes(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

/** A writer of a file of players, piece by piece. */
interface PieceWriter<Player> {
  begin(): Uint8Array;
  players(players: readonly Player[]): Uint8Array;
  end?(): Uint8Array;
  findings(): readonly Finding[];
}

const PLAYERS_A_PIECE = 500;

/** The bytes of such a file; the findings come as the generator's return value. */
export function* written<Player>(
  writer: PieceWriter<Player>,
  players: Iterable<Player>,
): Generator<Uint8Array, readonly Finding[], undefined> {
  yield writer.begin();
  let piece: Player[] = [];
  for (const player of players) {
    piece.push(player);
    if (piece.length < PLAYERS_A_PIECE) continue;
    yield writer.players(piece);
    piece = [];
  }
  yield writer.players(piece);
  if (writer.end !== undefined) yield writer.end();
  return writer.findings();
}

/** Room for the characters of a text of each length. */
const CODES = Array.from({ length: 64 }, (_, length) => Array.from({ length }, () => 0));

/** A part of a string that does not keep the whole string in memory, as a plain slice would. */
export function detachedSlice(text: string, from: number, to: number): string {
  const codes = CODES[to - from];
  if (codes === undefined) return text.slice(from, to);
  for (let index = 0; index < codes.length; index += 1) codes[index] = text.charCodeAt(from + index);
  return String.fromCharCode.apply(null, codes);
}

const STRICT = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text, if the bytes are plain ASCII. */
function asciiText(bytes: Uint8Array): string | undefined {
  try {
    const text = STRICT.decode(bytes);
    return text.length === bytes.length ? text : undefined;
  } catch {
    return undefined;
  }
}

/** The number of bytes at the end that begin an incomplete UTF-8 character. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

function foreignBytes(bytes: Uint8Array): number {
  let count = 0;
  for (const byte of bytes) if (byte >= 0x80) count += 1;
  return count;
}

/** The number of characters that could not be read. */
function lostCharacters(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\ufffd'); at >= 0; at = text.indexOf('\ufffd', at + 1)) count += 1;
  return count;
}

/** Text out of pieces. The encoding is guessed from the first piece that has more than ASCII, unless it is set. */
export class TextStream {
  #encoding: Encoding | undefined;
  #isGuess = false;
  #rest: Uint8Array = NOTHING;
  #began = false;
  #foreign = 0;
  #lost = 0;

  constructor(encoding?: Encoding) {
    this.#encoding = encoding;
  }

  push(bytes: Uint8Array): string {
    const all = joined(this.#rest, bytes);
    this.#rest = NOTHING;
    if (this.#began) return this.#text(all);
    if (all.length < 3) {
      this.#rest = all;
      return '';
    }
    return this.#text(this.#withoutMark(all));
  }

  /** The rest that was still incomplete. */
  end(): string {
    const rest = this.#rest;
    this.#rest = NOTHING;
    const plain = asciiText(rest);
    if (plain !== undefined) return plain;
    this.#encoding ??= this.#guessed(rest);
    return this.#decoded(rest, this.#encoding);
  }

  /** The findings about the encoding; complete at the end. */
  findings(): readonly Finding<keyof EncodingFindings>[] {
    const found: Finding<keyof EncodingFindings>[] = [];
    const encoding = this.#encoding as Encoding;
    if (this.#isGuess) {
      found.push({ code: 'encoding.guessed', weight: 'note', facts: { encoding, bytes: this.#foreign } });
    }
    if (this.#lost > 0)
      found.push({ code: 'encoding.damaged', weight: 'warn', facts: { encoding, bytes: this.#lost } });
    return found;
  }

  #withoutMark(bytes: Uint8Array): Uint8Array {
    this.#began = true;
    if (!hasMark(bytes)) return bytes;
    this.#encoding ??= 'utf-8';
    return bytes.subarray(3);
  }

  #guessed(bytes: Uint8Array): Encoding {
    this.#isGuess = true;
    return guessEncoding(bytes).encoding;
  }

  #text(bytes: Uint8Array): string {
    const plain = asciiText(bytes);
    if (plain !== undefined) return plain;
    const complete = bytes.subarray(0, bytes.length - unfinished(bytes));
    if (this.#encoding === undefined) {
      const before = asciiText(complete);
      if (before !== undefined) {
        this.#rest = bytes.slice(complete.length);
        return before;
      }
      this.#encoding = this.#guessed(complete);
    }
    if (this.#encoding !== 'utf-8') return this.#decoded(bytes, this.#encoding);
    this.#rest = bytes.slice(complete.length);
    return this.#decoded(complete, this.#encoding);
  }

  #decoded(bytes: Uint8Array, encoding: Encoding): string {
    const text = decode(bytes, { encoding, mark: 0 });
    this.#foreign += foreignBytes(bytes);
    this.#lost += lostCharacters(text);
    return text;
  }
}
