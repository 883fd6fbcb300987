import { describe, expect, test } from 'vitest';
import type { Report, ReportedGame, ReportedPlayer } from '../core/report.ts';
import { BYE_WORDS, byeWordOf, withoutByeLines } from './byes.ts';
import { doubtsInName } from './doubtful.ts';

describe('a name that means a bye', () => {
  const MORE = [
    'BYE',
    'Spielfrei',
    ' (bye) ',
    'PIHENŐ',
    'piheno',
    'Свободен',
    'ВЫХОДНОЙ',
    '...',
    '—',
    '--',
    'N.N.',
    'N. N.',
  ];
  for (const name of [...BYE_WORDS, ...MORE]) {
    test(`“${name}” is one`, () => expect(byeWordOf(name)).toBeDefined());
  }
  for (const name of [
    undefined,
    '',
    'Wolny, Jan',
    'Szabad Imre',
    'Li Bre',
    'Byers',
    'Nn, A',
    'N.',
    'Bye 2',
    'Ö',
    '1',
  ]) {
    test(`“${name}” is none`, () => expect(byeWordOf(name)).toBeUndefined());
  }

  test('is asked about before it becomes the name of a person', () => {
    expect([doubtsInName('NN'), doubtsInName('=bye'), doubtsInName('Kiss, Anna')]).toEqual([
      ['bye'],
      ['formula', 'bye'],
      [],
    ]);
  });
});

describe('the lines of a report', () => {
  const game = (round: number, white: string, black: string, result: ReportedGame['result']): ReportedGame => ({
    round,
    white,
    black,
    result,
  });
  const report = (players: readonly ReportedPlayer[], games: readonly ReportedGame[], more: Partial<Report> = {}) => ({
    event: { id: 't' },
    players,
    games,
    ...more,
  });
  const NOBODY = new Set<string>();
  const [anna, bela] = [
    { id: '1', name: 'Kiss, Anna' },
    { id: '2', name: 'Nagy, Béla' },
  ] as const;
  const bye: ReportedPlayer = { id: '3', name: 'spielfrei', at: { line: 9 } };
  const GAMES = [
    game(1, '1', '2', '1-0'),
    game(2, '1', '3', '+/-'),
    game(3, '3', '2', '-/+'),
    game(4, '3', '1', '-/-'),
    game(5, '2', '3', '1-0'),
  ];

  test('that have scored are players, whatever their name', () => {
    const scored = report([anna, bye], [game(1, '1', '3', '0-1')]);
    expect(withoutByeLines(scored, NOBODY).leftOut).toEqual([]);
  });

  test('that mean a bye are no players, and the rounds against them are byes', () => {
    const whole = report([anna, bye, bela], GAMES, {
      byes: [
        { player: '3', round: 6, kind: 'zero' },
        { player: '1', round: 6, kind: 'half' },
      ],
      teams: [{ name: 'A', members: ['1', '3'] }],
    });
    const { report: left, leftOut, findings } = withoutByeLines(whole, NOBODY);
    expect(left).toEqual({
      event: { id: 't' },
      players: [anna, bela],
      games: [GAMES[0]],
      byes: [
        { player: '1', round: 6, kind: 'half' },
        { player: '1', round: 2, kind: 'paired' },
        { player: '2', round: 3, kind: 'paired' },
        { player: '1', round: 4, kind: 'zero' },
        { player: '2', round: 5, kind: 'paired' },
      ],
      teams: [{ name: 'A', members: ['1'] }],
    });
    expect(leftOut).toEqual([1]);
    expect(findings).toEqual([
      {
        code: 'report.bye-lines',
        weight: 'note',
        at: { line: 9 },
        facts: { lines: 1, names: ['spielfrei'], byes: 4 },
      },
    ]);
  });

  test('two of them have nothing against each other', () => {
    const at = { line: 4 };
    const games = [game(1, '3', '4', '-/-'), { ...game(1, '1', '4', '+/-'), at }];
    const whole = report([anna, { id: '3', name: '…' }, { id: '4', name: '…' }], games);
    const { report: left, findings } = withoutByeLines(whole, NOBODY);
    expect(left.byes).toEqual([{ at, player: '1', round: 1, kind: 'paired' }]);
    expect(findings).toMatchObject([{ facts: { lines: 2, names: ['…'], byes: 1 } }]);
  });

  for (const [title, players, games] of [
    ['with a number', [anna, { ...bye, fideId: '700009' }], []],
    ['with a birth', [anna, { ...bye, birth: { year: 1990 } }], []],
    ['with a rating', [anna, { ...bye, rating: 1500 }], []],
    ['that won at the board', [anna, bye], [game(1, '3', '1', '1-0')]],
    ['that drew at the board', [anna, bye], [game(1, '1', '3', '1/2-1/2')]],
    ['of which there is none', [anna, bela], GAMES],
  ] as const) {
    test(`a line ${title} stays`, () => {
      const whole = report(players, games);
      const { report: left, leftOut, findings } = withoutByeLines(whole, NOBODY);
      expect(left).toBe(whole);
      expect([leftOut, findings]).toEqual([[], []]);
    });
  }

  test('a line stays whose name is that of a person', () => {
    expect(withoutByeLines(report([anna, bye], []), new Set(['spielfrei'])).leftOut).toEqual([]);
  });
});
