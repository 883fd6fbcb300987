/**
 * What is common to the adapters: documents in, results out, a line each (docs/endorsement.md). The programs rate one player against one or several others, so that
 * everything around it is done here in their favour: games that were not played or are not to be rated are left out, unrated players keep no rating and are nobody’s
 * opponents, all events of a period count together from the rating of the previous list, and the score of all games goes in at once where a program can take it.
 * Where a program asks for K, it gets the rulebook’s own.
 */
import { createInterface } from 'node:readline';
import { rate } from '../../dist/index.js';

const POINTS = { '1-0': [1, 0], '0-1': [0, 1], '1/2-1/2': [0.5, 0.5] };

/**
 * A player of one event, as programs are asked about him.
 * @typedef {{ rating: number, k: number, fixedK?: number, age?: number, games?: number, peak: number, control: 'standard' | 'rapid' | 'blitz', opponents: { rating: number, score: number }[] }} Asked
 */

/**
 * `changeOf` gives the change of a rating in one event, unrounded where the program can; `round` makes a rating of the sum.
 * @param {{ changeOf: (asked: Asked) => number, round: (rating: number) => number }} program
 */
export async function answerDocuments({ changeOf, round }) {
  for await (const line of createInterface({ input: process.stdin })) {
    const document = JSON.parse(line);
    const events = (document.period ?? [document]).toSorted((a, b) => (a.event.start < b.event.start ? -1 : 1));
    const control = /rapid|blitz/.exec(events[0].rulebook)?.[0] ?? 'standard';
    const byRulebook = rate(document);
    const players = {};
    for (const event of events) {
      for (const player of event.players) {
        const known = (players[player.id] ??= { before: null, change: 0 });
        if (player.rating === undefined) continue;
        // the rating of the previous list, else that of the event which began last
        known.before = document.base?.[player.id] === undefined ? player.rating : document.base[player.id];
        const opponents = opponentsOf(player.id, event);
        if (opponents.length === 0) continue;
        const own = (byRulebook.events?.[event.event.id] ?? byRulebook).players[player.id];
        known.change += changeOf({
          rating: player.rating,
          k: [own?.k ?? 20].flat()[0],
          fixedK: player.k,
          age: ageOf(player, event.event),
          // where nobody knows, a newcomer’s K (docs/format.md), unless a rating of 2400 decides it
          games: player.games ?? (Math.max(player.rating, player.peak ?? 0) >= 2400 ? undefined : 0),
          peak: Math.max(player.rating, player.peak ?? 0),
          control,
          opponents,
        });
      }
    }
    const after = ({ before, change }) => (before === null ? null : round(before + change));
    const results = Object.entries(players).map(([id, known]) => [id, { after: after(known) }]);
    process.stdout.write(`${JSON.stringify({ players: Object.fromEntries(results) })}\n`);
  }
}

function opponentsOf(id, { players, games }) {
  const ratings = new Map(players.map((player) => [player.id, player.rating]));
  return games.flatMap(({ white, black, result, rated }) => {
    const points = POINTS[result];
    if (points === undefined || rated === false || (white !== id && black !== id)) return [];
    const rating = ratings.get(white === id ? black : white);
    return rating === undefined ? [] : [{ rating, score: points[white === id ? 0 : 1] }];
  });
}

/** In full years at the end of the year of the event, as FIDE’s texts count it; without a birth nobody knows. */
const ageOf = ({ birth }, { start }) =>
  birth === undefined ? undefined : Number(start.slice(0, 4)) - Number(birth.slice(0, 4));
