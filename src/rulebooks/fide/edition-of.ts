/** How a book of FIDE's becomes an edition; MSSZ makes its own in the same way. */
import type { Event, Needs, Period } from '../../core/event.ts';
import type { Asked } from '../../core/reasons.ts';
import type { Edition, EditionId } from '../rulebook.ts';
import type { FideBook } from './book.ts';
import { chessEvent, rateEvent, ratePeriod } from './rate.ts';

export const FIDE_NEEDS: Needs = {
  dates: true,
  system: true,
  rating: { min: 1, max: 4000 },
  unsettledHistory: false,
};

/**
 * An edition made of a book; `others` are the books whose events may share a period with its own.
 * Editions that nobody asks for are left out of a bundle: making one touches nothing else.
 * @__NO_SIDE_EFFECTS__
 */
export function editionOf<Pool>(
  book: FideBook<Pool>,
  others: readonly FideBook<Pool>[],
  facts: Pick<Edition, 'family' | 'inForce' | 'clauses'>,
): Edition {
  const books = new Map<EditionId, FideBook<Pool>>([...others, book].map((each) => [each.id, each]));
  return {
    id: book.id,
    game: 'chess',
    needs: FIDE_NEEDS,
    ...facts,
    assumesK: true,
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
