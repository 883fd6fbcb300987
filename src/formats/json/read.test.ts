import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import type { PeriodReport, Report } from '../../core/report.ts';
import { isPeriodDocument, isPeriodReport, parseJson, readDocument, withLines } from './read.ts';
import { upwards } from './scan.ts';

const EVENT = {
  rulebook: 'fide-2024',
  event: { id: 't1' },
  players: [{ id: 'A' }, { id: 'B' }],
  games: [{ round: 1, white: 'A', black: 'B', result: '1-0' }],
};

const refusal = (code: string, path: string, facts: object): object => ({
  code,
  weight: 'refuse',
  at: { path },
  facts,
});
const missing = (path: string, field: string): object => refusal('document.missing', path, { field });
const wrongType = (path: string, expected: string, seen: string): object =>
  refusal('document.wrong-type', path, { expected, seen });

describe('a text', () => {
  test('that is JSON gives its value', () => {
    expect(parseJson('{"a": [1]}')).toEqual({ value: { a: [1] }, findings: [] });
    expect(parseJson('null')).toEqual({ value: null, findings: [] });
  });

  test('may begin with a byte order mark, which has no column', () => {
    expect(parseJson('\ufeff[]')).toEqual({ value: [], findings: [] });
    expect(parseJson('\ufeff[x]').findings).toEqual([
      {
        code: 'json.unreadable',
        weight: 'refuse',
        at: { line: 1, column: 2, path: '$' },
        facts: { expected: 'a value', seen: 'x' },
      },
    ]);
    expect(withLines([note('$[0]')], '\ufeff[\n 5]')).toEqual([note('$[0]', 2, 2)]);
    expect(parseJson('\ufeff\ufeff[]')).not.toHaveProperty('value');
  });

  test('that breaks off has one finding there, and no value', () => {
    expect(parseJson('{\n  "a": [1,\n')).toEqual({
      findings: [
        {
          code: 'json.truncated',
          weight: 'refuse',
          at: { line: 3, column: 1, path: '$' },
          facts: { expected: 'a value' },
        },
      ],
    });
  });

  test('that nests too deeply says the limit', () => {
    expect(parseJson('['.repeat(1000)).findings).toEqual([
      { code: 'json.too-deep', weight: 'refuse', at: { line: 1, column: 65, path: '$' }, facts: { limit: 64 } },
    ]);
  });

  test('with a repeated key is told so at each, whether or not it breaks later', () => {
    const repeated = (line: number, column: number, path: string): object => ({
      code: 'json.repeated-key',
      weight: 'refuse',
      at: { line, column, path },
      facts: { key: path },
    });
    expect(parseJson('{"a": 1,\n "a": 2,\n "b": {"c": 1, "\\u0063": 2}}')).toEqual({
      value: { a: 2, b: { c: 2 } },
      findings: [repeated(2, 2, '$.a'), repeated(3, 16, '$.b.c')],
    });
    expect(parseJson('{"a": 1,\n "a": 2,').findings).toEqual([
      repeated(2, 2, '$.a'),
      {
        code: 'json.truncated',
        weight: 'refuse',
        at: { line: 2, column: 9, path: '$' },
        facts: { expected: 'a key in double quotes' },
      },
    ]);
  });

  test('of 50 MB of brackets is answered at once', () => {
    const brackets = '[\n'.repeat(25 * 1024 * 1024);
    expect(parseJson(brackets).findings).toMatchObject([{ code: 'json.too-deep', at: { line: 65, column: 1 } }]);
  });

  test('with a fault on each of many lines has a thousand findings, and how many more there are', () => {
    const count = 50_000;
    const text = `{"players": [\n${Array.from({ length: count }, () => '{"id":\n""}').join(',\n')}]}`;
    const { value, findings } = parseJson(text);
    expect(findings).toEqual([]);
    const placed = withLines(readDocument(value).findings, text);
    // the first is that the event is missing
    expect(placed[999]?.facts).toEqual({ expected: 'text', seen: '""' });
    expect(placed[999]?.at).toEqual({ line: 2 * 999 + 1, column: 1, path: '$.players[998].id' });
    expect(placed.slice(1000)).toEqual([
      { code: 'document.more-findings', weight: 'refuse', facts: { count: count - 999 + 1 } },
    ]);
  });

  test('with many unknown fields only is not refused for their number', () => {
    const extra = Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`x${index}`, 1]));
    const { findings } = readDocument({ event: { id: 'e', ...extra }, players: [], games: [] });
    expect(findings).toHaveLength(1001);
    expect(findings[1000]).toMatchObject({ code: 'document.more-findings', weight: 'note', facts: { count: 500 } });
  });
});

const note = (path?: string, line?: number, column?: number): Finding => ({
  code: 'x',
  weight: 'note',
  at: { ...(path === undefined ? {} : { path }), ...(line === undefined ? {} : { line, column }) },
  facts: {},
});

describe('line and column of a finding', () => {
  const text = '{\n  "players": [\n    { "id": 5, "a.b": [true] }\n  ]\n}';
  for (const [path, line, column, what] of [
    ['$', 1, 1, 'the document'],
    ['$.players', 2, 14, 'a list'],
    ['$.players[0].id', 3, 13, 'a value'],
    ['$.players[0]["a.b"][0]', 3, 24, 'a value under an odd key'],
    ['$.players[0].rating', 3, 5, 'a missing field: what should hold it'],
    ['$.players[0].history[3].results[1]', 3, 5, 'something far inside a missing field: the nearest that is there'],
    ['$.players[7].id', 2, 14, 'a missing player: the list'],
    ['$.event.start', 1, 1, 'a missing event: the document'],
    ['$["x.y"].z', 1, 1, 'something under a missing odd key'],
  ] as const) {
    test(`${path}: ${what}`, () => expect(withLines([note(path)], text)).toEqual([note(path, line, column)]));
  }

  test('is left alone where there is one already, or no path', () => {
    const given = [note('$.players', 9, 9), note(), { code: 'x', weight: 'note', facts: {} } as const];
    expect(withLines(given, text)).toBe(given);
    expect(withLines([...given, note('$')], text)).toEqual([...given, note('$', 1, 1)]);
  });

  test('follows from the paths above a path', () => {
    expect(upwards('$.a[0].b')).toEqual(['$.a[0].b', '$.a[0]', '$.a', '$']);
    expect(upwards('$')).toEqual(['$']);
    expect(upwards('$.base["a.b[0]\\"."].c')).toEqual([
      '$.base["a.b[0]\\"."].c',
      '$.base["a.b[0]\\"."]',
      '$.base',
      '$',
    ]);
    expect(upwards('$["cut')).toEqual(['$["cut', '$']);
  });
});

describe('an event document', () => {
  test('is read as a report', () => {
    expect(readDocument(EVENT)).toEqual({
      document: {
        rulebook: 'fide-2024',
        event: { id: 't1' },
        players: [
          { id: 'A', at: { path: '$.players[0]' } },
          { id: 'B', at: { path: '$.players[1]' } },
        ],
        games: [{ round: 1, white: 'A', black: 'B', result: '1-0', at: { path: '$.games[0]' } }],
        at: { path: '$' },
        playersLost: false,
      },
      findings: [],
    });
  });

  for (const nothing of [null, undefined]) {
    test(`a period or rulebook of ${nothing} is absent`, () => {
      const { document, findings } = readDocument({ ...EVENT, rulebook: nothing, period: nothing });
      expect((document as Report).rulebook).toBeUndefined();
      expect(findings).toEqual([
        { code: 'document.unknown-field', weight: 'note', at: { path: '$.period' }, facts: { field: 'period' } },
      ]);
    });
  }

  test('notes unknown fields, also those named like what every object inherits', () => {
    const text = `${JSON.stringify(EVENT).slice(0, -1)},"__proto__":{"players":1},"constructor":1,"toString":1,"colour":1}`;
    const { document, findings } = readDocument(JSON.parse(text));
    expect(findings.map(({ code, weight, at }) => [code, weight, at?.path])).toEqual([
      ['document.unknown-field', 'note', '$.__proto__'],
      ['document.unknown-field', 'note', '$.constructor'],
      ['document.unknown-field', 'note', '$.toString'],
      ['document.unknown-field', 'note', '$.colour'],
    ]);
    expect(document).toEqual(readDocument(EVENT).document);
  });

  for (const [given, seen] of [
    [5, '5'],
    ['text', '"text"'],
    [null, 'null'],
    [undefined, 'undefined'],
    [[EVENT], 'a list'],
    [1n, '1'],
  ] as const) {
    test(`is no ${seen}`, () => {
      expect(readDocument(given)).toEqual({ findings: [wrongType('$', 'an object', seen)] });
    });
  }

  test('lacks all that is missing at once', () => {
    expect(readDocument({}).findings).toEqual([
      missing('$.event', 'event'),
      missing('$.players', 'players'),
      missing('$.games', 'games'),
    ]);
    expect(readDocument({ event: null, players: null, games: null }).findings).toHaveLength(3);
  });

  test('of wrong types is told each', () => {
    expect(readDocument({ rulebook: 5, event: [], players: {}, games: 'none' }).findings).toEqual([
      wrongType('$.rulebook', 'text', '5'),
      wrongType('$.event', 'an object', 'a list'),
      wrongType('$.players', 'a list', 'an object'),
      wrongType('$.games', 'a list', '"none"'),
    ]);
  });

  test('is read as far as it can be, so that also the rest is checked', () => {
    const { document, findings } = readDocument({
      ...EVENT,
      event: { place: 'Pécs' },
      players: [{ id: 'A' }, 5],
      games: [5],
    });
    expect(document).toMatchObject({
      event: { id: '', place: 'Pécs' },
      players: [{ id: 'A' }],
      games: [],
      playersLost: true,
    });
    expect(findings).toEqual([
      missing('$.event.id', 'id'),
      wrongType('$.players[1]', 'an object', '5'),
      wrongType('$.games[0]', 'an object', '5'),
    ]);
    expect(readDocument({}).document).toMatchObject({ event: { id: '' }, players: [], games: [], playersLost: true });
  });
});

describe('a period document', () => {
  const read = (value: object): { document: PeriodReport | undefined; findings: readonly Finding[] } => {
    const { document, findings } = readDocument(value);
    return { document: document as PeriodReport | undefined, findings };
  };

  test('holds event documents, a list and base ratings', () => {
    const { document, findings } = read({
      rulebook: 'fide',
      period: [EVENT],
      list: '2024-06',
      base: JSON.parse('{"A": 1500, "B": null, "__proto__": 7, "constructor": 8}') as unknown,
    });
    expect(findings).toEqual([]);
    expect(document).toMatchObject({ rulebook: 'fide', list: 2024 * 12 + 5 });
    expect(document?.period).toMatchObject([{ event: { id: 't1' }, at: { path: '$.period[0]' } }]);
    expect([...(document as PeriodReport).base]).toEqual([
      ['A', 1500],
      ['B', null],
      ['__proto__', 7],
      ['constructor', 8],
    ]);
  });

  test('needs neither list nor base', () => {
    for (const rest of [{}, { list: null, base: null }]) {
      expect(read({ period: [EVENT], ...rest }).document).toMatchObject({ list: undefined, base: new Map() });
    }
  });

  test('is known by its period', () => {
    expect([{ period: [] }, { period: 5 }, { period: null }, {}, [], null].map(isPeriodDocument)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(isPeriodReport(read({ period: [EVENT] }).document as PeriodReport)).toBe(true);
    expect(isPeriodReport(readDocument(EVENT).document as Report)).toBe(false);
  });

  for (const [given, findings] of [
    [{ period: [] }, [missing('$.period[0]', 'an event document')]],
    [{ period: {} }, [wrongType('$.period', 'a list', 'an object')]],
    [
      { period: 5, list: 5 },
      [
        wrongType('$.period', 'a list', '5'),
        refusal('document.impossible-date', '$.list', { seen: '5', expected: 'YYYY-MM' }),
      ],
    ],
    [{ period: [5, EVENT] }, [wrongType('$.period[0]', 'an object', '5')]],
    [{ period: [EVENT], rulebook: {} }, [wrongType('$.rulebook', 'text', 'an object')]],
    [
      { period: [EVENT], list: '2024-13' },
      [refusal('document.impossible-date', '$.list', { seen: '"2024-13"', expected: 'YYYY-MM' })],
    ],
    [{ period: [EVENT], base: [] }, [wrongType('$.base', 'an object', 'a list')]],
    [{ period: [EVENT], base: 'A' }, [wrongType('$.base', 'an object', '"A"')]],
    [
      { period: [EVENT], base: { A: '1500', 'B 1': 1500.5, C: 1e308, D: 1500 } },
      [
        wrongType('$.base.A', 'a whole number', '"1500"'),
        refusal('document.not-whole', '$.base["B 1"]', { seen: 1500.5 }),
        refusal('document.out-of-range', '$.base.C', { seen: 1e308, min: -1_000_000, max: 1_000_000 }),
      ],
    ],
    [
      { period: [{ ...EVENT, event: {}, games: [{ ...EVENT.games[0], result: '2-0' }] }] },
      [
        missing('$.period[0].event.id', 'id'),
        refusal('document.unknown-value', '$.period[0].games[0].result', {
          expected: ['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-'],
          seen: '"2-0"',
        }),
      ],
    ],
  ] as const) {
    test(`${JSON.stringify(given).slice(0, 60)} has its findings`, () =>
      expect(read(given).findings).toEqual(findings));
  }

  test('notes the fields of events that stand beside them', () => {
    expect(read({ period: [EVENT], games: [] }).findings).toEqual([
      { code: 'document.unknown-field', weight: 'note', at: { path: '$.games' }, facts: { field: 'games' } },
    ]);
  });

  test('keeps the base ratings that can be read', () => {
    expect(read({ period: [EVENT], base: { A: 'x', D: 1500 } }).document?.base).toEqual(new Map([['D', 1500]]));
    expect(read({ period: 5 }).document).toBeUndefined();
  });
});
