import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Chance } from '../../../core/chance.ts';
import type { ChessEvent } from '../../../core/event.ts';
import { Why } from '../../../core/reasons.ts';
import type { EventFacts, PlayerFacts } from '../../../core/report.ts';
import type { FidePlayerResult } from '../book.ts';
import type { FideEdition } from '../edition-of.ts';
import {
  bookOfFastGames,
  FIDE_2024,
  FIDE_BLITZ_2024,
  FIDE_BLITZ_2024_12,
  FIDE_RAPID_2024,
  FIDE_RAPID_2024_12,
} from '../editions.ts';
import { born, day, eventOf, month, rated, unrated } from '../event.fixture.ts';
import { LeanPeriod } from '../lean.ts';
import { idOf, leanPlayerResult, personOf, randomPeriod, type RandomPeriod, told } from '../lean.fixture.ts';
import { FIDE_OFFICES } from '../office.ts';
import { kOf, rateEvent, ratePeriodByBooks } from '../rate.ts';
import type { FideRules } from '../reasons.ts';
import { allottedMinutes, crowdedDays, isEqualTime, timeClass, withStandardRatings } from './clauses.ts';

const FAST = [FIDE_RAPID_2024, FIDE_RAPID_2024_12, FIDE_BLITZ_2024, FIDE_BLITZ_2024_12] as const;

const RAPID = [{ minutes: 15, increment: 10 }];
const BLITZ = [{ minutes: 3, increment: 2 }];

const event = (
  players: readonly PlayerFacts[],
  games: readonly string[],
  facts: Partial<EventFacts> = {},
): ChessEvent => eventOf(players, games, { start: day('2025-03-08'), end: day('2025-03-09'), ...facts });

const foundIn = ({ check }: FideEdition, given: ChessEvent, code: string) =>
  check(given).filter((each) => each.code === code);

describe('1.1 time allotted', () => {
  test('a period after move 60 counts here, and its increments do not', () => {
    const three = [
      { moves: 40, minutes: 20, increment: 0 },
      { moves: 20, minutes: 10, increment: 0 },
      { minutes: 5, increment: 30 },
    ];
    expect(allottedMinutes(three)).toBe(35);
  });

  for (const [minutes, increment, is] of [
    [3, 0, null],
    [3, 1, 'blitz'],
    [10, 0, 'blitz'],
    [10.5, 0, 'rapid'],
    [59.5, 0, 'rapid'],
    [60, 0, 'standard'],
  ] as const) {
    test(`${minutes}+${increment} is ${is ?? 'too short for any list'}`, () =>
      expect(timeClass([{ minutes, increment }])).toBe(is));
  }

  test('an event of another kind is refused, and is told what it is', () => {
    const players = [rated('A', 1900), rated('B', 1800)];
    expect(foundIn(FIDE_RAPID_2024, event(players, [], { controls: BLITZ }), 'fide.other-control')).toEqual([
      {
        code: 'fide.other-control',
        weight: 'refuse',
        clause: '1.1.1',
        facts: { minutes: 5, control: 'rapid', is: 'blitz' },
      },
    ]);
    expect(foundIn(FIDE_BLITZ_2024, event(players, [], { controls: BLITZ }), 'fide.other-control')).toEqual([]);
    expect(foundIn(FIDE_RAPID_2024, event(players, []), 'fide.other-control')).toEqual([]);
  });
});

describe('1.2 equal times', () => {
  for (const [name, controlsBlack, isEqual] of [
    ['nothing said of black', undefined, true],
    ['the same said twice', RAPID, true],
    ['other minutes', [{ minutes: 14, increment: 10 }], false],
    ['another increment', [{ minutes: 15, increment: 0 }], false],
    ['a number of moves', [{ moves: 40, minutes: 15, increment: 10 }], false],
    ['one period more', [...RAPID, ...RAPID], false],
  ] as const) {
    test(`${name}: ${isEqual ? 'equal' : 'not equal'}`, () =>
      expect(isEqualTime(event([], [], { controls: RAPID, ...(controlsBlack && { controlsBlack }) }))).toBe(isEqual));
  }
});

describe('3.1 rounds a day', () => {
  const schedule = Array.from({ length: 33 }, (_, at) => ({
    round: at + 1,
    date: day(at < 16 ? '2025-03-09' : '2025-03-08'),
  }));

  test('16 rapid rounds are too many, and days come in their order', () => {
    expect(crowdedDays(event([], [], { schedule }), 'rapid')).toEqual([
      { date: day('2025-03-08'), rounds: 17 },
      { date: day('2025-03-09'), rounds: 16 },
    ]);
    expect(crowdedDays(event([], [], { schedule }), 'blitz')).toEqual([]);
  });

  test('it is a warning', () =>
    expect(
      foundIn(FIDE_RAPID_2024, event([], [], { schedule: schedule.slice(0, 16) }), 'fide.too-many-rounds'),
    ).toEqual([
      {
        code: 'fide.too-many-rounds',
        weight: 'warn',
        clause: '3.1.1',
        facts: { date: '2025-03-09', rounds: 16, limit: 15 },
      },
    ]));
});

describe('0.2 late registration and hybrid events', () => {
  const late = { registered: day('2025-03-06') };

  test('two days are too few, and the chairman of the QC may allow them', () => {
    const findings = FIDE_RAPID_2024_12.check(event([], [], late));
    expect(findings).toContainEqual(expect.objectContaining({ code: 'fide.registration-late', clause: '0.2' }));
    const allowed = FIDE_RAPID_2024_12.rate(
      event([], [], { ...late, approvals: [{ clause: '0.2', by: 'qc-chairman' }] }),
    );
    expect(allowed.reasons).toEqual([]);
  });

  test('a hybrid event without approval goes by its section, without games by 8.4', () =>
    expect(FIDE_RAPID_2024_12.rate(event([], [], { hybrid: true })).reasons).toEqual(['0.2', '8.4']));
});

describe('7.2.1 the standard rating of who has none', () => {
  test('an event in which everybody has a rating is left as it is', () => {
    const given = event([rated('A', 1900, { standardRating: 2000 }), unrated('N')], []);
    expect(withStandardRatings(given)).toBe(given);
  });

  test('it plays no part in standard games', () => {
    const given = event([unrated('S', { standardRating: 2000 }), rated('A', 1900)], ['1 S 1-0 A']);
    expect(rateEvent(given, FIDE_2024.book).players['S']).toMatchObject({ before: null, status: 'part-result' });
  });

  test('the steps name it, and who has no counted game is told not to be on the list', () => {
    const given = event(
      [unrated('S', { standardRating: 2000 }), unrated('T', { standardRating: 2100 }), rated('A', 1900), unrated('N')],
      ['1 S 1-0 A', '2 T 1-0 N'],
    );
    const { players, findings } = rateEvent(given, FIDE_RAPID_2024_12.book, 'all');
    const rulesOf = (id: string): readonly string[] => {
      const all = (steps: FidePlayerResult['steps']): string[] =>
        (steps ?? []).flatMap(({ rule, from }) => [rule, ...all(from)]);
      return all(players[id]?.steps);
    };
    expect(rulesOf('S')).toContain('standard-rating');
    expect(rulesOf('T')).toContain('not-on-list-yet');
    expect(players['T']).toMatchObject({ before: 2100, after: null, status: 'no-games' });
    expect(findings).toContainEqual({
      code: 'fide.standard-ratings',
      weight: 'note',
      clause: '7.2.1',
      facts: { players: ['S', 'T'] },
    });
  });

  test('of several events the standard rating of the latest that has one is the base', () => {
    const game = ['1 S 1/2-1/2 A'];
    const at = (id: string, start: string, standardRating?: number): ChessEvent =>
      event([unrated('S', standardRating === undefined ? {} : { standardRating }), rated('A', 2000)], game, {
        id,
        start: day(start),
        end: day(start),
      });
    const events = [at('a', '2025-03-01', 2000), at('b', '2025-03-20'), at('c', '2025-03-10', 2010)];
    const books = events.map(() => FIDE_RAPID_2024_12.book);
    const { players } = ratePeriodByBooks({ events, list: month('2025-04'), base: new Map() }, books);
    expect(players['S']).toMatchObject({ before: 2010, n: 3, status: 'rated' });
  });
});

describe('7.3.3 K of who is new to the list', () => {
  const strong = { id: 'S', index: 0, rating: 2450, ratingFrom: 'standard', birth: born('1980') } as const;
  const given = event([], []);
  const other = bookOfFastGames('fide-rapid-2024-12', 'rapid', 'left-out', null);

  test('10 from a standard rating of 2400 on, by the setting of the other reading 40; the step says which', () => {
    for (const [book, from, k] of [
      [FIDE_RAPID_2024_12.book, 2400, 10],
      [other, null, 40],
    ] as const) {
      const why = new Why<FideRules>();
      expect(kOf(strong, 2450, given, book, why)).toEqual({ k, kFrom: 'facts' });
      expect(why.steps).toEqual([
        { clause: '7.3.3', rule: 'k-new-to-list', given: { rating: 2450, from }, gives: k, from: [] },
      ]);
    }
  });

  test('who once had 2400 on the list itself has 10 by either', () => {
    for (const book of [FIDE_RAPID_2024_12.book, other]) {
      expect(kOf({ ...strong, peak: 2400, games: 80 }, 2450, given, book).k).toBe(10);
    }
  });

  test('games and peak are those of the list', () => {
    for (const book of [FIDE_RAPID_2024_12.book, other]) {
      expect(kOf({ ...strong, rating: 2350, peak: 2200, games: 30 }, 2350, given, book).k).toBe(20);
      expect(kOf({ ...strong, rating: 2350 }, 2350, given, book).k).toBe(40);
    }
  });
});

describe('7.3.1 from 1 December 2024', () => {
  test('the games that are struck are named', () => {
    const given = event([rated('G', 2650), rated('A', 2050)], ['1 G 1-0 A', '2 A +/- G']);
    expect(foundIn(FIDE_RAPID_2024_12, given, 'fide.far-apart')).toEqual([
      {
        code: 'fide.far-apart',
        weight: 'note',
        clause: '7.3.1 (from 2024-12-01)',
        facts: { games: [[1, 'G', 'A']], points: 600, above: 2600 },
      },
    ]);
    expect(foundIn(FIDE_RAPID_2024, given, 'fide.far-apart')).toEqual([]);
  });

  test('a game of an unrated player counts towards the first rating, however strong the opponent is', () => {
    const given = event([rated('G', 2750), unrated('N')], ['1 N 1-0 G']);
    expect(rateEvent(given, FIDE_BLITZ_2024_12.book).players['N']).toMatchObject({ n: 1, pooledGames: 1 });
  });
});

describe('what an office asks', () => {
  for (const [rules, paragraph] of [
    [FIDE_OFFICES['fide-rapid-2024'], 1],
    [FIDE_OFFICES['fide-rapid-2024-12'], 1],
    [FIDE_OFFICES['fide-blitz-2024'], 2],
    [FIDE_OFFICES['fide-blitz-2024-12'], 2],
  ] as const) {
    test(`${rules.edition.id} cites its own numbers`, () => {
      expect(rules.checked.map(([clause]) => clause)).toEqual([
        '0.2',
        `1.1.${paragraph}`,
        '1.2',
        `3.1.${paragraph}`,
        '8.1',
        '8.2',
      ]);
      const due = rules.deadlines?.announced({ start: day('2025-03-08'), end: day('2025-03-09') });
      expect(due?.map(({ clause }) => clause)).toEqual(['0.2', '8.1', '8.1']);
      expect(rules.onlyTimeIsOpen({ system: 'swiss' })).toBe(false);
      expect(rules.minutesOf(RAPID)).toBe(25);
    });
  }
});

/** A random period of rapid or blitz events, in which many of those without a rating have a standard rating. */
function randomFastPeriod(seed: number): RandomPeriod {
  const given = randomPeriod(seed);
  const chance = new Chance(seed + 1);
  const control = chance.one(['rapid', 'blitz'] as const);
  const editions = FAST.filter((edition) => edition.control === control);
  const standards = [...given.base].map(() => chance.one([undefined, chance.between(1400, 2750), 2400, 1400]));
  const first = day('2025-01-02');
  return {
    ...given,
    list: month('2025-03'),
    editions: given.events.map(() => chance.one(editions)),
    events: given.events.map((each, place): ChessEvent => {
      const { approvals: _approvals, controls: _controls, ...event2024 } = each;
      return {
        ...event2024,
        start: first + 5 * place,
        end: first + 5 * place + (place % 3),
        ...(chance.percent(80) ? { controls: control === 'rapid' ? RAPID : BLITZ } : {}),
        players: each.players.map((player) => {
          const standardRating = chance.percent(85) ? standards[personOf(player)] : undefined;
          return standardRating === undefined ? player : { ...player, standardRating };
        }),
      };
    }),
  };
}

const byClauses = ({ events, list, base, editions }: RandomPeriod) =>
  ratePeriodByBooks(
    { events, list, base: new Map([...base].map((rating, person) => [idOf(person), rating === 0 ? null : rating])) },
    editions.map((edition) => (edition as FideEdition).book),
  );

/** What K rests on is no number: the lean path does not tell it. */
function withoutSource(result: FidePlayerResult): object {
  const { kFrom: _, ...numbers } = result;
  return told(numbers);
}

describe('random periods of the four editions', () => {
  test('the lean path gives the numbers of the clauses, in whatever order the events come', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const period = randomFastPeriod(seed);
        const isRated = period.events.map(
          (each, place) => (period.editions[place] as FideEdition).rate(each).reasons.length === 0,
        );
        const keep = <T>(items: readonly T[]): T[] => items.filter((_, place) => isRated[place]);
        const kept = { ...period, events: keep(period.events), editions: keep(period.editions) };
        if (kept.events.length === 0) return;
        const clauses = byClauses(kept);
        const lean = new LeanPeriod(kept.list, kept.base);
        kept.events.forEach((each, place) => {
          expect(lean.admit(each, kept.editions[place] as FideEdition, personOf)).toBeUndefined();
        });
        const result = lean.close((person) => kept.pasts[person] ?? {});
        for (const [id, player] of Object.entries(clauses.players)) {
          expect({ id, ...leanPlayerResult(result, Number(id.slice(1))) }).toStrictEqual({
            id,
            ...withoutSource(player),
          });
          seen.add(player.status);
          if (player.status === 'no-games' && player.before !== null && player.after === null)
            seen.add('not on the list yet');
        }
        const reversed = byClauses({
          ...kept,
          events: kept.events.toReversed(),
          editions: kept.editions.toReversed(),
        });
        expect(reversed.players).toEqual(clauses.players);
      }),
      { numRuns: 150 },
    );
    for (const what of ['rated', 'listed', 'part-result', 'delisted', 'not on the list yet']) {
      expect(seen, what).toContain(what);
    }
  });
});
