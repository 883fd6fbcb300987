import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calendarDate,
  dayOf,
  daysInclusive,
  daysInMonth,
  dayText,
  firstDay,
  isLeapYear,
  monthOf,
  monthText,
  parseDay,
  parseMonth,
  timeText,
  yearOf,
  yearsLater,
} from './dates.ts';

describe('calendar days', () => {
  for (const text of [
    '1970-01-01',
    '2000-02-29',
    '2024-02-29',
    '2024-12-31',
    '1899-12-31',
    '2100-03-01',
    '0004-02-29',
  ]) {
    test(`${text} is read and written back`, () => expect(dayText(parseDay(text) as number)).toBe(text));
  }

  for (const text of [
    '2023-02-29',
    '2100-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-00-10',
    '2024-01-00',
    '24-01-01',
    '2024-1-1',
    '',
    '2024-05-01T00:00',
  ]) {
    test(`"${text}" is no day`, () => expect(parseDay(text)).toBeUndefined());
  }

  test('agree with the civil calendar for a thousand years', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (day) => {
        expect(dayText(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
        const { year, month, day: date } = calendarDate(day);
        expect(dayOf(year, month, date)).toBe(day);
        expect(yearOf(day)).toBe(year);
      }),
    );
  });

  test('leap years follow the Gregorian rule', () => {
    expect([1900, 2000, 2023, 2024].map(isLeapYear)).toEqual([false, true, false, true]);
    expect([daysInMonth(2023, 2), daysInMonth(2024, 2), daysInMonth(2024, 4), daysInMonth(2024, 12)]).toEqual([
      28, 29, 30, 31,
    ]);
  });

  test('first and last day are both counted', () => {
    expect(daysInclusive(parseDay('2015-01-01') as number, parseDay('2015-03-31') as number)).toBe(90);
  });

  test('29 February becomes 1 March in a common year', () => {
    const leap = parseDay('2016-02-29') as number;
    expect(dayText(yearsLater(leap, 8))).toBe('2024-02-29');
    expect(dayText(yearsLater(leap, 7))).toBe('2023-03-01');
    expect(dayText(yearsLater(parseDay('2016-02-28') as number, 1))).toBe('2017-02-28');
    expect(dayText(yearsLater(parseDay('2016-03-29') as number, 1))).toBe('2017-03-29');
  });
});

describe('months', () => {
  test('are read, written and counted', () => {
    const may = parseMonth('2024-05') as number;
    expect(monthText(may)).toBe('2024-05');
    expect(monthText(may + 8)).toBe('2025-01');
    expect(dayText(firstDay(may))).toBe('2024-05-01');
    expect(monthOf(parseDay('2024-05-31') as number)).toBe(may);
    expect(monthText(monthOf(parseDay('2024-12-31') as number) + 1)).toBe('2025-01');
  });

  for (const text of ['2024-00', '2024-13', '2024', '2024-5', 'May']) {
    test(`"${text}" is no month`, () => expect(parseMonth(text)).toBeUndefined());
  }
});

describe('a moment in UTC', () => {
  test('has its milliseconds, and every field two digits', () => {
    expect(timeText(0)).toBe('1970-01-01T00:00:00.000Z');
    expect(timeText(1_714_557_845_007)).toBe('2024-05-01T10:04:05.007Z');
    expect(timeText(-1)).toBe('1969-12-31T23:59:59.999Z');
  });

  test('is what the platform writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_799_999 }), (ms) => {
        expect(timeText(ms)).toBe(new Date(ms).toISOString());
      }),
    );
  });
});
