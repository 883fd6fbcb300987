/** Differences between lists, in Russian. */
import { POOL_CHANGE_WORDS } from './pool-changes.ts';
import type { DiffWords } from '../../en/commands/diff.ts';

const under = (clause: string | null): string => (clause === null ? '' : ` (${clause})`);
const shown = (value: number | null): string => (value === null ? 'нет' : String(value));
const GAMES = ['партия', 'партии', 'партий'] as const;

export const DIFF_WORDS: DiffWords = {
  title: (one, other) => `${one} → ${other}`,
  counts: ({ changed, same }, say) =>
    `Изменилось: ${say.count(changed, 'игрок', 'игрока', 'игроков')}, без изменений: ${say.number(same)}.`,
  statuses: {
    active: 'активен',
    inactive: 'неактивен',
    unrated: 'без рейтинга',
    'not-listed': 'с рейтингом вне рейтинг-листа',
    absent: 'нет в рейтинг-листе',
  },
  causes: {
    event: ({ event, name, list, games, k, change, clause }, say) =>
      `${event} ${name}, рейтинг-лист от ${say.date(list)}: ${say.count(games, ...GAMES)}, ${say.signed(change / 100)}${k === null ? '' : `, K ${k}`}${under(clause)}`,
    correction: ({ event, corrects, list, was, now, change }, say) =>
      `${event} исправляет ${corrects}${list === null ? '' : `, рейтинг-лист от ${say.date(list)}`}: ${was === null ? '–' : say.signed(was / 100)} → ${now === null ? '–' : say.signed(now / 100)}${change === null ? ', обсчитано заново' : `, добавлено ${say.signed(change / 100)}`}`,
    'first-rating': ({ events, clause }, say) => `первый рейтинг по турнирам: ${say.list(events)}${under(clause)}`,
    adjustment: ({ told, change }, say) =>
      `${POOL_CHANGE_WORDS.title(told, say)}, ${POOL_CHANGE_WORDS.decided(told, say)}: ${say.signed(change / 100)}`,
    decision: ({ entry, by, indicator, old, new: value }) =>
      `решение (${by}): ${indicator} ${old} → ${value} (запись №\u00a0${entry})`,
    merge: ({ entry, other }, say) => `объединено: ${say.player(other)} (запись №\u00a0${entry})`,
    split: ({ entry, other }, say) => `разделено: ${say.player(other)} (запись №\u00a0${entry})`,
    brought: ({ entry, as, rating }) => `перенесено, ${as}: ${shown(rating)} (запись №\u00a0${entry})`,
    reported: ({ event, as, rating }) => `взято из отчёта о турнире ${event}, ${as}: ${rating}`,
    'rated-again': ({ entry, event }) => `${event} обсчитан заново (запись №\u00a0${entry})`,
    withdrawn: ({ entry, event }) => `${event} отозван (запись №\u00a0${entry})`,
    delisted: ({ clause }) => `ниже минимального рейтинга${under(clause)}`,
    inactive: ({ clause }) => `год без партий: неактивен${under(clause)}`,
    'active-again': ({ clause }) => `снова играл: активен${under(clause)}`,
    'not-listed': ({ clause }) => `не может быть в рейтинг-листе${under(clause)}`,
    'listed-again': ({ clause }) => `снова может быть в рейтинг-листе${under(clause)}`,
    k: ({ before, after, clause }) => `K ${shown(before)} → ${shown(after)}${under(clause)}`,
  },
  likely: {
    'event-not-counted': ({ events }, say) => `там не учтено: ${say.list(events)}`,
    'another-event': ({ games }, say) =>
      `там учтён другой турнир: больше на ${say.count(games, 'партию', 'партии', 'партий')}`,
    'fewer-games': ({ games }, say) => `там учтено меньше на ${say.count(games, 'партию', 'партии', 'партий')}`,
    'another-k': ({ ours, theirs }) => `K там ${theirs}, здесь ${ours.join('/')}`,
    rounding: () => 'округлено иначе',
    earlier: () => 'в периоде нет партий: рейтинги расходились раньше',
    'first-rating': () => 'первый рейтинг рассчитан иначе',
    name: ({ ours, theirs }) => `имя: здесь ${ours}, там ${theirs}`,
    federation: ({ ours, theirs }) => `федерация: здесь ${ours}, там ${theirs}`,
    sex: ({ ours, theirs }) => `пол: здесь ${ours}, там ${theirs}`,
    title: ({ ours, theirs }) => `звание: здесь ${ours}, там ${theirs}`,
    birth: ({ ours, theirs }) => `год рождения: здесь ${ours}, там ${theirs}`,
    number: ({ ours, theirs }) => `номер: здесь ${ours ?? 'нет'}, там ${theirs}`,
    k: ({ ours, theirs }) => `K здесь ${ours}, там ${theirs}`,
    'inactive-here': () => 'неактивен только здесь',
    'inactive-there': () => 'неактивен только там',
    'delisted-here': () => 'здесь исключён из рейтинг-листа: ниже минимального рейтинга',
    'unrated-here': () => 'здесь без рейтинга',
    'not-listed-here': () => 'здесь с рейтингом, но вне рейтинг-листа',
    'not-here': () => 'здесь неизвестен',
    'not-there': () => 'нет в другом рейтинг-листе',
    'no-number': () => 'нет в другом рейтинг-листе; здесь без номера ФИДЕ',
    'unrated-there': () => 'там без рейтинга',
    'inactive-not-there': () => 'здесь неактивен, в другом рейтинг-листе нет',
    unknown: () => 'причина неизвестна',
  },
  headings: {
    'event-not-counted': 'Там не учтён турнир',
    'another-event': 'Там учтён другой турнир',
    'fewer-games': 'Там меньше партий',
    'another-k': 'Другой K',
    rounding: 'Округление',
    earlier: 'Расходились раньше',
    'first-rating': 'Первый рейтинг',
    name: 'Другое имя',
    federation: 'Другая федерация',
    sex: 'Другой пол',
    title: 'Другое звание',
    birth: 'Другой год рождения',
    number: 'Другой номер',
    k: 'Другой K в рейтинг-листе',
    'inactive-here': 'Неактивен только здесь',
    'inactive-there': 'Неактивен только там',
    'delisted-here': 'Здесь исключён из рейтинг-листа',
    'unrated-here': 'Здесь без рейтинга',
    'not-listed-here': 'Здесь вне рейтинг-листа',
    'not-here': 'Здесь неизвестен',
    'not-there': 'Нет в другом рейтинг-листе',
    'no-number': 'Без номера ФИДЕ',
    'unrated-there': 'Там без рейтинга',
    'inactive-not-there': 'Здесь неактивен, там нет',
    unknown: 'Причина неизвестна',
  },
  unexplained: (points, say) => `Данными службы не объясняется: ${say.signed(points)}.`,
  none: 'Изменений нет.',
  more: (count, say) => `… и ещё ${say.number(count)}; --all покажет всех.`,
};
