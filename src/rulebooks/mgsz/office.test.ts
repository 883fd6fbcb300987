import { describe, expect, test } from 'vitest';
import type { Event, Game } from '../../core/event.ts';
import { fraction } from '../../core/exact.ts';
import type { GradeRules } from '../edition.ts';
import { MGSZ_OFFICE } from './office.ts';

const game = (round: number, white: number, black: number): Game => ({
  round,
  white,
  black,
  result: '1-0',
  rated: true,
  handicap: 0,
});

describe('what an office must ask for', () => {
  const missing = (event: object, players: readonly object[] = [], isNew = true) =>
    MGSZ_OFFICE.missing?.({ id: 'e1', event, players, isNew: () => isNew, keyOf: (place) => `p${place}` });

  test('is the thinking time, where nothing else sets the multiplier', () => {
    const asked = [{ code: 'mgsz.no-base-time', clause: '6(2)', field: 'baseMinutes', facts: { event: 'e1' } }];
    expect([missing({}), missing({ board: 19 })]).toEqual([asked, asked]);
    for (const event of [
      { baseMinutes: fraction(60) },
      { committeeC: 20 },
      { board: 13 },
      { pairGo: true },
      { consultation: true },
    ]) {
      expect(missing(event)).toEqual([]);
    }
  });

  test('is the grade of who is new', () => {
    const players = [{}, { entryRank: '5k' }, { initialElo: 1500 }];
    const asked = { code: 'mgsz.entry-grade-missing', clause: '6(1) step 2', field: 'entryRank' };
    expect(missing({ board: 13 }, players)).toEqual([{ ...asked, player: 0, facts: { player: 'p0' } }]);
    expect(missing({ board: 13 }, players, false)).toEqual([]);
  });

  test('what two players may expect of a game', () => {
    expect(MGSZ_OFFICE.expected(2000, 2000, 0)).toBe(500);
  });
});

describe('what an event of Go comes to for an office', () => {
  const event: Event = {
    id: 't',
    board: 19,
    baseMinutes: fraction(60),
    participants: 10,
    rounds: 3,
    players: [
      { id: 'A', index: 0, rating: 2195, rank: '1d', reached: { '2d': 1 } },
      { id: 'B', index: 1, rating: 1650, rank: '7k' },
      { id: 'G', index: 2, registered: false, entryRank: '5k' },
    ],
    games: [game(1, 0, 1), game(2, 0, 2)],
  };
  const rated = MGSZ_OFFICE.edition.rate(event);
  const of = (player: string) => MGSZ_OFFICE.resultOf(rated, event, player);

  test('points, title and marks of who is registered', () => {
    expect(of('A')).toEqual({
      n: 2,
      halfPoints: 4,
      standing: { rating: rated.players['A']?.after, games: 2, rank: '2d', reached: { '3d': 1 } },
    });
    expect(of('B')).toEqual({
      n: 1,
      halfPoints: 0,
      standing: { rating: rated.players['B']?.after, games: 1, rank: '7k' },
    });
  });

  test('no standing of who is not', () => {
    expect(of('G')).toEqual({ n: 1, halfPoints: 0 });
  });
});

test('grades: with which somebody enters, their points, the first title, the distance and the marks that a title leaves', () => {
  const grades = MGSZ_OFFICE.grades as GradeRules;
  expect([grades.entry(1979), grades.points('1k'), grades.first('1k')]).toEqual(['1k', 1920, '5k']);
  expect([grades.steps('1d', '1k'), grades.steps('3k', '1k')]).toEqual([1, -2]);
  expect(grades.marksWith('1d', { '1d': 1, '2d': 1 })).toEqual({ '2d': 1 });
});

test('the ranking list is that of clause 4(1): equal points by the stronger title', () => {
  const registered = (id: string, rank: string) => ({ id, points: 1900, rank, reached: {} });
  const ranking = (MGSZ_OFFICE.grades as GradeRules).ranking([registered('a', '2k'), registered('b', '1d')]);
  expect(ranking.map(({ place, id }) => [place, id])).toEqual([
    [1, 'b'],
    [1, 'a'],
  ]);
});
