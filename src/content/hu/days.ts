/** Days with their endings in Hungarian; the ending goes with the day as it is spoken. */
import type { Say } from '../../explain/language.ts';

/** Másodika, harmadika, hatodika, nyolcadika, huszadika, harmincadika, and those that end like them. */
const BACK_VOWEL: ReadonlySet<number> = new Set([2, 3, 6, 8, 13, 16, 18, 20, 23, 26, 28, 30]);

function ended(day: string, front: string, back: string, say: Say): string {
  const number = Number(day.slice(8, 10));
  const ending = BACK_VOWEL.has(number) ? back : number === 1 ? `j${front}` : front;
  return `${say.date(day).replace(/\.$/, '')}-${ending}`;
}

/** `2024. június 10-én`. */
export const onDay = (day: string, say: Say): string => ended(day, 'én', 'án', say);

/** `2024. június 10-étől`. */
export const fromDay = (day: string, say: Say): string => ended(day, 'étől', 'ától', say);

/** `2024. június 10-éig`. */
export const untilDay = (day: string, say: Say): string => ended(day, 'éig', 'áig', say);

/** `2024. június 10-e`, which can end a sentence and can have "után" behind it. */
export const theDay = (day: string, say: Say): string => ended(day, 'e', 'a', say);

/** `2026. novemberi` for the list of a month; else the day: `2026. november 10-i`. The word "lista" follows. */
export const ofList = (date: string, say: Say): string =>
  date.endsWith('-01') ? `${say.month(date.slice(0, 7))}i` : ended(date, 'i', 'i', say);
