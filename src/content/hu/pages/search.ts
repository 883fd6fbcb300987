/** The words of the search page, in Hungarian. */
import type { SearchWords } from '../../en/pages/search.ts';

export const SEARCH_WORDS: SearchWords = {
  title: 'Játékos keresése',
  titleOf: (asked) => `Keresés: ${asked}`,
  how: 'Név szerint, ékezettel vagy nélküle, latin vagy cirill betűkkel; a név eleje is elég. Vagy azonosító szerint: FIDE, KOMIR, ORR, PIN vagy az iroda saját azonosítója.',
  found: (_count, grouped) => `${grouped} találat`,
  shown: (count) => `Az első ${count} találat látható; több betűvel szűkíthető.`,
  none: (asked) => `Nincs találat erre: „${asked}”.`,
  hints: 'Próbálja kevesebb betűvel vagy csak a családnévvel.',
  name: 'Név',
  federation: 'Szövetség',
  born: 'Született',
  club: 'Egyesület',
  ratings: 'Értékszámok',
};
