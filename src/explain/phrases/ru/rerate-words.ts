/** What lists would have been, in Russian. */
import type { RerateWords } from '../../rerate-words.ts';

export const RERATE_WORDS: RerateWords = {
  title: (pool, from, rules, settings, say) =>
    `${pool}, рейтинг-листы обсчитаны заново, начало: ${say.date(from)}${rules === null ? '' : ` – правила: ${rules}`}${settings.length === 0 ? '' : ` – настройки: ${say.list(settings)}`}`,
  columns: {
    list: 'Лист',
    events: 'Турниры',
    players: 'Игроки',
    differ: 'Отличаются',
    mean: 'Среднее',
    largest: 'Наибольшее',
    came: 'Только так',
    gone: 'Только как есть',
  },
  most: (list, say) => `В рейтинг-листе (${say.date(list)}):`,
  none: 'Ничего не было бы иначе.',
  unrated: 'без рейтинга',
  notRated: (list, events, say) => `Не обсчитаны для рейтинг-листа (${say.date(list)}): ${say.list(events)}`,
  more: (count, say) => `… и ещё ${say.count(count, 'игрок', 'игрока', 'игроков')} (--all)`,
  untouched: 'Ничего не изменено.',
  written: (file, rows, say) =>
    `${file}: ${say.count(rows, 'строка', 'строки', 'строк')}, по одной на лист и игрока, у которого иначе.`,
  k: (map) => `K ${map}`,
  gap: (gap) => `разница не больше ${gap}`,
  unlimited: 'любая',
};
