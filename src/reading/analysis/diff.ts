/** Compares two lists of a pool: whose row differs on the later one, and why: events, decisions, merges, imports, clauses. */
import type { Cause, ListStatus } from '../../explain/diff-words.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, ListRow, PoolRow, StandingRow } from '../../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { findList } from '../lists/files.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import {
  byClauses,
  type CausesByPlayer,
  causesBetween,
  causesOfSome,
  isOfNewcomer,
  type StandingPair,
  statusOf,
} from './causes.ts';
import { listNamed } from './list-name.ts';
import { analysisFinding } from '../../desk/findings/analysis.ts';

export interface ListPlace {
  readonly status: ListStatus;
  readonly rating: number | null;
  readonly k: number | null;
}

export interface ListChange {
  readonly player: string;
  readonly name: string | null;
  readonly before: ListPlace;
  readonly after: ListPlace;
  readonly causes: readonly Cause[];
  /** Points of the change that no cause accounts for; 0 where all is explained. */
  readonly unexplained: number;
}

export interface ListDiff {
  readonly pool: string;
  readonly from: string;
  readonly to: string;
  /** The number of players whose rows are equal. */
  readonly same: number;
  /** The largest changes first. */
  readonly changes: readonly ListChange[];
  /** Names of other persons that causes speak of. */
  readonly names: Readonly<Record<string, string>>;
}

export async function diffLists(office: Office, one: string, other: string): Promise<Outcome<ListDiff>> {
  return readOffice(office, async (desk) => {
    const [a, b] = [await findList(desk, listNamed(one)), await findList(desk, listNamed(other))];
    if (a.list === undefined || b.list === undefined) return { findings: [...a.findings, ...b.findings] };
    if (a.pool.pool !== b.pool.pool) {
      return refused(analysisFinding('diff.other-pools', { one: a.pool.pool, other: b.pool.pool }));
    }
    if (a.list.list === b.list.list)
      return refused(analysisFinding('diff.same-list', { list: `${a.pool.pool}:${a.list.date}` }));
    const [earlier, later] = a.list.date < b.list.date ? [a.list, b.list] : [b.list, a.list];
    return { value: await compare(desk, a.pool, earlier, later), findings: [] };
  });
}

/** Rows of both lists side by side; both are in the order of persons. */
async function* pairs(desk: Desk, one: ListRow, other: ListRow): AsyncGenerator<readonly [number, StandingPair]> {
  const [a, b] = [oneByOne(desk.allStandings(one.list)), oneByOne(desk.allStandings(other.list))];
  let [before, after] = [await a.next(), await b.next()];
  while (before.done !== true || after.done !== true) {
    const [x, y] = [before.value as StandingRow | undefined, after.value as StandingRow | undefined];
    const person = Math.min(x?.person ?? Number.POSITIVE_INFINITY, y?.person ?? Number.POSITIVE_INFINITY);
    const [isX, isY] = [x?.person === person, y?.person === person];
    yield [person, [isX ? x : undefined, isY ? y : undefined]];
    if (isX) before = await a.next();
    if (isY) after = await b.next();
  }
}

async function* oneByOne(batches: AsyncIterable<readonly StandingRow[]>): AsyncGenerator<StandingRow, undefined> {
  for await (const rows of batches) yield* rows;
  return undefined;
}

const placeOf = (row: StandingRow | undefined): ListPlace => ({
  status: statusOf(row),
  rating: row?.rating ?? null,
  k: row?.k ?? null,
});

const isOther = (a: ListPlace, b: ListPlace): boolean =>
  a.rating !== b.rating || a.k !== b.k || shownStatus(a) !== shownStatus(b);

/** A known but unrated player is on no list, just like an unknown one. */
const shownStatus = ({ status }: ListPlace): ListStatus => (status === 'unrated' ? 'absent' : status);

const isListed = (row: StandingRow | undefined): boolean => ['active', 'inactive'].includes(statusOf(row));

async function compare(desk: Desk, pool: PoolRow, from: ListRow, to: ListRow): Promise<ListDiff> {
  const changed = new Map<number, StandingPair>();
  let same = 0;
  for await (const [person, pair] of pairs(desk, from, to)) {
    if (isOther(placeOf(pair[0]), placeOf(pair[1]))) changed.set(person, pair);
    else if (pair.some(isListed)) same += 1;
  }
  const causes = await causesBetween(desk, { pool, from, to }, new Set(changed.keys()));
  const { changes, names } = await diffInWords(desk, pool, to, changed, causes);
  return {
    pool: pool.pool,
    from: from.date,
    to: to.date,
    same,
    changes: changes.sort((a, b) => sizeOf(b) - sizeOf(a) || (a.player < b.player ? -1 : 1)),
    names,
  };
}

type DiffInProgress = Pick<ListDiff, 'names'> & { readonly changes: ListChange[] };

async function diffInWords(
  desk: Desk,
  pool: PoolRow,
  to: ListRow,
  changed: ReadonlyMap<number, StandingPair>,
  causes: CausesByPlayer,
): Promise<DiffInProgress> {
  const others = new Set<number>(changed.keys());
  for (const found of causes.values()) {
    for (const each of found) if ('other' in each) others.add(personNumber(each.other) as number);
  }
  const names = new Map((await desk.persons([...others])).map(({ person, name }) => [person, name]));
  const changes = [...changed].map(([person, pair]): ListChange => {
    const [before, after] = [placeOf(pair[0]), placeOf(pair[1])];
    const own = causes.get(person) ?? [];
    const all = [...own, ...byClauses(pool, to, pair, own.some(isOfNewcomer))];
    return {
      player: personId(person),
      name: names.get(person) as string | null,
      before,
      after,
      causes: all,
      unexplained: unexplained(pool, before, after, all),
    };
  });
  return {
    changes,
    names: Object.fromEntries(
      [...names].flatMap(([person, name]) => (name === null ? [] : [[personId(person), name]])),
    ),
  };
}

/** For some persons, in the given order, however large the lists are. */
export async function changesOfSome(
  desk: Desk,
  { pool, from, to }: { readonly pool: PoolRow; readonly from: ListRow; readonly to: ListRow },
  persons: readonly number[],
  pause: () => Promise<void>,
): Promise<Pick<ListDiff, 'changes' | 'names'>> {
  const rowsOf = async ({ list }: ListRow): Promise<ReadonlyMap<number, StandingRow>> =>
    new Map((await desk.standings(list, persons)).map((row) => [row.person, row]));
  const [before, after] = [await rowsOf(from), await rowsOf(to)];
  const changed = new Map(
    persons.map((person): [number, StandingPair] => [person, [before.get(person), after.get(person)]]),
  );
  return diffInWords(desk, pool, to, changed, await causesOfSome(desk, { pool, from, to }, persons, pause));
}

/** Players who are new or gone come before those whose rating only changed. */
const sizeOf = ({ before, after }: ListChange): number =>
  before.rating === null && after.rating === null
    ? -1
    : before.rating === null || after.rating === null
      ? Number.MAX_SAFE_INTEGER
      : Math.abs(after.rating - before.rating);

/**
 * A list rounds once, a pool that rates at once with each event: half a point each time is rounding. A decision or an
 * import accounts for anything.
 */
export function unexplained(
  pool: Pick<PoolRow, 'family'>,
  before: ListPlace,
  after: ListPlace,
  causes: readonly Cause[],
): number {
  if (before.rating === null || after.rating === null) return 0;
  const events = causes.filter((each) => each.cause === 'event');
  const corrections = causes.filter((each) => each.cause === 'correction');
  if (causes.some(({ cause }) => EXPLAINS_ALL.has(cause)) || corrections.some(({ change }) => change === null))
    return 0;
  const adjustments = causes.filter((each) => each.cause === 'adjustment');
  const sum = [...events, ...corrections, ...adjustments].reduce((total, { change }) => total + (change as number), 0);
  const roundings = isPeriodicPool(pool)
    ? new Set(events.map(({ list }) => list)).size + corrections.length
    : events.length;
  const rest = 100 * (after.rating - before.rating) - sum;
  return Math.abs(rest) <= 50 * roundings ? 0 : Math.round(rest / 100);
}

const EXPLAINS_ALL: ReadonlySet<Cause['cause']> = new Set([
  'decision',
  'merge',
  'split',
  'brought',
  'reported',
  'rated-again',
  'withdrawn',
  'first-rating',
]);

/** Whether a text names a list of this office; else it is a file. */
export const isListOfOffice = (office: Office, text: string): Promise<boolean> =>
  readOffice(office, async (desk) => (await desk.pool(listNamed(text).pool)) !== undefined);

export const noListOfOffice = (): Outcome<never> => refused(analysisFinding('diff.nothing-ours', {}));
