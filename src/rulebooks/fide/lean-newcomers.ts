/**
 * Players who had no rating before a period, in columns: eight whole numbers for each newcomer, in the order in which they first
 * occur, and three for each entry in an event. For a newcomer without a past, by a text that evaluates all results together, the
 * outcome follows from sums over the rows; the clauses say how. Pools with anything else are evaluated by the clauses from the
 * start.
 */
import type { Day } from '../../core/dates.ts';
import { fraction } from '../../core/exact.ts';
import { type LeanResult, NO_DAY } from '../period.ts';
import { poolStatus } from './2024/newcomers.ts';
import type { FideBook, PoolRules } from './book.ts';
import { statusCode } from './lean-sums.ts';

/**
 * For a newcomer: the person; the latest entry; the first day of the event that started last, and its facts, 0 and `NO_DAY` if
 * they are not known; the games behind the first rating.
 */
const [PERSON, ENTRY, START, GAMES, PEAK, BIRTH_YEAR, BIRTH_DAY, POOLED] = [0, 1, 2, 3, 4, 5, 6, 7];
const WIDTH = 8;

/** For an entry: its row; the place of the event among all; the newcomer's entry before it, or `NO_ENTRY`. */
const [ROW, EVENT, BEFORE] = [0, 1, 2];
const ENTRY_WIDTH = 3;
const NO_ENTRY = -1;

const FIRST_ROOM = 256;

/** The facts on which K on the new list depends. */
export interface NewcomerFacts {
  readonly games: number;
  readonly peak: number;
  readonly birthYear: number;
  readonly birthDay: Day;
}

interface EventDays {
  readonly start: Day;
  readonly end: Day;
}

/** By last day, then by first day: the order in which results enter a pool. */
export const inPoolOrder = (a: EventDays, b: EventDays): number => a.end - b.end || a.start - b.start;

export class LeanNewcomers {
  readonly #persons: number;
  /** By person: the place among newcomers plus one; 0 for everybody else. Absent before the first one. */
  #places: Int32Array | undefined;
  #people: Int32Array = new Int32Array(FIRST_ROOM * WIDTH);
  #size = 0;
  #entries: Int32Array = new Int32Array(FIRST_ROOM * ENTRY_WIDTH);
  #entered = 0;

  /** `persons`: how many there are, newcomers or not. */
  constructor(persons: number) {
    this.#persons = persons;
  }

  /** The index of a newcomer's numbers; below 0 for everybody else. */
  #at(person: number): number {
    return ((this.#places?.[person] ?? 0) - 1) * WIDTH;
  }

  #latest(person: number): number {
    return this.#people[this.#at(person) + ENTRY] as number;
  }

  has(person: number): boolean {
    return this.#at(person) >= 0;
  }

  /** Somebody is in an event that starts on this day. */
  meet(person: number, start: Day, games: number, peak: number, birthYear: number, birthDay: Day): void {
    const places = (this.#places ??= new Int32Array(this.#persons));
    if (places[person] === 0) this.#add(person, places);
    const at = this.#at(person);
    const people = this.#people;
    if (start < (people[at + START] as number)) return;
    people[at + START] = start;
    people[at + GAMES] = games;
    people[at + PEAK] = peak;
    people[at + BIRTH_YEAR] = birthYear;
    people[at + BIRTH_DAY] = birthDay;
  }

  #add(person: number, places: Int32Array): void {
    const at = this.#size * WIDTH;
    this.#people = withRoom(this.#people, at + WIDTH);
    this.#size += 1;
    places[person] = this.#size;
    this.#people[at + PERSON] = person;
    this.#people[at + ENTRY] = NO_ENTRY;
    this.#people[at + START] = NO_DAY;
  }

  /** A known newcomer has this row in an event. */
  enter(person: number, row: number, event: number): void {
    const at = this.#at(person);
    const entry = this.#entered * ENTRY_WIDTH;
    this.#entries = withRoom(this.#entries, entry + ENTRY_WIDTH);
    this.#entered += 1;
    this.#entries[entry + ROW] = row;
    this.#entries[entry + EVENT] = event;
    this.#entries[entry + BEFORE] = this.#people[at + ENTRY] as number;
    this.#people[at + ENTRY] = entry;
  }

  /** A known newcomer turns out not to be one. */
  forget(person: number): void {
    (this.#places as Int32Array)[person] = 0;
  }

  /** All of them, in the order of their coming. */
  *persons(): Generator<number, void, undefined> {
    for (let at = 0; at < this.#size * WIDTH; at += WIDTH) {
      const person = this.#people[at + PERSON] as number;
      if (this.has(person)) yield person;
    }
  }

  factsOf(person: number): NewcomerFacts {
    const at = this.#at(person);
    const numberAt = (column: number): number => this.#people[at + column] as number;
    return {
      games: numberAt(GAMES),
      peak: numberAt(PEAK),
      birthYear: numberAt(BIRTH_YEAR),
      birthDay: numberAt(BIRTH_DAY),
    };
  }

  /** The rows of a newcomer with their events, in the order in which they enter a pool. */
  entriesOf<E extends EventDays>(person: number, events: readonly E[]): (readonly [row: number, event: E])[] {
    const found: (readonly [number, E])[] = [];
    const entries = this.#entries;
    for (let at = this.#latest(person); at !== NO_ENTRY; at = entries[at + BEFORE] as number)
      found.push([entries[at + ROW] as number, events[entries[at + EVENT] as number] as E]);
    return found.reverse().sort(([, a], [, b]) => inPoolOrder(a, b));
  }

  pooledGames(person: number): number | undefined {
    const at = this.#at(person);
    return at < 0 ? undefined : this.#people[at + POOLED];
  }

  setPooledGames(person: number, games: number): void {
    this.#people[this.#at(person) + POOLED] = games;
  }

  /** §8.2.1 The outcome for a newcomer without a past: from all rows, except those of the first event with games if it does not count. */
  settle(
    person: number,
    { rows, status, after, n }: Pick<LeanResult, 'rows' | 'status' | 'after' | 'n'>,
    events: readonly EventDays[],
    estimateOf: NonNullable<FideBook['firstRating']>,
    rules: PoolRules,
  ): void {
    const entries = this.#entries;
    let [games, halfPoints, sum, first] = [0, 0, 0, NO_ENTRY];
    for (let at = this.#latest(person); at !== NO_ENTRY; at = entries[at + BEFORE] as number) {
      const row = entries[at + ROW] as number;
      if (rows.n[row] === 0) continue;
      games += rows.n[row] as number;
      halfPoints += rows.halfPoints[row] as number;
      sum += rows.expected[row] as number;
      // of two events on the same days the one that was added first, which comes last here
      if (first === NO_ENTRY || !this.#isBefore(first, at, events)) first = at;
    }
    n[person] = games;
    const firstRow = entries[first + ROW] as number;
    if (first !== NO_ENTRY && !rules.firstEventCounts(rows.halfPoints[firstRow] as number)) {
      games -= rows.n[firstRow] as number;
      halfPoints -= rows.halfPoints[firstRow] as number;
      sum -= rows.expected[firstRow] as number;
    }
    this.setPooledGames(person, games);
    const rating = games === 0 ? 0 : estimateOf(games, fraction(sum), halfPoints).rating;
    const became = poolStatus(n[person] as number, games, rating, rules.floor);
    status[person] = statusCode(became);
    after[person] = became === 'listed' ? rating : 0;
  }

  #isBefore(entry: number, other: number, events: readonly EventDays[]): boolean {
    const dayOf = (at: number): EventDays => events[this.#entries[at + EVENT] as number] as EventDays;
    return inPoolOrder(dayOf(entry), dayOf(other)) < 0;
  }
}

function withRoom(column: Int32Array, size: number): Int32Array {
  if (size <= column.length) return column;
  const larger = new Int32Array(2 * column.length);
  larger.set(column);
  return larger;
}
