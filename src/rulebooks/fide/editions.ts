/** The FIDE editions that Elobook knows. Of those between July 2017 and February 2024 it has no whole text. */
import { BOOK_2014 } from './2014/book.ts';
import { BOOK_2017 } from './2017/book.ts';
import * as admission2022 from './2022/admission.ts';
import * as clauses2022 from './2022/clauses.ts';
import * as newcomers2022 from './2022/newcomers.ts';
import * as admission2024 from './2024/admission.ts';
import * as clauses2024 from './2024/clauses.ts';
import * as newcomers2024 from './2024/newcomers.ts';
import * as admission2026 from './2026/admission.ts';
import { listOf } from './admission.ts';
import * as admissionRapid from './rapid/admission.ts';
import * as clausesRapid from './rapid/clauses.ts';
import type { FideBook, NewToList } from './book.ts';
import type { Edition } from '../edition.ts';
import { editionOf, type FideEdition } from './edition-of.ts';

export { BOOK_2014 } from './2014/book.ts';
export { BOOK_2017 } from './2017/book.ts';
export { FIDE_NEEDS } from './edition-of.ts';

export const BOOK_2024: FideBook = {
  id: 'fide-2024',
  cite: clauses2024.CITE,
  floor: newcomers2024.FLOOR,
  maxGap: clauses2024.MAX_GAP,
  closingDays: clauses2024.CLOSING_DAYS,
  registration: [{ termOf: admission2024.registrationTerm }],
  waivable: admission2024.WAIVABLE,
  timeClass: clausesRapid.timeClass,
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
  closePool: newcomers2024.closePool,
  firstRating: newcomers2024.initialEstimate,
};

/** The text of January 2022, which that of 2024 replaced. `chosen-readings.ts` has the readings that a pool may choose. */
export const BOOK_2022: FideBook = {
  ...BOOK_2024,
  id: 'fide-2022',
  floor: newcomers2022.FLOOR,
  maxGap: clauses2022.MAX_GAP,
  registration: [
    { termOf: admission2022.registrationTerm },
    { from: admission2022.REGISTRATION_CHANGED, termOf: admission2022.amendedRegistrationTerm },
  ],
  waivable: admission2022.WAIVABLE,
  admit: admission2022.admit,
  checkList: admission2022.checkList,
  countedGap: /* @__PURE__ */ clauses2022.countedGapBy('always'),
  countedDifferences: /* @__PURE__ */ clauses2022.countedDifferencesBy('always'),
  inactive: /* @__PURE__ */ clauses2022.inactiveBy(clauses2022.LAST_LONG_LIST),
  closePool: newcomers2022.closePool,
  firstRating: newcomers2022.initialEstimate,
};

/** The amendment of 1 October 2025 changes one clause. */
export const BOOK_2025_10: FideBook = {
  ...BOOK_2024,
  id: 'fide-2025-10',
  cite: { ...clauses2024.CITE, countedGap: '8.3.1 (from 2025-10-01)' },
  maxGap: clauses2024.MAX_GAP_BELOW_2650,
  countedGap: clauses2024.countedGapFrom2650,
  realGapFrom: clauses2024.REAL_GAP_FROM,
};

/** The resolution for 2026: one more exception to 1.1. */
export const BOOK_2026_01: FideBook = {
  ...BOOK_2025_10,
  id: 'fide-2026-01',
  waivable: admission2026.WAIVABLE,
  admit: admission2026.admit,
};

/**
 * The books of rapid and blitz ratings: the text of 2024 under other numbers, without the times of standard games, and with
 * standard ratings for those who have none on the list. `k10From` is the setting of reading E5.
 */
export const bookOfFastGames = (
  id: FideBook['id'],
  control: clausesRapid.FastControl,
  farApart: 'rated' | 'left-out',
  k10From: NewToList['k10From'] = 2400,
): FideBook => {
  const { minimumMinutes: _ofStandardGames, ...book } = BOOK_2024;
  return {
    ...book,
    id,
    cite: clausesRapid.CITE,
    maxGap: clausesRapid.MAX_GAP,
    registration: [{ termOf: admissionRapid.registrationTerm }],
    waivable: admissionRapid.WAIVABLE,
    newToList: { k10From },
    admit: admissionRapid.admissionOf(control, farApart),
    checkList: admissionRapid.checkList,
    countedGap: clausesRapid.countedGap,
    kFactor: clausesRapid.kFactor,
    limitedK: clausesRapid.limitedK,
  };
};

export const FIDE_2014: FideEdition = editionOf(BOOK_2014, {
  family: 'fide',
  inForce: { from: '2014-07-01', to: '2017-06-30' },
  clauses: 90,
});

export const FIDE_2017: FideEdition = editionOf(BOOK_2017, {
  family: 'fide',
  inForce: { from: '2017-07-01', to: '2021-12-31' },
  clauses: 91,
});

export const FIDE_2022: FideEdition = editionOf(BOOK_2022, {
  family: 'fide',
  inForce: { from: '2022-01-01', to: '2024-02-29' },
  clauses: 42,
});

export const FIDE_2024: FideEdition = editionOf(BOOK_2024, {
  family: 'fide',
  inForce: { from: '2024-03-01', to: '2025-09-30' },
  clauses: 45,
});

export const FIDE_2025_10: FideEdition = editionOf(BOOK_2025_10, {
  family: 'fide',
  inForce: { from: '2025-10-01', to: '2025-12-31' },
  clauses: 46,
});

export const FIDE_2026_01: FideEdition = editionOf(BOOK_2026_01, {
  family: 'fide',
  inForce: { from: '2026-01-01' },
  clauses: 47,
});

const FIRST_FAST: Edition['inForce'] = { from: '2024-03-01', to: '2024-11-30' };
/** From this day on games between players far apart are not rated. */
const SINCE_DECEMBER_2024: Edition['inForce'] = { from: '2024-12-01' };

export const FIDE_RAPID_2024: FideEdition = editionOf(bookOfFastGames('fide-rapid-2024', 'rapid', 'rated'), {
  family: 'fide',
  control: 'rapid',
  inForce: FIRST_FAST,
  clauses: 45,
});

export const FIDE_RAPID_2024_12: FideEdition = editionOf(bookOfFastGames('fide-rapid-2024-12', 'rapid', 'left-out'), {
  family: 'fide',
  control: 'rapid',
  inForce: SINCE_DECEMBER_2024,
  clauses: 46,
});

export const FIDE_BLITZ_2024: FideEdition = editionOf(bookOfFastGames('fide-blitz-2024', 'blitz', 'rated'), {
  family: 'fide',
  control: 'blitz',
  inForce: FIRST_FAST,
  clauses: 45,
});

export const FIDE_BLITZ_2024_12: FideEdition = editionOf(bookOfFastGames('fide-blitz-2024-12', 'blitz', 'left-out'), {
  family: 'fide',
  control: 'blitz',
  inForce: SINCE_DECEMBER_2024,
  clauses: 46,
});

/** All of them, in the order of days: `registry.ts` and the entry of the package take them from here. */
export const FIDE_EDITIONS = {
  'fide-2014': FIDE_2014,
  'fide-2017': FIDE_2017,
  'fide-2022': FIDE_2022,
  'fide-2024': FIDE_2024,
  'fide-2025-10': FIDE_2025_10,
  'fide-2026-01': FIDE_2026_01,
  'fide-rapid-2024': FIDE_RAPID_2024,
  'fide-rapid-2024-12': FIDE_RAPID_2024_12,
  'fide-blitz-2024': FIDE_BLITZ_2024,
  'fide-blitz-2024-12': FIDE_BLITZ_2024_12,
} as const;
