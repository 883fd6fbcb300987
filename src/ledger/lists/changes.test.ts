/** What a list brings, which list is in force, and how a player's state is kept. */
import { describe, expect, test } from 'vitest';
import { FLAGS, type ListRow, type StandingRow } from '../store.ts';
import { listInForce } from './in-force.ts';
import { changesOf } from './report.ts';
import {
  earlierEvent,
  factsOfState,
  restIn,
  restText,
  standingOfState,
  type State,
  stateIn,
  stateOfRow,
  stateText,
  storedResults,
} from './state.ts';

const row = (person: number, rating: number | null, flags = 0): StandingRow =>
  ({ person, rating, flags, k: null, games: 0, total: 0, peak: null, change: null, last: null, rest: null }) as const;
const before = (ratings: Readonly<Record<number, number>>, inactive: readonly number[] = []) => ({
  rating: (person: number): number | null => ratings[person] ?? null,
  inactive: new Set(inactive),
});

describe('what a list brings', () => {
  test('names who is new, gone, back, not listed, and inactive for the first time', () => {
    const { fresh, delisted, returned, notListed, inactive } = changesOf(
      [
        row(1, 1500, FLAGS.fresh),
        row(2, null, FLAGS.delisted),
        row(3, 1500, FLAGS.returned),
        row(4, 1300, FLAGS.notListed),
        row(5, 1500, FLAGS.inactive),
        row(6, 1500, FLAGS.inactive),
        row(7, 1500),
        row(8, 1500, FLAGS.fresh + FLAGS.notListed),
      ],
      before({}, [6]),
    );
    expect({ fresh, delisted, returned, notListed, inactive }).toEqual({
      fresh: [1, 8],
      delisted: [2],
      returned: [3],
      notListed: [4, 8],
      inactive: [5],
    });
  });

  test('a newcomer is rated on this list and was not on the one before; that is no change', () => {
    const { newcomers, changed, largest } = changesOf(
      [row(1, 1500), row(2, 1600), row(3, null), row(4, null)],
      before({ 2: 1590, 4: 1700 }),
    );
    expect(newcomers).toEqual([[1, 1500]]);
    expect([changed, largest]).toEqual([1, [{ person: 2, before: 1590, after: 1600 }]]);
  });

  test('counts changes in steps of ten points, downwards, too', () => {
    const rows = [0, 1, 9, 10, -1, -10, -11].map((change, at) => row(at, 1500 + change));
    const { changed, histogram } = changesOf(rows, { ...before({}), rating: () => 1500 });
    expect(changed).toBe(6);
    expect(histogram).toEqual([
      { from: -20, count: 1 },
      { from: -10, count: 2 },
      { from: 0, count: 2 },
      { from: 10, count: 1 },
    ]);
  });

  test('the points that everybody was given are no change of a player', () => {
    const given = changesOf([row(1, 1560), row(2, 1575)], before({ 1: 1500, 2: 1500 }), () => 60);
    expect(given.largest).toEqual([{ person: 2, before: 1500, after: 1515 }]);
  });

  test('names the twenty largest changes, of equal ones the first', () => {
    const rows = Array.from({ length: 30 }, (_, at) => row(at, 1500 + (at % 2 === 0 ? at : -at)));
    const { largest } = changesOf([...rows, row(99, 1510)], { ...before({}), rating: () => 1500 });
    expect(largest.map(({ person }) => person)).toEqual(Array.from({ length: 20 }, (_, at) => 29 - at));
    const equal = changesOf(
      [5, 3, 4].map((person) => row(person, 1510)),
      { ...before({}), rating: () => 1500 },
    );
    expect(equal.largest.map(({ person }) => person)).toEqual([5, 3, 4]);
  });
});

test('the list in force is the last one up to a day, and before the first one that one', () => {
  const lists = ['2024-05-01', '2024-06-01'].map((date) => ({ date }) as ListRow);
  expect(listInForce(lists, '2024-04-30')).toEqual({ list: lists[0], isEarly: true });
  expect(listInForce(lists, '2024-05-01')).toEqual({ list: lists[0], isEarly: false });
  expect(listInForce(lists, '2024-05-31')).toEqual({ list: lists[0], isEarly: false });
  expect(listInForce(lists, '2024-06-01')).toEqual({ list: lists[1], isEarly: false });
  expect(listInForce([], '2024-06-01')).toEqual({ list: undefined, isEarly: false });
});

describe('the state of a player', () => {
  const results = {
    event: 'e1',
    end: '2024-05-09',
    list: '2024-06',
    games: 5,
    average: [3000, 2] as const,
    halfPoints: 5,
    opponents: 6,
    results: [[1500, 2] as const],
  };
  const state: State = {
    rating: 1500,
    k: 20,
    total: 30,
    peak: 1600,
    last: 24_293,
    inactive: true,
    history: [results],
    hadEvent: true,
    unsettled: true,
    rank: '3d',
    reached: { '2d': 1 },
  };

  test('comes back from its text, and from the row of a list', () => {
    expect(stateIn(1500, stateText(state))).toEqual(state);
    expect(stateIn(null, stateText({ k: 20 }))).toStrictEqual({ k: 20 });
    const { person, rest, ...numbers } = standingOfState(7, state);
    expect([person, numbers.change, numbers.games, numbers.flags]).toEqual([7, null, 0, FLAGS.inactive]);
    expect(stateOfRow(numbers, restIn({ rest }) as never)).toEqual(state);
    expect(stateOfRow(numbers)).not.toHaveProperty('history');
  });

  test('of somebody of whom nothing is known is empty', () => {
    expect(stateText({})).toBe('{}');
    const { rest, person, ...numbers } = standingOfState(7, {});
    expect([person, rest]).toEqual([7, null]);
    expect(numbers).toMatchObject({ rating: null, k: null, total: 0, peak: null, flags: 0, last: null });
    expect([stateOfRow(numbers), restIn({ rest })]).toStrictEqual([{}, {}]);
    expect(factsOfState({})).toStrictEqual({});
  });

  test('keeps nothing that is empty', () => {
    expect([restText({ history: [] }), restText({ reached: {} }), restText({})]).toEqual([null, null, null]);
    expect(restText({ history: [], rank: '3d' })).toBe('{"rank":"3d"}');
    expect(stateText({ history: [], reached: {}, k: 20 })).toBe('{"k":20}');
  });

  test('has earlier results as a rulebook takes them, with and without what is not known', () => {
    const facts = earlierEvent(results);
    expect(facts).toMatchObject({ average: { parts: 3000, of: 2 }, results: [{ opponent: 1500, halfPoints: 2 }] });
    expect(storedResults(facts)).toStrictEqual(results);
    const bare = { games: 5, average: [3000, 2] as const, halfPoints: 5 };
    expect(earlierEvent(bare)).toStrictEqual({ games: 5, average: { parts: 3000, of: 2 }, halfPoints: 5 });
    expect(storedResults(earlierEvent(bare))).toStrictEqual(bare);
    expect(factsOfState(state)).toMatchObject({ rating: 1500, games: 30, peak: 1600, history: [facts] });
  });
});
