/**
 * For people with one question. Natural units in and out: whole ratings, points of a score, calendar days of
 * `core/dates.ts`. Every answer comes from the functions that rate events, under the edition that is named.
 */
import type { EditionId } from '../rulebook.ts';
import type { Day } from '../../core/dates.ts';
import { type Fraction, fraction, inUnits, mean, plus, points, roundHalfUp, toPlaces } from '../../core/exact.ts';
import type { Birth } from '../../core/people.ts';
import type { EarlierEventFacts } from '../../core/report.ts';
import * as newcomers2014 from './2014/newcomers.ts';
import type { FideBook, Status } from './book.ts';
import {
  type ClauseCitations,
  changeInHundredths,
  expectedScore,
  type FideWhy,
  fractionalScore,
  ratingDifference,
} from './clauses.ts';
import { BOOK_MSSZ } from '../mssz/book.ts';
import {
  BOOK_2014,
  BOOK_2017,
  BOOK_2022,
  BOOK_2024,
  BOOK_2025_10,
  BOOK_2026_01,
  FIDE_BLITZ_2024,
  FIDE_BLITZ_2024_12,
  FIDE_RAPID_2024,
  FIDE_RAPID_2024_12,
} from './editions.ts';

/** Editions that are made of a FIDE book: one that is missing below does not compile. */
export type CalculatorEdition = Exclude<EditionId, 'orr' | 'mgsz-2012'>;

type RatingRules = Pick<
  FideBook,
  'cite' | 'floor' | 'countedGap' | 'countedDifferences' | 'kFactor' | 'limitedK' | 'newRating'
>;

const RULES: Record<CalculatorEdition, FideBook> = {
  'fide-2014': BOOK_2014,
  'fide-2017': BOOK_2017,
  'fide-2022': BOOK_2022,
  'fide-2024': BOOK_2024,
  'fide-2025-10': BOOK_2025_10,
  'fide-2026-01': BOOK_2026_01,
  'fide-rapid-2024': FIDE_RAPID_2024.book,
  'fide-rapid-2024-12': FIDE_RAPID_2024_12.book,
  'fide-blitz-2024': FIDE_BLITZ_2024.book,
  'fide-blitz-2024-12': FIDE_BLITZ_2024_12.book,
  'mssz-2017': BOOK_MSSZ,
};

export const CALCULATOR_EDITIONS = /* @__PURE__ */ Object.keys(RULES) as readonly CalculatorEdition[];

/** What each half point above 50 % adds to a first rating; undefined if the book has another formula. */
export const bonusOf = (edition: CalculatorEdition): number | undefined => RULES[edition].halfPointBonus;

interface CalculatorRules {
  readonly edition: CalculatorEdition;
}

/** The points of one game: 0, 0.5 or 1. */
export type GameScore = 0 | 0.5 | 1;

const halfPoints = (score: number): number => 2 * score;

export interface Expectation {
  readonly gap: number;
  /** The counted part of the gap. */
  readonly counted: number;
  readonly expected: number;
}

/** 2014 §8.54 and §8.55a, 2024 §8.3.1 and §8.3.2: expected score of one game. */
export function expectation(
  { edition, own, opponent }: CalculatorRules & { readonly own: number; readonly opponent: number },
  why?: FideWhy,
): Expectation {
  const { cite, countedGap } = RULES[edition];
  const counted = countedGap(own, opponent, why);
  const expected = inUnits(expectedScore(counted, why, cite.expectedScore), 100);
  return { gap: own - opponent, counted, expected };
}

/** What K depends on, besides the rating. */
export interface KQuestion {
  /** Rated games so far. */
  readonly games: number;
  /** The highest rating ever published, where it is above the present one. */
  readonly peak?: number;
  readonly birth?: Birth;
  /** The first day of the event. */
  readonly on: Day;
}

/** 2014 §8.56, 2024 §8.3.3: K of a player; the step says why it is this one. */
export const developmentCoefficient = (
  { edition, rating, ...facts }: CalculatorRules & KQuestion & { readonly rating: number },
  why?: FideWhy,
): number => kOf(RULES[edition], rating, facts, why);

function kOf({ cite, kFactor }: RatingRules, rating: number, k: number | KQuestion, why?: FideWhy): number {
  if (typeof k === 'number') {
    why?.because(cite.kFactor, 'k-given', { k }, k);
    return k;
  }
  return kFactor({ ...k, rating, peak: Math.max(k.peak ?? rating, rating) }, why);
}

/** A rated player before an event. K is known, or follows from the facts. */
export interface RatedPlayer extends CalculatorRules {
  readonly own: number;
  readonly k: number | KQuestion;
  /** Games of other events in the same period, where the edition limits K by all of them. */
  readonly otherGames?: number;
  /** The name of the event in the reasons. */
  readonly event?: string;
}

export interface PlayedGame {
  readonly opponent: number;
  readonly score: GameScore;
}

export interface EventChange {
  readonly n: number;
  readonly w: number;
  readonly we: number;
  /** After the limit on games, where the edition has one. */
  readonly k: number;
  /** Exact. */
  readonly change: number;
  readonly rounded: number;
  /** Before the floor. */
  readonly computed: number;
  /** Null where the rating falls below the floor of the list. */
  readonly after: number | null;
}

/** 2014 §8.51 to §8.57, 2024 §8.3: the change by an event against rated opponents, as if the period had nothing else. */
export function eventChange(
  { games, ...player }: RatedPlayer & { readonly games: readonly PlayedGame[] },
  why?: FideWhy,
): EventChange {
  const opponents = games.map(({ opponent }) => opponent);
  const scored = games.reduce((sum, { score }) => sum + halfPoints(score), 0);
  return changeOf(forecast(player, opponents, why), scored, why);
}

/** The same for one game. */
export const gameChange = (
  { opponent, score, ...player }: RatedPlayer & PlayedGame,
  why?: FideWhy,
): EventChange & Expectation => ({
  ...expectation({ ...player, opponent }),
  ...eventChange({ ...player, games: [{ opponent, score }] }, why),
});

/** What is known about an event before the first result. */
interface Forecast {
  readonly rules: RatingRules;
  readonly own: number;
  readonly event: string;
  readonly n: number;
  readonly k: number;
  /** In hundredths. */
  readonly expected: number;
  /** The steps that lead here. */
  readonly on: FideWhy | undefined;
}

function forecast(
  { edition, own, k: given, otherGames = 0, event = '' }: RatedPlayer,
  opponents: readonly number[],
  why?: FideWhy,
): Forecast {
  const rules = RULES[edition];
  const on = why?.under();
  const countedIn = gapsThatCount(rules, own, opponents, on);
  let expected = 0;
  for (const game of opponents.keys()) expected += expectedScore(countedIn(game), on, rules.cite.expectedScore);
  const n = opponents.length;
  const k = rules.limitedK(kOf(rules, own, given, on), n + otherGames, on);
  return { rules, own, event, n, k, expected, on };
}

/** The counted gap in each game of an event: of each game by itself, or of all games together if the edition requires it. */
function gapsThatCount(
  { countedGap, countedDifferences }: RatingRules,
  own: number,
  opponents: readonly number[],
  on?: FideWhy,
): (game: number) => number {
  const together = countedDifferences?.(own, opponents, { games: opponents.map(() => on), event: on });
  return (game) => together?.[game] ?? countedGap(own, opponents[game] as number, on);
}

/** 2014 §8.54 and §8.55a, 2024 §8.3.1 and §8.3.2: expected scores of the games of one event. */
export function expectations({
  edition,
  own,
  opponents,
}: CalculatorRules & { readonly own: number; readonly opponents: readonly number[] }): readonly Expectation[] {
  const countedIn = gapsThatCount(RULES[edition], own, opponents);
  return opponents.map((opponent, game) => {
    const counted = countedIn(game);
    return { gap: own - opponent, counted, expected: inUnits(expectedScore(counted), 100) };
  });
}

function changeOf({ rules, own, event, n, k, expected, on }: Forecast, scored: number, why?: FideWhy): EventChange {
  const { cite, floor, newRating } = rules;
  const hundredths = changeInHundredths(k, scored, expected);
  const change = inUnits(hundredths, 100);
  const { computed, rounded } = newRating(own, hundredths);
  const sums = { n, w: points(scored), we: inUnits(expected, 100), k };
  const difference = inUnits(50 * scored - expected, 100);
  const onChange = why?.under();
  onChange?.because(cite.eventChange, 'event-change', { event, own, difference, ...sums }, change, on);
  why?.because(cite.rounding, 'new-rating', { before: own, change, rounded }, computed, onChange);
  if (computed < floor) why?.because(cite.delisted, 'delisted', { computed, floor }, null);
  return { ...sums, change, rounded, computed, after: computed < floor ? null : computed };
}

/**
 * What if: the lowest score against these opponents with which the rating becomes at least the wished one, and the rating that it
 * gives; undefined if even a win in every game is not enough. More points never give less, so the first such score is the lowest.
 * A rating below the floor of the list does not count.
 */
export function scoreFor(
  { opponents, wished, ...player }: RatedPlayer & { readonly opponents: readonly number[]; readonly wished: number },
  why?: FideWhy,
): EventChange | undefined {
  const before = forecast(player, opponents, why);
  for (let scored = 0; scored <= 2 * opponents.length; scored += 1) {
    const { after } = changeOf(before, scored);
    if (after !== null && after >= wished) return changeOf(before, scored, why);
  }
  return undefined;
}

/** A result against rated opponents: each of them, or their number and average, to four places. */
export type ResultAgainstRated =
  | { readonly opponents: readonly number[]; readonly score: number }
  | { readonly games: number; readonly average: number; readonly score: number };

const AVERAGE_PLACES = 10_000;

/** An average as people write it, to four places. */
export const printedAverage = (average: number): Fraction =>
  fraction(Math.round(average * AVERAGE_PLACES), AVERAGE_PLACES);

function gamesAndAverage(result: ResultAgainstRated): { readonly games: number; readonly average: Fraction } {
  if ('average' in result) return { games: result.games, average: printedAverage(result.average) };
  const games = result.opponents.length;
  const sum = result.opponents.reduce((total, rating) => total + rating, 0);
  return { games, average: mean(sum, Math.max(1, games)) };
}

export interface Performance {
  /** To four places. */
  readonly average: number;
  readonly p: number;
  readonly dp: number;
  readonly performance: number;
}

/** The performance (TPR): the opponents' average plus dp of the score; a half goes up. For information, in every edition. */
export function performanceOf(
  average: Fraction,
  scored: number,
  games: number,
  cite: Pick<ClauseCitations, 'fractionalScore'> & { readonly performance: string },
  why?: FideWhy,
): Performance {
  const on = why?.under();
  const p = fractionalScore(scored, games, on, cite.fractionalScore);
  const dp = ratingDifference(p, on, cite.fractionalScore);
  const performance = roundHalfUp(plus(average, fraction(dp)));
  const shown = toPlaces(average, 4);
  why?.because(cite.performance, 'performance', { average: shown, dp }, performance, on);
  return { average: shown, p: inUnits(p, 100), dp, performance };
}

/** The performance of a result; undefined without a game. */
export const performanceRating = (
  { edition, ...result }: CalculatorRules & ResultAgainstRated,
  why?: FideWhy,
): Performance | undefined => performanceIn(RULES[edition], result as ResultAgainstRated, why);

/** The same by a book. */
export function performanceIn(
  { cite: clauses }: FideBook,
  result: ResultAgainstRated,
  why?: FideWhy,
): Performance | undefined {
  const { games, average } = gamesAndAverage(result);
  if (games === 0) return undefined;
  const { fractionalScore: table } = clauses;
  const cite = { fractionalScore: table, performance: clauses.performance ?? table };
  return performanceOf(average, halfPoints(result.score), games, cite, why);
}

export interface InitialRating {
  readonly status: Status;
  /** From the results that count. */
  readonly games: number;
  readonly score: number;
  /** Before the maximum and the floor; null if nothing counts. */
  readonly computed: number | null;
  /** Null if nothing is published yet. */
  readonly rating: number | null;
}

const earlier = (result: ResultAgainstRated): EarlierEventFacts => ({
  ...gamesAndAverage(result),
  halfPoints: halfPoints(result.score),
});

const NOBODY = { id: '', index: 0 } as const;
/** The results in a question have no dates, so none of them is too old for a list. */
const ANY_LIST = 0;

/**
 * 2014 §7.14 and §8.2 to §8.33 for Swiss and team events, 2024 §7.1.4 and §8.2: the first rating from the results so far, the
 * oldest event first. `bonus` is what each half point above 50 % adds under 2014, where an office departs from 15.
 */
export function initialRating(
  {
    edition,
    events,
    bonus,
  }: CalculatorRules & { readonly events: readonly ResultAgainstRated[]; readonly bonus?: number },
  why?: FideWhy,
): InitialRating {
  const player = { ...NOBODY, history: events.map(earlier) };
  const book = RULES[edition];
  return book.halfPointBonus === undefined
    ? initialRating2024(book, player, why)
    : initialRating2014(book, player, bonus ?? book.halfPointBonus, why);
}

type Newcomer = typeof NOBODY & { readonly history: readonly EarlierEventFacts[] };

function initialRating2014(book: FideBook, player: Newcomer, bonus: number, why?: FideWhy): InitialRating {
  const pool = { ...book.openPool(player, ANY_LIST, book, why?.under()), bonus };
  const { status, games, rating } = newcomers2014.poolResult(pool, book.floor, why);
  const scored = pool.parts.reduce((sum, part) => sum + part.halfPoints, 0);
  const computed = games === 0 ? null : newcomers2014.ruPooled(pool.parts, bonus);
  return { status, games, score: points(scored), computed, rating };
}

function initialRating2024(book: FideBook, player: Newcomer, why?: FideWhy): InitialRating {
  const pool = book.openPool(player, ANY_LIST, book, why?.under());
  const result = book.closePool(pool, player, ANY_LIST, book, why);
  const { status, pooledGames, pooledScore, ru = null, after } = result;
  return { status, games: pooledGames as number, score: pooledScore as number, computed: ru, rating: after };
}
