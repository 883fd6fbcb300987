import { describe, expect, test } from 'vitest';
import { familyAndGiven, readGrade } from './go.ts';

describe('a grade', () => {
  for (const [written, text, strength] of [
    ['30k', '30k', 0],
    ['1K', '1k', 29],
    ['1d', '1d', 30],
    [' 9D ', '9d', 38],
    ['1p', '1p', 36],
    ['9P', '9p', 36],
    ['12', '12k', 18],
    ['07k', '7k', 23],
  ] as const) {
    test(`${written} is ${text}`, () => expect(readGrade(written)).toEqual({ text, strength }));
  }

  for (const written of ['', '0k', '0', '100k', 'k', '3x', '3dan', '-3k', '3 k']) {
    test(`“${written}” is none`, () => expect(readGrade(written)).toBeUndefined());
  }
});

test('a name is family and given name, or the one there is', () => {
  expect(familyAndGiven('Minta', 'Anna')).toBe('Minta, Anna');
  expect(familyAndGiven('Minta', '')).toBe('Minta');
  expect(familyAndGiven('', 'Anna')).toBe('Anna');
});
