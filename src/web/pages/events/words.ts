/** The words of the page of events. */
import type { Language } from '../../../content/languages.ts';
import type { Say } from '../../../explain/language.ts';

export interface EventsWords {
  readonly title: string;
  readonly titleOf: (pool: string) => string;
  /** Those that a list counts. */
  readonly titleOn: (pool: string, list: string) => string;
  readonly lead: string;
  readonly all: string;
  readonly pools: string;
  readonly none: string;
  readonly name: string;
  readonly days: string;
  readonly town: string;
  readonly pool: string;
  readonly players: string;
  readonly games: string;
  readonly list: string;
  /** Accepted, and on no list yet. */
  readonly awaits: string;
  readonly older: string;
  readonly newest: string;
  readonly pages: string;
  readonly counts: (players: number, games: number, say: Say) => string;
}

export const EVENTS_WORDS: Readonly<Record<Language, EventsWords>> = {
  en: {
    title: 'Tournaments',
    titleOf: (pool) => `Tournaments: ${pool}`,
    titleOn: (pool, list) => `Tournaments on the list of ${list}: ${pool}`,
    lead: 'Accepted and rated tournaments, the last reported first.',
    all: 'All',
    pools: 'Lists',
    none: 'There are no tournaments here.',
    name: 'Tournament',
    days: 'Days',
    town: 'Place',
    pool: 'Rated in',
    players: 'Players',
    games: 'Games',
    list: 'List',
    awaits: 'on no list yet',
    older: 'Earlier',
    newest: 'Newest',
    pages: 'More tournaments',
    counts: (players, games, say) =>
      `${players} ${say.form(players, 'player', 'players')}, ${games} ${say.form(games, 'game', 'games')}`,
  },
  hu: {
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
  },
  ru: {
    title: 'Турниры',
    titleOf: (pool) => `Турниры: ${pool}`,
    titleOn: (pool, list) => `Турниры рейтинг-листа (${list}): ${pool}`,
    lead: 'Принятые и обсчитанные турниры, сначала те, отчёты о которых поступили последними.',
    all: 'Все',
    pools: 'Рейтинг-листы',
    none: 'Здесь нет турниров.',
    name: 'Турнир',
    days: 'Даты',
    town: 'Место',
    pool: 'Рейтинг',
    players: 'Игроки',
    games: 'Партии',
    list: 'Рейтинг-лист',
    awaits: 'ещё не в рейтинг-листе',
    older: 'Более ранние',
    newest: 'Последние',
    pages: 'Другие турниры',
    counts: (players, games, say) =>
      `${players} ${say.form(players, 'игрок', 'игрока', 'игроков')}, ${games} ${say.form(games, 'партия', 'партии', 'партий')}`,
  },
};
