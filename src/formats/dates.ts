/** Dates as reports write them. Other forms than the canonical one are understood and reported. */
import { type Day, dayOf, daysInMonth, dayText } from '../core/dates.ts';
import type { Birth } from '../core/people.ts';

export interface WrittenDate {
  readonly year: number;
  /** Absent where only the year is known. */
  readonly day?: Day;
  /** Written in another form than `YYYY/MM/DD`. */
  readonly unusual: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** 2024/05/01, 2024-05-01, 1969.12.06, `2005. 07. 28.`; the month may be 00, and the day. */
const YEAR_FIRST = /^(\d{4})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{1,2})\.?$/;
/** 25.02.2011, `28. 07. 2005`, 24/09/2010. */
const DAY_FIRST = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})\.?$/;
/** 24/09/17: a year of two digits, first as in the records of rounds; last where that gives no date (28.07.99). */
const SHORT_YEAR = /^(\d{2})[./-](\d{2})[./-](\d{2})$/;
/** Jun 26, 2020. */
const ENGLISH = /^([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/;
const YEAR_ALONE = /^\d{4}$/;
/** `1975. .`, `1975/ /`, `1975-`: the places of month and day, or only that of the day, are empty. */
const YEAR_WITH_BLANKS = /^(\d{4})\s*[./-](?:\s*(?:0[1-9]|1[0-2])?\s*[./-])?$/;
/** `  .  .1975`. */
const BLANKS_WITH_YEAR = /^[./-]\s*[./-]\s*(\d{4})$/;
const BLANK_DATE = /^[\s./-]*$/;
const CANONICAL = /^\d{4}\/\d{2}\/\d{2}$/;

/** Two-digit years: 70 to 99 are of the last century. */
export const fullYear = (short: number): number => (short >= 70 ? 1900 + short : 2000 + short);

export const SLASH = 0x2f;

/** The number that two digits make; not a number where one is none. */
export const pair = (text: string, at: number): number => {
  const tens = text.charCodeAt(at) - 0x30;
  const ones = text.charCodeAt(at + 1) - 0x30;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
};

/** `YYYY/MM/DD`, the usual form, without the search for all the others; undefined where it is not that. */
function usualDate(text: string): WrittenDate | undefined {
  if (text.length !== 10 || text.charCodeAt(4) !== SLASH || text.charCodeAt(7) !== SLASH) return undefined;
  const year = pair(text, 0) * 100 + pair(text, 2);
  const month = pair(text, 5);
  const day = pair(text, 8);
  return Number.isNaN(year + month + day) ? undefined : dated(year, month, day, false);
}

/** Whether year, month and day are all empty: ` . .` is the same as blank. */
export const isBlankDate = (text: string): boolean => BLANK_DATE.test(text);

/** Undefined where the text is no date at all. */
export function readDate(text: string): WrittenDate | undefined {
  const usual = usualDate(text);
  if (usual !== undefined) return usual;
  const written = text.trim();
  if (YEAR_ALONE.test(written)) return { year: Number(written), unusual: true };
  const withBlanks = YEAR_WITH_BLANKS.exec(written) ?? BLANKS_WITH_YEAR.exec(written);
  if (withBlanks !== null) return { year: Number(withBlanks[1]), unusual: true };
  const unusual = !CANONICAL.test(written);
  const yearFirst = YEAR_FIRST.exec(written);
  if (yearFirst !== null) return dated(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]), unusual);
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst !== null) return dated(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]), unusual);
  const short = SHORT_YEAR.exec(written);
  if (short !== null) {
    const [one, month, other] = [Number(short[1]), Number(short[2]), Number(short[3])];
    return dated(fullYear(one), month, other, unusual) ?? dated(fullYear(other), month, one, unusual);
  }
  const english = ENGLISH.exec(written);
  if (english === null) return undefined;
  const month = MONTHS.indexOf((english[1] as string).toLowerCase()) + 1;
  return month === 0 ? undefined : dated(Number(english[3]), month, Number(english[2]), unusual);
}

/** `1997/00/00` is a year alone; a day that no month has is no date. */
function dated(year: number, month: number, day: number, unusual: boolean): WrittenDate | undefined {
  if (month === 0 && day === 0) return { year, unusual: false };
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return { year, day: dayOf(year, month, day), unusual };
}

/** `2014/03/01`. */
export const slashed = (day: Day): string => dayText(day).replaceAll('-', '/');

/** The same for a birth, with zeros for unknown parts: `2014/00/00`. */
export const slashedBirth = ({ year, day }: Birth): string =>
  day === undefined ? `${String(year).padStart(4, '0')}/00/00` : slashed(day);
