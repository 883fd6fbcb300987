import { expect, test } from 'vitest';
import { type Day, parseDay } from '../core/dates.ts';
import { FIDE_2024 } from './fide/editions.ts';
import { inForceOn, undatedEdition } from './in-force.ts';
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
    expect(inForceOn(known, 'fide', day('2024-05-01'))).toBe(later);
    expect(inForceOn(known, 'fide', day('2024-04-30'))).toBe(earlier);
    expect(inForceOn(known, 'fide', day('2024-02-29'))).toBeUndefined();
    expect(inForceOn(known, 'mssz', day('2024-05-01'))).toBeUndefined();
  }
});

test('a text without a date is always in force', () => {
  expect(undatedEdition(editions, 'orr')?.id).toBe('orr');
  expect(inForceOn(editions, 'orr', day('1990-01-01'))?.id).toBe('orr');
  expect(undatedEdition(editions, 'fide')).toBeUndefined();
});
