/** Clubs and federations on a list of a pool: all of them, and one with its players. */
import { inBatches, inSlices } from '../../../core/slices.ts';
import { plainName } from '../../../intake/names.ts';
import { personNumber } from '../../../ledger/ids.ts';
import { cardsOf } from '../../../desk/registry/card.ts';
import { closedAfter, poolsInOrder } from '../../../ledger/rows/pools.ts';
import type { Family } from '../../../rulebooks/rulebook.ts';
import type { GroupKind, GroupTally, ListBlock, Rows } from '../list-block.ts';
import { type PublicLine, publicLine } from '../list.ts';
import type { PublicOffice } from '../public-office.ts';
import { activeRows } from '../standing/places.ts';

export interface GroupsPool {
  readonly pool: string;
  readonly family: Family;
  readonly name: string;
  /** The newest list. */
  readonly date: string;
}

/** Pools that have a list, those that are open first. */
export async function poolsWithLists(publicOffice: PublicOffice): Promise<readonly GroupsPool[]> {
  const pools = poolsInOrder(await publicOffice.remember('pools', (desk) => desk.pools()));
  const listed: (GroupsPool & { readonly isClosed: boolean })[] = [];
  for (const row of pools) {
    const last = (await publicOffice.lists(row.pool)).at(-1);
    if (last === undefined) continue;
    const { pool, family, name } = row;
    listed.push({ pool, family, name, date: last.date, isClosed: closedAfter(row) !== undefined });
  }
  return listed.sort((a, b) => Number(a.isClosed) - Number(b.isClosed)).map(({ isClosed: _closed, ...pool }) => pool);
}

const tallies = new WeakMap<ListBlock, { readonly version: number; readonly made: Map<GroupKind, GroupTally[]> }>();

/** For each club, or federation: its active players, and the average of the first ten. Made once for each list. */
async function tallyOf(publicOffice: PublicOffice, block: ListBlock, kind: GroupKind): Promise<readonly GroupTally[]> {
  const kept = tallies.get(block);
  const known = kept?.version === block.version ? kept : { version: block.version, made: new Map() };
  const before = known.made.get(kind);
  if (before !== undefined) return before;
  const made = await inSlices(block.tally(kind), publicOffice.pause);
  if (known.version === block.version) {
    known.made.set(kind, made);
    tallies.set(block, known);
  }
  return made;
}

export const GROUP_ORDERS = ['players', 'average', 'name'] as const;
export type GroupOrder = (typeof GROUP_ORDERS)[number];

export interface GroupsQuery {
  readonly kind: GroupKind;
  readonly pool?: string | undefined;
  /** A part of the name. */
  readonly name?: string | undefined;
  readonly order: GroupOrder;
  readonly page: number;
  /** On a page. */
  readonly rows?: number;
}

export interface PublicGroups {
  readonly kind: GroupKind;
  readonly pools: readonly GroupsPool[];
  readonly pool: GroupsPool;
  readonly name?: string;
  readonly order: GroupOrder;
  readonly found: number;
  readonly page: number;
  readonly pages: number;
  readonly groups: readonly GroupTally[];
}

const ON_PAGE = 100;

/** Undefined: no pool has a list. */
export async function publicGroups(
  publicOffice: PublicOffice,
  query: GroupsQuery,
  compare: (a: string, b: string) => number,
): Promise<PublicGroups | undefined> {
  const { kind, name, order, rows = ON_PAGE } = query;
  const pools = await poolsWithLists(publicOffice);
  const pool = await chosenPool(publicOffice, pools, query.pool, kind);
  if (pool === undefined) return undefined;
  const block = (await publicOffice.blocks.list(pool.pool, pool.date)) as ListBlock;
  const all = await named(publicOffice, await tallyOf(publicOffice, block, kind), name);
  const sorted = all.toSorted((a, b) =>
    order === 'name'
      ? compare(a.name, b.name)
      : order === 'players'
        ? b.players - a.players || b.average - a.average
        : b.average - a.average || b.players - a.players,
  );
  const pages = Math.max(1, Math.ceil(sorted.length / rows));
  const page = Math.min(query.page, pages);
  return {
    kind,
    pools,
    pool,
    ...(name === undefined ? {} : { name }),
    order,
    found: sorted.length,
    page,
    pages,
    groups: sorted.slice((page - 1) * rows, page * rows),
  };
}

/** Those whose names contain a text, without accents; some hundred at a time. */
async function named(
  publicOffice: PublicOffice,
  all: readonly GroupTally[],
  text: string | undefined,
): Promise<readonly GroupTally[]> {
  if (text === undefined) return all;
  const plain = plainName(text);
  const found: GroupTally[] = [];
  for (const some of inBatches(all, NAMES_AT_ONCE)) {
    found.push(...some.filter(({ name }) => plainName(name).includes(plain)));
    await publicOffice.pause();
  }
  return found;
}

const NAMES_AT_ONCE = 500;

/** The requested pool; otherwise the first in which anybody has one. */
async function chosenPool(
  publicOffice: PublicOffice,
  pools: readonly GroupsPool[],
  asked: string | undefined,
  kind: GroupKind,
): Promise<GroupsPool | undefined> {
  const named = pools.find(({ pool }) => pool === asked);
  if (named !== undefined) return named;
  for (const each of pools) {
    const block = await publicOffice.blocks.list(each.pool, each.date);
    if (block !== undefined && (await tallyOf(publicOffice, block, kind)).length > 0) return each;
  }
  return pools[0];
}

export interface GroupQuery {
  readonly kind: GroupKind;
  readonly name: string;
  readonly pool?: string | undefined;
  readonly page: number;
  /** On a page. */
  readonly rows?: number;
}

/** An earlier list: the present players of the club, with their ratings on it. */
export interface GroupThen {
  readonly date: string;
  readonly players: number;
  readonly average: number;
}

export type GroupLine = PublicLine & {
  /** The number in the strength order that the club has registered. */
  readonly registered?: number;
};

export interface PublicGroup {
  readonly kind: GroupKind;
  readonly name: string;
  /** Those in which somebody of it is listed. */
  readonly pools: readonly GroupsPool[];
  readonly pool: GroupsPool;
  /** Active ones, and all. */
  readonly players: number;
  readonly all: number;
  /** Of the first ten, or of all if there are fewer; rounded. */
  readonly average: number;
  readonly averageOf: number;
  readonly page: number;
  readonly pages: number;
  /** By rating, the highest first. */
  readonly lines: readonly GroupLine[];
  readonly gains: readonly PublicLine[];
  readonly juniors: readonly PublicLine[];
  readonly juniorsInAll: number;
  /** The newest first. */
  readonly history: readonly GroupThen[];
}

const LINES = 50;
const SHOWN = 5;
const FIRST = 10;

/** Undefined: nobody belongs to it on any newest list. */
export async function publicGroup(publicOffice: PublicOffice, query: GroupQuery): Promise<PublicGroup | undefined> {
  const { kind, rows = LINES } = query;
  const pools: GroupsPool[] = [];
  let name: string | undefined;
  for (const each of await poolsWithLists(publicOffice)) {
    const block = await publicOffice.blocks.list(each.pool, each.date);
    const own = block?.groupNamed(kind, query.name);
    if (block === undefined || own === undefined) continue;
    if ((await inSlices(block.filtered({ [kind]: own }), publicOffice.pause)).length === 0) continue;
    name = own;
    pools.push(each);
  }
  const pool = pools.find((each) => each.pool === query.pool) ?? pools[0];
  if (pool === undefined || name === undefined) return undefined;
  const block = (await publicOffice.blocks.list(pool.pool, pool.date)) as ListBlock;
  const filter = { [kind]: name };
  const active = await activeRows(publicOffice, block, filter);
  const all = await inSlices(block.filtered(filter), publicOffice.pause);
  const juniors = await activeRows(publicOffice, block, { ...filter, age: 'u20' });
  const gains = await inSlices(block.ordered(active, 'change', 'down'), publicOffice.pause);
  const pages = Math.max(1, Math.ceil(active.length / rows));
  const page = Math.min(query.page, pages);
  const lineOf = (row: number): PublicLine => publicLine(block.line(row));
  const lines = Array.from(active.subarray((page - 1) * rows, page * rows), lineOf);
  return {
    kind,
    name,
    pools,
    pool,
    players: active.length,
    all: all.length,
    ...averageIn(block, active),
    page,
    pages,
    lines: kind === 'club' ? await withRegistered(publicOffice, lines, name) : lines,
    gains: Array.from(gains.subarray(0, SHOWN), lineOf).filter(({ change }) => change !== undefined && change > 0),
    juniors: Array.from(juniors.subarray(0, FIRST), lineOf),
    juniorsInAll: juniors.length,
    history: await historyOf(publicOffice, pool, kind, name),
  };
}

function averageIn(block: ListBlock, rows: Rows): Pick<PublicGroup, 'average' | 'averageOf'> {
  const first = Array.from(rows.subarray(0, FIRST), (row) => block.ratingAt(row));
  const sum = first.reduce((total, rating) => total + rating, 0);
  return { average: first.length === 0 ? 0 : Math.round(sum / first.length), averageOf: first.length };
}

/** The strength order of the federation, if it has one. */
async function withRegistered(
  publicOffice: PublicOffice,
  lines: readonly PublicLine[],
  club: string,
): Promise<readonly GroupLine[]> {
  const numbers = await publicOffice.look(async (desk) => {
    const rows = await desk.persons(lines.map(({ id }) => personNumber(id) as number));
    const cards = await cardsOf(desk, rows);
    return new Map(
      rows.flatMap(({ person }, at) => {
        const order = cards[at]?.identity.strengthOrder;
        return order?.club === club ? [[person, order.number] as const] : [];
      }),
    );
  });
  return lines.map((line) => {
    const registered = numbers.get(personNumber(line.id) as number);
    return registered === undefined ? line : { ...line, registered };
  });
}

/** A large list takes long to read, so that of those only every third is looked at. */
const LARGE = 20_000;
const LISTS = 12;
const EVERY_THIRD = 3;

async function historyOf(
  publicOffice: PublicOffice,
  { pool }: GroupsPool,
  kind: GroupKind,
  name: string,
): Promise<readonly GroupThen[]> {
  const lists = (await publicOffice.lists(pool)).toReversed().slice(0, LISTS + 1);
  const step = (lists[0]?.players ?? 0) > LARGE ? EVERY_THIRD : 1;
  const history: GroupThen[] = [];
  for (const list of lists.filter((_, at) => at % step === 0)) {
    const block = await publicOffice.blocks.list(pool, list.date);
    if (block === undefined) continue;
    const tally = (await tallyOf(publicOffice, block, kind)).find((each) => each.name === name);
    if (tally !== undefined) history.push({ date: list.date, players: tally.players, average: tally.average });
    await publicOffice.pause();
  }
  return history;
}
