import { type Day, dayOf, parseDay, yearOf, yearsLater } from './dates.ts';

export const SEXES = ['m', 'f'] as const;
export type Sex = (typeof SEXES)[number];

/** A birthday, or only its year. */
export type Birth = { readonly year: number; readonly day?: Day };

const YEAR = /^\d{4}$/;

/** `2014-03-01`, or only `2014`. */
export function parseBirth(text: string): Birth | undefined {
  if (YEAR.test(text)) return { year: Number(text) };
  const day = parseDay(text);
  return day === undefined ? undefined : { year: Number(text.slice(0, 4)), day };
}

/**
 * Completed years of age. A birthday counts on the day itself, 29 February becomes 1 March; a bare year stands for the
 * day that the caller's rulebook assumes.
 */
export function ageOn(birth: Birth, on: Day, assumed: { month: number; day: number }): number {
  const born = birth.day ?? dayOf(birth.year, assumed.month, assumed.day);
  const years = yearOf(on) - birth.year;
  return Math.max(0, yearsLater(born, years) > on ? years - 1 : years);
}
