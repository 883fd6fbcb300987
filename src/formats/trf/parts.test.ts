/** The smaller parts: people, tables, tournament records, composing and recognising. */
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Report } from '../../core/report.ts';
import { LIMITS } from '../limits.ts';
import { coloursFit, FITS, FITTING, resultsFit } from './codes.ts';
import { fromReport } from './compose.ts';
import { COLOUR, hasValue, RESULT, type TrfFile, type TrfRecord, valueOf } from './file.ts';
import { TRF16, TRF26 } from './format.ts';
import { readTitle } from '../titles.ts';
import { lettersOfName, readSex } from './people.ts';
import { readTrf } from './read.ts';
import { isNational, composedLine, PLAYER_RECORD, textInColumns, textsIn, widthOf } from './records.ts';
import { toReport } from './report.ts';
import { tenthsOf } from './scoring.ts';
import { controlsOf, controlText, controlWords, encodedSystem, roundsOfFile, systemOfFile } from './tournament.ts';
import { playerLine, writeTrf } from './write.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

describe('people', () => {
  test('titles', () => {
    expect(readTitle('WGM')).toEqual({ title: 'WGM', form: 'usual' });
    expect(readTitle('wf')).toEqual({ title: 'WFM', form: 'old' });
    expect(readTitle('WF')).toEqual({ title: 'WFM', form: 'old' });
    expect(readTitle('wgm')).toEqual({ title: 'WGM', form: 'other-case' });
    expect(readTitle('WH')).toEqual({ title: 'WH', form: 'unknown' });
    expect(readTitle('toString')).toEqual({ title: 'toString', form: 'unknown' });
  });

  test('sexes', () => {
    expect(['m', 'w', 'f', 'M', 'W', 'F', 'x', ''].map(readSex)).toEqual([
      'm',
      'f',
      'f',
      'm',
      'f',
      'f',
      undefined,
      undefined,
    ]);
  });

  test('names without what parts their words', () => {
    expect(lettersOfName("O'Brien-Kiss, Á. 2")).toBe('obrienkissá2');
  });
});

describe('tables', () => {
  test('texts in columns, and lines made of them', () => {
    expect(textInColumns('001    7 m', PLAYER_RECORD.startNumber)).toBe('7');
    expect(textsIn('x  1  2   ', { from: 2, to: 4, step: 3, align: 'right' })).toEqual(['1', '2', '']);
    expect(textInColumns('😀 ab', { from: 3, to: 4, align: 'left' })).toBe('ab');
    expect(textsIn('😀 ab', { from: 3, to: 3, step: 1, align: 'left' })).toEqual(['a', 'b']);
    expect(
      composedLine('001', [
        [PLAYER_RECORD.startNumber, '7'],
        [PLAYER_RECORD.sex, ''],
        [PLAYER_RECORD.name, 'X'],
      ]),
    ).toBe('001    7      X');
    expect(widthOf('a😀')).toBe(2);
  });

  test('a national rating', () => {
    expect(
      ['HUN    1', 'HUN 0001 x', 'HUN    1x', 'HUN  1', 'hun    1', 'XXZ    1', 'BBX    1', 'DAT    1', 'HUN   1 '].map(
        isNational,
      ),
    ).toEqual([true, true, false, false, false, false, false, false, false]);
  });

  test('results and colours that fit', () => {
    expect(resultsFit(RESULT.win, RESULT.loss)).toBe(true);
    expect(resultsFit(RESULT.win, RESULT.win)).toBe(false);
    expect(resultsFit(RESULT.forfeitLoss, RESULT.forfeitLoss)).toBe(true);
    expect(resultsFit(RESULT.forfeitWin, RESULT.forfeitWin)).toBe(false);
    expect(resultsFit(RESULT.halfBye, RESULT.win)).toBe(true);
    expect(resultsFit(RESULT.win, RESULT.unknown)).toBe(true);
    expect(coloursFit(COLOUR.white, COLOUR.black)).toBe(true);
    expect(coloursFit(COLOUR.white, COLOUR.white)).toBe(false);
    expect(coloursFit(COLOUR.dash, COLOUR.white)).toBe(true);
    const of = (colour: number, result: number): number => (colour << 5) | result;
    expect(FITTING[(of(COLOUR.white, RESULT.win) << 7) | of(COLOUR.black, RESULT.loss)]).toBe(FITS.yes);
    expect(FITTING[(of(COLOUR.white, RESULT.win) << 7) | of(COLOUR.black, RESULT.win)]).toBe(FITS.no);
    expect(FITTING[(of(COLOUR.white, RESULT.forfeitWin) << 7) | of(COLOUR.dash, RESULT.forfeitLoss)]).toBe(
      FITS.oneColour,
    );
    expect(FITTING[(of(COLOUR.dash, RESULT.forfeitWin) << 7) | of(COLOUR.black, RESULT.forfeitLoss)]).toBe(
      FITS.oneColour,
    );
    expect(FITTING[(of(COLOUR.dash, RESULT.forfeitWin) << 7) | of(COLOUR.none, RESULT.forfeitLoss)]).toBe(FITS.yes);
  });

  test.each([
    ['1', 10],
    ['1.0', 10],
    ['.5', 5],
    ['0,5', 5],
    ['2.', 20],
    ['-1.5', -15],
    ['-.5', -5],
    ['', undefined],
    ['.', undefined],
    ['x', undefined],
    ['1.55', undefined],
    ['--1', undefined],
  ])('%j is %j tenths', (text, tenths) => expect(tenthsOf(text)).toBe(tenths));
});

describe('time controls', () => {
  test.each([
    ['5400+30', { controls: [{ minutes: 90, increment: 30 }] }],
    ['300', { controls: [{ minutes: 5, increment: 0 }] }],
    ['40/6000', { controls: [{ moves: 40, minutes: 100, increment: 0 }] }],
    [
      '40/6000+30:900+30',
      {
        controls: [
          { moves: 40, minutes: 100, increment: 30 },
          { minutes: 15, increment: 30 },
        ],
      },
    ],
    ['W300+2-B300+2', { controls: [{ minutes: 5, increment: 2 }] }],
    ['W300-B300+0', { controls: [{ minutes: 5, increment: 0 }] }],
    ['W300-B240', { controls: [{ minutes: 5, increment: 0 }], controlsBlack: [{ minutes: 4, increment: 0 }] }],
    [
      'W40/6000:900-B3600+30',
      {
        controls: [
          { moves: 40, minutes: 100, increment: 0 },
          { minutes: 15, increment: 0 },
        ],
        controlsBlack: [{ minutes: 60, increment: 30 }],
      },
    ],
    ['W300-Bx', undefined],
    ['Wx-Bx', undefined],
    ['90 min', undefined],
    ['', undefined],
    ['5400+30:', undefined],
  ])('%s', (text, controls) => expect(controlsOf(text)).toEqual(controls));

  test('are written as they are read', () => {
    for (const text of ['5400+30', '300', '40/6000+30:900+30', 'W300-B240', 'W40/6000:900-B3600+30']) {
      expect(controlText(controlsOf(text) ?? {})).toBe(text);
    }
  });

  test('say nothing without a period for white, nor of black without one for black', () => {
    const controls = [{ minutes: 5, increment: 0 }];
    expect([{}, { controls: [], controlsBlack: controls }, { controls, controlsBlack: [] }].map(controlText)).toEqual([
      '',
      '',
      '300',
    ]);
  });

  test('of white and black are both in the words for people', () => {
    expect(controlWords(controlsOf('W300-B240+2') ?? {})).toBe('White 5 min; black 4 min + 2 s');
  });
});

describe('systems', () => {
  test.each([
    ['FIDE_DUTCH', 'swiss'],
    ['FIDE_DUTCH_2017', 'swiss'],
    ['FIDE_DUTCH_2025', 'swiss'],
    ['FIDE_DUTCH_2026_BAKU', 'swiss'],
    ['FIDE_DUBOV', 'swiss'],
    ['FIDE_BURSTEIN_BAKU', 'swiss'],
    ['FIDE_DOUBLESWISS', 'swiss'],
    ['CUSTOM_SWISS', 'swiss'],
    ['CUSTOM_DOUBLESWISS', 'swiss'],
    ['BERGER_ROUNDROBIN', 'round-robin'],
    ['BERGER_ROUNDROBIN_G1', 'round-robin'],
    ['FIDE_ROUNDROBIN', 'round-robin'],
    ['CUSTOM_ROUNDROBIN', 'round-robin'],
    ['BERGER_ROUNDROBIN_G2', 'double-round-robin'],
    ['BERGER_DOUBLEROUNDROBIN', 'double-round-robin'],
    ['FIDE_DOUBLEROUNDROBIN', 'double-round-robin'],
    ['FIDE_SCHILLER', 'team'],
    ['FIDE_SCHILLER_4x3', 'team'],
    ['CUSTOM_SCHEVENINGEN', 'team'],
    ['FIDE_SCHEVENINGEN_G2', 'team'],
    ['FIDE_DOUBLESCHEVENINGEN', 'team'],
    ['FIDE_TEAM', 'team'],
    ['FIDE_TEAM_BAKU', 'team'],
    ['FIDE_TEAM_TYPEA', 'team'],
    ['FIDE_TEAM_MP_GP', 'team'],
    ['FIDE_TEAM_TYPEB_GP_MP', 'team'],
    ['FIDE_TEAM_TYPEA_MP_GP_BAKU', 'team'],
    ['FIDE_TEAM_TYPEA_GP_BAKU', undefined],
    ['CUSTOM_TEAM_SWISS_MP', 'team'],
    ['CUSTOM_TEAM_KNOCKOUT', 'team'],
    ['BERGER_TEAM_ROUNDROBIN_G2', 'team'],
    ['BERGER_TEAM_DOUBLEROUNDROBIN', 'team'],
    ['FIDE_TEAM_ROUNDROBIN', 'team'],
    ['CUSTOM_KNOCKOUT', 'match'],
    ['SWISS', undefined],
    ['', undefined],
  ])('192 %s is %s', (text, system) => expect(encodedSystem(text)).toBe(system));

  const player = (n: number, cells = ''): string => `001 ${String(n).padStart(4)}${' '.repeat(81)}${cells}`;
  const of = (...lines: readonly string[]): ReturnType<typeof systemOfFile> =>
    systemOfFile(readTrf(encode(lines.join('\n')), { limits: LIMITS }).file as TrfFile);
  const three = [player(1), player(2), player(3)];

  test.each([
    ['092 Individual: Swiss-System', 'swiss'],
    ['092 Round-Robin', 'round-robin'],
    ['092 Double Round Robin', 'double-round-robin'],
    ['092 Körverseny', 'round-robin'],
    ['092 Kétkörös körverseny', 'double-round-robin'],
    ['092 Круговой турнир', 'round-robin'],
    ['092 Швейцарская система', 'swiss'],
    ['092 Командный', 'team'],
    [`092 Team: Swiss-System\n013 ${'A'.padEnd(32)}   1`, 'team'],
  ])('%s says that it is %s', (line, system) => expect(of(line, ...three)).toEqual({ system }));

  test.each([
    ['092 Swiss Team Championship', 'team'],
    ['092 Match', 'match'],
  ])('%s of three players is guessed to be %s', (line, system) =>
    expect(of(line, ...three)).toEqual({ system, guessed: 'words' }),
  );

  test('192 goes before the words, and two players alone are a match', () => {
    expect(of('092 Team', '192 CUSTOM_SWISS', ...three)).toEqual({ system: 'swiss' });
    expect(of('092 Swiss', player(1), player(2))).toEqual({ system: 'match' });
    expect(of('192 CUSTOM_SWISS', player(1), player(2))).toEqual({ system: 'swiss' });
    expect(of(`013 ${'A'.padEnd(32)}   1`, ...three)).toEqual({ system: 'team', guessed: 'teams' });
  });

  test('without words the games tell: everybody once, everybody twice, or a Swiss', () => {
    const round = (a: number | undefined, colour: string, result: string): string =>
      a === undefined ? '  0000 - Z' : `  ${String(a).padStart(4)} ${colour} ${result}`;
    const cycle = (n: number): string[] =>
      [
        [2, 3, undefined],
        [1, undefined, 3],
        [undefined, 1, 2],
      ][n - 1]?.map((other) => round(other, other === undefined ? '-' : other > n ? 'w' : 'b', '=')) as string[];
    const rows = (times: number): string[] =>
      [1, 2, 3].map((n) => player(n, Array.from({ length: times }, () => cycle(n).join('')).join('')));
    expect(of(...rows(1)).system).toBe('round-robin');
    expect(of(...rows(2)).system).toBe('double-round-robin');
    expect(of(...rows(3)).system).toBe('swiss');
    expect(of(player(1)).system).toBe('swiss');
    expect(of('092 FIDE rated', ...three)).toEqual({ system: 'swiss', guessed: 'games' });
  });

  test('rounds are those of 142 or XXR, or those that have entries', () => {
    const rounds = (...lines: readonly string[]): unknown =>
      roundsOfFile(readTrf(encode(lines.join('\n')), { limits: LIMITS }).file as TrfFile);
    expect(rounds('142 9', ...three)).toEqual({ rounds: 9, stated: true });
    expect(rounds('XXR 7', ...three)).toEqual({ rounds: 7, stated: true });
    expect(rounds('142 x', ...three)).toEqual({ rounds: 0, stated: false });
    expect(rounds(player(1, '  0000 - Z  0000 - Z'))).toEqual({ rounds: 2, stated: false });
  });
});

describe('values of records', () => {
  const record = (text: string): { records: Map<string, TrfRecord[]> } => ({
    records: new Map([[text.slice(0, 3), [{ line: 1, code: text.slice(0, 3), text }]]]),
  });

  test('from column 5, without blanks', () => {
    expect(valueOf(record('012  Open '), '012')).toBe('Open');
    expect(valueOf(record('012   '), '012')).toBeUndefined();
    expect(valueOf(record('012 Open'), '022')).toBeUndefined();
    expect(['012 x', '012   x', '012', '012   '].map((text) => hasValue(record(text), '012'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(hasValue(record('012 x'), '022')).toBe(false);
  });
});

describe('a TRF file as a report', () => {
  const report = (...lines: readonly string[]): Report =>
    toReport(readTrf(encode(lines.join('\n')), { limits: LIMITS }).file as TrfFile);
  const player = (n: number, cells: string, points = ''): string =>
    `001 ${String(n).padStart(4)}${''.padEnd(72)}${points.padStart(4)}     ${cells}`;

  test('forfeits without a colour give white to the lower starting rank', () => {
    expect(report(player(2, '     1 - +'), player(1, '     2 - -')).games).toMatchObject([
      { white: '1', black: '2', result: '-/+' },
    ]);
    expect(report(player(1, '     2 - -'), player(2, '     1 w +')).games).toMatchObject([
      { white: '2', black: '1', result: '+/-' },
    ]);
    expect(report(player(1, '     2 - -'), player(2, '     1 b -')).games).toMatchObject([
      { white: '1', black: '2', result: '-/-' },
    ]);
  });

  test('what is not yet played is no game, and what nobody answers stays as one side has it', () => {
    expect(report(player(1, '     2 w  '), player(2, '     1 b  ')).games).toEqual([]);
    expect(report(player(1, '     2 b 1'), player(2, '')).games).toMatchObject([
      { white: '2', black: '1', result: '0-1' },
    ]);
    expect(report(player(1, '     9 b 1'), player(2, '')).games).toEqual([]);
  });

  test('byes, and the odd ways to write them', () => {
    const byes = (code: string): unknown => report(player(1, `  0000 - ${code}`)).byes?.map(({ kind }) => kind);
    expect(['H', '=', 'F', '+', 'U', 'Z', '-'].map(byes)).toEqual([
      ['half'],
      ['half'],
      ['full'],
      ['full'],
      ['paired'],
      ['zero'],
      ['zero'],
    ]);
    expect(byes(' ')).toBeUndefined();
  });

  test('points that are no half points are left out, and so are births of year 0', () => {
    expect(report(player(1, '', '1.3')).players[0]?.halfPoints).toBeUndefined();
    expect(report(player(1, '', '1.5')).players[0]?.halfPoints).toBe(3);
    const born = (birth: string): unknown => report(`001    1${''.padEnd(61)}${birth}`).players[0]?.birth;
    expect(born('0000/00/00')).toBeUndefined();
    expect(born('1978/00/00')).toEqual({ year: 1978 });
    expect(born('1978/01/02')).toEqual({ year: 1978, day: dayOf(1978, 1, 2) });
  });

  test('a file without a name still has an id, and one without rounds does not say how many there are', () => {
    expect(report(player(1, '')).event).toEqual({ id: 'trf', system: 'swiss' });
  });
});

describe('a report as a TRF file', () => {
  const REPORT: Report = {
    event: { id: 'Open', name: 'Open', system: 'swiss', rounds: 1 },
    players: [
      { id: 'a', name: 'Kiss, Anna' },
      { id: 'b', name: 'Nagy, Bela' },
    ],
    games: [{ round: 1, white: 'a', black: 'b', result: '1-0' }],
  };
  const codes = (report: Report, dialect: 'trf16' | 'trf26' = 'trf26'): string[] =>
    fromReport(report, dialect).findings.map(({ code }) => code);
  const find = (report: Report, code: string): Finding | undefined =>
    fromReport(report, 'trf26').findings.find((finding) => finding.code === code);
  const first = (report: Report): string =>
    playerLine(fromReport(report, 'trf26').file.players[0] as TrfFile['players'][number]);

  test('players without starting ranks are numbered by their order', () => {
    const { file, findings } = fromReport(REPORT, 'trf16');
    expect(findings).toEqual([
      { code: 'trf.players-not-carried', weight: 'note', facts: { fields: ['id'], players: 2 } },
    ]);
    expect(textOf(writeTrf(file))).toBe(
      [
        '012 Open',
        '062 2',
        '072 0',
        '092 Swiss',
        '001    1      Kiss, Anna                                                         1.0          2 w 1',
        '001    2      Nagy, Bela                                                         0.0          1 b 0',
        '',
      ].join('\r\n'),
    );
  });

  test('starting ranks that are not unique are replaced, and told', () => {
    const players = REPORT.players.map((player) => ({ ...player, startNumber: 1 }));
    expect(find({ ...REPORT, players }, 'trf.renumbered')).toMatchObject({ weight: 'warn', facts: { players: 2 } });
    expect(
      codes({ ...REPORT, players: players.map((player, index) => ({ ...player, startNumber: 9999 + index })) }),
    ).toContain('trf.renumbered');
    expect(
      codes({ ...REPORT, players: players.map((player, index) => ({ ...player, startNumber: 9998 + index })) }),
    ).not.toContain('trf.renumbered');
  });

  test('more players than there are starting ranks are refused', () => {
    const players = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index + 1) }));
    const { file, findings } = fromReport({ ...REPORT, players, games: [] }, 'trf26');
    expect(findings[0]).toEqual({ code: 'trf.too-many-players', weight: 'refuse', facts: { limit: 9999 } });
    expect(file.players).toHaveLength(9999);
  });

  test('what is longer than its columns is cut, or left out where half of it would be wrong', () => {
    const players = [
      {
        ...REPORT.players[0],
        id: 'a',
        name: 'A very long name, which has more than thirty-three letters',
        title: 'ABCD',
        federation: 'LONG',
        rating: 12_345,
        fideId: '123456789012',
        place: 12_345,
      },
      { ...REPORT.players[1], id: 'b' },
    ];
    const { findings, file } = fromReport({ ...REPORT, players }, 'trf26');
    expect(findings.filter(({ code }) => code === 'trf.cut').map(({ facts }) => [facts.field, facts.written])).toEqual([
      ['title', 'ABC'],
      ['name', 'A very long name, which has more'],
      ['rating', ''],
      ['federation', 'LON'],
      ['fideId', ''],
      ['rank', ''],
    ]);
    expect(file.players[0]).toMatchObject({ rating: undefined, fideId: undefined, rank: undefined });
    expect(
      first({
        ...REPORT,
        players: [
          { id: 'a', name: 'Line\nbreak', rating: 0, fideId: '79', sex: 'f', birth: { year: 1990 } },
          { id: 'b', sex: 'm' },
        ],
      }),
    ).toContain('w    Line break');
  });

  test('games and byes that have no cell are told', () => {
    const games = [
      ...REPORT.games,
      { round: 1, white: 'a', black: 'b', result: '1-0' },
      { round: 2, white: 'a', black: 'x', result: '1-0' },
      { round: 2, white: 'y', black: 'a', result: '1-0' },
      { round: 2, white: 'a', black: 'a', result: '1-0' },
      { round: 0, white: 'a', black: 'b', result: '1-0' },
      { round: 1000, white: 'a', black: 'b', result: '1-0' },
    ] as Report['games'];
    const byes = [
      { player: 'a', round: 1, kind: 'half' },
      { player: 'x', round: 1, kind: 'half' },
      { player: 'a', round: 0, kind: 'half' },
      { player: 'a', round: 1000, kind: 'half' },
      { player: 'b', round: 3, kind: 'zero' },
    ] as const;
    expect(find({ ...REPORT, games, byes }, 'trf.games-not-carried')).toMatchObject({
      weight: 'warn',
      facts: { count: 10 },
    });
    const busy = [...REPORT.games, { round: 1, white: 'c', black: 'a', result: '1-0' }] as Report['games'];
    expect(
      find({ ...REPORT, players: [...REPORT.players, { id: 'c' }], games: busy }, 'trf.games-not-carried')?.facts,
    ).toEqual({ count: 1 });
  });

  test('what the format has no place for is told', () => {
    const event = {
      ...REPORT.event,
      registered: 1,
      norms: undefined,
      rounds: 5,
      controls: [{ minutes: 90, increment: 30 }],
      arbiters: [{ name: 'A', licence: 'IA' }, {}],
    };
    const rich: Report = {
      ...REPORT,
      event,
      players: [
        { id: '1', startNumber: 1, k: 20, member: undefined },
        { id: 'b', fideId: 'b', startNumber: 2 },
      ],
      games: [{ round: 1, white: '1', black: 'b', result: '1-0', handicap: 2 }],
    };
    expect(fromReport(rich, 'trf26').findings.filter(({ code }) => code.includes('carried'))).toEqual([
      { code: 'trf.not-carried', weight: 'note', facts: { fields: ['registered', 'licence', 'stones'] } },
      { code: 'trf.players-not-carried', weight: 'note', facts: { fields: ['k'], players: 1 } },
    ]);
    expect(fromReport(rich, 'trf16').findings.find(({ code }) => code === 'trf.not-carried')?.facts.fields).toEqual([
      'rounds',
      'registered',
      'licence',
      'stones',
    ]);
    // one period that ends with its moves: the words of 122 say so to people, and are not read again
    const cut = { ...rich, event: { ...event, controls: [{ moves: 40, minutes: 90, increment: 30 }] } };
    expect(fromReport(cut, 'trf16').findings.find(({ code }) => code === 'trf.not-carried')?.facts.fields).toContain(
      'controls',
    );
    expect(textOf(writeTrf(fromReport(rich, 'trf16').file))).toContain('122 90 min + 30 s\r\n');
    const long = {
      ...rich,
      event: {
        ...event,
        controls: [
          { moves: 40, minutes: 100, increment: 0 },
          { minutes: 12.5, increment: 5 },
        ],
      },
    };
    expect(textOf(writeTrf(fromReport(long, 'trf26').file))).toContain('122 40 moves in 100 min, 12.5 min + 5 s\r\n');
    expect(textOf(writeTrf(fromReport(long, 'trf26').file))).toContain('222 40/6000:750+5\r\n');
  });

  test('points of three for a win are written with their scoring; others are told', () => {
    const with_ = (points: readonly [number, number]): Report => ({
      ...REPORT,
      players: REPORT.players.map((player, index) => ({ ...player, halfPoints: points[index] as number })),
    });
    expect(textOf(writeTrf(fromReport(with_([6, 0]), 'trf26').file))).toContain('162  W 3.0    D 1.0\r\n');
    expect(codes(with_([6, 0]))).not.toContain('trf.points-differ');
    expect(find(with_([4, 0]), 'trf.points-differ')).toMatchObject({
      weight: 'warn',
      facts: { player: '1', points: 2, sum: 1 },
    });
    expect(codes(with_([2, 0]))).not.toContain('trf.points-differ');
    expect(first(with_([220, 0])).slice(80, 84)).toBe(' 110');
    expect(first(with_([198, 0])).slice(80, 84)).toBe('99.0');
  });

  test('teams are 013 in TRF16 and 310 in TRF26; a member who is unknown is left out', () => {
    const teams = [{ name: 'Sample Town', members: ['a', 'x', 'b'] }];
    expect(textOf(writeTrf(fromReport({ ...REPORT, teams }, 'trf16').file))).toContain(
      `\r\n013 ${'Sample Town'.padEnd(32)}   1    2\r\n`,
    );
    expect(textOf(writeTrf(fromReport({ ...REPORT, teams }, 'trf26').file))).toContain(
      `\r\n310   1 ${'Sample Town'.padEnd(65)}   1    2\r\n`,
    );
  });

  test('an unrated game that was not played stays unplayed', () => {
    const games = [{ round: 1, white: 'a', black: 'b', result: '+/-', rated: false }] as const;
    expect(first({ ...REPORT, games })).toMatch(/ {4}2 w \+$/);
  });

  test('an event that says little has few lines', () => {
    const bare: Report = { event: { id: 'x' }, players: [{ id: '1', startNumber: 1 }], games: [] };
    expect(textOf(writeTrf(fromReport(bare, 'trf26').file))).toBe(`062 1\r\n072 0\r\n001    1${''.padEnd(73)}0.0\r\n`);
    expect(textOf(writeTrf({ ...fromReport(bare, 'trf26').file, lines: [] }))).toBe('');
  });
});

describe('recognising', () => {
  const trf = ['012 Open', '001    1', '001    2'];

  test.each([
    [trf.join('\n'), [true, false]],
    [[...trf, '142 5'].join('\r'), [false, true]],
    [['HUN    1', ...trf].join('\r\n'), [false, true]],
    [['### comment', '###'].join('\n'), [false, false]],
    [['### x', ...trf].join('\n'), [false, true]],
    [['XXR 5', 'XXC rank'].join('\n'), [false, false]],
    [['012'].join('\n'), [true, false]],
    [['0123 x', 'text', '012 x'].join('\n'), [false, false]],
    [['some', 'text', ...trf].join('\n'), [true, false]],
    ['', [false, false]],
    ['{"event": {}}', [false, false]],
    ['; EGC\n 1 Kiss Anna 3d HU\n', [false, false]],
  ])('%j', (text, expected) => {
    expect([TRF16.recognises(encode(text)), TRF26.recognises(encode(text))]).toEqual(expected);
  });

  test('a format reads into a report, or says why not', () => {
    expect(TRF16.read(encode(trf.join('\n')), { limits: LIMITS }).report?.players).toHaveLength(2);
    expect(TRF26.read(encode(''), { limits: LIMITS })).toEqual({
      findings: [{ code: 'trf.no-players', weight: 'refuse', facts: {} }],
    });
    expect([TRF16.id, TRF26.id]).toEqual(['trf16', 'trf26']);
  });
});
