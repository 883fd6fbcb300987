/** Changes of all ratings of a pool, as a list and a player are told of them. */
import type { ToldAdjustment, ToldListChange } from '../../explain/pool-change-words.ts';
import { toldChange } from '../../desk/lists/told-change.ts';
import type { Desk, ListRow, StandingRow } from '../../ledger/store.ts';
import { changesOn } from '../../rating/changes-on.ts';
import { adjustedSteps } from '../../rating/pool-changes.ts';

/** Those that stand on a list that is out. */
export const changesOfList = async (
  desk: Desk,
  { pool, date }: Pick<ListRow, 'pool' | 'date'>,
): Promise<readonly ToldListChange[]> => (await changesOn(desk, pool, date)).map(toldChange);

/** What they did to one player, before the events of the list and after. */
export async function adjustmentsOf(
  desk: Desk,
  list: Pick<ListRow, 'pool' | 'date'>,
  row: Pick<StandingRow, 'rest'>,
): Promise<Readonly<Record<'before' | 'after', readonly ToldAdjustment[]>>> {
  const steps = adjustedSteps(row);
  if (steps.length === 0) return { before: [], after: [] };
  const changes = await changesOn(desk, list.pool, list.date);
  const told = (isBefore: boolean): readonly ToldAdjustment[] =>
    steps.flatMap(([entry, before, after]) => {
      const change = changes.find((each) => each.entry === entry);
      if (change === undefined) return [];
      const isEarly = change.kind === 'pool.adjusted' && change.data.order === 'before-events';
      if (isEarly !== isBefore) return [];
      const { affected: _affected, points: _points, ...facts } = toldChange(change);
      return [{ ...facts, before, after } as ToldAdjustment];
    });
  return { before: told(true), after: told(false) };
}
