/** The FIDE editions that Elobook knows. Between July 2017 and February 2024 there are two whose text it does not have. */
import type { Event, Needs, Period } from '../../core/event.ts';
import type { Asked } from '../../core/reasons.ts';
import type { Clause, Edition, EditionId } from '../rulebook.ts';
import * as admission2014 from './2014/admission.ts';
import * as clauses2014 from './2014/clauses.ts';
import { FIDE_2014_CONTENTS } from './2014/contents.ts';
import * as newcomers2014 from './2014/newcomers.ts';
import * as admission2024 from './2024/admission.ts';
import * as clauses2024 from './2024/clauses.ts';
import { FIDE_2024_CONTENTS, FIDE_2025_10_CONTENTS } from './2024/contents.ts';
import * as newcomers2024 from './2024/newcomers.ts';
import { listOf } from './admission.ts';
import type { FideBook } from './book.ts';
import { countedGap } from './clauses.ts';
import { chessEvent, rateEvent, ratePeriod } from './rate.ts';

export const FIDE_NEEDS: Needs = {
  dates: true,
  system: true,
  rating: { min: 1, max: 4000 },
  unsettledHistory: false,
};

/** The 2014 text; MSSZ computes by the same book. */
export const BOOK_2014: FideBook<newcomers2014.Pool> = {
  id: 'fide-2014',
  cite: clauses2014.CITE,
  floor: newcomers2014.FLOOR,
  admit: admission2014.admit,
  listOf,
  checkList: admission2014.checkList,
  countedGap: (own, opponent, why) => countedGap(own, opponent, why, '8.54'),
  kFactor: clauses2014.kFactor,
  limitedK: (k) => k,
  newRating: clauses2014.newRating,
  ratedKeys: (computed, _rounded, status) => (status === 'delisted' ? { rn: computed } : {}),
  openPool: newcomers2014.openPool,
  playNewcomers: newcomers2014.playNewcomers,
  enterResults: newcomers2014.enterResults,
  closePool: newcomers2014.closePool,
};

export const BOOK_2024: FideBook<newcomers2024.Pool> = {
  id: 'fide-2024',
  cite: clauses2024.CITE,
  floor: newcomers2024.FLOOR,
  admit: admission2024.admit,
  listOf,
  checkList: admission2024.checkList,
  countedGap,
  kFactor: clauses2024.kFactor,
  limitedK: clauses2024.limitedK,
  newRating: clauses2024.newRating,
  ratedKeys: (computed, rounded) => ({ rounded, computed }),
  minimumMinutes: clauses2024.minimumMinutes,
  openPool: newcomers2024.openPool,
  playNewcomers: newcomers2024.playNewcomers,
  enterResults: newcomers2024.enterResults,
  closePool: newcomers2024.closePool,
};

/** The amendment of 1 October 2025 changes one clause. */
export const BOOK_2025_10: FideBook<newcomers2024.Pool> = {
  ...BOOK_2024,
  id: 'fide-2025-10',
  countedGap: clauses2024.countedGapFrom2650,
};

/** An edition made of a book; `others` are the books whose events may share a period with its own. */
export function editionOf<Pool>(
  book: FideBook<Pool>,
  others: readonly FideBook<Pool>[],
  facts: Pick<Edition, 'family' | 'inForce'> & { readonly contents: readonly Clause[] },
): Edition {
  const books = new Map<EditionId, FideBook<Pool>>([...others, book].map((each) => [each.id, each]));
  return {
    id: book.id,
    game: 'chess',
    needs: FIDE_NEEDS,
    ...facts,
    periodWith: [...books.keys()],
    check: (event: Event) => book.admit(chessEvent(event)).findings,
    rate: (event: Event, asked?: Asked) => rateEvent(event, book, asked),
    ratePeriod: (period: Period, editions: readonly EditionId[], asked?: Asked) =>
      ratePeriod(
        period,
        editions.map((id) => books.get(id) as FideBook<Pool>),
        asked,
      ),
  };
}

export const FIDE_2014: Edition = editionOf(BOOK_2014, [], {
  family: 'fide',
  inForce: { from: '2014-07-01', to: '2017-06-30' },
  contents: FIDE_2014_CONTENTS,
});

export const FIDE_2024: Edition = editionOf(BOOK_2024, [BOOK_2025_10], {
  family: 'fide',
  inForce: { from: '2024-03-01', to: '2025-09-30' },
  contents: FIDE_2024_CONTENTS,
});

export const FIDE_2025_10: Edition = editionOf(BOOK_2025_10, [BOOK_2024], {
  family: 'fide',
  inForce: { from: '2025-10-01' },
  contents: FIDE_2025_10_CONTENTS,
});
