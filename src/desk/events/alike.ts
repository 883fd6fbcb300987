/** Notices that a report is of an event that is there already: the same days, and the same name or the same players. */
import { plainName } from '../../intake/names.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow } from '../../ledger/store.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { reportedPlayers } from './reported.ts';

interface KnownEvent {
  readonly event: number;
  /** In the order in which they were remembered. */
  readonly place: number;
  /** Of an event of the same call: the numbers of its persons by place, in little room. */
  readonly persons?: Int32Array;
}

/** What is looked for. */
export interface SoughtEvent {
  readonly event: number;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly field: number | undefined;
  /** By number; who is new by a number below zero that stands for the name; who is in question not at all. */
  readonly persons: readonly (number | undefined)[];
}

/** What stands for a newcomer: two of one name have the same. */
export function newcomerMark(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of plainName(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return -1 - (hash >>> 2);
}

/** So much of the smaller field must be shared. */
const SHARED = 0.5;

interface Days {
  readonly start: string | null;
  readonly end: string | null;
}

const daysOf = ({ start, end }: Days): string => `${start} ${end}`;

/** In place of a person who is not known. */
const NOBODY = 0;

/** Remembers the events of a pool by their days; reads those of the days that are asked for, and of them only what is new since then. */
export class SimilarEvents {
  readonly #pool: string;
  /** By days and name, and by days and field: a month of the world has hundreds of events on the same days. */
  readonly #alike = new Map<string, KnownEvent[]>();
  /** By days, the last event that is remembered. */
  readonly #seen = new Map<string, number>();
  /** Days that were read in the present write. */
  readonly #read = new Set<string>();
  #places = 0;

  constructor(pool: string) {
    this.#pool = pool;
  }

  /** A write begins: others may have written since the last one. */
  begin(): void {
    this.#read.clear();
  }

  async #load(desk: Desk, { start, end }: SoughtEvent): Promise<void> {
    const days = daysOf({ start, end });
    if (this.#read.has(days)) return;
    this.#read.add(days);
    const after = this.#seen.get(days) ?? 0;
    for (const row of await desk.events({ pool: this.#pool, after, days: { start, end } })) {
      this.#seen.set(days, row.event);
      if (row.submission !== null) this.#put(row.event, keysOf(row, eventData(row).field));
    }
  }

  /** An event of the batch; it is written only at its end. */
  add(sought: SoughtEvent): void {
    const { event, field, persons } = sought;
    const days = daysOf(sought);
    this.#seen.set(days, Math.max(this.#seen.get(days) ?? 0, event));
    this.#put(
      event,
      keysOf(sought, field),
      Int32Array.from(persons, (person) => person ?? NOBODY),
    );
  }

  #put(event: number, keys: readonly string[], persons?: Int32Array): void {
    this.#places += 1;
    const known: KnownEvent = { event, place: this.#places, ...(persons === undefined ? {} : { persons }) };
    for (const key of keys) {
      const there = this.#alike.get(key);
      if (there === undefined) this.#alike.set(key, [known]);
      else there.push(known);
    }
  }

  /** The first event that looks the same, and how many players they share. */
  async find(
    desk: Desk,
    sought: SoughtEvent,
  ): Promise<{ readonly event: string; readonly shared: number } | undefined> {
    await this.#load(desk, sought);
    const alike = keysOf(sought, sought.field).flatMap((key) => this.#alike.get(key) ?? []);
    const near = [...new Set(alike)].filter(({ event }) => event !== sought.event).sort((a, b) => a.place - b.place);
    if (near.length === 0) return undefined;
    const own = new Set(sought.persons.filter((person) => person !== undefined));
    for (const { event, persons } of near) {
      const others = persons ?? (await this.#entrantsOf(desk, event));
      const shared = others.filter((person) => own.has(person)).length;
      if (shared > 0 && shared >= SHARED * Math.min(own.size, others.length)) return { event: eventId(event), shared };
    }
    return undefined;
  }

  async #entrantsOf(desk: Desk, event: number): Promise<Int32Array> {
    const row = (await desk.event(event)) as EventRow;
    if (row.state === 'withdrawn') return new Int32Array();
    const entrants = await desk.entrants(event);
    const persons = entrants.map(({ person }) => person);
    if (entrants.length === row.players) return Int32Array.from(persons);
    const places = new Set(entrants.map(({ place }) => place));
    const others = (await reportedPlayers(desk, event)).filter((_, place) => !places.has(place));
    return Int32Array.from([
      ...persons,
      ...others.flatMap(({ name }) => (name === undefined ? [] : newcomerMark(name))),
    ]);
  }
}

/** Two events of which one of these is the same look alike. */
function keysOf(event: Days & { readonly name: string }, field: number | undefined): readonly string[] {
  const [days, name] = [daysOf(event), plainName(event.name)];
  return [...(name === '' ? [] : [`${days} ${name}`]), ...(field === undefined ? [] : [`${days} #${field}`])];
}
