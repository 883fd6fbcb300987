/** Titles that ratings give, or ask for. */
import { describe, expect, test } from 'vitest';
import { officeRulesOf } from '../office-rules.ts';
import { titlesAhead } from './titles.ts';

const told = (facts: Parameters<typeof titlesAhead>[0]): readonly string[] =>
  titlesAhead(facts).map(({ title, lacking, games, norms }) => `${title} ${lacking} ${games} ${norms ? 'norms' : '-'}`);

describe('titles by rating (Title Regulations 1.3 and 1.5.3)', () => {
  test('the nearest first, with the points and games that are missing', () => {
    expect(told({ rating: 2150, peak: 2150, games: 25 })).toEqual([
      'CM 50 5 -',
      'FM 150 5 -',
      'IM 250 0 norms',
      'GM 350 0 norms',
    ]);
  });

  test('titles of women are for women, and the highest rating counts', () => {
    expect(told({ rating: 1990, peak: 2001, games: 40, sex: 'f' })).toEqual([
      'WCM 0 0 -',
      'WFM 110 0 -',
      'CM 210 0 -',
      'WIM 210 0 norms',
      'FM 310 0 -',
      'WGM 310 0 norms',
      'IM 410 0 norms',
      'GM 510 0 norms',
    ]);
  });

  test('whoever holds a title is told of those above it only', () => {
    expect(told({ rating: 2350, peak: 2350, games: 500, title: 'FM' })).toEqual(['IM 50 0 norms', 'GM 150 0 norms']);
    expect(told({ rating: 2600, peak: 2600, games: 500, title: 'GM' })).toEqual([]);
  });

  test('only standard ratings of FIDE give titles', () => {
    expect(officeRulesOf('fide-2026-01').titlesAhead).toBeDefined();
    for (const id of ['fide-rapid-2024-12', 'mssz-2017', 'orr', 'mgsz-2012'])
      expect(officeRulesOf(id).titlesAhead).toBeUndefined();
  });
});
