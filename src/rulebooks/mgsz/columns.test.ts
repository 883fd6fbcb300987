import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../../core/chance.ts';
import type { Event, Game, Player } from '../../core/event.ts';
import { fraction } from '../../core/exact.ts';
import { RESULTS } from '../../core/game.ts';
import { columnsOf } from '../at-once.fixture.ts';
import { AtOnceTable } from '../at-once.ts';
import { LADDER, multiplier, promote, standingMarks } from './clauses.ts';
import { MGSZ_COLUMNS } from './columns.ts';
import { MGSZ_OFFICE } from './office.ts';
import { rateEvent } from './rate.ts';
import { GRADES } from './tables.ts';

const MARKED = GRADES.slice(0, 10).map(({ grade }) => grade);

type Standing = Pick<Player, 'rating' | 'rank' | 'reached'>;

function randomStanding(chance: Chance): Standing {
  const rating = chance.between(950, 2800);
  const reached = Object.fromEntries(MARKED.filter(() => chance.percent(20)).map((grade) => [grade, 1]));
  return {
    rating,
    ...(chance.percent(80) ? { rank: chance.percent(50) ? chance.one(LADDER) : chance.one(GRADES).grade } : {}),
    ...(chance.percent(40) ? { reached } : {}),
  };
}

/** Events of a month among the same people, by where they stand before it. */
function randomMonth(seed: number): { readonly standings: readonly Standing[]; readonly fields: readonly Event[] } {
  const chance = new Chance(seed);
  const persons = chance.between(2, 20);
  const standings = Array.from({ length: persons }, () => randomStanding(chance));
  const fields = Array.from({ length: chance.between(1, 4) }, (_, at): Event => {
    const games = Array.from({ length: chance.between(0, 8 * persons) }, (): Game => {
      const white = chance.between(0, persons - 1);
      return {
        round: chance.between(1, 20),
        white,
        black: (white + chance.between(1, persons - 1)) % persons,
        result: chance.percent(5) ? chance.one(RESULTS) : chance.one(['1-0', '0-1', '1/2-1/2'] as const),
        rated: !chance.percent(2),
        handicap: chance.percent(20) ? chance.between(1, 9) : 0,
      };
    });
    return {
      id: `e${at}`,
      board: chance.percent(10) ? 13 : 19,
      baseMinutes: fraction(chance.one([10, 20, 40, 60, 90])),
      byoyomi: null,
      handicap: chance.percent(50),
      ...(chance.percent(20) ? { committeeC: chance.between(0, 50) } : {}),
      ...(chance.percent(20) ? { rounds: chance.between(1, 25) } : {}),
      players: [],
      games: games.sort((a, b) => a.round - b.round),
    };
  });
  return { standings, fields };
}

describe('a month in columns is what the clauses make of it, event after event', () => {
  test('of random months, to the last bit, titles and marks too', () => {
    const table = new AtOnceTable();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (seed) => {
        const { standings, fields } = randomMonth(seed);
        let present = standings;
        for (const field of fields) {
          const players = present.map((standing, index): Player => ({ index, id: `p${index}`, ...standing }));
          const event = { ...field, players };
          const result = rateEvent(event);
          table.begin(players.length);
          for (const player of players) expect(MGSZ_COLUMNS.enter(table, player.index, player)).toBe(true);
          const c = MGSZ_COLUMNS.multiplier(event);
          expect([result.rated, result.c]).toEqual([c !== undefined, c ?? null]);
          if (c === undefined) continue;
          const rounds = event.games.reduce((most, { round }) => Math.max(most, round), event.rounds ?? 0);
          const games = columnsOf(event.games);
          MGSZ_COLUMNS.rate(games, table, c, rounds);
          present = players.map(({ index, id }): Standing => {
            const { standing, ...told } = MGSZ_OFFICE.resultOf(result, event, id);
            const { rank, reached } = MGSZ_COLUMNS.standing(table, index);
            expect({ n: table.games[index], halfPoints: table.halfPoints[index] }).toEqual(told);
            const after = { rating: table.after[index], rank, ...(reached === undefined ? {} : { reached }) };
            const { games: _games, ...rest } = standing as NonNullable<typeof standing>;
            expect(after).toEqual(rest);
            expect(table.change[index]).toBe(100 * (result.players[id]?.change as number));
            return rest;
          });
          expect(MGSZ_COLUMNS.isQuiet(games, table)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('every title with every mark becomes at every number of points what 5 makes of it', () => {
    const table = new AtOnceTable();
    table.begin(2);
    const chance = new Chance(1);
    // one game that is drawn by equals, so that the points stay
    const game: Game = { round: 1, white: 0, black: 1, result: '1/2-1/2', rated: true, handicap: 0 };
    const games = columnsOf([game]);
    for (const rank of LADDER) {
      for (let rating = 990; rating <= 2710; rating += 5) {
        const marks = Object.fromEntries(MARKED.filter(() => chance.percent(30)).map((grade) => [grade, 1]));
        const reached = standingMarks(rank, marks);
        for (const place of [0, 1]) MGSZ_COLUMNS.enter(table, place, { rating, rank, reached: marks });
        MGSZ_COLUMNS.rate(games, table, 10, 1);
        const title = promote({ rank, reached }, rating);
        expect(table.after[0]).toBe(rating);
        expect({ reached: {}, ...MGSZ_COLUMNS.standing(table, 0) }).toEqual(title);
      }
    }
  });

  test('who has no points, points that are not whole or a mark made twice is left to the clauses, and so is an event without C', () => {
    const table = new AtOnceTable();
    table.begin(1);
    for (const known of [{}, { rating: 1500.5 }, { rating: 1500, reached: { '3k': 2 } }]) {
      expect(MGSZ_COLUMNS.enter(table, 0, known)).toBe(false);
    }
    expect(MGSZ_COLUMNS.enter(table, 0, { rating: 1500 })).toBe(true);
    expect(MGSZ_COLUMNS.multiplier({ board: 9, players: [] })).toBeUndefined();
    const large = { baseMinutes: fraction(60), byoyomi: null };
    expect(MGSZ_COLUMNS.multiplier({ ...large, players: Array.from({ length: 81 }) })).toBe(
      multiplier({ ...large, participants: 81 }),
    );
  });
});
