import { describe, expect, test } from 'vitest';
import { isMinor } from './minors.ts';

describe('a minor is whoever had not turned 18 before the year began', () => {
  for (const [birthYear, minor] of [
    [2006, false],
    [2007, true],
    [2008, true],
    [2025, true],
    [undefined, false],
    [null, false],
  ] as const) {
    test(`born ${birthYear}, in 2025: ${minor ? 'is' : 'is not'}`, () => {
      expect(isMinor(birthYear, '2025-01-01')).toBe(minor);
      expect(isMinor(birthYear, '2025-12-31')).toBe(minor);
    });
  }
});
