/** A player's games, as the reports have them. */
import { HALF_POINTS, isPlayed } from '../../../core/game.ts';
import type { Desk, EventRow, ResultRow, StoredEntry } from '../../../ledger/store.ts';
import { gameAt, gameCount } from '../../../ledger/rows/content.ts';
import { gamesOfSubmission } from '../../../ledger/rows/entries.ts';
import { COUNTED, eventKey } from '../../../rating/timeline.ts';

/** The events of a player, in the order of time: only those that count, or will. */
export interface PlayerEvents {
  readonly rows: readonly EventRow[];
  readonly results: ReadonlyMap<number, ResultRow>;
  readonly reports: ReadonlyMap<number, PlayedReport>;
}

export async function playedBy(desk: Desk, person: number): Promise<PlayerEvents> {
  const rows = (await desk.eventsOf([person]))
    .filter(({ state }) => COUNTED.includes(state) || state === 'accepted')
    .map((row) => ({ row, key: eventKey(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
  return {
    rows,
    results: new Map((await desk.resultsOf([person])).map((result) => [result.event, result])),
    reports: await reportsOf(desk, rows),
  };
}

/** Games of an event, with the person at each place. */
export interface PlayedReport {
  readonly games: readonly number[];
  readonly persons: readonly number[];
}

async function reportsOf(desk: Desk, rows: readonly EventRow[]): Promise<ReadonlyMap<number, PlayedReport>> {
  const persons = new Map<number, number[]>(rows.map(({ event }) => [event, []]));
  for (const { event, place, person } of await desk.entrantsOf(rows.map(({ event: number }) => number))) {
    (persons.get(event) as number[])[place] = person;
  }
  const entries = await desk.entries(rows.map(({ submission }) => submission as number));
  const games = new Map(entries.map((entry) => [entry.no, gamesOf(entry)]));
  return new Map(
    rows.map(({ event, submission }) => [
      event,
      { games: games.get(submission as number) ?? [], persons: persons.get(event) as readonly number[] },
    ]),
  );
}

/** Read from an entry once, however many of its players are requested. */
const taken = new WeakMap<StoredEntry, readonly number[]>();

function gamesOf(entry: StoredEntry): readonly number[] {
  const games = taken.get(entry) ?? gamesOfSubmission(entry);
  taken.set(entry, games);
  return games;
}

/** Games that a player has played in a report: the opponent, and the half points. */
export function* gamesPlayed(
  games: readonly number[],
  persons: readonly number[],
  person: number,
): Generator<{ readonly opponent: number; readonly halfPoints: number }> {
  const own = persons.indexOf(person);
  for (let at = 0; at < gameCount({ games }); at += 1) {
    const { white, black, result } = gameAt(games, at);
    if ((white !== own && black !== own) || !isPlayed(result)) continue;
    const seat = white === own ? 0 : 1;
    yield { opponent: persons[seat === 0 ? black : white] as number, halfPoints: HALF_POINTS[result][seat] };
  }
}

/** For an event with a corrected report only the corrected one. */
export function latestReports(rows: readonly EventRow[]): readonly EventRow[] {
  const replaced = new Set(rows.map(({ corrects }) => corrects));
  return rows.filter(({ event }) => !replaced.has(event));
}
