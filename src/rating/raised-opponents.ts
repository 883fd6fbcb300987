/**
 * The setting `pool.raiseOld` (reading P7 of changes of a whole pool): newcomers' results from before a change count as
 * if their opponents had had the changed ratings. Lists store the results as they were played, and only their sums;
 * each opponent's rating is read again from the report and from the list of the event's first day, because a rule
 * rounds each rating on its own.
 */
import { type Month, parseMonth } from '../core/dates.ts';
import { fraction, plus, times } from '../core/exact.ts';
import type { RaisedSum } from '../core/event.ts';
import type { EarlierEventFacts } from '../core/report.ts';
import { eventId, eventNumber } from '../ledger/ids.ts';
import { earlierEvent, type StoredResults } from '../ledger/lists/state.ts';
import type { Desk, EventRow, ListRow, PoolRow } from '../ledger/store.ts';
import { readingsOfList } from '../ledger/rows/standings.ts';
import { rulesOfEvent } from '../rulebooks/office-rules.ts';
import { type ChosenReadings, raisesOld } from '../rulebooks/readings.ts';
import { mergesInto } from './as-of.ts';
import { type DecidedChange, decidedChanges, listOfChange, ruleChange } from './changes-on.ts';
import { reportedEvent } from './feed.ts';
import { listFor, type RatingInForce, RatingsInForce } from './in-force.ts';
import type { PoolChange } from './pool-changes.ts';
import { type RecalledEvent, firstDayOf, recallEvents } from './recall.ts';
import { standardListsOf } from './standard-lists.ts';
import { listsOf } from './states.ts';
import { originOf } from './versions.ts';

/** A change that raises the results from before it. */
export interface RaisingChange extends PoolChange {
  /** The list that it belongs to. */
  readonly date: string;
}

/** Hypothetical changes beside the decided ones, and entries of changes that are left out. */
export interface OtherChanges {
  readonly hypothetical?: readonly DecidedChange[];
  readonly without?: ReadonlySet<number>;
}

/**
 * The changes that raise earlier results on a list; none where the setting is off. A change after the events of this
 * very list raises the first ratings themselves, and one that was revoked by then raises nothing.
 */
export async function raisingChanges(
  desk: Desk,
  { pool }: PoolRow,
  date: string,
  readings: ChosenReadings,
  { hypothetical = [], without = new Set() }: OtherChanges = {},
): Promise<readonly RaisingChange[]> {
  if (!raisesOld(readings)) return [];
  const all = [...(await decidedChanges(desk, pool)), ...hypothetical].filter(
    (each) => !each.isCancelled && !without.has(each.entry) && listOfChange(each) <= date,
  );
  const takenBack = new Set(
    all.flatMap((each) => (each.kind === 'pool.adjustment-reversed' ? [each.data.adjusts] : [])),
  );
  const raising: RaisingChange[] = [];
  for (const each of all) {
    if (each.kind !== 'pool.adjusted' || takenBack.has(each.entry)) continue;
    if (listOfChange(each) === date && each.data.order === 'after-events') continue;
    raising.push({ ...(await ruleChange(desk, each)), date: listOfChange(each) });
  }
  return raising.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.entry - b.entry));
}

/** The same for a list with the readings that it was compiled with; undefined where nothing is raised. */
export async function raisedOpponentsOn(
  desk: Desk,
  pool: PoolRow,
  date: string,
  readings: ChosenReadings,
): Promise<RaisedOpponents | undefined> {
  const changes = await raisingChanges(desk, pool, date, readings);
  return changes.length === 0 ? undefined : new RaisedOpponents(pool, changes);
}

/** How much the results of one event are raised. */
export interface RaisedResults {
  readonly event: string;
  readonly games: number;
  /** The sum over all these games. */
  readonly points: number;
}

/** One event: the changes after its ratings, and what they add for each player. */
interface RaisedEvent {
  readonly changes: readonly RaisingChange[];
  readonly points: ReadonlyMap<number, number>;
}

/** How an event was rated. */
export interface HowRated {
  readonly month: Month;
  readonly readings: ChosenReadings;
  /** The lists before that of the event. */
  readonly lists: readonly ListRow[];
  readonly listed: (person: number) => RatingInForce;
}

export class RaisedOpponents {
  readonly #pool: PoolRow;
  readonly #changes: readonly RaisingChange[];
  readonly #mergedFrom = new Map<number, readonly number[]>();
  readonly #events = new Map<number, RaisedEvent | undefined>();
  readonly #counted = new Map<number, Map<string, RaisedResults>>();

  constructor(pool: PoolRow, changes: readonly RaisingChange[]) {
    this.#pool = pool;
    this.#changes = changes;
  }

  /** Reads the events of stored results. */
  async load(desk: Desk, kept: readonly (readonly StoredResults[])[]): Promise<void> {
    const numbers = new Set(kept.flat().flatMap(({ event }) => eventNumber(event ?? '') ?? []));
    const rows = await desk.events({ events: [...numbers].filter((number) => !this.#events.has(number)) });
    const byList = new Map<string, EventRow[]>();
    for (const row of rows) {
      if (row.pool !== this.#pool.pool) continue;
      const { listDate } = (await desk.event(originOf(row))) as EventRow;
      byList.set(listDate as string, [...(byList.get(listDate as string) ?? []), row]);
    }
    const lists = await listsOf(desk, this.#pool.pool);
    for (const [date, some] of byList) await this.#loadList(desk, lists, date, some);
  }

  async #loadList(desk: Desk, all: readonly ListRow[], date: string, rows: readonly EventRow[]): Promise<void> {
    const list = all.find((each) => each.date === date) as ListRow;
    const lists = all.filter((each) => each.date < date);
    const events = await recallEvents(desk, rows);
    const persons = [...new Set(events.flatMap((event) => event.persons))];
    const mergedFrom = await mergesInto(desk, persons);
    for (const [into, from] of mergedFrom) this.#mergedFrom.set(into, from);
    const standards = await standardListsOf(desk, this.#pool, list.list);
    const inForce = new RatingsInForce(lists, { mergedFrom }, undefined, standards);
    await inForce.load(desk, events);
    const month = parseMonth(date.slice(0, 7)) as Month;
    const readings = readingsOfList(list);
    for (const event of events) this.add(event, { month, readings, lists, listed: inForce.of(event) });
  }

  /** Adds an event with the ratings that it was rated with. */
  add(event: RecalledEvent, { month, readings, lists, listed }: HowRated): void {
    const ratedWith = listFor(lists, event)?.date ?? '';
    const changes = this.#changes.filter(({ date }) => date > ratedWith);
    this.#events.set(event.row.event, undefined);
    if (changes.length === 0) return;
    const rules = rulesOfEvent(event.row.edition as string, readings, firstDayOf(event));
    const met = rules.opponentsMet(reportedEvent(event, rules, month, listed));
    const points = met.map((opponents) =>
      opponents.reduce((sum, { place, rating }) => sum + raisedBy(changes, event.persons[place], rating) - rating, 0),
    );
    this.#events.set(event.row.event, {
      changes,
      points: new Map(points.map((own, place) => [event.persons[place] as number, own])),
    });
  }

  /** How the ratings of a player's opponents in an event count; undefined where they count unchanged. */
  sumIn(event: number, person: number): RaisedSum | undefined {
    const found = this.#events.get(event);
    if (found === undefined) return undefined;
    return (sum, games, opponents) => {
      const points =
        opponents === undefined
          ? this.#pointsOf(found, person)
          : games * raisedBy(found.changes, undefined, sum / games) - sum;
      this.#note(person, { event: eventId(event), games, points });
      return sum + points;
    };
  }

  /**
   * Earlier results as they count. Results brought in without their event stay unchanged: their opponents are unknown.
   */
  earlier(person: number, results: StoredResults): EarlierEventFacts {
    const facts = earlierEvent(results);
    const number = eventNumber(results.event ?? '');
    const raise = number === undefined ? undefined : this.sumIn(number, person);
    if (raise === undefined || facts.games === 0) return facts;
    const { parts: sum } = times(facts.average, fraction(facts.games));
    const points = raise(sum, facts.games, facts.opponents) - sum;
    return { ...facts, average: plus(facts.average, fraction(points, facts.games)) };
  }

  /** The value that a player's results were raised to, and the entries of the changes that raised them. */
  toldOf(person: number): { readonly entries: readonly number[]; readonly results: readonly RaisedResults[] } {
    const results = [...(this.#counted.get(person)?.values() ?? [])].filter(({ points }) => points !== 0);
    return { entries: this.#changes.map(({ entry }) => entry), results };
  }

  /** Results may be stored under a card that was merged into the player's later. */
  #pointsOf({ points }: RaisedEvent, person: number): number {
    const cards = [person, ...(this.#mergedFrom.get(person) ?? [])];
    return cards.map((card) => points.get(card)).find((own) => own !== undefined) ?? 0;
  }

  #note(person: number, results: RaisedResults): void {
    const known = this.#counted.get(person) ?? new Map<string, RaisedResults>();
    this.#counted.set(person, known.set(results.event, results));
  }
}

/**
 * Earlier results as they count, in order of time: of events with the same last day, the one that began first comes
 * first.
 */
export const countedResults = (
  raised: RaisedOpponents | undefined,
  person: number,
  history: readonly StoredResults[],
): readonly EarlierEventFacts[] =>
  history.map((results, place) => ({ ...(raised?.earlier(person, results) ?? earlierEvent(results)), place }));

/** An average stands for no person: a rule that needs a person's other rating leaves it unchanged. */
const NOBODY = 0;

const raisedBy = (changes: readonly RaisingChange[], person: number | undefined, rating: number): number =>
  changes.reduce((at, { next }) => next(person ?? NOBODY, at), rating);
