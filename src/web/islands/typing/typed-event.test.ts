import { describe, expect, test } from 'vitest';
import { check, rate } from '../../../index.ts';
import {
  documentOf,
  idleIn,
  lineOfGame,
  EMPTY_EVENT,
  readLine,
  reportOfTyped,
  type TypedEvent,
  typedEventOf,
  withoutPlayer,
} from './typed-event.ts';
import { crossTableOf } from '../../../engine/cross-table.ts';

const EVENT: TypedEvent = {
  ...EMPTY_EVENT,
  facts: {
    name: 'Club evening',
    start: '2026-11-07',
    end: '2026-11-08',
    system: 'swiss',
    minutes: '90',
    increment: '30',
  },
  players: [
    { name: 'Kiss, Ánna', player: 'aaaaaaa', birthYear: 1990, federation: 'HUN', numbers: { fide: '703303' } },
    { name: 'Nagy, Béla' },
    { name: 'Nagy, Csaba', club: 'Tisza SE' },
  ],
};

describe('a line that is typed', () => {
  for (const [line, result] of [
    ['1 2 1', '1-0'],
    ['1 2 0', '0-1'],
    ['1 2 =', '1/2-1/2'],
    ['1 2 5', '1/2-1/2'],
    ['1  2  ½', '1/2-1/2'],
    ['1 2 +', '+/-'],
    ['1 2 -', '-/+'],
    ['1 2 --', '-/-'],
    ['kiss 2 1-0', '1-0'],
  ] as const) {
    test(`${line} is a game that ended ${result}`, () =>
      expect(readLine(line, 1, EVENT)).toEqual({ game: { round: 1, white: 1, black: 2, result } }));
  }

  test('says the stones that black was given, and byes', () => {
    expect(readLine('2 1 1 h3', 2, EVENT)).toEqual({
      game: { round: 2, white: 2, black: 1, result: '1-0', handicap: 3 },
    });
    expect(readLine('3 bye', 1, EVENT)).toEqual({ bye: { round: 1, player: 3, kind: 'paired' } });
    expect(readLine('3 h', 1, EVENT)).toEqual({ bye: { round: 1, player: 3, kind: 'half' } });
  });

  for (const [line, fault] of [
    ['', { fault: 'form' }],
    ['1 2', { fault: 'form' }],
    ['1 2 x', { fault: 'form' }],
    ['1 2 1 hh', { fault: 'form' }],
    ['1 2 1 h2 again', { fault: 'form' }],
    ['9 2 1', { fault: 'unknown', text: '9' }],
    ['1 zoe 1', { fault: 'unknown', text: 'zoe' }],
    ['nagy 1 1', { fault: 'several', text: 'nagy' }],
    ['1 1 1', { fault: 'same' }],
  ] as const) {
    test(`“${line}” is told: ${fault.fault}`, () => expect(readLine(line, 1, EVENT)).toEqual(fault));
  }

  test('nobody plays twice in a round', () => {
    const played = { ...EVENT, games: [{ round: 1, white: 1, black: 2, result: '1-0' as const }] };
    expect(readLine('3 1 1', 1, played)).toEqual({ fault: 'busy', player: 1 });
    expect(readLine('1 bye', 1, played)).toEqual({ fault: 'busy', player: 1 });
    expect(readLine('3 1 1', 2, played)).toMatchObject({ game: { white: 3 } });
    expect(idleIn(played, 1)).toEqual([3]);
  });

  test('a game is written again as it can be typed', () => {
    const game = { round: 1, white: 1, black: 2, result: '1/2-1/2' as const, handicap: 2 };
    expect(readLine(lineOfGame(game), 1, EVENT)).toEqual({ game });
  });
});

describe('what was typed', () => {
  const full: TypedEvent = {
    ...EVENT,
    games: [
      { round: 2, white: 3, black: 1, result: '0-1' },
      { round: 1, white: 1, black: 2, result: '1-0' },
    ],
    byes: [{ round: 1, player: 3, kind: 'paired' }],
  };

  test('becomes a document that the engine reads without a word against it', () => {
    const document = { rulebook: 'fide', ...documentOf(full, 'chess') };
    expect(check(document).filter(({ weight }) => weight === 'refuse')).toEqual([]);
    expect(Object.keys((rate(document) as { players: object }).players)).toEqual(['1', '2', '3']);
    expect(document).toMatchObject({
      event: { rounds: 2, controls: [{ minutes: 90, increment: 30 }] },
      players: [{ id: '1', fideId: '703303', birth: '1990' }, {}, {}],
      table: { byes: [{ player: '3', round: 1, kind: 'paired' }] },
    });
  });

  test('of Go has its base time, its stones and the grades of newcomers', () => {
    const go = {
      ...full,
      players: [
        { name: 'A', player: 'aaaaaaa', numbers: { pin: '12345678' } },
        { name: 'B', entryRank: '12k' },
        { name: 'C' },
      ],
      games: [{ round: 1, white: 1, black: 2, result: '1-0' as const, handicap: 4 }],
    };
    expect(documentOf(go, 'go')).toMatchObject({
      event: { baseMinutes: 90, handicap: true },
      players: [
        { pin: '12345678' },
        { registered: false, entering: true, entryRank: '12k' },
        { registered: false, entering: true },
      ],
      games: [{ handicap: 4 }],
    });
  });

  test('grows into a cross table', () => {
    const { rows } = crossTableOf(reportOfTyped(full));
    expect(rows.map(({ name, halfPoints }) => [name, halfPoints])).toEqual([
      ['Kiss, Ánna', 4],
      ['Nagy, Béla', 0],
      ['Nagy, Csaba', 2],
    ]);
  });

  test('a player who is taken out takes the games along, and the others move up', () => {
    const { players, games, byes } = withoutPlayer(full, 2);
    expect(players.map(({ name }) => name)).toEqual(['Kiss, Ánna', 'Nagy, Csaba']);
    expect(games).toEqual([{ round: 2, white: 2, black: 1, result: '0-1' }]);
    expect(byes).toEqual([{ round: 1, player: 2, kind: 'paired' }]);
  });

  test('is read again from what was kept, also from nothing', () => {
    expect(typedEventOf({})).toEqual(EMPTY_EVENT);
    expect(typedEventOf(JSON.parse(JSON.stringify(full)))).toEqual(full);
  });
});
