import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, dayText, monthText, parseDay, parseMonth } from '../../core/dates.ts';
import type { LeanLines, MonthlyRules } from '../edition.ts';
import { officeRulesOf } from '../office-rules.ts';
import type { EditionId } from '../rulebook.ts';
import { listEntry } from './2024/lists.ts';
import { eventOf, rated, unrated } from './event.fixture.ts';
import { FIDE_OFFICES } from './office.ts';

const LIST = parseMonth('2026-10') as number;

test('K and inactivity on the lean path are those of the line by the 2024 text', () => {
  const lines = FIDE_OFFICES['fide-2024'].leanLines?.(LIST) as LeanLines;
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

const STANDING = { isExempt: false, isRemoved: false, rating: 1900, peak: 1950, games: 100, periodGames: 0 };

describe.each(['fide-2014', 'fide-2017', 'fide-2022', 'fide-2024', 'fide-2026-01', 'fide-rapid-2024'] as const)(
  'an office by %s',
  (edition: EditionId) => {
    const rules = officeRulesOf(edition) as MonthlyRules;
    const isOld = edition === 'fide-2014' || edition === 'fide-2017';
    const list = parseMonth('2024-06') as number;

    test('knows what players may expect, and what they performed', () => {
      expect(rules.expected(2000, 1900, 0)).toBe(640);
      expect(rules.performance?.([1900, 1900], 1)).toBe(1900);
      expect(rules.performance?.([], 0)).toBeUndefined();
    });

    test('has the day a list closes, the list of an event, its minutes and what a change leads to', () => {
      expect(dayText(rules.closingDay(list) as Day).slice(0, 7)).toBe('2024-05');
      const event = {
        id: 'e',
        start: day('2024-05-02'),
        end: day('2024-05-08'),
        system: 'swiss',
        players: [],
        games: [],
      };
      expect(monthText(rules.listOf({ ...event, list: list + 3 } as never) as number)).toBe('2024-06');
      expect(rules.minutesOf?.([{ minutes: 90, increment: 30 }])).toBe(120);
      expect(rules.newRating(2000, 1050)).toBe(2011);
      expect(rules.newRating(900, -100)).toBeNull();
      const [recent, ancient] = ['2024-04', '2016-04'].map((of) => ({
        list: parseMonth(of) as number,
        end: day(`${of}-20`),
      }));
      expect([recent, ancient].map((results) => rules.inPool(results as object, list))).toEqual([true, false]);
      expect([...rules.openPeriod(list, Int16Array.from([2000])).close().status]).toEqual([0]);
    });

    test('lists who has a rating, and nobody who is removed or has none', () => {
      const line = (more: object) => rules.line({ ...STANDING, ...more }, list);
      expect(line({})).toEqual(expect.objectContaining({ k: 20 }));
      expect(line({ isRemoved: true })).toBeUndefined();
      expect(line({ rating: undefined })).toBeUndefined();
      expect(line({ federationStatus: 'not-a-member' })).toBeUndefined();
      expect(line({ federationStatus: 'not-a-member', isExempt: true })).toBeDefined();
      const long = rules.lastGame === 'day' ? day('2020-01-01') : (parseMonth('2020-01') as number);
      expect(line({ last: long })).toMatchObject({ inactive: true });
      expect(rules.inactive(long, list)).toBe(true);
    });

    test('counts and forgets games as its text says', () => {
      expect([rules.forgets('below-floor'), rules.forgets('zero')]).toEqual([isOld, false]);
      const games = (status: string, wasKnown: boolean, pooledGames = 0) =>
        rules.ratedGames({ n: 9, status, pooledGames } as never, wasKnown);
      expect([games('zero', false), games('below-floor', true)]).toEqual(isOld ? [0, 0] : [9, 9]);
      expect([games('rated', true), games('rated', false, 5), games('rated', false, 0)]).toEqual(
        isOld ? [9, 5, 0] : [9, 9, 9],
      );
    });

    test('knows whether only the time of the games is open', () => {
      const open = (event: object) => rules.onlyTimeIsOpen(event as never);
      // rapid games have their own clauses on time
      const isJudged = !isOld && rules.edition.control === 'standard';
      expect(open({ system: 'swiss' })).toBe(isJudged);
      expect(open({ system: 'match' })).toBe(false);
      expect(open({ system: 'swiss', approvals: [{ clause: '1.1', by: 'qc' }] })).toBe(false);
      expect(open({ system: 'swiss', approvals: [{ clause: '0.2', by: 'qc' }] })).toBe(isJudged);
    });

    test('knows whom everybody met: opponents with a rating, in the games that count', () => {
      const players = [rated('A', 2000), rated('B', 1900), unrated('N')];
      const event = eventOf(players, ['1 A 1-0 B', '2 N 1/2-1/2 A', '3 B +/- N']);
      expect(rules.opponentsMet(event)).toEqual([
        [{ place: 1, rating: 1900 }],
        [{ place: 0, rating: 2000 }],
        [{ place: 0, rating: 2000 }],
      ]);
    });

    test.runIf(isOld)('has title holders without a rating on a list of their own', () => {
      const titled = { ...STANDING, rating: undefined, id: '1', name: 'Kiss, Anna', title: 'WFM' };
      expect(rules.titleLine?.(titled, list)).toMatchObject({ id: '1', title: 'WFM' });
      expect(rules.titleLine?.({ ...titled, isRemoved: true }, list)).toBeUndefined();
    });
  },
);

test('lists show what FIDE’s do, and standard ones the title, too', () => {
  const shown = ['id', 'name', 'title', 'rating', 'k', 'games', 'birth', 'sex', 'federation', 'fideId', 'inactive'];
  for (const office of Object.values(FIDE_OFFICES)) expect(office.columns).toEqual(shown);
});

test('who comes with a list has played until the day before it by 2014, and until the list from 2022 on', () => {
  for (const { edition, lastGame } of Object.values(FIDE_OFFICES)) {
    expect(lastGame, edition.id).toBe(['fide-2014', 'fide-2017'].includes(edition.id) ? 'day' : 'list');
  }
});

test('events of rapid and blitz are checked by their own clauses', () => {
  for (const [edition, paragraph] of [
    ['fide-rapid-2024', 1],
    ['fide-rapid-2024-12', 1],
    ['fide-blitz-2024', 2],
    ['fide-blitz-2024-12', 2],
  ] as const) {
    expect(FIDE_OFFICES[edition].checked, edition).toEqual([
      ['0.2', 'registered'],
      [`1.1.${paragraph}`, 'controls'],
      ['1.2', 'controls'],
      [`3.1.${paragraph}`, 'schedule'],
      ['8.1', 'reportReceived'],
      ['8.2', 'announcedRated'],
    ]);
  }
});
