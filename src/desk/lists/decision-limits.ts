/** Limits of a decision: how high and how low, from which day on, and how far from the present value. */
import { parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { DoubtOfDecision } from '../../explain/desk-findings/lists.ts';
import type { EntryJson } from '../../ledger/entries.ts';
import { personId } from '../../ledger/ids.ts';
import type { Desk, PoolRow, StandingRow } from '../../ledger/store.ts';
import type { Indicator } from '../../rulebooks/edition.ts';
import { familyRules, rulesOnOrNewest } from '../../rulebooks/office-rules.ts';
import { listFinding } from '../findings/lists.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';

type Range = readonly [from: number, to: number];

const GAMES: Range = [0, 9999];

/** A larger change of a rating has to be confirmed. */
const FAR = 200;

/** Below the floor a list shows no rating: such a player is to be decided unrated. */
function rangeOf(pool: PoolRow, indicator: Indicator, on: string): Range {
  if (indicator === 'games') return GAMES;
  const rules = rulesOnOrNewest(pool.family, controlOfPool(pool), parseDay(on));
  const [from, to] = rules.ratings;
  return indicator === 'rating' && rules.calendar === 'monthly' ? [Math.max(from, rules.floor), to] : [from, to];
}

export function checkValue(pool: PoolRow, indicator: Indicator, value: EntryJson, on: string): readonly Finding[] {
  if (isOfKind(pool, indicator, value)) {
    if (typeof value !== 'number') return [];
    const [from, to] = rangeOf(pool, indicator, on);
    return value >= from && value <= to ? [] : [listFinding('lists.out-of-range', { indicator, value, from, to })];
  }
  return [listFinding('lists.bad-value', { indicator, value })];
}

function isOfKind({ family }: PoolRow, indicator: Indicator, value: EntryJson): boolean {
  if (indicator === 'unsettled') return typeof value === 'boolean';
  if (indicator === 'grade') {
    const { grades } = familyRules(family).edition.needs;
    return typeof value === 'string' && grades?.has(value) === true;
  }
  return Number.isInteger(value) || (indicator === 'rating' && value === null);
}

/**
 * Days covered by a published list cannot be decided on again, nor future days. A list may have a date in the future:
 * today is always allowed.
 */
export async function checkDay(desk: Desk, pool: PoolRow, on: string, today: string): Promise<readonly Finding[]> {
  if (parseDay(on) === undefined) return [listFinding('lists.bad-date', { seen: on, periodic: false })];
  const last = (await listsOf(desk, pool.pool)).at(-1)?.date;
  const from = last ?? (isPeriodicPool(pool) ? `${pool.since}-01` : pool.since);
  const isWithin = on === today || (on >= from && on < today);
  return isWithin ? [] : [listFinding('lists.day-outside', { on, from: from < today ? from : today, today })];
}

/** A decision to be made, and the present value. */
export interface DecisionToCheck {
  readonly person: number;
  readonly indicator: Indicator;
  readonly old: EntryJson;
  readonly value: EntryJson;
  /** The value, repeated. */
  readonly although: EntryJson | undefined;
}

/** A number that is more likely a slip than a decision has to be repeated. */
export async function checkChange(
  desk: Desk,
  pool: PoolRow,
  { person, indicator, old, value, although }: DecisionToCheck,
): Promise<readonly Finding[]> {
  const player = personId(person);
  if (although !== undefined) {
    return although === value ? [] : [listFinding('lists.said-otherwise', { indicator, value, although })];
  }
  if (indicator !== 'rating' && indicator !== 'peak') return [];
  const highest = await highestBut(desk, pool, person);
  const isFar = typeof old === 'number' && typeof value === 'number' && Math.abs(value - old) > FAR;
  const isHighest =
    typeof value === 'number' && highest !== undefined && value > highest && (old === null || value > (old as number));
  const doubts: readonly DoubtOfDecision[] = [
    ...(value === null ? (['taken-away'] as const) : []),
    ...(isFar ? (['far'] as const) : []),
    ...(isHighest ? (['highest'] as const) : []),
  ];
  if (doubts.length === 0) return [];
  return [
    listFinding('lists.say-twice', { player, indicator, old, value, doubts, most: FAR, highest: highest ?? null }),
  ];
}

/** The highest rating of anybody else in the pool at present. */
async function highestBut(desk: Desk, pool: PoolRow, but: number): Promise<number | undefined> {
  let highest: number | undefined;
  const seen = new Set([but]);
  const look = (rows: readonly Pick<StandingRow, 'person' | 'rating'>[]): void => {
    for (const { person, rating } of rows) {
      if (seen.has(person)) continue;
      if (rating !== null && (highest === undefined || rating > highest)) highest = rating;
    }
  };
  // changes since the last list take precedence over it
  const since: number[] = [];
  for await (const rows of desk.allPresent(pool.pool)) {
    look(rows);
    for (const { person } of rows) since.push(person);
  }
  const last = isPeriodicPool(pool) ? (await listsOf(desk, pool.pool)).at(-1) : undefined;
  if (last === undefined) return highest;
  for (const person of since) seen.add(person);
  for await (const rows of desk.allStandings(last.list)) look(rows);
  return highest;
}
