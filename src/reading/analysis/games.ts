/**
 * The games behind a list, each from both sides, as the rulebook counted them: taken from the steps of the calculation, so
 * that nothing is worked out a second time. K and changes are those that were kept with the list.
 */
import type { Month } from '../../core/dates.ts';
import type { Step } from '../../core/reasons.ts';
import { eventId, eventNumber, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow, ListRow, PoolRow, ResultRow } from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import type { FideRules } from '../../rulebooks/fide/reasons.ts';
import type { MgszRules } from '../../rulebooks/mgsz/reasons.ts';
import type { OrrRules } from '../../rulebooks/orr/reasons.ts';
import { monthlyRules } from '../../rulebooks/office-rules.ts';
import { parseListMonth } from '../../rating/period.ts';
import { answerOf } from '../../rating/rate-continuous.ts';
import { recallEvents } from '../../rating/recall.ts';
import { playSome } from '../../rating/some-players.ts';
import { isPeriodic, listsOf, stateOfStanding } from '../../rating/states.ts';
import { eventKey, Timelines } from '../../rating/timeline.ts';
import { eventData, isCorrection } from '../../ledger/rows/events.ts';
import { deskAsOf, mergedSince } from '../../rating/as-of.ts';

/** One game for one of its players. Scores in half points, expected scores and changes in hundredths. */
export interface Side {
  readonly event: string;
  readonly round: number;
  readonly player: string;
  readonly opponent: string;
  readonly colour: 'white' | 'black' | null;
  /** Null for who has no rating of his own. */
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

/** How the games of a list are gone through where others wait. */
export interface GoingThrough {
  /** Of the events of a list, where they do not hang together. */
  readonly chosen: (events: readonly EventRow[]) => readonly EventRow[];
  readonly pause: () => Promise<void>;
}

const ALL_AT_ONCE: GoingThrough = { chosen: (events) => events, pause: async () => undefined };

/** By event; in an event by player, in the order of persons, and by round. */
export async function* sidesOn(
  today: Desk,
  pool: PoolRow,
  list: ListRow,
  { chosen, pause }: GoingThrough = ALL_AT_ONCE,
): AsyncGenerator<readonly Side[]> {
  // continuous pools have everybody's results under today's cards
  const desk = isPeriodic(pool) ? deskAsOf(today, await mergedSince(today, list.no, pause)) : today;
  const rows = await eventsOn(desk, list);
  if (!isPeriodic(pool)) {
    yield* continuousSides(desk, pool, chosen(rows));
    return;
  }
  // a corrected report was rated in the period of the event, and has no games in this one
  const played = rows.filter((row) => !isCorrection(row));
  const month = parseListMonth(list.date) as Month;
  const previous = (await listsOf(desk, pool.pool)).findLast(({ date }) => date < list.date);
  // round robins of the 2014 text can hang on what others did elsewhere in the period
  const hangsTogether = played.some(({ edition }) => monthlyRules(edition as string).hangsTogether);
  for (const events of hangsTogether ? [played] : chosen(played).map((row) => [row])) {
    yield* periodicSides(desk, pool, { month, events, previous, at: list.no });
  }
}

interface Played {
  readonly month: Month;
  readonly events: readonly EventRow[];
  readonly previous: ListRow | undefined;
  readonly at: number;
}

async function* periodicSides(
  desk: Desk,
  pool: PoolRow,
  { month, events, previous, at }: Played,
): AsyncGenerator<readonly Side[]> {
  const results = new Map<number, ReadonlyMap<string, ResultRow>>();
  const bases = new Map<number, number | null>();
  for (const { event } of events) {
    const rows = await desk.results(event);
    results.set(event, new Map(rows.map((row) => [personId(row.person), row])));
    for (const { person, before } of rows) bases.set(person, before);
  }
  const standings = previous === undefined ? [] : await desk.standings(previous.list, [...bases.keys()]);
  const states = new Map<number, State>(standings.map((row) => [row.person, stateOfStanding(row)]));
  const { result } = await playSome(desk, pool, {
    month,
    events,
    baseOf: (person) => bases.get(person) ?? null,
    stateOf: (person) => states.get(person),
    at,
    asked: 'all',
  });
  const sides = new Map<number, Side[]>(events.map(({ event }) => [event, []]));
  for (const [player, { steps = [] }] of Object.entries(result.players)) {
    for (const step of gameSteps(steps)) {
      const event = eventNumber(step.event as string) as number;
      const kept = results.get(event)?.get(player) as ResultRow;
      sides.get(event)?.push(chessSide(step, eventId(event), player, kept));
    }
  }
  for (const { event } of events) yield inOrder(sides.get(event) as Side[]);
}

const GAMES: ReadonlySet<string> = new Set(['game', 'newcomer-game', 'not-counted']);

/** Steps about games, each of which names its event. */
const gameSteps = (steps: readonly Step[]): readonly Step[] => [...below(steps)].filter(({ rule }) => GAMES.has(rule));

const inOrder = (sides: readonly Side[]): readonly Side[] =>
  sides.toSorted((a, b) => (a.player < b.player ? -1 : a.player > b.player ? 1 : a.round - b.round));

const hundredths = (value: number): number => Math.round(value * 100);

const NOT_COUNTED = { rating: null, gap: null, counted: null, expected: null, score: null, k: null, change: null };

function chessSide({ rule, given: facts }: Step, event: string, player: string, { before: own, k }: ResultRow): Side {
  const given = facts as FideRules['game' | 'newcomer-game' | 'not-counted']['given'];
  const side = { event, player, own, round: given.round, opponent: given.opponent };
  if (rule === 'not-counted') {
    const { ground } = facts as FideRules['not-counted']['given'];
    return { ...side, ...NOT_COUNTED, colour: null, path: ground };
  }
  const { colour, rating, score } = facts as FideRules['newcomer-game']['given'];
  if (rule === 'newcomer-game') {
    return { ...side, ...NOT_COUNTED, colour, rating, score: 2 * score, path: 'newcomer' };
  }
  const { gap, counted, expected: of } = facts as FideRules['game']['given'];
  const expected = hundredths(of);
  return {
    ...side,
    own: rating + gap,
    colour,
    rating,
    gap,
    counted,
    expected,
    score: 2 * score,
    k,
    change: k === null ? null : k * (100 * score - expected),
    path: 'counted',
  };
}

async function* continuousSides(desk: Desk, pool: PoolRow, rows: readonly EventRow[]): AsyncGenerator<readonly Side[]> {
  const timelines = await Timelines.of(desk, pool);
  for (const kept of await recallEvents(desk, rows)) {
    await timelines.load(kept.persons);
    const key = eventKey(kept.row);
    const { result } = answerOf(pool, kept, (person) => timelines.before(person, key), eventData(kept.row).ages, 'all');
    const sides = Object.entries(result.players).flatMap(([player, { steps = [] }]) =>
      pool.family === 'orr' ? orrSides(steps, kept.id, player) : mgszSides(steps, kept.id, player),
    );
    yield inOrder(sides);
  }
}

function* below(steps: readonly Step[]): Generator<Step> {
  for (const step of steps) {
    yield step;
    yield* below(step.from);
  }
}

/** ORR makes the change of an event from the sum of its games, and not in proportion: one game has no change of its own. */
function orrSides(steps: readonly Step[], event: string, player: string): readonly Side[] {
  const all = [...below(steps)];
  const factor = all.find(({ rule }) => rule === 'k' || rule === 'k-below-table')?.gives as number | undefined;
  const k = factor ?? null;
  return all.flatMap(({ rule, given, from }): readonly Side[] => {
    const side = { event, player, colour: null };
    if (rule === 'game-not-counted') {
      const { round, opponent, why } = given as OrrRules['game-not-counted']['given'];
      return [{ ...side, ...NOT_COUNTED, round, opponent, own: null, path: why }];
    }
    if (rule !== 'game') return [];
    const { round, opponent, opponentRating, score, expected: of } = given as OrrRules['game']['given'];
    const { own, difference } = (from[0] as Step).given as OrrRules['expected-score']['given'];
    const expected = hundredths(of);
    return [
      {
        ...side,
        round,
        opponent,
        own,
        rating: opponentRating,
        gap: difference,
        counted: difference,
        expected,
        score: 2 * score,
        k,
        change: null,
        path: 'counted',
      },
    ];
  });
}

/** MGSZ multiplies the points of the games by the event's C, which stands where others have K. */
function mgszSides(steps: readonly Step[], event: string, player: string): readonly Side[] {
  const all = [...below(steps)];
  const k = (all.find(({ rule }) => rule === 'change')?.given['c'] as number | undefined) ?? null;
  return all.flatMap(({ rule, given }): readonly Side[] => {
    const side = { event, player };
    if (rule === 'game-not-played' || rule === 'game-excluded') {
      const { round, opponent } = given as MgszRules['game-excluded']['given'];
      return [{ ...side, ...NOT_COUNTED, round, opponent, colour: null, own: null, path: rule.slice('game-'.length) }];
    }
    if (rule !== 'game-points') return [];
    const {
      round,
      opponent,
      colour,
      points,
      opponentPoints,
      difference,
      score,
      expected: of,
    } = given as MgszRules['game-points']['given'];
    // the table has half hundredths
    const expected = Math.round(of * 1000) / 10;
    return [
      {
        ...side,
        round,
        opponent,
        colour,
        own: points,
        rating: opponentPoints,
        gap: points - opponentPoints,
        counted: difference,
        expected,
        score: 2 * score,
        k,
        change: k === null ? null : Math.round(k * (100 * score - expected)),
        path: 'counted',
      },
    ];
  });
}
