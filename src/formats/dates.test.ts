import { describe, expect, test } from 'vitest';
import { dayText } from '../core/dates.ts';
import { isBlankDate, readDate } from './dates.ts';

describe('dates as reports write them', () => {
  for (const [text, day, unusual] of [
    ['2005/07/28', '2005-07-28', false],
    ['2005-07-28', '2005-07-28', true],
    ['1969.12.06', '1969-12-06', true],
    ['2005. 07. 28.', '2005-07-28', true],
    ['28. 07. 2005', '2005-07-28', true],
    ['25.02.2011', '2011-02-25', true],
    ['24/09/2010', '2010-09-24', true],
    ['Jun 26, 2020', '2020-06-26', true],
    ['June 6 2020', '2020-06-06', true],
    ['05/07/28', '2005-07-28', true],
    ['98/12/31', '1998-12-31', true],
    ['69/12/31', '2069-12-31', true],
    ['70/01/01', '1970-01-01', true],
    ['28.07.99', '1999-07-28', true],
    ['28.07.05', '2028-07-05', true],
    [' 2024/02/29 ', '2024-02-29', false],
  ] as const) {
    test(`"${text}" is ${day}`, () => {
      const date = readDate(text);
      expect(dayText(date?.day as number)).toBe(day);
      expect([date?.year, date?.unusual]).toEqual([Number(day.slice(0, 4)), unusual]);
    });
  }

  test('a year alone is a year, also with zeros for month and day', () => {
    expect(readDate('1978')).toEqual({ year: 1978, unusual: true });
    expect(readDate('1997/00/00')).toEqual({ year: 1997, unusual: false });
  });

  for (const text of [
    '',
    'soon',
    '2023/02/29',
    '2024/13/01',
    '2024/00/10',
    '2024/10/00',
    '31.04.2024',
    'Foo 26, 2020',
    '2024/5',
    '24/9/1',
    '24/13/01',
    '31/02/31',
  ]) {
    test(`"${text}" is none`, () => expect(readDate(text)).toBeUndefined());
  }
});

describe('dates with blanks for what is not known', () => {
  for (const text of ['1975.  .', '1975/  /', '1975-', '1975. .', '1975.05.  ', '1975/12/', '  .  .1975'])
    test(`"${text}" is the year`, () => expect(readDate(text)).toEqual({ year: 1975, unusual: true }));

  for (const text of ['    .  .', '/  /', '-', ''])
    test(`"${text}" is blank`, () => expect([isBlankDate(text), readDate(text)]).toEqual([true, undefined]));

  test('a date is not blank', () => expect(isBlankDate('1975.  .')).toBe(false));
});
