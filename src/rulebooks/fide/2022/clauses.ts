/** What the text of January 2022 computes differently from that of 2024: the 400-point rule, and who is inactive. */
import { dayOf, type Month, monthOf } from '../../../core/dates.ts';
import { type CountedDifferences, type FideWhy, gapUpTo } from '../clauses.ts';

/** §8.3.1 The largest difference that counts, where it is cut. */
export const MAX_GAP = 400;

/** §8.3.1 How the differences count of a player who is more than 400 points below: see reading E5. */
export const LOWER_SIDES = ['always', 'once', 'never'] as const;
export type LowerSide = (typeof LOWER_SIDES)[number];

/** The index of the greatest value above 400, the first of several; −1 if there is none. */
function greatestAbove400(gaps: readonly number[]): number {
  let place = -1;
  for (let each = 0; each < gaps.length; each += 1) {
    const gap = gaps[each] as number;
    if (gap > MAX_GAP && (place < 0 || gap > (gaps[place] as number))) place = each;
  }
  return place;
}

/**
 * §8.3.1 The differences of one event. A difference above 400 counts as 400, but a player gains by this once in an event, in the
 * game with the greatest difference; the others count as they are. Of equal ones it is that of the earliest round. Reading: the
 * limit applies to the player who gains. For a player who is more than 400 points below, every such difference counts as 400
 * (`always`); other readings are that only the greatest does (`once`), or none (`never`).
 */
export const countedDifferencesBy =
  (lower: LowerSide): CountedDifferences =>
  (own, opponents, pages) => {
    const gaps = opponents.map((opponent) => own - opponent);
    const upgraded = greatestAbove400(gaps);
    const once = greatestAbove400(gaps.map((gap) => -gap));
    const isCut = (gap: number, place: number): boolean =>
      gap > 0 ? place === upgraded : lower === 'always' || (lower === 'once' && place === once);
    noteUpgrade(own, opponents, upgraded, pages?.event);
    noteBelow(gaps, lower, pages?.event);
    return gaps.map((gap, place) => {
      if (Math.abs(gap) <= MAX_GAP) return gap;
      const [opponent, why] = [opponents[place] as number, pages?.games[place]];
      if (isCut(gap, place)) return gapUpTo(MAX_GAP, '8.3.1', own, opponent, why);
      why?.because('8.3.1', 'uncut-gap', { own, opponent, limit: MAX_GAP }, gap);
      return gap;
    });
  };

function noteUpgrade(own: number, opponents: readonly number[], upgraded: number, why: FideWhy | undefined): void {
  if (upgraded < 0) return;
  const others = opponents.filter((opponent) => own - opponent > MAX_GAP).length - 1;
  const opponent = opponents[upgraded] as number;
  why?.because('8.3.1', 'one-upgrade', { own, opponent, limit: MAX_GAP, others }, own - MAX_GAP);
}

function noteBelow(gaps: readonly number[], lower: LowerSide, why: FideWhy | undefined): void {
  const games = gaps.filter((gap) => gap < -MAX_GAP).length;
  if (games === 0) return;
  const cut = lower === 'always' ? games : lower === 'once' ? 1 : 0;
  why?.because('8.3.1', 'gaps-from-below', { games, limit: MAX_GAP, lower }, cut);
}

/** §8.3.1 for an event of one game. */
export const countedGapBy =
  (lower: LowerSide) =>
  (own: number, opponent: number, why?: FideWhy): number =>
    countedDifferencesBy(lower)(own, [opponent], { games: [why], event: undefined })[0] as number;

const MONTHS_USUALLY = 12;
const MONTHS_OF_THE_PANDEMIC = 24;

/** The list of October 2022, by reading E9. */
export const LAST_LONG_LIST: Month = /* @__PURE__ */ monthOf(/* @__PURE__ */ dayOf(2022, 10, 1));

/**
 * §7.2.2 A year without a rated game, and two years up to a certain list. Reading: two years since November 2020; the Council
 * changed the clause on 17 October 2022, and since its words were not found, the list of October 2022 is taken as the last one. A
 * pool may choose another.
 */
export const inactiveBy =
  (lastLongList: Month) =>
  (lastRatedList: Month, list: Month): boolean =>
    list - lastRatedList >= (list <= lastLongList ? MONTHS_OF_THE_PANDEMIC : MONTHS_USUALLY);
