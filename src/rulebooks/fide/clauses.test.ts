import { describe, expect, test } from 'vitest';
import { dayText, monthText } from '../../core/dates.ts';
import {
  changeInHundredths,
  closingDay,
  dailyLimitOk,
  dayOk,
  eventDays,
  expectedScore,
  firstList,
  fractionalScore,
  gamesAfterDecision,
  gamesBeforeDecision,
  gapUpTo,
  hoursPerDay,
  isCountable,
  listMonthOf,
  longDays,
  minutesFor60Moves,
  noteNewcomersGames,
  pairing,
  ratingDifference,
  tallyGames,
  eventName,
} from './clauses.ts';
import { CITE as CITE_2014 } from './2014/clauses.ts';
import { CITE as CITE_2024, countedGap } from './2024/clauses.ts';
import { brief, day, eventOf, month, rated, unrated } from './event.fixture.ts';
import { EventPage } from '../game-table.ts';
import { type FideRules, NOT_COUNTED, type NotCounted } from './reasons.ts';

const why = () => new EventPage<FideRules>();

describe('8.1 the fractional score', () => {
  for (const [score, games, p] of [
    [0, 5, 0],
    [1, 8, 13],
    [3, 8, 38],
    [5, 8, 63],
    [7, 8, 88],
    [0.5, 20, 3],
    [4, 7, 57],
    [8, 9, 89],
    [6.5, 12, 54],
    [9, 9, 100],
  ] as const) {
    test(`${score} of ${games} is ${p} hundredths`, () => expect(fractionalScore(2 * score, games)).toBe(p));
  }
});

describe('the steps of the tables', () => {
  test('a score, its difference and an expected score are told in natural units, under the clause of the edition', () => {
    const steps = why();
    fractionalScore(3, 8, steps, '8.1a');
    ratingDifference(19, steps, '8.1a');
    expectedScore(-154, steps, '8.1b');
    expect(steps.steps).toEqual([
      { clause: '8.1a', rule: 'fractional-score', given: { score: 1.5, games: 8 }, gives: 0.19, from: [] },
      { clause: '8.1a', rule: 'score-difference', given: { p: 0.19 }, gives: -251, from: [] },
      { clause: '8.1b', rule: 'expected-score', given: { gap: -154 }, gives: 0.29, from: [] },
    ]);
  });

  test('the clauses of 2024 are named where no other is', () => {
    const steps = why();
    fractionalScore(1, 1, steps);
    ratingDifference(50, steps);
    expectedScore(0, steps);
    countedGap(2000, 1500, steps);
    expect(steps.steps.map(({ clause }) => clause)).toEqual(['8.1.1', '8.1.1', '8.1.2', '8.3.1']);
  });
});

describe('1.1 time for 60 moves', () => {
  for (const [words, controls, minutes] of [
    ['90 minutes and 30 seconds a move', [{ minutes: 90, increment: 30 }], 120],
    [
      '40 moves in 90 minutes, then 30, with 30 seconds from the first move',
      [
        { moves: 40, minutes: 90, increment: 30 },
        { minutes: 30, increment: 30 },
      ],
      150,
    ],
    [
      'an increment in the second period only, for 20 moves',
      [
        { moves: 40, minutes: 90, increment: 0 },
        { minutes: 15, increment: 30 },
      ],
      115,
    ],
    [
      'a third period that begins after move 60',
      [
        { moves: 40, minutes: 100, increment: 30 },
        { moves: 20, minutes: 50, increment: 30 },
        { minutes: 15, increment: 30 },
      ],
      180,
    ],
    [
      'a third period that begins with move 60',
      [
        { moves: 40, minutes: 60, increment: 0 },
        { moves: 19, minutes: 30, increment: 0 },
        { minutes: 30, increment: 60 },
      ],
      121,
    ],
    ['a first period of more than 60 moves', [{ moves: 80, minutes: 60, increment: 10 }], 70],
    ['no control at all', [], 0],
  ] as const) {
    test(`${words}: ${minutes} minutes`, () => expect(minutesFor60Moves(controls)).toBe(minutes));
  }
});

describe('3.1 hours of play a day', () => {
  for (const [minutes, rounds, hours, ok] of [
    [120, 3, 12, true],
    [120.5, 3, 12.05, false],
    [120, 4, 16, false],
    [90, 4, 12, true],
    [60, 6, 12, true],
  ] as const) {
    test(`${rounds} rounds of ${minutes} minutes a player are ${hours} hours`, () => {
      expect(hoursPerDay(minutes, rounds)).toBe(hours);
      expect(dayOk(minutes, rounds)).toBe(ok);
    });
  }

  const controls = [{ minutes: 90, increment: 30 }];
  const rounds = (...dates: string[]) => dates.map((date, index) => ({ round: index + 1, date: day(date) }));
  const [first, second, third] = ['2015-03-02', '2015-03-03', '2015-03-04'] as const;

  test('the long days of a schedule are told in the order of the calendar', () => {
    const schedule = rounds(third, third, third, third, second, first, first, first, first, first, second, second);
    expect(longDays(eventOf([], [], { controls, schedule }))).toEqual([
      { date: day(first), rounds: 5, hours: 20, limit: 12 },
      { date: day(third), rounds: 4, hours: 16, limit: 12 },
    ]);
  });

  test('without a schedule or without a time control nothing can be said', () => {
    const schedule = rounds(first, first, first, first);
    expect(longDays(eventOf([], [], { schedule }))).toEqual([]);
    expect(longDays(eventOf([], [], { controls }))).toEqual([]);
  });
});

test('the first and the last day of an event are both counted', () => {
  expect(eventDays(eventOf([], [], { start: day('2015-01-01'), end: day('2015-03-31') }))).toBe(90);
  expect(eventDays(eventOf([], [], { start: day('2015-01-01'), end: day('2015-01-01') }))).toBe(1);
});

test('3.1 three rounds of 120 minutes are twelve hours, which is allowed', () => {
  const controls = [{ minutes: 90, increment: 30 }];
  expect([3, 4].map((rounds) => dailyLimitOk(controls, rounds))).toEqual([true, false]);
});

describe('7.13, 7.1.3 closing days', () => {
  for (const [list, closing] of [
    ['2024-05', '2024-04-28'],
    ['2024-03', '2024-02-27'],
    ['2023-03', '2023-02-26'],
    ['2025-01', '2024-12-29'],
  ] as const) {
    test(`the list of ${list} closes on ${closing}`, () => expect(dayText(closingDay(month(list), 3))).toBe(closing));
  }

  for (const [end, ordinary, official] of [
    ['2024-04-28', '2024-05', '2024-05'],
    ['2024-04-29', '2024-06', '2024-05'],
    ['2024-04-30', '2024-06', '2024-05'],
    ['2024-02-27', '2024-03', '2024-03'],
    ['2024-02-28', '2024-04', '2024-03'],
    ['2024-02-29', '2024-04', '2024-03'],
    ['2024-12-30', '2025-02', '2025-01'],
    ['2024-05-01', '2024-06', '2024-06'],
  ] as const) {
    test(`an event that ends on ${end} is first on ${ordinary}, an official one on ${official}`, () => {
      expect(monthText(firstList(day(end), 'ordinary', 3))).toBe(ordinary);
      expect(monthText(firstList(day(end), 'official', 3))).toBe(official);
    });
  }
});

describe('matches that are decided', () => {
  for (const [words, scores, scheduled, counted] of [
    ['more than half after four of six', [2, 2, 2, 1, 0, 0], 6, 4],
    ['exactly half is no decision', [2, 2, 2, 0, 0, 0], 6, 6],
    ['the other side passes half', [0, 0, 0, 1, 2, 2], 6, 4],
    ['the last game decides', [1, 1, 1, 1, 1, 2], 6, 6],
    ['nothing was played', [], 6, 0],
  ] as const) {
    test(`${words}: ${counted} games come before the decision`, () => {
      const pairs = scores.map((first) => [first, 2 - first] as const);
      expect(gamesBeforeDecision(pairs, scheduled)).toBe(counted);
    });
  }

  const players = ['A', 'B', 'C', 'D'].map((id) => rated(id, 2000));
  const after = (games: readonly string[], scheduled?: number): string[] => {
    const event = eventOf(players, games, { system: 'match' });
    const late = gamesAfterDecision(event.games, scheduled);
    return games.filter((_, index) => late.has(event.games[index] as (typeof event.games)[number]));
  };

  test('colours change, the pair stays', () => {
    const games = ['1 A 1-0 B', '2 B 0-1 A', '3 A 1-0 B', '4 B 1/2-1/2 A', '5 A 0-1 B', '6 B 1-0 A'];
    expect(after(games, 6)).toEqual(['5 A 0-1 B', '6 B 1-0 A']);
    expect(after(games, 8)).toEqual([]);
    expect(after(games)).toEqual(['5 A 0-1 B', '6 B 1-0 A']);
  });

  test('a forfeit counts in the score of the match', () => {
    expect(after(['1 A +/- B', '2 B 0-1 A', '3 A 1-0 B', '4 B 1/2-1/2 A'], 4)).toEqual(['4 B 1/2-1/2 A']);
    expect(after(['1 A -/- B', '2 B 0-1 A', '3 A 1-0 B', '4 B 1/2-1/2 A'], 4)).toEqual([]);
  });

  test('every pair has a match of its own', () => {
    const games = ['1 A 1-0 B', '1 D 1-0 C', '2 B 0-1 A', '2 C 1/2-1/2 D', '3 A 1-0 B', '3 D 1-0 C'];
    expect(after(games)).toEqual(['3 A 1-0 B']);
  });
});

describe('5.1 what counts', () => {
  for (const [game, counts] of [
    ['1 A 1-0 B', true],
    ['1 A 0-1 B', true],
    ['1 A 1/2-1/2 B', true],
    ['1 A +/- B', false],
    ['1 A -/+ B', false],
    ['1 A -/- B', false],
    ['1 A 1-0 B excluded', false],
    ['1 A -/- B excluded', false],
  ] as const) {
    test(`${game} ${counts ? 'counts' : 'does not count'}`, () => {
      expect(eventOf([rated('A', 2000), rated('B', 2000)], [game]).games.map(isCountable)).toEqual([counts]);
    });
  }

  test('a game is named by round, white and black', () => {
    const event = eventOf([rated('A', 2000), rated('B', 2000)], ['3 B 1-0 A']);
    expect(event.games.map((game) => pairing(event, game))).toEqual([[3, 'B', 'A']]);
  });
});

describe('8.54, 8.3.1 the 400-point rule', () => {
  for (const [own, opponent, counted] of [
    [2000, 2000, 0],
    [2000, 1601, 399],
    [2000, 1600, 400],
    [2000, 1599, 400],
    [1600, 2000, -400],
    [1600, 2001, -400],
    [2800, 1100, 400],
  ] as const) {
    test(`${own} against ${opponent} counts as ${counted}`, () => expect(countedGap(own, opponent)).toBe(counted));
  }

  test('it is told only where it changes something', () => {
    const steps = why();
    countedGap(2000, 1600, steps);
    countedGap(1600, 2000, steps);
    expect(steps.steps).toEqual([]);
    gapUpTo(400, '8.54', 1600, 2001, steps);
    expect(steps.steps).toEqual([
      {
        clause: '8.54',
        rule: 'counted-gap',
        given: { own: 1600, opponent: 2001, gap: -401, limit: 400 },
        gives: -400,
        from: [],
      },
    ]);
  });
});

describe('8.5, 8.3 game by game', () => {
  const event = eventOf(
    [rated('A', 2000), rated('B', 1900), unrated('U'), rated('C', 1550)],
    ['1 A 1-0 B', '2 B 1/2-1/2 U', '3 C 0-1 A'],
  );
  const ratings = event.players.map(({ rating }) => rating);
  const rules = { cite: CITE_2024, countedGap };

  test('games, half points and expected hundredths are summed for those who have a rating', () => {
    const tally = tallyGames(event, new Map(), { own: ratings, worth: ratings, whys: [] }, rules);
    // A: .64 against B, .92 against C; B: .36; C: .08; U has no rating, and B's game with U does not count
    expect([...tally.n]).toEqual([2, 1, 0, 1]);
    expect([...tally.halfPoints]).toEqual([4, 0, 0, 0]);
    expect([...tally.expected]).toEqual([156, 36, 0, 8]);
  });

  test('each game is a step that rests on the gap and the table', () => {
    const [ofA, ofB, ofU, ofC] = [why(), why(), why(), why()] as const;
    const field = { own: ratings, worth: ratings, whys: [ofA, ofB, ofU, ofC] };
    tallyGames(event, new Map(), field, { cite: CITE_2014, countedGap });
    expect(ofA.steps).toEqual([
      {
        clause: '8.55b',
        rule: 'game',
        given: {
          round: 1,
          opponent: 'B',
          colour: 'white',
          rating: 1900,
          gap: 100,
          counted: 100,
          expected: 0.64,
          score: 1,
        },
        gives: 0.36,
        from: [{ clause: '8.1b', rule: 'expected-score', given: { gap: 100 }, gives: 0.64, from: [] }],
      },
      {
        clause: '8.55b',
        rule: 'game',
        given: {
          round: 3,
          opponent: 'C',
          colour: 'black',
          rating: 1550,
          gap: 450,
          counted: 400,
          expected: 0.92,
          score: 1,
        },
        gives: 0.08,
        from: [
          {
            clause: '8.3.1',
            rule: 'counted-gap',
            given: { own: 2000, opponent: 1550, gap: 450, limit: 400 },
            gives: 400,
            from: [],
          },
          { clause: '8.1b', rule: 'expected-score', given: { gap: 400 }, gives: 0.92, from: [] },
        ],
      },
    ]);
    expect(ofB.steps.map(brief)).toEqual([
      ['8.55b', 'game', -0.36],
      ['8.52', 'not-counted', null],
    ]);
    expect(ofB.steps[1]?.given).toEqual({ round: 2, opponent: 'U', ground: 'unrated-opponent' });
    expect(ofU.steps).toEqual([]);
    expect(ofC.steps.map(brief)).toEqual([['8.55b', 'game', -0.08]]);
  });

  test('the change is K times score minus expectation, in hundredths', () => {
    expect(changeInHundredths(20, 4, 156)).toBe(880);
    expect(changeInHundredths(10, 1, 105)).toBe(-550);
  });
});

describe('games that are left out', () => {
  const grounds: readonly (readonly [NotCounted, string, string])[] = [
    ['forfeit', '5.1', '5.1'],
    ['excluded', '5.1', '5.1'],
    ['too-fast', '1.2', '1.1'],
    ['after-decision', '6.6', '6.2'],
    ['unrated-opponent', '8.52', '8.3.1'],
    ['zero-scorer', '6.1', '8.2.1'],
  ];
  const event = eventOf([rated('A', 2000), unrated('U')], ['2 U 1-0 A']);
  const [game] = event.games as [(typeof event.games)[number]];
  const own = [2000, undefined];

  for (const [ground, in2014, in2024] of grounds) {
    test(`${ground}: both players are told, under ${in2014} and ${in2024}`, () => {
      for (const [cite, clause] of [
        [CITE_2014, in2014],
        [CITE_2024, in2024],
      ] as const) {
        const [ofA, ofU] = [why(), why()];
        const field = { own, worth: own, whys: [ofA, ofU] };
        const leftOut = new Map([[game, ground]]);
        const tally = tallyGames(event, leftOut, field, { cite, countedGap });
        noteNewcomersGames(event, leftOut, field, () => 2000, cite);
        const step = { clause, rule: 'not-counted', gives: null, from: [] };
        expect(ofA.steps).toEqual([{ ...step, given: { round: 2, opponent: 'U', ground } }]);
        expect(ofU.steps).toEqual([{ ...step, given: { round: 2, opponent: 'A', ground } }]);
        expect([...tally.n]).toEqual([0, 0]);
      }
    });
  }

  test('the only other ground is one of rapid and blitz', () =>
    expect([...grounds.map(([ground]) => ground), 'far-apart']).toEqual(NOT_COUNTED));

  test('nothing is written where nobody asked', () => {
    const field = { own, worth: own, whys: [undefined, undefined] };
    const asked = (): number => {
      throw new Error('somebody asked');
    };
    expect(() => {
      tallyGames(event, new Map([[game, 'forfeit']]), field, { cite: CITE_2014, countedGap });
      noteNewcomersGames(event, new Map([[game, 'forfeit']]), field, asked, CITE_2014);
    }).not.toThrow();
  });
});

describe('the games of newcomers', () => {
  const event = eventOf(
    [rated('A', 2000), unrated('U'), unrated('V')],
    ['1 A 1/2-1/2 U', '2 U 1-0 V', '3 V +/- U', '4 U 1-0 A'],
  );
  const ratings = event.players.map(({ rating }) => rating);
  const leftOut = new Map([[event.games[2] as (typeof event.games)[number], 'forfeit' as const]]);

  test('are told in the order of rounds: what was scored against whom, or why it does not count', () => {
    for (const [cite, clauses] of [
      [CITE_2014, ['8.21', '6.7', '5.1']],
      [CITE_2024, ['8.2.2', '7.1.4', '5.1']],
    ] as const) {
      const [ofA, ofU] = [why(), why()];
      const field = { own: ratings, whys: [ofA, ofU, undefined] };
      noteNewcomersGames(event, leftOut, field, (_me, opponent) => ratings[opponent], cite);
      expect(ofA.steps).toEqual([]);
      expect(ofU.steps).toEqual([
        {
          clause: clauses[0],
          rule: 'newcomer-game',
          given: { round: 1, opponent: 'A', colour: 'black', rating: 2000, score: 0.5 },
          gives: 0.5,
          from: [],
        },
        {
          clause: clauses[1],
          rule: 'not-counted',
          given: { round: 2, opponent: 'V', ground: 'unrated-opponent' },
          gives: null,
          from: [],
        },
        {
          clause: clauses[2],
          rule: 'not-counted',
          given: { round: 3, opponent: 'V', ground: 'forfeit' },
          gives: null,
          from: [],
        },
        {
          clause: clauses[0],
          rule: 'newcomer-game',
          given: { round: 4, opponent: 'A', colour: 'white', rating: 2000, score: 1 },
          gives: 1,
          from: [],
        },
      ]);
    }
  });

  test('an event goes by its name where it has one', () => {
    expect([eventName(event), eventName({ ...event, name: 'Spring Open' })]).toEqual(['e', 'Spring Open']);
  });
});

describe('7.13 and 7.1.3 the list of an event', () => {
  for (const [end, received, kind, list] of [
    ['2015-06-28', undefined, 'ordinary', '2015-07'],
    ['2015-06-29', undefined, 'ordinary', '2015-08'],
    ['2015-06-30', undefined, 'official', '2015-07'],
    ['2015-06-10', '2015-06-28', 'ordinary', '2015-07'],
    ['2015-06-10', '2015-06-29', 'ordinary', '2015-08'],
    ['2015-06-30', '2015-06-30', 'official', '2015-07'],
    ['2015-06-30', '2015-07-01', 'official', '2015-08'],
    ['2015-06-29', '2015-06-29', 'ordinary', '2015-08'],
  ] as const) {
    test(`${kind}, ended ${end}, reported ${received ?? 'in time'}: ${list}`, () => {
      expect(monthText(listMonthOf(day(end), received === undefined ? undefined : day(received), kind, 3))).toBe(list);
    });
  }
});
