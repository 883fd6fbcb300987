/** Two lists side by side: who is higher, lower, new, gone, or changed otherwise. */
import { describe, expect, test } from 'vitest';
import { FLAGS } from '../../ledger/store.ts';
import { ListBlock } from './list-block.ts';
import { changesBetween } from './list-changes.ts';
import { ListRows } from './list-rows.ts';
import { People } from './people.ts';
import { atOnce, ROWS_A_SLICE } from '../../core/slices.ts';

interface Row {
  readonly rating: number;
  readonly k?: number;
  readonly inactive?: true;
}

function block(rows: Readonly<Record<number, number | Row>>): ListBlock {
  const people = new People();
  const list = new ListRows(1);
  for (const [key, given] of Object.entries(rows)) {
    const { rating, k = 20, inactive } = typeof given === 'number' ? ({ rating: given } as Row) : given;
    const person = Number(key);
    list.add({ person, rating, k, games: 0, flags: inactive === true ? FLAGS.inactive : 0, rest: null }, undefined);
  }
  return atOnce(ListBlock.of({ pool: 'fide', date: '2026-10-01', no: 1 }, list, people));
}

const BEFORE = block({ 1: 2000, 2: 2000, 3: 1900, 4: 1800, 5: 1700, 6: { rating: 1600, k: 40 }, 7: 1500, 9: 1400 });
const AFTER = block({
  1: 2010,
  2: 1980,
  3: 1920,
  5: 1700,
  6: { rating: 1600, k: 20 },
  7: { rating: 1500, inactive: true },
  8: 1450,
  9: 1390,
  10: 1460,
});

describe('the changes between two lists', () => {
  test('are told apart, the greatest first', async () => {
    const { persons, same } = await changesBetween(BEFORE, AFTER, async () => undefined);
    expect(Object.fromEntries(Object.entries(persons).map(([kind, found]) => [kind, [...found]]))).toEqual({
      gain: [3, 1],
      loss: [2, 9],
      new: [10, 8],
      gone: [4],
      other: [6, 7],
    });
    expect(same).toBe(1);
  });

  test('gains and losses stand together by size, a gain before a loss of the same; the others follow', async () => {
    const { all } = await changesBetween(BEFORE, AFTER, async () => undefined);
    expect([...all]).toEqual([3, 2, 1, 9, 10, 8, 4, 6, 7]);
  });

  test('a list that is empty has nobody to compare', async () => {
    const { all, same } = await changesBetween(block({}), AFTER, async () => undefined);
    expect([[...all], same]).toEqual([[1, 2, 3, 5, 6, 7, 10, 8, 9], 0]);
    expect((await changesBetween(AFTER, AFTER, async () => undefined)).same).toBe(AFTER.size);
  });

  test('others have their turn while long lists are compared', async () => {
    const long = block(Object.fromEntries(Array.from({ length: 140_000 }, (_, at) => [at + 1, 1500])));
    let pauses = 0;
    const { same } = await changesBetween(long, long, async () => {
      pauses += 1;
    });
    expect([same, pauses]).toEqual([140_000, Math.floor(140_000 / ROWS_A_SLICE)]);
  });
});
