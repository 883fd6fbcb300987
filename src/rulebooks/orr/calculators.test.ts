import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Why } from '../../core/reasons.ts';
import {
  changeFromDifference,
  changeFromGames,
  coefficientOfEvent,
  expected,
  firstRating,
  kAndRow,
  scoreFor,
  starOf,
} from './calculators.ts';
import type { OrrRules } from './reasons.ts';

describe('ORR, the calculators', () => {
  test('the expected score of a game', () => {
    const why = new Why<OrrRules>();
    expect(expected({ own: 1400, opponent: 1800 }, why)).toBe(0.09);
    expect(why.steps).toMatchObject([{ rule: 'expected-score', gives: 0.09 }]);
  });

  test('K and the row it comes from', () => {
    const why = new Why<OrrRules>();
    expect(kAndRow({ rating: 178, sr: -0.5 }, why)).toEqual({ k: 10, gain: 100, loss: 10, from: 100, to: 199 });
    expect(kAndRow({ rating: 178, sr: 0.5 })).toEqual({ k: 100, gain: 100, loss: 10, from: 100, to: 199 });
    expect(kAndRow({ rating: 2400, sr: 0 })).toEqual({ k: 12, gain: 12, loss: 12, from: 2400, to: null });
    expect(why.steps).toMatchObject([{ rule: 'k', given: { sr: -0.5 }, gives: 10 }]);
  });

  test('the change from a known difference', () => {
    const why = new Why<OrrRules>();
    expect(changeFromDifference({ rating: 1500, sr: -0.5 }, why)).toEqual({
      sr: -0.5,
      k: 25,
      change: -12.5,
      after: 1488,
    });
    expect(changeFromDifference({ rating: 1200, sr: 2 })).toEqual({ sr: 2, k: 40, change: 76, after: 1276 });
    expect(why.steps).toMatchObject([
      {
        clause: '1 rounding',
        rule: 'new-rating',
        given: { rating: 1500, change: -12.5 },
        gives: 1488,
        from: [{ rule: 'change-loss', from: [{ rule: 'k' }] }],
      },
    ]);
  });

  test('the change from games', () => {
    const why = new Why<OrrRules>();
    const games = [
      { opponent: 1500, score: 1 },
      { opponent: 1700, score: 0.5 },
      { opponent: 1600, score: 1 },
    ];
    expect(changeFromGames({ rating: 1600, games }, why)).toEqual({
      score: 2.5,
      expected: 1.5,
      sr: 1,
      k: 30,
      change: 29.25,
      after: 1629,
    });
    expect(why.steps).toMatchObject([
      {
        clause: '1 rounding',
        rule: 'new-rating',
        given: { rating: 1600, change: 29.25 },
        gives: 1629,
        from: [{ rule: 'change-gain' }],
      },
    ]);
    expect(changeFromGames({ rating: 1600, games })).toMatchObject({ after: 1629 });
  });

  test('the coefficient of the event of the printed example', () => {
    const why = new Why<OrrRules>();
    const question = { players: [{ rating: 1950, score: 4, games: 9, averageAge: 8 }], participants: 26 };
    expect(coefficientOfEvent(question, why)).toEqual({ kt: 11, coefficients: [26.780266] });
    expect(coefficientOfEvent(question)).toEqual({ kt: 11, coefficients: [26.780266] });
    expect(why.steps[0]).toMatchObject({
      rule: 'kt-mean',
      from: [
        {
          clause: '2 Ki',
          rule: 'single-coefficient',
          given: { rating: 1950, score: 4, games: 9, averageAge: 8 },
          gives: 26.780266,
        },
      ],
    });
  });

  test('the first rating of the printed example with one game', () => {
    const why = new Why<OrrRules>();
    const question = { kt: 11, games: [{ opponent: 1026, score: 1 }], ages: [7] };
    const answer = {
      rmax: 1411,
      rmin: 611,
      rpmax: 1111,
      start: 1111,
      rsr: 1069,
      rp: 1260,
      primary: 1260,
      change: 8.3559,
      after: 1268,
    };
    expect(firstRating(question, why)).toEqual(answer);
    expect(firstRating(question)).toEqual(answer);
    expect(why.steps).toMatchObject([
      {
        clause: '2 final rating',
        rule: 'rating-from-estimate',
        given: { estimate: 1260, change: 8.3559 },
        gives: 1268,
        from: [{ rule: 'primary-estimate' }, { rule: 'change-gain' }],
      },
    ]);
    expect(why.steps[0]?.from[0]?.from[0]?.from[0]?.from[0]?.from).toMatchObject([
      { rule: 'average-age', gives: 7 },
      { clause: '2 Kt', rule: 'kt-given', given: {}, gives: 11 },
    ]);
  });

  test('no first rating without a point', () => {
    const why = new Why<OrrRules>();
    const question = { kt: 8, games: [{ opponent: 900, score: 0 }], ages: [8] };
    expect(firstRating(question, why)).toMatchObject({ start: 438, primary: 438, change: null, after: null });
    expect(firstRating(question)).toMatchObject({ after: null });
    expect(why.steps).toMatchObject([
      { clause: '2 zero points', rule: 'zero-points', given: { games: 1, estimate: 438 }, gives: null },
    ]);
  });

  test('what the star still needs', () => {
    const why = new Why<OrrRules>();
    const event = (games: number, score: number) => ({ games, score });
    expect(starOf({ events: [event(5, 0), event(7, 0.5)] }, why)).toEqual({ settled: false, games: 7, events: 1 });
    expect(starOf({ events: [event(7, 0.5), event(4, 0)] })).toEqual({ settled: true, games: 11, events: 2 });
    expect(starOf({ events: [event(7, 0), event(4, 0)] })).toEqual({ settled: false, games: 0, events: 0 });
    expect(why.steps).toMatchObject([{ rule: 'unsettled', given: { gamesNeeded: 4, eventsNeeded: 1 } }]);
  });

  describe('the score for a wished rating', () => {
    // expected 0.64 + 0.50 + 0.36 + 0.24 = 1.74
    const opponents = [1500, 1600, 1700, 1800];
    for (const [wished, answer] of [
      [1500, { score: 0, after: 1557 }],
      [1557, { score: 0, after: 1557 }],
      [1558, { score: 0.5, after: 1569 }],
      [1600, { score: 2, after: 1608 }],
      [1664, { score: 4, after: 1664 }],
      [1665, null],
    ] as const) {
      test(`from 1600 to ${wished}: ${answer === null ? 'not in this event' : answer.score}`, () =>
        expect(scoreFor({ rating: 1600, opponents, wished })).toEqual(answer));
    }

    test('without opponents only the present rating can be reached', () => {
      expect(scoreFor({ rating: 1600, opponents: [], wished: 1600 })).toEqual({ score: 0, after: 1600 });
      expect(scoreFor({ rating: 1600, opponents: [], wished: 1601 })).toBeNull();
    });

    test('the answer reaches the wish and half a point less does not', () => {
      const rating = fc.integer({ min: 0, max: 2600 });
      fc.assert(
        fc.property(rating, fc.array(rating, { minLength: 1, maxLength: 11 }), rating, (own, against, wished) => {
          const answer = scoreFor({ rating: own, opponents: against, wished });
          const reached = (half: number) => {
            const games = against.map((opponent, index) => ({
              opponent,
              score: Math.max(0, Math.min(2, half - 2 * index)) / 2,
            }));
            return changeFromGames({ rating: own, games }).after;
          };
          if (answer === null) expect(reached(2 * against.length)).toBeLessThan(wished);
          else {
            expect(answer.after).toBe(reached(2 * answer.score));
            expect(answer.after).toBeGreaterThanOrEqual(wished);
            if (answer.score > 0) expect(reached(2 * answer.score - 1)).toBeLessThan(wished);
          }
        }),
      );
    });
  });
});
