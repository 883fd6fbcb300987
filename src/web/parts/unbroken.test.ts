import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('the day, the month and the year of a date stay together, whatever language it is in', () => {
  for (const [text, joined] of [
    ['From 1 October 2025 on, as in March 2024', 'From 1~October~2025 on, as in March~2024'],
    ['2024. március 1. után, 2025. októberben', '2024.~március~1. után, 2025.~októberben'],
    ['с 1 октября 2025 года', 'с 1~октября~2025 года'],
    ['of 2400 points in 9 games', 'of 2400 points in 9 games'],
  ] as const)
    expect(unbroken(text)).toBe(joined.replaceAll('~', '\u00a0'));
});
