import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Report } from '../../core/report.ts';
import { LIMITS } from '../limits.ts';
import { TRF16 } from './format.ts';
import { HEAD_LINES, madePlain, madeWhole, PLAIN_FILES, PLAIN_SAMPLE, plainText } from './plain.fixture.ts';
import { readPlain } from './plain.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const FILE = PLAIN_SAMPLE;
const TEXT = plainText(FILE);

describe('a plain TRF file', () => {
  test('is read in columns, and is the same report with the same findings as by the whole reader', () => {
    expect(madePlain(bytesOf(TEXT))).toEqual(madeWhole(bytesOf(TEXT)));
    expect(madePlain(bytesOf(TEXT))).toBeDefined();
  });

  test('whatever plain things it holds', () => {
    fc.assert(
      fc.property(PLAIN_FILES, (file) => {
        const bytes = bytesOf(plainText(file));
        expect(madePlain(bytes)).toBeDefined();
        expect(madePlain(bytes)).toEqual(madeWhole(bytes));
      }),
      { numRuns: 150 },
    );
  });

  test('keeps records that a report has no field for in the order of the file', () => {
    const others = (FILE.head as string[]).filter((line) => !line.startsWith('122'));
    const head = others.toSpliced(5, 0, '122 90+30');
    const bytes = bytesOf(plainText({ ...FILE, head }));
    for (const made of [madePlain(bytes), madeWhole(bytes)]) {
      const report = made?.report as Report | undefined;
      expect(Object.keys(report?.header ?? {})).toEqual(['trf 122', 'trf 092']);
    }
  });

  test('with any character changed into another is either not plain, or the same to both readers', () => {
    const bytes = bytesOf(TEXT);
    let plain = 0;
    for (let at = 0; at < bytes.length; at += 1) {
      for (const letter of ' 01-wU/.\t\0\né') {
        const changed = Uint8Array.from(bytes);
        changed[at] = letter.codePointAt(0) as number;
        const made = madePlain(changed);
        if (made === undefined) continue;
        plain += 1;
        // the whole comparison takes longer than both readers
        expect(JSON.stringify(made), `${letter} at ${at}`).toBe(JSON.stringify(madeWhole(changed)));
      }
    }
    expect(plain).toBeGreaterThan(1000);
  });

  test('with lines taken out, doubled or cut is either not plain, or the same to both readers', () => {
    const lines = TEXT.split('\r\n');
    for (const [at, line] of lines.entries()) {
      for (const changed of [[], [line, line], [line.slice(0, -1)], [line.slice(0, -10)], [`${line}  `], ['', line]]) {
        const bytes = bytesOf(lines.toSpliced(at, 1, ...changed).join('\r\n'));
        const made = madePlain(bytes);
        if (made !== undefined) expect(made).toEqual(madeWhole(bytes));
      }
    }
  });

  test('is of TRF16, and read once more where the limits are others', () => {
    const bytes = bytesOf(TEXT);
    expect(TRF16.recognises(bytes)).toBe(true);
    const { report } = TRF16.read(bytes, { limits: LIMITS });
    expect(TRF16.read(bytes, { limits: { ...LIMITS, players: 100 } }).report).toEqual(report);
    expect(TRF16.read(bytes, { limits: LIMITS, encoding: 'utf-8' }).report).toEqual(report);
    expect(TRF16.read(bytes, { limits: LIMITS, encoding: 'windows-1250' }).report?.event.place).toBe('GyĹ‘r');
  });
});

test('two names of the same letters in another order are plain; apart from what parts their words they may not be equal', () => {
  const named = (name: string): string => TEXT.replace('Kovacs, Anna', name.padEnd(12));
  for (const name of ['Janny, Vo', 'Ynovnaj', 'Novy2 Jan']) {
    expect(madePlain(bytesOf(named(name)))).toBeDefined();
    expect(madePlain(bytesOf(named(name)))).toEqual(madeWhole(bytesOf(named(name))));
  }
  for (const name of ['NOVY-JAN', "no'vy jan", 'Novy Jan.']) expect(madePlain(bytesOf(named(name)))).toBeUndefined();
});

describe('a file that is not plain', () => {
  const isPlain = (text: string, limits = LIMITS): boolean => readPlain(bytesOf(text), limits) !== undefined;
  const withHead = (...lines: readonly string[]): string => plainText({ ...FILE, head: lines });
  const without = (code: string): readonly string[] => (FILE.head as string[]).filter((line) => !line.startsWith(code));

  for (const [what, text] of [
    ['no players', '012 Open\r\n'],
    ['no line end', '012 Open'],
    ['no entry in any round', plainText({ ...FILE, rounds: 0 })],
    ['two players', plainText({ ...FILE, entrants: FILE.entrants.slice(0, 2) })],
    ['no name of the event', withHead(...without('012'))],
    ['no city', withHead(...without('022'))],
    ['no federation', withHead(...without('032'))],
    ['no first day', withHead(...without('042'))],
    ['no last day', withHead(...without('052'))],
    ['no system', withHead(...without('092'))],
    ['no arbiter', withHead(...without('102'))],
    ['days in the other order', TEXT.replace('052 2026/09/19', '052 2026/09/10')],
    ['a day in another form', TEXT.replace('042 2026/09/11', '042 11.09.2026')],
    ['several systems', TEXT.replace('Swiss system', 'Swiss, team')],
    ['a page for a city', TEXT.replace('022 Győr', '022 www.gyor.hu')],
    ['a page for an arbiter', TEXT.replace('102 Arbiter, Anna', '102 http://chess-results.com')],
    ['a page for a deputy', withHead(...(FILE.head as string[]), '112 www.deputy.hu')],
    ['a time control that is not read', TEXT.replace('90 min + 30 s', 'as usual')],
    ['a number of players that is none', withHead(...(FILE.head as string[]), '062 many')],
    ['a number of rated players that is none', withHead(...(FILE.head as string[]), '072 many')],
    ['another number of players', withHead(...(FILE.head as string[]), '062 6')],
    ['another number of rated players', withHead(...(FILE.head as string[]), '072 5')],
    ['teams', withHead(...(FILE.head as string[]), '082 3')],
    ['a record twice', withHead(...(FILE.head as string[]), '012 Other')],
    ['a record of TRF26', withHead(...(FILE.head as string[]), '142 9')],
    ['a comment', withHead('### by hand', ...(FILE.head as string[]))],
    ['rounds without dates', withHead(...without('132'))],
    ['too few dates', TEXT.replace('  26/09/13', '')],
    ['a date before that of the round before', TEXT.replace('26/09/13', '26/09/11')],
    ['a date after the event', TEXT.replace('26/09/13', '26/09/29')],
    ['a day that no month has', TEXT.replace('26/09/13', '26/09/31')],
    ['a NUL', TEXT.replace('Őszi', '\0szi')],
    ['another line end within the head', TEXT.replace('012 Őszi Open\r\n', '012 Őszi Open\n')],
    ['another line end behind a player', TEXT.replace(/\r\n$/, '\n')],
    ['something behind the players', `${TEXT}XXR 9\r\n`],
    ['half a line end behind the players', `${TEXT}\r`],
    ['a byte order mark', `\ufeff${TEXT}`],
    ['a line of a player that is too short', TEXT.replace(/^(001 {4}3 .{40}).*$/m, '$1')],
    [
      'a name of many bytes in a line that is too short',
      TEXT.replace(/^(001 {4}3 ).*$/m, `$1    ${'é'.repeat(33)} 1800 HUN`),
    ],
    ['a tab in a name beyond ASCII', TEXT.replace('Őry, ', 'Őry,\t')],
    ['no name', TEXT.replace('Ferenc', '      ')],
    ['a FIDE number of ten digits', TEXT.replace('  600000003', '6000000031')],
    ['a short FIDE number', TEXT.replace('123456', ' 12345')],
    ['the same FIDE number twice', TEXT.replace('700002', '700001')],
    ['the same name twice', TEXT.replace('Kovacs, Anna', 'Novy, Jan   ')],
    ['a rank better than that of more points', TEXT.replace(' 1.0    5', ' 1.0    1')],
  ] as const) {
    test(`has ${what}`, () => expect(isPlain(text)).toBe(false));
  }

  test('is beyond a limit', () => {
    for (const limits of [{ reportBytes: 100 }, { lineBytes: 50 }, { players: 4 }, { rounds: 2 }]) {
      expect(isPlain(TEXT, { ...LIMITS, ...limits })).toBe(false);
    }
  });

  test('has bytes that are no UTF-8, in the head or in a name', () => {
    for (const text of ['Győr', 'Árpád']) {
      const bytes = bytesOf(TEXT.replace(text, `${text.slice(0, 1)}@${text.slice(2)}`));
      bytes[bytes.indexOf(0x40)] = 0xff;
      expect(readPlain(bytes, LIMITS)).toBeUndefined();
    }
  });
});

test('a plain file may have hundreds of players, many times of controls, and no end of its last line', () => {
  const entrants = Array.from({ length: 300 }, (_, place) => {
    const [a, b] = [place % 26, Math.floor(place / 26)].map((letter) => String.fromCharCode(97 + letter));
    return { name: `X${a}${a}${b}, Y${b}${b}${b}`, fideId: 200_000 + place * 3 };
  });
  for (let minutes = 1; minutes <= 120; minutes += 1) {
    const head = HEAD_LINES.map((line) => (line.startsWith('122') ? `122 ${minutes} min` : line)).map((line) =>
      line.startsWith('052') ? '052 2026/09/11' : line,
    );
    const size = minutes === 1 ? 300 : 4;
    const text = plainText({ head, entrants: entrants.slice(0, size), rounds: 2, outcomes: ['1', '0'], lineEnd: '\n' });
    const bytes = bytesOf(text.trimEnd());
    expect(madePlain(bytes)).toBeDefined();
    expect(madePlain(bytes)).toEqual(madeWhole(bytes));
  }
});
