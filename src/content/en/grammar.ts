/** How English writes numbers, dates and counted things. */
import type { Grammar } from '../../explain/language.ts';

export const GRAMMAR: Grammar = {
  decimalMark: '.',
  and: ' and ',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  formOf: (value) => (Math.abs(value) === 1 ? 0 : 1),
  date: (year, month, day) => `${day} ${month} ${year}`,
  month: (year, month) => `${month} ${year}`,
  quotes: ['“', '”'],
};
