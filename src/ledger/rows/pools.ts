/** What a pool's row says of how long its games last, of the pools that it belongs to, and of how it reads open clauses. */
import { type Control, CONTROLS } from '../../core/control.ts';
import type { ReportRatings } from '../../core/report.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';
import { canonicalJson, type Json } from '../canonical.ts';
import type { PoolRow } from '../store.ts';

export interface PoolPlace {
  readonly control?: Control;
  /** The name that pools of one federation with different time controls have in common. */
  readonly group?: string;
  /** Readings of open clauses that it has chosen. */
  readonly readings?: ChosenReadings;
}

/** What of it a pool names itself. */
export const poolPlace = (pool: Pick<PoolRow, 'settings'>): PoolPlace => {
  const { control, group } = poolSettings(pool);
  return { ...(control === undefined ? {} : { control }), ...(group === undefined ? {} : { group }) };
};

/** All that is chosen for a pool, when it was opened and since. */
export interface PoolSettings extends PoolPlace {
  /** What it is called where it is not called by its first name, by language. */
  readonly names?: Readonly<Record<string, string>>;
  /** ORR: whose ratings a report gives that does not say it itself. */
  readonly reportRatings?: ReportRatings;
  /** Its last list, `2024-12`; of a continuous pool the last day. */
  readonly closed?: string;
}

export const poolSettings = ({ settings }: Pick<PoolRow, 'settings'>): PoolSettings =>
  JSON.parse(settings) as PoolSettings;

export const settingsText = (settings: PoolSettings): string => canonicalJson(settings as unknown as Json);

/** The time control of a pool; a pool that names none is one of standard ratings. */
export const controlOfPool = (pool: Pick<PoolRow, 'settings'>): Control => poolSettings(pool).control ?? 'standard';

/** The same where it is said: a pool of standard games has none. */
export const shownControl = (pool: Pick<PoolRow, 'settings'>): { readonly control?: Control } => {
  const control = controlOfPool(pool);
  return control === 'standard' ? {} : { control };
};

/** The group of a pool, where it belongs to one. */
export const groupOfPool = (pool: Pick<PoolRow, 'settings'>): string | undefined => poolSettings(pool).group;

/** The readings by which a pool makes its next list. */
export const readingsOfPool = (pool: Pick<PoolRow, 'settings'>): ChosenReadings => poolSettings(pool).readings ?? {};

/** The last list of a pool that was closed, `2024-12`; of a continuous pool the last day. Undefined while it is open. */
export const closedAfter = (pool: Pick<PoolRow, 'settings'>): string | undefined => poolSettings(pool).closed;

/** The same as it is shown, where it was closed. */
export const closingOfPool = (pool: Pick<PoolRow, 'settings'>): { readonly closed?: string } => {
  const closed = closedAfter(pool);
  return closed === undefined ? {} : { closed };
};

/** Readings as they are shown, where there are any. */
export const chosenReadings = (readings: ChosenReadings): { readonly readings?: ChosenReadings } =>
  Object.keys(readings).length === 0 ? {} : { readings };

/** As people see them: those of one group together, the slowest games first. */
export const poolsInOrder = <Pool extends Pick<PoolRow, 'pool' | 'settings'>>(
  pools: readonly Pool[],
): readonly Pool[] =>
  pools.toSorted((a, b) => {
    const [one, other] = [groupOfPool(a) ?? a.pool, groupOfPool(b) ?? b.pool];
    if (one !== other) return one < other ? -1 : 1;
    return CONTROLS.indexOf(controlOfPool(a)) - CONTROLS.indexOf(controlOfPool(b));
  });
