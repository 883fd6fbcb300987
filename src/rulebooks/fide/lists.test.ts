import { describe, expect, test } from 'vitest';
import { dayText } from '../../core/dates.ts';
import { Why } from '../../core/reasons.ts';
import { FLOOR as FLOOR_2014 } from './2014/newcomers.ts';
import { FLOOR as FLOOR_2024 } from './2024/newcomers.ts';
import { BOOK_2014, BOOK_2024 } from './editions.ts';
import { month } from './event.fixture.ts';
import { closingDate, LIST_COLUMNS, listed } from './lists.ts';
import type { FideRules } from './reasons.ts';

describe('the floor of a list', () => {
  for (const [clauses, floor, lowest] of [
    ['2014 7.12 and 7.21', FLOOR_2014, 1000],
    ['2024 7.1.2 and 7.2.1', FLOOR_2024, 1400],
  ] as const) {
    test(`${clauses}: ${lowest} is listed, ${lowest - 1} is not`, () => {
      expect(listed(lowest + 1, floor)).toBe(true);
      expect(listed(lowest, floor)).toBe(true);
      expect(listed(lowest - 1, floor)).toBe(false);
    });
  }
});

describe('7.13 and 7.1.3 the closing day', () => {
  for (const [list, day] of [
    ['2015-07', '2015-06-28'],
    ['2015-03', '2015-02-26'],
    ['2016-03', '2016-02-27'],
    ['2015-01', '2014-12-29'],
    ['2024-03', '2024-02-27'],
    ['2025-03', '2025-02-26'],
    ['2024-05', '2024-04-28'],
  ] as const) {
    test(`the list of ${list} closes on ${day}`, () => {
      expect(dayText(closingDate(month(list), BOOK_2014))).toBe(day);
      expect(dayText(closingDate(month(list), BOOK_2024))).toBe(day);
    });
  }

  test('it says how many days before the list, under the clause of the edition', () => {
    const why = new Why<FideRules>();
    closingDate(month('2015-07'), BOOK_2014, why);
    closingDate(month('2024-06'), BOOK_2024, why);
    const step = { rule: 'closing-date', from: [] };
    expect(why.steps).toEqual([
      { ...step, clause: '7.13', given: { list: '2015-07', days: 3 }, gives: '2015-06-28' },
      { ...step, clause: '7.1.3', given: { list: '2024-06', days: 3 }, gives: '2024-05-29' },
    ]);
  });
});

test('the columns are those of the text, behind the name', () => {
  expect(LIST_COLUMNS).toEqual([
    'name',
    'title',
    'federation',
    'rating',
    'id',
    'games',
    'birthYear',
    'sex',
    'k',
    'inactive',
  ]);
});
