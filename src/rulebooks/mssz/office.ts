/** What an office asks of the Hungarian edition: what it asks of FIDE's text of 2014. */
import type { MonthlyRules } from '../edition.ts';
import { officeBy2014 } from '../fide/office.ts';
import { MSSZ_2017 } from './editions.ts';

export const MSSZ_OFFICE: MonthlyRules = officeBy2014(MSSZ_2017);
