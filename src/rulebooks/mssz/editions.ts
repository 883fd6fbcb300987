/** The rules of the Hungarian Chess Federation: FIDE's book of 2014 under its own name and dates. */
import { BOOK_2014 } from '../fide/2014/book.ts';
import { editionOf } from '../fide/edition-of.ts';
import type { Edition } from '../rulebook.ts';

/** 1. § 2, 3. § and 4. §: in force from 1 January 2017, computed as FIDE computed then. */
export const MSSZ_2017: Edition = editionOf({ ...BOOK_2014, id: 'mssz-2017' }, [], {
  family: 'mssz',
  inForce: { from: '2017-01-01' },
  clauses: 107,
});
