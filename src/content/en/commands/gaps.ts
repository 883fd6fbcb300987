/** What is missing or doubtful, in English. */
import type { Worded } from '../../worded.ts';
import type { GapInWords, GapKind } from '../../../explain/gap-words.ts';
import type { Say } from '../../../explain/language.ts';

const GAPS: { readonly [G in GapKind]: (gap: Extract<GapInWords, { readonly gap: G }>, say: Say) => string } = {
  birth: ({ player, missing }, say) =>
    missing === 'none'
      ? `${say.player(player)}: born when? A junior’s K, or not`
      : `${say.player(player)}: on which day of the year born? Under 18, or not`,
  identity: ({ event, question, candidates }, say) =>
    `${event}, question ${question}: who is it? ${say.count(candidates, 'person is', 'persons are')} possible`,
  fact: ({ event, question, field }) => `${event}, question ${question}: ${field}? Without it the event is not rated`,
  rating: ({ event, question, players }, say) =>
    `${event}, from question ${question}: the ratings that the report gives to ${say.count(players, 'player', 'players')} without one in the pool: taken, or not`,
  'time-control': ({ event }) => `${event}: which thinking time? If it was too short, the event does not count`,
  'lost-or-unplayed': ({ event, player, games }, say) =>
    `${event}: ${say.player(player)} lost the last ${say.count(games, 'game', 'games')}; were they played?`,
  'unplayed-or-lost': ({ event, player, games }, say) =>
    `${event}: ${say.count(games, 'game', 'games')} of ${say.player(player)} not played; or lost?`,
};

export const GAP_WORDS = {
  gaps: GAPS,
  columns: { points: 'Points', players: 'Players', what: 'What is not known' },
  none: 'Nothing is missing that a rating hangs on.',
  total: (gaps: number, points: number, say: Say) =>
    `${say.count(gaps, 'gap', 'gaps')}; ${say.number(Math.round(points * 10) / 10)} rating points hang on them.`,
  more: (count: number, say: Say) => `… and ${say.number(count)} more; --all shows them.`,
};

export type GapWords = Worded<typeof GAP_WORDS>;
