/**
 * Digests by which an office recognises an erased person, and asks before that person is entered again. They are made
 * with a secret key outside the database: without the key the ledger reveals nothing about them, not even by trying
 * every number and every name. docs/ledger.md describes the form, which never changes, because digests made years ago
 * must still match. That is why the folding of names has its own tables here, apart from those of the registry's
 * search.
 */
import { createHmac } from 'node:crypto';
import type { NumberKind } from './store.ts';

/** In bytes. */
export const MEMORY_KEY_LENGTH = 32;

/** Part of everything that is hashed: another form of digests would have another version. */
const VERSION = 'elobook-erased-1';

const hmac = (key: Uint8Array, parts: readonly string[]): string =>
  createHmac('sha256', key)
    .update([VERSION, ...parts].join('\n'))
    .digest('hex');

/** Identifies a key without revealing anything about it: 16 hexadecimal digits. */
export const memoryKeyId = (key: Uint8Array): string => hmac(key, ['key']).slice(0, 16);

const FRAMED = /-----BEGIN ELOBOOK MEMORY KEY-----\s*([A-Za-z0-9+/]{43}=)\s*-----END ELOBOOK MEMORY KEY-----/g;

/** A key as in its file. */
export const memoryKeyText = (key: Uint8Array): string =>
  `-----BEGIN ELOBOOK MEMORY KEY-----\n${btoa(String.fromCharCode(...key))}\n-----END ELOBOOK MEMORY KEY-----\n`;

/** The keys of a file, one after another; undefined where it contains anything else, or nothing. */
export function readMemoryKeys(text: string): readonly Uint8Array[] | undefined {
  if (text.trim() === '' || text.replaceAll(FRAMED, '').trim() !== '') return undefined;
  return [...text.matchAll(FRAMED)].map(([, inside]) =>
    Uint8Array.from(atob(inside as string), (letter) => letter.charCodeAt(0)),
  );
}

/** For a number as in the registry. */
export const numberDigest = (key: Uint8Array, kind: NumberKind, number: string): string =>
  hmac(key, ['number', kind, number]);

export const nameDigest = (key: Uint8Array, name: string, birthYear: number): string =>
  hmac(key, ['name', foldedName(name), String(birthYear)]);

/** `ß=ss ø=o`: letters and their replacements. */
const table = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));

/** Letters that are not a base letter with marks; Cyrillic letters in Latin. */
const LETTERS = table(
  'ß=ss ø=o æ=ae œ=oe ł=l đ=d ð=d þ=th ı=i ħ=h ŋ=n ə=a ς=σ ' +
    'а=a б=b в=v г=g д=d е=e ж=zh з=z и=i к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=ch ш=sh щ=shch ъ= ы=i ь= э=e ' +
    'ю=iu я=ia і=i є=e ґ=g ђ=d ј=i љ=li њ=ni ћ=c џ=dz ѕ=dz ә=a ғ=g қ=k ң=n ө=o ұ=u ү=u һ=h',
);

/** Spellings of one sound, applied one after another. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/kh/g, 'h'],
  [/([aou])e/g, '$1'],
  [/(.)\1+/gu, '$1'],
];

const APOSTROPHES = /['`´‘’ʹʻʼ]/g;
const MARKS = /\p{M}/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
const TITLES: ReadonlySet<string> = new Set(['dr', 'prof', 'ifj', 'ozv', 'jr', 'sr']);

const isNoName = (word: string): boolean => TITLES.has(word) || /^\p{N}+$/u.test(word);

/** A name independent of case, alphabet, order and diacritics: `kis szabo zo`. */
export function foldedName(name: string): string {
  const words = name
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .split(BETWEEN_WORDS)
    .map(foldedWord)
    .filter((word) => word !== '');
  const named = words.filter((word) => !isNoName(word));
  return (named.length === 0 ? words : named).sort().join(' ');
}

const foldedWord = (word: string): string =>
  SPELLINGS.reduce(
    (text, [spelling, sound]) => text.replace(spelling, sound),
    [...word].map((letter) => LETTERS[letter] ?? letter).join(''),
  );
