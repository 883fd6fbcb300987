/**
 * Chooses the pool for a report that names none: its game and its time control decide, otherwise the officer is asked.
 */
import type { Control } from '../../core/control.ts';
import type { Finding } from '../../core/finding.ts';
import type { Report } from '../../core/report.ts';
import { closedAfter, controlOfPool, groupOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { editionById, isEditionId, isFamily } from '../../rulebooks/registry.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { eventFinding } from '../findings/events.ts';
import { otherGame } from '../which-game.ts';
import type { OpenedFile } from './read.ts';
import { controlIn } from './right-pool.ts';
import { eventOf, poolOf, type RowOrFault } from './states.ts';

/** The pools that reports may go to: the named one, that of the named event, or any. */
export async function candidatePools(
  desk: Desk,
  { pool, event, partOf }: { readonly pool?: string; readonly event?: string; readonly partOf?: string },
): Promise<{ readonly pools: readonly PoolRow[]; readonly fault?: Finding }> {
  const named = pool === undefined ? await poolOfEvent(desk, event ?? partOf) : await poolOf(desk, pool);
  if (named !== undefined) return named.row === undefined ? { pools: [], fault: named.fault } : { pools: [named.row] };
  const pools = (await desk.pools()).filter((each) => closedAfter(each) === undefined);
  return pools.length === 0
    ? { pools, fault: eventFinding('event.pool-none', { pools: [], seen: [], rulebook: null }) }
    : { pools };
}

async function poolOfEvent(desk: Desk, id: string | undefined): Promise<RowOrFault<PoolRow> | undefined> {
  if (id === undefined) return undefined;
  const { row, fault } = await eventOf(desk, id);
  return fault === undefined ? poolOf(desk, row.pool) : { fault };
}

/** The rulebook named by a document: a family, or an edition, which is for one time control. */
function rulebookOf({ rulebook }: Pick<Report, 'rulebook'>): { readonly family?: Family; readonly control?: Control } {
  if (rulebook === undefined) return {};
  return isEditionId(rulebook) ? editionById(rulebook) : isFamily(rulebook) ? { family: rulebook } : {};
}

/** The time control of the edition that a document names. */
export const controlOfRulebook = (rulebook: string | undefined): Control | undefined =>
  rulebook === undefined ? undefined : rulebookOf({ rulebook }).control;

/**
 * Pools without a group take reports of any time control; those of a group take reports of their own, or of an unknown
 * one. Where a report does not say its time control, the edition that it names does.
 */
function mayTake(pool: PoolRow, file: OpenedFile): boolean {
  const own = controlOfPool(pool);
  return (
    otherGame(pool, file.opened.format, file.reports).length === 0 &&
    file.reports.every((report) => {
      const { family = pool.family, control } = rulebookOf(named(file, report));
      const told = controlIn(pool, report);
      if (family !== pool.family) return false;
      if (groupOfPool(pool) === undefined) return control === undefined || control === own;
      return told === undefined ? control === undefined || control === own : told === own;
    })
  );
}

/** A period names its rulebook once, for all its events. */
const named = ({ opened }: OpenedFile, { rulebook = opened.report?.rulebook }: Report): Pick<Report, 'rulebook'> => ({
  rulebook,
});

export function choosePool(pools: readonly PoolRow[], file: OpenedFile): RowOrFault<PoolRow> {
  const fitting = pools.filter((pool) => mayTake(pool, file));
  const [row] = fitting;
  const seen = controlsSeen(pools, file.reports);
  const ids = (of: readonly PoolRow[]): readonly string[] => of.map(({ pool }) => pool);
  if (row === undefined) {
    const [rulebook = null] = file.reports.flatMap((report) => named(file, report).rulebook ?? []);
    return { fault: eventFinding('event.pool-none', { pools: ids(pools), seen, rulebook }) };
  }
  return fitting.length === 1
    ? { row }
    : {
        fault: eventFinding('event.pool-asked', {
          pools: ids(fitting),
          seen: seen[0] ?? null,
          lacks: lackingIn(fitting, file.reports),
        }),
      };
}

/** What would tell the pools of a group apart, and is missing in some reports. */
function lackingIn(pools: readonly PoolRow[], reports: readonly Report[]): readonly ('controls' | 'start')[] {
  if (pools.every((pool) => groupOfPool(pool) === undefined)) return [];
  const isLacking = {
    controls: ({ controls = [] }: Report['event']) => controls.length === 0,
    start: ({ start }: Report['event']) => start === undefined,
  };
  return (['controls', 'start'] as const).filter((field) => reports.some(({ event }) => isLacking[field](event)));
}

/** The time controls, as the pools' rulebooks distinguish them. */
function controlsSeen(pools: readonly PoolRow[], reports: readonly Report[]): readonly Control[] {
  const families = [...new Set(pools.filter((pool) => groupOfPool(pool) !== undefined).map(({ family }) => family))];
  const seen = reports.flatMap((report) => families.map((family) => controlIn({ family }, report)));
  return [...new Set(seen.filter((each) => each !== undefined && each !== null))];
}
