/** Guesses the encoding of some bytes, and decodes them. The guess is always reported; it can be overridden. */
import type { Place } from '../core/finding.ts';
import type { Notes } from '../core/notes.ts';

export const ENCODINGS = [
  'utf-8',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'iso-8859-1',
  'iso-8859-15',
] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface EncodingFindings {
  'encoding.guessed': { encoding: string; bytes: number };
  /** Reported by earlier versions; entries of the ledger contain it. */
  'encoding.mark': Record<never, never>;
  'encoding.damaged': { encoding: string; bytes: number };
}

/** The encoding by which to read the bytes, and why. */
export interface Guess {
  readonly encoding: Encoding;
  /** Length of a byte order mark, 0 or 3. */
  readonly mark: 0 | 3;
  /** Bytes beyond ASCII; without any, every encoding gives the same text. */
  readonly foreign: number;
}

/** A byte order mark of UTF-8. */
export const hasMark = (bytes: Uint8Array): boolean => bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;

/** Letters that a Hungarian text in windows-1250 has where windows-1252 has signs: ő Ő ű Ű. */
const HUNGARIAN = new Set([0xf5, 0xd5, 0xfb, 0xdb]);

/**
 * UTF-8 if it is valid, or if fewer bytes are invalid than there are foreign letters: then it is damaged UTF-8 and nothing else.
 * Otherwise Cyrillic, if most of the foreign bytes are letters of windows-1251 in words without Latin letters; otherwise
 * windows-1250, if its Hungarian letters occur or nothing suggests another; otherwise windows-1252.
 */
export function guessEncoding(bytes: Uint8Array): Guess {
  const mark = hasMark(bytes) ? 3 : 0;
  let foreign = 0;
  for (const byte of bytes) if (byte >= 0x80) foreign += 1;
  if (foreign === 0 || mark === 3 || isUtf8(bytes) || isDamagedUtf8(bytes)) return { encoding: 'utf-8', mark, foreign };
  return { encoding: singleByteGuess(bytes), mark, foreign };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Letters of several bytes that are whole are hardly ever there by chance. */
export function isDamagedUtf8(bytes: Uint8Array): boolean {
  let [whole, lost] = [0, 0];
  for (const letter of new TextDecoder('utf-8').decode(bytes)) {
    if (letter === LOST) lost += 1;
    else if (letter > '\x7f') whole += 1;
  }
  return whole > lost;
}

const LOST = '\ufffd';

/** Characters that a correctly decoded text does not contain: replacement characters, and control characters for undefined bytes. */
const DAMAGED = /[\u0080-\u009f\ufffd]/;

/** The position of the first byte that the encoding does not have, and their number; undefined if the text is undamaged. */
export function damageIn(text: string): { readonly at: Place; readonly bytes: number } | undefined {
  const first = text.search(DAMAGED);
  if (first === -1) return undefined;
  const before = text.slice(0, first).split(/\r\n|\r|\n/);
  const bytes = text.slice(first).match(new RegExp(DAMAGED, 'g'))?.length as number;
  return { at: { line: before.length, column: (before[before.length - 1] as string).length + 1 }, bytes };
}

/** Reports the damage in a text, if there is any. */
export function tellDamage(text: string, encoding: Encoding, notes: Pick<Notes<EncodingFindings>, 'say'>): void {
  const damage = damageIn(text);
  if (damage !== undefined) notes.say('encoding.damaged', 'warn', damage.at, { encoding, bytes: damage.bytes });
}

const isLatin = (byte: number): boolean => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
const isCyrillic = (byte: number): boolean => byte >= 0xc0 || byte === 0xa8 || byte === 0xb8;

function singleByteGuess(bytes: Uint8Array): Encoding {
  // words: runs of letters and foreign bytes; a Cyrillic word has foreign letters only, a Latin one mostly plain ones
  let [cyrillic, latin, hungarian] = [0, 0, 0];
  let [foreign, plain, letters] = [0, 0, 0];
  const endWord = (): void => {
    if (plain === 0 && foreign >= 2 && letters === foreign) cyrillic += foreign;
    else if (foreign > 0) latin += foreign;
    [foreign, plain, letters] = [0, 0, 0];
  };
  for (const byte of bytes) {
    if (byte >= 0x80) {
      foreign += 1;
      if (isCyrillic(byte)) letters += 1;
      if (HUNGARIAN.has(byte)) hungarian += 1;
    } else if (isLatin(byte)) plain += 1;
    else endWord();
  }
  endWord();
  if (cyrillic > latin) return 'windows-1251';
  return hungarian > 0 ? 'windows-1250' : 'windows-1252';
}

/** The text of the bytes, without a byte order mark. Bytes that the encoding does not have become U+FFFD. */
export function decode(bytes: Uint8Array, { encoding, mark }: Pick<Guess, 'encoding' | 'mark'>): string {
  return new TextDecoder(encoding, { ignoreBOM: true }).decode(mark === 0 ? bytes : bytes.subarray(mark));
}

/** By its byte order mark, or if every other one of the first bytes is zero. */
export const isUtf16 = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && bytes[1] === 0xfe) ||
  (bytes[0] === 0xfe && bytes[1] === 0xff) ||
  hasHalves(bytes.subarray(0, 8));

const hasHalves = (bytes: Uint8Array): boolean =>
  bytes.length === 8 && [0, 1].some((half) => bytes.every((byte, at) => (byte === 0) === (at % 2 === half)));
