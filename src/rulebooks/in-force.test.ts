import { expect, test } from 'vitest';
import { type Day, parseDay, parseMonth } from '../core/dates.ts';
import { FIDE_2014, FIDE_2017, FIDE_2024 } from './fide/editions.ts';
import { inForceForList, inForceOn, partOn, undatedEdition } from './in-force.ts';
import { editions } from './registry.ts';

const day = (text: string): Day => parseDay(text) as Day;

test('of several editions that are in force the one that came last counts, in whatever order they are known', () => {
  const [earlier, later] = ['2024-03-01', '2024-05-01'].map((from) => ({ ...FIDE_2024, inForce: { from } })) as [
    typeof FIDE_2024,
    typeof FIDE_2024,
  ];
  for (const known of [
    [earlier, later],
    [later, earlier],
  ]) {
    expect(inForceOn(known, 'fide', 'standard', day('2024-05-01'))).toBe(later);
    expect(inForceOn(known, 'fide', 'standard', day('2024-04-30'))).toBe(earlier);
    expect(inForceOn(known, 'fide', 'standard', day('2024-02-29'))).toBeUndefined();
    expect(inForceOn(known, 'mssz', 'standard', day('2024-05-01'))).toBeUndefined();
  }
});

test('a text without a date is always in force', () => {
  expect(undatedEdition(editions, 'orr')?.id).toBe('orr');
  expect(inForceOn(editions, 'orr', 'standard', day('1990-01-01'))?.id).toBe('orr');
  expect(undatedEdition(editions, 'fide')).toBeUndefined();
});

test('a part of an edition holds from its day on, the first one before all others', () => {
  const parts = [{ days: 7 }, { from: '2023-12-25', days: 3 }, { from: '2024-02-01', days: 10 }] as const;
  const on = (text: string): number => partOn<{ readonly days: number }>(parts, day(text)).days;
  expect(['2022-01-01', '2023-12-24', '2023-12-25', '2024-01-31', '2024-02-01'].map(on)).toEqual([7, 7, 3, 3, 10]);
});

test('a list without events, or with one that is rated by another edition than that of its day, has none by its date', () => {
  const [first, second] = [FIDE_2014, FIDE_2017];
  const june = parseDay('2017-06-25') as number;
  const list = parseMonth('2017-08') as number;
  expect(inForceForList(editions, [], list)).toBeUndefined();
  expect(inForceForList(editions, [{ edition: first, start: june }], list)).toBe(second);
  expect(inForceForList(editions, [{ edition: second, start: june }], list)).toBeUndefined();
  expect(inForceForList(editions, [{ edition: first }], list)).toBeUndefined();
});
