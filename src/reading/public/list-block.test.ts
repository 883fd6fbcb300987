import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { FLAGS, type ShownPerson, type StandingRow } from '../../ledger/store.ts';
import {
  AGE_GROUPS,
  type AgeGroup,
  DIRECTIONS,
  LIST_ORDERS,
  ListBlock,
  type ListFilter,
  type ListRowShown,
  type ListOrder,
} from './list-block.ts';
import { ListRows } from './list-rows.ts';
import { People } from './people.ts';
import { atOnce } from '../../core/slices.ts';
import type { GradeRules } from '../../rulebooks/edition.ts';
import { familyRules } from '../../rulebooks/office-rules.ts';

const person = (number: number, more: Partial<ShownPerson> = {}): ShownPerson => ({
  person: number,
  mergedInto: null,
  name: `Player ${number}`,
  birthYear: null,
  sex: null,
  federation: null,
  title: null,
  facts: null,
  ...more,
});

const standing = (number: number, rating: number | null, more: Partial<StandingRow> = {}): StandingRow => ({
  person: number,
  rating,
  k: 20,
  games: 0,
  total: 30,
  peak: rating,
  change: null,
  flags: 0,
  last: null,
  rest: null,
  ...more,
});

const letters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const AT_ONCE = async (): Promise<void> => undefined;

function peopleOf(...rows: readonly (readonly [ShownPerson, club?: string])[]): People {
  const people = new People();
  for (const [row, club] of rows) people.put(row, club);
  return people;
}

function blockOf(
  people: People,
  rows: readonly StandingRow[],
  before: Readonly<Record<number, number>> = {},
): ListBlock {
  const columns = new ListRows(0);
  for (const row of rows) columns.add(row, before[row.person]);
  return atOnce(ListBlock.of({ pool: 'fide', date: '2026-10-01', no: 10 }, columns, people));
}

const people = peopleOf(
  [person(1, { name: 'Kovács, Éva', federation: 'HUN', sex: 'f', birthYear: 2008, title: 'WGM' }), 'Tisza SE'],
  [person(2, { name: 'Muller, Ian', federation: 'GER', sex: 'm', birthYear: 1976, title: 'GM' })],
  [person(3, { name: 'Müller, Jan', federation: 'GER', sex: 'm', birthYear: 1961 }), 'Alpha'],
  [person(4, { name: 'Ábel, Kati', federation: 'HUN', sex: 'f', birthYear: 2016 }), 'Tisza SE'],
  [person(5, { name: 'Zelk, Ödön', birthYear: 2007 })],
  [person(6, { name: null })],
);
const block = blockOf(
  people,
  [
    standing(1, 2100, { games: 9, k: 10 }),
    standing(2, 2300, { flags: FLAGS.inactive }),
    standing(3, 2100, { games: 3 }),
    standing(4, 1500, { flags: FLAGS.fresh, k: 40 }),
    standing(5, 2200, { k: null, flags: FLAGS.returned }),
    standing(6, 1400),
    standing(7, null),
    standing(8, 2500, { flags: FLAGS.notListed }),
  ],
  { 1: 2090, 2: 2300, 3: 2110, 6: 1405 },
);
const persons = (filter: ListFilter): readonly number[] =>
  Array.from(atOnce(block.filtered(filter)), (row) => block.line(row).person);
const inOrder = async (by: ListOrder, direction: 'up' | 'down'): Promise<readonly number[]> => {
  const orderly = { namePlaces: await people.namePlaces('hu', letters, AT_ONCE), compare: letters };
  return Array.from(
    atOnce(block.ordered(atOnce(block.filtered({})), by, direction, orderly)),
    (row) => block.line(row).person,
  );
};

describe('a list in columns', () => {
  test('has those who are rated and listed, and the highest rating first', () => {
    expect(block.size).toBe(6);
    expect(persons({})).toEqual([2, 5, 1, 3, 4, 6]);
    expect(block.rowOf(8)).toBeUndefined();
    expect(block.ratingOf(5)).toBe(2200);
    expect(block.ratingOf(9)).toBeUndefined();
  });

  test('players of one rating share a place, and inactive ones have none', () => {
    const places = Array.from(atOnce(block.filtered({})), (row) => block.line(row).place);
    expect(places).toEqual([undefined, 1, 2, 2, 4, 5]);
  });

  test('where the rules have grades, equal points stand in the order of their ranking list', () => {
    const columns = new ListRows(0);
    const graded = (id: number, rating: number, rank?: string): StandingRow =>
      standing(id, rating, { rest: rank === undefined ? null : JSON.stringify({ rank }) });
    for (const row of [graded(1, 1900, '2k'), graded(2, 2000, '1d'), graded(3, 1900, '1d'), graded(4, 1900)]) {
      columns.add(row, undefined);
    }
    const grades = familyRules('mgsz').grades as GradeRules;
    const go = atOnce(ListBlock.of({ pool: 'go', date: '2026-10-01', no: 10 }, columns, people, grades));
    const lines = Array.from(atOnce(go.filtered({})), (row) => go.line(row));
    expect(lines.map(({ person: id, place }) => [id, place])).toEqual([
      [2, 1],
      [3, 2],
      [1, 2],
      [4, 2],
    ]);
  });

  test('a row says what is known, and nothing else', () => {
    expect(block.line(block.rowOf(1) as number)).toEqual({
      person: 1,
      place: 2,
      name: 'Kovács, Éva',
      title: 'WGM',
      federation: 'HUN',
      club: 'Tisza SE',
      sex: 'f',
      birthYear: 2008,
      rating: 2100,
      change: 10,
      games: 9,
      k: 10,
    });
    expect(block.line(block.rowOf(6) as number)).toEqual({
      person: 6,
      place: 5,
      name: null,
      rating: 1400,
      change: -5,
      games: 0,
      k: 20,
    });
    expect(block.line(block.rowOf(4) as number)).toMatchObject({ status: 'new' });
    expect(block.line(block.rowOf(4) as number)).not.toHaveProperty('change');
    expect(block.line(block.rowOf(5) as number)).toMatchObject({ status: 'returned' });
    expect(block.line(block.rowOf(2) as number)).toMatchObject({ status: 'inactive', change: 0 });
  });

  test('is filtered by federation, club, sex, activity, title, rating and name', () => {
    expect(persons({ federation: 'HUN' })).toEqual([1, 4]);
    expect(persons({ federation: 'XXX' })).toEqual([]);
    expect(persons({ club: 'Tisza SE' })).toEqual([1, 4]);
    expect(persons({ club: 'tisza' })).toEqual([1, 4]);
    expect(persons({ club: '.' })).toEqual([]);
    expect(persons({ sex: 'm' })).toEqual([2, 3]);
    expect(persons({ activity: 'inactive' })).toEqual([2]);
    expect(persons({ activity: 'active', federation: 'GER' })).toEqual([3]);
    expect(persons({ title: 'GM' })).toEqual([2]);
    expect(persons({ title: 'any' })).toEqual([2, 1]);
    expect(persons({ title: 'IM' })).toEqual([]);
    expect(persons({ from: 2100, to: 2200 })).toEqual([5, 1, 3]);
    expect(persons({ to: 1500 })).toEqual([4, 6]);
    expect(persons({ name: 'muller' })).toEqual([2, 3]);
    expect(persons({ name: 'JA müll' })).toEqual([3]);
    expect(persons({ name: 'ller' })).toEqual([]);
    expect(persons({ name: '…' })).toEqual([]);
  });

  const AGES: Readonly<Record<AgeGroup, readonly number[]>> = {
    u8: [],
    u10: [4],
    u12: [4],
    u14: [4],
    u16: [4],
    u18: [1, 4],
    u20: [5, 1, 4],
    adult: [2, 5, 3],
    s50: [2, 3],
    s65: [3],
  };
  test.each(AGE_GROUPS)('the age group %s goes by the year of the list', (age) => {
    expect(persons({ age })).toEqual(AGES[age]);
  });

  test('is sorted by every column; who has nothing there stands last', async () => {
    expect(await inOrder('place', 'up')).toEqual([5, 1, 3, 4, 6, 2]);
    expect(await inOrder('place', 'down')).toEqual([6, 4, 1, 3, 5, 2]);
    expect(await inOrder('rating', 'up')).toEqual([6, 4, 1, 3, 5, 2]);
    expect(await inOrder('title', 'up')).toEqual([2, 1, 5, 3, 4, 6]);
    expect(await inOrder('federation', 'down')).toEqual([1, 4, 2, 3, 5, 6]);
    expect(await inOrder('club', 'up')).toEqual([3, 1, 4, 2, 5, 6]);
    expect(await inOrder('change', 'down')).toEqual([1, 2, 6, 3, 5, 4]);
    expect(await inOrder('games', 'down')).toEqual([1, 3, 2, 5, 4, 6]);
    expect(await inOrder('k', 'up')).toEqual([1, 2, 3, 6, 4, 5]);
    expect(await inOrder('born', 'up')).toEqual([3, 2, 5, 1, 4, 6]);
    expect(await inOrder('status', 'up')).toEqual([4, 5, 2, 1, 3, 6]);
    expect(await inOrder('name', 'up')).toEqual([1, 2, 3, 5, 4, 6]);
    expect(await inOrder('grade', 'up')).toEqual([2, 5, 1, 3, 4, 6]);
    expect(() => atOnce(block.ordered(atOnce(block.filtered({})), 'name', 'up'))).toThrow('language');
  });

  test('tells what there is to choose from', () => {
    expect(atOnce(block.present())).toEqual({
      federations: ['GER', 'HUN'],
      titles: ['GM', 'WGM'],
      clubs: ['Alpha', 'Tisza SE'],
      births: true,
      ks: true,
      grades: false,
      changes: true,
      fresh: 1,
    });
  });

  test('tells the best, the greatest gains and who is new, without knowing anybody', () => {
    const { top, gains, fresh } = atOnce(block.rows.highlights(2));
    expect(top.map((row) => block.personAt(row))).toEqual([5, 1]);
    expect(gains.map((row) => block.personAt(row))).toEqual([1]);
    expect(fresh).toBe(1);
  });

  test('shows what was known when it was made, and learns who is called otherwise now', () => {
    const known = peopleOf(
      [
        person(1, {
          federation: 'HUN',
          title: 'IM',
          facts: '{"now":{"federation":"HUN","title":"IM"},"was":[{"facts":{"federation":"ROU"},"upTo":11}]}',
        }),
      ],
      [person(2, { federation: 'HUN', birthYear: 1990, facts: '{"erased":12,"now":{},"was":[]}' })],
    );
    const older = blockOf(known, [standing(1, 2000), standing(2, 1900)]);
    expect(older.line(0)).toMatchObject({ federation: 'ROU' });
    expect(older.line(0)).not.toHaveProperty('title');
    expect(older.line(1)).toEqual({ person: 2, place: 2, name: null, rating: 1900, games: 0, k: 20 });
    expect(atOnce(older.present()).clubs).toEqual([]);
    known.put(person(1, { name: 'Other', federation: 'AUT' }), 'New club');
    older.learn([1, 99]);
    expect(older.line(0)).toMatchObject({ name: 'Other', federation: 'AUT', club: 'New club' });
    expect(atOnce(older.present()).clubs).toEqual(['New club']);
  });

  test('Go: ranks go from kyu to dan; ORR: a star', () => {
    const ranked = blockOf(people, [
      standing(1, 1500, { rest: '{"rank":"2d"}' }),
      standing(2, 1400, { rest: '{"rank":"10k"}' }),
      standing(3, 1300, { rest: '{"rank":"2k","unsettled":true}' }),
    ]);
    const order = Array.from(
      atOnce(ranked.ordered(atOnce(ranked.filtered({})), 'grade', 'up')),
      (row) => ranked.line(row).grade,
    );
    expect(order).toEqual(['10k', '2k', '2d']);
    expect(ranked.line(2).unsettled).toBe(true);
  });

  test('any filter and order gives the same rows as a plain filter and sort', async () => {
    const KEYS: Partial<Record<ListOrder, (line: ListRowShown) => number | undefined>> = {
      rating: ({ rating }) => rating,
      place: ({ place }) => place,
      change: ({ change }) => change,
      games: ({ games }) => games,
      k: ({ k }) => k,
      born: ({ birthYear }) => birthYear,
    };
    const row = fc.record({
      rating: fc.integer({ min: 1400, max: 1420 }),
      games: fc.integer({ min: 0, max: 3 }),
      k: fc.constantFrom(null, 10, 20, 40),
      flags: fc.constantFrom(0, FLAGS.inactive),
      year: fc.constantFrom(null, 1990, 2010),
      before: fc.option(fc.integer({ min: 1400, max: 1420 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 20 }),
        fc.constantFrom(...(Object.keys(KEYS) as ListOrder[])),
        fc.constantFrom(...DIRECTIONS),
        (rows, by, direction) => {
          const all = peopleOf(...rows.map(({ year }, at) => [person(at + 1, { birthYear: year })] as const));
          const made = blockOf(
            all,
            rows.map(({ rating, games, k, flags }, at) => standing(at + 1, rating, { games, k, flags })),
            Object.fromEntries(rows.flatMap(({ before }, at) => (before === undefined ? [] : [[at + 1, before]]))),
          );
          const lines = rows.map((_, at) => made.line(at)).sort((a, b) => b.rating - a.rating || a.person - b.person);
          const key = KEYS[by] as (line: ListRowShown) => number | undefined;
          const way = direction === 'up' ? 1 : -1;
          const expected = lines.toSorted((a, b) => {
            const [x, y] = [key(a), key(b)];
            if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined);
            return way * (x - y);
          });
          const got = Array.from(atOnce(made.ordered(atOnce(made.filtered({})), by, direction)), (at) => made.line(at));
          expect(got).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
    expect(LIST_ORDERS).toHaveLength(12);
  });
});

describe('the order of names', () => {
  test('is kept, and whoever comes or changes is put in its place', async () => {
    const some = peopleOf([person(1, { name: 'C' })], [person(2, { name: null })], [person(3, { name: 'A' })]);
    let compared = 0;
    const compare = (a: string, b: string): number => {
      compared += 1;
      return letters(a, b);
    };
    const order = async (): Promise<readonly number[]> => {
      const places = await some.namePlaces('en', compare, AT_ONCE);
      return [1, 2, 3, 4, 5]
        .filter((each) => each <= some.last)
        .sort((a, b) => (places[a] as number) - (places[b] as number));
    };
    expect(await order()).toEqual([3, 1, 2]);
    const before = compared;
    expect(await order()).toEqual([3, 1, 2]);
    expect(compared).toBe(before);
    some.put(person(4, { name: 'B' }));
    some.put(person(3, { name: 'D' }));
    some.put(person(5, { name: 'B' }));
    expect(await order()).toEqual([4, 5, 1, 3, 2]);
  });

  test('is the same piece by piece as at once', async () => {
    const many = new People();
    const names = Array.from({ length: 20_000 }, (_, at) => `N${(at * 7919) % 20_011}`);
    for (const [at, name] of names.entries()) many.put(person(at + 1, { name }));
    const places = await many.namePlaces('en', letters, AT_ONCE);
    const sorted = names.map((_, at) => at + 1).sort((a, b) => letters(names[a - 1] as string, names[b - 1] as string));
    expect(sorted.map((each) => places[each])).toEqual(sorted.map((_, place) => place));
  });
});
