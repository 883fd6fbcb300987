/** Changes of all ratings of a pool, as shown for a list and for a player. */
import type { DecidedAdjustment, DecidedListChange, RecognisedChange } from '../../explain/pool-change-words.ts';
import { toldChange } from '../../desk/lists/told-change.ts';
import { openingListData } from '../../ledger/rows/standings.ts';
import type { Desk, ListRow, PoolRow, StandingRow } from '../../ledger/store.ts';
import { changesOn } from '../../rating/changes-on.ts';
import { broughtChange, type PointsGiven } from '../../rating/brought-change.ts';
import { adjustedSteps } from '../../rating/pool-changes.ts';
import { listsOf } from '../../rating/states.ts';

/** The changes on a published list. */
export const changesOfList = async (
  desk: Desk,
  { pool, date }: Pick<ListRow, 'pool' | 'date'>,
): Promise<readonly DecidedListChange[]> => (await changesOn(desk, pool, date)).map(toldChange);

/** Their effect on one player, before the events of the list and after. */
export async function adjustmentsOf(
  desk: Desk,
  list: Pick<ListRow, 'pool' | 'date'>,
  row: Pick<StandingRow, 'rest'>,
): Promise<Readonly<Record<'before' | 'after', readonly DecidedAdjustment[]>>> {
  const steps = adjustedSteps(row);
  if (steps.length === 0) return { before: [], after: [] };
  const changes = await changesOn(desk, list.pool, list.date);
  const told = (isBefore: boolean): readonly DecidedAdjustment[] =>
    steps.flatMap(([entry, before, after]) => {
      const change = changes.find((each) => each.entry === entry);
      if (change === undefined) return [];
      const isEarly = change.kind === 'pool.adjusted' && change.data.order === 'before-events';
      if (isEarly !== isBefore) return [];
      const { affected: _affected, points: _points, ...facts } = toldChange(change);
      return [{ ...facts, before, after } as DecidedAdjustment];
    });
  return { before: told(true), after: told(false) };
}

export interface RecognisedOnList {
  readonly told: RecognisedChange;
  /** The list before it, from which the points lead on. */
  readonly before: ListRow;
  readonly given: PointsGiven;
}

/** The change that an imported list shows; `persons`: whose points are wanted, by default everybody's. */
export async function recognisedOn(
  desk: Desk,
  list: ListRow,
  persons?: readonly number[],
): Promise<RecognisedOnList | undefined> {
  if (openingListData(list) === undefined) return undefined;
  const before = (await listsOf(desk, list.pool)).findLast(({ date }) => date < list.date);
  if (before === undefined) return undefined;
  const change = await broughtChange(desk, (await desk.pool(list.pool)) as PoolRow, list, before, persons);
  if (change === undefined) return undefined;
  const { rule, given } = change;
  return { told: { kind: 'recognised', rule, list: list.date }, before, given };
}
