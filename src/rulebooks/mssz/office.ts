/** The office's rules of the Hungarian edition: those of FIDE's text of 2014, which it adopts (1. § 2). */
import type { MonthlyRules } from '../edition.ts';
import { officeWithReadings } from '../fide/chosen-readings.ts';
import { officeBy2014 } from '../fide/office.ts';
import { MSSZ_2017 } from './editions.ts';
import { checkRegistry, checkStrengthOrders, isInOwnClub, komirIdOk, titleOk } from './registry.ts';

export const MSSZ_OFFICE = officeWithReadings(MSSZ_2017, (edition): MonthlyRules => {
  const takenOver = officeBy2014(edition);
  return {
    ...takenOver,
    // the federation's own committee may correct a rating too
    decides: ['committee', ...takenOver.decides],
    isTitle: titleOk,
    // 2. § left sheet, 6: one rating since 2011, so FIDE's is used as the federation's
    members: {
      ratedIn: ['mssz', 'fide'],
      isNumber: komirIdOk,
      check: checkRegistry,
      isInOwnClub,
      checkOrders: checkStrengthOrders,
    },
  };
});
