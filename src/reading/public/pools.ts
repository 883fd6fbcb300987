/** The office and its pools, as shown on every page. */
import { checkpointLine, readCheckpoint } from '../../ledger/log/checkpoint.ts';
import type { Desk, MinorsShown } from '../../ledger/store.ts';
import type { Control } from '../../core/control.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { chosenReadings, closingOfPool, poolPlace, readingsOfPool } from '../../ledger/rows/pools.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { type OfficeNames, officeNames } from '../../desk/registry/office-names.ts';
import { type PoolNames, poolNames } from '../../desk/registry/pool-settings.ts';

/** `2026-11-18` */
const DAY = 10;

export interface PublicPool {
  readonly pool: string;
  readonly family: Family;
  readonly name: string;
  /** The names in other languages. */
  readonly names?: PoolNames;
  readonly calendar: 'monthly' | 'at-once';
  /** Absent: standard. */
  readonly control?: Control;
  /** Pools of one group belong together. */
  readonly group?: string;
  /** Readings of open clauses that are chosen for its next list. */
  readonly readings?: ChosenReadings;
  /** The last list, or the last day, of a pool that was closed. */
  readonly closed?: string;
  /** The newest list; absent before the first. */
  readonly list?: { readonly date: string; readonly players: number; readonly digest: string };
}

export interface SitePools {
  readonly office: string;
  /** The names in other languages. */
  readonly names?: OfficeNames;
  readonly pools: readonly PublicPool[];
  /** How players under 18 are shown. */
  readonly minors: MinorsShown;
  /** All its persons are invented. */
  readonly demonstration?: true;
  /** The day of the last entry. */
  readonly asOf: string;
  /** The newest checkpoint of the public log in one line, so that any two readers can compare. */
  readonly checkpoint?: string;
}

export async function sitePools(desk: Desk): Promise<SitePools> {
  const pools: PublicPool[] = [];
  for (const row of await desk.pools()) {
    const last = (await listsOf(desk, row.pool)).at(-1);
    pools.push({
      pool: row.pool,
      family: row.family,
      name: row.name,
      ...poolNames(row),
      calendar: isPeriodicPool(row) ? 'monthly' : 'at-once',
      ...poolPlace(row),
      ...chosenReadings(readingsOfPool(row)),
      ...closingOfPool(row),
      ...(last === undefined ? {} : { list: { date: last.date, players: last.players, digest: last.digest } }),
    });
  }
  const { name = 'Elobook', minors = 'names' } = (await desk.office()) ?? {};
  const names = await officeNames(desk);
  return {
    office: name,
    ...(Object.keys(names).length === 0 ? {} : { names }),
    pools,
    minors,
    ...(await demonstrationOf(desk)),
    asOf: await lastDay(desk),
    ...(await checkpointIn(desk)),
  };
}

async function checkpointIn(desk: Desk): Promise<Pick<SitePools, 'checkpoint'>> {
  const signed = readCheckpoint((await desk.checkpoint()) ?? '');
  return signed === undefined ? {} : { checkpoint: checkpointLine(signed) };
}

async function demonstrationOf(desk: Desk): Promise<{ demonstration?: true }> {
  const first = await desk.entry(1);
  return first?.kind === 'office.opened' && entryData<'office.opened'>(first).demonstration === true
    ? { demonstration: true }
    : {};
}

async function lastDay(desk: Desk): Promise<string> {
  const last = await desk.entry((await desk.head()).no);
  return last?.time.slice(0, DAY) ?? '';
}
