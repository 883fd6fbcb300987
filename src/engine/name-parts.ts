/** How a copy of the site without a server finds names: the words by which a name is found, and the part of the index that has a word. */
import { plainName } from '../intake/names.ts';

/** A player in the index: id, name, title, federation, year of birth, and ratings by pool. */
export type IndexRow = readonly [
  id: string,
  name: string,
  title: string,
  federation: string,
  birthYear: number,
  ratings: readonly (readonly [pool: string, rating: number, unsettled?: 1])[],
  /** Numbers of federations by which the player is found. */
  numbers?: readonly string[],
  /** The name in other letters, where pages show it in them. */
  inOtherLetters?: string,
];

export const wordsIn = (text: string): readonly string[] => [
  ...new Set(
    plainName(text)
      .split(' ')
      .filter((word) => word !== ''),
  ),
];

/** The part of the index: two letters of a word, three digits of a number. */
export const partOf = (word: string): string => {
  const start = [...word].slice(0, /^\d/.test(word) ? 3 : 2).join('');
  return [...start].map((sign) => (/[a-z\d]/.test(sign) ? sign : `u${sign.codePointAt(0)?.toString(16)}`)).join('-');
};

/** Shorter words have to be spelled correctly: with a typing error they would match too many. */
const SLIP_FROM = 4;

/** Whether a word begins as typed, allowing one typing error: an extra letter, a missing one, a wrong one, or two swapped. */
export function beginsWithSlip(asked: string, word: string): boolean {
  if (word.startsWith(asked)) return true;
  if (asked.length < SLIP_FROM) return false;
  let at = 0;
  while (at < word.length && asked[at] === word[at]) at += 1;
  const [rest, after] = [asked.slice(at), word.slice(at)];
  return (
    after.startsWith(rest.slice(1)) ||
    after.slice(1).startsWith(rest.slice(1)) ||
    after.slice(1).startsWith(rest) ||
    (rest.length > 1 && rest[0] === after[1] && rest[1] === after[0] && after.slice(2).startsWith(rest.slice(2)))
  );
}

/** The file that has a word: by its third letter. Shorter words allow no typing errors. */
export const wordsPartOf = (word: string): string | undefined => [...word][2];

/**
 * The files that may have the intended word if there is a typing error in the first two letters of the typed one: its third letter
 * is then the same, or the one before or after it. An error further on does not change the file.
 */
export const wordsPartsNear = (asked: string): readonly string[] => {
  const letters = [...asked];
  if (letters.length < SLIP_FROM) return [];
  return [...new Set(letters.slice(1, 4))];
};

/** The name of a file. */
export const wordsFile = (letter: string): string => `words-${partOf(letter)}`;
