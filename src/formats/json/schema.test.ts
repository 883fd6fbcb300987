/** The published schema against a real validator, the checked documents, and the reader. */
import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { EVENT_FIELDS, GAME_FIELDS, PLAYER_RECORD_FIELDS, type Reader } from './fields.ts';
import { DocumentNotes } from './findings.ts';
import { readDocument } from './read.ts';
import { DOCUMENT_SCHEMA, orNull } from './schema.ts';

const validator = new Ajv2020({ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true });
const isValid = validator.compile(DOCUMENT_SCHEMA);

/** Where the schema finds fault, as paths of the document. */
function faultsOf(document: unknown): readonly string[] {
  isValid(document);
  return (isValid.errors ?? []).map(({ instancePath, params }) =>
    [instancePath, (params as { missingProperty?: string }).missingProperty ?? []].flat().join('/'),
  );
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const EVENT: { readonly [field: string]: Json } = { id: 't' };
const PLAYER: { readonly [field: string]: Json } = { id: 'A' };
const GAME: { readonly [field: string]: Json } = { round: 1, white: 'A', black: 'B', result: '1-0' };
const documentOf = (event: Json = EVENT, player: Json = PLAYER, game: Json = GAME): { [key: string]: Json } => ({
  event,
  players: [player],
  games: [game],
});

test('the schema is one of draft 2020-12, and plain JSON', () => {
  expect(DOCUMENT_SCHEMA['$schema']).toBe('https://json-schema.org/draft/2020-12/schema');
  expect(validator.validateSchema(DOCUMENT_SCHEMA)).toBe(true);
  expect(JSON.parse(JSON.stringify(DOCUMENT_SCHEMA))).toEqual(DOCUMENT_SCHEMA);
});

test('every field of the tables stands in it, with a sentence on its meaning', () => {
  const parts = DOCUMENT_SCHEMA['$defs'] as Record<string, { properties: Record<string, { description?: string }> }>;
  for (const [part, table] of [
    ['event', EVENT_FIELDS],
    ['player', PLAYER_RECORD_FIELDS],
    ['game', GAME_FIELDS],
  ] as const) {
    const properties = parts[part]?.properties ?? {};
    expect(Object.keys(properties)).toEqual(Object.keys(table));
    for (const { description } of Object.values(properties)) expect(description).toMatch(/\.$/);
  }
});

test('what may be absent may be null, whatever it is made of', () => {
  expect(orNull({ type: 'integer', minimum: 1 })).toEqual({ type: ['integer', 'null'], minimum: 1 });
  expect(orNull({ enum: ['a'] })).toEqual({ anyOf: [{ enum: ['a'] }, { type: 'null' }] });
  expect(orNull({ anyOf: [{ type: 'string' }, { type: 'integer' }] })).toEqual({
    anyOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }],
  });
});

const root = new URL('../../../', import.meta.url);
const jsonOf = (file: string): unknown => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

interface Vector {
  readonly case: string;
  readonly kind: 'function' | 'tournament' | 'period';
  readonly input: unknown;
}

describe('the checked documents are valid', () => {
  for (const file of readdirSync(new URL('samples/', root)).filter((name) => name.endsWith('.json'))) {
    test(`samples/${file}`, () => expect(faultsOf(jsonOf(`samples/${file}`))).toEqual([]));
  }

  for (const file of readdirSync(new URL('src/rulebooks/', root), { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^(?:fide|mssz|orr|mgsz)\/vectors\/.*\.json$/.test(name.replaceAll('\\', '/')),
  )) {
    const vectors = (jsonOf(`src/rulebooks/${file}`) as readonly Vector[]).filter(({ kind }) => kind !== 'function');
    test(`${file}: ${vectors.length} events and periods`, () => {
      for (const { case: name, input } of vectors)
        expect({ name, faults: faultsOf(input) }).toEqual({ name, faults: [] });
    });
  }
});

const period = (of: Json, more: { readonly [key: string]: Json } = {}): Json => ({ period: of, ...more });

describe('a broken document is refused where it is broken', () => {
  for (const [document, ...places] of [
    [[], ''],
    [null, ''],
    ['fide', ''],
    [{}, '/event', '/players', '/games'],
    [{ ...documentOf(), event: null }, '/event'],
    [{ ...documentOf(), players: [] }, '/players'],
    [{ ...documentOf(), players: { A: {} } }, '/players'],
    [{ ...documentOf(), games: [null] }, '/games/0'],
    [{ ...documentOf(), rulebook: 5 }, '/rulebook'],
    [documentOf({}), '/event/id'],
    [documentOf({ id: '' }), '/event/id'],
    [documentOf({ id: 1.5 }), '/event/id'],
    [documentOf({ ...EVENT, start: '2023-02-29' }), '/event/start'],
    [documentOf({ ...EVENT, start: '1900-02-29' }), '/event/start'],
    [documentOf({ ...EVENT, end: '2024-04-31' }), '/event/end'],
    [documentOf({ ...EVENT, list: '2024-13' }), '/event/list'],
    [documentOf({ ...EVENT, system: 'knock-out' }), '/event/system'],
    [documentOf({ ...EVENT, rounds: 0 }), '/event/rounds'],
    [documentOf({ ...EVENT, controls: [{ moves: 40 }] }), '/event/controls/0/minutes'],
    [documentOf({ ...EVENT, schedule: [{ round: 1, date: null }] }), '/event/schedule/0/date'],
    [documentOf({ ...EVENT, approvals: [{ clause: '1.1' }] }), '/event/approvals/0/by'],
    [documentOf({ ...EVENT, importance: ['huge'] }), '/event/importance/0'],
    [documentOf({ ...EVENT, byoyomi: {} }), '/event/byoyomi/kind'],
    [documentOf({ ...EVENT, byoyomi: { kind: 'japanese' } }), '/event/byoyomi/seconds'],
    [documentOf({ ...EVENT, byoyomi: { kind: 'canadian', minutes: 5 } }), '/event/byoyomi/moves'],
    [documentOf({ ...EVENT, byoyomi: { kind: 'canadian', minutes: 5, moves: 0 } }), '/event/byoyomi/moves'],
    [documentOf(EVENT, { name: 'Anna' }), '/players/0/id'],
    [documentOf(EVENT, { ...PLAYER, rating: '1500' }), '/players/0/rating'],
    [documentOf(EVENT, { ...PLAYER, rating: 1500.5 }), '/players/0/rating'],
    [documentOf(EVENT, { ...PLAYER, birth: 'May 1990' }), '/players/0/birth'],
    [documentOf(EVENT, { ...PLAYER, birth: 90 }), '/players/0/birth'],
    [documentOf(EVENT, { ...PLAYER, sex: 'x' }), '/players/0/sex'],
    [documentOf(EVENT, { ...PLAYER, fideRating: 4001 }), '/players/0/fideRating'],
    [
      documentOf(EVENT, { ...PLAYER, history: [{ event: 'e' }] }),
      '/players/0/history/0/results',
      '/players/0/history/0/games',
    ],
    [
      documentOf(EVENT, { ...PLAYER, history: [{ results: [{ opponent: 1500, score: 2 }] }] }),
      '/players/0/history/0/results/0/score',
    ],
    [documentOf(EVENT, { ...PLAYER, history: [{ games: 3, avg: 1500, score: 1.2 }] }), '/players/0/history/0/score'],
    [documentOf(EVENT, { ...PLAYER, reached: { '1d': -1 } }), '/players/0/reached/1d'],
    [documentOf(EVENT, PLAYER, { ...GAME, result: '1:0' }), '/games/0/result'],
    [documentOf(EVENT, PLAYER, { ...GAME, round: null }), '/games/0/round'],
    [documentOf(EVENT, PLAYER, { round: 1 }), '/games/0/white', '/games/0/black', '/games/0/result'],
    [period([]), '/period'],
    [period({}), '/period'],
    [period([documentOf(), {}]), '/period/1/event', '/period/1/players', '/period/1/games'],
    [period([documentOf()], { list: 'June' }), '/list'],
    [period([documentOf()], { base: { A: 'high' } }), '/base/A'],
    [period([documentOf()], { base: [] }), '/base'],
  ] as readonly (readonly [Json, ...string[]])[]) {
    test(JSON.stringify(document), () => {
      expect(faultsOf(document)).toEqual(expect.arrayContaining(places));
      expect(isRefused(document) || (document as { players?: Json[] } | null)?.players?.length === 0).toBe(true);
    });
  }
});

describe('what is odd, but allowed, is valid', () => {
  for (const document of [
    documentOf({ id: 17, start: '2024-02-29', end: '2000-02-29', byoyomi: null, pgn: '', colour: 'unknown' }),
    documentOf({ ...EVENT, byoyomi: { kind: 'fischer', seconds: 'many' }, period: 1 }),
    documentOf(EVENT, { ...PLAYER, birth: 1990, rating: null, reached: { '1d': null }, history: [{ results: [] }] }),
    documentOf(EVENT, PLAYER, { ...GAME, white: 7, rated: null, handicap: 0 }),
    { ...documentOf(), period: null, rulebook: null },
    period([documentOf()], { base: { A: null, B: 2000 }, list: null }),
    period([documentOf()], { base: null, event: 5 }),
  ]) {
    test(JSON.stringify(document), () => {
      expect(faultsOf(document)).toEqual([]);
      expect(isRefused(document)).toBe(false);
    });
  }
});

/** Faults that a schema has no words for: too many decimals, and sums that do not agree. */
const isBeyondSchemas = ({ code, at, facts }: Finding): boolean =>
  facts['expected'] === 'a number of at most four decimals' ||
  (code === 'document.out-of-range' &&
    (/\.history\[\d+\]\.score$/.test(at?.path ?? '') || facts['min'] === facts['max']));

const refusalsOf = (document: unknown): readonly Finding[] =>
  readDocument(document).findings.filter(({ weight }) => weight === 'refuse');

const isRefused = (document: unknown): boolean => refusalsOf(document).some((finding) => !isBeyondSchemas(finding));

/** Values that are right for some field, or nearly so. */
const VALUES: readonly Json[] = (
  [
    [null, true, false, '', ' ', 'A', 'x'.repeat(60), '__proto__', 'm', 'f', 'w', 'M', '5', 'true'],
    [0, -0, 1, -1, 0.5, 1.5, 2, 19, 90.5, 0.0001, 100, 101, 999, 1000, 1001, 1500, 3600, 3601, 4000, 4001],
    [9999, 10_000, 10_001, 1_000_000, 1_000_001, -1_000_000, -1_000_001, 2 ** 53 - 1, 2 ** 53, 1e308, -1e308],
    ['2024-02-29', '2023-02-29', '2000-02-29', '1900-02-29', '0000-02-29', '2024-02-30', '2024-04-30', '2024-04-31'],
    ['2024-12-31', '2024-12-32', '2024-00-10', '2024-13-01', '2024-01-00', '2024-1-1', '20240101', '2024-01-01 '],
    ['2024-06', '2024-12', '2024-00', '2024-13', '2014', '14', '14000', '9999-12-31', '٢٠٢٤-٠١-٠١', '2024-01-01\n'],
    ['swiss', 'round-robin', 'double-round-robin', 'match', 'team', 'Swiss'],
    ['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-', '1:0'],
    [[], {}, [null], [1], ['A'], ['large'], ['large', 'huge'], [{}], [[]]],
    [{ '1d': 1 }, { '1d': null, '2d': 10_000 }, { '1d': 1.5 }, { '1d': 10_001 }],
    [
      [{ minutes: 90 }],
      [
        { moves: 40, minutes: 90.5, increment: 30 },
        { moves: null, minutes: 30 },
      ],
      [{ moves: 0 }],
    ],
    [[{ minutes: -1, increment: 3601 }], [{ round: 1, date: '2024-05-01' }], [{ round: 1, date: '2024-05-32' }]],
    [[{ name: 'N', licence: 7 }, {}], [{ name: '' }], [{ name: null, licence: null }]],
    [[{ clause: '1.1', by: 'QC' }], [{ clause: '1.1', by: null }], [{ clause: 1, by: 'QC', date: 5 }]],
    [{ kind: 'japanese', seconds: 30, periods: 3 }, { kind: 'japanese', seconds: 30 }, { kind: 'japanese' }],
    [{ kind: 'canadian', minutes: 5, moves: 15 }, { kind: 'canadian', minutes: 5 }, { kind: 'fischer' }],
    [{ kind: '' }, { kind: null }, { kind: 5 }, { kind: 'canadian', minutes: 1001, moves: 1001 }],
    [[{ event: 'e', end: '2024-01-01', results: [{ opponent: 1500, score: 0.5 }] }], [{ results: null }]],
    [[{ list: '2024-01', games: 3, avg: 1500.25, score: 1.5 }], [{ games: 3, avg: 1500 }], [{ results: [{}] }]],
    [[{ results: [], games: null, avg: 'x' }], [{ results: null, games: 1, avg: 0, score: 0 }], [{ games: 0 }]],
  ] as readonly (readonly Json[])[]
).flat();

interface Part {
  readonly table: { readonly [field: string]: Reader<unknown> };
  readonly valid: { readonly [field: string]: Json };
  readonly within: (part: Json) => Json;
}

const PARTS: { readonly [what: string]: Part } = {
  event: { table: EVENT_FIELDS, valid: EVENT, within: (part) => documentOf(part) },
  player: { table: PLAYER_RECORD_FIELDS, valid: PLAYER, within: (part) => documentOf(EVENT, part) },
  game: { table: GAME_FIELDS, valid: GAME, within: (part) => documentOf(EVENT, PLAYER, part) },
};

describe('schema and reader agree', () => {
  for (const [what, { table, valid, within }] of Object.entries(PARTS)) {
    for (const field of Object.keys(table)) {
      test(`on ${VALUES.length} values as the ${field} of a ${what}`, () => {
        for (const value of VALUES) {
          const document = within({ ...valid, [field]: value });
          expect({ value, refused: !isValid(document) }).toEqual({ value, refused: isRefused(document) });
        }
      });
    }
  }

  const anything = fc.oneof(fc.constantFrom(...VALUES), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>);

  /** Mostly what the field can have, now and then anything at all. */
  const fieldOf = (read: Reader<unknown>): fc.Arbitrary<Json> => {
    const right = VALUES.filter((value) => {
      if (value === null) return true;
      const notes = new DocumentNotes();
      read(value, '$', notes);
      return notes.all().every(({ weight }) => weight === 'note');
    });
    return fc.oneof({ arbitrary: fc.constantFrom(...right), weight: 200 }, { arbitrary: anything, weight: 1 });
  };

  const partOf = ({ table, valid }: Part): fc.Arbitrary<Json> =>
    fc
      .record(
        {
          ...Object.fromEntries(Object.entries(table).map(([field, read]) => [field, fieldOf(read)])),
          other: anything,
        },
        { requiredKeys: [] },
      )
      .chain((fields) => fc.constantFrom<Json[]>(...Array<Json>(40).fill({ ...valid, ...fields }), fields));

  const rarely = (value: fc.Arbitrary<Json>, odd: fc.Arbitrary<Json> = anything): fc.Arbitrary<Json> =>
    fc.oneof({ arbitrary: value, weight: 60 }, { arbitrary: odd, weight: 1 });

  const eventDocument: fc.Arbitrary<Json> = fc.record(
    {
      event: rarely(partOf(PARTS['event'] as Part)),
      players: rarely(fc.array(rarely(partOf(PARTS['player'] as Part)), { minLength: 1, maxLength: 3 })),
      games: rarely(fc.array(rarely(partOf(PARTS['game'] as Part)), { maxLength: 3 })),
      rulebook: rarely(fc.constantFrom<Json>('fide', '', null)),
      period: rarely(fc.constant(null)),
    },
    { requiredKeys: ['event', 'players', 'games'] },
  );
  const periodDocument: fc.Arbitrary<Json> = fc.record(
    {
      period: rarely(fc.array(eventDocument, { minLength: 1, maxLength: 2 })),
      list: rarely(fc.constantFrom<Json>('2024-06', null)),
      base: rarely(fc.dictionary(fc.string(), rarely(fc.constantFrom<Json>(null, 1500)))),
      rulebook: rarely(fc.constantFrom<Json>('fide', null)),
    },
    { requiredKeys: ['period'] },
  );

  /** That nobody entered is reported by intake. */
  const hasNobody = (document: Json): boolean =>
    typeof document === 'object' &&
    document !== null &&
    Object.entries(document).some(
      ([key, value]) =>
        (key === 'players' && Array.isArray(value) && value.length === 0) ||
        (key === 'period' && Array.isArray(value) && value.some((each: Json) => hasNobody(each))),
    );

  for (const [what, documents] of [
    ['event documents', eventDocument],
    ['period documents', periodDocument],
    ['anything', anything],
  ] as const) {
    test(`on ${what}`, () => {
      const seen = { valid: 0, refused: 0 };
      fc.assert(
        fc.property(documents, (document) => {
          const refused = isRefused(document) || hasNobody(document);
          seen[refused ? 'refused' : 'valid'] += 1;
          expect(!isValid(document)).toBe(refused);
        }),
        { seed: 3, numRuns: 1500 },
      );
      if (what !== 'anything') expect(Math.min(seen.valid, seen.refused)).toBeGreaterThan(150);
    });
  }
});
