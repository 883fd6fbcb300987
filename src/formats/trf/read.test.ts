import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { LIMITS } from '../limits.ts';
import { formOf, isPlayer, opponentOf, RESULT, resultOf, type TrfFile } from './file.ts';
import { readTrf } from './read.ts';
import { toReport } from './report.ts';
import { writeTrf } from './write.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string, limits: Partial<typeof LIMITS> = {}) =>
  readTrf(encode(text), { limits: { ...LIMITS, ...limits } });
const codes = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);
const find = (findings: readonly Finding[], code: string): Finding | undefined =>
  findings.find((finding) => finding.code === code);

interface Row {
  readonly n: number | string;
  readonly sex?: string;
  readonly title?: string;
  readonly name?: string;
  readonly rating?: number | string;
  readonly fed?: string;
  readonly id?: number | string;
  readonly birth?: string;
  readonly points?: string;
  readonly rank?: number;
  readonly cells?: readonly string[];
}

/** A 001 line, by its columns. */
const row = ({
  n,
  sex = ' ',
  title = '',
  name,
  rating = '',
  fed = '',
  id = '',
  birth = '',
  points = '0.0',
  rank,
  cells = [],
}: Row): string =>
  [
    '001',
    String(n).padStart(4),
    sex + title.padStart(3),
    (name ?? `Player ${'ABCDEFGHIJ'[Number(n)] ?? n}`).padEnd(33),
    String(rating).padStart(4),
    fed.padEnd(3),
    String(id).padStart(11),
    birth.padEnd(10),
    points.padStart(4),
    String(rank ?? '').padStart(4) + cells.map((cell) => `  ${cell.padEnd(8)}`).join(''),
  ]
    .join(' ')
    .trimEnd();

/** Two players, one game. */
const game = (one: string, other: string, points: readonly [string, string] = ['1.0', '0.0']): readonly Finding[] =>
  read([row({ n: 1, points: points[0], cells: [one] }), row({ n: 2, points: points[1], cells: [other] })].join('\n'))
    .findings;

const heavy = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ weight }) => weight !== 'note')
    .map(({ code, weight, at }) => `${weight} ${code} ${at?.line ?? '-'}:${at?.column ?? '-'}`);

describe('lines', () => {
  const lines = ['012 Open', row({ n: 1, points: '1.0', cells: ['   2 w 1'] }), row({ n: 2, cells: ['   1 b 0'] })];

  test.each([
    ['CRLF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
  ] as const)('end with %s, with or without one after the last', (_name, end) => {
    for (const text of [lines.join(end), lines.join(end) + end]) {
      const { file } = read(text);
      expect(file?.lineEnd).toBe(end);
      expect(file?.closed).toBe(text.endsWith(end));
      expect(file?.players.map(({ line }) => line)).toEqual([2, 3]);
      expect(new TextDecoder().decode(writeTrf(file as TrfFile))).toBe(text);
    }
  });

  test('of different ends are told, and the most frequent is kept', () => {
    const [a, b, c] = lines as [string, string, string];
    expect(read(`${a}\r\n${b}\n${c}\r`).file?.lineEnd).toBe('\r\n');
    expect(read(`${a}\n${b}\n${c}\r`).file?.lineEnd).toBe('\n');
    expect(read(`${a}\r${b}\n${c}\r`).file?.lineEnd).toBe('\r');
    expect(codes(read(`${a}\r\n${b}\n${c}`).findings)).toContain('trf.mixed-line-ends');
    expect(codes(read(lines.join('\n')).findings)).not.toContain('trf.mixed-line-ends');
  });

  test('that are blank, or unknown, stay where they are', () => {
    const text = `012 Open\n\n777 x\n${lines[1]}\n  \nXY\n${lines[2]}\n`;
    const { file, findings } = read(text);
    expect(file?.lines.map((line) => (isPlayer(line) ? line.startNumber : line.code))).toEqual([
      '012',
      '',
      '777',
      1,
      '',
      'XY',
      2,
    ]);
    expect(new TextDecoder().decode(writeTrf(file as TrfFile))).toBe(text);
    expect(find(findings, 'trf.unknown-record')).toEqual({
      code: 'trf.unknown-record',
      weight: 'note',
      at: { line: 3, column: 1 },
      facts: { code: '777', count: 1 },
    });
  });

  test('may be short: what is not there is blank', () => {
    const { file, findings } = read('001    1\n001    2 m\n001');
    expect(
      file?.players.map(({ startNumber, sex, name, points, rank, cells }) => [
        startNumber,
        sex,
        name,
        points,
        rank,
        cells,
      ]),
    ).toEqual([
      [1, '', '', undefined, undefined, []],
      [2, 'm', '', undefined, undefined, []],
      [0, '', '', undefined, undefined, []],
    ]);
    expect(codes(findings)).toContain('trf.start-number-unreadable');
  });

  test('may end in blanks and tabs; a tab is told', () => {
    const { file, findings } = read(`${lines[1]}  \t \n${lines[2]}   \n`);
    expect(file?.players[0]?.cells).toHaveLength(1);
    expect(find(findings, 'trf.tab')?.at).toEqual({ line: 1, column: 102 });
  });

  test('of tabs beyond a few are told once', () => {
    const many = Array.from({ length: 25 }, (_, index) => `${row({ n: index + 1 })}\t`).join('\n');
    const tabs = read(many).findings.filter(({ code }) => code === 'trf.tab');
    expect(tabs.map(({ facts }) => facts)).toEqual([{ count: 25 }]);
  });
});

describe('limits', () => {
  const two = `${row({ n: 1 })}\n${row({ n: 2 })}\n`;

  test('a file beyond the limit is refused unread', () => {
    const { file, findings } = read(two, { reportBytes: 10 });
    expect(file).toBeUndefined();
    expect(findings).toEqual([{ code: 'trf.too-large', weight: 'refuse', facts: { bytes: two.length, limit: 10 } }]);
    expect(codes(read(two, { reportBytes: two.length }).findings)).not.toContain('trf.too-large');
  });

  test('a line beyond the limit is refused, the others are read', () => {
    const { file, findings } = read(`012 ${'x'.repeat(200)}\n${two}`, { lineBytes: 203 });
    expect(file?.players).toHaveLength(2);
    expect(find(findings, 'trf.line-too-long')).toMatchObject({
      weight: 'refuse',
      at: { line: 1, column: 204 },
      facts: { length: 204, limit: 203 },
    });
    expect(codes(read(`012 ${'x'.repeat(199)}\n${two}`, { lineBytes: 203 }).findings)).not.toContain(
      'trf.line-too-long',
    );
  });

  test('players beyond the limit are refused once, and what they would have said is not missed', () => {
    const cells = ['   4 w 1'];
    const { file, findings } = read(`${row({ n: 1, cells })}\n${row({ n: 2 })}\n${row({ n: 3 })}\n${row({ n: 4 })}`, {
      players: 2,
    });
    expect(file).toBeUndefined();
    expect(findings.filter(({ weight }) => weight !== 'note')).toEqual([
      { code: 'trf.too-many-players', weight: 'refuse', at: { line: 3, column: 1 }, facts: { limit: 2 } },
    ]);
  });

  test('rounds beyond the limit are refused once, and nothing is said of the points', () => {
    const cells = ['0000 - Z', '0000 - Z', '0000 - Z'];
    const { file, findings } = read(`${row({ n: 1, cells })}\n${row({ n: 2, cells })}`, { rounds: 2 });
    expect(file).toBeUndefined();
    expect(findings.filter(({ weight }) => weight !== 'note')).toEqual([
      { code: 'trf.too-many-rounds', weight: 'refuse', at: { line: 1, column: 110 }, facts: { limit: 2 } },
    ]);
  });

  test('an empty file, and one without players, is refused', () => {
    expect(codes(read('').findings)).toEqual(['trf.no-players']);
    expect(codes(read('012 Open\n').findings)).toEqual(['trf.no-players']);
    expect(read('012 Open\n').file).toBeUndefined();
  });

  test('a NUL is refused where it stands', () => {
    expect(find(read(`012 Open\r\n01\0\n${two}`).findings, 'trf.not-text')).toMatchObject({
      weight: 'refuse',
      at: { line: 2, column: 3 },
    });
    expect(find(read(`012 Öpen\r01\0\n${two}`).findings, 'trf.not-text')).toMatchObject({ at: { line: 2, column: 3 } });
  });
});

describe('encodings', () => {
  const players = [
    row({ n: 1, name: 'Szűcs, Őrs', points: '1.0', cells: ['   2 w 1'] }),
    row({ n: 2, name: 'Müller, Åse', cells: ['   1 b 0'] }),
  ];

  test('letters of two bytes take one column', () => {
    const { file, findings } = read(`012 Nyílt\n${players.join('\n')}`);
    expect(file?.players.map(({ name, points }) => [name, points])).toEqual([
      ['Szűcs, Őrs', 10],
      ['Müller, Åse', 0],
    ]);
    expect(heavy(findings)).toEqual([]);
  });

  test('also in a line that is longer than most', () => {
    const { file } = read(`012 ${'ű'.repeat(3000)}\n${players.join('\n')}`);
    expect(file?.players.map(({ name }) => name)).toEqual(['Szűcs, Őrs', 'Müller, Åse']);
  });

  test('and so do characters of four bytes, also in teams', () => {
    const wide = players.map((line) => line.replace('Szűcs, Őrs', 'Szűcs, 😀rs'));
    const team = `013 ${'Team 😀'.padEnd(33)}   1    2`;
    const text = `${wide.join('\n')}\n${team}\n012 end 😀\n`;
    const { file, findings } = read(text);
    expect(file?.players[0]?.name).toBe('Szűcs, 😀rs');
    expect(heavy(findings)).toEqual([]);
    expect(toReport(file as TrfFile).teams).toEqual([{ name: 'Team 😀', members: ['1', '2'] }]);
    expect(new TextDecoder().decode(writeTrf(file as TrfFile))).toBe(text);
  });

  const latin = (text: string): Uint8Array => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

  test('a guess is told; an encoding that is set is not', () => {
    const bytes = latin(`${row({ n: 1, name: 'Lef\xe8vre, Andr\xe9' })}\n`);
    const guessed = readTrf(bytes, { limits: LIMITS });
    expect(find(guessed.findings, 'encoding.guessed')?.facts).toEqual({ encoding: 'windows-1252', bytes: 2 });
    expect(guessed.file?.players[0]?.name).toBe('Lefèvre, André');
    const set = readTrf(bytes, { limits: LIMITS, encoding: 'windows-1250' });
    expect(codes(set.findings)).not.toContain('encoding.guessed');
    expect(set.file?.players[0]?.name).toBe('Lefčvre, André');
    expect(Buffer.from(writeTrf(set.file as TrfFile)).equals(bytes)).toBe(true);
  });

  test('UTF-8 that is set, or marked, and damaged, is told', () => {
    const bytes = latin(`${row({ n: 1, name: 'Lef\xe8vre, Andr\xe9' })}\n`);
    const set = readTrf(bytes, { limits: LIMITS, encoding: 'utf-8' });
    expect(find(set.findings, 'encoding.damaged')).toMatchObject({
      weight: 'warn',
      facts: { encoding: 'utf-8', bytes: 2 },
    });
    expect(set.file?.players[0]?.name).toBe('Lef\ufffdvre, Andr\ufffd');
    // what is whole beside it is one column a letter
    const beside = row({ n: 1, name: 'Lef\xe8vre, Andr\xc3\xa9', rating: '2001' }).replace('\xa9', '\xa9 ');
    expect(readTrf(latin(beside), { limits: LIMITS, encoding: 'utf-8' }).file?.players[0]).toMatchObject({
      name: 'Lef\ufffdvre, André',
      rating: 2001,
    });
    const marked = readTrf(latin(`\xef\xbb\xbf${row({ n: 1, name: 'Lef\xe8vre' })}`), { limits: LIMITS });
    expect(codes(marked.findings)).toContain('encoding.damaged');
    expect(codes(marked.findings)).not.toContain('encoding.mark');
  });

  test('what an encoding lacks is written in UTF-8', () => {
    const bytes = latin(`012 Caf\xe9\n${row({ n: 1 })}\n`);
    const file = readTrf(bytes, { limits: LIMITS }).file as TrfFile;
    const [first, ...others] = file.lines;
    const changed: TrfFile = {
      ...file,
      lines: [{ ...(first as { line: number; code: string }), text: '012 Кафе' }, ...others],
    };
    expect(new TextDecoder().decode(writeTrf(changed))).toBe(`012 Кафе\n${row({ n: 1 })}\n`);
  });
});

describe('players', () => {
  const fields = (given: Omit<Row, 'n'>, code: string): Finding | undefined =>
    find(read(row({ n: 1, ...given })).findings, code);

  test('the columns of every field', () => {
    const { file } = read(
      row({
        n: 7,
        sex: 'w',
        title: 'WGM',
        name: 'Vadas, Petra',
        rating: 2301,
        fed: 'HUN',
        id: 79900022,
        birth: '1996/11/30',
        points: '12.5',
        rank: 3,
      }),
    );
    expect(file?.players[0]).toEqual({
      line: 1,
      startNumber: 7,
      sex: 'w',
      title: 'WGM',
      name: 'Vadas, Petra',
      rating: 2301,
      federation: 'HUN',
      fideId: 79_900_022,
      birth: '1996/11/30',
      points: 125,
      rank: 3,
      cells: [],
    });
  });

  test.each([
    ['2.0', 20],
    ['2', 20],
    [' 2  ', 20],
    ['00.0', 0],
    ['.5', 5],
    ['4.', 40],
    ['10.5', 105],
    ['4,5', 45],
    ['', undefined],
    ['x.5', undefined],
    ['1.55', undefined],
    ['1 5', undefined],
    ['-1.0', undefined],
    ['.', undefined],
    ['1..5', undefined],
    ['é1.5', undefined],
    ['x1.5', undefined],
    ['1x.5', undefined],
    ['12.x', undefined],
  ])('points %j are %j tenths', (points, tenths) => {
    const { file, findings } = read(row({ n: 1, points }));
    expect(file?.players[0]?.points).toBe(tenths);
    const said = codes(findings);
    expect(said.includes('trf.points-unreadable')).toBe(tenths === undefined && points !== '');
    expect(said.includes('trf.points-missing')).toBe(points === '');
    expect(said.includes('trf.points-form')).toBe(points === '4,5');
  });

  test.each([
    ['1978/00/00', undefined],
    ['1978/02/28', undefined],
    ['1978/12/31', undefined],
    ['1978', 'trf.birth-form'],
    ['  1978', 'trf.birth-form'],
    ['1969.12.06', 'trf.birth-form'],
    ['1978/02/30', 'trf.birth-unreadable'],
    ['1978/13/01', 'trf.birth-unreadable'],
    ['19x8/01/01', 'trf.birth-unreadable'],
    ['1x78/01/01', 'trf.birth-unreadable'],
    ['1978/01/0é', 'trf.birth-unreadable'],
    ['1978/01/x1', 'trf.birth-unreadable'],
    ['1978/0x/01', 'trf.birth-unreadable'],
    ['1978-01/01', 'trf.birth-form'],
    ['1978/01/00', 'trf.birth-unreadable'],
    ['unknown', 'trf.birth-unreadable'],
  ])('birth %j is told as %s', (birth, code) => {
    const said = codes(read(row({ n: 1, birth })).findings).filter((each) => each.startsWith('trf.birth'));
    expect(said).toEqual(code === undefined ? [] : [code]);
  });

  test.each([
    ['79900014', 79_900_014],
    ['12345', 12_345],
    ['1234', 1234],
    ['7', 7],
    ['123456789', 123_456_789],
    ['12345678901', 12_345_678_901],
    ['00079900014', 79_900_014],
    ['79900014   ', 79_900_014],
    ['0', undefined],
    ['', undefined],
    ['7990 0014', undefined],
    ['7990001x', undefined],
    ['799000é4', undefined],
    ['799é0014', undefined],
    ['x9900014', undefined],
    ['51  0014', undefined],
  ])('the FIDE ID %j is %j', (id, number) => {
    const { file, findings } = read(row({ n: 1, id }));
    expect(file?.players[0]?.fideId).toBe(number);
    expect(codes(findings).includes('trf.fide-id-unreadable')).toBe(number === undefined && id.length > 1);
  });

  test.each([
    ['2100', 2100],
    [' 900', 900],
    ['   1', 1],
    ['0900', 900],
    ['900 ', 900],
    ['0000', undefined],
    ['', undefined],
    ['21é0', undefined],
    ['2 00', undefined],
  ])('the rating %j is %j', (rating, number) => {
    const { file, findings } = read(row({ n: 1, rating }));
    expect(file?.players[0]?.rating).toBe(number);
    expect(codes(findings).includes('trf.rating-unreadable')).toBe(/é|2 0/.test(rating));
  });

  test('titles in both alphabets, in either case, and unknown ones', () => {
    for (const title of ['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'])
      expect(fields({ title }, 'trf.title-form')).toBeUndefined();
    expect(fields({ title: 'g' }, 'trf.title-form')).toMatchObject({
      weight: 'note',
      at: { line: 1, column: 13 },
      facts: { seen: 'g', title: 'GM', count: 1 },
    });
    expect(fields({ title: 'wm' }, 'trf.title-form')?.facts).toEqual({ seen: 'wm', title: 'WIM', count: 1 });
    expect(fields({ title: 'gm' }, 'trf.title-form')?.facts).toEqual({ seen: 'gm', title: 'GM', count: 1 });
    expect(fields({ title: 'WH' }, 'trf.title-unknown')).toMatchObject({
      weight: 'warn',
      at: { column: 12 },
      facts: { player: '1', seen: 'WH' },
    });
    expect(read(`${row({ n: 1, title: 'g' })}\n${row({ n: 2, title: 'g' })}`).file?.dialect).toBe('trf06');
    expect(
      find(read(`${row({ n: 1, title: 'g' })}\n${row({ n: 2, title: 'g' })}`).findings, 'trf.title-form')?.facts.count,
    ).toBe(2);
    expect(read(row({ n: 1, title: 'gm' })).file?.dialect).toBe('trf16');
  });

  test('sex, federation, numbers and names', () => {
    expect(fields({ sex: 'F' }, 'trf.sex-form')?.facts).toEqual({ seen: 'F', count: 1 });
    expect(fields({ sex: 'x' }, 'trf.sex-unknown')).toMatchObject({ weight: 'warn', at: { line: 1, column: 10 } });
    expect(fields({ sex: 'm' }, 'trf.sex-form')).toBeUndefined();
    expect(fields({ fed: 'HU' }, 'trf.federation-form')).toMatchObject({ at: { line: 1, column: 54 } });
    expect(fields({ rating: '12a4' }, 'trf.rating-unreadable')).toMatchObject({
      weight: 'refuse',
      at: { line: 1, column: 49 },
    });
    expect(read(row({ n: 1, rating: 0 })).file?.players[0]?.rating).toBeUndefined();
    expect(fields({ id: '79x' }, 'trf.fide-id-unreadable')).toMatchObject({
      weight: 'refuse',
      at: { line: 1, column: 58 },
      facts: { player: '1', seen: '79x' },
    });
    expect(fields({ name: '' }, 'trf.names-missing')).toMatchObject({
      weight: 'note',
      at: { line: 1, column: 15 },
      facts: { count: 1 },
    });
    expect(read(row({ n: 1, name: '  Two   Blanks   Inside ' })).file?.players[0]?.name).toBe('Two   Blanks   Inside');
    expect(read(row({ n: 1, name: 'X'.repeat(33) })).file?.players[0]?.name).toBe('X'.repeat(33));
    expect(
      find(read(row({ n: 1 }).replace('Player B', 'Player Bar'.padEnd(34, 'x'))).findings, 'trf.stray-character'),
    ).toMatchObject({ weight: 'warn', at: { line: 1, column: 48 } });
  });

  test('a starting rank stands once, and is not 0', () => {
    const { findings, file } = read(
      `${row({ n: 2 })}\n${row({ n: 5 })}\n${row({ n: 5, name: 'Other' })}\n${row({ n: 0, name: 'Nobody' })}`,
    );
    expect(find(findings, 'trf.start-number-repeated')).toMatchObject({
      weight: 'refuse',
      at: { line: 3, column: 5 },
      facts: { number: 5, first: 2 },
    });
    expect(find(findings, 'trf.start-number-unreadable')).toMatchObject({
      weight: 'refuse',
      at: { line: 4, column: 5 },
      facts: { seen: '0' },
    });
    expect(find(findings, 'trf.start-numbers-missing')).toMatchObject({
      weight: 'note',
      facts: { numbers: [1, 3, 4], count: 3 },
    });
    expect(toReport(file as TrfFile)).toMatchObject({ playersLost: true, players: [{ id: '2' }, { id: '5' }] });
    expect(find(read(row({ n: 100 })).findings, 'trf.start-numbers-missing')?.facts).toMatchObject({ count: 99 });
  });

  test('a federation of two letters is a country and a note, any other form a warning', () => {
    const weightOf = (federation: string): string | undefined =>
      find(read(row({ n: 1, fed: federation })).findings, 'trf.federation-form')?.weight;
    expect(['HUN', 'HU', 'Hu', 'hun'].map(weightOf)).toEqual([undefined, 'note', 'warn', 'warn']);
  });

  test('a letter beyond ASCII in a column of numbers is shown as it stands', () => {
    const text = row({ n: 1, cells: ['   é w 1'] });
    expect(find(read(text).findings, 'trf.opponent-unreadable')?.facts).toEqual({
      player: '1',
      round: 1,
      seen: '   é',
    });
  });

  test('records beyond a hundred thousand are not read', () => {
    const text = `${row({ n: 1 })}\n${'###\n'.repeat(100_001)}`;
    expect(find(read(text).findings, 'trf.too-many-lines')).toMatchObject({ weight: 'refuse', at: { line: 100_002 } });
    expect(find(read(text.slice(0, -4)).findings, 'trf.too-many-lines')).toBeUndefined();
  });

  test('of a record that stands twice the first counts, also where it states the points', () => {
    const text = `162  W 3.0\n162  W 2.0\n${row({ n: 1, points: '3.0', cells: ['   2 w 1'] })}\n${row({ n: 2, points: '0.0', cells: ['   1 b 0'] })}`;
    const { findings } = read(text);
    expect(find(findings, 'trf.repeated-record')).toMatchObject({ at: { line: 2 }, facts: { first: 1 } });
    expect(find(findings, 'trf.points-differ')).toBeUndefined();
  });

  test('a player without a number is called so', () => {
    expect(find(read(row({ n: 0, rating: '21x0' })).findings, 'trf.rating-unreadable')?.facts).toEqual({
      player: '?',
      seen: '21x0',
    });
  });

  test('the same person twice', () => {
    const twice = (one: Omit<Row, 'n'>, other: Omit<Row, 'n'>): string[] =>
      heavyOrPersons(read(`${row({ n: 1, ...one })}\n${row({ n: 2, ...other })}`).findings);
    const heavyOrPersons = (findings: readonly Finding[]): string[] =>
      findings.filter(({ code }) => /person|fide-id-rep/.test(code)).map(({ code, weight }) => `${weight} ${code}`);
    expect(twice({ name: 'Kiss, Anna', id: 5 }, { name: 'Nagy, Bela', id: 5 })).toEqual([
      'refuse trf.fide-id-repeated',
    ]);
    expect(twice({ name: 'Kiss, Anna', id: 5 }, { name: 'KISS Anna', id: 5 })).toEqual(['refuse trf.fide-id-repeated']);
    expect(twice({ name: 'Kiss, Anna', birth: '1990/01/02' }, { name: 'KISS Anna', birth: '1990/01/02' })).toEqual([
      'warn trf.person-repeated',
    ]);
    expect(
      twice({ name: 'Kiss, Anna', birth: '1990/01/02', id: 5 }, { name: 'Kiss, Anna', birth: '1990/01/02', id: 6 }),
    ).toEqual(['note trf.person-repeated']);
    expect(twice({ name: 'Kiss, Anna', birth: '1990/01/02', id: 5 }, { name: 'Kiss, Anna', birth: '1990' })).toEqual([
      'warn trf.person-repeated',
    ]);
    expect(twice({ name: 'Kiss, Anna', birth: '1990' }, { name: 'Kiss, Anna', birth: '1990/01/02' })).toEqual([
      'warn trf.person-repeated',
    ]);
    expect(twice({ name: 'Kiss, Anna' }, { name: 'Kiss, Anna', birth: '1990' })).toEqual(['warn trf.person-repeated']);
    expect(twice({ name: 'Kiss, Anna', birth: '1990/01/02' }, { name: 'Kiss, Anna', birth: '1990/01/03' })).toEqual([]);
    expect(twice({ name: 'Kiss, Anna', birth: '1990' }, { name: 'Kiss, Anna', birth: '1991' })).toEqual([]);
    expect(twice({ name: 'Kiss, Anna' }, { name: 'Kiss, Annb' })).toEqual([]);
    // two names of the same letters
    expect(twice({ name: 'Alba, Mara' }, { name: 'Mara, Alba' })).toEqual([]);
  });

  test('many players with one FIDE ID, and the table of those that were seen', () => {
    const many = Array.from({ length: 40 }, (_, index) =>
      row({ n: index + 1, name: `N${index}`, id: index < 38 ? 16 * (index + 1) : 16 }),
    );
    const found = read(many.join('\n')).findings.filter(({ code }) => code === 'trf.fide-id-repeated');
    expect(found.map(({ at, facts }) => [at?.line, facts.first])).toEqual([
      [39, 1],
      [40, 1],
    ]);
  });

  test('a better rank with fewer points is told, unless the system allows it', () => {
    const table = (first: string, rank: readonly [number, number, number]): readonly Finding[] => {
      const rows = [
        row({ n: 1, points: '1.0', rank: rank[0], cells: ['   2 w 1'] }),
        row({ n: 2, points: '0.0', rank: rank[1], cells: ['   1 b 0'] }),
        row({ n: 3, points: '0.5', rank: rank[2], cells: ['0000 - H'] }),
      ];
      return read(`${first}\n${rows.join('\n')}`).findings.filter(({ code }) => code === 'trf.rank-against-points');
    };
    expect(table('092 Swiss', [1, 3, 2])).toEqual([]);
    expect(table('092 Swiss', [1, 2, 2])).toEqual([]);
    expect(table('092 Swiss', [0, 2, 99])).toMatchObject([
      {
        weight: 'warn',
        at: { line: 4, column: 86 },
        facts: { player: '3', rank: 99, points: 0.5, other: '2', otherPoints: 0 },
      },
    ]);
    expect(table('092 Swiss', [3, 1, 2])).toMatchObject([
      { at: { line: 2 }, facts: { player: '1', rank: 3, points: 1, other: '2', otherPoints: 0 } },
      { at: { line: 4 }, facts: { player: '3', rank: 2, points: 0.5, other: '2', otherPoints: 0 } },
    ]);
    expect(table('092 Team', [3, 1, 2]).map(({ weight }) => weight)).toEqual(['note', 'note']);
    expect(table('192 CUSTOM_KNOCKOUT', [3, 1, 2]).map(({ weight }) => weight)).toEqual(['note', 'note']);
  });

  test('who has no rank, or no points, is not compared', () => {
    const rows = [
      row({ n: 1, points: '', rank: 1 }),
      row({ n: 2 }),
      row({ n: 3, rank: 2 }),
      row({ n: 4, points: '0.5', rank: 3, cells: ['0000 - H'] }),
    ];
    const found = read(rows.join('\n')).findings.filter(({ code }) => code === 'trf.rank-against-points');
    expect(found.map(({ facts }) => [facts.player, facts.other])).toEqual([['4', '3']]);
  });

  test('of many ranks against the points the first few are told', () => {
    const rows = Array.from({ length: 30 }, (_, index) =>
      row({
        n: index + 1,
        points: index === 0 ? '0.0' : '0.5',
        rank: index + 1,
        cells: [index === 0 ? '0000 - Z' : '0000 - H'],
      }),
    );
    expect(read(rows.join('\n')).findings.filter(({ code }) => code === 'trf.rank-against-points')).toHaveLength(20);
  });
});

describe('games', () => {
  test.each([
    ['   2 w 1', '   1 b 0', ['1.0', '0.0'], []],
    ['   2 w =', '   1 b =', ['0.5', '0.5'], []],
    ['   2 b W', '   1 w L', ['1.0', '0.0'], []],
    ['   2 w D', '   1 b D', ['0.5', '0.5'], []],
    ['   2 w +', '   1 b -', ['1.0', '0.0'], []],
    ['   2 w -', '   1 b -', ['0.0', '0.0'], []],
    ['   2 - -', '   1 - +', ['0.0', '1.0'], []],
    ['   2   -', '   1   +', ['0.0', '1.0'], []],
    ['   2 w 1', '   1 b 1', ['1.0', '1.0'], ['refuse trf.results-clash 2:99']],
    ['   2 w 1', '   1 b =', ['1.0', '0.5'], ['refuse trf.results-clash 2:99']],
    ['   2 w 1', '   1 b L', ['1.0', '0.0'], ['refuse trf.results-clash 2:99']],
    ['   2 w +', '   1 b 0', ['1.0', '0.0'], ['refuse trf.results-clash 2:99']],
    ['   2 w 1', '   1 w 0', ['1.0', '0.0'], ['refuse trf.colours-clash 2:97']],
    ['   2 w 1', '   1 - 0', ['1.0', '0.0'], ['refuse trf.colour-missing 2:97']],
    ['   2   1', '   1   0', ['1.0', '0.0'], ['refuse trf.colour-missing 1:97', 'refuse trf.colour-missing 2:97']],
    ['   1 w 1', '', ['1.0', '0.0'], ['refuse trf.self-game 1:92']],
    ['   3 w 1', '', ['1.0', '0.0'], ['refuse trf.opponent-unknown 1:92']],
    ['9999 w 1', '', ['1.0', '0.0'], ['refuse trf.opponent-unknown 1:92']],
    ['   2 w 1', '', ['1.0', '0.0'], ['refuse trf.not-mirrored 1:92']],
    [
      '   2 w H',
      '   1 b H',
      ['0.0', '0.0'],
      ['refuse trf.bye-with-opponent 1:99', 'refuse trf.bye-with-opponent 2:99'],
    ],
    ['   2 w 1', '   1 b 0', ['0.5', '0.0'], ['refuse trf.points-differ 1:81']],
    ['0000 - 1', '', ['0.0', '0.0'], ['refuse trf.result-without-opponent 1:99']],
    ['0000 - W', '', ['0.0', '0.0'], ['refuse trf.result-without-opponent 1:99']],
    ['0000 w H', '', ['0.5', '0.0'], ['warn trf.colour-without-opponent 1:97']],
    ['0000 b  ', '', ['0.0', '0.0'], ['warn trf.colour-without-opponent 1:97']],
    ['0000 - U', '0000 - U', ['1.0', '1.0'], ['warn trf.two-pairing-byes -:-']],
    ['0000 - U', '0000 - F', ['1.0', '1.0'], []],
    ['   2 w 1', '   1 b 0 x', ['1.0', '0.0'], ['warn trf.stray-character 2:101']],
    ['   2.w 1', '   1 b 0', ['1.0', '0.0'], ['warn trf.stray-character 1:96']],
    ['   2 w.1', '   1 b 0', ['1.0', '0.0'], ['warn trf.stray-character 1:98']],
  ] as const)('%j and %j', (one, other, points, expected) => {
    expect(heavy(game(one, other, points))).toEqual(expected);
  });

  test('a game without a result is still to be played in the last round, and a fault before it', () => {
    const rounds = (one: readonly string[], other: readonly string[], points = '0.0'): readonly Finding[] =>
      read(`${row({ n: 1, points, cells: one })}\n${row({ n: 2, cells: other })}`).findings;
    expect(find(rounds(['   2 w  '], ['   1 b  ']), 'trf.round-pending')?.facts).toEqual({ round: 1, games: 1 });
    expect(heavy(rounds(['   2 w  '], ['   1 b  ']))).toEqual([]);
    expect(heavy(rounds(['   2 w  ', '   2 b 1'], ['   1 b  ', '   1 w 0'], '1.0'))).toEqual([
      'refuse trf.result-missing 1:99',
      'refuse trf.result-missing 2:99',
    ]);
    const both = rounds(['   2 w  ', '   2 b  '], ['   1 b  ', '   1 w  ']);
    expect(heavy(both)).toEqual(['refuse trf.result-missing 1:99', 'refuse trf.result-missing 2:99']);
    expect(find(both, 'trf.round-pending')?.facts).toEqual({ round: 2, games: 1 });
    const uneven = read(
      [
        row({ n: 1, cells: ['0000 - Z', '   2 w  '] }),
        row({ n: 2, cells: ['0000 - Z', '   1 b  '] }),
        row({ n: 3, cells: ['0000 - Z'] }),
      ].join('\n'),
    ).findings;
    expect(find(uneven, 'trf.round-pending')?.facts).toEqual({ round: 2, games: 1 });
    const four = read(
      [
        row({ n: 1, cells: ['   2 w  '] }),
        row({ n: 2, cells: ['   1 b  '] }),
        row({ n: 3, points: '1.0', cells: ['   4 w 1'] }),
        row({ n: 4, cells: ['   3 b 0'] }),
      ].join('\n'),
    ).findings;
    expect(heavy(four)).toEqual(['refuse trf.result-missing 1:99', 'refuse trf.result-missing 2:99']);
    expect(codes(rounds(['   2 -  '], ['   1 b  ']))).toEqual(expect.arrayContaining(['trf.colour-one-sided']));
  });

  test('of two sides that cannot be read, each is told where it stands', () => {
    expect(heavy(game('  x2 w 1', '   1 b 0', ['1.0', '0.0']))).toEqual(
      [
        'refuse trf.opponent-unreadable 1:94',
        'refuse trf.result-without-opponent 1:99',
        'refuse trf.not-mirrored 2:92',
        'refuse trf.points-differ 1:81',
      ]
        .sort((a, b) => a.localeCompare(b))
        .sort(byPlace),
    );
    expect(heavy(game('   2 y 1', '   1 b 0'))).toEqual([
      'refuse trf.colour-unknown 1:97',
      'refuse trf.colour-missing 1:97',
    ]);
    expect(heavy(game('   2 w Q', '   1 b 0', ['0.0', '0.0']))).toEqual(['refuse trf.result-unknown 1:99']);
    expect(heavy(game('   2 w é', '   1 b 0', ['0.0', '0.0']))).toEqual(['refuse trf.result-unknown 1:99']);
  });

  test('how an opponent may be written', () => {
    const cellOf = (opponent: string): readonly number[] => {
      const { file } = read(`${row({ n: 51, cells: [`${opponent} - Z`] })}\n${row({ n: 7 })}`);
      const cell = file?.players[0]?.cells[0] as number;
      return [opponentOf(cell), formOf(cell), resultOf(cell)];
    };
    const Z = RESULT.zeroBye;
    expect(cellOf('   7')).toEqual([7, 0, Z]);
    expect(cellOf('0007')).toEqual([7, 1, Z]);
    expect(cellOf(' 007')).toEqual([7, 2, Z]);
    expect(cellOf('7   ')).toEqual([7, 3, Z]);
    expect(cellOf(' 7  ')).toEqual([7, 3, Z]);
    expect(cellOf('1234')).toEqual([1234, 0, Z]);
    expect(cellOf('0000')).toEqual([0, 0, Z]);
    expect(cellOf('    ')).toEqual([0, 1, Z]);
    expect(cellOf('   0')).toEqual([0, 2, Z]);
    expect(cellOf('0   ')).toEqual([0, 3, Z]);
    expect(cellOf('7 7 ')).toEqual([0, 2, Z]);
  });
});

const byPlace = (a: string, b: string): number => {
  const [x, y] = [a, b].map((text) => text.split(' ')[2]?.split(':').map(Number) as [number, number]);
  return (
    (x as [number, number])[0] - (y as [number, number])[0] || (x as [number, number])[1] - (y as [number, number])[1]
  );
};

describe('scoring', () => {
  const scored = (
    records: readonly string[],
    points: readonly [string, string],
    cells: readonly [string, string] = ['   2 w 1', '   1 b 0'],
  ): string[] =>
    heavy(
      read(
        [
          ...records,
          row({ n: 1, points: points[0], cells: [cells[0]] }),
          row({ n: 2, points: points[1], cells: [cells[1]] }),
        ].join('\n'),
      ).findings,
    ).filter((each) => !each.includes('rounds-without-date'));

  test.each([
    ['162, a win', ['162  W 3.0    D 1.0'], ['3.0', '0.0'], ['   2 w 1', '   1 b 0']],
    ['162, a draw', ['162  W 3.0    D 1.0'], ['1.0', '1.0'], ['   2 w =', '   1 b =']],
    ['162, a loss that gives points', ['162  W 3.0    D 2.0    L 1.0'], ['3.0', '1.0'], ['   2 w 1', '   1 b 0']],
    ['162, absence', ['162  A 0.5'], ['0.5', '1.0'], ['0000 - Z', '0000 - U']],
    ['162, a pairing-allocated bye as a win', ['162  W 3.0'], ['3.0', '3.0'], ['0000 - U', '0000 - F']],
    ['162, a pairing-allocated bye of its own', ['162  W 3.0    P 2.0'], ['2.0', '3.0'], ['0000 - U', '0000 - F']],
    ['162, an unknown result', ['162  X 0.5'], ['1.0', '0.0'], ['   2 w 1', '   1 b 0']],
    ['XXS', ['XXS WW=2 BL=.5'], ['2.0', '0.5'], ['   2 w 1', '   1 b 0']],
    ['XXS with shortcuts', ['XXS W=3', 'XXS D=1'], ['1.0', '3.0'], ['0000 - U', '0000 - F']],
    ['BB?', ['BBW 3.0', 'BBU 2.0'], ['3.0', '2.0'], ['0000 - F', '0000 - U']],
    ['three, one, none without a word', [], ['3.0', '0.0'], ['   2 w 1', '   1 b 0']],
    ['299, a penalty', ['299          -0.5         1'], ['0.5', '0.0'], ['   2 w 1', '   1 b 0']],
    ['299, a win worth more', ['299 W         1.5    1    1'], ['1.5', '0.0'], ['   2 w 1', '   1 b 0']],
    ['299, a win of another round', ['299 W         1.5    2    1'], ['1.0', '0.0'], ['   2 w 1', '   1 b 0']],
    ['299, a half-point bye of every round', ['299 H         1.0         1'], ['1.0', '0.5'], ['0000 - H', '0000 - H']],
    ['299, a loss', ['299 L         0.5         1    2'], ['1.0', '0.5'], ['   2 w 1', '   1 b 0']],
  ] as const)('%s', (_name, records, points, cells) => {
    expect(scored(records, points, cells)).toEqual([]);
  });

  test('points that no scoring explains are refused', () => {
    expect(scored([], ['2.0', '0.0'])).toEqual(['refuse trf.points-differ 1:81']);
    expect(scored(['162  W 3.0'], ['1.0', '0.0'])).toEqual(['refuse trf.points-differ 2:81']);
    expect(scored(['299          x.y         1'], ['1.0', '0.0'])).toEqual(['warn trf.scoring-unreadable 1:14']);
    expect(scored(['162  W', '013 Team                               1    2'], ['1.0', '0.0'])).toEqual([
      'warn trf.scoring-unreadable 1:6',
    ]);
  });

  test('names that are no code of a result are told, whatever they are', () => {
    expect(scored(['XXS toString=1 W=1'], ['1.0', '0.0'])).toEqual(['warn trf.scoring-unreadable 1:5']);
    expect(scored(['162           D 0.5'], ['1.0', '0.0'])).toEqual([]);
    expect(scored(['162    3.0'], ['1.0', '0.0'])).toEqual(['warn trf.scoring-unreadable 1:6']);
    expect(scored(['XXS'], ['1.0', '0.0'])).toEqual([]);
  });

  test('a guess at the scoring is told', () => {
    expect(find(game('   2 w 1', '   1 b 0', ['3.0', '0.0']), 'trf.scoring-guessed')).toEqual({
      code: 'trf.scoring-guessed',
      weight: 'note',
      facts: { win: 3, draw: 1, loss: 0 },
    });
  });
});

describe('records', () => {
  const players = `${row({ n: 1, points: '1.0', cells: ['   2 w 1'] })}\n${row({ n: 2, cells: ['   1 b 0'] })}\n${row({ n: 3, rating: 2000, points: '1.0', cells: ['0000 - F'] })}`;
  const said = (records: string): readonly Finding[] => read(`${records}\n${players}`).findings;
  const weightOf = (records: string, code: string): string | undefined => find(said(records), code)?.weight;
  const date = (...days: readonly string[]): string =>
    `132${' '.repeat(88)}${days.map((day) => day.padEnd(8)).join('  ')}`;

  test('counts', () => {
    expect(find(said('062 4'), 'trf.count-differs')).toMatchObject({
      weight: 'warn',
      at: { line: 1, column: 5 },
      facts: { code: '062', declared: 4, counted: 3 },
    });
    expect(weightOf('062 3', 'trf.count-differs')).toBeUndefined();
    expect(weightOf('062 3 (1)', 'trf.count-differs')).toBeUndefined();
    expect(weightOf('062', 'trf.count-differs')).toBeUndefined();
    expect(find(said('072  2'), 'trf.count-differs')).toMatchObject({
      at: { column: 6 },
      facts: { declared: 2, counted: 1 },
    });
    expect(find(said('082 1'), 'trf.count-differs')?.facts).toEqual({ code: '082', declared: 1, counted: 0 });
    expect(find(said('062 many'), 'trf.number-unreadable')).toMatchObject({
      weight: 'warn',
      facts: { code: '062', seen: 'many' },
    });
  });

  test('days', () => {
    expect(weightOf('042 2026/02/29', 'trf.date-unreadable')).toBe('refuse');
    expect(weightOf('042 2026', 'trf.date-unreadable')).toBe('refuse');
    expect(find(said('052 28. 07. 2005'), 'trf.date-form')?.facts).toEqual({
      code: '052',
      seen: '28. 07. 2005',
      date: '2005-07-28',
    });
    expect(weightOf('042 2026/02/03\n052 2026/02/02', 'trf.dates-reversed')).toBe('refuse');
    expect(weightOf('042 2026/02/03\n052 2026/02/03', 'trf.dates-reversed')).toBeUndefined();
  });

  test('dates of rounds', () => {
    expect(
      codes(said(`042 2026/02/03\n052 2026/02/04\n${date('26/02/03')}`)).filter((code) => code.includes('round')),
    ).toEqual([]);
    expect(weightOf(`042 2026/02/03\n${date('26/02/02')}`, 'trf.round-date-outside')).toBe('warn');
    expect(weightOf(`052 2026/02/03\n${date('26/02/04')}`, 'trf.round-date-outside')).toBe('warn');
    expect(weightOf(date('26/02/03', '26/02/02'), 'trf.round-dates-disordered')).toBe('warn');
    expect(weightOf(date('26/02/03', '26/02/03'), 'trf.round-dates-disordered')).toBeUndefined();
    expect(weightOf(date('xx/02/03'), 'trf.round-date-unreadable')).toBe('warn');
    expect(weightOf(date('26/13/03'), 'trf.round-date-unreadable')).toBe('warn');
    expect(find(said(date('26.02.03')), 'trf.round-date-form')).toMatchObject({
      weight: 'note',
      at: { line: 1, column: 92 },
      facts: { round: 1, seen: '26.02.03', date: '2026-02-03' },
    });
    expect(weightOf(date('99/12/31'), 'trf.round-date-form')).toBeUndefined();
    expect(find(said(date('', '26/02/03')), 'trf.rounds-without-date')).toMatchObject({
      weight: 'warn',
      at: { line: 1, column: 1 },
      facts: { rounds: [1] },
    });
    expect(weightOf('012 x', 'trf.rounds-without-date')).toBe('note');
    expect(weightOf('132', 'trf.rounds-without-date')).toBe('note');
    expect(weightOf('142 1', 'trf.rounds-without-date')).toBe('note');
    expect(weightOf('042 2026/02/14\n052 2026/02/15', 'trf.rounds-without-date')).toBe('note');
    expect(weightOf('042 2026/02/14\n052 2026/02/14', 'trf.rounds-without-date')).toBeUndefined();
    expect(toReport(read(`${date('70/01/02', '69/12/31')}\n${players}`).file as TrfFile).event.schedule).toEqual([
      { round: 1, date: 1 },
      { round: 2, date: 36_524 },
    ]);
  });

  test('rounds', () => {
    expect(weightOf('142 1', 'trf.rounds-exceeded')).toBeUndefined();
    expect(find(said('142 0'), 'trf.rounds-exceeded')).toMatchObject({
      weight: 'refuse',
      at: { line: 1, column: 5 },
      facts: { rounds: 0, round: 1 },
    });
    expect(weightOf('XXR 0', 'trf.rounds-exceeded')).toBe('refuse');
    expect(weightOf('142 many', 'trf.number-unreadable')).toBe('warn');
    expect(weightOf('142', 'trf.number-unreadable')).toBeUndefined();
    expect(weightOf('142\nXXR 0', 'trf.rounds-exceeded')).toBe('refuse');
  });

  test('a record that stands once is not overwritten', () => {
    const { file, findings } = read(`012 One\n012 Two\n112 A\n112 B\n012 Three\n${players}`);
    expect(
      findings.filter(({ code }) => code === 'trf.repeated-record').map(({ at, facts }) => [at?.line, facts]),
    ).toEqual([
      [2, { code: '012', first: 1 }],
      [5, { code: '012', first: 1 }],
    ]);
    expect(toReport(file as TrfFile).event).toMatchObject({
      id: 'One',
      name: 'One',
      arbiters: [{ name: 'A' }, { name: 'B' }],
    });
  });

  test.each([
    ['012', 'trf16'],
    ['XXR', 'trf16'],
    ['132', 'trf16'],
    ['###', 'trf26'],
    ['142', 'trf26'],
    ['310', 'trf26'],
    ['802', 'trf26'],
  ])('a record %s makes it %s', (code, dialect) => {
    expect(read(`${code} 1\n${players}`).file?.dialect).toBe(dialect);
  });

  test('a national rating is a federation and a starting rank; another code of three letters is unknown', () => {
    expect(read(`HUN    1      Name\n${players}`).file?.dialect).toBe('trf26');
    expect(weightOf('HUN    1      Name', 'trf.unknown-record')).toBeUndefined();
    expect(find(said('HUN    9      Name'), 'trf.reference-unknown')?.facts).toEqual({ code: 'HUN', number: 9 });
    expect(weightOf('HUN abc', 'trf.unknown-record')).toBe('note');
    expect(weightOf('XXB    1', 'trf.unknown-record')).toBe('note');
    expect(weightOf('ÉRT    1', 'trf.unknown-record')).toBe('note');
    expect(weightOf('HUN    1\nHUN x', 'trf.unknown-record')).toBe('note');
  });

  test('board colours and time controls', () => {
    expect(weightOf('352 WBX', 'trf.board-colours')).toBe('warn');
    expect(weightOf('352 WBWB', 'trf.board-colours')).toBeUndefined();
    expect(weightOf('352', 'trf.board-colours')).toBeUndefined();
    expect(weightOf('222 90 min', 'trf.control-unreadable')).toBe('warn');
    expect(weightOf('222 W300-B240', 'trf.control-uneven')).toBe('warn');
    expect(weightOf('222 W300-B300+0', 'trf.control-uneven')).toBeUndefined();
    expect(weightOf('222', 'trf.control-unreadable')).toBeUndefined();
    expect(weightOf('222 5400+30', 'trf.control-unreadable')).toBeUndefined();
  });

  test('systems', () => {
    expect(weightOf('192 SWISS', 'trf.system-unknown')).toBe('warn');
    expect(weightOf('192 FIDE_DUTCH', 'trf.system-unknown')).toBeUndefined();
    expect(weightOf('192 FIDE_DUTCH', 'trf.system-guessed')).toBeUndefined();
    for (const plain of ['Swiss', 'Individual: Swiss-System', 'Double round robin', 'Svájci rendszer', 'Круговая']) {
      expect(weightOf(`092 ${plain}`, 'trf.system-guessed')).toBeUndefined();
    }
    expect(find(said('092 Swiss, prizes for teams'), 'trf.system-guessed')).toMatchObject({
      weight: 'note',
      at: { line: 1, column: 5 },
      facts: { seen: 'Swiss, prizes for teams', by: 'words', system: 'team' },
    });
    expect(weightOf(`092 Team: Swiss-System\n013 ${'A'.padEnd(32)}   1    2`, 'trf.system-guessed')).toBeUndefined();
    expect(find(said('012 x'), 'trf.system-guessed')?.facts).toEqual({
      seen: '',
      by: 'games',
      system: 'swiss',
      encoded: false,
    });
    expect(find(said('142 5'), 'trf.system-guessed')?.facts['encoded']).toBe(true);
  });

  test('numbers of players and teams in other records', () => {
    expect(heavy(said('250       1.0   1   1    1')).filter((each) => !each.includes('date'))).toEqual([]);
    expect(heavy(said('250       1.0   1   1    1    9')).filter((each) => !each.includes('date'))).toEqual([
      'warn trf.reference-unknown 1:28',
    ]);
    expect(heavy(said('260   1   1    1    x')).filter((each) => !each.includes('date'))).toEqual([
      'warn trf.number-unreadable 1:18',
    ]);
    expect(heavy(said('240 H   1    0    3')).filter((each) => !each.includes('date'))).toEqual([]);
    expect(heavy(said('320  1.0  1.0   7')).filter((each) => !each.includes('date'))).toEqual([
      'warn trf.reference-unknown 1:15',
    ]);
  });

  test('teams', () => {
    const team = (number: string, name: string, members: readonly string[]): string =>
      `310 ${number.padStart(3)} ${name.padEnd(63)}  ${members.map((member) => member.padStart(4)).join(' ')}`;
    expect(
      heavy(said(`${team('1', 'A', ['1', '2'])}\n${team('2', 'B', ['3', '0'])}`)).filter(
        (each) => !each.includes('date'),
      ),
    ).toEqual([]);
    const broken = said(`${team('1', 'A', ['1', '9', 'x'])}\n${team('1', '', ['1'])}\n${team('?', 'C', [])}`);
    expect(heavy(broken).filter((each) => !each.includes('date'))).toEqual([
      'warn trf.member-unknown 1:79',
      'warn trf.member-unreadable 1:84',
      'warn trf.team-name-missing 2:5',
      'warn trf.team-number-repeated 2:5',
      'warn trf.member-repeated 2:74',
      'warn trf.number-unreadable 3:5',
    ]);
  });
});

describe('habits of writing', () => {
  /** Thirty players in pairs, each with a game, an absence and a half-point bye; `cell` may write some of them its own way. */
  const table = (cell: (usual: string, index: number, round: number) => string): readonly Finding[] =>
    read(
      Array.from({ length: 30 }, (_, index) => {
        const own = 101 + index;
        const white = index % 2 === 0;
        const cells = [`${white ? own + 1 : own - 1}`.padStart(4) + (white ? ' w 1' : ' b 0'), '0000 - Z', '0000 - H'];
        return row({
          n: own,
          name: `N${index}`,
          points: white ? '1.5' : '0.5',
          cells: cells.map((usual, round) => cell(usual, index, round + 1)),
        });
      }).join('\n'),
    ).findings.filter(({ code }) => /-form|without-colour|one-sided/.test(code));
  const told = (findings: readonly Finding[]): unknown[] =>
    findings.map(({ at, facts }) => [at?.line, at?.column, facts.seen, facts.usual ?? '', facts.count]);

  test('a file in the usual way has none to tell', () => expect(table((usual) => usual)).toEqual([]));

  test('zeros before the opponent: once as a habit, and then the blanks among them', () => {
    expect(
      told(table((usual, index, round) => (round === 1 && index !== 4 ? usual.replace(' 1', '01') : usual))),
    ).toEqual([
      [1, 92, '0102', ' 102', 29],
      [5, 92, ' 106', '0106', 1],
    ]);
    expect(
      told(table((usual, index, round) => (round === 1 && index === 4 ? usual.replace(' 1', '01') : usual))),
    ).toEqual([[5, 92, '0106', ' 106', 1]]);
  });

  test('zeros that do not fill the opponent', () => {
    const shown = (opponent: string): unknown[] =>
      told(table((usual, index, round) => (round === 1 && index === 0 ? opponent + usual.slice(4) : usual)));
    expect(shown('0102')).toEqual([[1, 92, '0102', ' 102', 1]]);
    const few = `${row({ n: 1, cells: ['  02 w ='] })}\n${row({ n: 2, cells: ['   1 b ='] })}`;
    expect(
      read(few)
        .findings.filter(({ code }) => code === 'trf.cell-form')
        .map(({ at, facts }) => [at?.column, facts.seen, facts.usual]),
    ).toEqual([[94, '  02', '   2']]);
  });

  test('blanks after the opponent', () => {
    const loose = (few: number): unknown[] =>
      told(
        table((usual, index, round) => (round === 1 && index < few ? `${usual.slice(1, 4)} ${usual.slice(4)}` : usual)),
      );
    expect(loose(1)).toEqual([[1, 95, '102 ', ' 102', 1]]);
    expect(loose(30)).toEqual([[1, 95, '102 ', ' 102', 30]]);
  });

  test('of two habits that are both frequent, only one is told', () => {
    const half = table((usual, index, round) => (round === 1 && index % 2 === 0 ? usual.replace('w', 'W') : usual));
    expect(told(half)).toHaveLength(15);
    const many = read(
      Array.from({ length: 60 }, (_, index) =>
        row({ n: index + 1, name: `N${index}`, points: '0.5', cells: [index % 2 === 0 ? '0000 - h' : '0000 - H'] }),
      ).join('\n'),
    ).findings.filter(({ code }) => code === 'trf.cell-form');
    expect(told(many)).toEqual([[1, 99, 'h', 'H', 30]]);
  });

  test('colours in upper case, and letters in lower case', () => {
    expect(
      told(
        table((usual, index, round) =>
          round === 1 && index > 0 ? usual.replace(/[wb]/, (colour) => colour.toUpperCase()) : usual,
        ),
      ),
    ).toEqual([
      [1, 97, 'w', 'W', 1],
      [2, 97, 'B', 'b', 29],
    ]);
    expect(told(table((usual, index, round) => (round === 3 && index > 0 ? usual.toLowerCase() : usual)))).toEqual([
      [2, 119, 'h', 'H', 29],
      // the zero-point byes are letters too, and too many to be told
    ]);
  });

  test.each([
    ['0000 - -', '0000 - Z', 109],
    ['     - Z', '0000 - Z', 102],
    ['   0 - Z', '0000 - Z', 105],
    [' 000 - Z', '0000 - Z', 102],
    ['000  - Z', '0000 - Z', 105],
    ['0000   Z', '0000 - Z', 107],
    ['0000 -  ', '0000 - Z', 109],
    ['       Z', '0000 - Z', 109],
    ['     -  ', '0000 - Z', 107],
    ['0       ', '0000 - Z', 102],
  ])('an absence as %j is told at the column where it departs', (seen, usual, column) => {
    const found = table((cell, index, round) => (round === 2 && index === 2 ? seen : cell));
    expect(found.map(({ code, at, facts }) => [code, at?.line, at?.column, facts.usual])).toEqual([
      ['trf.bye-form', 3, column, usual],
    ]);
  });

  test('an absence that is odd in two ways', () => {
    const found = table((cell, index, round) => (round === 2 && index === 2 ? '0000   z' : cell));
    expect(found.map(({ code, at, facts }) => [code, at?.column, facts.seen])).toEqual([
      ['trf.bye-form', 107, '0000   z'],
      ['trf.cell-form', 109, 'z'],
    ]);
  });

  test('an absence that is a habit, and the usual ones among them', () => {
    expect(told(table((usual, index, round) => (round === 2 && index !== 7 ? '0000 - -' : usual)))).toEqual([
      [1, 109, '0000 - -', '0000 - Z', 29],
      [8, 109, '0000 - Z', '0000 - -', 1],
    ]);
    expect(told(table((usual, index, round) => (round === 3 && index !== 7 ? '0000 - =' : usual)))).toEqual([
      [1, 119, '0000 - =', '0000 - H', 29],
      [8, 119, '0000 - H', '0000 - =', 1],
    ]);
    expect(told(table((usual, index, round) => (round === 2 && index !== 7 ? '     - Z' : usual)))).toHaveLength(1);
  });

  test('forfeits without a colour: few one by one, many once', () => {
    const forfeits = (few: number): unknown[] =>
      table((usual, index, round) => {
        if (round !== 1 || index >= few) return usual;
        return usual.replace('w 1', '- +').replace('b 0', '- -');
      }).map(({ code, at, facts }) => [code, at?.line, at?.column, facts.seen, facts.count]);
    expect(forfeits(2)).toEqual([
      ['trf.forfeit-without-colour', 1, 97, '-', 1],
      ['trf.forfeit-without-colour', 2, 97, '-', 1],
    ]);
    expect(forfeits(30)).toEqual([['trf.forfeit-without-colour', 1, 97, '-', 30]]);
  });

  test('a colour on one side of a forfeit', () => {
    expect(
      game('   2 w +', '   1 - -')
        .filter(({ code }) => /colour/.test(code))
        .map(({ code, at }) => [code, at?.line]),
    ).toEqual([
      ['trf.colour-one-sided', 1],
      ['trf.forfeit-without-colour', 2],
    ]);
  });

  test('a bye that another is worth as much as is told', () => {
    const byes = (record: string, code: string, points: string): unknown[] =>
      read(`${record}\n${row({ n: 1, points, cells: [`0000 - ${code}`] })}`)
        .findings.filter((finding) => finding.code === 'trf.bye')
        .map(({ at, facts }) => [at, facts]);
    expect(byes('012 x', 'F', '1.0')).toEqual([
      [
        { line: 2, column: 99 },
        { player: '1', round: 1, kind: 'F', points: 1 },
      ],
    ]);
    expect(byes('012 x', 'H', '0.5')).toEqual([]);
    expect(byes('XXS PAB=.5', 'H', '0.5')).toEqual([
      [
        { line: 2, column: 99 },
        { player: '1', round: 1, kind: 'H', points: 0.5 },
      ],
    ]);
    expect(byes('XXS PAB=.5', 'F', '1.0')).toEqual([]);
    // but not that of the pairing, which every event of an odd number of players has
    expect(byes('012 x', 'U', '1.0')).toEqual([]);
    expect(byes('XXS PAB=.5', 'U', '0.5')).toEqual([]);
  });

  test('in a team event a whole team may have the pairing-allocated bye', () => {
    const team = `013 ${'A'.padEnd(32)}   1    2`;
    const both = [row({ n: 1, points: '1.0', cells: ['0000 - U'] }), row({ n: 2, points: '1.0', cells: ['0000 - U'] })];
    expect(codes(read([team, ...both].join('\n')).findings)).not.toContain('trf.two-pairing-byes');
    expect(codes(read(both.join('\n')).findings)).toContain('trf.two-pairing-byes');
  });
});
