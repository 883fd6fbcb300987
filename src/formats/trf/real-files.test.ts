/** Ways of writing that real programs have, each with what is said of it. */
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { LIMITS } from '../limits.ts';
import { TRF16 } from './format.ts';
import { readTrf } from './read.ts';
import { controlsText } from '../../core/control.ts';
import { controlsInWords, timesInWords } from './time-control.ts';

const bytesOf = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(`${lines.join('\n')}\n`);
const findingsOf = (lines: readonly string[]): readonly Finding[] =>
  readTrf(bytesOf(lines), { limits: LIMITS }).findings;
const short = (findings: readonly Finding[]): readonly string[] =>
  findings.map(({ weight, code, at }) => `${weight} ${code} ${at?.line ?? '-'}:${at?.column ?? '-'}`);
const heavy = (lines: readonly string[]): readonly string[] =>
  short(findingsOf(lines).filter(({ weight }) => weight !== 'note'));
const of = (code: string, lines: readonly string[]): readonly Finding[] =>
  findingsOf(lines).filter((finding) => finding.code === code);

interface Row {
  readonly number: number;
  readonly points: string;
  readonly cells: readonly string[];
  readonly birth?: string;
  readonly fideId?: string;
}

/** A line of a player, with cells of eight columns such as `   2 w 1`. */
const row = ({ number, points, cells, birth = '', fideId = '' }: Row): string =>
  `001 ${String(number).padStart(4)} m    Player ${String.fromCharCode(64 + number)}`.padEnd(57) +
  `${fideId.padStart(11)} ${birth.padEnd(10)} ${points.padStart(4)} ${String(number).padStart(4)}` +
  cells.map((cell) => `  ${cell.padEnd(8)}`).join('');

describe('points that differ', () => {
  const table = (points: readonly string[], third: string): readonly string[] => [
    row({ number: 1, points: points[0] as string, cells: ['   2 w 1', third] }),
    row({ number: 2, points: points[1] as string, cells: ['   1 b 0', '   3 w ='] }),
    row({ number: 3, points: points[2] as string, cells: ['0000 - Z', '   2 b ='] }),
  ];

  for (const [cell, points] of [
    ['', '1.5'],
    ['', '2.0'],
    ['0000', '1.5'],
    ['0000 -', '1.5'],
    ['0000 - Z', '2.0'],
    ['0000 - H', '1.0'],
    ['0000 - U', '1.0'],
  ] as const) {
    test(`by a round without a game (“${cell}”, ${points} points) are a warning: no rating depends on them`, () => {
      expect(heavy(table([points, '0.5', '0.5'], cell))).toEqual(['warn trf.points-unplayed 1:109']);
    });
  }

  test('stand at the points, where more than one round may be meant', () => {
    const lines = [
      row({ number: 1, points: '1.5', cells: ['   2 w 1'] }),
      row({ number: 2, points: '0.0', cells: ['   1 b 0', '', '   3 w 0'] }),
      row({ number: 3, points: '1.0', cells: ['', '', '   2 b 1'] }),
    ];
    expect(of('trf.points-unplayed', lines)).toMatchObject([
      { weight: 'warn', at: { line: 1, column: 81 }, facts: { player: '1', points: 1.5, sum: 1, rounds: [2, 3] } },
    ]);
  });

  test('of a forfeit are a warning as well', () => {
    const lines = [
      row({ number: 1, points: '0.0', cells: ['   2 w +'] }),
      row({ number: 2, points: '0.0', cells: ['   1 b -'] }),
    ];
    expect(heavy(lines)).toEqual(['warn trf.points-unplayed 1:99']);
  });

  for (const [title, points, third] of [
    ['by more than a round without a game can give', ['2.5', '0.5', '0.5'], ''],
    ['by less than it gives', ['0.5', '0.5', '0.5'], ''],
    ['by what no round gives', ['1.2', '0.5', '0.5'], ''],
    ['where a result stands without its opponent', ['2.0', '0.5', '0.5'], '0000 - 1'],
    ['where a colour stands without an opponent', ['2.0', '0.5', '0.5'], '0000 w'],
    ['where a result cannot be read', ['2.0', '0.5', '0.5'], '0000 - Q'],
  ] as const) {
    test(`${title} are refused`, () => {
      expect(heavy(table(points, third))).toContain('refuse trf.points-differ 1:81');
    });
  }

  test('are refused where another result of a game would explain both sides of it', () => {
    const lines = [
      row({ number: 1, points: '1.5', cells: ['   2 w 1', ''] }),
      row({ number: 2, points: '0.0', cells: ['   1 b 0', '   3 w ='] }),
      row({ number: 3, points: '0.5', cells: ['', '   2 b ='] }),
    ];
    expect(heavy(lines).filter((each) => each.includes('points-'))).toEqual([
      'refuse trf.points-differ 1:81',
      'refuse trf.points-differ 2:81',
    ]);
  });
});

describe('a date of birth with blanks', () => {
  const player = (birth: string): readonly string[] => [
    row({ number: 1, points: '1.0', cells: ['   2 w 1'], birth }),
    row({ number: 2, points: '0.0', cells: ['   1 b 0'] }),
  ];
  const birthOf = (birth: string) => TRF16.read(bytesOf(player(birth)), { limits: LIMITS }).report?.players[0]?.birth;

  for (const birth of ['1975.  .', '1975/  /', '1975.', '1975-  -', '1975. .']) {
    test(`“${birth}” is the year`, () => {
      expect(birthOf(birth)).toEqual({ year: 1975 });
      expect(heavy(player(birth))).toEqual([]);
    });
  }

  for (const birth of ['    .  .', '    /  /', '.  .', '-']) {
    test(`“${birth}” is blank`, () => {
      expect(birthOf(birth)).toBeUndefined();
      expect(findingsOf(player(birth)).filter(({ code }) => code.startsWith('trf.birth'))).toEqual([]);
    });
  }

  test('what is no date is still told', () =>
    expect(heavy(player('1975.13.'))).toEqual(['warn trf.birth-unreadable 1:70']));
});

describe('a nought without an opponent', () => {
  const lines = (cell: string): readonly string[] => [
    row({ number: 1, points: '1.0', cells: ['   2 w 1', cell] }),
    row({ number: 2, points: '0.0', cells: ['   1 b 0', '0000 - Z'] }),
  ];

  for (const cell of ['0000 - 0', '0000   0', '       0']) {
    test(`“${cell}” is no point, and a note`, () => {
      const { report, findings } = TRF16.read(bytesOf(lines(cell)), { limits: LIMITS });
      expect(heavy(lines(cell))).toEqual([]);
      expect(findings.find(({ code }) => code === 'trf.bye-form')?.facts).toMatchObject({
        seen: cell,
        usual: '0000 - Z',
      });
      expect(report?.byes?.[0]).toMatchObject({ player: '1', round: 2, kind: 'zero' });
    });
  }

  test('with a colour may be a game whose opponent is lost: it is refused', () =>
    expect(heavy(lines('0000 w 0'))).toEqual(['refuse trf.result-without-opponent 1:109']));

  test('and so is a win', () => expect(heavy(lines('0000 - 1'))).toEqual(['refuse trf.result-without-opponent 1:109']));
});

describe('the time control in words', () => {
  for (const [words, controls] of [
    ['90+30', [{ minutes: 90, increment: 30 }]],
    ['90 min + 30 s', [{ minutes: 90, increment: 30 }]],
    ["90' + 30''", [{ minutes: 90, increment: 30 }]],
    ['90’+30”', [{ minutes: 90, increment: 30 }]],
    ['15 minutes plus 10 sec per move', [{ minutes: 15, increment: 10 }]],
    ['90 perc + 30 mp', [{ minutes: 90, increment: 30 }]],
    ['90 минут + 30 секунд на ход', [{ minutes: 90, increment: 30 }]],
    ['120 minutes per player', [{ minutes: 120, increment: 0 }]],
    ['60 min.', [{ minutes: 60, increment: 0 }]],
    [
      '40/120, 60',
      [
        { moves: 40, minutes: 120, increment: 0 },
        { minutes: 60, increment: 0 },
      ],
    ],
    [
      '40/90+30; 30+30',
      [
        { moves: 40, minutes: 90, increment: 30 },
        { minutes: 30, increment: 30 },
      ],
    ],
    [
      '40/120, SD/60',
      [
        { moves: 40, minutes: 120, increment: 0 },
        { minutes: 60, increment: 0 },
      ],
    ],
    [
      '40 moves in 100 min + 30 s, 20 moves in 50 min + 30 s, 15 min + 30 s',
      [
        { moves: 40, minutes: 100, increment: 30 },
        { moves: 20, minutes: 50, increment: 30 },
        { minutes: 15, increment: 30 },
      ],
    ],
  ] as const) {
    test(`“${words}” is read`, () => expect(controlsInWords(words)).toEqual(controls));
  }

  for (const words of [
    '',
    '120',
    'rapid',
    '5400+30',
    '300+3',
    '0+3',
    '2h/40 + 1h',
    '90 min/40 moves + 30 min',
    '40/120',
    '40/120, 20/60',
    '60, 40/120',
    '60, 30',
    '40/120, d5',
    '40/300, 60',
    '2 Stunden 40 / Zuege, 30 min. Rest',
    'G/60 d5',
  ]) {
    test(`“${words}” stays a question`, () => expect(controlsInWords(words)).toBeUndefined());
  }

  const lines = (...heads: readonly string[]): readonly string[] => [
    ...heads,
    row({ number: 1, points: '1.0', cells: ['   2 w 1'] }),
    row({ number: 2, points: '0.0', cells: ['   1 b 0'] }),
  ];
  const controlsOf = (...heads: readonly string[]) =>
    TRF16.read(bytesOf(lines(...heads)), { limits: LIMITS }).report?.event.controls;

  test('what is read is told, with its place', () => {
    expect(of('trf.control-words', lines('122 40/120, 60'))).toEqual([
      {
        code: 'trf.control-words',
        weight: 'note',
        at: { line: 1, column: 5 },
        facts: {
          seen: '40/120, 60',
          periods: [
            { moves: 40, minutes: 120, increment: 0 },
            { moves: null, minutes: 60, increment: 0 },
          ],
        },
      },
    ]);
    expect(controlsOf('122 90+30')).toEqual([{ minutes: 90, increment: 30 }]);
  });

  test('what is not read is told too, and nothing is taken over', () => {
    expect(of('trf.control-open', lines('122 as usual'))).toMatchObject([
      { weight: 'note', at: { line: 1, column: 5 }, facts: { seen: 'as usual' } },
    ]);
    expect(controlsOf('122 as usual')).toBeUndefined();
  });

  test('several times are all told, with their places, where they differ', () => {
    const timesOf = (...heads: readonly string[]) =>
      TRF16.read(bytesOf(lines(...heads)), { limits: LIMITS }).report?.times?.map(({ controls, controlsBlack, at }) => [
        controlsText(controls),
        controlsBlack === undefined ? null : controlsText(controlsBlack),
        at?.line,
      ]);
    const standard = ['90+30', null, 1];
    expect(timesOf('222 5400+30', '222  900+10')).toEqual([standard, ['15+10', null, 2]]);
    expect(timesOf('222 5400+30', '222 W300-B240', '222 soon')).toEqual([standard, ['5+0', '4+0', 2]]);
    expect(timesOf('122 90+30', '122 40/120, 60')).toEqual([standard, ['40/120+0, 60+0', null, 2]]);
    expect(timesOf('222 5400+30', '222 5400+30')).toBeUndefined();
    expect(timesOf('122 90+30; 15+10', '222 5400+30')).toBeUndefined();
  });

  for (const [words, times] of [
    ['90+30, 15+10', ['90+30', '15+10']],
    ['Rapid: 15+10 & Blitz 3+2', ['15+10', '3+2']],
    ['rapid 15 min and blitz 5 min', ['15+0', '5+0']],
    ['15+10 rapid / 3+2 blitz', ['15+10', '3+2']],
    ['90 perc + 30 mp és 15 perc + 10 mp', ['90+30', '15+10']],
    // they may be the periods of one game
    ['90+30, 15+30', []],
    ['90 min, 30 min', []],
    ['90, 15+10', []],
    ['rapid 15 min and 5 min', []],
  ] as const) {
    test(`“${words}” is ${times.length === 0 ? 'not read' : 'the time of several kinds of games'}`, () =>
      expect(timesInWords(words).map(({ controls }) => controlsText(controls))).toEqual(times));
  }

  test('gives way to the record 222, of which nothing is guessed', () => {
    expect(controlsOf('122 90+30', '222 5400')).toEqual([{ minutes: 90, increment: 0 }]);
    expect(controlsOf('122 90+30', '222 W300-B240')).toEqual([{ minutes: 5, increment: 0 }]);
    expect(controlsOf('122 90+30', '222 soon')).toBeUndefined();
    expect(of('trf.control-words', lines('122 90+30', '222 5400'))).toEqual([]);
  });

  test('in other words than those that facts laid over it is not written again', () => {
    const { report } = TRF16.read(bytesOf(lines('122 90+30')), { limits: LIMITS });
    const write = (controls: NonNullable<typeof report>['event']['controls']): string =>
      new TextDecoder().decode(
        TRF16.write?.({ ...report, event: { ...report?.event, controls } } as NonNullable<typeof report>).bytes,
      );
    expect(write([{ minutes: 90, increment: 30 }])).toContain('\r\n122 90+30\r\n');
    expect(write([{ minutes: 60, increment: 30 }])).toContain('\r\n122 60 min + 30 s\r\n');
  });
});

describe('the columns counted above the players', () => {
  const RULERS = [
    '0         1         2         3',
    '         1         2         3         4         5         6         7         8         9        10        11',
    '01234567890123456789012345678901234567890',
    '12345678901234567890123456789012345678901234567890',
    'DDD SSSS sTTT NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN RRRR FFF IIIIIIIIIII BBBB/BB/BB PPPP RRRR  1111 1 1',
  ];
  const lines = [
    '012 Ruler Open',
    ...RULERS,
    row({ number: 1, points: '1.0', cells: ['   2 w 1'] }),
    row({ number: 2, points: '0.0', cells: ['   1 b 0'] }),
  ];

  test('are passed over without a word, and are in no record', () => {
    const codes = findingsOf(lines).map(({ code }) => code);
    expect(codes.filter((code) => code === 'trf.repeated-record' || code === 'trf.unknown-record')).toEqual([]);
    const { report } = TRF16.read(bytesOf(lines), { limits: LIMITS });
    expect([report?.event.name, report?.header]).toEqual(['Ruler Open', undefined]);
  });

  test('a second 012 is still told', () =>
    expect(of('trf.repeated-record', ['012 One', '012 Two', ...lines.slice(-2)])).toHaveLength(1));
});

describe('a pairing-allocated bye', () => {
  test('written in another way means a pairing-allocated bye, and no other', () => {
    const lines = [
      row({ number: 1, points: '2.0', cells: ['   2 w 1', '       U'] }),
      row({ number: 2, points: '1.0', cells: ['   1 b 0', '       F'] }),
    ];
    expect(of('trf.bye-form', lines).map(({ facts }) => facts['usual'])).toEqual(['0000 - U', '0000 - F']);
  });
});

describe('what does not belong into its record', () => {
  const lines = (head: string): readonly string[] => [
    head,
    row({ number: 1, points: '1.0', cells: ['   2 w 1'], fideId: '79900014' }),
    row({ number: 2, points: '0.0', cells: ['   1 b 0'], fideId: '79900022' }),
  ];

  test('a federation of more than three letters is a warning', () => {
    expect(heavy(lines('032 Lichess'))).toEqual(['warn trf.federation-unknown 1:5']);
    expect(heavy(lines('032 IRL'))).toEqual([]);
  });

  test('the address of a page for an arbiter or a city is a warning', () => {
    expect(heavy(lines('102 https://example.org/swiss'))).toEqual(['warn trf.page-address 1:5']);
    expect(heavy(lines('112 www.example.org'))).toEqual(['warn trf.page-address 1:5']);
    expect(heavy(lines('022 https://example.org/swiss/abc'))).toEqual(['warn trf.page-address 1:5']);
    expect(heavy(lines('102 Mintas, Aron'))).toEqual([]);
  });

  for (const [fideId, told] of [
    ['99999', true],
    ['4321', true],
    ['12', true],
    ['100000', false],
  ] as const) {
    test(`the FIDE number ${fideId} is ${told ? 'a warning' : 'one'}`, () => {
      const player = [
        row({ number: 1, points: '1.0', cells: ['   2 w 1'], fideId }),
        row({ number: 2, points: '0.0', cells: ['   1 b 0'] }),
      ];
      expect(heavy(player)).toEqual(told ? [`warn trf.fide-id-short 1:${69 - fideId.length}`] : []);
    });
  }
});

test('the sign that ends a file of DOS is no record', () => {
  const lines = ['012 Minta', row({ number: 1, points: '0.0', cells: [] })];
  const ended = Uint8Array.from([...bytesOf(lines), 0x1a]);
  expect(readTrf(ended, { limits: LIMITS }).findings).toEqual(findingsOf(lines));
});
