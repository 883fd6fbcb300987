/** The words of the search page, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const SEARCH_WORDS = {
  title: 'Find a player',
  titleOf: (asked: string) => `Search: ${asked}`,
  how: 'By name, with or without accents, in Latin or Cyrillic letters; the beginning is enough. Or by number: FIDE, KOMIR, ORR, PIN, or the office’s own.',
  found: (count: number, grouped: string, say: Say) => `${grouped} ${say.form(count, 'player', 'players')} found`,
  shown: (count: string) => `The first ${count} are shown; more letters make it fewer.`,
  none: (asked: string) => `Nobody was found for “${asked}”.`,
  hints: 'Try fewer letters, or only the family name.',
  name: 'Name',
  federation: 'Federation',
  born: 'Born',
  club: 'Club',
  ratings: 'Ratings',
};

export type SearchWords = Worded<typeof SEARCH_WORDS>;
