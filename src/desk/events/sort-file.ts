/** Finds the pool that a file is for, and reads the file for it. */
import type { PoolRow } from '../../ledger/store.ts';
import { withPlaces } from '../../engine/files.ts';
import { choosePool } from './choose-pool.ts';
import { type OpenedFile, type ReadFile, readFor } from './read.ts';
import { severalControls, type SiblingPool } from './right-pool.ts';

/** A file and its pool; none where it has to be asked. */
export interface SortedFile {
  readonly read: ReadFile;
  readonly pool?: string;
}

export function sortedFile(file: OpenedFile, groups: ReadonlyMap<PoolRow, readonly SiblingPool[]>): SortedFile {
  const pools = [...groups.keys()];
  const first = pools[0] as PoolRow;
  // an unreadable file is refused by any pool
  const chosen = pools.length === 1 || file.reports.length === 0 ? { row: first } : choosePool(pools, file);
  const pool = chosen.row ?? first;
  const read = readFor(file, pool, groups.get(pool) as readonly SiblingPool[]);
  if (chosen.fault === undefined) return { read, pool: pool.pool };
  const { format, findings } = file.opened;
  // a report of several events is for none of the pools
  const several = [...groups].map(([each, siblings]) => severalControls(each, siblings, file.reports));
  const against = several.find(({ length }) => length > 0) ?? [chosen.fault];
  const told = withPlaces([...findings, ...against], format, file.bytes);
  return { read: { ...read, reports: [], remarks: [], findings: told } };
}
