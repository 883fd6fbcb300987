/** Decimals of a column, so that they are aligned. Values are hundredths. */
import type { Say } from '../../explain/language.ts';

/** As many as the longest value needs, and at least `least`. */
export const placesOf = (hundredths: readonly (number | null | undefined)[], least = 0): number =>
  hundredths.reduce<number>((most, value) => Math.max(most, value == null ? 0 : decimalsIn(value)), least);

const decimalsIn = (hundredths: number): number => (String(hundredths / 100).split('.')[1] ?? '').length;

/** `write` puts a number into the language, with or without its sign. */
export function fixed(hundredths: number, places: number, write: Say['number']): string {
  const text = write(hundredths / 100);
  if (places === 0) return text;
  const mark = write(0.5).at(-2) as string;
  const [whole, decimals = ''] = text.split(mark);
  return `${whole}${mark}${decimals.padEnd(places, '0')}`;
}
