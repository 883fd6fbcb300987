/** Renames a pool, closes it after a list or a day, and reopens it. */
import { parseDay, parseMonth } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { eventId } from '../../ledger/ids.ts';
import { closedAfter } from '../../ledger/rows/pools.ts';
import type { Desk, EventRow, EventState, PoolRow } from '../../ledger/store.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { registryFinding } from '../findings/registry.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { isClosedOn, lastDayOfEvents } from './closed-pools.ts';
import { writtenNames } from './office-names.ts';
import { type PoolNames, poolNames } from './pool-settings.ts';
import { type ShownPool, shownPool } from './pools.ts';

export interface PoolRenaming {
  readonly pool: string;
  readonly name?: string;
  /** In other languages: the given ones, added to the present ones; a blank one is removed. */
  readonly names?: PoolNames;
}

/** Nothing else of a pool changes: its ratings depend on its family, time control and group. */
export function renameRatingPool(
  office: Office,
  { pool, name: given, names: others }: PoolRenaming,
  options: ChangeOptions,
): Promise<Outcome<ShownPool>> {
  return changeOffice(office, options, async ({ desk, post }) => {
    const row = await desk.pool(pool);
    if (row === undefined) return refused(registryFinding('pool.unknown', { pool }));
    const name = given?.trim();
    if (name === '') return refused(registryFinding('pool.name-missing', {}));
    const { names: before = {} } = poolNames(row);
    const names = others === undefined ? before : writtenNames({ ...before, ...others });
    const isRenamed = name !== undefined && name !== row.name;
    const isElsewhere = !areSame(names, before);
    if (!isRenamed && !isElsewhere) {
      return { value: shownPool(row), findings: [registryFinding('pool.unchanged', { pool }, 'note')] };
    }
    await post({
      kind: 'pool.changed',
      data: {
        pool,
        ...(isRenamed ? { name } : {}),
        ...(isElsewhere ? { names } : {}),
        was: { ...(isRenamed ? { name: row.name } : {}), ...(isElsewhere ? { names: before } : {}) },
      },
    });
    return { value: shownPool((await desk.pool(pool)) as PoolRow), findings: [] };
  });
}

const areSame = (names: PoolNames, others: PoolNames): boolean => {
  const all = { ...names, ...others };
  return (Object.keys(all) as (keyof PoolNames)[]).every((language) => names[language] === others[language]);
};

export interface PoolClosing {
  readonly pool: string;
  /** The last list, `2024-12`, or for a continuous pool the last day; absent: the last published list, or today. */
  readonly after?: string;
}

export function closeRatingPool(
  office: Office,
  { pool: id, after: asked }: PoolClosing,
  options: ChangeOptions,
): Promise<Outcome<ShownPool>> {
  return changeOffice(office, options, async ({ desk, post, today }) => {
    const pool = await desk.pool(id);
    if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: id }));
    const last = (await listsOf(desk, id)).at(-1)?.date;
    const after = asked ?? (isPeriodicPool(pool) ? last?.slice(0, 7) : today);
    const wrong = checkAfter(pool, after, last);
    if (wrong !== undefined || after === undefined) return refused(...(wrong === undefined ? [] : [wrong]));
    if (closedAfter(pool) === after) {
      return { value: shownPool(pool), findings: [registryFinding('pool.unchanged', { pool: id }, 'note')] };
    }
    const waiting = await waitingFor(desk, pool, after, today);
    if (waiting.length > 0) {
      const events = waiting.slice(0, EVENTS_NAMED).map(({ event }) => eventId(event));
      return refused(registryFinding('pool.events-wait', { pool: id, after, events, count: waiting.length }));
    }
    await post({ kind: 'pool.closed', data: { pool: id, after } });
    return { value: shownPool((await desk.pool(id)) as PoolRow), findings: [] };
  });
}

const EVENTS_NAMED = 10;

/** Closing a pool before a published list would not unpublish that list. */
function checkAfter(pool: PoolRow, after: string | undefined, last: string | undefined): Finding | undefined {
  const isMonthly = isPeriodicPool(pool);
  if (after === undefined) return registryFinding('pool.no-last-list', { pool: pool.pool });
  const isRead = isMonthly ? parseMonth(after) !== undefined : parseDay(after) !== undefined;
  if (!isRead) return registryFinding(isMonthly ? 'pool.from-month' : 'pool.from-day', { seen: after });
  const lastList = isMonthly ? last?.slice(0, 7) : last;
  return lastList !== undefined && after < lastList
    ? registryFinding('pool.closes-early', { pool: pool.pool, after, last: lastList })
    : undefined;
}

const WAITING: readonly EventState[] = ['registered', 'submitted', 'questions', 'accepted'];

/**
 * Events that the pool would no longer take: all waiting events if its last list is published, otherwise those after
 * it.
 */
async function waitingFor(desk: Desk, pool: PoolRow, after: string, today: string): Promise<readonly EventRow[]> {
  const rows = await desk.events({ pool: pool.pool, states: WAITING });
  if (await isClosedOn(desk, pool, after, today)) return rows;
  const lastDay = lastDayOfEvents(pool, after);
  return rows.filter(({ start, end, listDate }) => {
    const day = end ?? start;
    return day === null || day > lastDay || (listDate !== null && listDate.slice(0, 7) > after);
  });
}

export function reopenRatingPool(
  office: Office,
  { pool }: { readonly pool: string },
  options: ChangeOptions,
): Promise<Outcome<ShownPool>> {
  return changeOffice(office, options, async ({ desk, post }) => {
    const row = await desk.pool(pool);
    if (row === undefined) return refused(registryFinding('pool.unknown', { pool }));
    if (closedAfter(row) === undefined) {
      return { value: shownPool(row), findings: [registryFinding('pool.unchanged', { pool }, 'note')] };
    }
    await post({ kind: 'pool.reopened', data: { pool } });
    return { value: shownPool((await desk.pool(pool)) as PoolRow), findings: [] };
  });
}
