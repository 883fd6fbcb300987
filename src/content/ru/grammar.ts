/** How Russian writes numbers, dates and counted things. */
import type { Grammar } from '../../explain/language.ts';

export const GRAMMAR: Grammar = {
  decimalMark: ',',
  and: ' и ',
  months: [
    'января',
    'февраля',
    'марта',
    'апреля',
    'мая',
    'июня',
    'июля',
    'августа',
    'сентября',
    'октября',
    'ноября',
    'декабря',
  ],
  monthsAlone: [
    'январь',
    'февраль',
    'март',
    'апрель',
    'май',
    'июнь',
    'июль',
    'август',
    'сентябрь',
    'октябрь',
    'ноябрь',
    'декабрь',
  ],
  formOf: (value) => {
    const whole = Math.abs(value);
    if (!Number.isInteger(whole)) return 1;
    const [tens, ones] = [whole % 100, whole % 10];
    if (tens >= 11 && tens <= 14) return 2;
    return ones === 1 ? 0 : ones >= 2 && ones <= 4 ? 1 : 2;
  },
  date: (year, month, day) => `${day} ${month} ${year}\u00a0г.`,
  month: (year, month) => `${month} ${year}\u00a0г.`,
  quotes: ['«', '»'],
};
