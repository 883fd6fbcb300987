import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { LIMITS } from '../limits.ts';
import { chunksOfBytes } from '../stream.ts';
import { type CsvPlayer, HEADINGS, type Heading, knownHeading } from './headings.ts';
import { readWholeCsv } from '../whole.fixture.ts';
import { CsvReader, recognisesCsv } from './read.ts';
import { SEPARATORS } from './rows.ts';
import { type CsvForm, csvColumnsOf, SWISS_MANAGER_COLUMNS, writeCsv } from './write.ts';

const FOLDER = new URL('./samples/', import.meta.url);
const bytesOf = (name: string): Uint8Array => new Uint8Array(readFileSync(new URL(name, FOLDER)));
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.csv'));
const recorded = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const codes = (findings: readonly Finding[]): string[] => findings.map(({ code }) => code);
const bare = (player: CsvPlayer): object => ({ ...player, at: undefined });

function written(players: readonly CsvPlayer[], form: CsvForm): { text: string; findings: readonly Finding[] } {
  const writing = writeCsv(players, form);
  let text = '';
  for (let next = writing.next(); ; next = writing.next()) {
    if (next.done === true) return { text, findings: next.value };
    text += new TextDecoder('utf-8', { ignoreBOM: true }).decode(next.value);
  }
}

describe.each(NAMES)('the sample %s', (name) => {
  const read = readWholeCsv(bytesOf(name));

  test('has the findings that it had', async () => {
    await expect(recorded(read.findings)).toMatchFileSnapshot(`./samples/${name}.findings.json`);
  });

  test('has the players that it had', async () => {
    await expect(recorded(read.players)).toMatchFileSnapshot(`./samples/${name}.players.json`);
  });

  test('reads alike in pieces of any size', () => {
    for (const size of [1, 5, 40, 333]) {
      const reader = new CsvReader({ encoding: name === 'comma.csv' ? 'windows-1251' : 'utf-8' });
      for (const piece of chunksOfBytes(bytesOf(name), size)) reader.push(piece);
      reader.end();
      const { players, findings } = reader.take();
      expect(players, `pieces of ${size}`).toEqual(read.players);
      expect(findings, `pieces of ${size}`).toEqual(read.findings.filter(({ code }) => code !== 'encoding.guessed'));
    }
  });
});

describe('correct files', () => {
  for (const name of ['own.csv', 'swiss-manager.csv', 'comma.csv', 'international.csv', 'names-only.csv']) {
    test(`${name} raises nothing of weight, and is recognised`, () => {
      expect(readWholeCsv(bytesOf(name)).findings.filter(({ weight }) => weight !== 'note')).toEqual([]);
      expect(recognisesCsv(bytesOf(name))).toBe(true);
    });
  }

  test('our own, read and written, is the same byte for byte', () => {
    const { players } = readWholeCsv(bytesOf('own.csv'));
    const reader = new CsvReader();
    reader.push(bytesOf('own.csv'));
    const text = new TextDecoder().decode(bytesOf('own.csv'));
    const { text: again, findings } = written(players, { columns: reader.headings });
    expect([again, findings]).toEqual([text, []]);
  });

  test('Swiss-Manager’s too', () => {
    const { players } = readWholeCsv(bytesOf('swiss-manager.csv'));
    const { text } = written(players, { columns: SWISS_MANAGER_COLUMNS, headings: 'swiss-manager' });
    const original = new TextDecoder().decode(bytesOf('swiss-manager.csv'));
    expect(text).toBe(original.replace(';0;;2003', ';;;2003').replace('0000/00/00', ''));
  });

  test('what is no list of players is not recognised', () => {
    expect(['not-players.csv', 'empty.csv'].map((name) => recognisesCsv(bytesOf(name)))).toEqual([false, false]);
    expect(recognisesCsv(bytes('title;club'))).toBe(false);
    expect(recognisesCsv(bytes('name'))).toBe(false);
  });
});

describe('headings', () => {
  test('every way to write one leads to its field, and to one only', () => {
    for (const { field, swissManager = field, also = [] } of HEADINGS as readonly Heading[]) {
      for (const text of [field, swissManager, ...also, field.toUpperCase()]) {
        expect(knownHeading(text)?.heading.field, text).toBe(field);
      }
    }
    expect(knownHeading('Licence')).toBeUndefined();
  });

  test('0 is a rating under our own heading, and none under Swiss-Manager’s', () => {
    expect(readWholeCsv(bytes('id;rating\n1;0')).players[0]?.rating).toBe(0);
    expect(readWholeCsv(bytes('id;rating\n1;-0')).players[0]?.rating).toBe(0);
    expect(readWholeCsv(bytes('ID_No;Rtg_Nat\n1;0')).players[0]?.rating).toBeUndefined();
  });

  test('the separator is the one that shows most headings', () => {
    expect(readWholeCsv(bytes('id,name;rating,sex\n1,A,m')).players[0]).toMatchObject({ id: '1', sex: 'm' });
    expect(readWholeCsv(bytes('id;name\n1;A,B')).players[0]?.name).toBe('A,B');
    expect(readWholeCsv(bytes('id\tname\n1\tA;B')).players[0]?.name).toBe('A;B');
    expect(readWholeCsv(bytes('sep=\t\nid\tname;sex\tclub\n1\tA\tB')).players[0]?.club).toBe('B');
  });

  test('an empty heading and one named like a part of every object are kept like others', () => {
    const { players, findings } = readWholeCsv(bytes('id;name;;__proto__\n1;A;x;y'));
    expect(Object.entries(players[0]?.extra ?? {})).toEqual([
      ['column 3', 'x'],
      ['__proto__', 'y'],
    ]);
    expect(codes(findings)).toEqual(['csv.unknown-column']);
  });
});

describe('identifiers', () => {
  test('come from the FIDE number, or from the line', () => {
    expect(readWholeCsv(bytes('Fide_No;Name\n77;A\n;B')).findings.map(({ code, at }) => [code, at])).toEqual([
      ['csv.id-from', undefined],
      ['csv.id-missing', { line: 3, column: 1 }],
    ]);
    expect(readWholeCsv(bytes('Name;Club\nA;\n\nB;x')).players.map(({ id }) => id)).toEqual(['2', '4']);
    expect(readWholeCsv(bytes('name;id\nA')).findings.map(({ code, at }) => [code, at])).toEqual([
      ['csv.fields-missing', { line: 2, column: 1 }],
      ['csv.id-missing', { line: 2, column: 1 }],
    ]);
    expect(readWholeCsv(bytes('id;fideId\n;77')).players[0]?.id).toBe('77');
  });

  test('are not given twice, be they numbers or not', () => {
    const { findings } = readWholeCsv(bytes('id;name\nA;1\nB;1\nA;2\n12;3\n13;3\n12;4\n012;5'));
    expect(findings).toEqual([
      { code: 'csv.repeated-id', weight: 'refuse', at: { line: 4, column: 1 }, facts: { id: 'A' } },
      { code: 'csv.repeated-id', weight: 'refuse', at: { line: 7, column: 1 }, facts: { id: '12' } },
    ]);
  });
});

describe('cells', () => {
  const value = (heading: string, cell: string): unknown => {
    const { players, findings } = readWholeCsv(bytes(`id;${heading}\n1;${cell}`));
    return findings.length === 0 ? players[0]?.[heading as keyof CsvPlayer] : codes(findings).join();
  };

  for (const [heading, cell, answer] of [
    ['rating', '1000000', 1_000_000],
    ['rating', '1000001', 'csv.number-out-of-range'],
    ['rating', '-1000000', -1_000_000],
    ['rating', '-1000001', 'csv.number-out-of-range'],
    ['rating', '+5', 5],
    ['rating', '1e3', 'csv.number-unreadable'],
    ['rating', '1234567890', 'csv.number-unreadable'],
    ['games', '0', 0],
    ['games', '-1', 'csv.number-out-of-range'],
    ['games', '" 7 "', 7],
    ['member', 'TRUE', true],
    ['member', 'no', false],
    ['member', '1', true],
    ['member', '0', false],
    ['member', '2', 'csv.yes-or-no-unreadable'],
    ['sex', 'W', 'f'],
    ['sex', 'м', 'csv.x'],
    ['title', 'IM', 'IM'],
    ['title', 'im', 'csv.title-adjusted'],
    ['title', '" IM "', 'csv.title-adjusted'],
    ['title', 'XX', 'csv.title-unknown'],
    ['birth', '0', undefined],
    ['birth', '0000-00-00', undefined],
    ['birth', '    .  .', undefined],
    ['birth', '2003-02-29', 'csv.birth-unreadable'],
    ['birth', '01.02.2003', 'csv.birth-adjusted'],
    ['reached', '2d:', 'csv.reached-unreadable'],
    ['reached', '2d:12345', 'csv.reached-unreadable'],
    ['club', '\ufffd', 'csv.text-damaged'],
  ] as const) {
    if (answer === 'csv.x') {
      test('Russian letters for the sex', () => {
        expect(readWholeCsv(bytes('id;sex\n1;м\n2;Ж'), { encoding: 'utf-8' }).players.map(({ sex }) => sex)).toEqual([
          'm',
          'f',
        ]);
      });
    } else if (cell === '\ufffd') {
      test('a character that was lost', () => {
        expect(codes(readWholeCsv(bytes('id;club\n1;\ufffd'), { encoding: 'utf-8' }).findings)).toEqual([
          answer,
          'encoding.damaged',
        ]);
      });
    } else test(`${heading} "${cell}"`, () => expect(value(heading, cell)).toEqual(answer));
  }

  test('births, whole and only the year, and what was reached', () => {
    const { players } = readWholeCsv(bytes('id;birth;reached\n1;2003/02/28;2d:1  1d:2\n2;2003;3k:0\n3;2003-02-28;'));
    expect(players.map(bare)).toEqual([
      { id: '1', birth: { year: 2003, day: dayOf(2003, 2, 28) }, reached: { '2d': 1, '1d': 2 } },
      { id: '2', birth: { year: 2003 }, reached: { '3k': 0 } },
      { id: '3', birth: { year: 2003, day: dayOf(2003, 2, 28) } },
    ]);
  });

  test('a day of birth is never repeated', () => {
    const { findings } = readWholeCsv(bytes('id;birth\n1;1999-99-99\n2;28.02.2003'));
    expect(JSON.stringify(findings)).not.toMatch(/1999|2003/);
  });

  test('a title that is adjusted is told once', () => {
    expect(codes(readWholeCsv(bytes('id;title\n1;g\n2;g\n3;m')).findings)).toEqual([
      'csv.title-adjusted',
      'csv.title-adjusted',
    ]);
  });

  test('places in rows of several lines', () => {
    const { players, findings } = readWholeCsv(bytes('id;name;rating;games\r\n1;"A\r\nB\nC";x;y\r\n2;D;5;z'));
    expect(players[0]?.name).toBe('A\r\nB\nC');
    expect(findings.map(({ at }) => at)).toEqual([
      { line: 4, column: 4 },
      { line: 4, column: 6 },
      { line: 5, column: 7 },
    ]);
    expect(players.map(({ at }) => at)).toEqual([{ line: 2 }, { line: 5 }]);
  });
});

describe('bounds', () => {
  const limits = { ...LIMITS, lineBytes: 50 };
  const read = (text: string, size: number) => {
    const reader = new CsvReader({ limits });
    for (const piece of chunksOfBytes(bytes(text), size)) reader.push(piece);
    reader.end();
    return reader.take();
  };

  test('a line beyond the limit is refused and the next one read', () => {
    for (const size of [7, 60, 1000]) {
      const { players, findings } = read(`id;name\n1;A\n2;${'x'.repeat(100)}\n3;C\n4;${'x'.repeat(100)}`, size);
      expect(players.map(({ id }) => id)).toEqual(['1', '3']);
      expect(findings.map(({ code, at }) => [code, at])).toEqual([
        ['csv.line-too-long', { line: 3, column: 1 }],
        ['csv.line-too-long', { line: 5, column: 1 }],
      ]);
    }
  });

  test('a first line beyond the limit ends the reading', () => {
    expect(codes(read('x'.repeat(200), 60).findings)).toEqual(['csv.line-too-long']);
    expect(codes(read(`${'x'.repeat(200)}\nid;name\n`, 60).findings)).toEqual(['csv.line-too-long']);
  });

  test('a quote that is never closed', () => {
    const { players, findings } = readWholeCsv(bytes('id;name\n1;"A\n2;B'));
    expect(players).toEqual([]);
    expect(findings).toEqual([{ code: 'csv.quote-open', weight: 'refuse', at: { line: 2, column: 3 }, facts: {} }]);
    expect(readWholeCsv(bytes('id;name\n1;"A"')).players[0]?.name).toBe('A');
  });

  test('after a thousand findings of a weight the rest is counted', () => {
    const rows = Array.from({ length: 1003 }, (_, index) => `${index + 1};x`).join('\n');
    const { findings } = readWholeCsv(bytes(`id;rating\n${rows}`));
    expect(findings).toHaveLength(1001);
    expect(findings[1000]).toEqual({ code: 'csv.more-findings', weight: 'refuse', facts: { count: 3 } });
  });

  test('blank files', () => {
    expect(codes(readWholeCsv(bytes(' \n;;\n')).findings)).toEqual(['csv.empty']);
    const reader = new CsvReader();
    reader.push(bytes('\n\n'));
    reader.push(bytes('id;name\n1;A'));
    reader.end();
    expect(reader.take().players).toHaveLength(1);
  });
});

test('headings as they are written, and as the fields that they name', () => {
  const reader = new CsvReader();
  reader.push(bytes('ID_No;Name;Licence\n1;A;x\n'));
  reader.end();
  expect([reader.headings, reader.columns]).toEqual([
    ['ID_No', 'Name', 'Licence'],
    ['id', 'name', 'Licence'],
  ]);
});

describe('writing', () => {
  const FORMULAS = ['=1+1', '+A', '-A', '@A', '-12', '+1.5', 'A,=1', "'=A", '\t=A', '\uff1dA', "O'Connor, A.-B."];
  const players = FORMULAS.map((club, index) => ({ id: String(index), club }));

  test('what a spreadsheet would calculate gets an apostrophe, is told, and is read without', () => {
    const { text, findings } = written(players, { columns: ['id', 'club'], separator: ';' });
    expect(text.split('\r\n')).toEqual([
      'id;club',
      `0;"'=1+1"`,
      `1;"'+A"`,
      `2;"'-A"`,
      `3;"'@A"`,
      '4;-12',
      '5;+1.5',
      `6;"A,'=1"`,
      `7;"''=A"`,
      `8;"'\t'=A"`,
      `9;"'\uff1dA"`,
      "10;O'Connor, A.-B.",
      '',
    ]);
    expect(findings).toEqual([{ code: 'csv.made-safe', weight: 'note', facts: { heading: 'club', count: 8 } }]);
    expect(readWholeCsv(bytes(text)).players.map(({ club }) => club)).toEqual(FORMULAS);
  });

  test('who asks for the exact form gets it, told, with its headings in quotes', () => {
    const { text, findings } = written(players, { columns: ['id', 'club'], cells: 'exact' });
    expect(text.split('\r\n').slice(0, 2)).toEqual(['"id";"club"', '0;"=1+1"']);
    expect(text).toContain(`7;"'=A"`);
    expect(findings).toEqual([
      { code: 'csv.looks-like-formula', weight: 'note', facts: { heading: 'club', count: 8 } },
    ]);
    expect(readWholeCsv(bytes(text)).players.map(({ club }) => club)).toEqual(FORMULAS);
  });

  const SIGNS = fc.constantFrom('=', '+', '-', '@', "'", '"', ';', ',', '\t', '\r', '\n', '\uff0b', 'A', '1', '.', ' ');
  const TEXT = fc.array(SIGNS, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''));

  test.each(['safe', 'exact'] as const)('every text comes back from the %s form, under every separator', (cells) => {
    fc.assert(
      fc.property(TEXT, TEXT, fc.constantFrom(...SEPARATORS), (name, heading, separator) => {
        const player = { id: '1', name, extra: { [`x${heading}`]: 'y', [`=${heading}`]: 'z' } };
        const { text } = written([player], { columns: csvColumnsOf([player]), separator, cells });
        const reader = new CsvReader();
        reader.push(bytes(text));
        reader.end();
        expect(reader.take().players.map(bare)).toEqual([{ ...player, at: undefined }]);
      }),
    );
  });

  test('no cell of the safe form can begin a formula, whatever separates the cells', () => {
    fc.assert(
      fc.property(TEXT, (name) => {
        const [, row = ''] =
          /^id;name\r\n1;([^]*)\r\n$/.exec(written([{ id: '1', name }], { columns: ['id', 'name'] }).text) ?? [];
        for (const cell of row.split(/[;,\t\r\n]/)) {
          const shown = cell.replace(/^"+/, '').replace(/"+$/, '');
          if (!/^[+-]?\d+(?:[.,]\d+)?$/.test(name)) expect(shown).not.toMatch(/^[=+\-@\uff0b]/);
        }
      }),
    );
  });

  test('what no column holds is told', () => {
    const players: CsvPlayer[] = [
      { id: '1', name: 'A', place: 3, history: [] },
      { id: '2', name: 'B' },
    ];
    expect(written(players, { columns: ['id'] }).findings).toEqual([
      { code: 'csv.not-carried', weight: 'note', facts: { field: 'name', count: 2 } },
      { code: 'csv.not-carried', weight: 'note', facts: { field: 'history', count: 1 } },
      { code: 'csv.not-carried', weight: 'note', facts: { field: 'place', count: 1 } },
    ]);
  });

  test('a mark for spreadsheets, and columns that were kept', () => {
    const { text } = written([{ id: '1', extra: { Licence: 'L;1' } }, { id: '2' }], {
      columns: ['id', 'Licence'],
      mark: 'utf-8',
    });
    expect(text).toBe('\ufeffid;Licence\r\n1;"L;1"\r\n2;\r\n');
    expect(
      csvColumnsOf([
        { id: '1', extra: { Licence: 'x' } },
        { id: '2', name: 'A' },
      ]),
    ).toEqual(['id', 'name', 'Licence']);
  });

  test('Swiss-Manager’s headings, where it has one', () => {
    const player: CsvPlayer = { id: '1', sex: 'f', k: 20, birth: { year: 2003, day: dayOf(2003, 2, 1) } };
    const form = { columns: ['id', 'sex', 'k', 'birth', 'Licence'], headings: 'swiss-manager' } as const;
    expect(written([player, { id: '2', sex: 'm' }], form).text).toBe(
      'ID_No;Sex;k;Birthday;Licence\r\n1;w;20;2003/02/01;\r\n2;m;;;\r\n',
    );
  });

  test('a line of one empty cell is still a line', () => {
    expect(written([{ id: '1' }], { columns: ['name'] }).text).toBe('name\r\n""\r\n');
  });

  test('tells columns that were kept beside a player and have no place', () => {
    const { findings } = written([{ id: '1', extra: { Licence: 'x' } }, { id: '2' }], { columns: ['id'] });
    expect(findings).toEqual([{ code: 'csv.not-carried', weight: 'note', facts: { field: 'Licence', count: 1 } }]);
  });

  test('many players come in pieces', () => {
    const players = Array.from({ length: 1000 }, (_, index) => ({ id: String(index + 1) }));
    expect([...writeCsv(players, { columns: ['id', 'name'] })]).toHaveLength(4);
  });
});

describe('what is written is read again', () => {
  const text = fc.string({ unit: fc.constantFrom(...'aőж";,\t\n\r =-+@\'1'), minLength: 1, maxLength: 12 });
  const whole = fc.integer({ min: -3000, max: 3000 });
  const grade = fc.constantFrom('1d', '2d', '10k');
  const optional = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });
  const player = fc.record({
    id: text,
    startNumber: optional(fc.nat(999)),
    name: optional(text),
    title: optional(fc.constantFrom('GM', 'WCM')),
    rating: optional(whole),
    k: optional(fc.nat(40)),
    peak: optional(whole),
    club: optional(text),
    birth: optional(
      fc.oneof(
        fc.record({ year: fc.integer({ min: 1900, max: 2026 }) }),
        fc.record({ year: fc.constant(1999), day: fc.integer({ min: dayOf(1999, 1, 1), max: dayOf(1999, 12, 31) }) }),
      ),
    ),
    sex: fc.constantFrom('m', 'f', undefined),
    member: optional(fc.boolean()),
    reached: optional(fc.dictionary(grade, fc.nat(99), { minKeys: 1 })),
    extra: optional(fc.dictionary(fc.constantFrom('Licence', 'Note;1'), text, { minKeys: 1 })),
  });
  const players = fc.uniqueArray(player, { selector: ({ id }) => id, minLength: 1, maxLength: 8 });
  const defined = (value: object): object => JSON.parse(JSON.stringify(value)) as object;

  for (const separator of [';', ',', '\t'] as const) {
    test(`with ${JSON.stringify(separator)} between the cells`, () => {
      fc.assert(
        fc.property(players, (given) => {
          const all = given as readonly CsvPlayer[];
          // a second column, so that the first line is one of headings
          const columns = [...new Set([...csvColumnsOf(all), 'name'])];
          const { text: out } = written(all, { columns, separator });
          const read = readWholeCsv(bytes(out), { encoding: 'utf-8' });
          expect(read.findings.filter(({ code }) => code !== 'csv.unknown-column')).toEqual([]);
          expect(read.players.map((each) => defined(bare(each)))).toEqual(all.map(defined));
          expect(written(read.players, { columns, separator }).text).toBe(out);
        }),
      );
    });
  }
});

test('the separator is told by the first line, however the file comes', () => {
  const bytes = new TextEncoder().encode('id;name,"rating;x\n1;A;\n2,B","k"\n');
  const reader = new CsvReader();
  for (const piece of chunksOfBytes(bytes, 20)) reader.push(piece);
  reader.end();
  expect(reader.take()).toEqual(readWholeCsv(bytes));
});
