/**
 * A cache of lists for callers that look up many players: once enough of a list has been requested, all of it is read
 * into columns by person. It is valid for the moment in which it was read: a caller that keeps it longer checks that
 * nothing was written since.
 */
import type { Desk, StandingRow } from '../store.ts';

/** A list is read as a whole once 1/16 of all persons has been requested. */
const PART = 16;
/** In `change`: no change. */
const NONE = -0x8000_0000;

/** Columns by person number. Rating, K, peak and last game are never 0 on a list. */
class HeldList {
  readonly #known: Uint8Array;
  readonly #rating: Int16Array;
  readonly #k: Int16Array;
  readonly #games: Int32Array;
  readonly #total: Int32Array;
  readonly #peak: Int16Array;
  readonly #change: Int32Array;
  readonly #flags: Uint8Array;
  readonly #last: Int32Array;
  readonly #rest = new Map<number, string>();

  private constructor(size: number) {
    this.#known = new Uint8Array(size);
    this.#rating = new Int16Array(size);
    this.#k = new Int16Array(size);
    this.#games = new Int32Array(size);
    this.#total = new Int32Array(size);
    this.#peak = new Int16Array(size);
    this.#change = new Int32Array(size);
    this.#flags = new Uint8Array(size);
    this.#last = new Int32Array(size);
  }

  static async of(desk: Desk, list: number): Promise<HeldList> {
    const held = new HeldList((await desk.lastPerson()) + 1);
    for await (const rows of desk.allStandings(list)) for (const row of rows) held.#add(row);
    return held;
  }

  #add({ person, rating, k, games, total, peak, change, flags, last, rest }: StandingRow): void {
    this.#known[person] = 1;
    this.#rating[person] = rating ?? 0;
    this.#k[person] = k ?? 0;
    this.#games[person] = games;
    this.#total[person] = total;
    this.#peak[person] = peak ?? 0;
    this.#change[person] = change ?? NONE;
    this.#flags[person] = flags;
    this.#last[person] = last ?? 0;
    if (rest !== null) this.#rest.set(person, rest);
  }

  row(person: number): StandingRow | undefined {
    if (this.#known[person] !== 1) return undefined;
    const change = this.#change[person] as number;
    return {
      person,
      rating: (this.#rating[person] as number) || null,
      k: (this.#k[person] as number) || null,
      games: this.#games[person] as number,
      total: this.#total[person] as number,
      peak: (this.#peak[person] as number) || null,
      change: change === NONE ? null : change,
      flags: this.#flags[person] as number,
      last: (this.#last[person] as number) || null,
      rest: this.#rest.get(person) ?? null,
    };
  }
}

export class HeldLists {
  readonly #asked = new Map<number, number>();
  readonly #held = new Map<number, HeldList>();
  /** The last entry of the office when the cache was begun. */
  #since: number | undefined;

  /** The entry after which nothing may have been written, if anything is cached. */
  get since(): number | undefined {
    return this.#since;
  }

  /** Drops everything that was read before an entry. */
  forgetBefore(entry: number): void {
    if (this.#since === undefined || this.#since >= entry) return;
    this.#held.clear();
    this.#since = undefined;
  }

  /** The same desk, with cached lists. */
  over(desk: Desk): Desk {
    return { ...desk, standings: (list, persons) => this.#standings(desk, list, persons) };
  }

  async #standings(desk: Desk, list: number, persons: readonly number[]): Promise<readonly StandingRow[]> {
    const held = this.#held.get(list) ?? (await this.#read(desk, list, persons.length));
    if (held === undefined) return desk.standings(list, persons);
    const rows: StandingRow[] = [];
    for (const person of Int32Array.from(new Set(persons)).sort()) {
      const row = held.row(person);
      if (row !== undefined) rows.push(row);
    }
    return rows;
  }

  async #read(desk: Desk, list: number, more: number): Promise<HeldList | undefined> {
    const asked = (this.#asked.get(list) ?? 0) + more;
    this.#asked.set(list, asked);
    if (asked * PART < (await desk.lastPerson())) return undefined;
    this.#since ??= (await desk.head()).no;
    const held = await HeldList.of(desk, list);
    this.#held.set(list, held);
    return held;
  }
}
