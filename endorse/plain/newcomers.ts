/** First ratings: the pool of an unrated player's results, before and since 2022. */
import type { Part, PoolAnswer } from './book.ts';
import { firstDayOf, monthPlus } from './calendar.ts';
import {
  type Fraction,
  compare,
  fraction,
  minus,
  over,
  plus,
  toPlaces,
  roundHalfUp,
  sum,
  times,
  whole,
} from './exact.ts';
import { dp } from './tables.ts';

const HALF = fraction(1n, 2n);

/** p = score / games in hundredths, half up (2014 E5, 2024 E2). */
export function pHundredths(halves: Fraction, games: Fraction): number {
  return roundHalfUp(times(over(times(halves, HALF), games), whole(100)));
}

/** 8.22-8.24, 8.2.3 of 2022: 50 % gives the average, more a bonus for each half point above, less the average and dp. */
export function ruFromAverage(average: Fraction, halves: Fraction, games: number, bonus: number): number {
  const above = minus(halves, whole(games));
  if (compare(above, whole(0)) >= 0) return roundHalfUp(plus(average, times(above, whole(bonus))));
  return roundHalfUp(plus(average, whole(dp(pHundredths(halves, whole(games))))));
}

/** By last day, then first day, then id (E35). */
export function inTime(parts: readonly Part[]): Part[] {
  return [...parts].sort((a, b) => {
    for (const [x, y] of [
      [a.end, b.end],
      [a.start, b.start],
      [a.event, b.event],
    ] as const) {
      if (x !== y) return x < y ? -1 : 1;
    }
    return 0;
  });
}

function totals(parts: readonly Part[]): { games: number; opponents: Fraction; halves: Fraction } {
  let games = 0;
  for (const part of parts) games += part.games;
  return { games, opponents: sum(parts.map((part) => part.opponents)), halves: sum(parts.map((part) => part.halves)) };
}

/**
 * 2014, 2017, MSSZ. 7.14c: events that ended in the 26 months before the list. 6.1, 8.31: as long as nothing counts, a
 * zero and a result below the floor are left out. 8.3: all the rest as one event.
 */
export function poolUntil2021(parts: readonly Part[], list: string, floor: number, halfPointBonus: number): PoolAnswer {
  const dropped: PoolAnswer['dropped'] = new Map();
  const counted: Part[] = [];
  const since = firstDayOf(monthPlus(list, -26));
  const sorted = inTime(parts);
  const bonus = sorted.at(-1)?.bonus ?? halfPointBonus;
  for (const part of sorted) {
    if (part.list !== undefined && part.end < since) {
      dropped.set(part, 'too-old');
      continue;
    }
    if (counted.length === 0) {
      // who stayed in a round robin has scored there, if only against somebody who was taken out
      if (part.roundRobin === undefined && compare(part.halves, whole(0)) === 0) {
        dropped.set(part, 'zero');
        continue;
      }
      const ru =
        part.roundRobin?.ruNew ??
        ruFromAverage(over(part.opponents, whole(part.games)), part.halves, part.games, part.bonus ?? halfPointBonus);
      if (ru < floor) {
        dropped.set(part, 'below-floor');
        continue;
      }
    }
    counted.push(part);
  }
  const { games, opponents, halves } = totals(counted);
  let rating: number | undefined;
  const only = counted[0];
  if (counted.length === 1 && only?.roundRobin !== undefined) rating = only.roundRobin.ruNew;
  else if (games > 0) rating = ruFromAverage(over(opponents, whole(games)), halves, games, bonus);
  return { counted, dropped, games, halves, shown: {}, rating };
}

/**
 * From 2022 on. 8.2.1: a zero in the very first event is disregarded. 7.1.4: the events of the 26 lists that end with
 * this one (2024 E16).
 */
function poolSince2022(
  parts: readonly Part[],
  list: string,
  hadEvent: boolean,
): Pick<PoolAnswer, 'counted' | 'dropped'> {
  const dropped: PoolAnswer['dropped'] = new Map();
  const counted: Part[] = [];
  const oldest = monthPlus(list, -25);
  const sorted = inTime(parts);
  for (const part of sorted) {
    const first = part === sorted[0] && !hadEvent;
    if (first && compare(part.halves, whole(0)) === 0) dropped.set(part, 'zero');
    else if (part.list !== undefined && part.list < oldest) dropped.set(part, 'too-old');
    else counted.push(part);
  }
  return { counted, dropped };
}

/** 8.2.2, 8.2.3 of 2022: the plain average, 20 for each half point above 50 %. */
export function pool2022(parts: readonly Part[], list: string, hadEvent: boolean): PoolAnswer {
  const { counted, dropped } = poolSince2022(parts, list, hadEvent);
  const { games, opponents, halves } = totals(counted);
  if (games === 0) return { counted, dropped, games, halves, shown: {}, rating: undefined };
  const average = over(opponents, whole(games));
  const p = pHundredths(halves, whole(games));
  const below = compare(halves, whole(games)) < 0;
  const ru = ruFromAverage(average, halves, games, 20);
  return {
    counted,
    dropped,
    games,
    halves,
    shown: { ra: toPlaces(average, 4), p: p / 100, dp: below ? dp(p) : null, ru },
    rating: ru,
  };
}

/** 8.2.2, 8.2.3 of 2024: with two draws against 1800; at most 2200. */
export function pool2024(parts: readonly Part[], list: string, hadEvent: boolean): PoolAnswer {
  const { counted, dropped } = poolSince2022(parts, list, hadEvent);
  const { games, opponents, halves } = totals(counted);
  if (games === 0) return { counted, dropped, games, halves, shown: {}, rating: undefined };
  const average = over(plus(opponents, whole(3600)), whole(games + 2));
  const p = pHundredths(plus(halves, whole(2)), whole(games + 2));
  const ru = roundHalfUp(plus(average, whole(dp(p))));
  return {
    counted,
    dropped,
    games,
    halves,
    shown: { ra: toPlaces(average, 4), p: p / 100, dp: dp(p), ru },
    rating: Math.min(ru, 2200),
  };
}
