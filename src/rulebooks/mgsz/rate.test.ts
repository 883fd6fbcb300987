import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event, Game, Player } from '../../core/event.ts';
import { fraction } from '../../core/exact.ts';
import type { Step } from '../../core/reasons.ts';
import { rateEvent } from './rate.ts';

const A: Player = { id: 'A', index: 0, rating: 1700, rank: '6k' };
const B: Player = { id: 'B', index: 1, rating: 1650, rank: '7k' };
const GUEST: Player = { id: 'G', index: 2, registered: false, entryRank: '5k' };
const NEWCOMER: Player = { id: 'N', index: 3, registered: false, entering: true, entryRank: '10k', initialElo: 1540 };

const played = (round: number, white: number, black: number, facts: Partial<Game> = {}): Game => ({
  round,
  white,
  black,
  result: '1-0',
  rated: true,
  handicap: 0,
  ...facts,
});

const event = (facts: Partial<Event> = {}): Event => ({
  id: 't',
  board: 19,
  baseMinutes: fraction(60),
  byoyomi: { kind: 'japanese', seconds: 30 },
  handicap: true,
  participants: 10,
  rounds: 3,
  players: [A, B, GUEST, NEWCOMER],
  games: [played(1, 0, 1), played(2, 0, 2), played(2, 3, 1)],
  ...facts,
});

const told = (steps: readonly Step[] | undefined) => steps?.map(({ clause, rule, gives }) => [clause, rule, gives]);

describe('6(1) an event that is rated', () => {
  const result = rateEvent(event());

  test('has C, its parts and the games with both sides', () => {
    expect(result).toMatchObject({ rulebook: 'mgsz-2012', rated: true, reasons: [], findings: [], c: 15 });
    expect(result.parts).toEqual([[1, 3]]);
    expect(result.games).toEqual([
      { round: 1, white: 'A', black: 'B', corrected: [1700, 1650], points: [0.38, -0.38] },
      { round: 2, white: 'A', black: 'G', corrected: [1700, 1720], points: [0.55, -0.55] },
      { round: 2, white: 'N', black: 'B', corrected: [1540, 1650], points: [0.75, -0.75] },
    ]);
  });

  test('moves the points of registered and entering players', () => {
    expect(result.players.A).toEqual({
      before: 1700,
      change: 14,
      after: 1714,
      gamePoints: 0.93,
      games: 2,
      rankBefore: '6k',
      rankAfter: '6k',
      entryRankAfter: '6k',
      reached: {},
      parts: [{ before: 1700, gamePoints: 0.93, change: 14, after: 1714 }],
    });
    expect(result.players.B).toMatchObject({ before: 1650, gamePoints: -1.13, change: -17, after: 1633, games: 2 });
    expect(result.players.B).toMatchObject({ rankAfter: '7k', entryRankAfter: '8k' });
    expect(result.players.N).toMatchObject({ before: 1540, change: 11, after: 1551, rankBefore: '10k' });
  });

  test('shows what a player from outside played, and rates nothing', () => {
    expect(result.players.G).toEqual({
      before: 1720,
      change: null,
      after: null,
      gamePoints: -0.55,
      games: 1,
      rankBefore: null,
      rankAfter: null,
      entryRankAfter: null,
      reached: {},
      parts: [{ before: 1720, gamePoints: -0.55, change: null, after: null }],
    });
  });

  test('builds no reasons unasked, and only for those who were asked about', () => {
    expect(Object.values(result.players).some((player) => 'steps' in player)).toBe(false);
    const { players } = rateEvent(event(), new Set(['B']));
    expect(Object.entries(players).flatMap(([id, player]) => ('steps' in player ? [id] : []))).toEqual(['B']);
  });

  test('a forfeit, an excluded game and a player without games leave the points', () => {
    const games = [played(1, 0, 1, { result: '+/-' }), played(2, 0, 1, { rated: false })];
    const { players, games: ratedGames } = rateEvent(event({ games }));
    expect(ratedGames).toEqual([]);
    for (const id of ['A', 'B', 'N']) expect(players[id]).toMatchObject({ change: 0, gamePoints: 0, games: 0 });
    expect(players.A).toMatchObject({ before: 1700, after: 1700, rankAfter: '6k' });
  });

  test('without rounds and games there are no parts', () => {
    const { parts, players } = rateEvent(event({ rounds: undefined, games: [] }));
    expect(parts).toEqual([]);
    expect(players.A).toMatchObject({ before: 1700, change: 0, after: 1700, parts: [] });
  });
});

describe('6(3) an event in parts', () => {
  const long = event({
    rounds: 10,
    baseMinutes: fraction(110),
    handicap: false,
    games: [played(1, 0, 1), played(5, 0, 2), played(6, 0, 2), played(10, 1, 0)],
  });

  test('later parts start from the new points; players from outside keep theirs', () => {
    const { c, parts, players, games } = rateEvent(long);
    expect(c).toBe(30);
    expect(parts).toEqual([
      [1, 5],
      [6, 10],
    ]);
    expect(players.A?.parts).toEqual([
      { before: 1700, gamePoints: 0.93, change: 28, after: 1728 },
      { before: 1728, gamePoints: -0.23, change: -7, after: 1721 },
    ]);
    expect(players.A).toMatchObject({ before: 1700, gamePoints: 0.7, change: 21, after: 1721, rankAfter: '5k' });
    expect(players.G?.parts).toEqual([
      { before: 1720, gamePoints: -0.55, change: null, after: null },
      { before: 1720, gamePoints: -0.48, change: null, after: null },
    ]);
    expect(games.map(({ corrected }) => corrected)).toEqual([
      [1700, 1650],
      [1700, 1720],
      [1728, 1720],
      [1639, 1728],
    ]);
  });

  test('the reasons tell the cut and each part', () => {
    const steps = rateEvent(long, 'all').players.A?.steps;
    expect(told(steps?.[0]?.from)).toEqual([
      ['6(1) step 1', 'multiplier', 30],
      ['6(3)', 'event-cut', [5, 5]],
      ['7', 'change', 28],
      ['7', 'change', -7],
    ]);
    expect(steps?.[0]?.from[3]).toMatchObject({
      given: { part: 2, parts: 2, from: 6, to: 10, c: 30, sum: -0.23, exact: -6.9, before: 1728 },
      from: [
        { rule: 'game-points', given: { round: 6, opponent: 'G' } },
        { rule: 'game-points', given: { round: 10, opponent: 'B' } },
      ],
    });
  });
});

describe('5 the grade after an event', () => {
  const strong: Player = { id: 'A', index: 0, rating: 2060, rank: '1d', reached: { '2d': 1, '1k': 1 } };

  test('points that stay above the limit are the second time', () => {
    const games = [played(1, 1, 0)];
    expect(rateEvent(event({ players: [strong, B], games })).players.A).toMatchObject({ after: 2045, rankAfter: '1d' });
    const close = { ...B, rating: 2060 };
    expect(rateEvent(event({ players: [strong, close], games })).players.A).toMatchObject({
      after: 2053,
      rankAfter: '2d',
    });
  });

  test('neither C = 0 nor an event without a rated game gives a grade or a mark', () => {
    const weak = { ...A, rank: '10k' };
    const touched = (facts: Partial<Event>) =>
      rateEvent(event({ players: [weak, B], games: [played(1, 0, 1)], ...facts }), 'all').players.A;
    expect(touched({})?.rankAfter).toBe('6k');
    const zero = touched({ committeeC: 0 });
    expect(zero).toMatchObject({ change: 0, rankAfter: '10k', games: 1 });
    expect(zero?.steps?.[1]).toEqual({
      clause: '5(1)',
      rule: 'grade-not-touched',
      given: { grade: '10k', c: 0, games: 1 },
      gives: '10k',
      from: [],
    });
    const idle = touched({ games: [] });
    expect(idle).toMatchObject({ change: 0, rankAfter: '10k', games: 0 });
    expect(idle?.steps?.[1]?.given).toEqual({ grade: '10k', c: 15, games: 0 });
    expect(touched({ committeeC: 1 })?.rankAfter).toBe('6k');
  });

  test('marks that cannot count are gone from the result', () => {
    expect(rateEvent(event({ players: [strong, B], games: [] })).players.A?.reached).toEqual({ '2d': 1 });
  });
});

describe('reasons', () => {
  const { players } = rateEvent(
    event({
      games: [
        played(1, 0, 1, { handicap: 1 }),
        played(2, 2, 0, { result: '1/2-1/2' }),
        played(3, 0, 3, { result: '-/+' }),
        played(3, 1, 0, { rated: false }),
      ],
    }),
    'all',
  );

  test('of a registered player: points, then grade, then the grade to enter with', () => {
    expect(told(players.A?.steps)).toEqual([
      ['6(1) step 3', 'new-points', 1708],
      ['4(2)', 'grade-kept', '6k'],
      ['9(1)a', 'entry-grade', '6k'],
    ]);
    expect(players.A?.steps?.[0]?.given).toEqual({ before: 1700, change: 8, games: 2 });
    expect(players.A?.steps?.[2]?.given).toEqual({ points: 1708 });
    expect(told(players.A?.steps?.[0]?.from)).toEqual([
      ['6(1) step 1', 'multiplier', 15],
      ['7', 'change', 8],
    ]);
  });

  test('the change rests on every game, the points of a game on correction and chance', () => {
    expect(players.A?.steps?.[0]?.from[1]).toEqual({
      clause: '7',
      rule: 'change',
      given: { part: 1, parts: 1, from: 1, to: 3, c: 15, sum: 0.53, exact: 7.95, before: 1700 },
      gives: 8,
      from: [
        {
          clause: '8(2) step 2',
          rule: 'game-points',
          given: {
            round: 1,
            opponent: 'B',
            colour: 'white',
            points: 1700,
            opponentPoints: 1650,
            stones: 1,
            difference: 10,
            chance: 0.48,
            score: 1,
            expected: 0.52,
          },
          gives: 0.48,
          from: [
            {
              clause: '8(2) step 1',
              rule: 'corrected-points',
              given: { points: 1650, stones: 1, widths: [40], added: 40 },
              gives: 1690,
              from: [],
            },
            {
              clause: '8(2) step 2',
              rule: 'chance',
              given: { higher: 1700, lower: 1690, difference: 10 },
              gives: 0.48,
              from: [],
            },
          ],
        },
        {
          clause: '8(2) step 2',
          rule: 'game-points',
          given: {
            round: 2,
            opponent: 'G',
            colour: 'black',
            points: 1700,
            opponentPoints: 1720,
            stones: 0,
            difference: -20,
            chance: 0.45,
            score: 0.5,
            expected: 0.45,
          },
          gives: 0.05,
          from: [
            {
              clause: '8(2) step 2',
              rule: 'chance',
              given: { higher: 1720, lower: 1700, difference: 20 },
              gives: 0.45,
              from: [],
            },
          ],
        },
        {
          clause: '8(1)',
          rule: 'game-not-played',
          given: { round: 3, opponent: 'N', result: '-/+' },
          gives: null,
          from: [],
        },
        { clause: '8(1)', rule: 'game-excluded', given: { round: 3, opponent: 'B' }, gives: null, from: [] },
      ],
    });
    expect(players.B?.steps?.[0]?.from[1]?.from).toMatchObject([
      { rule: 'game-points', given: { opponent: 'A', colour: 'black', difference: -10, score: 0 }, gives: -0.48 },
      { rule: 'game-excluded', given: { round: 3, opponent: 'A' } },
    ]);
  });

  test('of a game between one who was asked about and one who was not, both ways', () => {
    const steps = (id: string) => rateEvent(event(), new Set([id])).players[id]?.steps?.[0]?.from[1]?.from;
    expect(steps('A')).toEqual(rateEvent(event(), 'all').players.A?.steps?.[0]?.from[1]?.from);
    expect(steps('B')).toEqual(rateEvent(event(), 'all').players.B?.steps?.[0]?.from[1]?.from);
  });

  test('of an entering player: starting points and initial grade', () => {
    expect(told(players.N?.steps)).toEqual([
      ['6(1) step 3', 'new-points', 1540],
      ['5(3)', 'initial-grade', '10k'],
      ['5(1)', 'grade-not-touched', '10k'],
      ['9(1)a', 'entry-grade', '10k'],
    ]);
    expect(told(players.N?.steps?.[0]?.from)).toEqual([
      ['6(1) step 2', 'entering-points', 1540],
      ['6(1) step 1', 'multiplier', 15],
      ['7', 'change', 0],
    ]);
  });

  test('of a player from outside: the games, and that nothing is rated', () => {
    expect(told(players.G?.steps)).toEqual([['6(1) step 2', 'outside-not-rated', null]]);
    expect(players.G?.steps?.[0]?.given).toEqual({ games: 1, sum: -0.05 });
    expect(told(players.G?.steps?.[0]?.from)).toEqual([
      ['6(1) step 2', 'outside-points', 1720],
      ['6(1) step 1', 'multiplier', 15],
      ['8(2) step 2', 'game-points', -0.05],
    ]);
  });
});

describe('an event that is not rated', () => {
  const players = [A, { id: 'B', index: 1 }, GUEST, NEWCOMER, { ...GUEST, id: 'X', index: 4, entryRank: undefined }];
  const result = rateEvent(event({ board: 9, pairGo: true, consultation: true, players }), 'all');

  test('names each clause once', () => {
    expect(result).toMatchObject({ rated: false, c: null, parts: [], games: [] });
    expect(result.reasons).toEqual(['1(2)', '1(3)', '4(1)', '6(1) step 2']);
    expect(result.rulebook).toBe('mgsz-2012');
    expect(result.findings.length).toBe(5);
  });

  test('leaves registered players as they are', () => {
    const { steps, tables: _tables, ...player } = result.players.A as NonNullable<(typeof result.players)['A']>;
    expect(player).toEqual({
      before: 1700,
      change: 0,
      after: 1700,
      gamePoints: 0,
      games: 0,
      rankBefore: '6k',
      rankAfter: '6k',
      entryRankAfter: '6k',
      reached: {},
      parts: [],
    });
    expect(steps?.map(({ clause, rule, given, gives }) => [clause, rule, given, gives])).toEqual(
      ['1(2)', '1(3)', '4(1)', '6(1) step 2'].map((clause) => [clause, 'event-not-rated', { before: 1700 }, 1700]),
    );
    const marked = rateEvent(event({ board: 9, players: [{ ...A, reached: { '1d': 1 } }, B, GUEST, NEWCOMER] }));
    expect(marked.players.A?.reached).toEqual({ '1d': 1 });
    expect('steps' in (marked.players.A as object)).toBe(false);
  });

  test('lets nobody enter, and says nothing of those it cannot place', () => {
    const unchanged = { change: null, after: null, rankBefore: null, rankAfter: null, entryRankAfter: null };
    expect(result.players.B).toMatchObject({ before: null, ...unchanged, reached: {} });
    expect(result.players.G).toMatchObject({ before: 1720, ...unchanged });
    const initial = { rankBefore: '10k', rankAfter: '10k' };
    expect(result.players.N).toMatchObject({ before: 1540, ...unchanged, ...initial, reached: {} });
    expect(result.players.X).toMatchObject({ before: null, ...unchanged });
  });
});

describe('laws of an event', () => {
  const grades = ['12k', '5k', '1k', '2d', '9d', '3p'] as const;
  const field = fc.array(
    fc.record({
      rating: fc.integer({ min: 950, max: 2800 }),
      rank: fc.constantFrom('12k', '5k', '1k', '2d'),
      entryRank: fc.constantFrom(...grades),
      kind: fc.constantFrom('registered', 'registered', 'entering', 'outside'),
    }),
    { minLength: 2, maxLength: 6 },
  );
  const pairings = fc.array(
    fc.record({
      round: fc.integer({ min: 1, max: 12 }),
      white: fc.nat(),
      step: fc.nat(),
      result: fc.constantFrom<Game['result'][]>('1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-'),
      rated: fc.constantFrom(true, true, true, false),
      handicap: fc.integer({ min: 0, max: 9 }),
    }),
    { maxLength: 15 },
  );
  const events = fc.record({ field, pairings, c: fc.constantFrom(0, 5, 15, 30, 50) }).map(
    (made): Event =>
      event({
        committeeC: made.c,
        rounds: 12,
        players: made.field.map(({ rating, rank, entryRank, kind }, index) =>
          kind === 'registered'
            ? { id: `p${index}`, index, rating, rank }
            : { id: `p${index}`, index, entryRank, registered: false, entering: kind === 'entering' },
        ),
        games: made.pairings.map(({ white, step, ...game }) => {
          const first = white % made.field.length;
          return { ...game, white: first, black: (first + 1 + (step % (made.field.length - 1))) % made.field.length };
        }),
      }),
  );

  test('the order of games and of players does not matter', () => {
    fc.assert(
      fc.property(events, (given) => {
        const last = given.players.length - 1;
        const mirrored: Event = {
          ...given,
          players: [...given.players].reverse().map((player, index) => ({ ...player, index })),
          games: [...given.games]
            .reverse()
            .map((game) => ({ ...game, white: last - game.white, black: last - game.black })),
        };
        expect(rateEvent(mirrored).players).toEqual(rateEvent(given).players);
      }),
      { numRuns: 60 },
    );
  });

  test('asking for reasons changes no number', () => {
    fc.assert(
      fc.property(events, (given) => {
        const explained = Object.entries(rateEvent(given, 'all').players).map(
          ([id, { steps, tables: _tables, ...player }]) => {
            expect(steps?.length).toBeGreaterThan(0);
            return [id, player];
          },
        );
        expect(Object.fromEntries(explained)).toEqual(rateEvent(given).players);
      }),
      { numRuns: 60 },
    );
  });

  test('within one part a better result never leaves a player with fewer points', () => {
    fc.assert(
      fc.property(events, (given) => {
        const game = given.games.find(({ result, rated }) => result === '0-1' && rated);
        if (game === undefined) return;
        const short: Event = { ...given, committeeC: 15 };
        const better: Event = {
          ...short,
          games: short.games.map((other) => (other === game ? { ...game, result: '1-0' as const } : other)),
        };
        const id = (given.players[game.white] as Player).id;
        const [worse, now] = [rateEvent(short).players[id], rateEvent(better).players[id]];
        expect(now?.gamePoints).toBeGreaterThan(worse?.gamePoints as number);
        if (worse?.after !== null) expect(now?.after).toBeGreaterThanOrEqual(worse?.after as number);
      }),
      { numRuns: 60 },
    );
  });
});
