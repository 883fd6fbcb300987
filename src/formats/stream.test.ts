import { describe, expect, test } from 'vitest';
import type { Encoding } from './encoding.ts';
import { SeenIds } from './ids.ts';
import { isPlain, plainLetters } from './latin.ts';
import { joined, detachedSlice, chunksOfBytes, TextStream } from './stream.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function streamed(bytes: Uint8Array, size: number, encoding?: Encoding): [string, unknown[]] {
  const stream = new TextStream(encoding);
  let text = '';
  for (const piece of chunksOfBytes(bytes, size)) text += stream.push(piece);
  return [text + stream.end(), stream.findings().map(({ code, facts }) => [code, ...Object.values(facts)])];
}

describe('text out of pieces', () => {
  const SIZES = [1, 2, 3, 4, 5, 7, 100];

  test('plain ASCII needs no guess', () => {
    for (const size of SIZES) expect(streamed(utf8('Kormos, Bela'), size)).toEqual(['Kormos, Bela', []]);
    expect(streamed(new Uint8Array(), 1)).toEqual(['', []]);
    expect(streamed(utf8('a'), 1)).toEqual(['a', []]);
  });

  test('UTF-8 is put together across pieces', () => {
    for (const size of SIZES) {
      expect(streamed(utf8('aé€😀z'), size)).toEqual(['aé€😀z', [['encoding.guessed', 'utf-8', 9]]]);
      expect(streamed(utf8('\ufeffaé'), size)).toEqual(['aé', []]);
      expect(streamed(utf8('aé'), size, 'utf-8')).toEqual(['aé', []]);
    }
  });

  test('other encodings are guessed or set', () => {
    const bytes = Uint8Array.of(0x53, 0x7a, 0xfb, 0x63, 0x73, 0x20, 0x41);
    expect(streamed(bytes, 100)).toEqual(['Szűcs A', [['encoding.guessed', 'windows-1250', 1]]]);
    for (const size of SIZES) expect(streamed(bytes, size, 'windows-1252')).toEqual(['Szûcs A', []]);
    expect(streamed(Uint8Array.of(0x41, 0x41, 0x41, 0xe9), 4)).toEqual([
      'AAAé',
      [['encoding.guessed', 'windows-1252', 1]],
    ]);
    expect(streamed(Uint8Array.of(0xe9), 1)).toEqual(['é', [['encoding.guessed', 'windows-1252', 1]]]);
  });

  test('bytes that are none are told', () => {
    const bytes = Uint8Array.of(0x41, 0xff, 0x42, 0xc3, 0x43, 0x80, 0x80, 0x80, 0x80);
    expect(streamed(bytes, 100, 'utf-8')).toEqual([
      'A\ufffdB\ufffdC\ufffd\ufffd\ufffd\ufffd',
      [['encoding.damaged', 'utf-8', 6]],
    ]);
    expect(streamed(Uint8Array.of(0xef, 0xbb, 0xbf, 0x41, 0xc3), 100)).toEqual([
      'A\ufffd',
      [['encoding.damaged', 'utf-8', 1]],
    ]);
  });

  test('parts of a text', () => {
    expect(detachedSlice('Kormos, Bela', 8, 12)).toBe('Bela');
    expect(detachedSlice('x'.repeat(200), 10, 110)).toBe('x'.repeat(100));
    expect(detachedSlice('őű', 0, 2)).toBe('őű');
  });

  test('bytes joined and cut', () => {
    const [a, b] = [utf8('ab'), utf8('c')];
    expect(joined(new Uint8Array(), a)).toBe(a);
    expect(joined(a, b)).toEqual(utf8('abc'));
    expect([...chunksOfBytes(utf8('abcde'), 2)].map((piece) => piece.length)).toEqual([2, 2, 1]);
  });
});

describe('numbers seen', () => {
  test('each is new once, among many', () => {
    const ids = new SeenIds();
    for (let id = 1; id <= 20_000; id += 1) expect(ids.add(id * 37)).toBe(true);
    for (let id = 1; id <= 20_000; id += 1) expect(ids.add(id * 37)).toBe(false);
    expect([ids.add(999_999_999_999_999), ids.add(999_999_999_999_999)]).toEqual([true, false]);
  });

  test('numbers that differ only beyond 32 bits are different', () => {
    const ids = new SeenIds();
    expect([ids.add(5), ids.add(5 + 2 ** 32), ids.add(5 + 2 ** 33), ids.add(5 + 2 ** 32)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});

describe('plain letters', () => {
  for (const [letter, plain] of [
    ['á', 'a'],
    ['Ű', 'U'],
    ['ß', 'ss'],
    ['Ø', 'O'],
    ['ł', 'l'],
    ['щ', 'shch'],
    ['Щ', 'Shch'],
    ['ь', ''],
    ['Ь', ''],
    ['Ё', 'E'],
    ['Ї', 'I'],
    ['棋', '?'],
    ['’', "'"],
    ['\u00a0', ' '],
    ['\u0301', ''],
  ] as const) {
    test(`${letter} is ${plain}`, () => expect(plainLetters(letter)).toBe(plain));
  }
  test('what is plain', () => expect(['', 'Az ~', 'é', '\n'].map(isPlain)).toEqual([true, true, false, false]));
});
