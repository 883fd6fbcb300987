/** Every game that somebody has played, with the rating that the opponent came with. */
import { HALF_POINTS, isPlayed } from '../../../core/game.ts';
import { inBatches, type Pause } from '../../../core/slices.ts';
import { eventId } from '../../../ledger/ids.ts';
import { gameAt, gameCount } from '../../../ledger/rows/content.ts';
import { eventTitle } from '../../../ledger/rows/events.ts';
import type { Desk, EventRow, PoolRow } from '../../../ledger/store.ts';
import { listFor } from '../../../rating/in-force.ts';
import { byPerson, ratingAtStart } from '../at-start.ts';
import type { Calendars } from '../card/performances.ts';
import { latestReports, type PlayedReport, type PlayerEvents } from '../card/played.ts';

export interface OwnGame {
  readonly round: number;
  /** The number of the person. */
  readonly opponent: number;
  readonly colour: 'white' | 'black';
  readonly halfPoints: 0 | 1 | 2;
  /** The opponent's rating in the event; null: none. */
  readonly rating: number | null;
}

export interface OwnEvent {
  readonly row: EventRow;
  readonly event: string;
  readonly name: string;
  readonly pool: string;
  /** The last day, if it is known. */
  readonly day: string | null;
  /** In the order of rounds. */
  readonly games: readonly OwnGame[];
}

/** Events whose opponents' ratings are asked for at once: each may stand in a block of its own. */
const AT_ONCE = 8;

/** In one pool, or in all, in the order of time; for a corrected event the report that counts. */
export async function ownEvents(
  desk: Desk,
  person: number,
  { rows, reports }: PlayerEvents,
  { pools, lists }: Calendars,
  pause: Pause,
  isAsked: (row: EventRow) => boolean = () => true,
): Promise<readonly OwnEvent[]> {
  const events: OwnEvent[] = [];
  for (const some of inBatches(latestReports(rows).filter(isAsked), AT_ONCE)) {
    await pause();
    const played = some.map((row) => ({ row, games: [...gamesOf(reports.get(row.event) as PlayedReport, person)] }));
    const entered = await desk.ratingsIn(some.map(({ event }) => event));
    const inForce = new Map(
      some.map((row) => [
        row.event,
        listFor(
          lists.filter((list) => list.pool === row.pool),
          { row },
        )?.list,
      ]),
    );
    const asked = played.flatMap(({ row, games }) => {
      const list = inForce.get(row.event);
      return list === undefined ? [] : games.map(({ opponent }) => ({ list, person: opponent }));
    });
    const listed = await desk.ratingsOn(asked);
    for (const { row, games } of played) {
      const list = inForce.get(row.event);
      const ratingOf = ratingAtStart(
        pools.find((each) => each.pool === row.pool) as PoolRow,
        byPerson(listed.filter((each) => each.list === list)),
        byPerson(entered.filter((each) => each.event === row.event)),
      );
      events.push({
        row,
        event: eventId(row.event),
        name: eventTitle(row),
        pool: row.pool,
        day: row.end ?? row.start,
        games: games.map((game) => ({ ...game, rating: ratingOf(game.opponent) })),
      });
    }
  }
  return events;
}

function* gamesOf({ games, persons }: PlayedReport, person: number): Generator<Omit<OwnGame, 'rating'>> {
  const own = persons.indexOf(person);
  const mine: Omit<OwnGame, 'rating'>[] = [];
  for (let at = 0; at < gameCount({ games }); at += 1) {
    const { round, white, black, result } = gameAt(games, at);
    if ((white !== own && black !== own) || !isPlayed(result)) continue;
    const seat = white === own ? 0 : 1;
    mine.push({
      round,
      opponent: persons[seat === 0 ? black : white] as number,
      colour: seat === 0 ? 'white' : 'black',
      halfPoints: HALF_POINTS[result][seat],
    });
  }
  yield* mine.sort((a, b) => a.round - b.round);
}
