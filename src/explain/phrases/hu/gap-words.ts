/** What is missing or doubtful, in Hungarian. */
import type { GapWords } from '../../gap-words.ts';

export const GAP_WORDS: GapWords = {
  gaps: {
    birth: ({ player, missing }, say) =>
      missing === 'none'
        ? `${say.player(player)}: mikor született? Ifjúsági K, vagy nem`
        : `${say.player(player)}: az év melyik napján született? 18 év alatti, vagy nem`,
    identity: ({ event, question, candidates }, say) =>
      `${event}, ${question}. kérdés: ki ő? Lehetséges: ${say.count(candidates, 'személy')}`,
    fact: ({ event, question, field }) =>
      `${event}, ${question}. kérdés: ${field}? Enélkül a verseny nem számolható el`,
    rating: ({ event, question, players }, say) =>
      `${event}, ${say.article(question)} ${question}. kérdéstől: a jegyzőkönyv értékszámot ad, az állomány nem (${say.count(players, 'játékos')}); számít, vagy nem?`,
    'time-control': ({ event }) => `${event}: mennyi volt a gondolkodási idő? Ha túl kevés, a verseny nem számít`,
    'lost-or-unplayed': ({ event, player, games }, say) =>
      `${event}: ${say.player(player)} az utolsó ${say.count(games, 'játszmát')} elvesztette; lejátszották?`,
    'unplayed-or-lost': ({ event, player, games }, say) =>
      `${event}: ${say.player(player)}, ${say.count(games, 'játszma')} elmaradt; vagy elveszett?`,
  },
  columns: { points: 'Pont', players: 'Játékos', what: 'Ami nem ismert' },
  none: 'Semmi sem hiányzik, amitől értékszám függne.',
  total: (gaps, points, say) =>
    `${say.count(gaps, 'hiány')}; ${say.number(Math.round(points * 10) / 10)} pont függ tőlük.`,
  more: (count, say) => `… és további ${say.number(count)}; --all mindet mutatja.`,
};
