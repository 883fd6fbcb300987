/**
 * Applies other rules to published lists: they stay, and the difference between the last of them and what it would have
 * been is added on the next list, with both numbers.
 */
import { monthText, parseDay } from '../../core/dates.ts';
import { isRefused } from '../../core/finding.ts';
import { openingListData } from '../../ledger/rows/standings.ts';
import type { StoredEntry } from '../../ledger/store.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import type { PeriodSettings } from '../../rulebooks/period.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';
import { isEditionId } from '../../rulebooks/registry.ts';
import { recordedSettings } from '../../rating/compile-list.ts';
import { listsOf } from '../../rating/states.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { analysisFinding } from '../findings/analysis.ts';
import { listFinding } from '../findings/lists.ts';
import { registryFinding } from '../findings/registry.ts';
import { checkReadings } from '../registry/pool-readings.ts';
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

export interface ApplyReratingInput extends PoolDecisionInput {
  readonly pool: string;
  /** The first day: lists from then on are compiled again. */
  readonly from: string;
  readonly edition?: string;
  readonly settings?: PeriodSettings;
  readonly readings?: ChosenReadings;
}

/** `40=30,20=15`: other values of K. */
export const OTHER_K = '^ *\\d{1,3}=\\d{1,3} *(?:, *\\d{1,3}=\\d{1,3} *)*$';
/** The largest difference that counts; `none` for no limit. */
export const LARGEST_GAP = '^(?:\\d{1,4}|none)$';

/** Other values of K and another largest difference, as people write them. */
export function settingsIn({ k, maxGap }: { readonly k?: string | undefined; readonly maxGap?: string | undefined }): {
  readonly settings?: PeriodSettings;
} {
  if (k === undefined && maxGap === undefined) return {};
  const pairOf = (pair: string): readonly [number, number] => pair.split('=').map(Number) as [number, number];
  return {
    settings: {
      ...(k === undefined ? {} : { k: new Map(k.split(',').map(pairOf)) }),
      ...(maxGap === undefined ? {} : { maxGap: maxGap === 'none' ? Number.POSITIVE_INFINITY : Number(maxGap) }),
    },
  };
}

export interface ReratingApplied extends PoolChangeEffect {
  readonly pool: string;
  readonly from: string;
  /** The list with the change. */
  readonly list: string;
  readonly entry: number;
}

export async function applyRerating(
  office: Office,
  input: ApplyReratingInput,
  options: ChangeOptions,
): Promise<Outcome<ReratingApplied>> {
  return changeOffice<ReratingApplied>(office, options, async ({ desk, today, random, post }) => {
    const pool = await desk.pool(input.pool);
    if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: input.pool }));
    const { from, edition, settings, readings } = input;
    if (parseDay(from) === undefined) return refused(analysisFinding('analysis.bad-day', { seen: from }));
    const findings = await checkPoolChange(desk, pool, input, options.ground, today);
    if (isRefused(findings)) return { findings };
    const isOther = edition !== undefined && !(isEditionId(edition) && officeRulesOf(edition).calendar === 'monthly');
    if (isOther) return refused(analysisFinding('rerate.other-rules', { edition }));
    const unread = readings === undefined ? [] : checkReadings(pool, readings);
    if (isRefused(unread)) return { findings: unread };
    const lists = (await listsOf(desk, pool.pool)).filter(
      (list) => list.date >= from && openingListData(list) === undefined,
    );
    if (lists.length === 0) return refused(analysisFinding('rerate.no-lists', { pool: pool.pool, from }));
    const list = monthText(await nextMonth(desk, pool));
    const change: HypotheticalChange<'pool.rerated'> = {
      kind: 'pool.rerated',
      data: {
        pool: pool.pool,
        from,
        ...(edition === undefined ? {} : { edition }),
        ...(settings === undefined ? {} : { settings: recordedSettings(settings) }),
        ...(readings === undefined ? {} : { readings }),
        list,
        decision: decisionOf(input, options.ground, today),
      },
    };
    const made = await effectOf(desk, pool, change);
    if (made === undefined)
      return refused(listFinding('lists.no-edition', { family: pool.family, date: `${list}-01` }));
    if (made.ratings.length === 0) return refused(analysisFinding('rerate.nobody', { pool: pool.pool, from }));
    const [entry] = await post(changePosting(change, made.ratings, random));
    return { value: { pool: pool.pool, from, list, entry: (entry as StoredEntry).no, ...made.effect }, findings: [] };
  });
}
