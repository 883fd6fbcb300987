/** What an office asks of the Hungarian edition: what it asks of FIDE's text of 2014, which it takes over (1. § 2). */
import type { MonthlyRules } from '../edition.ts';
import { officeWithReadings } from '../fide/chosen-readings.ts';
import { officeBy2014 } from '../fide/office.ts';
import { MSSZ_2017 } from './editions.ts';
import { checkRegistry, checkStrengthOrders, isInOwnClub, komirIdOk, titleOk } from './registry.ts';

export const MSSZ_OFFICE = officeWithReadings(MSSZ_2017, (edition): MonthlyRules => {
  const takenOver = officeBy2014(edition);
  return {
    ...takenOver,
    // the federation's own committee puts a rating right too
    decides: ['committee', ...takenOver.decides],
    isTitle: titleOk,
    // 2. § left sheet, 6: one rating since 2011, so that FIDE's stands for the federation's
    members: {
      ratedIn: ['mssz', 'fide'],
      isNumber: komirIdOk,
      check: checkRegistry,
      isInOwnClub,
      checkOrders: checkStrengthOrders,
    },
  };
});
