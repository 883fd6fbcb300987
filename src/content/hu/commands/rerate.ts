/** What lists would have been, in Hungarian. */
import type { RerateWords } from '../../en/commands/rerate.ts';
import { fromDay } from '../days.ts';

export const RERATE_WORDS: RerateWords = {
  title: (pool, from, rules, settings, say) =>
    `${pool}: a listák újraszámolva ${fromDay(from, say)}${rules === null ? '' : ` – szabályzat: ${rules}`}${settings.length === 0 ? '' : ` – beállítás: ${say.list(settings)}`}`,
  columns: {
    list: 'Lista',
    events: 'Verseny',
    players: 'Játékos',
    differ: 'Eltér',
    mean: 'Átlag',
    largest: 'Legnagyobb',
    came: 'Csak az újon',
    gone: 'Csak a régin',
  },
  most: (list, say) => `A listán (${say.date(list)}):`,
  none: 'Semmi sem lenne másként.',
  unrated: 'értékszám nélkül',
  notRated: (list, events, say) => `Nem számítana erre a listára (${say.date(list)}): ${say.list(events)}`,
  more: (count, say) => `… és még ${say.count(count, 'játékos')} (--all)`,
  untouched: 'Az irodában semmi sem változott.',
  written: (file, rows, say) => `${file}: ${say.count(rows, 'sor')}, listánként és eltérő játékosonként egy.`,
  k: (map) => `K ${map}`,
  gap: (gap) => `a figyelembe vett különbség felső határa: ${gap}`,
  unlimited: 'nincs',
};
