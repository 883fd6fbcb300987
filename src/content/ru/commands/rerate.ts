/** What lists would have been, in Russian. */
import type { RerateWords } from '../../en/commands/rerate.ts';

export const RERATE_WORDS: RerateWords = {
  title: (pool, from, rules, settings, say) =>
    `${pool}: рейтинг-листы, обсчитанные заново с ${say.date(from)}${rules === null ? '' : ` — правила: ${rules}`}${settings.length === 0 ? '' : ` — настройки: ${say.list(settings)}`}`,
  columns: {
    list: 'Рейтинг-лист',
    events: 'Турниры',
    players: 'Игроки',
    differ: 'Отличаются',
    mean: 'Среднее',
    largest: 'Наибольшее',
    came: 'Только в новых',
    gone: 'Только в прежних',
  },
  most: (list, say) => `В рейтинг-листе (${say.date(list)}):`,
  none: 'Отличий нет.',
  unrated: 'без рейтинга',
  notRated: (list, events, say) => `Не обсчитаны для рейтинг-листа (${say.date(list)}): ${say.list(events)}`,
  more: (count, say) => `… и ещё ${say.count(count, 'игрок', 'игрока', 'игроков')} (--all)`,
  untouched: 'В службе ничего не изменено.',
  written: (file, rows, say) =>
    `${file}: ${say.count(rows, 'строка', 'строки', 'строк')}, по одной на рейтинг-лист и игрока с отличием.`,
  k: (map) => `K ${map}`,
  gap: (gap) => `предел учитываемой разницы: ${gap}`,
  unlimited: 'нет',
};
