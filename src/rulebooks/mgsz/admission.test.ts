import { describe, expect, test } from 'vitest';
import type { Event, Game, Player } from '../../core/event.ts';
import { fraction } from '../../core/exact.ts';
import { checkEvent, roundsOf } from './admission.ts';

const A: Player = { id: 'A', index: 0, rating: 1700, rank: '6k' };
const B: Player = { id: 'B', index: 1, rating: 1650, rank: '7k' };

const played = (facts: Partial<Game> = {}): Game => ({
  round: 1,
  white: 0,
  black: 1,
  result: '1-0',
  rated: true,
  handicap: 0,
  ...facts,
});

/** An event with which nothing is wrong. */
const event = (facts: Partial<Event> = {}): Event => ({
  id: 't',
  board: 19,
  baseMinutes: fraction(60),
  byoyomi: { kind: 'japanese', seconds: 30 },
  handicap: true,
  participants: 10,
  rounds: 3,
  players: [A, B],
  games: [played()],
  ...facts,
});

/** Codes of an event's findings. */
const codes = (facts: Partial<Event>) => checkEvent(event(facts)).map(({ code }) => code);

/** Findings of an event with one more player. */
const withPlayer = (facts: Partial<Player>) => checkEvent(event({ players: [A, B, { id: 'P', index: 2, ...facts }] }));

describe('nothing to say', () => {
  test('a complete report of registered players has no finding', () => expect(checkEvent(event())).toEqual([]));
});

describe('1(2) and 1(3) scope', () => {
  test('a 9x9 event is refused, and nothing else is asked of its multiplier', () => {
    const findings = checkEvent(
      event({ board: 9, baseMinutes: undefined, importance: ['large'], handicap: undefined }),
    );
    expect(findings).toEqual([{ code: 'mgsz.board', weight: 'refuse', clause: '1(2)', facts: { board: 9 } }]);
  });

  test('a board that is not named is 19x19, and noted', () => {
    expect(checkEvent(event({ board: undefined }))).toEqual([
      { code: 'mgsz.board-unknown', weight: 'note', clause: '1(2)', facts: { board: 19 } },
    ]);
  });

  test('pair go and consulting teams are refused', () => {
    expect(checkEvent(event({ pairGo: true, consultation: true, byoyomi: undefined }))).toEqual([
      { code: 'mgsz.pair-go', weight: 'refuse', clause: '1(3)', facts: { event: 't' } },
      { code: 'mgsz.consultation', weight: 'refuse', clause: '1(3)', facts: { event: 't' } },
    ]);
    expect(codes({ pairGo: false, consultation: false })).toEqual([]);
  });

  test('an event of players from outside only is noted', () => {
    const guests = [A, B].map(({ id, index }) => ({ id, index, registered: false, entryRank: '1d' }));
    expect(checkEvent(event({ players: guests }))).toEqual([
      { code: 'mgsz.nobody-covered', weight: 'note', clause: '1(2)', facts: { players: 2 } },
    ]);
  });
});

describe('6(2) the multiplier', () => {
  test('without a base time, with unknown overtime or too fast, the committee has to set C', () => {
    expect(checkEvent(event({ baseMinutes: undefined }))).toEqual([
      { code: 'mgsz.no-base-time', weight: 'refuse', clause: '6(2)', facts: { event: 't' } },
    ]);
    expect(checkEvent(event({ byoyomi: { kind: 'other', name: 'fischer' } }))).toEqual([
      { code: 'mgsz.overtime', weight: 'refuse', clause: '6(2)', facts: { kind: 'fischer' } },
    ]);
    expect(checkEvent(event({ baseMinutes: fraction(19, 2), byoyomi: null }))).toEqual([
      {
        code: 'mgsz.too-fast',
        weight: 'refuse',
        clause: '6(2)',
        facts: { base: 9.5, extended: 9.5, minBase: 10, minExtended: 20 },
      },
    ]);
    expect(codes({ baseMinutes: fraction(10), byoyomi: { kind: 'canadian', minutes: 1, moves: 6 } })).toEqual([]);
  });

  test('overtime that is not given counts as sudden death and is noted; said expressly it is not', () => {
    expect(checkEvent(event({ byoyomi: undefined }))).toEqual([
      { code: 'mgsz.overtime-unknown', weight: 'note', clause: 'table 2', facts: { base: 60 } },
    ]);
    expect(codes({ byoyomi: null })).toEqual([]);
    expect(codes({ baseMinutes: fraction(5), byoyomi: undefined })).toEqual(['mgsz.too-fast']);
  });

  test('13x13 needs no time and no importance', () => {
    expect(
      codes({
        board: 13,
        baseMinutes: undefined,
        byoyomi: undefined,
        participants: undefined,
        importance: ['invitational-or-national', 'european-or-world'],
      }),
    ).toEqual([]);
  });

  test('a C of the committee is noted beside what the tables say, and settles everything about it', () => {
    expect(checkEvent(event({ committeeC: 12, participants: undefined, importance: ['large'] }))).toEqual([
      { code: 'mgsz.committee-c', weight: 'note', clause: '6(2)', facts: { c: 12, tables: 20 } },
    ]);
    expect(checkEvent(event({ committeeC: 0, baseMinutes: undefined }))).toEqual([
      { code: 'mgsz.committee-c', weight: 'note', clause: '6(2)', facts: { c: 0, tables: null } },
    ]);
    expect(codes({ committeeC: 10, board: 9 })).toEqual(['mgsz.board']);
  });
});

describe('table 3, importance', () => {
  test('an invitational European or World Championship is added up with a warning', () => {
    expect(checkEvent(event({ importance: ['european-or-world', 'invitational-or-national'] }))).toEqual([
      { code: 'mgsz.two-statuses', weight: 'warn', clause: 'table 3', facts: { additions: 15 } },
    ]);
    expect(codes({ importance: ['european-or-world'] })).toEqual([]);
    expect(codes({ importance: ['invitational-or-national'] })).toEqual([]);
  });

  test('large is checked against the number of participants', () => {
    expect(checkEvent(event({ importance: ['large'], participants: 80 }))).toEqual([
      { code: 'mgsz.large-claimed', weight: 'warn', clause: 'table 3', facts: { participants: 80, above: 80 } },
    ]);
    expect(codes({ importance: ['large'], participants: 81 })).toEqual([]);
  });

  test('there cannot be fewer participants than players', () => {
    expect(checkEvent(event({ participants: 1 }))).toEqual([
      { code: 'mgsz.participants-too-few', weight: 'warn', clause: 'table 3', facts: { participants: 1, players: 2 } },
    ]);
    expect(codes({ participants: 2 })).toEqual([]);
  });

  test('a number of participants or a handicap that is not given is noted', () => {
    expect(checkEvent(event({ participants: undefined, handicap: undefined }))).toEqual([
      {
        code: 'mgsz.participants-unknown',
        weight: 'note',
        clause: 'table 3',
        facts: { players: 2, claimed: false },
      },
      { code: 'mgsz.handicap-unknown', weight: 'note', clause: 'table 3', facts: { addition: 10 } },
    ]);
    expect(checkEvent(event({ participants: undefined, importance: ['large'] }))[0]?.facts).toEqual({
      players: 2,
      claimed: true,
    });
    expect(codes({ handicap: false })).toEqual([]);
  });
});

describe('6(3) rounds', () => {
  test('are those of the event, and not fewer than were played', () => {
    expect(roundsOf(event({ rounds: 5 }))).toBe(5);
    expect(roundsOf(event({ rounds: 5, games: [played({ round: 7 }), played({ round: 2 })] }))).toBe(7);
    expect(roundsOf(event({ rounds: undefined }))).toBe(1);
    expect(roundsOf(event({ rounds: undefined, games: [] }))).toBe(0);
  });
});

describe('players in the registry', () => {
  test('4(1) without points an event cannot be rated', () => {
    expect(withPlayer({ rank: '1d' })).toEqual([
      { code: 'mgsz.points-missing', weight: 'refuse', clause: '4(1)', facts: { player: 'P' } },
    ]);
  });

  test('4(1) without a grade that of the points is taken, with a warning', () => {
    expect(withPlayer({ rating: 2000 })).toEqual([
      {
        code: 'mgsz.grade-missing',
        weight: 'warn',
        clause: '4(1)',
        facts: { player: 'P', points: 2000, grade: '1d' },
      },
    ]);
  });

  test('5(4) marks that cannot count any more are set aside with a warning', () => {
    expect(withPlayer({ rating: 2000, rank: '1d', reached: { '1k': 1, '2d': 1, '3d': 0 } })).toEqual([
      {
        code: 'mgsz.marks-set-aside',
        weight: 'warn',
        clause: '5(4)',
        facts: { player: 'P', grades: ['1k', '3d'] },
      },
    ]);
    expect(withPlayer({ rating: 2000, rank: '1d', reached: { '2d': 1 } })).toEqual([]);
  });

  test('6(1) step 2 who is registered does not enter', () => {
    expect(withPlayer({ rating: 2000, rank: '1d', entering: true })).toEqual([
      { code: 'mgsz.already-registered', weight: 'warn', clause: '6(1) step 2', facts: { player: 'P' } },
    ]);
    expect(withPlayer({ rating: 2000, rank: '1d', entering: false })).toEqual([]);
  });

  test('9(1)a an entry grade on 19x19 that is not that of the points is noted', () => {
    expect(withPlayer({ rating: 1979, rank: '1d', entryRank: '1d' })).toEqual([
      {
        code: 'mgsz.entry-grade-differs',
        weight: 'note',
        clause: '9(1)a',
        facts: { player: 'P', entered: '1d', points: 1979, grade: '1k' },
      },
    ]);
    expect(withPlayer({ rating: 1979, rank: '1d', entryRank: '1k' })).toEqual([]);
    expect(withPlayer({ rank: '1d', entryRank: '1k' }).map(({ code }) => code)).toEqual(['mgsz.points-missing']);
    expect(codes({ board: 13, players: [{ ...A, entryRank: '1d' }, B] })).toEqual([]);
  });
});

describe('players who are not in the registry', () => {
  test('an entering player without points gets a proposal, with the performance for the handler', () => {
    const newcomer = { id: 'P', index: 2, registered: false, entering: true, entryRank: '10k' };
    const games = [
      played(),
      played({ round: 2, white: 2, black: 1, result: '1/2-1/2' }),
      played({ round: 3, black: 2 }),
    ];
    expect(checkEvent(event({ players: [A, B, newcomer], games }))).toEqual([
      {
        code: 'mgsz.initial-points-proposed',
        weight: 'warn',
        clause: '6(1) step 2',
        facts: { player: 'P', grade: '10k', points: 1520, score: 0.5, games: 2 },
      },
      { code: 'mgsz.jigo', weight: 'note', clause: '8(2) step 2', facts: { round: 2, white: 'P', black: 'B' } },
    ]);
  });

  test('an entering player with points and entry grade needs nothing', () => {
    const entering = { registered: false, entering: true };
    expect(withPlayer({ ...entering, initialElo: 1540, entryRank: '10k' })).toEqual([]);
    expect(withPlayer({ ...entering, initialElo: 2800, entryRank: '9d' })).toEqual([]);
    expect(withPlayer({ ...entering, initialElo: 1740, initialRank: '5k' })).toEqual([]);
  });

  test('5(3) an initial grade above 5 kyu is for the committee', () => {
    const entering = { registered: false, entering: true, initialElo: 1990 };
    expect(withPlayer({ ...entering, initialRank: '4k' })).toEqual([
      {
        code: 'mgsz.initial-grade-committee',
        weight: 'warn',
        clause: '5(3)',
        facts: { player: 'P', grade: '4k', cap: '5k' },
      },
    ]);
  });

  test('5(3) without entry grade and initial grade the grade follows from the points', () => {
    expect(withPlayer({ registered: false, entering: true, initialElo: 1990 })).toEqual([
      {
        code: 'mgsz.initial-grade-from-points',
        weight: 'warn',
        clause: '5(3)',
        facts: { player: 'P', points: 1990, grade: '5k' },
      },
    ]);
  });

  test('6(1) step 2 without entry grade nobody can be placed', () => {
    const missing = [
      { code: 'mgsz.entry-grade-missing', weight: 'refuse', clause: '6(1) step 2', facts: { player: 'P' } },
    ];
    expect(withPlayer({ registered: false })).toEqual(missing);
    expect(withPlayer({ registered: false, rating: 2000, initialElo: 2000 })).toEqual(missing);
    expect(withPlayer({ registered: false, entering: true })).toEqual(missing);
  });

  test('6(1) step 2 grades above the table count with 2700, with a warning', () => {
    const above = (grade: string) => ({
      code: 'mgsz.entry-grade-above-table',
      weight: 'warn',
      clause: '6(1) step 2',
      facts: { player: 'P', grade, points: 2700 },
    });
    expect(withPlayer({ registered: false, entryRank: '8d' })).toEqual([above('8d')]);
    expect(withPlayer({ registered: false, entryRank: '1p' })).toEqual([above('1p')]);
    expect(withPlayer({ registered: false, entryRank: '7d' })).toEqual([]);
    expect(withPlayer({ registered: false, entering: true, entryRank: '2p' })[1]).toEqual(above('2p'));
  });
});

describe('8 games', () => {
  test('8(1) a game not played and a game excluded are noted, and nothing else is said of them', () => {
    const games = [
      played({ result: '-/+', handicap: 2, white: 1, black: 0 }),
      played({ round: 2, result: '1/2-1/2', rated: false }),
    ];
    expect(checkEvent(event({ games }))).toEqual([
      {
        code: 'mgsz.game-not-played',
        weight: 'note',
        clause: '8(1)',
        facts: { round: 1, white: 'B', black: 'A', result: '-/+' },
      },
      { code: 'mgsz.game-excluded', weight: 'note', clause: '8(1)', facts: { round: 2, white: 'A', black: 'B' } },
    ]);
  });

  test('8(2) step 1 stones for the player with more points are corrected there, with a warning', () => {
    expect(checkEvent(event({ games: [played({ white: 1, black: 0, handicap: 2 })] }))).toEqual([
      {
        code: 'mgsz.stones-to-stronger',
        weight: 'warn',
        clause: '8(2) step 1',
        facts: { round: 1, white: 'B', black: 'A', whitePoints: 1650, blackPoints: 1700, stones: 2 },
      },
    ]);
    expect(codes({ games: [played({ white: 1, black: 0 })] })).toEqual([]);
    expect(codes({ games: [played({ handicap: 2 })] })).toEqual([]);
    expect(codes({ players: [A, { ...B, rating: 1700 }], games: [played({ handicap: 1 })] })).toEqual([]);
  });

  test('8(2) step 1 nothing is said of stones while points are missing', () => {
    const games = [played({ handicap: 1 }), played({ round: 2, white: 1, black: 0, handicap: 1 })];
    expect(codes({ players: [{ ...A, rating: undefined }, B], games })).toEqual(['mgsz.points-missing']);
  });

  test('table 3 stones in an event announced without handicap are counted and warned of', () => {
    const games = [played({ handicap: 1 }), played({ round: 2, handicap: 2 }), played({ round: 3 })];
    const warning = { code: 'mgsz.stones-without-handicap', weight: 'warn', clause: 'table 3', facts: { games: 2 } };
    expect(checkEvent(event({ handicap: false, games }))).toEqual([warning]);
    expect(checkEvent(event({ handicap: undefined, games }))[1]).toEqual(warning);
    expect(codes({ handicap: true, games })).toEqual([]);
    expect(codes({ handicap: false, games: [played()] })).toEqual([]);
  });
});

describe('recorded decisions', () => {
  test('turn a warning into a note that names who decided', () => {
    const approvals = [{ clause: 'table 3', by: 'committee' }];
    expect(checkEvent(event({ importance: ['large'], approvals }))).toEqual([
      {
        code: 'mgsz.large-claimed',
        weight: 'note',
        clause: 'table 3',
        facts: { participants: 10, above: 80, approvedBy: 'committee' },
      },
    ]);
  });

  test('bring neither another board nor missing points in', () => {
    const approvals = [
      { clause: '1(2)', by: 'committee' },
      { clause: '4(1)', by: 'committee' },
    ];
    const findings = checkEvent(event({ board: 9, players: [A, { id: 'B', index: 1 }], approvals }));
    expect(findings.map(({ code, weight }) => [code, weight])).toEqual([
      ['mgsz.board', 'refuse'],
      ['mgsz.points-missing', 'refuse'],
      ['approval.nobody-named', 'warn'],
      ['approval.nobody-named', 'warn'],
    ]);
  });
});
