/** Searches for a person's names in texts written by people and programs. */
import { plainName } from '../../intake/names.ts';
import type { EntryJson } from '../../ledger/entries.ts';
import { entryIn } from '../../ledger/rows/entries.ts';

export const plainWords = (text: string): readonly string[] =>
  plainName(text)
    .split(' ')
    .filter((word) => word !== '');

/** A name of one word counts only if the text has nothing else: many are also words, or places. */
export function holds(text: string, name: readonly string[]): boolean {
  const words = plainWords(text);
  return name.length === 1 ? words.length === 1 && words[0] === name[0] : name.every((word) => words.includes(word));
}

export interface SoughtName {
  readonly words: readonly string[];
  /** Each name with and without diacritics: this excludes most texts quickly. */
  readonly long: readonly string[];
}

export function sought(name: string): SoughtName {
  const [own, plain] = [name.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u), plainWords(name)];
  return { words: plain, long: [longest(own), longest(plain)] };
}

export const longest = (words: readonly string[]): string =>
  words.reduce((most, word) => (word.length > most.length ? word : most), '');

/** Whether one of the strings in an entry's text contains one of the names. */
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
