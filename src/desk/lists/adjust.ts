/** Changes all ratings of a pool at once, by a rule that an authority decided: on a list that is not published yet. */
import { monthText } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import {
  isSameRule,
  parsePoolRule,
  POOL_ORDERS,
  type PoolOrder,
  type PoolRule,
  poolRuleText,
} from '../../core/pool-rule.ts';
import { closedAfter } from '../../ledger/rows/pools.ts';
import { openingListData } from '../../ledger/rows/standings.ts';
import type { Desk, PoolRow, StoredEntry } from '../../ledger/store.ts';
import { decidedChanges } from '../../rating/changes-on.ts';
import { listDateOfMonth } from '../../rating/period.ts';
import { listsOf } from '../../rating/states.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { listFinding } from '../findings/lists.ts';
import { registryFinding } from '../findings/registry.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import {
  changePosting,
  checkPoolChange,
  decisionOf,
  effectOf,
  unpublishedMonth,
  type PoolChangeEffect,
  type PoolDecisionInput,
  type HypotheticalChange,
} from './pool-change.ts';
import { nextMonth } from './next-month.ts';

export interface AdjustInput extends PoolDecisionInput {
  readonly pool: string;
  /** `towards:2000:2/5`, `towards:2000:3/5:down`, `at-least:standard:100`. */
  readonly rule: string;
  /** The first list with the change, `2024-03`. */
  readonly list: string;
  /** By default after the events of the list. */
  readonly order?: string;
  /** The same change again that an earlier list has had already. */
  readonly again?: boolean;
}

export interface PoolAdjusted extends PoolChangeEffect {
  readonly pool: string;
  readonly list: string;
  readonly rule: string;
  readonly order: PoolOrder;
  /** Number of the entry. */
  readonly entry: number;
}

export async function adjustPool(
  office: Office,
  input: AdjustInput,
  options: ChangeOptions,
): Promise<Outcome<PoolAdjusted>> {
  return changeOffice(office, options, async ({ desk, today, random, post }) => {
    const pool = await desk.pool(input.pool);
    if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: input.pool }));
    const findings = await checkPoolChange(desk, pool, input, options.ground, today);
    if (isRefused(findings)) return { findings };
    const asked = await askedFor(desk, pool, input);
    if (asked.value === undefined) return { findings: asked.findings };
    const { rule, list, order } = asked.value;
    const change: HypotheticalChange<'pool.adjusted'> = {
      kind: 'pool.adjusted',
      data: { pool: pool.pool, list, rule, order, decision: decisionOf(input, options.ground, today) },
    };
    const made = await effectOf(desk, pool, change);
    if (made === undefined)
      return refused(listFinding('lists.no-edition', { family: pool.family, date: `${list}-01` }));
    if (made.ratings.length === 0)
      return refused(listFinding('adjust.nobody', { pool: pool.pool, list, rule: poolRuleText(rule) }));
    const [entry] = await post(changePosting(change, made.ratings, random));
    const { no } = entry as StoredEntry;
    return {
      value: { pool: pool.pool, list, rule: poolRuleText(rule), order, entry: no, ...made.effect },
      findings: [],
    };
  });
}

interface Asked {
  readonly rule: PoolRule;
  readonly list: string;
  readonly order: PoolOrder;
}

async function askedFor(
  desk: Desk,
  pool: PoolRow,
  { rule: text, list: wanted, order = 'after-events', again = false }: AdjustInput,
): Promise<Outcome<Asked>> {
  const rule = parsePoolRule(text);
  if (rule === 'unreadable') return refused(listFinding('adjust.rule', { seen: text }));
  if (rule === 'fraction') return refused(listFinding('adjust.fraction', { seen: text }));
  const when = POOL_ORDERS.find((each) => each === order);
  if (when === undefined) return refused(listFinding('adjust.order', { seen: order, expected: POOL_ORDERS }));
  const last = (await listsOf(desk, pool.pool)).at(-1);
  const { month, findings } = unpublishedMonth(wanted, await nextMonth(desk, pool), last);
  if (month === undefined) return { findings };
  const list = monthText(month);
  const after = closedAfter(pool);
  const against = [
    ...(after !== undefined && list > after ? [registryFinding('pool.closed', { pool: pool.pool, after })] : []),
    ...(await madeBefore(desk, pool, rule, list, again)),
    ...(await otherListMissing(desk, pool, rule, listDateOfMonth(month))),
  ];
  return against.length > 0 ? refused(...against) : { value: { rule, list, order: when }, findings: [] };
}

/** The same change a second time would be applied to its own result. */
async function madeBefore(
  desk: Desk,
  { pool }: PoolRow,
  rule: PoolRule,
  list: string,
  again: boolean,
): Promise<readonly Finding[]> {
  const all = await decidedChanges(desk, pool);
  const takenBack = new Set(
    all.flatMap((each) => (each.kind === 'pool.adjustment-reversed' ? [each.data.adjusts] : [])),
  );
  const same = all.findLast(
    (each) => each.kind === 'pool.adjusted' && !takenBack.has(each.entry) && isSameRule(each.data.rule, rule),
  );
  if (same === undefined) return [];
  const facts = { pool, rule: poolRuleText(rule), list: same.data.list, entry: same.entry };
  if (same.data.list === list) return [listFinding('adjust.twice', facts)];
  return again ? [] : [listFinding('adjust.again', facts)];
}

async function otherListMissing(
  desk: Desk,
  { pool }: PoolRow,
  rule: PoolRule,
  date: string,
): Promise<readonly Finding[]> {
  if (rule.kind !== 'at-least') return [];
  if (rule.of === pool) return [listFinding('adjust.own-pool', { pool })];
  if ((await desk.pool(rule.of)) === undefined) return [registryFinding('pool.unknown', { pool: rule.of })];
  const list = await desk.list(rule.of, date);
  const isOut = list !== undefined && openingListData(list)?.open !== true;
  return isOut ? [] : [listFinding('adjust.other-list', { pool, of: rule.of, date })];
}
