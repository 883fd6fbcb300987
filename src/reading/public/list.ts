/** A page of a list, as anybody may see it. */
import { type Control, CONTROLS } from '../../core/control.ts';
import type { Calendar } from '../../rulebooks/edition.ts';
import { calendarOf, rulesOfFamily } from '../../rulebooks/office-rules.ts';
import { personId } from '../../ledger/ids.ts';
import type { StoredEntry, ListRow, PoolRow } from '../../ledger/store.ts';
import { filesOfList, type OfferedFormat } from '../lists/files.ts';
import type { RecognisedChange, ToldListChange } from '../../explain/pool-change-words.ts';
import { recomputedRatings } from '../lists/recomputed-file.ts';
import { type RecomputedBeside, recomputedBeside } from '../../rating/recomputed.ts';
import { changesOfList, recognisedOn, type RecognisedOnList } from '../lists/pool-changes-told.ts';

import type {
  Direction,
  ListBlock,
  ListFilter,
  ListRowShown,
  ListOrder,
  NameOrdering,
  ListContents,
} from './list-block.ts';
import type { Compare } from './people.ts';
import type { PublicOffice } from './public-office.ts';
import { inSlices } from '../../core/slices.ts';
import {
  closingOfPool,
  chosenReadings,
  controlOfPool,
  groupOfPool,
  readingsOfPool,
  shownControl,
} from '../../ledger/rows/pools.ts';
import { listData, readingsOfList } from '../../ledger/rows/standings.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';

/** The order of names of a language: the office itself knows none. */
export interface NameOrder {
  readonly language: string;
  readonly compare: Compare;
}

export interface PublicListQuery {
  readonly filter: ListFilter;
  readonly order: ListOrder;
  readonly direction: Direction;
  /** From 1; beyond the last it is the last. */
  readonly page: number;
  readonly rows: number;
}

export interface PublicLine extends Omit<ListRowShown, 'person'> {
  readonly id: string;
  /** On a recomputed list: the rating there; absent: not on it. */
  readonly recomputed?: number;
}

export interface PublicList {
  readonly pool: string;
  readonly family: PoolRow['family'];
  readonly name: string;
  /** The pool's kind of time control; standard if absent. */
  readonly control?: Control;
  readonly date: string;
  /** On the list in all. */
  readonly players: number;
  /** SHA-256 of the rows, as sealed. */
  readonly digest: string;
  /** The root of the tree over the rows of its players; lists of the first versions, and imported ones, have none. */
  readonly root?: string;
  /** The entry that sealed or imported it. */
  readonly entry: { readonly no: number; readonly hash: string; readonly time: string };
  /** Imported. */
  readonly opening: boolean;
  /** The edition that made it, or that made the ratings on it. */
  readonly edition?: string;
  /** The readings of open clauses by which it was made, where its pool had chosen any. */
  readonly readings?: ChosenReadings;
  /** On the newest list: the readings by which the next one will be made, if they differ. */
  readonly readingsAhead?: ChosenReadings;
  /** The last list, or the last day, of a pool that was closed. */
  readonly closed?: string;
  /** Changes of all ratings of the pool that stand on it. */
  readonly adjusted?: readonly ToldListChange[];
  /** The list as it would have been without a change that was revoked by replay: it is published beside this one. */
  readonly recomputed?: {
    readonly entry: number;
    readonly adjusts: number;
    readonly reversal: number;
    /** The list that has the difference, `2024-05`. */
    readonly list: string;
    readonly players: number;
    readonly changed: number;
    readonly digest: string;
  };
  /** The dates of all lists of the pool, the newest first. */
  readonly dates: readonly string[];
  /** Lists of the same date in pools of the same group: other time controls, the slowest first. */
  readonly sisters: readonly string[];
  readonly calendar: Calendar;
  readonly formats: readonly OfferedFormat[];
  readonly query: PublicListQuery;
  /** The number of rows that pass the filter. */
  readonly found: number;
  readonly pages: number;
  readonly lines: readonly PublicLine[];
  readonly present: ListContents;
}

export const publicLine = (
  { person, ...line }: ListRowShown,
  again?: ReadonlyMap<number, number | null>,
): PublicLine => {
  const recomputed = again?.get(person) ?? undefined;
  return { id: personId(person), ...line, ...(recomputed === undefined ? {} : { recomputed }) };
};

/** The ratings of a list that was recomputed, by person; undefined where it was not. */
export async function ratingsBeside(
  publicOffice: PublicOffice,
  { pool, date }: { readonly pool: string; readonly date: string },
): Promise<ReadonlyMap<number, number | null> | undefined> {
  const list = (await publicOffice.lists(pool)).find((each) => each.date === date);
  if (list === undefined || listData(list).recomputed === undefined) return undefined;
  return publicOffice.remember(`recomputed ${pool} ${date}`, async (desk) =>
    recomputedRatings(desk, (await recomputedBeside(desk, list)) as RecomputedBeside, publicOffice.pause),
  );
}

/** Undefined: a list of the first versions, or an imported one. */
export const rootOfList = (list: Pick<ListRow, 'data'>): string | undefined => listData(list).root;

/** `2024-06`, or a day. Undefined: no such list. */
export const listDateIn = (text: string): string | undefined =>
  /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;

export async function orderlyIn(publicOffice: PublicOffice, { language, compare }: NameOrder): Promise<NameOrdering> {
  const people = await publicOffice.blocks.people();
  return { namePlaces: await people.namePlaces(language, compare, publicOffice.pause), compare };
}

/** Rows of a block as asked. */
export async function rowsMatching(
  publicOffice: PublicOffice,
  block: ListBlock,
  { filter, order, direction }: Pick<PublicListQuery, 'filter' | 'order' | 'direction'>,
  names: NameOrder,
): Promise<Int32Array> {
  const orderly = order === 'name' || order === 'club' ? await orderlyIn(publicOffice, names) : undefined;
  const rows = await inSlices(block.filtered(filter), publicOffice.pause);
  return inSlices(block.ordered(rows, order, direction, orderly), publicOffice.pause);
}

/** Chosen since the list was made, or while there were only imported lists. */
function readingsAhead(pool: PoolRow, list: ListRow): Pick<PublicList, 'readingsAhead'> {
  const [next, made] = [readingsOfPool(pool), readingsOfList(list)];
  const isOther = Object.entries(next).some(([name, value]) => made[name] !== value);
  return isOther ? { readingsAhead: next } : {};
}

const recognisedIn = (seen: RecognisedOnList | undefined): readonly RecognisedChange[] =>
  seen === undefined ? [] : [seen.told];

export async function publicList(
  publicOffice: PublicOffice,
  of: { readonly pool: string; readonly date: string },
  query: PublicListQuery,
  names: NameOrder,
): Promise<PublicList | undefined> {
  const block = await publicOffice.blocks.list(of.pool, of.date);
  if (block === undefined) return undefined;
  const known = await publicOffice.remember(`list ${of.pool} ${of.date}`, async (desk) => {
    const list = (await desk.list(of.pool, of.date)) as ListRow;
    return {
      pool: (await desk.pool(of.pool)) as PoolRow,
      list,
      entry: (await desk.entry(list.no)) as StoredEntry,
      adjusted: [...(await changesOfList(desk, list)), ...recognisedIn(await recognisedOn(desk, list, []))],
      recomputed: await recomputedBeside(desk, list),
    };
  });
  const { pool, list, entry, adjusted, recomputed } = known;
  const again = await ratingsBeside(publicOffice, of);
  const rows = await rowsMatching(publicOffice, block, query, names);
  const pages = Math.max(1, Math.ceil(rows.length / query.rows));
  const page = Math.min(query.page, pages);
  const shown = rows.subarray((page - 1) * query.rows, page * query.rows);
  const { edition = onlyEdition(pool), opening, root } = listData(list);
  const dates = (await publicOffice.lists(pool.pool)).map(({ date }) => date).reverse();
  return {
    pool: pool.pool,
    family: pool.family,
    name: pool.name,
    ...shownControl(pool),
    date: list.date,
    players: block.size,
    digest: list.digest,
    ...(root === undefined ? {} : { root }),
    entry: { no: entry.no, hash: entry.hash, time: entry.time },
    opening: opening === true,
    ...(edition === undefined ? {} : { edition }),
    ...chosenReadings(readingsOfList(list)),
    ...(dates[0] === list.date ? readingsAhead(pool, list) : {}),
    ...closingOfPool(pool),
    ...(adjusted.length === 0 ? {} : { adjusted }),
    ...(recomputed === undefined ? {} : { recomputed: shownBeside(recomputed) }),
    dates,
    sisters: await sistersOf(publicOffice, pool, list.date),
    calendar: calendarOf(pool.family),
    formats: filesOfList(pool, list),
    query: { ...query, page },
    found: rows.length,
    pages,
    lines: Array.from(shown, (row) => publicLine(block.line(row), again)),
    present: await inSlices(block.present(), publicOffice.pause),
  };
}

const shownBeside = ({
  entry,
  adjusts,
  list,
  data: { reversal, players, changed, digest },
}: RecomputedBeside): NonNullable<PublicList['recomputed']> => ({
  entry,
  adjusts,
  reversal,
  list,
  players,
  changed,
  digest,
});

async function sistersOf(publicOffice: PublicOffice, pool: PoolRow, date: string): Promise<readonly string[]> {
  const group = groupOfPool(pool);
  if (group === undefined) return [];
  const sisters = (await publicOffice.remember('pools', (desk) => desk.pools()))
    .filter((each) => groupOfPool(each) === group && each.pool !== pool.pool)
    .toSorted((a, b) => CONTROLS.indexOf(controlOfPool(a)) - CONTROLS.indexOf(controlOfPool(b)));
  const dated: string[] = [];
  for (const { pool: sister } of sisters) {
    if ((await publicOffice.lists(sister)).some((list) => list.date === date)) dated.push(sister);
  }
  return dated;
}

/** In pools that rate at once a list has no edition of its own: it has that of its ratings, if there is only one. */
function onlyEdition({ family }: PoolRow): string | undefined {
  const [first, ...others] = calendarOf(family) === 'monthly' ? [] : rulesOfFamily(family);
  return others.length > 0 ? undefined : first?.edition.id;
}
