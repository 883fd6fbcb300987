/** Short sentences about lists, in Russian. */
import type { ListWords } from '../../en/commands/lists.ts';

export const LIST_WORDS: ListWords = {
  title: (pool, date, say) => `${pool}: рейтинг-лист от ${say.date(date)}`,
  counts: ({ events, games, players, changed, adjusted }, say) =>
    `${say.count(events, 'турнир', 'турнира', 'турниров')}, ${say.count(games, 'партия', 'партии', 'партий')}; в рейтинг-листе ${say.count(players, 'игрок', 'игрока', 'игроков')}, ${adjusted === undefined ? '' : 'помимо общего изменения '}изменилось рейтингов: ${say.number(changed)}.`,
  groups: {
    inactive: (count, say) => `неактивных: ${say.number(count)}`,
    returned: (count, say) => `вернулось: ${say.number(count)}`,
    notListed: (count, say) => `с рейтингом вне рейтинг-листа: ${say.number(count)}`,
  },
  since: (previous, say) => (previous === null ? 'С начала пула' : `После рейтинг-листа от ${say.date(previous)}`),
  news: {
    newcomers: (count, say) => `Новых в рейтинг-листе: ${say.number(count)}`,
    decisions: (count, say) => `Решений: ${say.number(count)}`,
    imports: (count, say) => `Внесены рейтинги: ${say.count(count, 'импорт', 'импорта', 'импортов')}`,
    corrections: (count, say) => `Исправленных отчётов: ${say.number(count)}`,
    delisted: (count, say) => `Больше нет в рейтинг-листе: ${say.number(count)}`,
    notEntered: (count, say) => `Играли с классическим рейтингом, и их нет в рейтинг-листе: ${say.number(count)}`,
    merges: (count, say) => `Объединённых карточек: ${say.number(count)}`,
  },
  enteredBy: { games: 'по партиям', import: 'внесён', decision: 'по решению', merge: 'при объединении' },
  offTheList: 'вне рейтинг-листа',
  imported: (as, players, say) => `${say.count(players, 'рейтинг', 'рейтинга', 'рейтингов')} (${as})`,
  corrects: (event, corrects) => `${event} исправляет ${corrects}`,
  more: (count, say) => `и ещё ${say.number(count)} (--all покажет всех)`,
  histogram: 'Изменения',
  largest: 'Наибольшие изменения',
  left: 'Не вошло в этот рейтинг-лист',
  why: {
    'later-list': 'принят для более позднего рейтинг-листа',
    'not-accepted': 'ещё не принят',
    questions: 'открытые вопросы',
    'not-rated': 'не обсчитывается, поэтому отклонён',
  },
  sealed: (digest) => `Печать: ${digest}`,
  root: (root) => `Корень дерева Меркла: ${root}`,
  noRoot: 'Корня дерева Меркла нет: рейтинг-лист закрыт до того, как его стали вычислять',
  entry: (no, hash) => `Запись №\u00a0${no}, хеш ${hash}`,
  unrated: 'без рейтинга',
  noLists: 'Рейтинг-листов ещё нет.',
  opening: 'внесён извне',
  players: (count, say) => say.count(count, 'игрок', 'игрока', 'игроков'),
  written: (file, players, sha256, say) =>
    `${file}: ${say.count(players, 'игрок', 'игрока', 'игроков')}, SHA-256 ${sha256}`,
  verified: ({ entries, lists, rows, papers, erased, persons, reports: { compared, edited } }, say) =>
    `Всё сходится: ${say.count(entries, 'запись', 'записи', 'записей')}, ${say.count(lists, 'рейтинг-лист', 'рейтинг-листа', 'рейтинг-листов')}, ${say.count(rows, 'строка', 'строки', 'строк')}, ${say.count(papers, 'документ', 'документа', 'документов')}${erased === 0 ? '' : ` (стёрто: ${say.number(erased)}, людей: ${say.number(persons)})`}; сохранённых отчётов прочитано снова и сверено: ${say.number(compared)}${edited === 0 ? '' : `, из них с результатами, исправленными сотрудником: ${say.number(edited)}`}.`,
  head: (hash) => `Хеш последней записи: ${hash}`,
  noSteps: {
    'brought-in': 'Рейтинг внесён с этим рейтинг-листом, здесь он не рассчитывался.',
    'no-games': 'Обсчитанных партий этого игрока в этом рейтинг-листе нет.',
  },
  between:
    'Между рейтинг-листами рейтинг менялся и иначе: решением, объединением карточек, внесёнными рейтингами или новым обсчётом прежних турниров.',
};
