/**
 * The ratings of everybody who played in events that are accepted and on no list yet: what the next list would say if it were made
 * now. Nobody has published them. The clauses rate each player, together with the others in the same events; results are kept
 * until an entry changes the player's events, or anything else on which a rating depends.
 */
import type { Pause } from '../../core/slices.ts';
import { personId } from '../../ledger/ids.ts';
import { isCorrection } from '../../ledger/rows/events.ts';
import type { Desk, EventRow, PoolRow } from '../../ledger/store.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { liveRating, rateAhead } from '../lists/live.ts';
import type { Office } from '../../desk/office.ts';
import type { SeenHead } from './followed-ledger.ts';
import { OneAtATime } from './one-at-a-time.ts';

/** The sources of live ratings. */
export interface LiveSource {
  readonly office: Office;
  readonly head: () => Promise<SeenHead>;
  readonly look: <T>(work: (desk: Desk) => Promise<T>) => Promise<T>;
  readonly pause: Pause;
}

export interface LivePlayer {
  readonly person: number;
  /** On the last list; null: not on it. */
  readonly before: number | null;
  readonly rating: number;
  readonly games: number;
  readonly events: readonly number[];
}

export interface LivePool {
  /** Accepted, and on no list yet. */
  readonly events: readonly EventRow[];
  /** The highest rating first; equal ones in the order of their numbers. */
  readonly players: readonly LivePlayer[];
}

interface Reckoned {
  /** The events, as they were when it was calculated. */
  readonly of: string;
  readonly player: LivePlayer | undefined;
}

interface KnownPool {
  readonly head: SeenHead;
  readonly reckoned: ReadonlyMap<number, Reckoned>;
  readonly live: LivePool;
}

/** The number of pools for which requests may wait. */
const WAITING = 100;
/** Entries of these kinds do not affect anybody's rating, except those about events, which are compared themselves. */
const OF_EVENTS_OR_NOBODY = /^(?:events?|questions?|account|act|key)\.|^persons\.entered$/;

export class LiveRatings {
  readonly #source: LiveSource;
  readonly #known = new Map<string, KnownPool>();
  readonly #making = new OneAtATime(WAITING);
  /** Requests for the same pool during the calculation wait for the same answer. */
  readonly #going = new Map<string, Promise<LivePool>>();

  constructor(source: LiveSource) {
    this.#source = source;
  }

  /** Nobody in a pool where events count at once: there the ratings of today are on every card. */
  async of(pool: PoolRow): Promise<LivePool> {
    if (!isPeriodicPool(pool)) return { events: [], players: [] };
    const head = await this.#source.head();
    const known = this.#known.get(pool.pool);
    if (known?.head.mark === head.mark) return known.live;
    const key = `${pool.pool} ${head.mark}`;
    const going = this.#going.get(key);
    if (going !== undefined) return going;
    const made = this.#making.run(() => this.#reckon(pool, head)).finally(() => this.#going.delete(key));
    this.#going.set(key, made);
    return made;
  }

  async #reckon(pool: PoolRow, head: SeenHead): Promise<LivePool> {
    const known = this.#known.get(pool.pool);
    const { rows, entrants, isFresh } = await this.#source.look(async (desk) => {
      const ahead = (await desk.events({ pool: pool.pool, states: ['accepted'] })).filter(
        ({ listDate }) => listDate !== null,
      );
      return {
        rows: ahead,
        entrants: await desk.entrantsOf(ahead.map(({ event }) => event)),
        isFresh: known === undefined || known.head.era !== head.era || (await restsOnOther(desk, known.head, head)),
      };
    });
    const byEvent = new Map(rows.map((row) => [row.event, row]));
    const eventsOf = new Map<number, EventRow[]>();
    for (const { person, event } of entrants) {
      const own = eventsOf.get(person);
      const row = byEvent.get(event) as EventRow;
      if (own === undefined) eventsOf.set(person, [row]);
      else own.push(row);
    }
    const reckoned = new Map<number, Reckoned>();
    const due: number[] = [];
    for (const [person, own] of eventsOf) {
      const of = own.map(({ event, submission, data }) => `${event} ${submission} ${data}`).join();
      const before = isFresh ? undefined : known?.reckoned.get(person);
      if (before?.of === of) reckoned.set(person, before);
      else {
        reckoned.set(person, { of, player: undefined });
        due.push(person);
      }
    }
    await this.#rate(pool, due, eventsOf, reckoned);
    const all = [...reckoned.values()].flatMap(({ player }) => (player === undefined ? [] : [player]));
    const players = all.sort((a, b) => b.rating - a.rating || a.person - b.person);
    const live = { events: rows, players };
    this.#known.set(pool.pool, { head, reckoned, live });
    return live;
  }

  /**
   * Players whose events are all among a few are rated together with them; a player with other events, or who waits for a
   * corrected report, is rated separately.
   */
  async #rate(
    pool: PoolRow,
    due: readonly number[],
    eventsOf: ReadonlyMap<number, readonly EventRow[]>,
    reckoned: Map<number, Reckoned>,
  ): Promise<void> {
    const left = new Set(due);
    const put = (person: number, player: LivePlayer | undefined): void => {
      left.delete(person);
      reckoned.set(person, { of: (reckoned.get(person) as Reckoned).of, player });
    };
    const isSimple = (person: number): boolean => {
      const own = eventsOf.get(person) as readonly EventRow[];
      return !own.some(isCorrection) && own.every(({ listDate }) => listDate === own[0]?.listDate);
    };
    for (const person of due) {
      if (!left.has(person)) continue;
      await this.#source.pause();
      const own = eventsOf.get(person) as readonly EventRow[];
      if (!isSimple(person)) {
        put(person, await this.#alone(pool, person, own));
        continue;
      }
      const numbers = new Set(own.map(({ event }) => event));
      const rated = await this.#source.look((desk) => rateAhead(desk, pool, own));
      for (const [each, { before, rating, games }] of rated) {
        const events = eventsOf.get(each);
        if (!left.has(each) || events?.every(({ event }) => numbers.has(event)) !== true || !isSimple(each)) continue;
        put(each, rating === null ? undefined : { person: each, before, rating, games, events: eventNumbers(events) });
      }
      if (left.has(person)) put(person, undefined);
    }
  }

  async #alone(pool: PoolRow, person: number, own: readonly EventRow[]): Promise<LivePlayer | undefined> {
    const { value } = await liveRating(this.#source.office, { player: personId(person), pool: pool.pool });
    if (value === undefined || value.rating === null) return undefined;
    return { person, before: value.before, rating: value.rating, games: value.games, events: eventNumbers(own) };
  }
}

const eventNumbers = (rows: readonly EventRow[]): readonly number[] => rows.map(({ event }) => event);

/** Whether anything other than events has happened since. */
async function restsOnOther(desk: Desk, since: SeenHead, head: SeenHead): Promise<boolean> {
  for await (const entries of desk.entriesFrom(since.no + 1)) {
    for (const { no, kind } of entries) {
      if (no > head.no) return false;
      if (!OF_EVENTS_OR_NOBODY.test(kind)) return true;
    }
  }
  return false;
}
