/**
 * The games behind a list, each from both sides: the rows of the rulebook, so that nothing is calculated a second time. K is the
 * one stored with the list.
 */
import type { Month } from '../../core/dates.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow, ListRow, PoolRow, ResultRow } from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import type { GameRow, GameTable } from '../../rulebooks/game-table.ts';
import { monthlyRules } from '../../rulebooks/office-rules.ts';
import type { EventResult } from '../../rulebooks/rulebook.ts';
import { readingsOfList } from '../../ledger/rows/standings.ts';
import { parseListMonth } from '../../rating/period.ts';
import { answerOf } from '../../rating/rate-continuous.ts';
import { recallEvents } from '../../rating/recall.ts';
import { rateSomePlayers } from '../../rating/some-players.ts';
import { isPeriodicPool, listsOf, stateOfStanding } from '../../rating/states.ts';
import { eventKey, Timelines } from '../../rating/timeline.ts';
import { eventData, isCorrection } from '../../ledger/rows/events.ts';
import { deskAsOf, mergedSince } from '../../rating/as-of.ts';

/** One game for one of its players. Scores in half points, expected scores and changes in thousandths. */
export interface GameSide {
  readonly event: string;
  readonly round: number;
  readonly player: string;
  readonly opponent: string;
  readonly colour: 'white' | 'black' | null;
  /** Null for players without a rating of their own. */
  readonly own: number | null;
  /** The opponent's. */
  readonly rating: number | null;
  /** D, and the D that counts. */
  readonly gap: number | null;
  readonly counted: number | null;
  readonly expected: number | null;
  readonly score: number | null;
  readonly k: number | null;
  readonly change: number | null;
  /** `counted`, `newcomer`, or why the game does not count. */
  readonly path: string;
}

/** The events of a sealed list, by number. */
export const eventsOn = (desk: Desk, { pool, date }: ListRow): Promise<readonly EventRow[]> =>
  desk.events({ pool, listDate: date, states: ['published'] });

/** Goes through the games of a list while others wait. */
export interface GamesOptions {
  /** For the events of a list if they are independent of each other. */
  readonly chosen: (events: readonly EventRow[]) => readonly EventRow[];
  readonly pause: () => Promise<void>;
}

const ALL_AT_ONCE: GamesOptions = { chosen: (events) => events, pause: async () => undefined };

/** By event; in an event by player, in the order of persons, and by round. */
export async function* sidesOn(
  today: Desk,
  pool: PoolRow,
  list: ListRow,
  { chosen, pause }: GamesOptions = ALL_AT_ONCE,
): AsyncGenerator<readonly GameSide[]> {
  // continuous pools have everybody's results under today's cards
  const desk = isPeriodicPool(pool) ? deskAsOf(today, await mergedSince(today, list.no, pause)) : today;
  const rows = await eventsOn(desk, list);
  if (!isPeriodicPool(pool)) {
    yield* continuousSides(desk, pool, chosen(rows));
    return;
  }
  // a corrected report was rated in the period of the event, and has no games in this one
  const played = rows.filter((row) => !isCorrection(row));
  const month = parseListMonth(list.date) as Month;
  const previous = (await listsOf(desk, pool.pool)).findLast(({ date }) => date < list.date);
  // round robins of the 2014 text can depend on what others did elsewhere in the period
  const hangsTogether = played.some(({ edition }) => monthlyRules(edition as string).hangsTogether);
  for (const events of hangsTogether ? [played] : chosen(played).map((row) => [row])) {
    yield* periodicSides(desk, pool, { month, events, previous, list });
  }
}

interface Played {
  readonly month: Month;
  readonly events: readonly EventRow[];
  readonly previous: ListRow | undefined;
  readonly list: ListRow;
}

async function* periodicSides(
  desk: Desk,
  pool: PoolRow,
  { month, events, previous, list }: Played,
): AsyncGenerator<readonly GameSide[]> {
  const results = new Map<number, ReadonlyMap<number, ResultRow>>();
  const bases = new Map<number, number | null>();
  for (const { event } of events) {
    const rows = await desk.results(event);
    results.set(event, new Map(rows.map((row) => [row.person, row])));
    for (const { person, before } of rows) bases.set(person, before);
  }
  const standings = previous === undefined ? [] : await desk.standings(previous.list, [...bases.keys()]);
  const states = new Map<number, State>(standings.map((row) => [row.person, stateOfStanding(row)]));
  const { result } = await rateSomePlayers(desk, pool, {
    month,
    events,
    baseOf: (person) => bases.get(person) ?? null,
    stateOf: (person) => states.get(person),
    kOf: (event, person) => results.get(event)?.get(person)?.k ?? null,
    at: list.no,
    readings: readingsOfList(list),
    reasonsFor: 'all',
  });
  const sides = sidesByEvent(result);
  for (const { event } of events) yield inOrder(sides.get(eventId(event)) ?? []);
}

function sidesByEvent({ players }: EventResult): ReadonlyMap<string, readonly GameSide[]> {
  const sides = new Map<string, GameSide[]>();
  for (const [player, { tables = [] }] of Object.entries(players)) {
    for (const table of tables) {
      const ofEvent = sides.get(table.event) ?? [];
      sides.set(table.event, ofEvent);
      ofEvent.push(...table.rows.flatMap((row) => sideOf(row, player, table)));
    }
  }
  return sides;
}

const inOrder = (sides: readonly GameSide[]): readonly GameSide[] =>
  sides.toSorted((a, b) => (a.player < b.player ? -1 : a.player > b.player ? 1 : a.round - b.round));

const NOT_COUNTED = { rating: null, gap: null, counted: null, expected: null, score: null, k: null, change: null };

/** None for a game of an earlier event, which has its row there. */
function sideOf(row: GameRow, player: string, { event, own, k }: GameTable): readonly GameSide[] {
  if (row.kind === 'earlier') return [];
  const { round, opponent } = row;
  const side = { event, player, round, opponent, own, ...NOT_COUNTED };
  if (row.kind === 'left-out') return [{ ...side, colour: null, path: row.ground }];
  const { colour, rating, halfPoints: score, change } = row;
  if (row.kind === 'scored') return [{ ...side, colour, rating, score, change, path: 'newcomer' }];
  const { own: then, gap, counted, expected } = row;
  return [{ ...side, own: then, colour, rating, gap, counted, expected, score, k, change, path: 'counted' }];
}

async function* continuousSides(
  desk: Desk,
  pool: PoolRow,
  rows: readonly EventRow[],
): AsyncGenerator<readonly GameSide[]> {
  const timelines = await Timelines.of(desk, pool);
  for (const kept of await recallEvents(desk, rows)) {
    await timelines.load(kept.persons);
    const key = eventKey(kept.row);
    const { result } = answerOf(pool, kept, (person) => timelines.before(person, key), eventData(kept.row).ages, 'all');
    yield inOrder(sidesByEvent(result).get(kept.id) ?? []);
  }
}
