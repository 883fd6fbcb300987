/** FIDE's book of 2014 with the clauses that this one words for itself (appendix I). */
import { BOOK_2014 } from '../fide/2014/book.ts';
import type { FideBook } from '../fide/book.ts';
import { countedGap, MAX_GAP } from './clauses.ts';
import { firstEventRegistered } from './newcomers.ts';

export const BOOK_MSSZ: FideBook = {
  ...BOOK_2014,
  id: 'mssz-2017',
  cite: { ...BOOK_2014.cite, performance: 'II.3', zeroScore: '8.21' },
  maxGap: MAX_GAP,
  countedGap,
  firstEventCounts: firstEventRegistered,
};
