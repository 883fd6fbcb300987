/** Days and months as whole numbers. No clock and no time zone: a rulebook knows calendar days only. */

/** Days since 1970-01-01. */
export type Day = number;
/** Months since year 0: year x 12 + month - 1. */
export type Month = number;

const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

export const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** `month` counts from 1. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] as number);

/** The day of a calendar date, in the Gregorian calendar. `month` counts from 1. */
export function dayOf(year: number, month: number, day: number): Day {
  // years begin in March, so that the leap day is the last of its year
  const y = month <= 2 ? year - 1 : year;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1;
  return (
    era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  );
}

export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function calendarDate(day: Day): CalendarDate {
  const z = day + 719_468;
  const era = Math.floor(z / 146_097);
  const dayOfEra = z - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const m = Math.floor((5 * dayOfYear + 2) / 153);
  const month = m < 10 ? m + 3 : m - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * m + 2) / 5) + 1,
  };
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^(\d{4})-(\d{2})$/;

/** Parses `2024-05-01`; undefined if there is no such day. */
export function parseDay(text: string): Day | undefined {
  const match = DATE.exec(text);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return dayOf(year, month, day);
}

export function dayText(day: Day): string {
  const date = calendarDate(day);
  return `${monthText(date.year * 12 + date.month - 1)}-${twoDigits(date.day)}`;
}

/** `2024-05`. */
export function parseMonth(text: string): Month | undefined {
  const match = MONTH.exec(text);
  if (match === null) return undefined;
  const month = Number(match[2]);
  return month < 1 || month > 12 ? undefined : Number(match[1]) * 12 + month - 1;
}

export const monthText = (month: Month): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${twoDigits((month % 12) + 1)}`;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const monthOf = (day: Day): Month => {
  const date = calendarDate(day);
  return date.year * 12 + date.month - 1;
};

export const firstDay = (month: Month): Day => dayOf(Math.floor(month / 12), (month % 12) + 1, 1);

export function yearOf(day: Day): number {
  if (day < asked.first || day >= asked.next) {
    const { year } = calendarDate(day);
    asked = { year, first: dayOf(year, 1, 1), next: dayOf(year + 1, 1, 1) };
  }
  return asked.year;
}

/** The result for the last year is remembered: rating a month of the world asks for the same year a million times. */
let asked = { year: 1970, first: 0, next: 365 };

/** First and last day both counted. */
export const daysInclusive = (start: Day, end: Day): number => end - start + 1;

/** The same day of the month some years later; 29 February becomes 1 March in a common year. */
export function yearsLater(day: Day, years: number): Day {
  const date = calendarDate(day);
  const year = date.year + years;
  return date.month === 2 && date.day === 29 && !isLeapYear(year)
    ? dayOf(year, 3, 1)
    : dayOf(year, date.month, date.day);
}

const MS_IN_DAY = 86_400_000;

/** A moment in UTC from milliseconds since 1970: `2024-05-01T10:00:00.000Z`. */
export function timeText(milliseconds: number): string {
  const day = Math.floor(milliseconds / MS_IN_DAY);
  const rest = milliseconds - day * MS_IN_DAY;
  const [hours, minutes] = [Math.floor(rest / 3_600_000), Math.floor(rest / 60_000) % 60];
  const [seconds, ms] = [Math.floor(rest / 1000) % 60, rest % 1000];
  return `${dayText(day)}T${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}.${String(ms).padStart(3, '0')}Z`;
}
