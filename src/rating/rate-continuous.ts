/**
 * Continuous pools: an accepted event is rated at once, in the order of last day, first day and number. If an event
 * comes late or is withdrawn, the later events that share players with it, directly or indirectly, are rated again, and
 * no others.
 */
import type { Day } from '../core/dates.ts';
import type { Finding } from '../core/finding.ts';
import type { ReasonsFor } from '../core/reasons.ts';
import type { Event } from '../core/event.ts';
import type { PlayerFacts } from '../core/report.ts';
import type { EntryKinds } from '../ledger/entries.ts';
import { eventNumber, personId } from '../ledger/ids.ts';
import type { Desk, EventRow, EventState, PersonRow, PoolRow, ResultRow } from '../ledger/store.ts';
import { resultsDigest } from '../ledger/lists/seal.ts';
import { factsOfState, type State, stateText } from '../ledger/lists/state.ts';
import { birthAtAge, playedGames, reportWithoutGames } from '../ledger/rows/content.ts';
import { isCorrection } from '../ledger/rows/events.ts';
import { birthOf } from '../ledger/rows/identity.ts';
import type { AtOnceRules } from '../rulebooks/edition.ts';
import { atOnceRules } from '../rulebooks/office-rules.ts';
import type { EventResult, PlayerResult } from '../rulebooks/rulebook.ts';
import { inOrderOfPersons, type EventOutcome, resultRow, stateWith } from './continuous-results.ts';
import { admitted, firstDayOf, type RecalledEvent, recallEvents, recalledReport, registryFacts } from './recall.ts';
import { rateInColumns } from './rate-in-columns.ts';
import { currentStates } from './states.ts';
import { COUNTED, eventKey, Timelines } from './timeline.ts';
import { correctedIn } from './versions.ts';

type Ages = readonly (number | null)[];
export type RatedData = EntryKinds['events.rated'];

/** One event and its effect. */
export interface ReratedEvent {
  readonly row: EventRow;
  readonly ages?: Ages;
  readonly digest: string;
  /** Ordered by person; empty for an event that no longer counts. */
  readonly results: readonly ResultRow[];
}

/** The effect of rating again. */
export interface Rerating {
  readonly events: readonly ReratedEvent[];
  /** The new states of the affected players; undefined for those who are no longer in the pool. */
  readonly states: ReadonlyMap<number, State | undefined>;
  readonly findings: readonly Finding[];
}

/**
 * Repeats what an entry records, from the state of the store when it is carried out; without findings, which are not
 * read then.
 */
export async function reratingOf(desk: Desk, pool: PoolRow, { events }: RatedData): Promise<Rerating> {
  const numbers = events.map(({ event }) => eventNumber(event) as number);
  const known = new Map((await desk.events({ events: numbers })).map((row) => [row.event, row]));
  const rows = numbers.map((number) => known.get(number) as EventRow);
  const ages = new Map(events.map((each, place) => [numbers[place] as number, each.ages]));
  return rerateBeginning(desk, pool, { rows, ages });
}

/**
 * Where rating again starts: with events, with a change for some players at a point of time, or as named by an entry.
 */
type Beginning =
  | { readonly touched: readonly EventRow[] }
  | { readonly from: string; readonly persons: readonly number[] }
  | { readonly rows: readonly EventRow[]; readonly ages: ReadonlyMap<number, Ages | undefined> };

export async function rerateBeginning(desk: Desk, pool: PoolRow, beginning: Beginning): Promise<Rerating> {
  const timelines = await Timelines.of(desk, pool);
  if ('rows' in beginning) {
    const [first] = beginning.rows;
    const isOnly = beginning.rows.length === 1 && first !== undefined && (await isLatest(desk, pool, timelines, first));
    return isOnly
      ? rateLatest(desk, pool, first, 'numbers', beginning.ages.get(first.event))
      : walk(desk, pool, timelines, beginning.rows, { ages: beginning.ages });
  }
  if ('touched' in beginning) {
    const [first, ...others] = beginning.touched.toSorted(inTime) as [EventRow, ...EventRow[]];
    if (others.length === 0 && (await isLatest(desk, pool, timelines, first)))
      return rateLatest(desk, pool, first, 'findings');
    const later = await laterEvents(desk, pool, eventKey(first), first.end as string);
    const touched = new Set(beginning.touched.map(({ event }) => event));
    const rows = [first, ...others, ...later.filter(({ event }) => !touched.has(event))].sort(inTime);
    return walk(desk, pool, timelines, rows, { touched, dirty: new Set() });
  }
  const { from, persons } = beginning;
  const later = await laterEvents(desk, pool, from, from.slice(0, 10));
  return walk(desk, pool, timelines, later, { touched: new Set(), dirty: new Set(persons) });
}

/** Rated events after a key, in order. */
async function laterEvents(desk: Desk, { pool }: PoolRow, key: string, day: string): Promise<readonly EventRow[]> {
  const events = await desk.events({ pool, states: COUNTED, endFrom: day });
  return events.filter((row) => eventKey(row) > key).sort(inTime);
}

/** A corrected report comes after the one that it replaces. */
function inTime(a: EventRow, b: EventRow): number {
  const [one, other] = [eventKey(a), eventKey(b)];
  return one < other ? -1 : one > other ? 1 : a.event - b.event;
}

/** States of an event that has counted, and no longer does. */
const GONE: ReadonlySet<EventState> = new Set(['withdrawn', 'corrected']);

/** Nothing counts after it: all states are the present ones. */
async function isLatest(desk: Desk, pool: PoolRow, timelines: Timelines, row: EventRow): Promise<boolean> {
  if (GONE.has(row.state) || !timelines.isLast(eventKey(row))) return false;
  if (COUNTED.includes(row.state)) return false;
  return (await laterEvents(desk, pool, eventKey(row), row.end as string)).length === 0;
}

async function rateLatest(desk: Desk, pool: PoolRow, row: EventRow, asked: Asked, recorded?: Ages): Promise<Rerating> {
  const [kept] = (await recallEvents(desk, [row])) as readonly [RecalledEvent];
  const states = await currentStates(desk, pool, kept.persons);
  const ages = recorded ?? (await agesAt(desk, kept));
  const rated = rateKept(pool, kept, (person) => states.get(person), ages, asked);
  return {
    events: [
      { row, ...(ages === undefined ? {} : { ages }), results: rated.results, digest: resultsDigest(rated.results) },
    ],
    states: new Map(kept.persons.map((person) => [person, rated.states.get(person) ?? states.get(person)])),
    findings: rated.findings,
  };
}

/** Which events are rated: all that an entry names, or those affected. */
type Reach =
  | { readonly ages: ReadonlyMap<number, Ages | undefined> }
  | { readonly touched: ReadonlySet<number>; readonly dirty: Set<number> };

const EVENTS_AT_ONCE = 250;

async function walk(
  desk: Desk,
  pool: PoolRow,
  timelines: Timelines,
  rows: readonly EventRow[],
  reach: Reach,
): Promise<Rerating> {
  const events: ReratedEvent[] = [];
  const findings: Finding[] = [];
  const reached = new Set<number>('dirty' in reach ? reach.dirty : []);
  for (let from = 0; from < rows.length; from += EVENTS_AT_ONCE) {
    for (const kept of await recallEvents(desk, rows.slice(from, from + EVENTS_AT_ONCE))) {
      const { row, persons } = kept;
      if ('dirty' in reach && !reach.touched.has(row.event) && !persons.some((person) => reach.dirty.has(person)))
        continue;
      await timelines.load(persons);
      for (const person of persons) reached.add(person);
      if (GONE.has(row.state)) {
        for (const person of persons) {
          timelines.drop(person, row.event);
          if ('dirty' in reach) reach.dirty.add(person);
        }
        events.push({ row, results: [], digest: resultsDigest([]) });
        continue;
      }
      const ages = 'ages' in reach ? reach.ages.get(row.event) : await agesAt(desk, kept);
      const key = eventKey(row);
      const rated = rateKept(
        pool,
        kept,
        (person) => timelines.before(person, key),
        ages,
        'ages' in reach ? 'numbers' : 'findings',
      );
      findings.push(...rated.findings);
      for (const result of rated.results) {
        if ('dirty' in reach) mark(reach.dirty, timelines, result, rated.states.get(result.person), row);
        timelines.set(result.person, row, rated.states.get(result.person));
      }
      events.push({
        row,
        ...(ages === undefined ? {} : { ages }),
        results: rated.results,
        digest: resultsDigest(rated.results),
      });
    }
  }
  const touched = [...reached];
  await timelines.load(touched);
  return { events, findings, states: new Map(touched.map((person) => [person, timelines.now(person)])) };
}

/** A player whose state after the event is the same as before is not affected further. */
function mark(
  dirty: Set<number>,
  timelines: Timelines,
  { person }: ResultRow,
  state: State | undefined,
  row: EventRow,
): void {
  const was = timelines.after(person, row.event);
  const isSame = was !== undefined && textOf(was.state) === textOf(state);
  if (isSame) dirty.delete(person);
  else dirty.add(person);
}

const textOf = (state: State | undefined): string => (state === undefined ? '' : `${state.rating} ${stateText(state)}`);

/**
 * Ages in years on the first day, by place, where the rulebook needs them; for players whose birthday is no longer
 * known, the age used before.
 */
async function agesAt(desk: Desk, kept: RecalledEvent): Promise<Ages | undefined> {
  const { ageOn } = rulesFor(kept);
  if (ageOn === undefined) return undefined;
  const rows = new Map((await desk.persons(kept.persons)).map((row) => [row.person, row]));
  const known = await agesBefore(desk, kept);
  const start = firstDayOf(kept);
  return kept.persons.map((person) => ageOf(ageOn, rows.get(person) as PersonRow, start, known.get(person) ?? null));
}

/** The ages used when the event was last rated, with its last report or with the one that it corrects. */
async function agesBefore(desk: Desk, kept: RecalledEvent): Promise<ReadonlyMap<number, number | null>> {
  const { ages } = kept.data;
  if (ages !== undefined) return new Map(kept.persons.map((person, place) => [person, ages[place] as number | null]));
  if (!isCorrection(kept.row)) return new Map();
  const [corrected] = (await recallEvents(desk, [await correctedIn(desk, kept.row)])) as readonly [RecalledEvent];
  return agesBefore(desk, corrected);
}

function ageOf(
  ageOn: NonNullable<AtOnceRules['ageOn']>,
  { birth, birthYear }: PersonRow,
  on: Day,
  known: number | null,
): number | null {
  const born = birthOf(birth);
  if (born !== undefined) return ageOn(born, on);
  return known ?? (birthYear === null ? null : ageOn({ year: birthYear }, on));
}

const rulesFor = ({ row }: RecalledEvent): AtOnceRules => atOnceRules(row.edition as string);

/** What the office knows of a player in this state. */
export function continuousFacts(
  { family }: PoolRow,
  state: State | undefined,
  age: number | null,
  start: Day,
): Partial<PlayerFacts> {
  const birth = birthAtAge(age, start);
  const { games: _games, ...facts } = factsOfState(state ?? {});
  return {
    ...facts,
    ...(birth === undefined ? {} : { birth }),
    ...registryFacts(family, state),
  };
}

/** The event as the rulebook takes it. Its games were admitted when it was accepted, and are taken from the entry. */
export function continuousEvent(
  pool: PoolRow,
  kept: RecalledEvent,
  stateOf: (person: number) => State | undefined,
  ages: Ages | undefined,
): Event {
  const start = firstDayOf(kept);
  const report = reportWithoutGames(
    recalledReport(kept, (place, person) =>
      continuousFacts(pool, stateOf(person as number), ages?.[place] ?? null, start),
    ),
  );
  return { ...admitted(report, rulesFor(kept).edition.needs), games: playedGames(kept.content) };
}

/** The rulebook's own answer; `asked` for its reasons. */
export function answerOf(
  pool: PoolRow,
  kept: RecalledEvent,
  stateOf: (person: number) => State | undefined,
  ages: Ages | undefined,
  reasonsFor?: ReasonsFor,
): { readonly event: Event; readonly result: EventResult } {
  const event = continuousEvent(pool, kept, stateOf, ages);
  return { event, result: rulesFor(kept).edition.rate(event, reasonsFor) };
}

/** Whether the findings of the checks are needed. */
type Asked = 'findings' | 'numbers';

/** In columns where that suffices, otherwise by the clauses. */
export function rateKept(
  pool: PoolRow,
  kept: RecalledEvent,
  stateOf: (person: number) => State | undefined,
  ages: Ages | undefined,
  asked: Asked,
): EventOutcome {
  const { inColumns } = rulesFor(kept);
  const rated = inColumns && rateInColumns(inColumns, kept, stateOf, asked === 'findings' ? (ages ?? []) : undefined);
  return rated === undefined ? rateByClauses(pool, kept, stateOf, ages) : { ...rated, findings: [] };
}

/** The same by the clauses. */
export function rateByClauses(
  pool: PoolRow,
  kept: RecalledEvent,
  stateOf: (person: number) => State | undefined,
  ages: Ages | undefined,
): EventOutcome {
  const { event, result } = answerOf(pool, kept, stateOf, ages);
  const { resultOf } = rulesFor(kept);
  const states = new Map<number, State | undefined>();
  const results = kept.persons.map((person): ResultRow => {
    const { before, change } = result.players[personId(person)] as PlayerResult;
    const { n, halfPoints, expected, k = null, standing } = resultOf(result, event, personId(person));
    const state = stateWith(kept, standing, stateOf(person));
    states.set(person, state);
    const numbers = {
      person,
      before,
      n,
      score: halfPoints,
      expected: expected === undefined ? null : hundredths(expected),
      k,
      change: change === null ? null : hundredths(change),
    };
    return resultRow(kept, numbers, state);
  });
  return { results: inOrderOfPersons(results), states, findings: result.findings };
}

const SURE_PLACES = 6;

/** Whole hundredths of a decimal number, halves away from zero, ignoring the tiny error of binary fractions. */
const hundredths = (value: number): number =>
  Math.sign(value) * Math.round(Number((Math.abs(value) * 100).toFixed(SURE_PLACES)));
