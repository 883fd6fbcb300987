import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMonth } from '../../core/dates.ts';
import type { LeanLines } from '../edition.ts';
import { listEntry } from './2024/lists.ts';
import { FIDE_2024_OFFICE } from './office.ts';

const LIST = parseMonth('2026-10') as number;

test('K and inactivity on the lean path are those of the line by the 2024 text', () => {
  const lines = FIDE_2024_OFFICE.leanLines?.(LIST) as LeanLines;
  const standing = fc.record({
    rating: fc.oneof(fc.integer({ min: 1395, max: 1405 }), fc.integer({ min: 2295, max: 2405 }), fc.constant(0)),
    total: fc.oneof(fc.integer({ min: 27, max: 33 }), fc.constant(0)),
    peak: fc.oneof(fc.integer({ min: 2295, max: 2405 }), fc.constant(0)),
    games: fc.constantFrom(0, 0, 1, 9),
    last: fc.oneof(fc.integer({ min: LIST - 14, max: LIST }), fc.constant(0)),
    birthYear: fc.oneof(fc.integer({ min: 2005, max: 2010 }), fc.constant(0)),
  });
  fc.assert(
    fc.property(standing, (each) => {
      const { rating, total, peak, games, last, birthYear } = each;
      const line = listEntry(
        {
          id: '',
          ...(rating === 0 ? {} : { rating }),
          games: total,
          ...(peak === 0 ? {} : { peak }),
          periodGames: games,
          ...(last === 0 ? {} : { lastRatedList: last }),
          ...(birthYear === 0 ? {} : { birth: { year: birthYear } }),
        },
        LIST,
      );
      expect(lines.isListed(rating)).toBe(line.on === 'list');
      if (line.on !== 'list') return;
      expect([lines.k(each), lines.isInactive(each)]).toEqual([line.entry.k, line.entry.inactive]);
    }),
    { numRuns: 1000 },
  );
});
