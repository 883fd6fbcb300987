import { describe, expect, test } from 'vitest';
import { parseDay } from './dates.ts';
import { ageOn, parseBirth } from './people.ts';

const on = (text: string): number => parseDay(text) as number;
const FIRST_OF_JULY = { month: 7, day: 1 };

describe('births', () => {
  test('are a day or only a year', () => {
    expect(parseBirth('2014-03-01')).toEqual({ year: 2014, day: on('2014-03-01') });
    expect(parseBirth('2014')).toEqual({ year: 2014 });
    expect([parseBirth('14'), parseBirth('2014-02-30'), parseBirth('')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('age in completed years', () => {
  for (const [birth, day, age] of [
    ['2014-05-01', '2024-05-01', 10],
    ['2014-05-02', '2024-05-01', 9],
    ['2016-02-29', '2024-02-28', 7],
    ['2016-02-29', '2023-03-01', 7],
    ['2016-02-29', '2023-02-28', 6],
    ['2014', '2024-06-30', 9],
    ['2014', '2024-07-01', 10],
    ['2024-06-01', '2024-05-01', 0],
  ] as const) {
    test(`born ${birth}, on ${day}: ${age}`, () => {
      expect(ageOn(parseBirth(birth) as { year: number }, on(day), FIRST_OF_JULY)).toBe(age);
    });
  }
});
