import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Chance } from '../../core/chance.ts';
import type { Event, Game, Player } from '../../core/event.ts';
import { fraction } from '../../core/exact.ts';
import { RESULTS } from '../../core/game.ts';
import { chance as chanceAt, gamePoints, NO_MARKS, pointsOfWhite, promote, rankOf, standingMarks } from './clauses.ts';
import { type MgszResult, rateEvent } from './rate.ts';
import { CHANCES, GRADES } from './tables.ts';

const GRADE_NAMES = GRADES.map(({ grade }) => grade);

function randomPlayer(chance: Chance, index: number): Player {
  const player = { index, id: `p${index}` };
  if (chance.percent(80)) {
    return {
      ...player,
      rating: chance.between(950, 2800),
      ...(chance.percent(80) ? { rank: chance.one(GRADE_NAMES) } : {}),
      ...(chance.percent(20) ? { reached: { [chance.one(GRADE_NAMES)]: chance.between(0, 2) } } : {}),
      ...(chance.percent(10) ? { entryRank: chance.one(GRADE_NAMES) } : {}),
    };
  }
  const entering = chance.percent(50);
  return { ...player, registered: false, entering, entryRank: chance.one(GRADE_NAMES) };
}

function randomEvent(seed: number): Event {
  const chance = new Chance(seed);
  const size = chance.between(2, 20);
  const games = Array.from({ length: chance.between(0, 8 * size) }, (): Game => {
    const white = chance.between(0, size - 1);
    return {
      round: chance.between(1, 20),
      white,
      black: (white + chance.between(1, size - 1)) % size,
      result: chance.percent(10) ? chance.one(RESULTS) : chance.one(['1-0', '0-1', '1/2-1/2'] as const),
      rated: !chance.percent(5),
      handicap: chance.percent(20) ? chance.between(1, 9) : 0,
    };
  });
  return {
    id: `e${seed}`,
    board: 19,
    baseMinutes: fraction(chance.one([10, 20, 40, 60, 90])),
    byoyomi: null,
    handicap: chance.percent(50),
    ...(chance.percent(20) ? { committeeC: chance.between(0, 50) } : {}),
    players: Array.from({ length: size }, (_, index) => randomPlayer(chance, index)),
    games: games.sort((a, b) => a.round - b.round),
  };
}

const withoutReasons = ({ players, ...result }: MgszResult): unknown => ({
  ...result,
  players: Object.fromEntries(
    Object.entries(players).map(([id, { steps: _steps, tables: _tables, ...numbers }]) => [id, numbers]),
  ),
});

test('an event without reasons has the same numbers, games and findings as one with them, to the last bit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (seed) => {
      const event = randomEvent(seed);
      const [lean, explained] = [rateEvent(event), withoutReasons(rateEvent(event, 'all'))];
      expect(lean).toStrictEqual(explained);
      expect(JSON.stringify(lean)).toBe(JSON.stringify(explained));
    }),
    { numRuns: 500 },
  );
});

test('table 4 by whole differences is the table as printed, and so is table 1 by whole points', () => {
  for (let half = 0; half <= 1000; half += 1) {
    const difference = half / 2;
    expect(chanceAt(difference)).toBe(CHANCES.find(({ to }) => difference <= to)?.chance);
  }
  for (let half = 1800; half <= 5600; half += 1) {
    const points = half / 2;
    expect(rankOf(points)).toBe(GRADES.find(({ limit }) => limit <= points)?.grade ?? '35k');
  }
});

test('white has the points of the clauses, and black the opposite', () => {
  for (let black = 1400; black <= 2200; black += 1) {
    for (const [result, halfPoints] of [
      ['1-0', 2],
      ['1/2-1/2', 1],
      ['0-1', 0],
    ] as const) {
      const { points } = gamePoints({ white: 1800, black, stones: 0 }, result);
      const lean = pointsOfWhite(1800, black, halfPoints);
      expect(points[0]).toBe(lean);
      expect(points[1] + lean).toBe(0);
    }
  }
});

test('without a mark the same title comes of it as with an empty record of marks', () => {
  for (const rank of GRADE_NAMES) {
    for (let points = 950; points < 2800; points += 7) {
      const unmarked = standingMarks(rank, NO_MARKS);
      expect(promote({ rank, reached: unmarked }, points)).toEqual(promote({ rank, reached: { ...unmarked } }, points));
    }
  }
});
