/** What is missing or doubtful, in Russian. */
import type { GapWords } from '../../gap-words.ts';

export const GAP_WORDS: GapWords = {
  gaps: {
    birth: ({ player, missing }, say) =>
      missing === 'none'
        ? `${say.player(player)}: когда родился? Юношеский K или нет`
        : `${say.player(player)}: в какой день года родился? Младше 18 или нет`,
    identity: ({ event, question, candidates }, say) =>
      `${event}, вопрос ${question}: кто это? Возможно: ${say.count(candidates, 'человек', 'человека', 'человек')}`,
    fact: ({ event, question, field }) => `${event}, вопрос ${question}: ${field}? Без ответа турнир не обсчитывается`,
    rating: ({ event, question, players }, say) =>
      `${event}, с вопроса ${question}: рейтинги из отчёта, которых нет в пуле (${say.count(players, 'игрок', 'игрока', 'игроков')}): принять или нет?`,
    'time-control': ({ event }) => `${event}: какой контроль времени? Если времени мало, турнир не считается`,
    'lost-or-unplayed': ({ event, player, games }, say) =>
      `${event}: ${say.player(player)}, поражения подряд до конца: ${say.count(games, 'партия', 'партии', 'партий')}; играли ли их?`,
    'unplayed-or-lost': ({ event, player, games }, say) =>
      `${event}: ${say.player(player)}, не сыграно: ${say.count(games, 'партия', 'партии', 'партий')}; или проиграно?`,
  },
  columns: { points: 'Очки', players: 'Игроки', what: 'Что неизвестно' },
  none: 'Ничего, от чего зависел бы рейтинг, не пропущено.',
  total: (gaps, points, say) =>
    `${say.count(gaps, 'пробел', 'пробела', 'пробелов')}; от них зависит очков: ${say.number(Math.round(points * 10) / 10)}.`,
  more: (count, say) => `… и ещё ${say.number(count)}; --all покажет все.`,
};
