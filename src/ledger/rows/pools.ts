/** The data in a pool's row about its time control, its group and its readings of open clauses. */
import { type Control, CONTROLS } from '../../core/control.ts';
import type { ReportRatings } from '../../core/report.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';
import { canonicalJson, type Json } from '../canonical.ts';
import type { PoolRow } from '../store.ts';

export interface PoolPlace {
  readonly control?: Control;
  /** The common name of one federation's pools for different time controls. */
  readonly group?: string;
  /** Its chosen readings of open clauses. */
  readonly readings?: ChosenReadings;
}

/** The members that a pool names itself. */
export const poolPlace = (pool: Pick<PoolRow, 'settings'>): PoolPlace => {
  const { control, group } = poolSettings(pool);
  return { ...(control === undefined ? {} : { control }), ...(group === undefined ? {} : { group }) };
};

/** All settings of a pool, from its opening and later. */
export interface PoolSettings extends PoolPlace {
  /** Its names in other languages, where they differ. */
  readonly names?: Readonly<Record<string, string>>;
  /** ORR: the source of a report's ratings, where the report does not say. */
  readonly reportRatings?: ReportRatings;
  /** Its last list, `2024-12`; for a continuous pool its last day. */
  readonly closed?: string;
}

export const poolSettings = ({ settings }: Pick<PoolRow, 'settings'>): PoolSettings =>
  JSON.parse(settings) as PoolSettings;

export const settingsText = (settings: PoolSettings): string => canonicalJson(settings as unknown as Json);

/** The time control of a pool; standard where it names none. */
export const controlOfPool = (pool: Pick<PoolRow, 'settings'>): Control => poolSettings(pool).control ?? 'standard';

/** The same for display: undefined for standard games. */
export const shownControl = (pool: Pick<PoolRow, 'settings'>): { readonly control?: Control } => {
  const control = controlOfPool(pool);
  return control === 'standard' ? {} : { control };
};

/** The group of a pool, if any. */
export const groupOfPool = (pool: Pick<PoolRow, 'settings'>): string | undefined => poolSettings(pool).group;

/** The readings with which a pool compiles its next list. */
export const readingsOfPool = (pool: Pick<PoolRow, 'settings'>): ChosenReadings => poolSettings(pool).readings ?? {};

/** The last list of a closed pool, `2024-12`; for a continuous pool the last day. Undefined while it is open. */
export const closedAfter = (pool: Pick<PoolRow, 'settings'>): string | undefined => poolSettings(pool).closed;

/** The same for display, where it was closed. */
export const closingOfPool = (pool: Pick<PoolRow, 'settings'>): { readonly closed?: string } => {
  const closed = closedAfter(pool);
  return closed === undefined ? {} : { closed };
};

/** Readings for display, if there are any. */
export const chosenReadings = (readings: ChosenReadings): { readonly readings?: ChosenReadings } =>
  Object.keys(readings).length === 0 ? {} : { readings };

/** In display order: pools of a group together, slowest games first. */
export const poolsInOrder = <Pool extends Pick<PoolRow, 'pool' | 'settings'>>(
  pools: readonly Pool[],
): readonly Pool[] =>
  pools.toSorted((a, b) => {
    const [one, other] = [groupOfPool(a) ?? a.pool, groupOfPool(b) ?? b.pool];
    if (one !== other) return one < other ? -1 : 1;
    return CONTROLS.indexOf(controlOfPool(a)) - CONTROLS.indexOf(controlOfPool(b));
  });
