/** Compiles the list of a month, including the changes of the whole pool that belong to it. */
import type { Month } from '../core/dates.ts';
import { personId } from '../ledger/ids.ts';
import type { Desk, ListRow, PoolRow, StandingRow } from '../ledger/store.ts';
import type { PeriodSettings } from '../rulebooks/period.ts';
import {
  type ChangedRatings,
  changesOn,
  type DecidedChange,
  decidedBetween,
  decidedChanges,
  listOfChange,
  pointsReceived,
  ruleChange,
} from './changes-on.ts';
import {
  foldedRows,
  type RecompileOptions,
  type RecompiledList,
  recompileLists,
  type RowsByPerson,
} from './recompile.ts';
import { type CompiledList, compilePeriod, listDateOfMonth, type PeriodInput } from './period.ts';
import { adjustedSteps, byPoints, type PoolChange, PoolChanges } from './pool-changes.ts';
import { raisingChanges } from './raised-opponents.ts';
import { readingsOfPool } from '../ledger/rows/pools.ts';
import { listsOf } from './states.ts';

export interface ListInput extends Omit<PeriodInput, 'changes' | 'raising'> {
  /** Hypothetical changes, applied after the decided ones. */
  readonly hypothetical?: readonly DecidedChange[];
  /** Entries of changes that are left out, for the list as it would be without them. */
  readonly without?: ReadonlySet<number>;
  /** Number of the entry of a published list. */
  readonly sealed?: number;
}

/** Undefined where no edition is in force. */
export async function compileList(
  desk: Desk,
  pool: PoolRow,
  month: Month,
  { hypothetical = [], without = NONE, sealed = Number.MAX_SAFE_INTEGER, ...input }: ListInput = {},
): Promise<CompiledList | undefined> {
  const date = listDateOfMonth(month);
  const decided = (await changesOn(desk, pool.pool, date)).filter(({ entry }) => !without.has(entry));
  const due = [...decided, ...hypothetical];
  const readings = input.readings ?? readingsOfPool(pool);
  const raising = await raisingChanges(desk, pool, date, readings, { hypothetical, without });
  if (due.length === 0) return compilePeriod(desk, pool, month, { ...input, raising });
  const previous = (await listsOf(desk, pool.pool)).findLast((each) => each.date < date);
  const changes: PoolChange[] = [];
  for (const each of due) changes.push(await appliedChange(desk, pool, each, previous, without));
  const isDecided = await decidedBetween(desk, pool, previous?.no ?? 0, sealed);
  return compilePeriod(desk, pool, month, { ...input, raising, changes: new PoolChanges(changes, isDecided) });
}

const NONE: ReadonlySet<number> = new Set();

async function appliedChange(
  desk: Desk,
  pool: PoolRow,
  change: DecidedChange,
  previous: ListRow | undefined,
  without: ReadonlySet<number>,
): Promise<PoolChange> {
  if (change.kind === 'pool.adjusted') return ruleChange(desk, change);
  const points =
    change.kind === 'pool.rerated'
      ? await differences(desk, pool, previous, { ...howRated(change.data), from: change.data.from, without })
      : change.data.way === 'points'
        ? negated(await pointsToGiveBack(desk, pool, change.data.adjusts, previous))
        : await differencesWithout(desk, pool, previous, change.data.adjusts, without);
  return { entry: change.entry, order: 'after-events', next: byPoints((person) => points.get(person) ?? 0) };
}

type Points = ReadonlyMap<number, number>;

const negated = (points: Points): Points => new Map([...points].map(([person, own]) => [person, -own]));

/**
 * The points that players received by a change and still have: a player who has lost the rating since, and was rated
 * anew or not at all, has nothing to give back.
 */
async function pointsToGiveBack(
  desk: Desk,
  pool: PoolRow,
  adjusts: number,
  previous: ListRow | undefined,
): Promise<Points> {
  const change = (await decidedChanges(desk, pool.pool)).find(({ entry }) => entry === adjusts) as DecidedChange;
  const since = (await listsOf(desk, pool.pool)).filter(
    ({ date }) => date >= listOfChange(change) && date <= (previous?.date ?? ''),
  );
  const [own, ...later] = since;
  if (own === undefined) return new Map();
  const points = new Map(await pointsReceived(desk, own, adjusts));
  for (const list of later) {
    const rows = await foldedRows(desk, list);
    for (const person of points.keys()) {
      if ((rows.get(person)?.rating ?? null) === null) points.delete(person);
    }
  }
  return points;
}

/** The lists since a change, compiled again without it. A player who would then be unrated gives back the points. */
async function differencesWithout(
  desk: Desk,
  pool: PoolRow,
  previous: ListRow | undefined,
  adjusts: number,
  others: ReadonlySet<number>,
): Promise<Points> {
  const again = await differences(desk, pool, previous, await withoutChange(desk, pool, adjusts, others));
  const points = new Map(again);
  for (const [person, own] of await pointsToGiveBack(desk, pool, adjusts, previous)) {
    if (!again.has(person)) points.set(person, -own);
  }
  return points;
}

async function withoutChange(
  desk: Desk,
  { pool }: PoolRow,
  adjusts: number,
  others: ReadonlySet<number>,
): Promise<Again> {
  const change = (await decidedChanges(desk, pool)).find(({ entry }) => entry === adjusts) as DecidedChange;
  // a list compiled without another change already has what that one's absence gives
  return { from: listOfChange(change), without: new Set([...others, adjusts]) };
}

/** The lists from a change up to another list, compiled again without the change: the basis of a reversal by replay. */
export async function* listsWithout(
  desk: Desk,
  pool: PoolRow,
  adjusts: number,
  { date: upTo }: Pick<ListRow, 'date'>,
): AsyncGenerator<RecompiledList> {
  yield* recompiledLists(desk, pool, { ...(await withoutChange(desk, pool, adjusts, NONE)), upTo });
}

type Again = Omit<RecompileOptions, 'compile' | 'upTo'>;

/** The differences between a recompiled list and the real one, for everybody who is rated on both. */
async function differences(desk: Desk, pool: PoolRow, previous: ListRow | undefined, how: Again): Promise<Points> {
  let last: RowsByPerson | undefined;
  if (previous === undefined) return new Map();
  for await (const { rows } of recompiledLists(desk, pool, { ...how, upTo: previous.date })) last = rows;
  const was = await foldedRows(desk, previous);
  const points = new Map<number, number>();
  for (const [person, { rating }] of last ?? new Map<number, StandingRow>()) {
    const before = was.get(person)?.rating ?? null;
    if (rating !== null && before !== null) points.set(person, rating - before);
  }
  return points;
}

type Settings = NonNullable<Extract<DecidedChange, { kind: 'pool.rerated' }>['data']['settings']>;

/** The edition, settings and readings of a change, as its entry has them. */
function howRated({
  edition,
  settings,
  readings,
}: Extract<DecidedChange, { kind: 'pool.rerated' }>['data']): Pick<
  RecompileOptions,
  'edition' | 'settings' | 'readings'
> {
  return {
    ...(readings === undefined ? {} : { readings }),
    ...(edition === undefined ? {} : { edition }),
    ...(settings === undefined ? {} : { settings: periodSettings(settings) }),
  };
}

export const periodSettings = ({ k, maxGap }: Settings): PeriodSettings => ({
  ...(k === undefined ? {} : { k: new Map(Object.entries(k).map(([was, now]) => [Number(was), now])) }),
  ...(maxGap === undefined ? {} : { maxGap: maxGap ?? Number.POSITIVE_INFINITY }),
});

export const recordedSettings = ({ k, maxGap }: PeriodSettings): Settings => ({
  ...(k === undefined ? {} : { k: Object.fromEntries(k) }),
  ...(maxGap === undefined ? {} : { maxGap: maxGap === Number.POSITIVE_INFINITY ? null : maxGap }),
});

/** The lists of a pool from a day on, compiled again one after the other. */
export const recompiledLists = (
  desk: Desk,
  pool: PoolRow,
  how: Omit<RecompileOptions, 'compile'>,
): AsyncGenerator<RecompiledList> => recompileLists(desk, pool, { ...how, compile: compileList });

/** The effect of a list's changes: for each, the players it affected, ordered by person. */
export function changedRatings(rows: Iterable<StandingRow>): ReadonlyMap<number, ChangedRatings> {
  const found = new Map<number, (readonly [string, number, number])[]>();
  for (const row of rows) {
    for (const [entry, from, to] of adjustedSteps(row)) {
      const all = found.get(entry) ?? [];
      if (all.length === 0) found.set(entry, all);
      all.push([personId(row.person), from, to]);
    }
  }
  return found;
}
