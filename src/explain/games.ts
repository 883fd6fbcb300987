/** A finding may name two hundred games or players; a sentence shows the first few of them. */
const SHOWN = 6;

/** The first six, and how many are left. Parted by semicolons, since names are often written with a comma. */
export function firstFew<T>(items: readonly T[], show: (item: T) => string, more: (left: number) => string): string {
  const shown = items.slice(0, SHOWN).map(show);
  const left = items.length - SHOWN;
  return (left > 0 ? [...shown, more(left)] : shown).join('; ');
}
