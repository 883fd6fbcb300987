/** Short sentences about lists, in Russian. */
import type { ListWords } from '../../list-words.ts';

export const LIST_WORDS: ListWords = {
  title: (pool, date, say) => `${pool}: рейтинг-лист от ${say.date(date)}`,
  counts: ({ events, games, players, changed }, say) =>
    `${say.count(events, 'турнир', 'турнира', 'турниров')}, ${say.count(games, 'партия', 'партии', 'партий')}; в листе ${say.count(players, 'игрок', 'игрока', 'игроков')}, изменилось рейтингов: ${say.number(changed)}.`,
  groups: {
    fresh: (count, say) => `новых: ${say.number(count)}`,
    delisted: (count, say) => `выбыло: ${say.number(count)}`,
    inactive: (count, say) => `неактивных: ${say.number(count)}`,
    returned: (count, say) => `вернулось: ${say.number(count)}`,
    notListed: (count, say) => `с рейтингом вне листа: ${say.number(count)}`,
  },
  histogram: 'Изменения',
  largest: 'Наибольшие изменения',
  left: 'Не вошло в этот лист',
  why: {
    'later-list': 'принят для более позднего листа',
    'not-accepted': 'ещё не принят',
    questions: 'открытые вопросы',
    'not-rated': 'не обсчитывается, поэтому отклонён',
  },
  sealed: (digest) => `Печать: ${digest}`,
  entry: (no, hash) => `Запись ${no}, хеш ${hash}`,
  unrated: 'без рейтинга',
  noLists: 'Рейтинг-листов ещё нет.',
  opening: 'перенесён',
  players: (count, say) => say.count(count, 'игрок', 'игрока', 'игроков'),
  written: (file, players, sha256, say) =>
    `${file}: ${say.count(players, 'игрок', 'игрока', 'игроков')}, SHA-256 ${sha256}`,
  verified: ({ entries, lists, rows, papers, erased, persons }, say) =>
    `Всё сходится: ${say.count(entries, 'запись', 'записи', 'записей')}, ${say.count(lists, 'рейтинг-лист', 'рейтинг-листа', 'рейтинг-листов')}, ${say.count(rows, 'строка', 'строки', 'строк')}, ${say.count(papers, 'документ', 'документа', 'документов')}${erased === 0 ? '' : ` (стёрто: ${say.number(erased)}, людей: ${say.number(persons)})`}.`,
  head: (hash) => `Хеш последней записи: ${hash}`,
  noSteps: {
    'brought-in': 'Рейтинг перенесён с этим листом, здесь он не рассчитывался.',
    'no-games': 'Обсчитанных партий этого игрока для этого листа нет.',
  },
  between:
    'Между листами рейтинг менялся и иначе: решением, объединением карточек, внесёнными рейтингами или новым обсчётом прежних турниров.',
};
