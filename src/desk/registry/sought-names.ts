/** Looks for a person's names in texts that people and programs wrote. */
import { plainName } from '../../intake/names.ts';
import type { EntryJson } from '../../ledger/entries.ts';
import { entryIn } from '../../ledger/rows/entries.ts';

export const plainWords = (text: string): readonly string[] =>
  plainName(text)
    .split(' ')
    .filter((word) => word !== '');

/** A name of one word is one only where nothing else stands beside it: many are words, or places, too. */
export function holds(text: string, name: readonly string[]): boolean {
  const words = plainWords(text);
  return name.length === 1 ? words.length === 1 && words[0] === name[0] : name.every((word) => words.includes(word));
}

export interface SoughtName {
  readonly words: readonly string[];
  /** One of them with its marks and without: most texts are told apart by it. */
  readonly long: readonly string[];
}

export function sought(name: string): SoughtName {
  const [own, plain] = [name.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u), plainWords(name)];
  return { words: plain, long: [longest(own), longest(plain)] };
}

export const longest = (words: readonly string[]): string =>
  words.reduce((most, word) => (word.length > most.length ? word : most), '');

/** Whether one of the strings in an entry's text holds one of the names. */
export function namesAnyOf(text: string, names: readonly SoughtName[]): boolean {
  const small = text.toLowerCase();
  const likely = names.filter(({ words, long }) => words.length > 0 && long.some((word) => small.includes(word)));
  return (
    likely.length > 0 &&
    hasString(entryIn({ text }) as unknown as EntryJson, (each) => likely.some(({ words }) => holds(each, words)))
  );
}

function hasString(value: EntryJson, is: (text: string) => boolean): boolean {
  if (typeof value === 'string') return is(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((each) => hasString(each as EntryJson, is));
}
