/** Section 2: the tournament coefficient, the estimates of newcomers, and unsettled ratings. */
import { clamp, floorOf, fraction, inUnits, points, roundHalfAway, roundedSquareRoot } from '../../core/exact.ts';
import { exp, lg, ln, nearest } from '../../core/real.ts';
import type { Why } from '../../core/reasons.ts';
import type { EarlierEventFacts } from '../../core/report.ts';
import { halfPointsOf, type Outing } from './clauses.ts';
import type { OrrRules } from './reasons.ts';

const SPREAD = 800;
const LOWEST_KT = 8;
const HIGHEST_KT = 25;
const HIGHEST_RMIN = 1000;

/** 2 n The square root of the number of participants, rounded. */
export const roundedRoot = (participants: number): number => roundedSquareRoot(participants);

/** What a player with a known rating contributes to the coefficient of the event; the average age in tenths. */
export interface CoefficientPart {
  readonly rating: number;
  readonly halfPoints: number;
  readonly games: number;
  readonly averageAge: number;
}

/** Larger exponents change nothing: Kt has reached its upper bound long before, and e to this power is still a finite number. */
const LARGEST_EXPONENT = 100;

/**
 * 2 Ki The coefficient that the event had for one player, from his rating, his result and his opponents' ages.
 * Reading: with the true e and an unrounded A; the printed example takes 2.718 and 2.394. `toPower` is a quicker exp where the
 * last digits do not matter.
 */
export function playerCoefficient(
  { rating, halfPoints, games, averageAge }: CoefficientPart,
  toPower: (x: number) => number = exp,
): number {
  const a = (SPREAD * (2 * games - halfPoints) + 2 * games * rating) / (2000 * games);
  return (200 * toPower(Math.min(a, LARGEST_EXPONENT)) - 50) / averageAge;
}

/** A coefficient as printed: six places; no half can occur. */
export const printedCoefficient = (ki: number): number => nearest(ki * 1e6) / 1e6;

/**
 * 2 Kt The integer part of the players' mean coefficient; 8 where nobody came with a rating.
 * The coefficients are added in the order of their size, so that the order of players cannot matter.
 */
export function tournamentCoefficient(
  coefficients: readonly number[],
  participants: number,
  why?: Why<OrrRules>,
  on?: Why<OrrRules>,
): number {
  const contributors = coefficients.length;
  if (contributors === 0) {
    why?.because('2 Kt', 'kt-nobody', { participants }, LOWEST_KT);
    return LOWEST_KT;
  }
  const sum = coefficients.toSorted((a, b) => a - b).reduce((total, ki) => total + ki, 0);
  const mean = Math.floor(sum / contributors);
  why?.because('2 Kt', 'kt-mean', { contributors, mean: printedCoefficient(sum / contributors) }, mean, on);
  return reducedCoefficient(boundedCoefficient(mean, why), contributors, participants, why);
}

/** 2 Kt bounds Below 8 it is 8, above 25 it is 25. Reading: before the reduction, as in the printed example. */
export function boundedCoefficient(mean: number, why?: Why<OrrRules>): number {
  const kt = clamp(mean, LOWEST_KT, HIGHEST_KT);
  if (kt !== mean) why?.because('2 Kt bounds', 'kt-bounds', { mean, low: LOWEST_KT, high: HIGHEST_KT }, kt);
  return kt;
}

/** 2 Kt reduction With fewer rated players than the root n it is 7 + [(Kt − 8) / (n − i)], but not below 8. */
export function reducedCoefficient(
  kt: number,
  contributors: number,
  participants: number,
  why?: Why<OrrRules>,
): number {
  const root = roundedRoot(participants);
  if (contributors >= root) return kt;
  const reduced = LOWEST_KT - 1 + floorOf(fraction(kt - LOWEST_KT, root - contributors));
  const given = { kt, contributors, root, participants, reduced };
  if (reduced < LOWEST_KT) {
    why?.because('2 Kt reduction', 'kt-reduction-floor', given, LOWEST_KT);
    return LOWEST_KT;
  }
  why?.because('2 Kt reduction', 'kt-reduction', given, reduced);
  return reduced;
}

export interface Corridor {
  readonly rmax: number;
  readonly rmin: number;
}

/**
 * 2 Rmax The upper end of the corridor, from the event's coefficient and the opponents' average age (in tenths).
 * 2 Rmin The lower end, 800 below it and never above 1000.
 * Reading: Rmax to the nearest whole number, as section 3 needs it; one printed example cuts the fraction off. No half
 * can occur.
 */
export function corridor(kt: number, averageAge: number, why?: Why<OrrRules>, on?: Why<OrrRules>): Corridor {
  const rmax = nearest(1000 * ln((kt * averageAge + 50) / 200));
  why?.because('2 Rmax', 'corridor-top', { kt, averageAge: inUnits(averageAge, 10) }, rmax, on);
  const below = rmax - SPREAD;
  if (below > HIGHEST_RMIN) {
    why?.because('2 Rmin', 'corridor-bottom-limit', { rmax, limit: HIGHEST_RMIN }, HIGHEST_RMIN);
    return { rmax, rmin: HIGHEST_RMIN };
  }
  why?.because('2 Rmin', 'corridor-bottom', { rmax }, below);
  return { rmax, rmin: below };
}

/** Games from which the whole corridor is open. */
const FULL_CORRIDOR = 7;

/**
 * 2 Rpmax With fewer than seven games the upper end is lowered by a sixteenth of the width for each missing game. Reading: the
 * factor with the logarithm is 1 up to six games and 0 from seven on, as the text explains its purpose; as printed it would be −1
 * from 97 games on.
 */
export function refinedMax({ rmax, rmin }: Corridor, games: number, why?: Why<OrrRules>, on?: Why<OrrRules>): number {
  if (games >= FULL_CORRIDOR) {
    why?.because('2 Rpmax', 'full-max', { rmax, games }, rmax, on);
    return rmax;
  }
  const rpmax = rmax - floorOf(fraction(rmax - rmin, 16)) * (FULL_CORRIDOR - games);
  why?.because('2 Rpmax', 'refined-max', { rmax, rmin, games }, rpmax, on);
  return rpmax;
}

export interface Score {
  readonly halfPoints: number;
  readonly games: number;
}

/** 2 Rs The starting estimate: the share of points, laid over the corridor, rounded. */
export function startEstimate(
  { rmin, rpmax }: { readonly rmin: number; readonly rpmax: number },
  { halfPoints, games }: Score,
  why?: Why<OrrRules>,
  on?: Why<OrrRules>,
): number {
  const rs = roundHalfAway(fraction(2 * games * rmin + (rpmax - rmin) * halfPoints, 2 * games));
  why?.because('2 Rs', 'start-estimate', { rmin, rpmax, score: points(halfPoints), games }, rs, on);
  return rs;
}

/** Mean of the opponents' numbers, rounded to a whole one. */
const roundedMean = (numbers: readonly number[]): number =>
  roundHalfAway(
    fraction(
      numbers.reduce((sum, number) => sum + number, 0),
      numbers.length,
    ),
  );

/** The rating at which the score would have been expected; between no point and all points only. */
const performance = (average: number, { halfPoints, games }: Score): number =>
  nearest(average - 400 * lg((2 * games - halfPoints) / halfPoints));

/** The opponents' numbers and the score, with the drawn game that a score of 100 % needs; `self` is its opponent. */
function withFictitiousDraw(opponents: readonly number[], halfPoints: number, self: number) {
  return halfPoints === 2 * opponents.length
    ? { numbers: [...opponents, self], score: { halfPoints: halfPoints + 1, games: opponents.length + 1 } }
    : { numbers: opponents, score: { halfPoints, games: opponents.length } };
}

export interface Primary {
  readonly rsr: number;
  readonly rp: number;
}

/**
 * 2 Rsr Mean of the opponents' ratings or starting estimates, rounded.
 * 2 Rp The primary estimate, by Elo's formula from that mean, rounded.
 * 2 Rp 100% A player who won all games gets an additional drawn game against an opponent rated as his own starting estimate, in
 * the mean too.
 * 2 Rp zero Without a point the starting estimate stays. Reading: the corridor limits only the starting estimate; the primary
 * estimate may leave it.
 */
export function primaryEstimate(
  opponents: readonly number[],
  halfPoints: number,
  start: number,
  why?: Why<OrrRules>,
  on = why?.under(),
): Primary {
  const { numbers, score } = withFictitiousDraw(opponents, halfPoints, start);
  const rsr = roundedMean(numbers);
  if (halfPoints === 0) {
    why?.because('2 Rp zero', 'primary-is-start', { games: opponents.length }, start, on);
    return { rsr, rp: start };
  }
  const rp = performance(rsr, score);
  if (score.games > opponents.length) {
    on?.because('2 Rp 100%', 'fictitious-draw', { games: opponents.length, rating: start }, start);
  }
  on?.because('2 Rsr', 'opponents-average', { numbers }, rsr);
  why?.because('2 Rp', 'primary-estimate', { rsr, score: points(score.halfPoints), games: score.games }, rp, on);
  return { rsr, rp };
}

/** Games up to which an estimate is not corrected. */
const MANY_GAMES = 15;

/** 2 Rpp This many games that an estimate may have to be corrected. */
export const isMany = (games: number): boolean => games > MANY_GAMES;

/**
 * 2 Rpp Above 15 games an estimate that reaches the corridor's end is lowered by (N − 15)/20 of the part above it. Reading: both
 * bracketed factors are 1 here and 0 otherwise, as the text explains them. From 36 games on the result is below the corridor's
 * end; the formula stays as printed, and the case is reported (`overshoots`).
 */
export function manyGamesCorrection(
  estimate: number,
  rpmax: number,
  games: number,
  why?: Why<OrrRules>,
  on?: Why<OrrRules>,
): number {
  if (!isMany(games) || estimate < rpmax) return estimate;
  const rpp = roundHalfAway(fraction(20 * estimate - (games - MANY_GAMES) * (estimate - rpmax), 20));
  why?.because('2 Rpp', 'many-games', { estimate, rpmax, games }, rpp, on);
  return rpp;
}

/** 2 Rpp A correction for many games that lowered the estimate from above the corridor's end to below it. */
export const overshoots = (estimate: number, rpmax: number, corrected: number): boolean =>
  estimate >= rpmax && corrected < rpmax;

/** What is known of a newcomer before the opponents' numbers are considered. */
export interface StartEstimate extends Corridor {
  readonly rpmax: number;
  readonly rs: number;
}

/** order 4 Corridor and starting estimate of one newcomer; the average age in tenths. */
export function corridorAndStart(
  kt: number,
  averageAge: number,
  score: Score,
  why?: Why<OrrRules>,
  on?: Why<OrrRules>,
): StartEstimate {
  const onMax = why?.under();
  const onStart = why?.under();
  const bounds = corridor(kt, averageAge, onMax, on);
  const rpmax = refinedMax(bounds, score.games, onStart, onMax);
  return { ...bounds, rpmax, rs: startEstimate({ rmin: bounds.rmin, rpmax }, score, why, onStart) };
}

export interface NewcomerEstimate extends StartEstimate, Primary {
  readonly rpp: number;
}

/** A newcomer whose opponents all have a number; the average age in tenths. */
export interface NewcomerGames {
  readonly kt: number;
  readonly averageAge: number;
  readonly opponents: readonly number[];
  readonly halfPoints: number;
}

/** order 5 From the corridor to the primary estimate, corrected for many games. `on` says whence Kt and the age come. */
export function newcomerEstimate(
  { kt, averageAge, opponents, halfPoints }: NewcomerGames,
  why?: Why<OrrRules>,
  on?: Why<OrrRules>,
): NewcomerEstimate {
  const games = opponents.length;
  const onPrimary = why?.under();
  const start = corridorAndStart(kt, averageAge, { halfPoints, games }, onPrimary, on);
  const primary = primaryEstimate(opponents, halfPoints, start.rs, why, onPrimary);
  return { ...start, ...primary, rpp: manyGamesCorrection(primary.rp, start.rpmax, games, why) };
}

/**
 * 2 pool The stored events that count: from the first one with points on, and only those in which a game was played.
 * Reading: events without a point before the first rating count neither for the pool nor for the two conditions.
 */
export function storedEvents<E extends Pick<EarlierEventFacts, 'games' | 'halfPoints'>>(
  history: readonly E[],
): readonly E[] {
  const first = history.findIndex(({ halfPoints }) => halfPoints > 0);
  return history.slice(first).filter(({ games }) => games > 0);
}

export interface CorrectedRating {
  readonly rsr: number;
  readonly rkor: number;
}

/**
 * 2 Rkor Rsr One mean of the opponents' numbers over stored and new games, rounded once.
 * 2 Rkor The corrected estimate from it, as for a newcomer.
 * 2 Rkor 100% An additional drawn game if all games were won, against an opponent rated as the player's starred rating at the
 * start of the event. Readings: each number is the one with which the opponent counted when the game was rated; the drawn game is
 * added for any number of games.
 */
export function correctedEstimate(
  rating: number,
  pool: readonly Outing[],
  why?: Why<OrrRules>,
  on = why?.under(),
): CorrectedRating {
  const opponents = pool.map(({ opponentRating }) => opponentRating);
  const { numbers, score } = withFictitiousDraw(opponents, halfPointsOf(pool), rating);
  const rsr = roundedMean(numbers);
  const rkor = performance(rsr, score);
  if (score.games > pool.length) {
    on?.because('2 Rkor 100%', 'fictitious-draw', { games: pool.length, rating }, rating);
  }
  on?.because('2 Rkor Rsr', 'pooled-average', { numbers }, rsr);
  why?.because('2 Rkor', 'pooled-estimate', { rsr, score: points(score.halfPoints), games: score.games }, rkor, on);
  return { rsr, rkor };
}

export interface Pooled extends CorrectedRating {
  readonly primary: number;
}

/**
 * 2 Rkor many games The corrected estimate, above 15 pooled games lowered as in 2 Rpp. Reading: the corridor's end is that of the
 * present event, and the correction applies to every score. `onMax` says where that end comes from.
 */
export function pooledEstimate(
  rating: number,
  pool: readonly Outing[],
  rpmax: number,
  why?: Why<OrrRules>,
  on?: Why<OrrRules>,
  onMax?: Why<OrrRules>,
): Pooled {
  const corrected = correctedEstimate(rating, pool, why, on);
  return { ...corrected, primary: manyGamesCorrection(corrected.rkor, rpmax, pool.length, why, onMax) };
}

const SETTLED_GAMES = 11;
const SETTLED_EVENTS = 2;

/** What a rating from this many games in this many events needs to be settled. */
export const lacking = (games: number, events: number): { readonly games: number; readonly events: number } => ({
  games: Math.max(0, SETTLED_GAMES - games),
  events: Math.max(0, SETTLED_EVENTS - events),
});

/**
 * 2 settled The star is removed with at least eleven games in at least two events, from the event of the first rating on. Reading:
 * eleven suffice; one of four passages asks for more than eleven.
 */
export function isSettled(games: number, events: number, why?: Why<OrrRules>): boolean {
  const { games: gamesNeeded, events: eventsNeeded } = lacking(games, events);
  if (gamesNeeded + eventsNeeded === 0) {
    why?.because('2 settled', 'settled', { games, events }, true);
    return true;
  }
  why?.because('2 settled', 'unsettled', { games, events, gamesNeeded, eventsNeeded }, false);
  return false;
}
