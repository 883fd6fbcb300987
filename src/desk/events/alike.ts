/** Recognises a report of an event that exists already: the same days, and the same name or the same players. */
import { plainName } from '../../intake/names.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow } from '../../ledger/store.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { reportedPlayers } from './reported.ts';

interface KnownEvent {
  readonly event: number;
  /** In the order of insertion. */
  readonly place: number;
  /** For an event of the same call: the person numbers by place, in compact form. */
  readonly persons?: Int32Array;
}

/** The event to be compared. */
export interface SoughtEvent {
  readonly event: number;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly field: number | undefined;
  /** By number; newcomers by a negative number that stands for the name; persons in question not at all. */
  readonly persons: readonly (number | undefined)[];
}

/** The number that stands for a newcomer: the same for the same name. */
export function newcomerMark(name: string): number {
  let hash = 0x811c9dc5;
  for (const letter of plainName(name)) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return -1 - (hash >>> 2);
}

/** The part of the smaller field that must be shared. */
const SHARED = 0.5;

interface Days {
  readonly start: string | null;
  readonly end: string | null;
}

const daysOf = ({ start, end }: Days): string => `${start} ${end}`;

/** In place of an unknown person. */
const NOBODY = 0;

/** Caches the events of a pool by their days; reads only the requested days, and of them only what is new. */
export class SimilarEvents {
  readonly #pool: string;
  /** By days and name, and by days and field: a world month has hundreds of events on the same days. */
  readonly #alike = new Map<string, KnownEvent[]>();
  /** By days, the last cached event. */
  readonly #seen = new Map<string, number>();
  /** Days that were read in the present write. */
  readonly #read = new Set<string>();
  #places = 0;

  constructor(pool: string) {
    this.#pool = pool;
  }

  /** At the beginning of a write: others may have written since the last one. */
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

  /** Adds an event of the batch, which is written only at its end. */
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

/** Two events that share one of these keys look alike. */
function keysOf(event: Days & { readonly name: string }, field: number | undefined): readonly string[] {
  const [days, name] = [daysOf(event), plainName(event.name)];
  return [...(name === '' ? [] : [`${days} ${name}`]), ...(field === undefined ? [] : [`${days} #${field}`])];
}
