/** What every text says of ratings below the floor of its lists and of matches, under its own number. */
import { describe, expect, test } from 'vitest';
import { MSSZ_2017 } from '../mssz/editions.ts';
import {
  FIDE_2014,
  FIDE_2017,
  FIDE_2022,
  FIDE_2024,
  FIDE_2025_10,
  FIDE_2026_01,
  FIDE_BLITZ_2024,
  FIDE_BLITZ_2024_12,
  FIDE_RAPID_2024,
  FIDE_RAPID_2024_12,
} from './editions.ts';
import { eventOf, rated } from './event.fixture.ts';

const GAMES = ['1 A 1-0 B', '2 B 1-0 C', '3 C 1-0 A'];

for (const [edition, floor, ofFloor, ofMatches] of [
  [FIDE_2014, 1000, '7.21', '6.6'],
  [MSSZ_2017, 1000, '7.21', '6.6'],
  [FIDE_2017, 1000, '7.21', '6.6'],
  [FIDE_2022, 1000, '7.2.1', '6.1'],
  [FIDE_2024, 1400, '7.2.1', '6.1'],
  [FIDE_2025_10, 1400, '7.2.1', '6.1'],
  [FIDE_2026_01, 1400, '7.2.1', '6.1'],
  [FIDE_RAPID_2024, 1400, '6.2.1', '5.1'],
  [FIDE_RAPID_2024_12, 1400, '6.2.1', '5.1'],
  [FIDE_BLITZ_2024, 1400, '6.2.1', '5.1'],
  [FIDE_BLITZ_2024_12, 1400, '6.2.1', '5.1'],
] as const) {
  describe(edition.id, () => {
    const found = (code: string, ratings: readonly [number, number, number], system: 'swiss' | 'match' = 'swiss') => {
      const [a, b, c] = ratings;
      const event = eventOf([rated('A', a), rated('B', b), rated('C', c)], GAMES, { system });
      return edition.check(event).filter((finding) => finding.code === code);
    };

    test(`${ofFloor} ratings below ${floor} are one warning, and count`, () => {
      expect(found('fide.below-floor', [floor, floor + 1, floor + 400])).toEqual([]);
      expect(found('fide.below-floor', [floor - 1, floor, floor - 50])).toEqual([
        {
          code: 'fide.below-floor',
          weight: 'warn',
          clause: ofFloor,
          facts: { players: ['A', 'C'], lowest: floor - 50, floor },
        },
      ]);
    });

    test(`${ofMatches} a match of three is a warning`, () => {
      expect(found('fide.match-players', [1500, 1500, 1500])).toEqual([]);
      expect(found('fide.match-players', [1500, 1500, 1500], 'match')).toEqual([
        { code: 'fide.match-players', weight: 'warn', clause: ofMatches, facts: { players: 3 } },
      ]);
      const two = eventOf([rated('A', 1500), rated('B', 1500)], ['1 A 1-0 B'], { system: 'match' });
      expect(edition.check(two).filter(({ code }) => code === 'fide.match-players')).toEqual([]);
    });
  });
}
