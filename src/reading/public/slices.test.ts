/** How much is done between two turns of others: counted, not timed. */
import { describe, expect, test } from 'vitest';
import { FLAGS } from '../../ledger/store.ts';
import { DIRECTIONS, LIST_ORDERS, ListBlock, type ListFilter } from './list-block.ts';
import { ListRows } from './list-rows.ts';
import { NameIndex } from './name-index.ts';
import { People } from './people.ts';
import { atOnce, inSlices, ranges, ROWS_A_SLICE, type Sliced } from '../../core/slices.ts';
import { counted, sorted } from '../sorting.ts';

/** How many turns others have had. */
function turnsIn(work: Sliced<unknown>): number {
  let turns = 0;
  while (work.next().done !== true) turns += 1;
  return turns;
}

test('work in slices pauses at each of them, and gives what it gives at once', async () => {
  function* work(): Sliced<number> {
    yield;
    yield;
    return 3;
  }
  let pauses = 0;
  const pause = async (): Promise<void> => {
    pauses += 1;
  };
  expect(await inSlices(work(), pause)).toBe(3);
  expect([pauses, atOnce(work())]).toEqual([2, 3]);
});

test('pieces leave nothing out, and none has more than it may', () => {
  for (const count of [0, 1, 9, 10, 11, 30]) {
    const seen: number[] = [];
    const look = (from: number, to: number): void => {
      expect(to - from).toBeLessThanOrEqual(10);
      for (let at = from; at < to; at += 1) seen.push(at);
    };
    expect(turnsIn(ranges(count, look, 10))).toBe(Math.ceil(count / 10));
    expect(seen).toEqual(Array.from({ length: count }, (_, at) => at));
  }
});

test('sorting compares some hundreds at a time at most, and is the same as sorting at once', () => {
  const keys = Array.from({ length: 5000 }, (_, at) => (at * 7919) % 1000);
  let [compared, most] = [0, 0];
  const order = (a: number, b: number): number => {
    compared += 1;
    return (keys[a] as number) - (keys[b] as number) || a - b;
  };
  const work = sorted(counted(keys.length), order);
  for (;;) {
    const step = work.next();
    most = Math.max(most, compared);
    compared = 0;
    if (step.done !== true) continue;
    expect([...step.value]).toEqual([...keys.keys()].sort(order));
    break;
  }
  expect(most).toBeLessThan(4096);
});

describe('a list of three slices', () => {
  const SIZE = 2 * ROWS_A_SLICE + 10;
  const people = new People();
  const rows = new ListRows(SIZE);
  for (let person = 1; person <= SIZE; person += 1) {
    const federation = person % 3 === 0 ? 'HUN' : 'UKR';
    const shown = { person, mergedInto: null, birthYear: 1950 + (person % 60), sex: 'f', federation, facts: null };
    people.put({ ...shown, name: `Kis, Anna ${person}`, title: 'WGM' }, 'Tisza');
    rows.add({ person, rating: 1400 + (person % 1000), k: 20, games: 1, flags: FLAGS.fresh, rest: null }, 1500);
  }
  const of = { pool: 'fide', date: '2026-10-01', no: 1 };
  const block = atOnce(ListBlock.of(of, rows, people));
  const orderly = { namePlaces: counted(SIZE + 1), compare: (a: string, b: string): number => (a < b ? -1 : 1) };

  test('is made in slices', () => {
    // what is known of persons, the order by rating, the places
    expect(turnsIn(ListBlock.of(of, rows, people))).toBeGreaterThanOrEqual(5 * 3);
    expect(turnsIn(block.present())).toBeGreaterThanOrEqual(8 * 3);
    expect(turnsIn(rows.highlights(5))).toBe(3);
  });

  test.each<[string, ListFilter]>([
    ['sex', { sex: 'f' }],
    ['age', { age: 'adult' }],
    ['activity', { activity: 'active' }],
    ['title', { title: 'any' }],
    ['rating', { from: 1000 }],
    ['federation', { federation: 'UKR' }],
    ['club', { club: 'tis' }],
    ['name', { name: 'kis' }],
  ])('is filtered by %s in slices', (_, filter) => {
    expect(turnsIn(block.filtered(filter))).toBeGreaterThanOrEqual(3);
  });

  test.each(LIST_ORDERS.flatMap((by) => DIRECTIONS.map((direction) => [by, direction] as const)))(
    'is ordered by %s %s in slices',
    (by, direction) => {
      const all = atOnce(block.filtered({}));
      const turns = turnsIn(block.ordered(all, by, direction, orderly));
      // from the highest rating down it stands already
      expect(turns).toBeGreaterThanOrEqual(by === 'rating' && direction === 'down' ? 0 : 3);
    },
  );

  test('what becomes known of a person between two slices spoils no order and no group', () => {
    for (const work of [
      () => block.ordered(all(), 'born', 'up', orderly),
      () => block.filtered({ federation: 'HUN' }),
    ]) {
      const going = work();
      for (let step = going.next(), turn = 1; ; step = going.next(), turn += 1) {
        const shown = { person: turn, mergedInto: null, name: 'Nagy, Éva', sex: 'm', title: null, facts: null };
        people.put({ ...shown, birthYear: 1900 + turn, federation: `X${turn}` });
        block.learn([turn]);
        if (step.done !== true) continue;
        expect(new Set(step.value).size).toBe(step.value.length);
        expect(step.value.length).toBeGreaterThan(0);
        break;
      }
    }
    expect(Array.from(atOnce(block.filtered({ federation: 'X1' })), (row) => block.personAt(row))).toEqual([1]);
  });
  const all = (): Int32Array => atOnce(block.filtered({}));
});

test('names are looked through a thousand at a time, and made ready so too', () => {
  let asked = 0;
  const index = new NameIndex((person) => {
    asked += 1;
    return `Kis, Anna ${person}`;
  });
  const settling = index.settle(5000);
  while (settling.next().done !== true) {
    expect(asked).toBeLessThanOrEqual(1024);
    asked = 0;
  }
  let found = 0;
  const finding = index.find(['kis'], 5000, () => {
    found += 1;
  });
  while (finding.next().done !== true) {
    expect(found).toBeLessThanOrEqual(1024);
    found = 0;
  }
  expect(asked).toBe(0);
});
