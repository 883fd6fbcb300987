/** The words of the page of all ratings, in Russian. */
import type { RatingsWords } from '../../en/pages/ratings.ts';

export const RATINGS_WORDS: RatingsWords = {
  title: 'Рейтинги',
  lead: 'Все рейтинги службы, их последние рейтинг-листы и сроки следующих.',
  archiveLead: 'Эти рейтинги больше не ведутся. Их рейтинг-листы остаются без изменений.',
  pool: 'Рейтинг',
  list: 'Последний рейтинг-лист',
  players: 'Игроки',
  next: 'Следующий рейтинг-лист',
  closed: 'Закрыт',
  more: 'Ещё',
  until: (day) => `отчёты до ${day}`,
};
