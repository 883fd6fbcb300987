/** When each edition was in force, and days around an event: all that the random documents know of the rulebooks. */
import type { Control } from '../core/control.ts';
import { calendarDate, type Day, firstDay, monthOf, parseDay } from '../core/dates.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';

export interface Term {
  readonly family: 'fide' | 'mssz' | 'orr' | 'mgsz';
  readonly control: Control;
  /** First and last day; of an edition that is still in force, the last day of which documents are drawn. */
  readonly from: string;
  readonly to: string;
}

/** As the table of the README has them. */
export const TERMS: Readonly<Record<EditionId, Term>> = {
  'fide-2014': { family: 'fide', control: 'standard', from: '2014-07-01', to: '2017-06-30' },
  'fide-2017': { family: 'fide', control: 'standard', from: '2017-07-01', to: '2021-12-31' },
  'fide-2022': { family: 'fide', control: 'standard', from: '2022-01-01', to: '2024-02-29' },
  'fide-2024': { family: 'fide', control: 'standard', from: '2024-03-01', to: '2025-09-30' },
  'fide-2025-10': { family: 'fide', control: 'standard', from: '2025-10-01', to: '2025-12-31' },
  'fide-2026-01': { family: 'fide', control: 'standard', from: '2026-01-01', to: '2027-12-31' },
  'fide-rapid-2024': { family: 'fide', control: 'rapid', from: '2024-03-01', to: '2024-11-30' },
  'fide-rapid-2024-12': { family: 'fide', control: 'rapid', from: '2024-12-01', to: '2027-12-31' },
  'fide-blitz-2024': { family: 'fide', control: 'blitz', from: '2024-03-01', to: '2024-11-30' },
  'fide-blitz-2024-12': { family: 'fide', control: 'blitz', from: '2024-12-01', to: '2027-12-31' },
  'mssz-2017': { family: 'mssz', control: 'standard', from: '2017-01-01', to: '2027-12-31' },
  orr: { family: 'orr', control: 'standard', from: '2015-01-01', to: '2027-12-31' },
  'mgsz-2012': { family: 'mgsz', control: 'standard', from: '2012-01-01', to: '2027-12-31' },
};

export const dayIn = (text: string): Day => parseDay(text) as Day;

/** The same day of a month so many months earlier, or the last of that month. */
export function monthsBefore(day: Day, months: number): Day {
  const month = monthOf(day) - months;
  return Math.min(firstDay(month) + calendarDate(day).day, firstDay(month + 1)) - 1;
}

/** Those of one family and time control, the oldest first. */
const alikeTo = (edition: EditionId): readonly (readonly [EditionId, Term])[] =>
  (Object.entries(TERMS) as [EditionId, Term][]).filter(
    ([, { family, control }]) => family === TERMS[edition].family && control === TERMS[edition].control,
  );

/** The first day on which any edition of the same family and time control was in force. */
export const earliestDay = (edition: EditionId): Day =>
  Math.min(...alikeTo(edition).map(([, { from }]) => dayIn(from)));

/** The edition of the same family and time control that was in force on a day; without one, the given edition. */
export const editionInForce = (edition: EditionId, day: string): EditionId =>
  alikeTo(edition).find(([, { from, to }]) => from <= day && day <= to)?.[0] ?? edition;
