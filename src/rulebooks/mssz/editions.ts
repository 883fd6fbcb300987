/** The rules of the Hungarian Chess Federation: FIDE's book of 2014 under its own name and dates. */
import { editionOf, type FideEdition } from '../fide/edition-of.ts';
import { BOOK_MSSZ } from './book.ts';

/** 1. § 2, 3. § and 4. §: in force from 1 January 2017, computed as FIDE computed then. */
export const MSSZ_2017: FideEdition = editionOf(BOOK_MSSZ, {
  family: 'mssz',
  inForce: { from: '2017-01-01' },
  clauses: 107,
});
