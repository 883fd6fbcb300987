/**
 * The history of a player in a continuous pool, in the order in which it counts: events by last day, first day and
 * number; after the events of a day its imports, then its decisions.
 */
import type { Desk, EventRow, EventState, ListRow, PoolRow, ResultRow, StandingRow } from '../ledger/store.ts';
import { type State, stateIn } from '../ledger/lists/state.ts';
import { entryData } from '../ledger/rows/entries.ts';
import { droppedPersons, listData, openingListData, broughtRows } from '../ledger/rows/standings.ts';
import { mergesInto } from './as-of.ts';
import { originOf } from './versions.ts';
import { decided } from './decisions.ts';
import { listsOf, stateOfStanding } from './states.ts';
import { type Decided, decisionIn } from '../ledger/rows/decisions.ts';

/** States of an event whose results count in a continuous pool. */
export const COUNTED: readonly EventState[] = ['rated', 'published'];

const padded = (number: number): string => String(number).padStart(15, '0');

/** Keys are compared as text. A corrected report has the position of the first one. */
export const eventKey = (row: Pick<EventRow, 'event' | 'start' | 'end' | 'origin'>): string =>
  `${row.end} 0 ${row.start} ${padded(originOf(row))}`;
export const openingKey = ({ date, list }: Pick<ListRow, 'date' | 'list'>): string => `${date} 1 ${padded(list)}`;
/** What arrives later for the same day comes after it. */
const correctionKey = (list: ListRow, no: number): string => `${openingKey(list)} ${padded(no)}`;
export const decisionKey = (day: string, no: number): string => `${day} 2 ${padded(no)}`;

type Item =
  | { readonly key: string; readonly event: number; readonly state: State | undefined }
  /** Without a state: the whole of a list said that the player is not on it. */
  | { readonly key: string; readonly opening: State | undefined }
  | { readonly key: string; readonly decision: Decided };

/** The state after an event, as stored in its result. */
export const stateAfter = ({ after, rest }: Pick<ResultRow, 'after' | 'rest'>): State | undefined =>
  rest === null ? undefined : stateIn(after, rest);

export class Timelines {
  readonly #desk: Desk;
  readonly #pool: PoolRow;
  readonly #openings: readonly ListRow[];
  /** Decisions on a person, and imports for a day whose list was complete. */
  readonly #said: ReadonlyMap<number, readonly Item[]>;
  readonly #items = new Map<number, Item[]>();

  private constructor(
    desk: Desk,
    pool: PoolRow,
    openings: readonly ListRow[],
    said: ReadonlyMap<number, readonly Item[]>,
  ) {
    this.#desk = desk;
    this.#pool = pool;
    this.#openings = openings;
    this.#said = said;
  }

  static async of(desk: Desk, pool: PoolRow): Promise<Timelines> {
    const lists = await listsOf(desk, pool.pool);
    const said = new Map<number, Item[]>();
    const add = (person: number, item: Item): void => {
      const items = said.get(person);
      if (items === undefined) said.set(person, [item]);
      else items.push(item);
    };
    for (const row of await desk.decisions(pool.pool)) {
      add(row.person, { key: decisionKey(row.day, row.no), decision: decisionIn(row) });
    }
    for (const list of lists) {
      for (const { no, person, row } of await correctionsOf(desk, pool, list)) {
        add(person, { key: correctionKey(list, no), opening: row && stateOfStanding(row) });
      }
    }
    return new Timelines(
      desk,
      pool,
      lists.filter((list) => openingListData(list) !== undefined),
      said,
    );
  }

  /** Whether the only things that count after a key are events. */
  isLast(key: string): boolean {
    if (this.#openings.some((list) => openingKey(list) > key)) return false;
    return ![...this.#said.values()].some((items) => items.some((item) => item.key > key));
  }

  /** A merged player has no history: it belongs to the other card. */
  async load(persons: readonly number[]): Promise<void> {
    const wanted = persons.filter((person) => !this.#items.has(person));
    if (wanted.length === 0) return;
    for (const person of wanted) this.#items.set(person, []);
    const rows = await this.#desk.persons(wanted);
    const live = rows.filter(({ mergedInto }) => mergedInto === null).map(({ person }) => person);
    if (this.#openings.length > 0 || this.#said.size > 0) await this.#loadSaid(live);
    const results = await this.#desk.resultsOf(live, this.#pool.pool);
    const numbers = [...new Set(results.map(({ event }) => event))];
    const counted = (await this.#desk.events({ events: numbers })).filter(({ state }) => COUNTED.includes(state));
    const keys = new Map(counted.map((row) => [row.event, eventKey(row)]));
    for (const result of results) {
      const key = keys.get(result.event);
      if (key !== undefined) this.#of(result.person).push({ key, event: result.event, state: stateAfter(result) });
    }
    for (const person of live) this.#of(person).sort(byKey);
  }

  /** A merged player is on old lists, and in old decisions, under the old number. */
  async #loadSaid(wanted: readonly number[]): Promise<void> {
    const asked = new Map<number, number>();
    const merges = await mergesInto(this.#desk, wanted);
    for (const person of wanted) {
      for (const each of [person, ...(merges.get(person) ?? [])]) {
        asked.set(each, person);
        this.#of(person).push(...(this.#said.get(each) ?? []));
      }
    }
    for (const list of this.#openings) {
      const rows = await this.#desk.standings(list.list, [...asked.keys()]);
      const own = new Set(rows.map(({ person }) => person));
      for (const row of rows) {
        const person = asked.get(row.person) as number;
        if (person !== row.person && own.has(person)) continue;
        this.#of(person).push({ key: openingKey(list), opening: stateOfStanding(row) });
      }
    }
  }

  #of(person: number): Item[] {
    return this.#items.get(person) as Item[];
  }

  /** The state of a player before a key; undefined for persons not yet in the pool. */
  before(person: number, key: string): State | undefined {
    return this.#standing(this.#of(person).filter((item) => item.key < key));
  }

  /** An event that left a player without a standing changes nothing; an import replaces the whole standing. */
  #standing(items: readonly Item[]): State | undefined {
    let state: State | undefined;
    for (const item of items) {
      if ('event' in item) state = item.state ?? state;
      else state = 'opening' in item ? item.opening : decided(this.#pool.family, state, item.decision);
    }
    return state;
  }

  /** The state of a player after an event; undefined where it has no result yet. */
  after(person: number, event: number): { readonly state: State | undefined } | undefined {
    return this.#of(person).find((item) => 'event' in item && item.event === event) as
      | { readonly state: State | undefined }
      | undefined;
  }

  now(person: number): State | undefined {
    return this.#standing(this.#of(person));
  }

  /** Sets the effect of an event on a player. */
  set(person: number, event: EventRow, state: State | undefined): void {
    this.drop(person, event.event);
    this.#of(person).push({ key: eventKey(event), event: event.event, state });
    this.#of(person).sort(byKey);
  }

  drop(person: number, event: number): void {
    this.#items.set(
      person,
      this.#of(person).filter((item) => !('event' in item) || item.event !== event),
    );
  }
}

/** Imports for the day of a list that was complete already, in order of arrival. */
async function correctionsOf(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
): Promise<readonly { readonly no: number; readonly person: number; readonly row?: StandingRow }[]> {
  const entries = await desk.entries(listData(list).corrected ?? []);
  return entries.flatMap(({ no, text }) => {
    const data = entryData<'standings.brought'>({ text });
    return [
      ...broughtRows(pool, data).map((row) => ({ no, person: row.person, row })),
      ...droppedPersons(data).map((person) => ({ no, person })),
    ];
  });
}

/** Imports for the day of a list, regardless of later events. */
export async function broughtOn(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
  persons: readonly number[],
): Promise<ReadonlyMap<number, StandingRow>> {
  const rows = new Map((await desk.standings(list.list, persons)).map((row) => [row.person, row]));
  for (const { person, row } of await correctionsOf(desk, pool, list)) {
    if (row === undefined) rows.delete(person);
    else rows.set(person, row);
  }
  return rows;
}

const byKey = (a: Item, b: Item): number => (a.key < b.key ? -1 : 1);
