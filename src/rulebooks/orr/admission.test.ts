import { describe, expect, test } from 'vitest';
import type { Player } from '../../core/event.ts';
import { checkEvent, countedGames, isCounted, isMember, kindOf, knownWorth } from './admission.ts';
import { eventOf, type GameDocument, type PlayerDocument } from './event.fixture.ts';

const player = (facts: Partial<Player>): Player => ({ id: 'P', index: 0, ...facts });

const EVENT = { id: 't', start: '2024-05-01', end: '2024-05-09' };
const ADULT = '1990-01-01';
const document = (players: readonly PlayerDocument[], games: readonly GameDocument[], fideRated?: boolean) =>
  eventOf({ event: { ...EVENT, fideRated }, players, games });

const A = { id: 'A', birth: ADULT, rating: 1500 };
const B = { id: 'B', birth: ADULT, rating: 1600 };
const AB: GameDocument = { round: 1, white: 'A', black: 'B', result: '1-0' };

describe('ORR 2 kinds', () => {
  const member = { fideRating: 1500 };
  const guest = { fideRating: 1500, member: false };
  for (const [words, facts, inFide, outside, worth] of [
    ['a rating of the system', { rating: 1400 }, 'rated', 'rated', 1400],
    ['a rating of the system beside a FIDE rating', { rating: 1400, ...guest }, 'rated', 'rated', 1400],
    ['a starred rating', { rating: 1345, unsettled: true }, 'unsettled', 'unsettled', 1345],
    ['a rating said to be settled', { rating: 1345, unsettled: false }, 'rated', 'rated', 1345],
    ['a FIDE rating of somebody who is to be entered', member, 'fide', 'fide', 1500],
    ['a FIDE rating of a guest', guest, 'fide', 'newcomer', 1500],
    ['nothing', {}, 'newcomer', 'newcomer', null],
    ['a star without a rating', { unsettled: true }, 'newcomer', 'newcomer', null],
  ] as const) {
    test(`${words}: ${inFide} where FIDE rates the event, else ${outside}`, () => {
      expect(kindOf(player(facts), { fideRated: true })).toBe(inFide);
      expect(kindOf(player(facts), { fideRated: false })).toBe(outside);
      expect(kindOf(player(facts), {})).toBe(outside);
      expect(knownWorth(player(facts), inFide)).toBe(worth);
    });
  }

  test('a newcomer has no number beforehand, even with a FIDE rating', () => {
    expect(knownWorth(player(guest), 'newcomer')).toBeNull();
  });

  test('everybody is to be entered unless the report says otherwise; a rating of the system decides it', () => {
    expect(isMember(player({}))).toBe(true);
    expect(isMember(player({ member: true }))).toBe(true);
    expect(isMember(player({ member: false }))).toBe(false);
    expect(isMember(player({ member: false, rating: 1400 }))).toBe(true);
  });
});

describe('ORR 2 played games', () => {
  for (const [result, rated, counts] of [
    ['1-0', true, true],
    ['0-1', true, true],
    ['1/2-1/2', true, true],
    ['1-0', false, false],
    ['+/-', true, false],
    ['-/+', true, false],
    ['-/-', true, false],
    ['-/-', false, false],
  ] as const) {
    test(`${result}${rated ? '' : ' excluded'} ${counts ? 'counts' : 'does not count'}`, () => {
      const event = document([A, B], [{ ...AB, result, rated }]);
      expect(event.games.map(isCounted)).toEqual([counts]);
      expect(countedGames(event.games)).toHaveLength(counts ? 1 : 0);
    });
  }
});

describe('ORR, what the office is told before the computation', () => {
  test('nothing, where there is nothing to tell', () => expect(checkEvent(document([A, B], [AB]))).toEqual([]));

  test('games that do not count, each with its round, players and result', () => {
    const games: GameDocument[] = [
      AB,
      { round: 2, white: 'B', black: 'A', result: '+/-' },
      { round: 3, white: 'A', black: 'B', result: '0-1', rated: false },
    ];
    expect(checkEvent(document([A, B], games))).toEqual([
      {
        code: 'orr.game-unplayed',
        weight: 'note',
        clause: '2 played games',
        facts: { round: 2, white: 'B', black: 'A', result: '+/-' },
      },
      {
        code: 'orr.game-excluded',
        weight: 'note',
        clause: '2 played games',
        facts: { round: 3, white: 'A', black: 'B', result: '0-1' },
      },
    ]);
  });

  test('an event in which nothing was played', () => {
    expect(checkEvent(document([A, B], []))).toEqual([
      { code: 'orr.nothing-played', weight: 'note', clause: '2 no games', facts: { players: 2 } },
    ]);
  });

  test('an unknown year of birth, of those who played', () => {
    const players = [A, { id: 'B', rating: 1600 }, { id: 'C', rating: 1700 }];
    expect(checkEvent(document(players, [AB]))).toEqual([
      { code: 'orr.birth-unknown', weight: 'note', clause: '2 age', facts: { player: 'B', age: 5 } },
    ]);
  });

  for (const [birth, age] of [
    ['2019', null],
    ['2018', 5],
    ['2017', 6],
    ['2011', 12],
    ['2010', null],
    ['2014-06-01', null],
  ] as const) {
    test(`born ${birth}: ${age === null ? 'another birthday would change nothing' : 'the assumed birthday decides'}`, () => {
      const findings = checkEvent(document([A, { ...B, birth }], [AB]));
      expect(findings).toEqual(
        age === null
          ? []
          : [{ code: 'orr.birthday-unknown', weight: 'note', clause: '2 age', facts: { player: 'B', age } }],
      );
    });
  }

  test('FIDE ratings that are adopted or not recognised; others need no word', () => {
    const players = [
      { ...A, fideRating: 1700 },
      { ...B, rating: null, fideRating: 1650 },
      { id: 'C', birth: ADULT, fideRating: 1750, member: false },
    ];
    const adopted = {
      code: 'orr.fide-rating-adopted',
      weight: 'note',
      clause: '2 FIDE rating',
      facts: { player: 'B', rating: 1650 },
    };
    const unknown = {
      code: 'orr.fide-rating-not-recognised',
      weight: 'note',
      clause: '2 stand-in ratings',
      facts: { player: 'C', rating: 1750 },
    };
    expect(checkEvent(document(players, [AB]))).toEqual([adopted, unknown]);
    expect(checkEvent(document(players, [AB], true))).toEqual([adopted]);
  });

  test('newcomers without a point, if they are to be entered and played', () => {
    const N = { id: 'N', birth: ADULT };
    const lost: GameDocument = { round: 1, white: 'A', black: 'N', result: '1-0' };
    const zero = { code: 'orr.zero-points', weight: 'note', clause: '2 zero points', facts: { player: 'N', games: 1 } };
    expect(checkEvent(document([A, N, B], [lost]))).toEqual([zero]);
    expect(checkEvent(document([A, { ...N, member: false }], [lost]))).toEqual([]);
    expect(checkEvent(document([A, N], [{ ...lost, result: '1/2-1/2' }]))).toEqual([]);
    expect(checkEvent(document([A, N, B], [AB]))).toEqual([]);
    expect(checkEvent(document([A, { ...N, rating: 700 }], [lost]))).toEqual([]);
    expect(checkEvent(document([A, N], [lost, { ...lost, round: 2, white: 'N', black: 'A', result: '1-0' }]))).toEqual(
      [],
    );
  });

  const earlier = (event: string, ...scores: readonly number[]) => ({
    event,
    results: scores.map((score) => ({ opponent: 1500, score })),
  });

  test('stored games that are not used: those of a newcomer', () => {
    const history = [earlier('e1', 0, 0), earlier('e2', 0)];
    expect(checkEvent(document([A, B, { id: 'N', history }], [AB]))).toEqual([
      { code: 'orr.archive-unused', weight: 'note', clause: '2 zero points', facts: { player: 'N', games: 3 } },
    ]);
    expect(checkEvent(document([A, B, { id: 'N', history: [] }], [AB]))).toEqual([]);
  });

  test('stored games that are not used: events without a point before the first rating', () => {
    const history = [earlier('e0', 0, 0), earlier('e1', 1), earlier('e2', 0)];
    const starred = { ...B, unsettled: true, history };
    expect(checkEvent(document([A, starred], [AB]))).toEqual([
      {
        code: 'orr.pointless-events-dropped',
        weight: 'note',
        clause: '2 pool',
        facts: { player: 'B', events: 1, games: 2 },
      },
    ]);
    expect(checkEvent(document([A, { ...starred, history: history.slice(1) }], [AB]))).toEqual([]);
    expect(checkEvent(document([A, { ...B, history }], [AB]))).toEqual([]);
  });
});
