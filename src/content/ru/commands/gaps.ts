/** What is missing or doubtful, in Russian. */
import type { GapWords } from '../../en/commands/gaps.ts';

export const GAP_WORDS: GapWords = {
  gaps: {
    birth: ({ player, missing }, say) =>
      missing === 'none'
        ? `${say.player(player)}: дата рождения? От неё зависит, юношеский ли K`
        : `${say.player(player)}: в какой день года день рождения? От этого зависит, младше ли игрок 18 лет`,
    identity: ({ event, question, candidates }, say) =>
      `${event}, вопрос ${question}: кто это? Возможно: ${say.count(candidates, 'человек', 'человека', 'человек')}`,
    fact: ({ event, question, field }) => `${event}, вопрос ${question}: ${field}? Без ответа турнир не обсчитывается`,
    rating: ({ event, question, players }, say) =>
      `${event}, с вопроса ${question}: рейтинги из отчёта, которых нет в пуле (${say.count(players, 'игрок', 'игрока', 'игроков')}): принять или нет?`,
    'time-control': ({ event }) => `${event}: какой контроль времени? Если времени мало, турнир не учитывается`,
    'lost-or-unplayed': ({ event, player, games }, say) =>
      `${event}: ${say.player(player)}, поражения подряд до конца: ${say.count(games, 'партия', 'партии', 'партий')}; действительно ли сыграны?`,
    'unplayed-or-lost': ({ event, player, games }, say) =>
      `${event}: ${say.player(player)}, не сыграно: ${say.count(games, 'партия', 'партии', 'партий')}; или проиграно?`,
  },
  columns: { points: 'Пункты', players: 'Игроки', what: 'Что неизвестно' },
  none: 'Все сведения, от которых зависит рейтинг, есть.',
  total: (gaps, points, say) =>
    `${say.count(gaps, 'пробел', 'пробела', 'пробелов')}; от них зависит пунктов: ${say.number(Math.round(points * 10) / 10)}.`,
  more: (count, say) => `… и ещё ${say.number(count)}; --all покажет все.`,
};
