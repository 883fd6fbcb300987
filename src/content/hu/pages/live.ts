/** The words of the live list of a pool, in Hungarian. */
import type { LiveWords } from '../../en/pages/live.ts';

export const LIVE_WORDS: LiveWords = {
  link: 'Pillanatnyi értékszámok',
  title: (pool) => `${pool}: pillanatnyi értékszámok`,
  lead: 'Mit mutatna a következő lista, ha most készülne el, azokról, akik olyan elfogadott versenyen játszottak, amely még egyetlen listán sincs rajta. Nem hivatalos: később érkező jegyzőkönyv, határozat vagy helyesbítés módosíthatja.',
  next: (list, day, say) =>
    `A következő lista: ${say.month(list)}; a jegyzőkönyveket eddig a napig veszi figyelembe: ${say.date(day)}`,
  nobody: 'Nincs olyan elfogadott verseny, amely a következő listára vár: a legújabb lista értékszámai a maiak.',
  newest: 'A legújabb lista',
  players: (_count, grouped) => `${grouped} játékos`,
  events: 'Listára váró versenyek',
  order: 'Sorrend',
  orders: { rating: 'értékszám szerint', change: 'emelkedés szerint' },
  place: '#',
  name: 'Név',
  before: 'A listán',
  rating: 'Pillanatnyi',
  change: 'Változás',
  games: 'Játszma',
  fresh: 'új',
  event: 'Verseny',
  days: 'Időpont',
  size: 'Játékos',
  forList: 'Erre a listára kerül',
  pages: 'A pillanatnyi lista oldalai',
};
