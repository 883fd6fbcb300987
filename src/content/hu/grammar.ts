/** How Hungarian writes numbers, dates and counted things. */
import type { Grammar } from '../../explain/language.ts';
import { article } from './articles.ts';

export const GRAMMAR: Grammar = {
  decimalMark: ',',
  and: ' és ',
  months: [
    'január',
    'február',
    'március',
    'április',
    'május',
    'június',
    'július',
    'augusztus',
    'szeptember',
    'október',
    'november',
    'december',
  ],
  formOf: () => 0,
  date: (year, month, day) => `${year}. ${month} ${day}.`,
  month: (year, month) => `${year}. ${month}`,
  quotes: ['„', '”'],
  yearFirst: true,
  article,
};
