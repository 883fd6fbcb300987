/**
 * The list of a pool that ratings may be imported into. Before a pool's first own list they belong on the imported
 * list; after it they are added to those of its last list, for the next one. Any other date is refused, with the date
 * that would be accepted.
 */
import { type Month, monthText, parseDay, parseMonth } from '../../../core/dates.ts';
import { type Finding, isRefused } from '../../../core/finding.ts';
import type { Desk, ListRow, PoolRow } from '../../../ledger/store.ts';
import { type Outcome, refused } from '../../office.ts';
import { listsOf } from '../../../rating/states.ts';
import { dateOfList, isPeriodicFamily, openingListData } from '../../../ledger/rows/standings.ts';
import { closedAgainst } from '../closed-pools.ts';
import { registryFinding } from '../../findings/registry.ts';
import type { ImportedList, ImportWay } from './asked.ts';

export interface Target {
  readonly pool: PoolRow;
  readonly asOf: string;
  /** `opening`: the list itself is imported. `next`: imported ratings take effect from the next list on. */
  readonly phase: 'opening' | 'next';
  /** Those of the pool, by date. */
  readonly lists: readonly ListRow[];
}

/** `2024-06` for a periodic pool, otherwise the day. */
const named = ({ family }: PoolRow, { date }: ListRow): string => (isPeriodicFamily(family) ? date.slice(0, 7) : date);

/** The month, or day, of the ratings. */
function dateAsked(
  pool: PoolRow,
  asOf: string | undefined,
  month: string | undefined,
  last: ListRow | undefined,
): readonly Finding[] | string {
  const asked = asOf ?? (isPeriodicFamily(pool.family) ? month : undefined);
  if (asked === undefined) {
    return [
      registryFinding('import.month-missing', {
        pool: pool.pool,
        ...(last === undefined ? {} : { expected: named(pool, last) }),
      }),
    ];
  }
  const isMonth = parseMonth(asked) !== undefined;
  if (isPeriodicFamily(pool.family) ? !isMonth : parseDay(asked) === undefined) {
    return [registryFinding(isPeriodicFamily(pool.family) ? 'pool.from-month' : 'pool.from-day', { seen: asked })];
  }
  return isMonth && month !== undefined && month !== asked
    ? [registryFinding('import.month-differs', { asked, list: month })]
    : asked;
}

/** The latest list that can be imported before the first own list: the month before it, and none in the future. */
function latestMonth({ since }: PoolRow, today: string): { readonly month: Month; readonly why: 'own' | 'future' } {
  const [own, now] = [(parseMonth(since) as Month) - 1, parseMonth(today.slice(0, 7)) as Month];
  return own <= now ? { month: own, why: 'own' } : { month: now, why: 'future' };
}

/** Before the pool's first own list. */
function checkOpening(
  pool: PoolRow,
  asked: string,
  last: ListRow | undefined,
  how: ImportWay,
  today: string,
): readonly Finding[] {
  const other = (expected: string, why: 'list' | 'own' | 'future'): readonly Finding[] => [
    registryFinding('import.other-date', { pool: pool.pool, asked, expected, why }),
  ];
  const there = last === undefined ? undefined : named(pool, last);
  if (asked === there) return [];
  if (!isPeriodicFamily(pool.family)) {
    if (there !== undefined) return other(there, 'list');
    return asked > today ? other(today, 'future') : [];
  }
  if (there !== undefined && (how === 'add' || asked < there)) return other(there, 'list');
  const { month, why } = latestMonth(pool, today);
  return (parseMonth(asked) as Month) > month ? other(monthText(month), why) : [];
}

function checkDate(
  pool: PoolRow,
  asked: string,
  lists: readonly ListRow[],
  how: ImportWay,
  today: string,
): readonly Finding[] {
  const own = lists.find((list) => openingListData(list) === undefined);
  const last = lists.at(-1);
  if (own === undefined || last === undefined) return checkOpening(pool, asked, last, how, today);
  const expected = named(pool, last);
  if (how === 'whole')
    return [registryFinding('import.own-list', { pool: pool.pool, first: named(pool, own), expected })];
  return asked === expected
    ? []
    : [registryFinding('import.other-date', { pool: pool.pool, asked, expected, why: 'list' })];
}

/** Undefined where only persons are imported. */
export async function targetOf(
  desk: Desk,
  list: ImportedList,
  month: string | undefined,
  how: ImportWay,
  today: string,
): Promise<Outcome<Target | undefined>> {
  if ((await desk.office()) === undefined) return refused(registryFinding('office.not-open', {}));
  if (list.pool === undefined) {
    if (list.asOf !== undefined) return refused(registryFinding('import.no-pool', { date: list.asOf }));
    return list.how === 'whole' ? refused(registryFinding('import.whole-of-nothing', {})) : { findings: [] };
  }
  const pool = await desk.pool(list.pool);
  if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: list.pool }));
  const closed = await closedAgainst(desk, pool, today);
  if (closed.length > 0) return refused(...closed);
  const lists = await listsOf(desk, pool.pool);
  const asOf = dateAsked(pool, list.asOf, month, lists.at(-1));
  if (typeof asOf !== 'string') return refused(...asOf);
  const findings = checkDate(pool, asOf, lists, how, today);
  const phase = lists.some((each) => openingListData(each) === undefined) ? 'next' : 'opening';
  return isRefused(findings) ? refused(...findings) : { value: { pool, asOf, phase, lists }, findings };
}

/** The list with that date, if the pool has it. */
export const listOfTarget = ({ lists, asOf }: Target): ListRow | undefined =>
  lists.find(({ date }) => date === dateOfList(asOf));
