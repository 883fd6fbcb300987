/** Which pool a report is for, where nobody names one: its game and the time of its games say it, or it is asked. */
import type { Control } from '../../core/control.ts';
import type { Finding } from '../../core/finding.ts';
import type { Report } from '../../core/report.ts';
import { controlOfPool, groupOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { eventFinding } from '../findings/events.ts';
import { otherGame } from '../which-game.ts';
import type { OpenedFile } from './read.ts';
import { controlIn } from './right-pool.ts';
import { eventOf, poolOf, type RowOrFault } from './states.ts';

/** The pools that reports may go to: the one that is named, that of the event that is named, or any. */
export async function candidatePools(
  desk: Desk,
  { pool, event, partOf }: { readonly pool?: string; readonly event?: string; readonly partOf?: string },
): Promise<{ readonly pools: readonly PoolRow[]; readonly fault?: Finding }> {
  const named = pool === undefined ? await poolOfEvent(desk, event ?? partOf) : await poolOf(desk, pool);
  if (named !== undefined) return named.row === undefined ? { pools: [], fault: named.fault } : { pools: [named.row] };
  const pools = await desk.pools();
  return pools.length === 0 ? { pools, fault: eventFinding('event.pool-none', { pools: [], seen: [] }) } : { pools };
}

async function poolOfEvent(desk: Desk, id: string | undefined): Promise<RowOrFault<PoolRow> | undefined> {
  if (id === undefined) return undefined;
  const { row, fault } = await eventOf(desk, id);
  return fault === undefined ? poolOf(desk, row.pool) : { fault };
}

/** Pools without a group take reports whatever the time; those of a group what is theirs, and what may be. */
const mayTake = (pool: PoolRow, { opened: { format }, reports }: OpenedFile): boolean =>
  otherGame(pool, format, reports).length === 0 &&
  (groupOfPool(pool) === undefined ||
    reports.every((report) =>
      [undefined, controlOfPool(pool)].includes(controlIn(pool, report) as Control | undefined),
    ));

export function choosePool(pools: readonly PoolRow[], file: OpenedFile): RowOrFault<PoolRow> {
  const fitting = pools.filter((pool) => mayTake(pool, file));
  const [row] = fitting;
  const seen = controlsSeen(pools, file.reports);
  const ids = (of: readonly PoolRow[]): readonly string[] => of.map(({ pool }) => pool);
  if (row === undefined) return { fault: eventFinding('event.pool-none', { pools: ids(pools), seen }) };
  return fitting.length === 1
    ? { row }
    : { fault: eventFinding('event.pool-asked', { pools: ids(fitting), seen: seen[0] ?? null }) };
}

/** The kinds of games, as the pools' rulebooks tell them apart. */
function controlsSeen(pools: readonly PoolRow[], reports: readonly Report[]): readonly Control[] {
  const families = [...new Set(pools.filter((pool) => groupOfPool(pool) !== undefined).map(({ family }) => family))];
  const seen = reports.flatMap((report) => families.map((family) => controlIn({ family }, report)));
  return [...new Set(seen.filter((each) => each !== undefined && each !== null))];
}
