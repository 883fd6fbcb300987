import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import { inUnits, points, roundHalfAway, decimal, type Fraction } from '../../core/exact.ts';
import type { HalfPoints } from '../../core/game.ts';
import { parseBirth } from '../../core/people.ts';
import {
  countedAge,
  averageAge,
  expectedScore,
  halfPointsOf,
  inPoints,
  kFactor,
  newRating,
  type Outing,
  ratingChange,
  standardPass,
} from './clauses.ts';
import {
  corridor,
  isSettled,
  manyGamesCorrection,
  newcomerEstimate,
  playerCoefficient,
  pooledEstimate,
  primaryEstimate,
  printedCoefficient,
  refinedMax,
  roundedRoot,
  startEstimate,
  tournamentCoefficient,
} from './newcomers.ts';
import { eventOf, type TournamentDocument } from './event.fixture.ts';
import { type OrrPlayerResult, rateEvent, type StoredEvent } from './rate.ts';
import vectors from './vectors/orr.json' with { type: 'json' };

const hundredths = (value: number): number => Math.round(100 * value);
const tenths = (value: number): number => Math.round(10 * value);
const half = (score: number): number => 2 * score;

interface NamedGame {
  readonly opponentRating: number;
  readonly score: number;
}
const outings = (games: readonly NamedGame[]): Outing[] =>
  games.map(({ opponentRating, score }) => ({ opponentRating, halfPoints: half(score) as HalfPoints }));

/** The arguments of a case have the shape that its function's name promises. */
type Args = any;

/** The names of the digest, in natural units, on the functions of this rulebook. */
const FUNCTIONS: Record<string, (args: Args) => unknown> = {
  expectedScore: ({ ra, rb }) => inUnits(expectedScore(ra, rb), 100),
  kFactor: ({ rating, sr }) => kFactor(rating, hundredths(sr)),
  kTable: ({ ratings }) => ratings.map((rating: number) => [kFactor(rating, 0), kFactor(rating, -1)]),
  ratingChange: ({ rating, sr }) => inPoints(ratingChange(hundredths(sr), kFactor(rating, hundredths(sr)))),
  newRating: ({ rating, sr }) => newRating(rating, ratingChange(hundredths(sr), kFactor(rating, hundredths(sr)))),
  roundArithmetic: ({ value }) => roundHalfAway(decimal(value, 7) as Fraction),
  ageOn: ({ birth, date }) => countedAge(birth === null ? undefined : parseBirth(birth), parseDay(date) as number),
  averageAge: ({ ages }) => inUnits(averageAge(ages), 10),
  roundedRoot: ({ np }) => roundedRoot(np),
  playerCoefficient: ({ rating, score, games, yAvg }) =>
    printedCoefficient(playerCoefficient({ rating, halfPoints: half(score), games, averageAge: tenths(yAvg) })),
  tournamentCoefficient: ({ ki, np }) => tournamentCoefficient(ki, np),
  corridor: ({ kt, yAvg }) => corridor(kt, tenths(yAvg)),
  refinedMax: ({ rmax, rmin, games }) => refinedMax({ rmax, rmin }, games),
  startEstimate: ({ rmin, rpmax, score, games }) => startEstimate({ rmin, rpmax }, { halfPoints: half(score), games }),
  primaryEstimate: ({ opponents, score, selfRating }) => primaryEstimate(opponents, half(score), selfRating),
  manyGamesCorrection: ({ rp, rpmax, games }) => manyGamesCorrection(rp, rpmax, games),
  newcomerEstimate: ({ kt, yAvg, opponents, score }) =>
    newcomerEstimate({ kt, averageAge: tenths(yAvg), opponents, halfPoints: half(score) }),
  isSettled: ({ games, events }) => isSettled(games, events),
  pooledEstimate: ({ rating, games, rpmax }) => {
    const pool = outings(games);
    return { n: pool.length, s: points(halfPointsOf(pool)), ...pooledEstimate(rating, pool, rpmax) };
  },
  standardPass: ({ rating, games }) => {
    const { sr, k, change, after } = standardPass({ rating, games: outings(games) });
    return { sr: inUnits(sr, 100), k, change: inPoints(change), after };
  },
};

interface FunctionCase {
  readonly case: string;
  readonly kind: 'function';
  readonly input: { readonly fn: string; readonly args: Args };
  readonly expected: { readonly value: unknown };
}

interface TournamentCase {
  readonly case: string;
  readonly kind: 'tournament';
  readonly input: TournamentDocument;
  readonly expected: { readonly kt: number; readonly players: Record<string, Record<string, unknown>> };
}

const CASES = vectors as unknown as readonly (FunctionCase | TournamentCase)[];

describe('ORR, the checked cases of its functions', () => {
  for (const one of CASES) {
    if (one.kind !== 'function') continue;
    const fn = FUNCTIONS[one.input.fn] as (args: Args) => unknown;
    test(one.case, () => expect(fn(one.input.args)).toEqual(one.expected.value));
  }
});

const gamesIn = (stored: readonly StoredEvent[] = []): number =>
  stored.reduce((sum, { results }) => sum + results.length, 0);

const counted = (result: OrrPlayerResult) => ({
  ...result,
  historyGames: gamesIn(result.history),
  archiveGames: gamesIn(result.archive),
});

describe('ORR, the checked cases of whole events', () => {
  for (const one of CASES) {
    if (one.kind !== 'tournament') continue;
    test(one.case, () => {
      const result = rateEvent(eventOf(one.input));
      expect(result.kt).toBe(one.expected.kt);
      for (const [id, expected] of Object.entries(one.expected.players)) {
        expect(counted(result.players[id] as OrrPlayerResult)).toMatchObject(expected);
      }
    });
  }
});
