/** What lists would have been, in Hungarian. */
import type { RerateWords } from '../../rerate-words.ts';

export const RERATE_WORDS: RerateWords = {
  title: (pool, from, rules, settings, say) =>
    `${pool}, a listák újra elszámolva, kezdete: ${say.date(from)}${rules === null ? '' : ` – szabályzat: ${rules}`}${settings.length === 0 ? '' : ` – beállítás: ${say.list(settings)}`}`,
  columns: {
    list: 'Lista',
    events: 'Verseny',
    players: 'Játékos',
    differ: 'Eltér',
    mean: 'Átlag',
    largest: 'Legnagyobb',
    came: 'Csak így',
    gone: 'Csak eddig',
  },
  most: (list, say) => `A listán (${say.date(list)}):`,
  none: 'Semmi sem lenne másként.',
  unrated: 'értékszám nélkül',
  notRated: (list, events, say) => `Nem számítana erre a listára (${say.date(list)}): ${say.list(events)}`,
  more: (count, say) => `… és még ${say.count(count, 'játékos')} (--all)`,
  untouched: 'Semmi sem változott.',
  written: (file, rows, say) => `${file}: ${say.count(rows, 'sor')}, listánként és eltérő játékosonként egy.`,
  k: (map) => `K ${map}`,
  gap: (gap) => `a különbség legfeljebb ${gap}`,
  unlimited: 'bármennyi',
};
