/** The 2014 text as a book; MSSZ computes by the same one. */
import { listOf } from '../admission.ts';
import type { FideBook } from '../book.ts';
import { admit, checkList, registrationTerm, WAIVABLE } from './admission.ts';
import { CITE, CLOSING_DAYS, countedGap, kFactor, MAX_GAP, newRating } from './clauses.ts';
import { closePool, FLOOR, firstEventCounts, HALF_POINT_BONUS, inPool, openPool, playNewcomers } from './newcomers.ts';

export const BOOK_2014: FideBook = {
  id: 'fide-2014',
  cite: CITE,
  floor: FLOOR,
  maxGap: MAX_GAP,
  closingDays: CLOSING_DAYS,
  registration: [{ termOf: registrationTerm }],
  waivable: WAIVABLE,
  admit,
  listOf,
  checkList,
  countedGap,
  kFactor,
  limitedK: (k) => k,
  newRating,
  ratedKeys: (computed, _rounded, status) => (status === 'delisted' ? { rn: computed } : {}),
  inPool,
  halfPointBonus: HALF_POINT_BONUS,
  firstEventCounts,
  openPool,
  playNewcomers,
  closePool,
};
