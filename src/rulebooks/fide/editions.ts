/** The FIDE editions that Elobook knows. Between July 2017 and February 2024 there are two whose text it does not have. */
import { BOOK_2014 } from './2014/book.ts';
import * as admission2024 from './2024/admission.ts';
import * as clauses2024 from './2024/clauses.ts';
import * as newcomers2024 from './2024/newcomers.ts';
import { listOf } from './admission.ts';
import type { FideBook } from './book.ts';
import { editionOf, type FideEdition } from './edition-of.ts';

export { BOOK_2014 } from './2014/book.ts';
export { FIDE_NEEDS } from './edition-of.ts';

export const BOOK_2024: FideBook = {
  id: 'fide-2024',
  cite: clauses2024.CITE,
  floor: newcomers2024.FLOOR,
  maxGap: clauses2024.MAX_GAP,
  closingDays: clauses2024.CLOSING_DAYS,
  registration: [{ termOf: admission2024.registrationTerm }],
  admit: admission2024.admit,
  listOf,
  checkList: admission2024.checkList,
  countedGap: clauses2024.countedGap,
  kFactor: clauses2024.kFactor,
  limitedK: clauses2024.limitedK,
  newRating: clauses2024.newRating,
  ratedKeys: (computed, rounded) => ({ rounded, computed }),
  minimumMinutes: clauses2024.minimumMinutes,
  inPool: newcomers2024.inPool,
  firstEventCounts: newcomers2024.firstEventCounts,
  openPool: newcomers2024.openPool,
  playNewcomers: newcomers2024.playNewcomers,
  enterResults: newcomers2024.enterResults,
  closePool: newcomers2024.closePool,
};

/** The amendment of 1 October 2025 changes one clause. */
export const BOOK_2025_10: FideBook = {
  ...BOOK_2024,
  id: 'fide-2025-10',
  cite: { ...clauses2024.CITE, countedGap: '8.3.1 (from 2025-10-01)' },
  maxGap: clauses2024.MAX_GAP_BELOW_2650,
  countedGap: clauses2024.countedGapFrom2650,
};

export const FIDE_2014: FideEdition = editionOf(BOOK_2014, {
  family: 'fide',
  inForce: { from: '2014-07-01', to: '2017-06-30' },
  clauses: 90,
});

export const FIDE_2024: FideEdition = editionOf(BOOK_2024, {
  family: 'fide',
  inForce: { from: '2024-03-01', to: '2025-09-30' },
  clauses: 45,
});

export const FIDE_2025_10: FideEdition = editionOf(BOOK_2025_10, {
  family: 'fide',
  inForce: { from: '2025-10-01' },
  clauses: 46,
});
