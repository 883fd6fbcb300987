/** For people with one question. Natural units in and out: points of a score, whole ratings, years. */
import { inUnits, points } from '../../core/exact.ts';
import type { HalfPoints } from '../../core/game.ts';
import type { Why } from '../../core/reasons.ts';
import {
  averageAge,
  expectedScore,
  halfPointsOf,
  inPoints,
  kFactor,
  kRow,
  newRating,
  type Outing,
  ratingChange,
  standardPass,
} from './clauses.ts';
import {
  isSettled,
  newcomerEstimate,
  playerCoefficient,
  printedCoefficient,
  storedEvents,
  tournamentCoefficient,
} from './newcomers.ts';
import type { OrrRules } from './reasons.ts';

/** A game against an opponent of this number, and the points scored: 0, 0.5 or 1. */
export interface OrrScoredGame {
  readonly opponent: number;
  readonly score: number;
}

const halfPoints = (score: number): number => Math.round(2 * score);

const outing = ({ opponent, score }: OrrScoredGame): Outing => ({
  opponentRating: opponent,
  halfPoints: halfPoints(score) as HalfPoints,
});

/** 1 PD Expected score of one game. */
export const expected = (game: { readonly own: number; readonly opponent: number }, why?: Why<OrrRules>): number =>
  inUnits(expectedScore(game.own, game.opponent, why), 100);

export interface KAnswer {
  readonly k: number;
  /** K for a good and for a bad result, and the row of the table; `to` is null in the last one. */
  readonly gain: number;
  readonly loss: number;
  readonly from: number;
  readonly to: number | null;
}

/** 1 K K of a rating, for a result of the given sign, and the row that it comes from. */
export function kAndRow(
  { rating, sr }: { readonly rating: number; readonly sr: number },
  why?: Why<OrrRules>,
): KAnswer {
  return { k: kFactor(rating, Math.round(100 * sr), why), ...kRow(rating) };
}

export interface ChangeAnswer {
  readonly sr: number;
  readonly k: number;
  readonly change: number;
  readonly after: number;
}

/** 1 change New rating from the sum of the differences, where that is already known. */
export function changeFromDifference(
  { rating, sr }: { readonly rating: number; readonly sr: number },
  why?: Why<OrrRules>,
): ChangeAnswer {
  const hundredths = Math.round(100 * sr);
  const on = why?.under();
  const onChange = why?.under();
  const k = kFactor(rating, hundredths, onChange);
  const change = ratingChange(hundredths, k, on, onChange);
  const after = newRating(rating, change);
  why?.because('1 rounding', 'new-rating', { rating, change: inPoints(change) }, after, on);
  return { sr: inUnits(hundredths, 100), k, change: inPoints(change), after };
}

/** 1 New rating from games against opponents whose numbers are known. */
export function changeFromGames(
  { rating, games }: { readonly rating: number; readonly games: readonly OrrScoredGame[] },
  why?: Why<OrrRules>,
): ChangeAnswer & { readonly score: number; readonly expected: number } {
  const outings = games.map(outing);
  const on = why?.under();
  const pass = standardPass({ rating, games: outings }, on);
  why?.because('1 rounding', 'new-rating', { rating, change: inPoints(pass.change) }, pass.after, on);
  const half = halfPointsOf(outings);
  return {
    score: points(half),
    expected: inUnits(50 * half - pass.sr, 100),
    sr: inUnits(pass.sr, 100),
    k: pass.k,
    change: inPoints(pass.change),
    after: pass.after,
  };
}

/** A player whose rating was known before the event, with his result and the mean age of his opponents. */
export interface KnownPlayer {
  readonly rating: number;
  readonly score: number;
  readonly games: number;
  readonly averageAge: number;
}

/** 2 Kt The coefficient of an event from the players who had a rating; and each player's own coefficient. */
export function coefficientOfEvent(
  { players, participants }: { readonly players: readonly KnownPlayer[]; readonly participants: number },
  why?: Why<OrrRules>,
): { readonly kt: number; readonly coefficients: readonly number[] } {
  const on = why?.under();
  const exact = players.map((player) => {
    const tenths = Math.round(10 * player.averageAge);
    const ki = playerCoefficient({ ...player, halfPoints: halfPoints(player.score), averageAge: tenths });
    on?.because('2 Ki', 'single-coefficient', { ...player }, printedCoefficient(ki));
    return ki;
  });
  return {
    kt: tournamentCoefficient(exact, participants, why, on),
    coefficients: exact.map(printedCoefficient),
  };
}

export interface NewcomerQuestion {
  readonly kt: number;
  readonly games: readonly OrrScoredGame[];
  /** Ages of the opponents that count, one for each game: between 5 and 13. */
  readonly ages: readonly number[];
}

export interface NewcomerAnswer {
  readonly rmax: number;
  readonly rmin: number;
  readonly rpmax: number;
  readonly start: number;
  readonly rsr: number;
  readonly rp: number;
  readonly primary: number;
  /** Null without a point. */
  readonly after: number | null;
  readonly change: number | null;
}

/** 2 first rating The rating of a newcomer from an event whose coefficient and opponents' numbers are known. */
export function firstRating({ kt, games, ages }: NewcomerQuestion, why?: Why<OrrRules>): NewcomerAnswer {
  const outings = games.map(outing);
  const on = why?.under();
  const onCorridor = why?.under();
  const age = averageAge(ages, onCorridor);
  onCorridor?.because('2 Kt', 'kt-given', {}, kt);
  const { rs, rpp, ...estimate } = newcomerEstimate(
    {
      kt,
      averageAge: age,
      opponents: games.map(({ opponent }) => opponent),
      halfPoints: halfPointsOf(outings),
    },
    on,
    onCorridor,
  );
  const estimated = { ...estimate, start: rs, primary: rpp };
  if (halfPointsOf(outings) === 0) {
    why?.because('2 zero points', 'zero-points', { games: games.length, estimate: rpp }, null, on);
    return { ...estimated, after: null, change: null };
  }
  const pass = standardPass({ rating: rpp, games: outings }, on);
  const change = inPoints(pass.change);
  why?.because('2 final rating', 'rating-from-estimate', { estimate: rpp, change }, pass.after, on);
  return { ...estimated, after: pass.after, change };
}

/** 2 settled Whether the star is removed, and what is missing: from the games and points of each event so far. */
export function starOf(
  { events }: { readonly events: readonly { readonly games: number; readonly score: number }[] },
  why?: Why<OrrRules>,
): { readonly settled: boolean; readonly games: number; readonly events: number } {
  const played = events.map(({ games, score }) => ({ games, halfPoints: halfPoints(score) }));
  const counted = played.some((event) => event.halfPoints > 0) ? storedEvents(played) : [];
  const games = counted.reduce((sum, event) => sum + event.games, 0);
  return { settled: isSettled(games, counted.length, why), games, events: counted.length };
}

export interface WishAnswer {
  readonly score: number;
  readonly after: number;
}

/**
 * What if: the lowest score against these opponents with which a settled rating becomes at least the wished one; null if even a
 * win in every game is not enough. A better score never gives a worse rating, so the first such score is the lowest.
 */
export function scoreFor(
  {
    rating,
    opponents,
    wished,
  }: { readonly rating: number; readonly opponents: readonly number[]; readonly wished: number },
  why?: Why<OrrRules>,
): WishAnswer | null {
  const expectedSum = opponents.reduce((sum, opponent) => sum + expectedScore(rating, opponent), 0);
  for (let half = 0; half <= 2 * opponents.length; half += 1) {
    const sr = 50 * half - expectedSum;
    const after = newRating(rating, ratingChange(sr, kFactor(rating, sr)));
    if (after < wished) continue;
    changeFromDifference({ rating, sr: inUnits(sr, 100) }, why);
    return { score: points(half), after };
  }
  return null;
}
