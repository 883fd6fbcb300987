/** The words of the page of events, in Hungarian. */
import type { EventsWords } from '../../en/pages/events.ts';

export const EVENTS_WORDS: EventsWords = {
  title: 'Versenyek',
  titleOf: (pool) => `Versenyek: ${pool}`,
  titleOn: (pool, list) => `Versenyek a listán (${list}): ${pool}`,
  lead: 'Elfogadott és elszámolt versenyek; elöl az, amelynek a jegyzőkönyve legutóbb érkezett.',
  all: 'Mind',
  pools: 'Listák',
  none: 'Itt nincs verseny.',
  name: 'Verseny',
  days: 'Időpont',
  town: 'Helyszín',
  pool: 'Értékszám',
  players: 'Játékosok',
  games: 'Játszmák',
  list: 'Lista',
  awaits: 'még nincs listán',
  older: 'Korábbiak',
  newest: 'Legújabbak',
  pages: 'További versenyek',
  counts: (players, games) => `${players} játékos, ${games} játszma`,
};
