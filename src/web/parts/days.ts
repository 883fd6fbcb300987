/** From one day to another without repetition: `5–13 May 2024`, `28 April – 3 May 2024`. */
import type { Site } from '../site.ts';

const YEAR = 4;
const MONTH = 7;

export function daysText(
  start: string | null,
  end: string | null,
  { say, grammar }: Pick<Site, 'say' | 'grammar'>,
): string {
  if (start === null || end === null || start === end) {
    const day = end ?? start;
    return day === null ? '' : say.date(day);
  }
  const [from, to] = [say.date(start), say.date(end)];
  const { yearFirst = false } = grammar;
  if (start.slice(0, MONTH) === end.slice(0, MONTH)) {
    return yearFirst ? `${from.slice(0, -1)}–${dayOf(end)}.` : `${dayOf(start)}–${to}`;
  }
  if (start.slice(0, YEAR) !== end.slice(0, YEAR)) return `${from} – ${to}`;
  const year = start.slice(0, YEAR);
  return yearFirst ? `${from} – ${to.slice(`${year}. `.length)}` : `${from.slice(0, from.indexOf(year) - 1)} – ${to}`;
}

const dayOf = (day: string): number => Number(day.slice(MONTH + 1));
