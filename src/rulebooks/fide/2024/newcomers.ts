/** Section 8.2 and §7.1.4: the initial rating of a player without one. */
import { firstDay, type Month } from '../../../core/dates.ts';
import type { Player } from '../../../core/event.ts';
import { type Fraction, fraction, plus, points, roundHalfUp, times, toPlaces } from '../../../core/exact.ts';
import { HALF_POINTS } from '../../../core/game.ts';
import type { EarlierEventFacts } from '../../../core/report.ts';
import type {
  FideNumbers,
  NewcomerPart,
  NewcomerResults,
  NewcomersPlayed,
  PlayedEvent,
  PoolRules,
  Status,
} from '../book.ts';
import {
  type ClauseCitations,
  type FideWhy,
  firstList,
  fractionalScore,
  noteNewcomersGames,
  ratingDifference,
  eventName,
} from '../clauses.ts';
import {
  averageMet,
  countsAsOf,
  type EarlierDates,
  type EstimateOf,
  gamesIn,
  halfPointsIn,
  type InitialEstimate,
  type Pool,
  type PoolPart,
  poolSteps,
} from '../pool.ts';
import { CITE } from './clauses.ts';

export const FLOOR = 1400;
export const MIN_GAMES = 5;
export const POOL_MONTHS = 26;
const MAXIMUM = 2200;
const FICTITIOUS_OPPONENTS = 2;
const FICTITIOUS_RATING = 1800;

export function openPool({ history = [], hadEvent }: Player, _list: Month, rules: PoolRules, on?: FideWhy): Pool {
  const parts = history.map(
    ({ event, games, average, halfPoints, opponents, end, list }: EarlierEventFacts): PoolPart => ({
      event: event ?? null,
      games,
      average,
      halfPoints,
      opponents,
      list: ratedOn({ end, list }, rules),
      end,
    }),
  );
  const pool: Pool = {
    parts,
    hadEvent,
    entered: 0,
    n: 0,
    halfPoints: 0,
    enter: (results) => enterResults(pool, results),
    bonus: 0,
    on,
  };
  return pool;
}

/** Adds what each unrated player did against rated opponents. Opponents' games with them do not count (§8.3.1). */
export function playNewcomers(
  { event, admission, own, worth, pools, whys }: PlayedEvent,
  { cite }: Pick<PoolRules, 'cite'>,
): NewcomersPlayed {
  noteNewcomersGames(event, admission.leftOut, { own, whys }, (_me, opponent) => worth[opponent], cite);
  const size = event.players.length;
  const [games, sums, halfPoints] = [new Int32Array(size), new Float64Array(size), new Int32Array(size)];
  for (const { white, black, result } of admission.games) {
    const [ofWhite, ofBlack] = HALF_POINTS[result];
    for (const [me, opponent, score] of [
      [white, black, ofWhite],
      [black, white, ofBlack],
    ] as const) {
      const rating = worth[opponent];
      if (own[me] !== undefined || rating === undefined) continue;
      (games[me] as number) += 1;
      (sums[me] as number) += rating;
      (halfPoints[me] as number) += score;
    }
  }
  const title = eventName(event);
  const parts = pools.map((pool, index) =>
    pool?.enter({
      event: title,
      end: event.end,
      games: games[index] as number,
      sum: sums[index] as number,
      halfPoints: halfPoints[index] as number,
      on: whys[index],
    }),
  );
  return { leftOut: admission.leftOut, worth, parts };
}

/** A round robin by an earlier text on the same list contributes its Rc new; a player whom that text took out contributes nothing. */
export function enterResults(pool: Pool, results: NewcomerResults): NewcomerPart | undefined {
  const { event, end, games, sum, halfPoints, opponents, isTakenOut, on } = results;
  pool.entered += 1;
  if (isTakenOut === true) return undefined;
  pool.parts.push({ event, end, games, average: averageMet(pool, results), halfPoints, opponents, on });
  pool.n += games;
  pool.halfPoints += halfPoints;
  return { n: games, halfPoints, sum, opponents };
}

/** The list that earlier results were rated on; where it is not known, the first that the event could be on. */
const ratedOn = ({ end, list }: EarlierDates, { closingDays }: Pick<PoolRules, 'closingDays'>): Month | undefined =>
  list ?? (end === undefined ? undefined : firstList(end, 'ordinary', closingDays));

/** §7.1.4 Whether earlier results are still in the pool of a list: those of the 26 lists that end with it. */
export function inPool(results: EarlierDates, list: Month, rules: Pick<PoolRules, 'closingDays'>): boolean {
  const onList = ratedOn(results, rules);
  return onList === undefined || onList > list - POOL_MONTHS;
}

/** §8.2.1 Zero in the first event does not count. */
export const firstEventCounts = (halfPoints: number): boolean => halfPoints > 0;

/**
 * §8.2.1 and §7.1.4: what counts. Zero in the first event that has games against rated opponents is disregarded, and
 * events older than 26 lists drop out singly. Reading: only the very first event, also where it comes from the history.
 */
export function countedParts({ parts, hadEvent, on }: Pool, list: Month, rules: PoolRules): readonly PoolPart[] {
  const first = hadEvent === true ? undefined : firstEvent(parts);
  return parts.filter((part) => {
    const { event, games, halfPoints } = part;
    if (part === first && !rules.firstEventCounts(halfPoints)) {
      on?.because(rules.cite.zeroScore, 'zero-disregarded', { event, games }, null, part.on);
      return false;
    }
    // a game of the period itself is never too old
    if (part.list !== undefined && !rules.inPool(part, list, rules)) {
      on?.because(rules.cite.pool, 'results-expired', { event, months: POOL_MONTHS }, null);
      return false;
    }
    if (games > 0) return true;
    for (const step of part.on?.steps ?? []) on?.steps.push(step);
    return false;
  });
}

/**
 * §8.2.1 The first event with games against rated opponents. Reading: by its last day, also where its report came late and
 * others are in the pool already; where only a list is known, by the day before it. Of two of one day the one that came first.
 */
const firstEvent = (parts: readonly PoolPart[]): PoolPart | undefined =>
  parts
    .filter(({ games }) => games > 0)
    .reduce<PoolPart | undefined>((first, part) => (isBefore(part, first) ? part : first), undefined);

const isBefore = (part: PoolPart, first: PoolPart | undefined): boolean =>
  first === undefined || countsAsOf(part) < countsAsOf(first);

/**
 * §8.2.2 and §8.2.3: the opponents' average with two draws against 1800, plus dp of the score with those draws; at most
 * 2200. Reading: the average is not rounded, a half of the result goes up. `pool` holds the steps behind the sums.
 */
export function initialEstimate(
  games: number,
  sum: Fraction,
  halfPoints: number,
  why?: FideWhy,
  pool?: FideWhy,
  cite: ClauseCitations = CITE,
): InitialEstimate {
  const reckoned = games + FICTITIOUS_OPPONENTS;
  const ra = times(plus(sum, fraction(FICTITIOUS_OPPONENTS * FICTITIOUS_RATING)), fraction(1, reckoned));
  const on = why?.under();
  on?.because(
    cite.newcomerGame,
    'average-with-draws',
    { games, sum: toPlaces(sum, 4), draws: FICTITIOUS_OPPONENTS, rating: FICTITIOUS_RATING },
    toPlaces(ra, 4),
    pool,
  );
  const p = fractionalScore(halfPoints + FICTITIOUS_OPPONENTS, reckoned, on, cite.fractionalScore);
  const dp = ratingDifference(p, on, cite.fractionalScore);
  const ru = roundHalfUp(plus(ra, fraction(dp)));
  const rating = Math.min(ru, MAXIMUM);
  const uncut = rating === ru ? why : why?.under();
  const first = cite.initialRating as string;
  uncut?.because(first, 'initial-estimate', { ra: toPlaces(ra, 4), dp }, ru, on);
  if (rating !== ru) why?.because(first, 'initial-maximum', { computed: ru, maximum: MAXIMUM }, rating, uncut);
  return { ra, p, dp, ru, rating };
}

/** §7.1.4 A rating is published when it rests on five games against rated opponents and is at least the floor. */
export const isPublished = (games: number, rating: number, floor: number): boolean =>
  games >= MIN_GAMES && rating >= floor;

/** The outcome for a newcomer: `n` games of the period, the number of games in the pool that count, and the rating that results. */
export function poolStatus(n: number, pooledGames: number, rating: number, floor: number): Status {
  if (pooledGames === 0) return n === 0 ? 'no-games' : 'zero';
  if (isPublished(pooledGames, rating, floor)) return 'listed';
  return pooledGames < MIN_GAMES ? 'part-result' : 'below-floor';
}

const ratingsMet = ({ average, games }: PoolPart): Fraction => times(average, fraction(games));

export const closePool = (pool: Pool, player: Player, list: Month, rules: PoolRules, why?: FideWhy): FideNumbers =>
  closePoolBy(initialEstimate, pool, player, list, rules, why);

/** The same for a text with another formula. */
export function closePoolBy(
  estimateOf: EstimateOf,
  pool: Pool,
  player: Player,
  list: Month,
  rules: PoolRules,
  why?: FideWhy,
): FideNumbers {
  const { on, n } = pool;
  const counted = countedParts(pool, list, rules);
  const pooledGames = gamesIn(counted);
  const halfPoints = halfPointsIn(counted);
  const pooledScore = points(halfPoints);
  const w = points(pool.halfPoints);
  if (pooledGames === 0) {
    why?.because(rules.cite.pool, 'no-games-newcomer', { needed: MIN_GAMES }, null, on);
    const status = poolStatus(n, 0, 0, rules.floor);
    return { before: null, change: null, n, w, pooledGames, pooledScore, after: null, k: null, status };
  }
  const onAverage = on?.under();
  onAverage?.because(
    rules.cite.pool,
    'pool',
    { events: counted.length, games: pooledGames, score: pooledScore, months: POOL_MONTHS },
    pooledGames,
    poolSteps(counted, rules.cite.pool, onAverage),
  );
  const sum = counted.reduce((total, part) => plus(total, ratingsMet(part)), fraction(0));
  const { ra, p, dp, ru, rating } = estimateOf(pooledGames, sum, halfPoints, on, onAverage, rules.cite);
  const status = poolStatus(n, pooledGames, rating, rules.floor);
  const settled = (after: number | null, k: number | null): FideNumbers => ({
    before: null,
    change: null,
    n,
    w,
    pooledGames,
    pooledScore,
    ra: toPlaces(ra, 4),
    p: p / 100,
    dp,
    ru,
    computed: rating,
    after,
    k,
    status,
  });
  if (status !== 'listed') {
    if (status === 'part-result')
      why?.because(rules.cite.pool, 'too-few-games', { games: pooledGames, needed: MIN_GAMES }, null, on);
    else why?.because(rules.cite.pool, 'below-floor', { computed: rating, floor: rules.floor }, null, on);
    return settled(null, null);
  }
  why?.because(rules.cite.pool, 'listed', { rating, games: pooledGames }, rating, on);
  return settled(rating, newcomersK(player, rating, pooledGames, list, rules, why));
}

/** §8.3.3 The K that a newcomer has on the new list. Reading: the games of the pool count towards the 30. */
function newcomersK(
  player: Player,
  rating: number,
  pooledGames: number,
  list: Month,
  { kFactor }: PoolRules,
  why?: FideWhy,
): number {
  const { games = 0, peak = rating, birth } = player;
  const facts = { rating, games: games + pooledGames, peak: Math.max(peak, rating), birth, on: firstDay(list) };
  return kFactor(facts, why);
}
