/** What an office asks of the Hungarian edition: what it asks of FIDE's text of 2014, which it takes over (1. § 2). */
import type { MonthlyRules } from '../edition.ts';
import { officeBy2014 } from '../fide/office.ts';
import { MSSZ_2017 } from './editions.ts';

const TAKEN_OVER = officeBy2014(MSSZ_2017);

/** The federation's own committee puts a rating right too. */
export const MSSZ_OFFICE: MonthlyRules = { ...TAKEN_OVER, decides: ['committee', ...TAKEN_OVER.decides] };
