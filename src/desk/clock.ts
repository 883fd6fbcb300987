/**
 * Whether the clock can be right. Times of entries never go back, so a single entry made while the clock was years
 * ahead would give all later ones the same time; before anything is written, the clock is compared with what is known
 * of the time.
 */
import { timeText } from '../core/dates.ts';
import { type Finding, findingMaker } from '../core/finding.ts';
import type { ClockFindings } from '../explain/desk-findings/clock.ts';
import type { Desk } from '../ledger/store.ts';

const DAY = 86_400_000;
/** An office with one list a year has an entry a year, plus some days of grace. */
const LONGEST_REST = 400 * DAY;

const refusal = findingMaker<ClockFindings>();

/** This machine's clock, which has to agree with that of a database server; or the invented one of a demonstration. */
export type ClockIs = 'machine' | 'imagined';

export interface ClockOptions {
  /** The ground for doing it. */
  readonly ground?: string;
  /** The clock is right, although the last entry contradicts it; the ground says why. */
  readonly clockIsRight?: boolean;
}

/** The clock's time, and what contradicts it. */
export interface ClockRead {
  readonly against: readonly Finding[];
  /** The ground of the entries. If they cannot have the clock's time, it begins with that. */
  readonly ground?: string | undefined;
}

export async function readClock(
  desk: Desk,
  { clockIs }: { readonly clockIs?: ClockIs },
  now: number,
  { ground, clockIsRight = false }: ClockOptions,
): Promise<ClockRead> {
  if (clockIs === 'imagined') return { against: [], ground };
  const server = clockIs === 'machine' ? await desk.serverTime() : undefined;
  if (server !== undefined && Math.abs(now - server) > DAY) {
    return { against: [refusal('clock.server', { now: timeText(now), server: timeText(server) })] };
  }
  const { no, time: last } = await desk.head();
  if (no === 0) return { against: [], ground };
  const isBehind = timeText(now + DAY) < last;
  const isAhead = last < timeText(now - LONGEST_REST);
  if (!isBehind && !isAhead) return { against: [], ground };
  if (!clockIsRight) {
    return { against: [refusal(isBehind ? 'clock.behind' : 'clock.ahead', { now: timeText(now), last })] };
  }
  if (ground === undefined || ground.trim() === '') return { against: [refusal('clock.no-ground', {})] };
  return { against: [], ground: isBehind ? `[${timeText(now)}] ${ground}` : ground };
}
