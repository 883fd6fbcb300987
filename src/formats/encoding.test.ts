import { describe, expect, test } from 'vitest';
import { damageIn, decode, type Encoding, guessEncoding, isDamagedUtf8 } from './encoding.ts';

const TABLES: Partial<Record<Encoding, ReadonlyMap<string, number>>> = {};

/** Bytes of a text in a single-byte encoding, by turning the decoder around. */
function encoded(text: string, encoding: Encoding): Uint8Array {
  const table = (TABLES[encoding] ??= new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte]),
  ));
  return Uint8Array.from([...text].map((letter) => table.get(letter) ?? 0x3f));
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the encoding of a report', () => {
  for (const [text, encoding] of [
    ['001    1 m GM Árvíztűrő, Tükörfúrógép', 'windows-1250'],
    ['012 Őszi kupa', 'windows-1250'],
    ['012 Кубок Волги\n001    1 m    Лукин, Павел', 'windows-1251'],
    ['012 Ёлочка', 'windows-1251'],
    ['012 Café Müller Ñandú', 'windows-1252'],
  ] as const) {
    test(`${encoding} is recognised in "${text.slice(0, 24)}…"`, () => {
      const bytes = encoded(text, encoding);
      const guess = guessEncoding(bytes);
      expect(guess).toMatchObject({ encoding, mark: 0 });
      expect(decode(bytes, guess)).toBe(text);
    });
  }

  test('UTF-8 is UTF-8, with a mark and without', () => {
    for (const text of ['012 Őszi kupa', '012 Кубок', 'plain']) {
      expect(guessEncoding(utf8(text))).toMatchObject({ encoding: 'utf-8', mark: 0 });
      const marked = Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8(text));
      expect(guessEncoding(marked)).toMatchObject({ encoding: 'utf-8', mark: 3 });
      expect(decode(marked, guessEncoding(marked))).toBe(text);
    }
  });

  test('plain letters are the same in every encoding', () => {
    expect(guessEncoding(utf8('001'))).toEqual({ encoding: 'utf-8', mark: 0, foreign: 0 });
    expect(guessEncoding(utf8('é')).foreign).toBe(2);
  });
});

describe('damage', () => {
  const withByte = (text: string, byte: number): Uint8Array => utf8(text).map((each) => (each === 0x40 ? byte : each));

  test('of a few bytes does not make another encoding of UTF-8', () => {
    const bytes = withByte('012 Őszi kupa\n001 Árvai, @bel', 0x81);
    expect(isDamagedUtf8(bytes)).toBe(true);
    expect(guessEncoding(bytes)).toMatchObject({ encoding: 'utf-8' });
    // one letter alone may be there by chance
    expect(guessEncoding(withByte('001 Müller, @bel', 0x81)).encoding).toBe('windows-1252');
  });

  test('is told where it begins, with the number of bytes', () => {
    expect(damageIn('012 whole\n')).toBeUndefined();
    expect(damageIn('012 a\r\n022 b\ufffdc\u0081')).toEqual({ at: { line: 2, column: 6 }, bytes: 2 });
    expect(damageIn(decode(Uint8Array.of(0x41, 0x81), { encoding: 'windows-1250', mark: 0 }))).toEqual({
      at: { line: 1, column: 2 },
      bytes: 1,
    });
  });
});
