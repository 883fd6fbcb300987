/** What K waits for: more games, a higher rating, the end of a year. */
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import { monthlyRules } from '../office-rules.ts';

const on = parseDay('2026-11-18') as number;
const newest = monthlyRules('fide-2026-01');
const old = monthlyRules('fide-2014');

describe('K ahead (2024 8.3.3)', () => {
  test('a newcomer has 40 until 30 games, and 10 once 2400 is reached', () => {
    expect(newest.kAhead({ rating: 1800, peak: 1850, games: 22, birth: { year: 1980 }, on })).toEqual({
      k: 40,
      clause: '8.3.3',
      games: { left: 8, k: 20 },
      ratings: [{ at: 2400, k: 10 }],
    });
  });

  test('a junior has 40 until the year after the 18th birthday, or until 2300', () => {
    expect(newest.kAhead({ rating: 1800, peak: 1850, games: 100, birth: { year: 2010 }, on })).toEqual({
      k: 40,
      clause: '8.3.3',
      ratings: [
        { at: 2300, k: 20 },
        { at: 2400, k: 10 },
      ],
      year: { year: 2029, k: 20 },
    });
  });

  test('nothing changes the K of who was once at 2400', () => {
    expect(newest.kAhead({ rating: 2380, peak: 2401, games: 900, on })).toEqual({
      k: 10,
      clause: '8.3.3',
      ratings: [],
    });
  });

  test('the text of 2014 looks at games before it looks at ages', () => {
    expect(old.kAhead({ rating: 1500, peak: 1500, games: 29, birth: { year: 2012 }, on })).toMatchObject({ k: 40 });
    expect(old.kAhead({ rating: 1500, peak: 1500, games: 29, birth: { year: 1990 }, on })).toMatchObject({
      games: { left: 1, k: 20 },
    });
  });
});
