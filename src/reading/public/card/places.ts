/** The place in a pool, and the rating including what is on no list yet. */
import { personId } from '../../../ledger/ids.ts';
import type { PersonRow } from '../../../ledger/store.ts';
import { liveRating } from '../../lists/live.ts';
import type { ListBlock, ListFilter, Rows } from '../list-block.ts';
import type { ListPosition, PoolCard } from './card.ts';
import type { PublicOffice } from '../public-office.ts';
import { inSlices } from '../../../core/slices.ts';

export async function withPlaceOnList(
  publicOffice: PublicOffice,
  { person }: PersonRow,
  card: PoolCard,
): Promise<PoolCard> {
  const { pool, list, live } = card;
  const place = list === undefined ? undefined : await placeOn(publicOffice, pool, list, person);
  const outcome =
    live === undefined ? undefined : await liveRating(publicOffice.office, { player: personId(person), pool });
  const now = outcome?.value;
  return {
    ...card,
    ...(place === undefined ? {} : { place }),
    ...(live === undefined || now === undefined ? {} : { live: { ...live, rating: now.rating, games: now.games } }),
  };
}

/** Undefined: not among the active. */
async function placeOn(
  publicOffice: PublicOffice,
  pool: string,
  date: string,
  person: number,
): Promise<ListPosition | undefined> {
  const block = await publicOffice.blocks.list(pool, date);
  const row = block?.rowOf(person);
  if (block === undefined || row === undefined) return undefined;
  const { place, federation, club, rating } = block.line(row);
  if (place === undefined) return undefined;
  const activeOf = (filter: ListFilter): Promise<Rows> =>
    publicOffice.remember(`active ${pool} ${date} ${block.version} ${JSON.stringify(filter)}`, () =>
      inSlices(block.filtered({ ...filter, activity: 'active' }), publicOffice.pause),
    );
  const among = (rows: Rows) => ({ place: above(block, rows, rating) + 1, of: rows.length });
  return {
    place,
    of: (await activeOf({})).length,
    ...(federation === undefined ? {} : { federation: { federation, ...among(await activeOf({ federation })) } }),
    ...(club === undefined ? {} : { club: { club, ...among(await activeOf({ club })) } }),
  };
}

/** The number of these rows, sorted with the highest first, that are above a rating. */
function above(block: ListBlock, rows: Rows, rating: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (block.line(rows[middle] as number).rating > rating) low = middle + 1;
    else high = middle;
  }
  return low;
}
