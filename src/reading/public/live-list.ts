/** The live list of a pool: everybody's place if the next list were made now, the events that it would have, and when it closes. */
import type { Control } from '../../core/control.ts';
import { dayText, monthText } from '../../core/dates.ts';
import { inSlices, ranges, type Sliced } from '../../core/slices.ts';
import { nextListOf } from '../../desk/events/target-list.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import { eventTitle } from '../../ledger/rows/events.ts';
import { closingOfPool, controlOfPool, shownControl } from '../../ledger/rows/pools.ts';
import type { EventRow, PoolRow, ShownPerson } from '../../ledger/store.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { rulesOfList } from '../../rulebooks/office-rules.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import type { LivePlayer } from './live-ratings.ts';
import type { ListRows } from './list-rows.ts';
import type { PublicOffice } from './public-office.ts';

export const LIVE_ORDERS = ['rating', 'change'] as const;
export type LiveOrder = (typeof LIVE_ORDERS)[number];

export interface LiveLine {
  readonly id: string;
  readonly name: string | null;
  readonly title?: string;
  readonly federation?: string;
  /** Among the active players of the newest list, with the live ratings of all of them; players with equal ratings share the place. */
  readonly place: number;
  /** On the newest list; null: not on it. */
  readonly before: number | null;
  readonly rating: number;
  readonly change: number | null;
  readonly games: number;
  readonly events: readonly { readonly event: string; readonly name: string }[];
}

export interface LiveEvent {
  readonly event: string;
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly players: number;
  readonly games: number;
  /** The list that it waits for. */
  readonly list: string;
}

export interface PublicLiveList {
  readonly pool: string;
  readonly family: Family;
  readonly name: string;
  /** The kind of time control; standard if absent. */
  readonly control?: Control;
  /** The newest list; null before the first. */
  readonly list: string | null;
  /** The list that comes next: `2026-12`, the last day that is in time for it, and by which clause; absent where the pool is closed. */
  readonly next?: { readonly list: string; readonly closes: string; readonly clause: string };
  readonly events: readonly LiveEvent[];
  readonly order: LiveOrder;
  readonly page: number;
  readonly pages: number;
  /** The number of players with a live rating. */
  readonly all: number;
  readonly players: readonly LiveLine[];
}

export interface LiveListQuery {
  readonly pool: string;
  readonly order?: LiveOrder;
  /** From 1. */
  readonly page?: number;
  readonly rows?: number;
}

const ROWS = 100;

/** Undefined: there is no such pool, or it rates at once, so that there is nothing to wait for. */
export async function publicLiveList(
  publicOffice: PublicOffice,
  { pool: id, order = 'rating', page: asked = 1, rows = ROWS }: LiveListQuery,
): Promise<PublicLiveList | undefined> {
  const pool = await publicOffice.remember(`pool ${id}`, (desk) => desk.pool(id));
  if (pool === undefined || !isPeriodicPool(pool)) return undefined;
  const { events, players } = await publicOffice.live.of(pool);
  const lists = await publicOffice.lists(id);
  const last = lists.at(-1);
  const next = await publicOffice.remember(`next list of ${id}`, (desk) => nextListOf(desk, pool));
  const places = await publicOffice.remember(`live places ${id}`, async () =>
    last === undefined
      ? new PlacesLive()
      : inSlices(placesWith(await publicOffice.blocks.rows(last, lists.at(-2)), players), publicOffice.pause),
  );
  const inOrder = order === 'rating' ? players : players.toSorted((a, b) => (gainOf(b) ?? 0) - (gainOf(a) ?? 0));
  const pages = Math.max(1, Math.ceil(inOrder.length / rows));
  const page = Math.min(Math.max(1, asked), pages);
  const shown = inOrder.slice((page - 1) * rows, page * rows);
  const persons = new Map(
    (
      await publicOffice.look((desk) => desk.shownAmong(shown.map(({ person }) => person).toSorted((a, b) => a - b)))
    ).map((each) => [each.person, each]),
  );
  const titles = new Map(events.map((row) => [row.event, eventTitle(row)]));
  return {
    pool: id,
    family: pool.family,
    name: pool.name,
    ...shownControl(pool),
    list: last?.date ?? null,
    ...nextOf(pool, next),
    events: events.map(liveEvent),
    order,
    page,
    pages,
    all: players.length,
    players: shown.map((player) => lineOf(player, persons.get(player.person), places, titles)),
  };
}

function nextOf(pool: PoolRow, list: number): Pick<PublicLiveList, 'next'> {
  const { closed } = closingOfPool(pool);
  if (closed !== undefined && monthText(list) > closed) return {};
  const { closingDay, cite } = rulesOfList(pool.family, controlOfPool(pool), list);
  return { next: { list: monthText(list), closes: dayText(closingDay(list)), clause: cite.closing } };
}

const gainOf = ({ before, rating }: LivePlayer): number | null => (before === null ? null : rating - before);

const liveEvent = (row: EventRow): LiveEvent => ({
  event: eventId(row.event),
  name: eventTitle(row),
  start: row.start,
  end: row.end,
  players: row.players,
  games: row.games,
  list: row.listDate as string,
});

function lineOf(
  player: LivePlayer,
  shown: ShownPerson | undefined,
  places: PlacesLive,
  titles: ReadonlyMap<number, string>,
): LiveLine {
  const { person, before, rating, games, events } = player;
  const { name = null, title, federation } = shown ?? {};
  return {
    id: personId(person),
    name,
    ...(title === null || title === undefined ? {} : { title }),
    ...(federation === null || federation === undefined ? {} : { federation }),
    place: places.of(rating),
    before,
    rating,
    change: gainOf(player),
    games,
    events: events.map((event) => ({ event: eventId(event), name: titles.get(event) as string })),
  };
}

/** Ratings are below this. */
const RATINGS = 4096;

/** The number of players with each rating. */
class PlacesLive {
  readonly #count = new Int32Array(RATINGS);

  add(rating: number, count: number): void {
    const at = Math.min(Math.max(rating, 0), RATINGS - 1);
    this.#count[at] = (this.#count[at] as number) + count;
  }

  /** One more than have a higher one. */
  of(rating: number): number {
    let place = 1;
    for (let at = rating + 1; at < RATINGS; at += 1) place += this.#count[at] as number;
    return place;
  }
}

function* placesWith(list: ListRows, players: readonly LivePlayer[]): Sliced<PlacesLive> {
  const places = new PlacesLive();
  const live = new Set(players.map(({ person }) => person));
  yield* ranges(list.size, (from, to) => {
    for (let row = from; row < to; row += 1) {
      if (!list.isInactive(row) && !live.has(list.person[row] as number)) places.add(list.rating[row] as number, 1);
    }
  });
  for (const { rating } of players) places.add(rating, 1);
  return places;
}
