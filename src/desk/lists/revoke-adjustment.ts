/**
 * Revokes a change of a whole pool. Before its list is published, it is simply not applied. Afterwards, on the next
 * list, everybody gives back the points; or the lists since then are compiled again without it and published beside the
 * first ones, and the next one has the difference. The two ways give different results, and both are shown.
 */
import { type Month, monthText } from '../../core/dates.ts';
import { isRefused } from '../../core/finding.ts';
import { REVERSAL_WAYS, type ReversalWay } from '../../core/pool-rule.ts';
import type { StoredEntry } from '../../ledger/store.ts';
import { decidedChanges, listOfChange } from '../../rating/changes-on.ts';
import { recomputedLists } from '../../rating/recomputed.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { listFinding } from '../findings/lists.ts';
import { registryFinding } from '../findings/registry.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import {
  changePosting,
  checkPoolChange,
  decisionOf,
  effectOf,
  type PoolChangeEffect,
  type PoolDecisionInput,
  type HypotheticalChange,
} from './pool-change.ts';
import { nextMonth } from './next-month.ts';

export interface RevokeAdjustmentInput extends PoolDecisionInput {
  readonly pool: string;
  /** Number of the entry of the change. */
  readonly adjusts: number;
  /** By default by points. */
  readonly way?: string;
}

export interface AdjustmentRevoked {
  readonly pool: string;
  readonly adjusts: number;
  /** The list with the reversal. */
  readonly list: string;
  readonly way: ReversalWay;
  readonly entry: number;
  /** The list of the change was not published: nobody has received anything. */
  readonly cancelled: boolean;
  /** The effect of each way on the next list. */
  readonly ways: Readonly<Record<ReversalWay, PoolChangeEffect>>;
  /** By replay: the lists that are published beside the first ones, and how many ratings differ on each. */
  readonly recomputed: readonly { readonly date: string; readonly changed: number }[];
}

const NO_NUMBERS = { affected: 0, points: 0, changes: '' } as const;
const NO_EFFECT: PoolChangeEffect = { affected: 0, points: 0, histogram: [], greatest: [], passes: [] };

export async function revokeAdjustment(
  office: Office,
  input: RevokeAdjustmentInput,
  options: ChangeOptions,
): Promise<Outcome<AdjustmentRevoked>> {
  return changeOffice<AdjustmentRevoked>(office, options, async ({ desk, today, random, post }) => {
    const pool = await desk.pool(input.pool);
    if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: input.pool }));
    const findings = await checkPoolChange(desk, pool, input, options.ground, today);
    if (isRefused(findings)) return { findings };
    const way = REVERSAL_WAYS.find((each) => each === (input.way ?? 'points'));
    if (way === undefined)
      return refused(listFinding('adjust.way', { seen: input.way as string, expected: REVERSAL_WAYS }));
    const all = await decidedChanges(desk, pool.pool);
    const adjustments = all.filter(({ kind }) => kind === 'pool.adjusted');
    const change = adjustments.find(({ entry }) => entry === input.adjusts);
    if (change === undefined) {
      const known = adjustments.map(({ entry }) => entry);
      return refused(listFinding('adjust.unknown', { pool: pool.pool, entry: input.adjusts, known }));
    }
    const before = all.find((each) => each.kind === 'pool.adjustment-reversed' && each.data.adjusts === change.entry);
    if (before !== undefined) {
      return refused(
        listFinding('adjust.taken-back', { entry: change.entry, by: before.entry, list: before.data.list }),
      );
    }
    const isOut = (await desk.list(pool.pool, listOfChange(change))) !== undefined;
    const list = isOut ? monthText((await nextMonth(desk, pool)) as Month) : change.data.list;
    const reversal = (by: ReversalWay): HypotheticalChange<'pool.adjustment-reversed'> => ({
      kind: 'pool.adjustment-reversed',
      data: {
        pool: pool.pool,
        adjusts: change.entry,
        list,
        way: by,
        decision: decisionOf(input, options.ground, today),
      },
    });
    const shown = { pool: pool.pool, adjusts: change.entry, list, way };
    if (!isOut) {
      const [entry] = await post(changePosting(reversal(way), [], random));
      const ways = { points: NO_EFFECT, replay: NO_EFFECT };
      const value = { ...shown, entry: (entry as StoredEntry).no, cancelled: true, ways, recomputed: [] };
      return { value, findings: [] };
    }
    const [points, replay] = [
      await effectOf(desk, pool, reversal('points')),
      await effectOf(desk, pool, reversal('replay')),
    ];
    if (points === undefined || replay === undefined)
      return refused(listFinding('lists.no-edition', { family: pool.family, date: `${list}-01` }));
    const recomputed: { date: string; changed: number }[] = [];
    const again = recomputedLists(desk, pool, { entry: 0, data: { ...reversal('replay').data, ...NO_NUMBERS } });
    for await (const { date, changed } of again) recomputed.push({ date, changed });
    const [entry] = await post(changePosting(reversal(way), { points, replay }[way].ratings, random));
    const ways = { points: points.effect, replay: replay.effect };
    const value = { ...shown, entry: (entry as StoredEntry).no, cancelled: false, ways, recomputed };
    return { value, findings: [] };
  });
}
