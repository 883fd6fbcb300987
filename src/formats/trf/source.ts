/** Bytes as lines of characters. Columns are characters, so that a letter of two bytes takes one column. */
import { decode, type Encoding, guessEncoding } from '../encoding.ts';
import type { Findings } from './findings.ts';

export interface Source {
  readonly encoding: Encoding;
  readonly marked: boolean;
  /** One number a character: its code where it is ASCII, else `FOREIGN`. For an ASCII file the bytes themselves. */
  readonly codes: Uint8Array;
  /** The same characters as text. */
  readonly text: string;
  /** A piece of `text` with the characters that were replaced in it. */
  readonly restored: (piece: string) => string;
}

export const FOREIGN = 0xff;
const MARK = [0xef, 0xbb, 0xbf] as const;

const STRICT_UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function strictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return STRICT_UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

const same = (piece: string): string => piece;

/** UTF-8 unless the bytes are none, or another encoding is set; what is guessed or damaged is told. */
export function sourceOf(bytes: Uint8Array, set: Encoding | undefined, findings: Findings): Source {
  const marked = MARK.every((byte, index) => bytes[index] === byte);
  const body = marked ? bytes.subarray(MARK.length) : bytes;
  if (marked) findings.say('encoding.mark', 'note', undefined, {});
  const utf8 = set === undefined || set === 'utf-8' ? strictUtf8(body) : undefined;
  if (utf8 !== undefined) {
    return utf8.length === body.length
      ? { encoding: 'utf-8', marked, codes: body, text: utf8, restored: same }
      : { encoding: 'utf-8', marked, ...inColumns(utf8) };
  }
  if (set === 'utf-8' || (set === undefined && marked)) {
    const text = decode(body, { encoding: 'utf-8', mark: 0 });
    const damaged = text.split('\ufffd').length - 1;
    findings.say('encoding.damaged', 'warn', undefined, { encoding: 'utf-8', bytes: damaged });
    return { encoding: 'utf-8', marked, ...inColumns(text) };
  }
  const guess = set === undefined ? guessEncoding(body) : { encoding: set, foreign: 0 };
  if (set === undefined) {
    findings.say('encoding.guessed', 'note', undefined, { encoding: guess.encoding, bytes: guess.foreign });
  }
  return { encoding: guess.encoding, marked, ...inColumns(decode(body, { encoding: guess.encoding, mark: 0 })) };
}

/** A character of two units takes one column: a private character that the text does not use stands for it meanwhile. */
function inColumns(text: string): Pick<Source, 'codes' | 'text' | 'restored'> {
  const stands = new Map<string, string>();
  let free = 0xe000;
  const inUse = new Set(text.match(/[\ue000-\uf8ff]/g));
  const narrow = text.replace(/[\u{10000}-\u{10ffff}]/gu, (wide) => {
    const known = stands.get(wide);
    if (known !== undefined) return known;
    while (inUse.has(String.fromCharCode(free))) free += 1;
    const stand = free > 0xf8ff ? '\ufffd' : String.fromCharCode(free);
    free += 1;
    stands.set(wide, stand);
    return stand;
  });
  const codes = new Uint8Array(narrow.length);
  for (let at = 0; at < narrow.length; at += 1) {
    const code = narrow.charCodeAt(at);
    codes[at] = code < 0x80 ? code : FOREIGN;
  }
  if (stands.size === 0) return { codes, text: narrow, restored: same };
  const wideOf = new Map([...stands].map(([wide, stand]) => [stand, wide]));
  const restored = (piece: string): string => piece.replace(/[\ue000-\uf8ff]/g, (stand) => wideOf.get(stand) ?? stand);
  return { codes, text: narrow, restored };
}
