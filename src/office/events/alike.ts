/** Notices that a report is of an event that is there already: the same days, and the same name or the same players. */
import { plainName } from '../../intake/names.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow } from '../../ledger/store.ts';
import { eventData } from '../project/events.ts';

interface Known {
  readonly event: number;
  readonly name: string;
  readonly field: number | undefined;
  /** Of an event of the same batch; later they are asked for. */
  persons?: readonly (number | undefined)[];
}

/** What is looked for. */
export interface Sought {
  readonly event: number;
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly field: number | undefined;
  readonly persons: readonly (number | undefined)[];
}

/** So much of the smaller field must be shared. */
const SHARED = 0.5;

const daysOf = ({ start, end }: { readonly start: string | null; readonly end: string | null }): string =>
  `${start} ${end}`;

/** Remembers the events of a pool by their days; reads only what is new since it was last asked. */
export class Alikes {
  readonly #pool: string;
  #byDays = new Map<string, Known[]>();
  #seen = 0;
  #from: string | undefined;
  /** Events of the present batch. */
  #own: Known[] = [];

  constructor(pool: string) {
    this.#pool = pool;
  }

  /** Reads the events that end on a day or later, as far as they are not known yet. */
  async load(desk: Desk, from: string): Promise<void> {
    for (const known of this.#own) delete known.persons;
    this.#own = [];
    if (this.#from === undefined || from < this.#from) {
      this.#byDays = new Map();
      this.#seen = 0;
      this.#from = from;
    }
    for (const row of await desk.events({ pool: this.#pool, after: this.#seen, endFrom: this.#from })) {
      this.#seen = row.event;
      if (row.submission !== null) this.#put(daysOf(row), knownOf(row));
    }
  }

  /** An event of the batch; it is written only at its end. */
  add(sought: Sought): void {
    const { event, field, persons } = sought;
    this.#seen = Math.max(this.#seen, event);
    const known: Known = { event, name: plainName(sought.name), field, persons };
    this.#own.push(known);
    this.#put(daysOf(sought), known);
  }

  #put(days: string, known: Known): void {
    const there = this.#byDays.get(days);
    if (there === undefined) this.#byDays.set(days, [known]);
    else there.push(known);
  }

  /** The first event that looks the same, and how many players they share. */
  async find(desk: Desk, sought: Sought): Promise<{ readonly event: string; readonly shared: number } | undefined> {
    const name = plainName(sought.name);
    const near = (this.#byDays.get(daysOf(sought)) ?? []).filter(
      (known) =>
        known.event !== sought.event &&
        ((name !== '' && known.name === name) || (sought.field !== undefined && known.field === sought.field)),
    );
    const own = new Set(sought.persons.filter((person) => person !== undefined));
    for (const { event, persons } of near) {
      const others = persons ?? (await this.#entrantsOf(desk, event));
      const shared = others.filter((person) => person !== undefined && own.has(person)).length;
      if (shared > 0 && shared >= SHARED * Math.min(own.size, others.length)) return { event: eventId(event), shared };
    }
    return undefined;
  }

  async #entrantsOf(desk: Desk, event: number): Promise<readonly number[]> {
    if ((await desk.event(event))?.state === 'withdrawn') return [];
    return (await desk.entrants(event)).map(({ person }) => person);
  }
}

const knownOf = (row: EventRow): Known => ({
  event: row.event,
  name: plainName(row.name),
  field: eventData(row).field,
});
