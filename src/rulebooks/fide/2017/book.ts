/** The text of July 2017 as a book: that of 2014 with what sources say was changed. */
import { BOOK_2014 } from '../2014/book.ts';
import type { FideBook } from '../book.ts';
import { admit, WAIVABLE } from './admission.ts';
import { CITE, countedGap, kFactor, limitedK, MAX_GAP, minimumMinutes } from './clauses.ts';
import { closePool, HALF_POINT_BONUS } from './newcomers.ts';

export const BOOK_2017: FideBook = {
  ...BOOK_2014,
  id: 'fide-2017',
  cite: CITE,
  waivable: WAIVABLE,
  admit,
  maxGap: MAX_GAP,
  countedGap,
  kFactor,
  limitedK,
  minimumMinutes,
  halfPointBonus: HALF_POINT_BONUS,
  closePool,
};
