/** The two KOMIR sheets, as far as the public may see them. */
import { familyRules } from '../../../rulebooks/office-rules.ts';
import type { PersonRow } from '../../../ledger/store.ts';
import type { Identity } from '../../../ledger/rows/identity.ts';
import type { PoolCard, PublicSheets } from './card.ts';

/** The right sheet is from the newest list; it shows the year of birth, which is already on the card. */
export function sheetsOf(
  { komir, fide, title }: PersonRow,
  { club, guestClub, strengthOrder }: Identity,
  pools: readonly PoolCard[],
): PublicSheets | undefined {
  const inPool = pools.find(({ family }) => familyRules(family).members !== undefined);
  if (komir === null || inPool === undefined) return undefined;
  const rating = inPool.rating === null ? {} : { rating: inPool.rating };
  const left = {
    komir,
    ...rating,
    ...(fide === null ? {} : { fide }),
    ...(club === undefined ? {} : { club }),
    ...(guestClub === undefined ? {} : { guestClub }),
    ...(strengthOrder === undefined ? {} : { strengthOrder }),
  };
  if (fide === null || inPool.list === undefined) return { family: inPool.family, pool: inPool.pool, left };
  return {
    family: inPool.family,
    pool: inPool.pool,
    left,
    right: {
      fide,
      list: inPool.list,
      ...rating,
      ...(title === null ? {} : { title }),
      games: inPool.lastGames,
      status: inPool.inactive === true ? 'inactive' : 'active',
      ...(inPool.k === null ? {} : { k: inPool.k }),
    },
  };
}
