/** The words of the page of events, in Russian. */
import type { EventsWords } from '../../en/pages/events.ts';

export const EVENTS_WORDS: EventsWords = {
  title: 'Турниры',
  titleOf: (pool) => `Турниры: ${pool}`,
  titleOn: (pool, list) => `Турниры рейтинг-листа (${list}): ${pool}`,
  lead: 'Принятые и обсчитанные турниры, сначала те, отчёты о которых поступили последними.',
  all: 'Все',
  pools: 'Рейтинг-листы',
  search: 'Турнир или место',
  federation: 'Федерация',
  from: 'С',
  to: 'По',
  show: 'Показать',
  lookedBackTo: (day) => `Просмотрено до даты ${day}; «Более ранние» продолжит оттуда.`,
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
};
