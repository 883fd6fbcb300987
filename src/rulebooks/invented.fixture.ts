/** An invented edition of FIDE's rules, as CONTRIBUTING.md tells: 2026 with another floor, K and closing day. */
import type { FideBook } from './fide/book.ts';
import { editionOf } from './fide/edition-of.ts';
import { BOOK_2026_01 } from './fide/editions.ts';
import { officeBy2024 } from './fide/office.ts';
import { registerEdition } from './office-rules.ts';
import type { EditionId } from './rulebook.ts';

/** Only a registered name is an `EditionId`; this one is registered by who calls. */
const ID = 'fide-invented' as EditionId;

const INVENTED_BOOK: FideBook = {
  ...BOOK_2026_01,
  id: ID,
  // 7.2.1: a lower floor, so that somebody is listed whom the neighbour drops
  floor: 1200,
  // 7.1.3: lists close a week before their date
  closingDays: 7,
  // 0.2.2: three days as before, and ten from a day inside the edition on
  registration: [
    ...BOOK_2026_01.registration,
    { from: '2026-05-01', termOf: () => ({ clause: '0.2.2', days: 10, lateApproval: 'qc-chairman' }) },
  ],
  // 8.3.3: one K for beginners and one for all others
  kFactor: ({ games }, why) => {
    const k = games < 10 ? 50 : 15;
    why?.because('8.3.3', games < 10 ? 'k-newcomer' : 'k-established', { games, needed: 10 }, k);
    return k;
  },
};

/** In force from a day in the middle of a month: a period is shared with the neighbour. */
const INVENTED = editionOf(INVENTED_BOOK, { family: 'fide', inForce: { from: '2026-02-11' }, clauses: 47 });

/** Adds it to the editions of this process; what is given back takes it out. */
export const registerInvented = (): (() => void) => registerEdition(officeBy2024(INVENTED));
