/** A page of a list, as anybody may see it. */
import { personId } from '../../ledger/ids.ts';
import type { KeptEntry, ListRow, PoolRow } from '../../ledger/store.ts';
import { filesOfList, type OfferedFormat } from '../lists/files.ts';
import { listData } from '../../rating/states.ts';
import type { Direction, ListBlock, ListFilter, ListLine, ListOrder, Orderly, Present } from './list-block.ts';
import type { Compare } from './people.ts';
import type { PublicOffice } from './public-office.ts';
import { inSlices } from '../../core/slices.ts';

/** The order of names of a language: the office itself knows none. */
export interface NameOrder {
  readonly language: string;
  readonly compare: Compare;
}

export interface ListAsked {
  readonly filter: ListFilter;
  readonly order: ListOrder;
  readonly direction: Direction;
  /** From 1; beyond the last it is the last. */
  readonly page: number;
  readonly rows: number;
}

export interface PublicLine extends Omit<ListLine, 'person'> {
  readonly id: string;
}

export interface PublicList {
  readonly pool: string;
  readonly family: PoolRow['family'];
  readonly name: string;
  readonly date: string;
  /** On the list in all. */
  readonly players: number;
  /** SHA-256 of the rows, as sealed. */
  readonly digest: string;
  /** The entry that sealed it, or brought it in. */
  readonly entry: { readonly no: number; readonly hash: string; readonly time: string };
  /** Brought in from elsewhere. */
  readonly opening: boolean;
  /** The edition that made it. */
  readonly edition?: string;
  /** The dates of all lists of the pool, the newest first. */
  readonly dates: readonly string[];
  readonly formats: readonly OfferedFormat[];
  readonly asked: ListAsked;
  /** How many pass the filter. */
  readonly found: number;
  readonly pages: number;
  readonly lines: readonly PublicLine[];
  readonly present: Present;
}

export const publicLine = ({ person, ...line }: ListLine): PublicLine => ({ id: personId(person), ...line });

/** `2024-06`, or a day. Undefined: no such list. */
export const dateOf = (text: string): string | undefined =>
  /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;

export async function orderlyIn(open: PublicOffice, { language, compare }: NameOrder): Promise<Orderly> {
  const people = await open.blocks.people();
  return { namePlaces: await people.namePlaces(language, compare, open.pause), compare };
}

/** Rows of a block as asked. */
export async function rowsAsked(
  open: PublicOffice,
  block: ListBlock,
  { filter, order, direction }: Pick<ListAsked, 'filter' | 'order' | 'direction'>,
  names: NameOrder,
): Promise<Int32Array> {
  const orderly = order === 'name' || order === 'club' ? await orderlyIn(open, names) : undefined;
  const rows = await inSlices(block.filtered(filter), open.pause);
  return inSlices(block.ordered(rows, order, direction, orderly), open.pause);
}

export async function publicList(
  open: PublicOffice,
  of: { readonly pool: string; readonly date: string },
  asked: ListAsked,
  names: NameOrder,
): Promise<PublicList | undefined> {
  const block = await open.blocks.list(of.pool, of.date);
  if (block === undefined) return undefined;
  const known = await open.remember(`list ${of.pool} ${of.date}`, async (desk) => {
    const list = (await desk.list(of.pool, of.date)) as ListRow;
    return { pool: (await desk.pool(of.pool)) as PoolRow, list, entry: (await desk.entry(list.no)) as KeptEntry };
  });
  const { pool, list, entry } = known;
  const rows = await rowsAsked(open, block, asked, names);
  const pages = Math.max(1, Math.ceil(rows.length / asked.rows));
  const page = Math.min(asked.page, pages);
  const shown = rows.subarray((page - 1) * asked.rows, page * asked.rows);
  const { edition, opening } = listData(list);
  return {
    pool: pool.pool,
    family: pool.family,
    name: pool.name,
    date: list.date,
    players: block.size,
    digest: list.digest,
    entry: { no: entry.no, hash: entry.hash, time: entry.time },
    opening: opening === true,
    ...(edition === undefined ? {} : { edition }),
    dates: (await open.lists(pool.pool)).map(({ date }) => date).reverse(),
    formats: filesOfList(pool, list),
    asked: { ...asked, page },
    found: rows.length,
    pages,
    lines: Array.from(shown, (row) => publicLine(block.line(row))),
    present: await inSlices(block.present(), open.pause),
  };
}
