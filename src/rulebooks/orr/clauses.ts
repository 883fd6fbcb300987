/** Section 1, the standard algorithm, and the ages that section 2 counts with. */
import { type Day, yearOf } from '../../core/dates.ts';
import {
  clamp,
  type Fraction,
  fraction,
  halfPointsInHundredths,
  inUnits,
  points,
  roundHalfAway,
} from '../../core/exact.ts';
import type { HalfPoints } from '../../core/game.ts';
import { type Birth, ageOn as completedYears } from '../../core/people.ts';
import { nearest, powerOfTen } from '../../core/real.ts';
import type { Why } from '../../core/reasons.ts';
import type { OrrRules, RatingKind } from './reasons.ts';
import { K_TABLE, type KRow } from './tables.ts';

/** A played game from one side: the rating with which the opponent counts, and the half points scored. */
export interface Outing {
  readonly opponentRating: number;
  readonly halfPoints: HalfPoints;
  /** Where the game comes from, for the reasons: a round of this event, or an earlier event. */
  readonly from?: ThisEvent | EarlierOuting;
}

export interface ThisEvent {
  readonly round: number;
  readonly opponent: string;
  readonly standing: RatingKind;
  /** The rules do not look at it; the rows of an explanation show it. */
  readonly colour: 'white' | 'black';
}

export interface EarlierOuting {
  readonly event: string | null;
}

/** From this difference on PD is 1.00; the formula is not used beyond it. */
export const CERTAIN_GAP = 920;

/**
 * 1 PD Expected score of one game, in hundredths of a point, by the logistic curve of base 10 and width 400.
 * Reading: always rounded to hundredths, though the text only recommends it. For whole ratings no exact half occurs.
 */
export function expectedScore(own: number, opponent: number, why?: Why<OrrRules>): number {
  const gap = clamp(opponent - own, -CERTAIN_GAP, CERTAIN_GAP);
  const expected = nearest(100 / (1 + powerOfTen(gap / 400)));
  why?.because('1 PD', 'expected-score', { own, opponent, difference: own - opponent }, inUnits(expected, 100));
  return expected;
}

/** 1 DR Score minus expected score of one game, in hundredths. */
export function gameDifference(own: number, game: Outing, why?: Why<OrrRules>): number {
  const on = why?.under();
  const expected = expectedScore(own, game.opponentRating, on);
  const difference = halfPointsInHundredths(game.halfPoints) - expected;
  if (why !== undefined) {
    const gives = inUnits(difference, 100);
    const given = {
      opponentRating: game.opponentRating,
      score: points(game.halfPoints),
      expected: inUnits(expected, 100),
    };
    if (game.from === undefined) why.because('1 DR', 'single-game', given, gives, on);
    else if ('round' in game.from) {
      const { round, opponent, standing } = game.from;
      why.because('1 DR', 'game', { round, opponent, standing, ...given }, gives, on);
    } else why.because('1 DR', 'stored-game', { ...game.from, ...given }, gives, on);
  }
  return difference;
}

export const halfPointsOf = (games: readonly Outing[]): number =>
  games.reduce((sum, { halfPoints }) => sum + halfPoints, 0);

/** 1 SR The sum of the differences of all played games, in hundredths; with those of the single games. */
export function scoreDifference(
  own: number,
  games: readonly Outing[],
  why?: Why<OrrRules>,
): { readonly sr: number; readonly differences: readonly number[] } {
  const on = why?.under();
  const differences = games.map((game) => gameDifference(own, game, on));
  const sr = differences.reduce((sum, difference) => sum + difference, 0);
  if (why !== undefined) {
    const scored = halfPointsOf(games);
    const expected = inUnits(halfPointsInHundredths(scored) - sr, 100);
    const given = { games: games.length, score: points(scored), expected };
    why.because('1 SR', 'score-difference', given, inUnits(sr, 100), on);
  }
  return { sr, differences };
}

/** Unit of a rating change: K times hundredths times (4000 minus hundredths) is counted in 400 000ths of a point. */
const CHANGE_UNIT = 400_000;
/** SR, in hundredths, from which a gain grows no more. */
const GAIN_CAP = 2000;

/** A change as a decimal; it has at most seven places. */
export const inPoints = (change: Fraction): number => inUnits(change.parts, change.of);

/**
 * 1 change The change, exact: a gain is K·SR·(1 − SR/40), flatter the larger it is and 10·K above SR = 20; a loss is
 * K·SR.
 */
export function ratingChange(sr: number, k: number, why?: Why<OrrRules>, on?: Why<OrrRules>): Fraction {
  if (sr < 0) {
    const loss = fraction(k * sr, 100);
    why?.because('1 change', 'change-loss', { sr: inUnits(sr, 100), k }, inPoints(loss), on);
    return loss;
  }
  const counted = Math.min(sr, GAIN_CAP);
  const gain = fraction(k * counted * (2 * GAIN_CAP - counted), CHANGE_UNIT);
  const rule = sr > GAIN_CAP ? 'change-cap' : 'change-gain';
  why?.because('1 change', rule, { sr: inUnits(sr, 100), k }, inPoints(gain), on);
  return gain;
}

/** 1 K The row of the table for a rating. */
export function kRow(rating: number): KRow {
  for (let row = K_TABLE.length - 1; row > 0; row -= 1) {
    if (rating >= (K_TABLE[row] as KRow).from) return K_TABLE[row] as KRow;
  }
  return K_TABLE[0];
}

/**
 * 1 K By the rating before the event and the sign of SR; SR = 0 counts as a gain.
 * Reading: ratings below 1 take the first row.
 */
export function kFactor(rating: number, sr: number, why?: Why<OrrRules>): number {
  const { from, to, gain, loss } = kRow(rating);
  const k = sr < 0 ? loss : gain;
  if (rating < from) why?.because('1 K', 'k-below-table', { rating, sr: inUnits(sr, 100), gain, loss }, k);
  else why?.because('1 K', 'k', { rating, sr: inUnits(sr, 100), from, to, gain, loss }, k);
  return k;
}

/** 1 rounding Rating plus change, the sum rounded. Reading: halves away from zero, also below zero. */
export const newRating = (rating: number, change: Fraction): number =>
  roundHalfAway(fraction(rating * change.of + change.parts, change.of));

/** The result of section 1 for one player: SR in hundredths, the change exact. */
export interface Pass {
  readonly sr: number;
  /** For each game, in hundredths: their sum is SR. */
  readonly differences: readonly number[];
  readonly k: number;
  readonly change: Fraction;
  readonly after: number;
}

export interface PassInput {
  readonly rating: number;
  readonly games: readonly Outing[];
  /** K as an office gives it, where it does not follow from the table. */
  readonly k?: number;
}

/** 1 The whole of section 1: differences, K, change, new rating. The caller says where the rating itself comes from. */
export function standardPass({ rating, games, k: given }: PassInput, why?: Why<OrrRules>): Pass {
  const on = why?.under();
  const { sr, differences } = scoreDifference(rating, games, on);
  const k = given ?? kFactor(rating, sr, on);
  if (given !== undefined) on?.because('1 K', 'k-given', { rating }, given);
  const change = ratingChange(sr, k, why, on);
  return { sr, differences, k, change, after: newRating(rating, change) };
}

const YOUNGEST = 5;
const OLDEST = 13;
const ASSUMED_BIRTHDAY = { month: 7, day: 1 };

/**
 * 2 age Years that count: below 5 as 5, above 13 as 13; if only the year is known, the birthday is 1 July; without a year the age
 * is 5. Reading: completed years on the first day of the event; other offices might count on another day or with fractions.
 */
export const countedAge = (birth: Birth | undefined, day: Day): number =>
  birth === undefined
    ? YOUNGEST
    : isAgeSure(birth.year, day)
      ? clamp(yearOf(day) - birth.year, YOUNGEST, OLDEST)
      : clamp(completedYears(birth, day, ASSUMED_BIRTHDAY), YOUNGEST, OLDEST);

/** 2 age Whether the age that counts is the same for every birthday of the year, as it is for nearly everybody. */
export function isAgeSure(birthYear: number, day: Day): boolean {
  const years = yearOf(day) - birthYear;
  return years > OLDEST || years <= YOUNGEST;
}

/**
 * 2 average age Mean of the opponents' ages, in tenths of a year.
 * Reading: over games, so that an opponent met twice counts twice; halves of a tenth away from zero.
 */
export function averageAge(ages: readonly number[], why?: Why<OrrRules>): number {
  const sum = ages.reduce((total, age) => total + age, 0);
  const tenths = averageAgeOver(sum, ages.length);
  why?.because('2 average age', 'average-age', { games: ages.length }, inUnits(tenths, 10));
  return tenths;
}

/** The same from the sum of the ages. */
export const averageAgeOver = (ages: number, games: number): number => roundHalfAway(fraction(10 * ages, games));
