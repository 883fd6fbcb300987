/** What a pool is called in other languages. */
import type { Language } from '../../content/languages.ts';
import { poolSettings } from '../../ledger/rows/pools.ts';
import type { PoolRow } from '../../ledger/store.ts';

export { REPORT_RATINGS } from '../../core/report.ts';

/** What a pool is called where it is not called by its first name. */
export type PoolNames = Readonly<Partial<Record<Language, string>>>;

/** In other languages; nothing where there are none. */
export function poolNames(pool: Pick<PoolRow, 'settings'>): { readonly names?: PoolNames } {
  const { names } = poolSettings(pool);
  return names === undefined ? {} : { names };
}
