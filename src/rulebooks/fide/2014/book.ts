/** The 2014 text as a book; MSSZ computes by the same one. */
import { listOf } from '../admission.ts';
import type { FideBook } from '../book.ts';
import { countedGap } from '../clauses.ts';
import { admit, checkList } from './admission.ts';
import { CITE, kFactor, newRating } from './clauses.ts';
import { closePool, enterResults, FLOOR, openPool, playNewcomers, type Pool } from './newcomers.ts';

export const BOOK_2014: FideBook<Pool> = {
  id: 'fide-2014',
  cite: CITE,
  floor: FLOOR,
  admit,
  listOf,
  checkList,
  countedGap: (own, opponent, why) => countedGap(own, opponent, why, '8.54'),
  kFactor,
  limitedK: (k) => k,
  newRating,
  ratedKeys: (computed, _rounded, status) => (status === 'delisted' ? { rn: computed } : {}),
  openPool,
  playNewcomers,
  enterResults,
  closePool,
};
