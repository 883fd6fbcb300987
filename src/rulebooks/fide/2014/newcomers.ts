/** Sections 6.1, 7.14, 8.2, 8.3 and 8.58: players without a rating, and round robins in which they play. */
import { firstDay, type Month } from '../../../core/dates.ts';
import type { ChessEvent, Game, Player } from '../../../core/event.ts';
import {
  clamp,
  type Fraction,
  fraction,
  mean,
  minus,
  plus,
  points,
  roundHalfUp,
  times,
  toPlaces,
} from '../../../core/exact.ts';
import { HALF_POINTS } from '../../../core/game.ts';
import type { FideNumbers, NewcomerPart, NewcomerResults, NewcomersPlayed, PlayedEvent, PoolRules } from '../book.ts';
import { type FideWhy, fractionalScore, noteNewcomersGames, ratingDifference, eventName } from '../clauses.ts';
import {
  averageMet,
  countsAsOf,
  type EarlierDates,
  gamesIn,
  halfPointsIn,
  hasCountedResults,
  type OwnResult,
  type Pool,
  type PoolPart,
  poolSteps,
} from '../pool.ts';
import type { Average, NotCounted } from '../reasons.ts';
import { CITE } from './clauses.ts';

export const FLOOR = 1000;
export const MIN_GAMES = 5;
export const POOL_MONTHS = 26;
/** §8.23 Points for each half point above 50 %. MSSZ's example II.2 and later FIDE texts have 20: a setting. */
export const HALF_POINT_BONUS = 15;

/** The parts of the book that are needed for a first event. */
type FirstEventRules = Pick<PoolRules, 'floor' | 'firstEventCounts' | 'cite'>;

/** §8.23 The points of the book, or those that an event names for itself. */
const bonusIn = (rules: Pick<PoolRules, 'halfPointBonus'>, ofEvent?: number): number =>
  ofEvent ?? (rules.halfPointBonus as number);

/** §8.22 to §8.24: Ru from an average of opponents, a score and the number of games. `on` holds the steps of the average. */
export function ruSwiss(
  average: Fraction,
  halfPoints: number,
  games: number,
  bonus: number,
  why?: FideWhy,
  on = why?.under(),
): number {
  if (halfPoints >= games) return ruFromHalf('Rc', average, halfPoints - games, bonus, why, on);
  const dp = ratingDifference(fractionalScore(halfPoints, games, on, '8.1a'), on, '8.1a');
  const ru = roundHalfUp(plus(average, fraction(dp)));
  why?.because('8.24', 'initial-below', { average: toPlaces(average, 4), dp }, ru, on);
  return ru;
}

/** §8.22 and §8.23: 50 % gives the average, each half point more a fixed bonus. */
function ruFromHalf(
  of: Average,
  average: Fraction,
  halfPointsOver: number,
  bonus: number,
  why?: FideWhy,
  on?: FideWhy,
): number {
  const ru = roundHalfUp(plus(average, fraction(bonus * halfPointsOver)));
  const shown = toPlaces(average, 4);
  if (halfPointsOver === 0) why?.because('8.22', 'initial-even', { of, average: shown }, ru, on);
  else why?.because('8.23', 'initial-above', { of, average: shown, halfPoints: halfPointsOver, bonus }, ru, on);
  return ru;
}

/**
 * §8.22, §8.23 and §8.25: Ru in a complete round robin with `opponents` opponents, from Ra, or Ru new from Rc new. `on`
 * holds the steps of that average; the score is the same in both, so it is reported with Ra only.
 */
export function ruRoundRobin(
  average: number,
  halfPoints: number,
  games: number,
  opponents: number,
  bonus: number,
  why?: FideWhy,
  of: 'Ra' | 'Rc new' = 'Ra',
  on = why?.under(),
): number {
  if (halfPoints >= games) return ruFromHalf(of, fraction(average), halfPoints - games, bonus, why, on);
  const first = of === 'Ra' ? on : undefined;
  const dp = ratingDifference(fractionalScore(halfPoints, games, first, '8.1a'), first, '8.1a');
  const ru = roundHalfUp(plus(fraction(average), fraction(dp * opponents, opponents + 1)));
  why?.because('8.25', 'initial-below-round-robin', { of, average, dp, n: opponents }, ru, on);
  return ru;
}

/** §8.3 Rn from all results so far, as if they came from one event. Reading: a single round robin keeps its own formula. */
export function ruPooled(parts: readonly PoolPart[], bonus: number, why?: FideWhy): number {
  const [only] = parts;
  if (parts.length === 1 && only?.opponents !== undefined) {
    const { average: rcNew, halfPoints: scored, games: played, opponents, on: onRcNew } = only;
    return ruRoundRobin(roundHalfUp(rcNew), scored, played, opponents as number, bonus, why, 'Rc new', onRcNew);
  }
  const games = gamesIn(parts);
  const halfPoints = halfPointsIn(parts);
  const sum = parts.reduce((total, part) => plus(total, times(part.average, fraction(part.games))), fraction(0));
  const average = times(sum, fraction(1, games));
  const on = why?.under();
  const onAverage = on?.under();
  onAverage?.because(
    CITE.pool,
    'pool',
    { events: parts.length, games, score: points(halfPoints), months: POOL_MONTHS },
    games,
    poolSteps(parts, CITE.pool, onAverage),
  );
  on?.because('8.21a', 'opponents-average', { games, sum: toPlaces(sum, 4) }, toPlaces(average, 4), onAverage);
  return ruSwiss(average, halfPoints, games, bonus, why, on);
}

/**
 * §7.14c Whether earlier results are still in the pool of a list: of an event that ended within the 26 months before it, and
 * that was not rated on a list from before them.
 */
export const inPool = ({ end, list: onList }: EarlierDates, list: Month): boolean =>
  (end === undefined || end >= firstDay(list - POOL_MONTHS)) && (onList === undefined || onList > list - POOL_MONTHS);

/** §6.1 and §8.21: a first event without a point does not count. */
export const firstEventCounts = (halfPoints: number): boolean => halfPoints > 0;

/**
 * §6.1, §6.41 and §8.31: a first event without a point, or with a performance below the floor, is dropped; once there are counted
 * games every further result counts. Reading: a player who stays in a round robin has scored in it, if only against somebody who
 * was taken out, so a zero in the remaining games counts. Returns why the event was dropped, if it was.
 */
export function addPart(pool: Pool, part: PoolPart, rules: FirstEventRules, bonus: number): Pool['dropped'] {
  if (pool.parts.length === 0 && !rules.firstEventCounts(part.halfPoints) && part.opponents === undefined) {
    const { event, games, on } = part;
    pool.on?.because(rules.cite.zeroScore, 'zero-disregarded', { event, games }, null, on);
    return 'zero';
  }
  const { floor } = rules;
  const on = pool.on?.under();
  const computed = pool.parts.length === 0 ? ruPooled([part], bonus, on) : floor;
  if (computed < floor) {
    pool.on?.because('8.31', 'first-below-floor', { event: part.event, computed, floor }, null, on);
    return 'below-floor';
  }
  pool.parts.push(part);
  return undefined;
}

/**
 * Reading E35: which event is the first is decided by time, so that earlier results wait until the events before them have been
 * entered. Of one day, results that are known already come before an event of the period.
 */
export function openPool({ history = [], hadEvent }: Player, list: Month, rules: PoolRules, on?: FideWhy): Pool {
  const waiting: PoolPart[] = [];
  const bonus = bonusIn(rules);
  const pool: Pool = {
    parts: [],
    hadEvent,
    entered: 0,
    n: 0,
    halfPoints: 0,
    catchUp: (until) => {
      for (let next = waiting[0]; next !== undefined && countsAsOf(next) <= until; next = waiting[0]) {
        waiting.shift();
        addPart(pool, next, rules, bonus);
      }
    },
    enter: (results) => enterResults(pool, results, rules),
    bonus,
    on,
  };
  for (const { event = null, games, average, halfPoints, opponents, end, list: onList } of history) {
    if (!rules.inPool({ end, list: onList }, list, rules)) {
      on?.because('7.14c', 'results-expired', { event, months: POOL_MONTHS }, null);
    } else if (games > 0) waiting.push({ event, games, average, halfPoints, opponents, end, list: onList });
  }
  return pool;
}

export type PoolOutcome = 'no-games' | 'zero' | 'below-floor' | 'part-result' | 'listed';

/** §7.14 and §8.33: the outcome of the pool. */
export function poolResult(
  pool: Pool,
  floor: number,
  why?: FideWhy,
): { status: PoolOutcome; games: number; rating: number | null } {
  pool.catchUp?.(Number.POSITIVE_INFINITY);
  const { on } = pool;
  const games = gamesIn(pool.parts);
  if (games === 0) {
    why?.because('7.14', 'no-games-newcomer', { needed: MIN_GAMES }, null, on);
    return { status: pool.dropped ?? 'no-games', games, rating: null };
  }
  const computed = ruPooled(pool.parts, pool.bonus, on);
  if (games < MIN_GAMES) {
    why?.because('7.14', 'too-few-games', { games, needed: MIN_GAMES }, null, on);
    return { status: 'part-result', games, rating: null };
  }
  if (computed < floor) {
    why?.because('8.33', 'below-floor', { computed, floor }, null, on);
    return { status: 'below-floor', games, rating: null };
  }
  why?.because('7.14', 'listed', { rating: computed, games }, computed, on);
  return { status: 'listed', games, rating: computed };
}

export function closePool(pool: Pool, _player: Player, _list: Month, { floor }: PoolRules, why?: FideWhy): FideNumbers {
  const { status, games, rating } = poolResult(pool, floor, why);
  const { rc, ru, rcNew, ruNew } = pool.own ?? {};
  return {
    before: null,
    change: null,
    after: rating,
    n: pool.n,
    ...(pool.own === undefined ? {} : { w: points(pool.halfPoints), rc, ru }),
    ...(rcNew === undefined ? {} : { rcNew, ruNew }),
    pooledGames: games,
    pooledScore: points(halfPointsIn(pool.parts)),
    status,
  };
}

/** Games, half points and the sum of opponents' ratings of every player, over the given games. */
interface Score {
  games: number;
  halfPoints: number;
  sum: number;
}

function scoresOf(
  size: number,
  games: readonly Game[],
  worth: readonly (number | undefined)[],
  against: 'rated' | 'all',
): Score[] {
  const scores = Array.from({ length: size }, (): Score => ({ games: 0, halfPoints: 0, sum: 0 }));
  for (const { white, black, result } of games) {
    const [ofWhite, ofBlack] = HALF_POINTS[result];
    for (const [me, opponent, halfPoints] of [
      [white, black, ofWhite],
      [black, white, ofBlack],
    ] as const) {
      const rating = worth[opponent];
      if (against === 'rated' && rating === undefined) continue;
      const score = scores[me] as Score;
      score.games += 1;
      score.halfPoints += halfPoints;
      score.sum += rating ?? 0;
    }
  }
  return scores;
}

export function playNewcomers(played: PlayedEvent, rules: PoolRules): NewcomersPlayed {
  const { admission, worth } = played;
  const complete = admission.treatedAs === 'round-robin' || admission.treatedAs === 'double-round-robin';
  const someRated = worth.some((rating) => rating !== undefined);
  return complete && someRated ? playRoundRobin(played, rules) : playSwiss(played);
}

/** §8.21a Swiss and team events: only games against rated opponents. */
function playSwiss({ event, admission, own, worth, pools, whys }: PlayedEvent): NewcomersPlayed {
  noteNewcomersGames(event, admission.leftOut, { own, whys }, (_me, opponent) => worth[opponent], CITE);
  const scores = scoresOf(event.players.length, admission.games, worth, 'rated');
  const parts = pools.map((pool, index) =>
    pool === undefined ? undefined : pool.enter(swissResults(scores[index] as Score, event, whys[index])),
  );
  return { leftOut: admission.leftOut, worth, parts };
}

/** `on` holds the games. */
const swissResults = (score: Score, event: ChessEvent, on?: FideWhy): NewcomerResults => ({
  ...score,
  event: eventName(event),
  end: event.end,
  halfPointBonus: event.halfPointBonus,
  on,
});

/** §8.21a What an event by itself adds to the pool. If no game counts, they are reported together with the others. */
export function enterResults(
  pool: Pool,
  results: NewcomerResults,
  rules: FirstEventRules & Pick<PoolRules, 'halfPointBonus'>,
): NewcomerPart | undefined {
  const { event, end, games, halfPoints, sum, opponents, own, halfPointBonus, on } = results;
  pool.entered += 1;
  if (games === 0) {
    for (const step of on?.steps ?? []) pool.on?.steps.push(step);
    return undefined;
  }
  // that of the newest event with results, as all rules of the pool
  pool.bonus = bonusIn(rules, halfPointBonus);
  const average = averageMet(pool, results);
  return settlePart(
    pool,
    sum,
    { event, end, games, average, halfPoints, opponents, on },
    {
      n: games,
      halfPoints,
      ...(own ?? { rc: roundHalfUp(average), ru: ruSwiss(average, halfPoints, games, pool.bonus) }),
    },
    rules,
  );
}

/** `sum` is stored for later lists: the ratings as they were in the event. */
function settlePart(
  pool: Pool,
  sum: number,
  part: PoolPart,
  own: OwnResult,
  rules: FirstEventRules,
): NewcomerPart | undefined {
  pool.dropped = addPart(pool, part, rules, pool.bonus);
  if (pool.dropped === 'zero') return undefined;
  pool.own = own;
  pool.n += own.n;
  pool.halfPoints += own.halfPoints;
  const { n, halfPoints } = own;
  const { opponents } = part;
  return pool.dropped === undefined ? { n, halfPoints, sum, opponents } : { n, halfPoints };
}

export interface TournamentAverage {
  /** Exact. */
  readonly rar: Fraction;
  readonly dpa: Fraction;
  /** Rounded. */
  readonly ra: number;
}

/**
 * §8.21b The average rating of a round robin from its rated players' ratings and scores; `opponents` is the number of
 * opponents, also where each was met twice. Reading: Rar and dpa stay exact, Ra is rounded.
 */
export function tournamentAverage(
  rated: readonly { readonly rating: number; readonly halfPoints: number; readonly games: number }[],
  opponents: number,
  why?: FideWhy,
): TournamentAverage {
  const rar = mean(
    rated.reduce((sum, { rating }) => sum + rating, 0),
    rated.length,
  );
  const differences = rated.map(({ halfPoints, games }) => ratingDifference(fractionalScore(halfPoints, games)));
  const dpa = mean(
    differences.reduce((sum, dp) => sum + dp, 0),
    rated.length,
  );
  const ra = roundHalfUp(minus(rar, times(dpa, fraction(opponents, opponents + 1))));
  const on = why?.under();
  on?.because('8.21b I', 'rated-average', { players: rated.length }, toPlaces(rar, 4));
  on?.because('8.21b II', 'average-difference', { differences }, toPlaces(dpa, 4));
  why?.because(
    '8.21b III',
    'tournament-average',
    { rar: toPlaces(rar, 4), dpa: toPlaces(dpa, 4), n: opponents },
    ra,
    on,
  );
  return { rar, dpa, ra };
}

/**
 * §8.58 step 3: Rc new, which is Ra after the rule of the largest gap (§8.54) has been applied once to the opponents of a
 * player with that first Ru. `on` holds the steps of that Ru.
 */
export function trimmedAverage(
  ra: number,
  ru: number,
  opponents: readonly number[],
  limit: number,
  why?: FideWhy,
  on?: FideWhy,
): number {
  const moved = opponents.reduce((sum, rating) => sum + clamp(rating, ru - limit, ru + limit) - rating, 0);
  const rcNew = roundHalfUp(plus(fraction(ra), mean(moved, opponents.length)));
  why?.because('8.58', 'trimmed-average', { ra, ru, moved, n: opponents.length, limit }, rcNew, on);
  return rcNew;
}

/** A round robin after the zero scorers have been taken out. */
interface RoundRobin {
  /** Indexes of the players. */
  readonly left: readonly number[];
  readonly unrated: readonly number[];
  readonly opponents: number;
  readonly scores: readonly Score[];
  readonly bonus: number;
}

/** §8.21b and §8.58 step 2: Ra, and the first Ru of every unrated player. */
function firstRatings(
  { left, unrated, opponents, scores, bonus }: RoundRobin,
  { worth, pools, whys }: PlayedEvent,
): TournamentAverage & { readonly first: readonly (number | undefined)[] } {
  const rated = left
    .filter((index) => worth[index] !== undefined)
    .map((index) => ({ rating: worth[index] as number, ...(scores[index] as Score) }));
  const average = tournamentAverage(rated, opponents);
  const first = worth.slice();
  for (const index of unrated) {
    const { halfPoints, games } = scores[index] as Score;
    // a player who was listed meanwhile gets the report of a rated player's games
    const why = pools[index] === undefined ? undefined : whys[index];
    const on = why?.under();
    if (on !== undefined) tournamentAverage(rated, opponents, on);
    first[index] = ruRoundRobin(average.ra, halfPoints, games, opponents, bonus, why, 'Ra', on);
  }
  return { ...average, first };
}

/**
 * §8.58 A complete round robin: newcomers without a point are taken out, the others get a rating that counts as established for
 * the rated players. The 400-point rule is applied exactly once, with everybody's first Ru.
 */
export function playRoundRobin(played: PlayedEvent, rules: PoolRules): NewcomersPlayed {
  const { event, admission, own, worth, pools, whys } = played;
  const bonus = bonusIn(rules, event.halfPointBonus);
  const size = event.players.length;
  const all = scoresOf(size, admission.games, worth, 'all');
  const gone = new Set<number>();
  pools.forEach((pool, index) => {
    const isFirst = pool !== undefined && !hasCountedResults(pool) && worth[index] === undefined;
    if (isFirst && all[index]?.halfPoints === 0) gone.add(index);
  });
  const leftOut = new Map<Game, NotCounted>(admission.leftOut);
  for (const game of admission.games) {
    if (gone.has(game.white) || gone.has(game.black)) leftOut.set(game, 'zero-scorer');
  }
  const games = admission.games.filter((game) => !leftOut.has(game));
  const left = event.players.map(({ index }) => index).filter((index) => !gone.has(index));
  const field: RoundRobin = {
    left,
    unrated: left.filter((index) => worth[index] === undefined),
    opponents: left.length - 1,
    scores: scoresOf(size, games, worth, 'all'),
    bonus,
  };
  const pass = field.unrated.length === 0 ? undefined : firstRatings(field, played);
  const first = pass?.first ?? worth;
  const met = (me: number, opponent: number): number | undefined => (worth[me] === undefined ? first : worth)[opponent];
  noteNewcomersGames(event, leftOut, { own, whys }, met, CITE);

  const title = eventName(event);
  const parts: (NewcomerPart | undefined)[] = event.players.map(() => undefined);
  for (const index of gone) {
    const { games: played } = all[index] as Score;
    const zero = { games: played, halfPoints: 0, sum: 0, isTakenOut: true, on: whys[index] } as const;
    pools[index]?.enter({ event: title, end: event.end, halfPointBonus: event.halfPointBonus, ...zero });
  }
  // players who were rated at the start but are not on the previous list any more: as in a Swiss
  const againstRated = scoresOf(size, games, worth, 'rated');
  for (const index of left) {
    const pool = pools[index];
    if (pool === undefined || worth[index] === undefined) continue;
    parts[index] = pool.enter(swissResults(againstRated[index] as Score, event, whys[index]));
  }
  if (pass === undefined) return { leftOut, worth, parts };

  const { rar, dpa, ra } = pass;
  const settled = worth.slice();
  for (const index of field.unrated) {
    const { opponents } = field;
    const { halfPoints, games: n } = field.scores[index] as Score;
    const ru = first[index] as number;
    const others = left.filter((other) => other !== index).map((other) => first[other] as number);
    const pool = pools[index];
    const on = pool?.on?.under();
    const rcNew = trimmedAverage(ra, ru, others, rules.maxGap, on, whys[index]);
    const ruNew = ruRoundRobin(rcNew, halfPoints, n, opponents, bonus);
    settled[index] = ruNew;
    parts[index] = pool?.enter({
      event: title,
      end: event.end,
      games: n,
      halfPoints,
      sum: rcNew * n,
      opponents,
      own: { rc: ra, ru, rcNew, ruNew },
      halfPointBonus: event.halfPointBonus,
      on,
    });
  }
  return { leftOut, worth: settled, parts, average: { rar: toPlaces(rar, 4), dpa: toPlaces(dpa, 4), ra } };
}
