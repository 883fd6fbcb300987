/** How a copy without a server finds names: which words a name is found by, and in which part of the index a word lies. */
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

/** Shorter words have to be written as they are: with a slip they would fit too many. */
const SLIP_FROM = 4;

/** Whether a word begins as asked, but for one slip of the finger: a letter too many, one too few, a wrong one, or two in each other's place. */
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

/** In which file of words one lies: by its third letter. Of shorter words no slips are forgiven. */
export const wordsPartOf = (word: string): string | undefined => [...word][2];

/**
 * Where a word may lie that was meant, if there is a slip in the first two letters of the one that was asked: the third letter is then the same, or
 * the one before or after it. A slip further on leaves the part of the index as it is.
 */
export const wordsPartsNear = (asked: string): readonly string[] => {
  const letters = [...asked];
  if (letters.length < SLIP_FROM) return [];
  return [...new Set(letters.slice(1, 4))];
};

/** As a file is called. */
export const wordsFile = (letter: string): string => `words-${partOf(letter)}`;
