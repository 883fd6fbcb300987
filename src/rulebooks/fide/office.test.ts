import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Day, dayText, parseDay, parseMonth } from '../../core/dates.ts';
import type { LeanLines } from '../edition.ts';
import { officeRulesOf } from '../office-rules.ts';
import type { EditionId } from '../rulebook.ts';
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

const day = (text: string): Day => parseDay(text) as Day;

test.each([
  // a week before, the arbiter's week, the federation's 30 days
  [
    'fide-2014',
    '2016-05-02',
    '2016-05-08',
    ['registration 2016-04-25', 'arbiter-report 2016-05-15', 'report 2016-06-07'],
  ],
  [
    'fide-2017',
    '2019-05-02',
    '2019-05-08',
    ['registration 2019-04-25', 'arbiter-report 2019-05-15', 'report 2019-06-07'],
  ],
  // three days before; after 30 days the report is reminded of
  ['fide-2022', '2022-05-02', '2022-05-08', ['registration 2022-04-29', 'report 2022-06-07']],
  // in time for the list of the month, at the latest for the third
  ['fide-2024', '2024-05-02', '2024-05-08', ['registration 2024-04-29', 'report 2024-05-29', 'last-list 2024-07-29']],
  [
    'fide-rapid-2024',
    '2024-05-02',
    '2024-05-08',
    ['registration 2024-04-29', 'report 2024-05-29', 'last-list 2024-07-29'],
  ],
] as const)('what is due of an event by %s', (edition: EditionId, start, end, due) => {
  const event = { start: day(start), end: day(end) };
  const told = (all: readonly { readonly kind: string; readonly day: Day }[]): readonly string[] =>
    all.map(({ kind, day: on }) => `${kind} ${dayText(on)}`);
  const { deadlines } = officeRulesOf(edition);
  expect(told(deadlines?.announced(event) ?? [])).toEqual(due);
  expect(told(deadlines?.reported(event) ?? [])).toEqual(due.filter((each) => each.startsWith('last-list')));
  expect(told(deadlines?.refused(event.end) ?? [])).toEqual([`appeal ${dayText(event.end + 7)}`]);
});
