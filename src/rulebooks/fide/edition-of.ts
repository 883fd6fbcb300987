/** How a book of FIDE's becomes an edition; MSSZ makes its own in the same way. */
import type { Month } from '../../core/dates.ts';
import type { Event, Needs, Period } from '../../core/event.ts';
import type { ReasonsFor } from '../../core/reasons.ts';
import type { Edition } from '../edition.ts';
import type { FideBook } from './book.ts';
import { enteredEvent, rateEvent, rateInSlices, ratePeriodByBooks } from './rate.ts';

export const FIDE_NEEDS: Needs = {
  dates: true,
  system: true,
  rating: { min: 1, max: 4000 },
  unsettledHistory: false,
};

/** An edition with the book that it is made of. */
export interface FideEdition extends Edition {
  readonly book: FideBook;
}

/** The book of an edition that shares a period with others of its kind. */
export function bookOf(edition: Edition): FideBook {
  const { book } = edition as Partial<FideEdition>;
  if (book === undefined) throw new Error(`${edition.id} is not made of a FIDE book`);
  return book;
}

/** An edition made of a book. Editions that nobody uses are left out of a bundle: making one has no side effects. @__NO_SIDE_EFFECTS__ */
export function editionOf(
  book: FideBook,
  facts: Pick<Edition, 'family' | 'inForce' | 'clauses'> & Partial<Pick<Edition, 'control'>>,
): FideEdition {
  return {
    id: book.id,
    game: 'chess',
    control: 'standard',
    needs: FIDE_NEEDS,
    resultColumns: ['before', 'games', 'score', 'expected', 'k', 'change', 'after', 'status'],
    ...facts,
    ...(book.timeClass === undefined ? {} : { timeClass: book.timeClass }),
    assumesK: true,
    book,
    check: (event: Event) => book.admit(enteredEvent(event, book), book).findings,
    rate: (event: Event, reasonsFor?: ReasonsFor) => rateEvent(event, book, reasonsFor),
    rateInSlices: (event: Event, reasonsFor?: ReasonsFor) => rateInSlices(event, book, reasonsFor),
    ratePeriod: (
      period: Period,
      editions: readonly Edition[],
      reasonsFor?: ReasonsFor,
      editionOfList?: (list: Month) => Edition | undefined,
    ) =>
      ratePeriodByBooks(period, editions.map(bookOf), reasonsFor, (list) => {
        const edition = editionOfList?.(list);
        return edition === undefined ? undefined : bookOf(edition);
      }),
  };
}
