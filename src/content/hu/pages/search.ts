/** The words of the search page, in Hungarian. */
import type { SearchWords } from '../../en/pages/search.ts';

export const SEARCH_WORDS: SearchWords = {
  title: 'Játékos, egyesület, verseny vagy szabályzatpont keresése',
  titleOf: (asked) => `Keresés: ${asked}`,
  how: 'Név szerint, ékezettel vagy nélküle, latin vagy cirill betűkkel; a név eleje is elég. Vagy azonosító szerint: FIDE, KOMIR, ORR, PIN. Egyesületek, versenyek és szabályzatpontok a szavaik alapján kereshetők; egy elütés nem baj.',
  found: (_count, grouped) => `${grouped} találat`,
  alike: (asked) => `Senki sem szerepel így: „${asked}”; hasonló nevek:`,
  leadsToWhy: 'A nevek a legutóbbi változás indoklásához vezetnek.',
  pages: 'A találatok oldalai',
  clubs: 'Egyesületek',
  clauses: 'Szabályzatpontok',
  everydayWords: {
    tényező: ['együttható', 'szorzó'],
    faktor: ['együttható', 'szorzó'],
    szorzó: ['szorzó', 'együttható'],
  },
  allEvents: 'Minden verseny ezekkel a szavakkal',
  none: (asked) => `Nincs találat erre: „${asked}”.`,
  hints: 'Próbálja kevesebb betűvel vagy csak a családnévvel.',
  name: 'Név',
  federation: 'Szövetség',
  born: 'Született',
  club: 'Egyesület',
  ratings: 'Értékszámok',
};
