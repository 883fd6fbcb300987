/** What an office asks of ORR. */
import type { AtOnceRules } from '../edition.ts';
import { performanceIn } from '../fide/calculators.ts';
import { BOOK_2024 } from '../fide/editions.ts';
import { ORR } from './editions.ts';
import { K_TABLE } from './tables.ts';

export const ORR_OFFICE: AtOnceRules = {
  edition: ORR,
  calendar: 'at-once',
  // far below zero and above everybody: the text knows neither a floor nor a ceiling
  ratings: [-1000, 5000],
  indicators: ['rating', 'unsettled'],
  // reading: the text names nobody, so it is the committee's as elsewhere
  decides: ['committee'],
  waivable: [],
  // ORR refuses no event
  checked: [],
  tables: [
    { name: 'k-by-rating', clause: '1 K', rows: K_TABLE.map(({ from, to, gain, loss }) => [from, to, gain, loss]) },
  ],
  // the text names no performance; its players know FIDE's
  performance: (opponents, score) => performanceIn(BOOK_2024, { opponents, score })?.performance,
  asksForRegistry: false,
};
