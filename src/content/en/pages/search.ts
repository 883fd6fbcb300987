/** The words of the search page, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const SEARCH_WORDS = {
  title: 'Find a player, a club, a tournament or a clause',
  titleOf: (asked: string) => `Search: ${asked}`,
  how: 'By name, with or without accents, in Latin or Cyrillic letters; the beginning is enough. Or by number: FIDE, KOMIR, ORR, PIN. Clubs, tournaments and clauses of the rulebooks are found by their words; a slip of the finger does no harm.',
  found: (count: number, grouped: string, say: Say) => `${grouped} ${say.form(count, 'player', 'players')} found`,
  /** Where nobody is written as asked. */
  alike: (asked: string) => `Nobody is written “${asked}”; nearly so:`,
  /** Where somebody asked why a rating changed. */
  leadsToWhy: 'Each name leads to the reasons of the last change.',
  pages: 'Pages of the search',
  clubs: 'Clubs',
  clauses: 'Clauses',
  /** Everyday words for what the clauses call otherwise. */
  everydayWords: { factor: ['coefficient'] } as Readonly<Record<string, readonly string[]>>,
  allEvents: 'All tournaments with these words',
  none: (asked: string) => `Nothing was found for “${asked}”.`,
  hints: 'Try fewer letters, or only the family name.',
  name: 'Name',
  federation: 'Federation',
  born: 'Born',
  club: 'Club',
  ratings: 'Ratings',
};

export type SearchWords = Worded<typeof SEARCH_WORDS>;
