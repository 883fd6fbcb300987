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
