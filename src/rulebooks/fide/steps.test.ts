/** What is reported of a calculation where somebody asks, and that asking changes no number. */
import { describe, expect, test } from 'vitest';
import type { ChessEvent } from '../../core/event.ts';
import type { ReasonsFor, Step } from '../../core/reasons.ts';
import { CONTENTS } from '../contents.ts';
import type { Edition } from '../edition.ts';
import { FIDE_2014, FIDE_2024, FIDE_2025_10 } from './editions.ts';
import { brief, crossTable, day, earlier, eventOf, rated, unrated } from './event.fixture.ts';

const MAY = { start: day('2024-05-03'), end: day('2024-05-05') };

const step = (clause: string, rule: string, given: object, gives: Step['gives'], from: readonly object[] = []) => ({
  clause,
  rule,
  given,
  gives,
  from,
});

/** A step without what it rests on. */
const alone = ({ clause, rule, given, gives }: Step): Omit<Step, 'from'> => ({ clause, rule, given, gives });

/** Steps without the event, which is the same in all of them where there is one. */
const ofOneEvent = (steps: readonly Step[]): readonly Step[] =>
  steps.map(({ event: _event, from, ...own }) => ({ ...own, from: ofOneEvent(from) }));

const stepsOf = (edition: Edition, event: ChessEvent, id: string): readonly Step[] =>
  ofOneEvent(edition.rate(event, new Set([id])).players[id]?.steps ?? []);

describe('a rated player', () => {
  const players = [rated('A', 2000), rated('B', 1500), rated('C', 2010), unrated('U')];
  const games = ['1 A 1-0 B', '2 C +/- A', '3 A 1/2-1/2 U', '4 C 1/2-1/2 A', '5 A 1-0 B excluded'];
  const event = eventOf(players, games, { ...MAY, id: 'open' });

  /** The steps of A; the two books differ in clauses only. */
  const told = (c: Record<'unplayed' | 'gap' | 'table' | 'game' | 'unrated' | 'k' | 'event' | 'round', string>) => [
    step(c.round, 'new-rating', { before: 2000, change: 1.8, rounded: 2 }, 2002, [
      step(
        c.event,
        'event-change',
        { event: 'open', own: 2000, n: 2, w: 1.5, we: 1.41, difference: 0.09, k: 20 },
        1.8,
        [
          step(
            c.game,
            'game',
            {
              round: 1,
              opponent: 'B',
              colour: 'white',
              rating: 1500,
              gap: 500,
              counted: 400,
              expected: 0.92,
              score: 1,
            },
            0.08,
            [
              step(c.gap, 'counted-gap', { own: 2000, opponent: 1500, gap: 500, limit: 400 }, 400),
              step(c.table, 'expected-score', { gap: 400 }, 0.92),
            ],
          ),
          step(c.unplayed, 'not-counted', { round: 2, opponent: 'C', ground: 'forfeit' }, null),
          step(c.unrated, 'not-counted', { round: 3, opponent: 'U', ground: 'unrated-opponent' }, null),
          step(
            c.game,
            'game',
            {
              round: 4,
              opponent: 'C',
              colour: 'black',
              rating: 2010,
              gap: -10,
              counted: -10,
              expected: 0.49,
              score: 0.5,
            },
            0.01,
            [step(c.table, 'expected-score', { gap: -10 }, 0.49)],
          ),
          step(c.unplayed, 'not-counted', { round: 5, opponent: 'B', ground: 'excluded' }, null),
          step(c.k, 'k-established', { games: 100 }, 20),
        ],
      ),
    ]),
  ];

  test('by the 2024 text', () => {
    expect(stepsOf(FIDE_2024, event, 'A')).toEqual(
      told({
        unplayed: '5.1',
        gap: '8.3.1',
        table: '8.1.2',
        game: '8.3.2',
        unrated: '8.3.1',
        k: '8.3.3',
        event: '8.3.2',
        round: '8.3.4',
      }),
    );
  });

  test('by the 2014 text', () => {
    expect(stepsOf(FIDE_2014, event, 'A')).toEqual(
      told({
        unplayed: '5.1',
        gap: '8.54',
        table: '8.1b',
        game: '8.55b',
        unrated: '8.52',
        k: '8.56',
        event: '8.55c',
        round: '8.57',
      }),
    );
  });

  test('an event goes by its name where it has one', () => {
    const [top] = stepsOf(FIDE_2024, { ...event, name: 'Spring Open' }, 'A');
    expect(top?.from[0]?.given['event']).toBe('Spring Open');
  });

  test('a K that was given is told as given', () => {
    const given = eventOf([rated('A', 2000, { k: 15 }), rated('B', 2000)], ['1 A 1-0 B'], MAY);
    for (const [edition, clause] of [
      [FIDE_2014, '8.56'],
      [FIDE_2024, '8.3.3'],
    ] as const) {
      const [top] = stepsOf(edition, given, 'A');
      expect(top?.from[0]?.from.at(-1)).toEqual(step(clause, 'k-given', { k: 15 }, 15));
    }
  });

  test('8.3.3 K times games', () => {
    const rounds = Array.from({ length: 18 }, (_, index) => `${index + 1} A ${index === 0 ? '1-0' : '1/2-1/2'} B`);
    const many = eventOf([rated('A', 2000, { games: 9 }), rated('B', 2000)], rounds, MAY);
    const [top] = stepsOf(FIDE_2024, many, 'A');
    expect(top).toMatchObject(step('8.3.4', 'new-rating', { before: 2000, change: 19, rounded: 19 }, 2019, [{}]));
    expect(top?.from[0]?.given).toMatchObject({ n: 18, w: 9.5, we: 9, difference: 0.5, k: 38 });
    expect(top?.from[0]?.from.slice(-2)).toEqual([
      step('8.3.3', 'k-newcomer', { games: 9, needed: 30 }, 40),
      step('8.3.3', 'k-limited', { k: 40, games: 18, limit: 700 }, 38),
    ]);
  });

  test('7.2.1 and 7.21 who falls below the floor is told so', () => {
    const fallen = eventOf([rated('P', 1405), rated('Q', 1410)], ['1 P 0-1 Q'], MAY);
    expect(stepsOf(FIDE_2024, fallen, 'P').map(alone)).toEqual([
      { clause: '8.3.4', rule: 'new-rating', given: { before: 1405, change: -9.8, rounded: -10 }, gives: 1395 },
      { clause: '7.2.1', rule: 'delisted', given: { computed: 1395, floor: 1400 }, gives: null },
    ]);
    const low = eventOf([rated('P', 1005), rated('Q', 1010)], ['1 P 0-1 Q']);
    expect(stepsOf(FIDE_2014, low, 'P').map(alone)).toEqual([
      { clause: '8.57', rule: 'new-rating', given: { before: 1005, change: -9.8, rounded: -10 }, gives: 995 },
      { clause: '7.21', rule: 'delisted', given: { computed: 995, floor: 1000 }, gives: null },
    ]);
  });

  test('without a counted game the rating stays', () => {
    const nothing = eventOf([rated('A', 2000), rated('B', 1900)], ['1 A +/- B'], MAY);
    const [top, ...more] = stepsOf(FIDE_2024, nothing, 'A');
    expect(more).toEqual([]);
    expect(top).toMatchObject({ clause: '8.3.4', rule: 'no-games', given: { before: 2000 }, gives: 2000 });
    expect(top?.from.map(brief)).toEqual([['8.3.2', 'event-change', 0]]);
  });

  test('8.2.4 and 8.4 who was rated meanwhile', () => {
    const meanwhile = eventOf([unrated('U', { games: 5, currentRating: 1620 }), rated('A', 1700)], ['1 U 1-0 A'], MAY);
    for (const [edition, clauses] of [
      [FIDE_2014, ['8.55b', '8.4', '8.56']],
      [FIDE_2024, ['8.3.2', '8.2.4', '8.3.3']],
    ] as const) {
      const [top] = stepsOf(edition, meanwhile, 'U');
      expect(top?.from[0]?.from.map(brief)).toEqual([
        [clauses[0], 'game', 0.61],
        [clauses[1], 'rated-meanwhile', 1620],
        [clauses[2], 'k-newcomer', 40],
      ]);
      expect(top?.from[0]?.from[1]?.given).toEqual({ rating: 1620 });
    }
  });

  test('games left out for other reasons have their clauses', () => {
    const match = eventOf([rated('A', 2000), rated('B', 2000)], ['1 A 1-0 B', '2 B 0-1 A', '3 A 1-0 B'], {
      ...MAY,
      system: 'match',
      matchGames: 3,
    });
    for (const [edition, clause] of [
      [FIDE_2014, '6.6'],
      [FIDE_2024, '6.2'],
    ] as const) {
      const [top] = stepsOf(edition, match, 'B');
      expect(top?.from[0]?.from[2]).toEqual(
        step(clause, 'not-counted', { round: 3, opponent: 'A', ground: 'after-decision' }, null),
      );
    }
    const fast = eventOf([rated('A', 2400), rated('B', 2000)], ['1 A 1-0 B'], {
      ...MAY,
      controls: [{ minutes: 90, increment: 0 }],
    });
    const [top] = stepsOf(FIDE_2024, fast, 'B');
    expect(top?.from[0]?.from[0]).toEqual(
      step('1.1', 'not-counted', { round: 1, opponent: 'A', ground: 'too-fast' }, null),
    );
  });

  test('a period adds the events before it rounds', () => {
    const [A, B] = [rated('A', 1500), rated('B', 1590)];
    const events = ['2024-05-03', '2024-05-17'].map((start, index) =>
      eventOf([A, B], ['1 A 1/2-1/2 B'], { id: `t${index + 1}`, start: day(start), end: day(start) }),
    );
    const result = FIDE_2024.ratePeriod?.({ events, base: new Map() }, [FIDE_2024, FIDE_2024], 'all');
    const [top, ...more] = result?.players['A']?.steps ?? [];
    expect(more).toEqual([]);
    expect(top).toMatchObject({ rule: 'new-rating', given: { before: 1500, change: 4.8, rounded: 5 }, gives: 1505 });
    expect(top?.from.map(brief)).toEqual([
      ['8.3.2', 'event-change', 2.4],
      ['8.3.2', 'event-change', 2.4],
      ['8.3.2', 'period-change', 4.8],
    ]);
    expect(top?.from[2]).toEqual(step('8.3.2', 'period-change', { changes: [2.4, 2.4] }, 4.8));
  });
});

/** A first control of 20 moves, which both texts refuse. */
const REFUSED = { ...MAY, controls: [{ moves: 20, minutes: 120, increment: 0 }] } as const;

describe('an event that is not rated', () => {
  const history = [earlier('e0', '2024-03', 6, 1700, 3)];
  const players = [rated('A', 2000), rated('B', 1900), unrated('U', { history })];
  const refused = eventOf(players, ['1 A 1-0 B', '2 U 1-0 A'], { ...REFUSED, id: 'bad' });

  test('leaves everybody one step, under the first clause that refuses', () => {
    for (const [edition, facts, clauses] of [
      [FIDE_2014, {}, ['1.3']],
      [FIDE_2014, { hybrid: true }, ['0', '1.3']],
      [FIDE_2024, {}, ['1.2']],
      [FIDE_2024, { hybrid: true }, ['0.2 hybrid', '9.4', '1.2']],
    ] as const) {
      const [clause] = clauses;
      const event = { ...refused, ...facts };
      expect(stepsOf(edition, event, 'A')).toEqual([step(clause, 'event-not-rated', { clauses, before: 2000 }, 2000)]);
      expect(stepsOf(edition, event, 'U')).toEqual([step(clause, 'event-not-rated', { clauses, before: null }, null)]);
    }
  });

  test('has no steps for whom nobody asked', () => {
    const { players: after } = FIDE_2024.rate(refused, new Set(['A']));
    expect(['A', 'B', 'U'].map((id) => after[id]?.steps?.length)).toEqual([1, undefined, undefined]);
  });

  const fine = eventOf([rated('A', 2000), rated('B', 2000), unrated('U')], ['1 A 1-0 B'], { ...MAY, id: 'good' });
  const tops = (events: readonly ChessEvent[], id: string) => {
    const editions = events.map(() => FIDE_2024);
    return FIDE_2024.ratePeriod?.({ events, base: new Map() }, editions, new Set([id])).players[id]?.steps ?? [];
  };
  const notRated = (before: number | null, event = 'bad') =>
    step('1.2', 'event-not-rated', { clauses: ['1.2'], before, event }, before);

  test('is told in a period beside the events that are', () => {
    const [top, ...more] = tops([fine, refused], 'A');
    expect(more).toEqual([]);
    expect(top).toMatchObject({ rule: 'new-rating', gives: 2010 });
    expect(top?.from[0]).toEqual(notRated(2000));
    expect(top?.from.map(brief)).toEqual([
      ['1.2', 'event-not-rated', 2000],
      ['8.3.2', 'event-change', 10],
    ]);
  });

  test('is all that is told in a period in which nothing of a rated player is rated', () => {
    expect(
      tops(
        [
          { ...refused, name: 'Bad Open' },
          { ...refused, id: 'worse' },
        ],
        'A',
      ),
    ).toEqual([notRated(2000, 'Bad Open'), notRated(2000, 'worse')]);
    expect(tops([refused], 'A')).toEqual([step('1.2', 'event-not-rated', { clauses: ['1.2'], before: 2000 }, 2000)]);
  });

  test('is told of a newcomer under the last step', () => {
    const [top, ...more] = tops([fine, refused], 'U');
    expect(more.map(brief)).toEqual([['8.3.3', 'k-newcomer', 40]]);
    expect(top).toMatchObject({ rule: 'listed', gives: 1725 });
    expect(top?.from.map(brief)).toEqual([
      ['1.2', 'event-not-rated', null],
      ['8.2.3', 'initial-estimate', 1725],
    ]);
    expect(top?.from[0]).toEqual(notRated(null));
  });
});

test('in a period every step about a game names its event by its id, whatever the events are called', () => {
  const opens = ['e1', 'e2'].map((id) =>
    eventOf([rated('A', 2000), rated('B', 1900), unrated('U')], ['1 A 1-0 B', '2 U 1-0 B', '3 A +/- U'], {
      ...MAY,
      id,
      name: 'City Open',
    }),
  );
  const { players } = FIDE_2024.ratePeriod?.({ events: opens, base: new Map() }, [FIDE_2024, FIDE_2024], 'all') ?? {};
  const all = (steps: readonly Step[]): Step[] => steps.flatMap((each) => [each, ...all(each.from)]);
  const games = new Set(['game', 'newcomer-game', 'not-counted', 'event-change', 'event-results']);
  const eventsOf = (id: string) =>
    all(players?.[id]?.steps ?? []).flatMap((each) => (games.has(each.rule) ? [each.event] : []));
  expect(eventsOf('A')).toEqual(['e1', 'e1', 'e1', 'e2', 'e2', 'e2']);
  expect(eventsOf('U')).toEqual(['e1', 'e1', 'e1', 'e2', 'e2', 'e2']);
});

describe('a newcomer by the 2014 text', () => {
  const game = (round: number, opponent: string, colour: string, rating: number, score: number) =>
    step('8.21', 'newcomer-game', { round, opponent, colour, rating, score }, score);

  test('in a Swiss: from the rating over the estimate, the average and the pool down to each game', () => {
    const history = [
      earlier('e0', '2012-08-10', 4, 1900, 2),
      earlier('e1', '2014-08-10', 3, 2220, 1),
      earlier('e2', '2014-11-10', 5, 2150, 3),
    ];
    const field = [rated('A', 2150), rated('B', 2180), rated('C', 2220), rated('D', 2250)];
    const players = [unrated('U', { history }), ...field, unrated('V')];
    const games = ['1 U 1-0 A', '2 B 1/2-1/2 U', '3 A +/- U', '4 U 1-0 C', '5 U 1-0 V', '6 D 1-0 U'];
    const earlierResults = (event: string, played: number, average: number, score: number) =>
      step('8.3', 'earlier-results', { event, games: played, score, average }, score);
    expect(stepsOf(FIDE_2014, eventOf(players, games, { name: 'Open' }), 'U')).toEqual([
      step('7.14', 'listed', { rating: 2199, games: 12 }, 2199, [
        step('7.14c', 'results-expired', { event: 'e0', months: 26 }, null),
        step('8.23', 'initial-above', { of: 'Rc', average: 2184.1667, halfPoints: 1, bonus: 15 }, 2199, [
          step('8.21a', 'opponents-average', { games: 12, sum: 26210 }, 2184.1667, [
            step('8.3', 'pool', { events: 3, games: 12, score: 6.5, months: 26 }, 12, [
              earlierResults('e1', 3, 2220, 1),
              earlierResults('e2', 5, 2150, 3),
              step('8.3', 'event-results', { event: 'Open', games: 4, score: 2.5, average: 2200 }, 2.5, [
                game(1, 'A', 'white', 2150, 1),
                game(2, 'B', 'black', 2180, 0.5),
                step('5.1', 'not-counted', { round: 3, opponent: 'A', ground: 'forfeit' }, null),
                game(4, 'C', 'white', 2220, 1),
                step('6.7', 'not-counted', { round: 5, opponent: 'V', ground: 'unrated-opponent' }, null),
                game(6, 'D', 'black', 2250, 0),
              ]),
            ]),
          ]),
        ]),
      ]),
    ]);
  });

  // 8.58
  const TEN = [
    rated('A', 2600),
    rated('B', 2500),
    unrated('C'),
    rated('D', 2400),
    unrated('E'),
    rated('F', 2150),
    rated('G', 2300),
    unrated('H'),
    unrated('I'),
    rated('J', 2300),
  ];
  const ALL_PLAY_ALL = crossTable([
    ['A', '110111111'],
    ['B', '11011111'],
    ['C', '1111111'],
    ['D', '111110'],
    ['E', '11111'],
    ['F', '1111'],
    ['G', '111'],
    ['H', '11'],
    ['I', '1'],
    ['J', ''],
  ]);
  const example = eventOf(TEN, ALL_PLAY_ALL, { system: 'round-robin' });

  test('in a round robin: Ru new rests on Rc new, that on the first Ru and the games, that on Ra', () => {
    expect(stepsOf(FIDE_2014, example, 'H')).toEqual([
      step('7.14', 'listed', { rating: 2144, games: 9 }, 2144, [
        step('8.25', 'initial-below-round-robin', { of: 'Rc new', average: 2342, dp: -220, n: 9 }, 2144, [
          step('8.58', 'trimmed-average', { ra: 2348, ru: 2150, moved: -50, n: 9, limit: 400 }, 2342, [
            step('8.25', 'initial-below-round-robin', { of: 'Ra', average: 2348, dp: -220, n: 9 }, 2150, [
              step('8.21b III', 'tournament-average', { rar: 2375, dpa: 29.5, n: 9 }, 2348, [
                step('8.21b I', 'rated-average', { players: 6 }, 2375),
                step('8.21b II', 'average-difference', { differences: [351, 220, 125, -43, -125, -351] }, 29.5),
              ]),
              step('8.1a', 'fractional-score', { score: 2, games: 9 }, 0.22),
              step('8.1a', 'score-difference', { p: 0.22 }, -220),
            ]),
            // other newcomers stand with their first Ru
            game(7, 'A', 'black', 2600, 0),
            game(7, 'B', 'black', 2500, 0),
            game(7, 'C', 'black', 2423, 0),
            game(7, 'D', 'black', 2400, 0),
            game(7, 'E', 'black', 2393, 0),
            game(7, 'F', 'black', 2150, 0),
            game(7, 'G', 'black', 2300, 0),
            game(8, 'I', 'white', 2032, 1),
            game(9, 'J', 'white', 2300, 1),
          ]),
        ]),
      ]),
    ]);
  });

  test('no step of a round robin stands twice', () => {
    const all = (steps: readonly Step[]): Step[] => steps.flatMap((each) => [each, ...all(each.from)]);
    for (const id of ['C', 'E', 'H', 'I']) {
      const told = all(stepsOf(FIDE_2014, example, id)).map((each) => JSON.stringify(alone(each)));
      expect(told).toHaveLength(new Set(told).size);
    }
  });

  test('a round robin in a pool is an event that rests on Rc new', () => {
    const history = [earlier('e0', '2014-08-10', 3, 2220, 1)];
    const pooled = eventOf(
      TEN.map((player) => (player.id === 'H' ? unrated('H', { history }) : player)),
      ALL_PLAY_ALL,
      { system: 'round-robin' },
    );
    const [top] = stepsOf(FIDE_2014, pooled, 'H');
    const pool = top?.from[0]?.from[0]?.from[0];
    expect(pool?.from.map(brief)).toEqual([
      ['8.3', 'earlier-results', 1],
      ['8.3', 'event-results', 2],
    ]);
    expect(pool?.from[1]?.given).toEqual({ event: 'e', games: 9, score: 2, average: 2342 });
    expect(pool?.from[1]?.from.map(brief)).toEqual([['8.58', 'trimmed-average', 2342]]);
  });

  test('who was rated at the start and is unrated now meets rated opponents only', () => {
    const players = [rated('P', 1010), unrated('N'), ...[1, 2, 3].map((number) => rated(`R${number}`, 1500))];
    const games = crossTable([
      ['P', '===='],
      ['N', '==='],
      ['R1', '=='],
      ['R2', '='],
      ['R3', ''],
    ]);
    const event = eventOf(players, games, { system: 'round-robin' });
    const steps = FIDE_2014.ratePeriod?.({ events: [event], base: new Map([['P', null]]) }, [FIDE_2014], 'all');
    const pool = steps?.players['P']?.steps?.[0]?.from[0]?.from[0]?.from[0];
    expect(ofOneEvent(pool?.from ?? [])).toEqual([
      step('6.7', 'not-counted', { round: 1, opponent: 'N', ground: 'unrated-opponent' }, null),
      game(2, 'R1', 'white', 1500, 0.5),
      game(3, 'R2', 'white', 1500, 0.5),
      game(4, 'R3', 'white', 1500, 0.5),
    ]);
  });

  test('who scored nothing, and those who played against that player', () => {
    const field = [rated('P', 2000), rated('Q', 1900), rated('R', 1800), rated('S', 1700)];
    const games = crossTable([
      ['Z', '0000'],
      ['P', '1=1'],
      ['Q', '1='],
      ['R', '1'],
      ['S', ''],
    ]);
    const event = eventOf([unrated('Z'), ...field], games, { id: 'rr', system: 'round-robin' });
    expect(stepsOf(FIDE_2014, event, 'Z')).toEqual([
      step('7.14', 'no-games-newcomer', { needed: 5 }, null, [
        step(
          '6.1',
          'zero-disregarded',
          { event: 'rr', games: 4 },
          null,
          ['P', 'Q', 'R', 'S'].map((opponent, index) =>
            step('6.1', 'not-counted', { round: index + 1, opponent, ground: 'zero-scorer' }, null),
          ),
        ),
      ]),
    ]);
    const [top] = stepsOf(FIDE_2014, event, 'P');
    expect(top?.from[0]?.from[0]).toEqual(
      step('6.1', 'not-counted', { round: 1, opponent: 'Z', ground: 'zero-scorer' }, null),
    );
  });

  test('a first performance below the floor, a part result, and nothing', () => {
    const low = [rated('A', 1100), rated('B', 1100), rated('C', 1100)];
    const games = ['1 U 1/2-1/2 A', '2 U 0-1 B', '3 U 0-1 C'];
    expect(stepsOf(FIDE_2014, eventOf([unrated('U'), ...low], games), 'U')).toEqual([
      step('7.14', 'no-games-newcomer', { needed: 5 }, null, [
        step('8.31', 'first-below-floor', { event: 'e', computed: 827, floor: 1000 }, null, [
          step('8.24', 'initial-below', { average: 1100, dp: -273 }, 827, [
            step('8.21a', 'opponents-average', { games: 3, sum: 3300 }, 1100, [
              step('8.3', 'pool', { events: 1, games: 3, score: 0.5, months: 26 }, 3, [
                game(1, 'A', 'white', 1100, 0.5),
                game(2, 'B', 'white', 1100, 0),
                game(3, 'C', 'white', 1100, 0),
              ]),
            ]),
            step('8.1a', 'fractional-score', { score: 0.5, games: 3 }, 0.17),
            step('8.1a', 'score-difference', { p: 0.17 }, -273),
          ]),
        ]),
      ]),
    ]);
    const part = stepsOf(FIDE_2014, eventOf([unrated('U'), ...low], ['1 U 1-0 A']), 'U');
    expect(part.map(brief)).toEqual([['7.14', 'too-few-games', null]]);
    expect(part[0]?.from.map(brief)).toEqual([['8.23', 'initial-above', 1115]]);
    expect(stepsOf(FIDE_2014, eventOf([unrated('U'), ...low], ['1 A +/- U']), 'U')).toEqual([
      step('7.14', 'no-games-newcomer', { needed: 5 }, null, [
        step('5.1', 'not-counted', { round: 1, opponent: 'A', ground: 'forfeit' }, null),
      ]),
    ]);
  });
});

test('a newcomer by the 2024 text', () => {
  const ratings = [1902, 1877, 1884, 2012, 1832];
  const field = ratings.map((rating, index) => rated(`R${index + 1}`, rating));
  const games = ['1 R1 1/2-1/2 N', '2 N 1/2-1/2 R2', '3 R3 0-1 N', '4 N 0-1 R4', '5 R5 0-1 N', '6 N 1-0 M'];
  const game = (round: number, colour: string, score: number) =>
    step('8.2.2', 'newcomer-game', { round, opponent: `R${round}`, colour, rating: ratings[round - 1], score }, score);
  expect(stepsOf(FIDE_2024, eventOf([unrated('N'), ...field, unrated('M')], games, MAY), 'N')).toEqual([
    step('7.1.4', 'listed', { rating: 1922, games: 5 }, 1922, [
      step('8.2.3', 'initial-estimate', { ra: 1872.4286, dp: 50 }, 1922, [
        step('8.2.2', 'average-with-draws', { games: 5, sum: 9507, draws: 2, rating: 1800 }, 1872.4286, [
          step('7.1.4', 'pool', { events: 1, games: 5, score: 3, months: 26 }, 5, [
            game(1, 'black', 0.5),
            game(2, 'white', 0.5),
            game(3, 'black', 1),
            game(4, 'white', 0),
            game(5, 'black', 1),
            step('7.1.4', 'not-counted', { round: 6, opponent: 'M', ground: 'unrated-opponent' }, null),
          ]),
        ]),
        step('8.1.1', 'fractional-score', { score: 4, games: 7 }, 0.57),
        step('8.1.1', 'score-difference', { p: 0.57 }, 50),
      ]),
    ]),
    step('8.3.3', 'k-newcomer', { games: 5, needed: 30 }, 40),
  ]);
});

describe('asking', () => {
  const field = [rated('A', 2700), rated('B', 2200), rated('C', 1405), rated('D', 1410)];
  const event = eventOf(
    [...field, unrated('U'), unrated('V')],
    crossTable([
      ['A', '1=1=1'],
      ['B', '0=11'],
      ['C', '0=='],
      ['D', '=1'],
      ['U', '1'],
      ['V', ''],
    ]),
    { ...MAY, system: 'round-robin' },
  );
  const ids = event.players.map(({ id }) => id);
  const told = (edition: Edition, reasonsFor?: ReasonsFor) => {
    const { players } = edition.rate(event, reasonsFor);
    return ids.filter((id) => players[id]?.steps !== undefined);
  };

  for (const edition of [FIDE_2014, FIDE_2024, FIDE_2025_10]) {
    test(`${edition.id}: nobody has steps without asking, and only those asked for have them`, () => {
      expect(told(edition)).toEqual([]);
      expect(told(edition, 'all')).toEqual(ids);
      expect(told(edition, new Set(['B', 'U']))).toEqual(['B', 'U']);
      expect(told(edition, new Set(['X']))).toEqual([]);
    });

    test(`${edition.id}: the numbers are the same`, () => {
      const { players, ...rest } = edition.rate(event, 'all');
      // for toEqual an undefined key is no key
      const numbers = Object.entries(players).map(([id, of]) => [id, { ...of, steps: undefined, tables: undefined }]);
      expect({ players: Object.fromEntries(numbers), ...rest }).toEqual(edition.rate(event));
    });

    test(`${edition.id}: every step names a clause of the book`, () => {
      const clauses = new Set(CONTENTS[edition.id].map(({ clause }) => clause));
      const all = (steps: readonly Step[]): Step[] => steps.flatMap((each) => [each, ...all(each.from)]);
      const { players } = edition.rate(event, 'all');
      const named = new Set(Object.values(players).flatMap(({ steps = [] }) => all(steps).map(({ clause }) => clause)));
      expect([...named].filter((clause) => !clauses.has(clause))).toEqual([]);
    });
  }
});
