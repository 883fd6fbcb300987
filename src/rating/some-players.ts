/**
 * A rating period reduced to a few players: only their events, by the clauses and with reasons. The cost depends on the
 * games of these players and not on the size of the office, and the numbers are those of the whole period.
 */
import { type Day, firstDay, type Month } from '../core/dates.ts';
import type { PendingCorrection, Event } from '../core/event.ts';
import type { ReasonsFor } from '../core/reasons.ts';
import type { PlayerFacts } from '../core/report.ts';
import { eventNumber, personId, personNumber } from '../ledger/ids.ts';
import type { Desk, EventRow, PersonRow, PoolRow } from '../ledger/store.ts';
import type { State } from '../ledger/lists/state.ts';
import { monthlyRules, rulesOfEvent } from '../rulebooks/office-rules.ts';
import type { ChosenReadings } from '../rulebooks/readings.ts';
import { editionById } from '../rulebooks/registry.ts';
import type { Edition } from '../rulebooks/edition.ts';
import type { EditionId, PeriodResult } from '../rulebooks/rulebook.ts';
import { mergesAmong } from './as-of.ts';
import { reportOf } from '../ledger/rows/content.ts';
import { factsAt } from '../ledger/rows/persons.ts';
import { readingsOfPool } from '../ledger/rows/pools.ts';
import { broughtIn } from './brought-by-report.ts';
import { RatingsInForce } from './in-force.ts';
import { standardListsOf } from './standard-lists.ts';
import { needsBirthday, foundMinors, type MinorsRecord, recordedMinors } from './minors.ts';
import { playerFactsFor } from './feed.ts';
import { ON_LIST } from './period.ts';
import { admitted, type RecalledEvent, recallEvents, recalledReport, firstDayOf } from './recall.ts';
import { countedResults, type RaisedOpponents, raisedOpponentsOn } from './raised-opponents.ts';
import { listsOf } from './states.ts';

export interface SomePlayersInput {
  readonly month: Month;
  readonly events: readonly EventRow[];
  /** The rating that a player's change is added to; null for the unrated. */
  readonly baseOf: (person: number) => number | null;
  /** What was stored for players before the period. */
  readonly stateOf: (person: number) => State | undefined;
  /**
   * The K that a list stored for a player's event. It holds for all games of the period, so that an event can be rated
   * without the others of its period.
   */
  readonly kOf?: (event: number, person: number) => number | null;
  /** What was known when the entry of this number was posted; absent: what is known now. */
  readonly at?: number;
  readonly minors?: MinorsRecord;
  readonly reasonsFor?: ReasonsFor;
  /** Corrected reports of earlier lists, by person. */
  readonly corrections?: ReadonlyMap<number, readonly PendingCorrection[]>;
  /** The edition of the list. */
  readonly edition?: EditionId;
  /** The readings of the list; absent: those of the pool, for the next one. */
  readonly readings?: ChosenReadings;
}

export interface SomePlayersResult {
  readonly result: PeriodResult;
  readonly events: readonly RecalledEvent[];
  readonly names: ReadonlyMap<string, string>;
  /** Where opponents of earlier results were raised. */
  readonly raised?: RaisedOpponents;
}

export async function rateSomePlayers(desk: Desk, pool: PoolRow, input: SomePlayersInput): Promise<SomePlayersResult> {
  const { month, stateOf, at = Number.MAX_SAFE_INTEGER, readings = readingsOfPool(pool) } = input;
  const events = await recallEvents(desk, input.events);
  const brought = broughtIn(events);
  const baseOf = (person: number): number | null => input.baseOf(person) ?? brought.get(person)?.rating ?? null;
  const numbers = [...new Set(events.flatMap(({ persons }) => persons))];
  const persons = await desk.persons(numbers);
  const lists = (await listsOf(desk, pool.pool)).filter(({ date }) => date.slice(0, 7) < monthOfList(month));
  const merges = await mergesAmong(desk, numbers, (no) => no <= at);
  const mergedFrom = new Map([...merges].map(([into, persons]) => [into, [...persons]]));
  const sealed = (await desk.lists(pool.pool)).find(({ date }) => date.slice(0, 7) === monthOfList(month));
  const standards = await standardListsOf(desk, pool, sealed?.list);
  const inForce = new RatingsInForce(lists, { mergedFrom }, undefined, standards);
  await inForce.load(desk, events);
  const birthYear = Object.fromEntries(persons.map((row) => [row.person, factsAt(row, at).birthYear ?? 0]));
  const minors =
    input.minors === undefined ? minorsAmong(persons, events, month, readings) : recordedMinors(input.minors);
  const corrections = input.corrections ?? new Map<number, readonly PendingCorrection[]>();
  const raised = await raisedOpponentsOn(desk, pool, `${monthOfList(month)}-01`, readings);
  for (const event of events) raised?.add(event, { month, readings, lists, listed: inForce.of(event) });
  const asked = [...numbers, ...corrections.keys()].filter((person) => baseOf(person) === null);
  await raised?.load(
    desk,
    asked.map((person) => stateOf(person)?.history ?? []),
  );
  const known = { baseOf, stateOf, raised, kOf: input.kOf };
  const chess = events.map((event) =>
    eventOf(event, month, playerFactsFor(event, { registry: { birthYear }, minors, listed: inForce.of(event) }), known),
  );
  const editions = (
    events.length === 0
      ? [monthlyRules(input.edition as EditionId, readings).edition]
      : events.map((event) => rulesOfEvent(event.row.edition as string, readings, firstDayOf(event)).edition)
  ) as [Edition, ...Edition[]];
  const [first] = editions;
  const entered = new Set(numbers);
  const others = [...corrections.keys()].filter((person) => !entered.has(person));
  const base = new Map([...numbers, ...others].map((person) => [personId(person), baseOf(person)]));
  const period = {
    events: chess,
    list: month,
    base,
    corrections: new Map([...corrections].map(([person, all]) => [personId(person), all])),
    others: others.map((person) => ({ index: 0, id: personId(person), ...pastOf(person, known) })),
    ...(raised === undefined
      ? {}
      : {
          raised: (player: string, event: string) =>
            raised.sumIn(eventNumber(event) as number, personNumber(player) as number),
        }),
  };
  return {
    result: (first.ratePeriod as NonNullable<Edition['ratePeriod']>)(period, editions, input.reasonsFor, () =>
      input.edition === undefined ? undefined : monthlyRules(input.edition, readings).edition,
    ),
    events,
    ...(raised === undefined ? {} : { raised }),
    names: new Map(persons.flatMap(({ person, name }) => (name === null ? [] : [[personId(person), name] as const]))),
  };
}

const monthOfList = (month: Month): string =>
  `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;

export function minorsAmong(
  persons: readonly PersonRow[],
  events: readonly RecalledEvent[],
  month: Month,
  readings: ChosenReadings,
) {
  const asking = events.filter(({ row }) => needsBirthday(row.edition, readings));
  const days = new Map<string, Day>([
    [ON_LIST, firstDay(month)],
    ...asking.map((event) => [event.id, firstDayOf(event)] as const),
  ]);
  const births = new Map(persons.flatMap(({ person, birth }) => (birth === null ? [] : [[person, birth] as const])));
  return foundMinors(births, (where) => days.get(where));
}

/** What is known of players before the period. */
interface Known extends Pick<SomePlayersInput, 'baseOf' | 'stateOf'> {
  readonly raised: RaisedOpponents | undefined;
}

/** The results that an unrated player's rating may rest on. */
function pastOf(person: number, { baseOf, stateOf, raised }: Known): Partial<PlayerFacts> {
  const { history, hadEvent } = baseOf(person) === null ? (stateOf(person) ?? {}) : {};
  return {
    ...(history === undefined ? {} : { history: countedResults(raised, person, history) }),
    ...(hadEvent === undefined ? {} : { hadEvent }),
  };
}

function eventOf(
  event: RecalledEvent,
  month: Month,
  knownOf: (person: number) => Partial<PlayerFacts>,
  known: Known & Pick<SomePlayersInput, 'kOf'>,
): Event {
  const recalled = recalledReport(event, (_place, person) => {
    const k = known.kOf?.(event.row.event, person as number) ?? undefined;
    return {
      ...knownOf(person as number),
      ...pastOf(person as number, known),
      ...(k === undefined ? {} : { k }),
    };
  });
  const { needs } = editionById(event.row.edition as EditionId);
  return admitted(reportOf({ ...recalled, also: { ...recalled.also, list: month } }), needs);
}
