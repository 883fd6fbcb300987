/** What a pool has chosen for itself: when it was opened, and since. */
import type { ReportRatings } from '../../core/report.ts';
import type { Language } from '../../content/languages.ts';
import type { PoolRow } from '../../ledger/store.ts';

export { REPORT_RATINGS } from '../../core/report.ts';

/** What a pool is called where it is not called by its first name. */
export type PoolNames = Readonly<Partial<Record<Language, string>>>;

export interface PoolSettings {
  readonly names?: PoolNames;
  /** ORR: whose ratings a report gives that does not say it itself. */
  readonly reportRatings?: ReportRatings;
}

export const poolSettings = ({ settings }: Pick<PoolRow, 'settings'>): PoolSettings =>
  JSON.parse(settings) as PoolSettings;

/** In other languages; nothing where there are none. */
export function poolNames({ settings }: Pick<PoolRow, 'settings'>): { readonly names?: PoolNames } {
  const { names } = poolSettings({ settings });
  return names === undefined ? {} : { names };
}
