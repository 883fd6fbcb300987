import { describe, expect, test } from 'vitest';
import type { Fact, Facts } from '../../core/finding.ts';
import { type Step, Why } from '../../core/reasons.ts';
import type { Outing } from './clauses.ts';
import {
  boundedCoefficient,
  correctedEstimate,
  corridor,
  isMany,
  isSettled,
  manyGamesCorrection,
  newcomerEstimate,
  overshoots,
  playerCoefficient,
  pooledEstimate,
  primaryEstimate,
  printedCoefficient,
  reducedCoefficient,
  refinedMax,
  roundedRoot,
  startEstimate,
  storedEvents,
  tournamentCoefficient,
} from './newcomers.ts';
import type { OrrRules } from './reasons.ts';

const step = (clause: string, rule: string, given: Facts, gives: Fact, from: readonly Step[] = []): Step => ({
  clause,
  rule,
  given,
  gives,
  from,
});

const won = (count: number, opponentRating: number): Outing[] =>
  Array.from({ length: count }, () => ({ opponentRating, halfPoints: 2 }));

describe('ORR 2, the example of the inflated FIDE rating', () => {
  const contribution = { rating: 1950, halfPoints: 8, games: 9, averageAge: 80 };

  test('Ki is 26.780266 with the true e and an unrounded A', () => {
    expect(printedCoefficient(playerCoefficient(contribution))).toBe(26.780266);
  });

  test('the printed 26,761 comes from e = 2,718 and A = 2,394, both rounded', () => {
    expect(Math.round(1000 * ((20 * 2.718 ** 2.394 - 5) / 8))).toBe(26_761);
  });

  test('26 becomes 25, and with one rated player of 26 it comes down to 11', () => {
    const why = new Why<OrrRules>();
    const on = why.under();
    on.because('2 Ki', 'single-coefficient', { rating: 1950, score: 4, games: 9, averageAge: 8 }, 26.780266);
    expect(roundedRoot(26)).toBe(5);
    expect(tournamentCoefficient([playerCoefficient(contribution)], 26, why, on)).toBe(11);
    expect(why.steps).toEqual([
      step('2 Kt', 'kt-mean', { contributors: 1, mean: 26.780266 }, 26, on.steps),
      step('2 Kt bounds', 'kt-bounds', { mean: 26, low: 8, high: 25 }, 25),
      step('2 Kt reduction', 'kt-reduction', { kt: 25, contributors: 1, root: 5, participants: 26, reduced: 11 }, 11),
    ]);
  });
});

describe('ORR 2 Ki', () => {
  test('grows with the rating, falls with the score and with the opponents age', () => {
    const base = { rating: 1000, halfPoints: 4, games: 4, averageAge: 80 };
    const ki = playerCoefficient(base);
    expect(printedCoefficient(ki)).toBe(9.513);
    expect(playerCoefficient({ ...base, rating: 1001 })).toBeGreaterThan(ki);
    expect(playerCoefficient({ ...base, halfPoints: 5 })).toBeLessThan(ki);
    expect(playerCoefficient({ ...base, averageAge: 81 })).toBeLessThan(ki);
  });

  test('is finite for any rating that a report may have', () => {
    const extreme = { halfPoints: 0, games: 1, averageAge: 50 };
    expect(Number.isFinite(playerCoefficient({ ...extreme, rating: 1_000_000 }))).toBe(true);
    expect(playerCoefficient({ ...extreme, rating: -1_000_000 })).toBe(-1);
    expect(playerCoefficient({ ...extreme, rating: 99_200 })).toBe(playerCoefficient({ ...extreme, rating: 99_201 }));
    expect(playerCoefficient({ ...extreme, rating: 99_199 })).toBeLessThan(
      playerCoefficient({ ...extreme, rating: 99_200 }),
    );
  });
});

describe('ORR 2 Kt', () => {
  test('is 8 where nobody came with a rating', () => {
    const why = new Why<OrrRules>();
    expect(tournamentCoefficient([], 40, why)).toBe(8);
    expect(why.steps).toEqual([step('2 Kt', 'kt-nobody', { participants: 40 }, 8)]);
  });

  test('is the integer part of the mean, whatever the order of the players', () => {
    expect(tournamentCoefficient([12.9, 13.9, 12.9], 9)).toBe(13);
    const coefficients = [0.1, 0.2, 0.3, 1e9, 14.4, 7.7];
    for (const order of [coefficients, coefficients.toReversed(), coefficients.toSorted()]) {
      const why = new Why<OrrRules>();
      tournamentCoefficient(order, 1, why);
      expect(why.steps[0]?.given['mean']).toBe(166_666_670.45);
    }
  });

  test('a mean within the bounds and enough rated players: one step', () => {
    const why = new Why<OrrRules>();
    expect(tournamentCoefficient([8, 9], 4, why)).toBe(8);
    expect(why.steps).toEqual([step('2 Kt', 'kt-mean', { contributors: 2, mean: 8.5 }, 8)]);
  });

  for (const [mean, kt] of [
    [-1, 8],
    [7, 8],
    [8, 8],
    [9, 9],
    [24, 24],
    [25, 25],
    [26, 25],
  ] as const) {
    test(`a mean of ${mean} counts as ${kt}`, () => expect(boundedCoefficient(mean)).toBe(kt));
  }

  for (const [kt, contributors, participants, reduced] of [
    [25, 5, 26, 25],
    [25, 4, 26, 24],
    [25, 3, 26, 15],
    [25, 1, 26, 11],
    [9, 4, 25, 8],
    [10, 3, 25, 8],
    [9, 3, 25, 8],
    [8, 4, 25, 8],
  ] as const) {
    test(`${kt} from ${contributors} of ${participants} players becomes ${reduced}`, () =>
      expect(reducedCoefficient(kt, contributors, participants)).toBe(reduced));
  }

  test('a reduction to exactly 8 is a reduction, one to 7 is held at 8', () => {
    const why = new Why<OrrRules>();
    reducedCoefficient(9, 4, 25, why);
    reducedCoefficient(9, 3, 25, why);
    const given = { kt: 9, root: 5, participants: 25 };
    expect(why.steps).toEqual([
      step('2 Kt reduction', 'kt-reduction', { ...given, contributors: 4, reduced: 8 }, 8),
      step('2 Kt reduction', 'kt-reduction-floor', { ...given, contributors: 3, reduced: 7 }, 8),
    ]);
  });
});

describe('ORR 3, the corridors at the lowest coefficient', () => {
  for (const [age, rmax] of [
    [5, 811],
    [6, 975],
    [7, 1115],
    [8, 1238],
    [9, 1348],
    [10, 1447],
    [11, 1537],
    [12, 1619],
    [13, 1696],
  ] as const) {
    test(`age ${age}: ${rmax - 800} to ${rmax}`, () =>
      expect(corridor(8, 10 * age)).toEqual({ rmax, rmin: rmax - 800 }));
  }

  test('the printed 737 to 1537 for age 10 is the corridor of age 11', () => {
    expect(corridor(8, 100)).not.toEqual({ rmax: 1537, rmin: 737 });
    expect(corridor(8, 110)).toEqual({ rmax: 1537, rmin: 737 });
  });

  test('the Moscow final with Kt 13 and a mean age of 9 has its upper end at 1808', () => {
    const why = new Why<OrrRules>();
    expect(corridor(13, 90, why)).toEqual({ rmax: 1808, rmin: 1000 });
    expect(why.steps).toEqual([
      step('2 Rmax', 'corridor-top', { kt: 13, averageAge: 9 }, 1808),
      step('2 Rmin', 'corridor-bottom-limit', { rmax: 1808, limit: 1000 }, 1000),
    ]);
  });

  test('the lower end stays 800 below up to Rmax 1800', () => {
    expect(corridor(12, 96)).toEqual({ rmax: 1793, rmin: 993 });
    expect(corridor(12, 97)).toEqual({ rmax: 1803, rmin: 1000 });
    const why = new Why<OrrRules>();
    corridor(8, 80, why);
    expect(why.steps[1]).toEqual(step('2 Rmin', 'corridor-bottom', { rmax: 1238 }, 438));
  });

  test('with Rmax 1800 exactly the lower end is 1000 by the difference', () => {
    const found = [];
    for (let kt = 8; kt <= 25; kt += 1) {
      for (let age = 50; age <= 130; age += 1) if (corridor(kt, age).rmax === 1800) found.push([kt, age]);
    }
    for (const [kt, age] of found) {
      const why = new Why<OrrRules>();
      expect(corridor(kt as number, age as number, why).rmin).toBe(1000);
      expect(why.steps[1]?.rule).toBe('corridor-bottom');
    }
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('ORR 2, the example with one game', () => {
  test('from the printed Rmax 1410 every later number follows as printed', () => {
    expect(refinedMax({ rmax: 1410, rmin: 610 }, 1)).toBe(1110);
    expect(startEstimate({ rmin: 610, rpmax: 1110 }, { halfPoints: 2, games: 1 })).toBe(1110);
    expect(primaryEstimate([1026], 2, 1110)).toEqual({ rsr: 1068, rp: 1259 });
  });

  test('Rmax is 1410.987, so the nearest whole number is 1411, and the example ends in 1260', () => {
    expect(corridor(11, 70)).toEqual({ rmax: 1411, rmin: 611 });
    expect(newcomerEstimate({ kt: 11, averageAge: 70, opponents: [1026], halfPoints: 2 })).toEqual({
      rmax: 1411,
      rmin: 611,
      rpmax: 1111,
      rs: 1111,
      rsr: 1069,
      rp: 1260,
      rpp: 1260,
    });
  });

  test('its steps go from the primary estimate down to the corridor', () => {
    const why = new Why<OrrRules>();
    const on = why.under();
    on.because('2 Kt', 'kt-given', {}, 11);
    newcomerEstimate({ kt: 11, averageAge: 70, opponents: [1026], halfPoints: 2 }, why, on);
    expect(why.steps).toEqual([
      step('2 Rp', 'primary-estimate', { rsr: 1069, score: 1.5, games: 2 }, 1260, [
        step('2 Rs', 'start-estimate', { rmin: 611, rpmax: 1111, score: 1, games: 1 }, 1111, [
          step('2 Rpmax', 'refined-max', { rmax: 1411, rmin: 611, games: 1 }, 1111, [
            step('2 Rmax', 'corridor-top', { kt: 11, averageAge: 7 }, 1411, on.steps),
            step('2 Rmin', 'corridor-bottom', { rmax: 1411 }, 611),
          ]),
        ]),
        step('2 Rp 100%', 'fictitious-draw', { games: 1, rating: 1111 }, 1111),
        step('2 Rsr', 'opponents-average', { numbers: [1026, 1111] }, 1069),
      ]),
    ]);
  });
});

describe('ORR 2 Rpmax', () => {
  for (const [games, rpmax] of [
    [1, 815],
    [5, 1015],
    [6, 1065],
    [7, 1115],
    [15, 1115],
    [96, 1115],
    [97, 1115],
  ] as const) {
    test(`${games} games: ${rpmax}`, () => expect(refinedMax({ rmax: 1115, rmin: 315 }, games)).toBe(rpmax));
  }

  test('as printed, 97 games would put the end of the corridor at −3385', () => {
    const factor = 1 - Math.floor(Math.log10(97 + 3));
    expect(1115 - Math.floor(800 / 16) * factor * (7 - 97)).toBe(-3385);
  });

  test('the sixteenth is cut to a whole number', () => {
    expect(refinedMax({ rmax: 2803, rmin: 1000 }, 1)).toBe(2803 - 112 * 6);
  });

  test('a full corridor is told as such', () => {
    const why = new Why<OrrRules>();
    refinedMax({ rmax: 1115, rmin: 315 }, 7, why);
    expect(why.steps).toEqual([step('2 Rpmax', 'full-max', { rmax: 1115, games: 7 }, 1115)]);
  });
});

describe('ORR 2 Rs', () => {
  for (const [halfPoints, games, rs] of [
    [0, 7, 11],
    [14, 7, 811],
    [7, 7, 411],
    [1, 9, 55],
  ] as const) {
    test(`${halfPoints / 2} of ${games} in a corridor from 11 to 811: ${rs}`, () =>
      expect(startEstimate({ rmin: 11, rpmax: 811 }, { halfPoints, games })).toBe(rs));
  }
  test('halves are rounded up', () => {
    expect(startEstimate({ rmin: 1000, rpmax: 1805 }, { halfPoints: 9, games: 9 })).toBe(1403);
  });
});

describe('ORR 2 Rp', () => {
  test('half the points: the opponents average, itself rounded', () => {
    expect(primaryEstimate([700, 801], 2, 999)).toEqual({ rsr: 751, rp: 751 });
  });

  test('one point of eleven is 400 below the average, ten of eleven 400 above', () => {
    const opponents = Array.from({ length: 11 }, () => 900);
    expect(primaryEstimate(opponents, 2, 0)).toEqual({ rsr: 900, rp: 500 });
    expect(primaryEstimate(opponents, 20, 0)).toEqual({ rsr: 900, rp: 1300 });
  });

  test('without a point the starting estimate stays', () => {
    const why = new Why<OrrRules>();
    expect(primaryEstimate([900, 950], 0, 438, why)).toEqual({ rsr: 925, rp: 438 });
    expect(why.steps).toEqual([step('2 Rp zero', 'primary-is-start', { games: 2 }, 438)]);
  });

  test('half a point less than all adds no fictitious game', () => {
    const why = new Why<OrrRules>();
    expect(primaryEstimate([900, 950], 3, 438, why)).toEqual({ rsr: 925, rp: 1116 });
    expect(why.steps).toEqual([
      step('2 Rp', 'primary-estimate', { rsr: 925, score: 1.5, games: 2 }, 1116, [
        step('2 Rsr', 'opponents-average', { numbers: [900, 950] }, 925),
      ]),
    ]);
  });
});

describe('ORR 2, the example with 26 wins in 26 games', () => {
  test('corridor 315 to 1115, Rsr 700 with the fictitious draw, Rp 1390, Rpp 1239', () => {
    const why = new Why<OrrRules>();
    const opponents = Array.from({ length: 26 }, () => 684);
    expect(newcomerEstimate({ kt: 8, averageAge: 70, opponents, halfPoints: 52 }, why)).toEqual({
      rmax: 1115,
      rmin: 315,
      rpmax: 1115,
      rs: 1115,
      rsr: 700,
      rp: 1390,
      rpp: 1239,
    });
    expect(why.steps.map(({ rule }) => rule)).toEqual(['primary-estimate', 'many-games']);
    expect(why.steps[1]).toEqual(step('2 Rpp', 'many-games', { estimate: 1390, rpmax: 1115, games: 26 }, 1239));
  });
});

describe('ORR 2 Rpp', () => {
  for (const [estimate, games, corrected] of [
    [1390, 15, 1390],
    [1390, 16, 1376],
    [1114, 30, 1114],
    [1115, 30, 1115],
    [1116, 16, 1116],
    [1125, 26, 1120],
    [1390, 35, 1115],
    [1390, 36, 1101],
    [1390, 55, 840],
    [-92, 20, -92],
  ] as const) {
    test(`${estimate} with ${games} games and the corridor's end at 1115: ${corrected}`, () =>
      expect(manyGamesCorrection(estimate, 1115, games)).toBe(corrected));
  }

  test('an estimate at the end of the corridor is told as corrected, one below is not', () => {
    const why = new Why<OrrRules>();
    const on = why.under();
    on.because('2 Kt', 'kt-given', {}, 8);
    manyGamesCorrection(1114, 1115, 16, why, on);
    expect(why.steps).toEqual([]);
    manyGamesCorrection(1115, 1115, 16, why, on);
    expect(why.steps).toEqual([
      step('2 Rpp', 'many-games', { estimate: 1115, rpmax: 1115, games: 16 }, 1115, on.steps),
    ]);
  });

  test('more than 15 games are many', () => {
    expect(isMany(15)).toBe(false);
    expect(isMany(16)).toBe(true);
  });

  test('from 36 games on the correction goes past the end of the corridor', () => {
    expect(overshoots(1390, 1115, manyGamesCorrection(1390, 1115, 35))).toBe(false);
    expect(overshoots(1390, 1115, manyGamesCorrection(1390, 1115, 36))).toBe(true);
    expect(overshoots(1115, 1115, manyGamesCorrection(1115, 1115, 36))).toBe(false);
    expect(overshoots(1000, 1115, manyGamesCorrection(1000, 1115, 36))).toBe(false);
    expect(overshoots(1115, 1115, 1114)).toBe(true);
  });
});

describe('ORR 2 pool', () => {
  const event = (games: number, halfPoints: number) => ({ games, halfPoints });
  test('events without a point before the first rating do not count, later ones do', () => {
    const history = [event(2, 0), event(3, 0), event(4, 1), event(5, 0)];
    expect(storedEvents(history)).toEqual([event(4, 1), event(5, 0)]);
    expect(storedEvents([event(4, 1)])).toEqual([event(4, 1)]);
  });
  test('an event without a game does not count', () => {
    expect(storedEvents([event(4, 1), event(0, 0), event(1, 0)])).toEqual([event(4, 1), event(1, 0)]);
  });
});

describe('ORR 2 Rkor', () => {
  test('one mean over all games, rounded once', () => {
    const pool: Outing[] = [
      { opponentRating: 800, halfPoints: 2 },
      { opponentRating: 900, halfPoints: 1 },
      { opponentRating: 1000, halfPoints: 0 },
      { opponentRating: 1003, halfPoints: 2 },
    ];
    const why = new Why<OrrRules>();
    expect(correctedEstimate(900, pool, why)).toEqual({ rsr: 926, rkor: 1015 });
    expect(why.steps).toEqual([
      step('2 Rkor', 'pooled-estimate', { rsr: 926, score: 2.5, games: 4 }, 1015, [
        step('2 Rkor Rsr', 'pooled-average', { numbers: [800, 900, 1000, 1003] }, 926),
      ]),
    ]);
  });

  test('with all games won a draw against the own starred rating is added, also below eleven games', () => {
    const why = new Why<OrrRules>();
    const on = why.under();
    on.because('2 pool', 'pool', { storedGames: 1, storedScore: 1, games: 1, score: 1 }, 2);
    const pool: Outing[] = [...won(1, 800), ...won(1, 900)];
    expect(correctedEstimate(1200, pool, why, on)).toEqual({ rsr: 967, rkor: 1247 });
    expect(why.steps).toEqual([
      step('2 Rkor', 'pooled-estimate', { rsr: 967, score: 2.5, games: 3 }, 1247, [
        step('2 pool', 'pool', { storedGames: 1, storedScore: 1, games: 1, score: 1 }, 2),
        step('2 Rkor 100%', 'fictitious-draw', { games: 2, rating: 1200 }, 1200),
        step('2 Rkor Rsr', 'pooled-average', { numbers: [800, 900, 1200] }, 967),
      ]),
    ]);
  });

  test('above 15 pooled games the estimate is corrected, and the fictitious game does not count for that', () => {
    expect(pooledEstimate(1200, won(15, 900), 1238)).toEqual({ rsr: 919, rkor: 1516, primary: 1516 });
    const why = new Why<OrrRules>();
    const onMax = why.under();
    corridor(8, 80, onMax);
    expect(pooledEstimate(1200, won(16, 900), 1238, why, undefined, onMax)).toEqual({
      rsr: 918,
      rkor: 1525,
      primary: 1511,
    });
    expect(why.steps[1]).toEqual(
      step('2 Rpp', 'many-games', { estimate: 1525, rpmax: 1238, games: 16 }, 1511, onMax.steps),
    );
  });
});

describe('ORR 2 settled', () => {
  for (const [games, events, settled, gamesNeeded, eventsNeeded] of [
    [11, 2, true, 0, 0],
    [12, 3, true, 0, 0],
    [10, 2, false, 1, 0],
    [11, 1, false, 0, 1],
    [26, 1, false, 0, 1],
    [10, 5, false, 1, 0],
    [1, 1, false, 10, 1],
    [0, 0, false, 11, 2],
  ] as const) {
    test(`${games} games in ${events} events: ${settled ? 'settled' : 'unsettled'}`, () => {
      const why = new Why<OrrRules>();
      expect(isSettled(games, events, why)).toBe(settled);
      expect(why.steps).toEqual([
        settled
          ? step('2 settled', 'settled', { games, events }, true)
          : step('2 settled', 'unsettled', { games, events, gamesNeeded, eventsNeeded }, false),
      ]);
    });
  }
});
