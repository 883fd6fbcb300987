/** What is missing or doubtful, in Hungarian. */
import type { GapWords } from '../../en/commands/gaps.ts';

export const GAP_WORDS: GapWords = {
  gaps: {
    birth: ({ player, missing }, say) =>
      missing === 'none'
        ? `${say.player(player)}: mikor született? Ettől függ, ifjúsági-e a K`
        : `${say.player(player)}: az év melyik napján született? Ettől függ, hogy 18 év alatti-e`,
    identity: ({ event, question, candidates }, say) =>
      `${event}, ${question}. kérdés: ki ő? Lehetséges: ${say.count(candidates, 'személy')}`,
    fact: ({ event, question, field }) =>
      `${event}, ${question}. kérdés: ${field}? Enélkül a verseny nem számolható el`,
    rating: ({ event, question, players }, say) =>
      `${event}, ${say.article(question)} ${question}. kérdéstől: a jegyzőkönyvben van értékszám, az állományban nincs (${say.count(players, 'játékos')}); figyelembe kell-e venni?`,
    'time-control': ({ event }) => `${event}: mennyi volt a gondolkodási idő? Ha túl kevés, a verseny nem számít`,
    'lost-or-unplayed': ({ event, player, games }, say) =>
      `${event}: ${say.player(player)} az utolsó ${say.count(games, 'játszmát')} elvesztette; valóban lejátszották?`,
    'unplayed-or-lost': ({ event, player, games }, say) =>
      `${event}: ${say.player(player)}, ${say.count(games, 'játszma')} elmaradt; vagy lejátszotta, és elvesztette?`,
  },
  columns: { points: 'Pont', players: 'Játékos', what: 'Ami nem ismert' },
  none: 'Semmi sem hiányzik, amitől értékszám függne.',
  total: (gaps, points, say) =>
    `${say.count(gaps, 'hiányzó adat')}; ${say.number(Math.round(points * 10) / 10)} pont függ tőle.`,
  more: (count, say) => `… és további ${say.number(count)}; az --all kapcsoló mindet megmutatja.`,
};
