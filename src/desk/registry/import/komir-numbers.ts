/** KOMIR numbers of a list that nobody holds, and that may have been those of somebody who was erased or removed: none is given twice. */
import type { Finding } from '../../../core/finding.ts';
import type { Desk } from '../../../ledger/store.ts';
import { registryFinding } from '../../findings/registry.ts';
import { leastAfterLosses } from '../komir.ts';
import type { Incoming } from '../listed.ts';
import { matched } from './matching.ts';

/** A player of the list with a KOMIR number, and the place in the list, from 1. */
export interface KomirInList {
  readonly row: number;
  readonly player: Incoming;
}

/** For at most this many players the place in the list is given. */
const TOLD = 10;

/** All in one finding. A card that has another number keeps it, and is asked about by itself. */
export async function passedKomirs(desk: Desk, listed: readonly KomirInList[]): Promise<readonly Finding[]> {
  const least = await leastAfterLosses(desk);
  const below = listed.filter(({ player }) => Number(player.fields.komir) < least);
  const { matches, holders } = await matched(
    desk,
    below.map(({ player }) => player),
    1,
  );
  const passed = below.filter(
    ({ player }, place) =>
      !holders.komir.has(player.fields.komir as string) && (matches[place]?.row?.komir ?? null) === null,
  );
  if (passed.length === 0) return [];
  const rows = passed.slice(0, TOLD).map(({ row }) => row);
  return [registryFinding('import.komir-passed', { rows, count: passed.length })];
}
