import { expect, test } from 'vitest';
import { atOnce } from '../../core/slices.ts';
import { FLAGS, type StandingBlock } from '../../ledger/store.ts';
import { ListRows, type ListedNumbers, RatingsByPerson } from './list-rows.ts';

const row = (person: number, rating: number | null, flags = 0): ListedNumbers => ({
  person,
  rating,
  k: null,
  games: 0,
  flags,
  rest: null,
});

const blockOf = (rows: readonly ListedNumbers[]): StandingBlock => {
  const at = (place: number): ListedNumbers => rows[place] as ListedNumbers;
  return {
    rows: rows.length,
    person: (place) => at(place).person,
    rating: (place) => at(place).rating,
    k: (place) => at(place).k,
    games: (place) => at(place).games,
    total: () => 0,
    peak: () => null,
    change: () => null,
    row: () => {
      throw new Error('no row is asked for');
    },
    flags: (place) => at(place).flags,
    rests: () => rows.map(({ rest }) => rest),
  };
};

test('ratings are found by person, also those of zero and below; nobody else has one', () => {
  const ratings = new RatingsByPerson();
  ratings.add(blockOf([row(1, 1500), row(3, 0), row(4, null)]));
  ratings.add(blockOf([row(1500, -900), row(1501, 2000, FLAGS.notListed), row(5000, 2100)]));
  expect([0, 1, 2, 3, 4, 1500, 1501, 5000, 5001, 99_999].map((person) => ratings.of(person))).toEqual([
    undefined,
    1500,
    undefined,
    0,
    undefined,
    -900,
    undefined,
    2100,
    undefined,
    undefined,
  ]);
});

test('the best and the greatest gains are of active players; among equals the higher rating, then who was there first', () => {
  const rows = new ListRows(0);
  const before: Readonly<Record<number, number>> = { 1: -30, 2: 1990, 3: 1890, 4: 1890, 5: 1000, 6: 1900 };
  rows.addBlock(
    blockOf([
      row(1, -20),
      row(2, 2000),
      row(3, 1900),
      row(4, 1900, FLAGS.fresh),
      row(5, 2500, FLAGS.inactive),
      row(6, 1900),
      row(7, 2000, FLAGS.fresh),
      row(8, 2600, FLAGS.notListed),
    ]),
    (person) => before[person],
  );
  const { top, gains, fresh } = atOnce(rows.highlights(4));
  const persons = (some: readonly number[]): readonly (number | undefined)[] => some.map((each) => rows.person[each]);
  expect(persons(top)).toEqual([2, 7, 3, 4]);
  expect(persons(gains)).toEqual([2, 3, 4, 1]);
  expect([fresh, rows.size]).toEqual([2, 7]);
});
