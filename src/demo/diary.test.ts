import { describe, expect, test } from 'vitest';
import type { Store } from '../ledger/store.ts';
import { Diary, done } from './diary.ts';
import { EARLIEST_DEMO, monthOfDay } from './index.ts';

const diary = (): Diary => new Diary({} as Store, 7);

describe('the diary', () => {
  test('is lived through day by day, on a day by the kind of work, and as it was written', async () => {
    const lived = diary();
    const told: string[] = [];
    const write = (day: number, work: Parameters<Diary['on']>[1], name: string): void =>
      lived.on(day, work, async () => {
        told.push(`${name} ${new Date(lived.office.clock()).toISOString().slice(0, 16)}`);
        if (name === 'first') write(1, 'submit', 'written on the way');
      });
    write(2, 'open', 'last');
    write(1, 'publish', 'fourth');
    write(1, 'open', 'first');
    write(1, 'submit', 'second');
    const shown: string[] = [];
    await lived.live((count, total) => shown.push(`${count}/${total}`));
    expect(told).toEqual([
      'first 1970-01-02T09:00',
      'second 1970-01-02T09:01',
      'written on the way 1970-01-02T09:02',
      'fourth 1970-01-02T09:03',
      'last 1970-01-03T09:00',
    ]);
    expect(shown).toEqual(['1/5', '2/5', '3/5', '4/5', '5/5']);
  });

  test('gives the same chance every time', () => {
    expect(diary().office.random(16)).toEqual(diary().office.random(16));
    expect(diary().office.random(16)).toHaveLength(16);
  });

  test('does not go on after something that was refused', () => {
    expect(done({ value: 1, findings: [] }, 'x')).toBe(1);
    const findings = [{ code: 'pool.exists', weight: 'refuse', facts: {} }] as const;
    expect(() => done({ findings }, 'a pool')).toThrow('the demonstration failed: a pool: [{"code":"pool.exists"');
  });
});

describe('the month of the demonstration', () => {
  test('is the one of a day', () => {
    expect(monthOfDay('2026-11-16')).toBe(2026 * 12 + 10);
    expect(monthOfDay('2026-11')).toBeUndefined();
    expect(monthOfDay('2026-02-30')).toBeUndefined();
  });

  test('is March 2025 at the earliest', () =>
    expect(EARLIEST_DEMO).toEqual({ month: 2025 * 12 + 2, day: '2025-03-01' }));
});
