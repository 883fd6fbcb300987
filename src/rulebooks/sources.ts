/**
 * Where the rules were found whose complete texts are not at hand. Only names: the descriptions for readers are in the folder of
 * every language (`readings/sources.ts`).
 */
export const SOURCES = [
  // of 2017
  'spanish-text',
  'comparison-2021',
  'by-game-unsure',
  'minutes-2019',
  'fide-news-906',
  'fide-news-796',
  'long-end-unsure',
  'archived-chapters',
  'chessexpress-november-2021',
  'chessexpress-december-2021',
  'program-chess-r0',
  'program-pychess',
  'chess-hu',
  'chesschat',
  'arbitriscacchi',
  'hungarian-text-2017',
  'as-in-2014',
  'method-of-2014',
  // of 2022
  'us-chess',
  'handbook-2022',
  'fide-calculator',
  'published-calculation',
  'lower-side-unsure',
  'pdf-2022',
  'fide-news-2818',
  'fide-january-2022',
  'council-2022-09',
  'qc-letter-2024',
  'no-deadline-found',
  'qc-march-2024',
  'as-in-2024',
  // of several
  'fide-lists',
  'same-2014-2022',
  'same-2014-2024',
  'same-before-and-after',
  // of 2026, of rapid and blitz
  'fide-fast-classic',
  'no-clause-text',
  'press-2026',
  'handbook-rapid-2024',
  'council-2024-12',
  'player-2025',
  'other-programs',
  // of changes of a whole pool
  'fide-news-2831',
  'lists-march-2024',
  'scacchierando',
  'austrian-decision',
  // of none
  'follows',
  'own-reading',
] as const;
export type Source = (typeof SOURCES)[number];
