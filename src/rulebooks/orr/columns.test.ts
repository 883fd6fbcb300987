import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../../core/chance.ts';
import { dayOf } from '../../core/dates.ts';
import type { DatedEvent, Game, Player } from '../../core/event.ts';
import { RESULTS } from '../../core/game.ts';
import { AtOnceTable } from '../at-once.ts';
import { columnsOf } from '../at-once.fixture.ts';
import { ORR_COLUMNS } from './columns.ts';
import { ORR_OFFICE } from './office.ts';
import { rateEvent } from './rate.ts';

const START = dayOf(2024, 5, 1);

/** Events of a month among the same people, by their ratings before it. */
function randomMonth(seed: number): { readonly ratings: readonly number[]; readonly fields: readonly DatedEvent[] } {
  const chance = new Chance(seed);
  const persons = chance.between(2, 30);
  const ratings = Array.from({ length: persons }, () =>
    chance.one([chance.between(-50, 300), chance.between(300, 2600), chance.between(1400, 1900)]),
  );
  const fields = Array.from({ length: chance.between(1, 4) }, (_, at): DatedEvent => {
    const games = Array.from({ length: chance.between(0, 9 * persons) }, (): Game => {
      const white = chance.between(0, persons - 1);
      const black = (white + chance.between(1, persons - 1)) % persons;
      const result = chance.percent(5) ? chance.one(RESULTS) : chance.one(['1-0', '0-1', '1/2-1/2'] as const);
      return { round: chance.between(1, 9), white, black, result, rated: !chance.percent(2), handicap: 0 };
    });
    games.sort((a, b) => a.round - b.round);
    return { id: `e${at}`, start: START + at, end: START + at, players: [], games };
  });
  return { ratings, fields };
}

describe('a month in columns is what the clauses make of it, event after event', () => {
  test('of random months, to the last bit', () => {
    const table = new AtOnceTable();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (seed) => {
        const { ratings, fields } = randomMonth(seed);
        let standing = ratings;
        for (const field of fields) {
          const players = standing.map((rating, index): Player => {
            return { index, id: `p${index}`, rating, birth: { year: 1980 } };
          });
          const event = { ...field, players };
          const result = rateEvent(event);
          table.begin(players.length);
          for (const player of players) expect(ORR_COLUMNS.enter(table, player.index, player)).toBe(true);
          const games = columnsOf(event.games);
          ORR_COLUMNS.rate(games, table, 0, 9);
          for (const { index, id } of players) {
            const { n, halfPoints, expected, k } = ORR_OFFICE.resultOf(result, event, id);
            const { after, change } = result.players[id] as { after: number; change: number };
            expect([table.games[index], table.halfPoints[index], (table.expected[index] as number) / 100]).toEqual([
              n,
              halfPoints,
              expected,
            ]);
            expect([table.k[index], table.after[index]]).toEqual([k, after]);
            expect(Math.abs((table.change[index] as number) / 100 - change)).toBeLessThanOrEqual(0.005 + 1e-9);
          }
          expect(ORR_COLUMNS.isQuiet(games, table)).toBe(result.findings.length === 0);
          standing = players.map(({ index }) => table.after[index] as number);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('who is new, unsettled, or rated by a number that is none of the table is left to the clauses', () => {
    const table = new AtOnceTable();
    table.begin(1);
    for (const known of [{}, { rating: 1500, unsettled: true }, { rating: 1500.5 }]) {
      expect(ORR_COLUMNS.enter(table, 0, known)).toBe(false);
    }
    expect(ORR_COLUMNS.enter(table, 0, { rating: 1500 })).toBe(true);
    expect([ORR_COLUMNS.multiplier({ players: [] }), ORR_COLUMNS.standing(table, 0)]).toEqual([0, {}]);
  });
});
