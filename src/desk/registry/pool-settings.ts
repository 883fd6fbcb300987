/** Names of a pool in other languages. */
import type { Language } from '../../content/languages.ts';
import { poolSettings } from '../../ledger/rows/pools.ts';
import type { PoolRow } from '../../ledger/store.ts';

export { REPORT_RATINGS } from '../../core/report.ts';

/** The names of a pool where they differ from its first name. */
export type PoolNames = Readonly<Partial<Record<Language, string>>>;

/** In other languages; absent for none. */
export function poolNames(pool: Pick<PoolRow, 'settings'>): { readonly names?: PoolNames } {
  const { names } = poolSettings(pool);
  return names === undefined ? {} : { names };
}
