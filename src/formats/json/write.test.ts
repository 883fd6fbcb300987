import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import { fraction } from '../../core/exact.ts';
import type { PeriodReport, Report } from '../../core/report.ts';
import { readFacts } from './facts.ts';
import { isPeriodReport, parseJson, readDocument } from './read.ts';
import { anyPeriod, anyReport } from './report.fixture.ts';
import { eventRecord, playerRecord, writePeriod, writeReport } from './write.ts';

const decoded = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const written = (document: Report | PeriodReport): string =>
  decoded((isPeriodReport(document) ? writePeriod(document) : writeReport(document)).bytes);

/** Read, without a finding. */
function readBack(text: string): Report | PeriodReport {
  const parsed = parseJson(text);
  const { document, findings } = readDocument(parsed.value);
  expect([...parsed.findings, ...findings]).toEqual([]);
  return document as Report | PeriodReport;
}

/** Where a thing stands in a document is no part of what it says. */
const content = (report: Report): object => ({
  ...report,
  at: undefined,
  playersLost: undefined,
  players: report.players.map((player) => ({ ...player, at: undefined })),
  games: report.games.map((game) => ({ ...game, at: undefined })),
});

const contentOf = (document: Report | PeriodReport): object =>
  isPeriodReport(document) ? { ...document, period: document.period.map(content) } : content(document);

const REPORT: Report = { event: { id: 't' }, players: [], games: [] };

describe('round trips', () => {
  test('write then read gives the same report', () => {
    fc.assert(
      fc.property(anyReport, (report) => {
        expect(contentOf(readBack(written(report)))).toEqual(content(report));
      }),
      { seed: 1, numRuns: 400 },
    );
  });

  test('write then read gives the same period', () => {
    fc.assert(
      fc.property(anyPeriod, (period) => {
        expect(contentOf(readBack(written(period)))).toEqual(contentOf(period));
      }),
      { seed: 2, numRuns: 200 },
    );
  });

  test('what was written is written again with the same bytes', () => {
    fc.assert(
      fc.property(fc.oneof(anyReport, anyPeriod), (document) => {
        // a number for a name goes to the front of an object, wherever it stood
        const text = written(readBack(written(document)));
        expect(written(readBack(text))).toBe(text);
      }),
      { seed: 3, numRuns: 300 },
    );
  });

  const root = new URL('../../../', import.meta.url);
  const vectors = [
    'fide/vectors/fide-2014',
    'fide/vectors/fide-2024',
    'fide/vectors/fide-2025-10',
    'fide/vectors/fide-2026-01',
    'mssz/vectors/mssz-2017',
    'orr/vectors/orr',
    'mgsz/vectors/mgsz-2012',
  ].flatMap((file) => {
    const text = readFileSync(new URL(`src/rulebooks/${file}.json`, root), 'utf8');
    return (JSON.parse(text) as { kind: string; input: unknown }[]).filter(({ kind }) => kind !== 'function');
  });

  test(`read then write keeps the content of the ${vectors.length} checked events and periods`, () => {
    expect(vectors.length).toBe(100);
    for (const { input } of vectors) {
      const { document } = readDocument(input) as { document: Report | PeriodReport };
      expect(contentOf(readBack(written(document)))).toEqual(contentOf(document));
    }
  });

  test('the sample keeps its content and its look: players and games on the same lines', () => {
    const sample = readFileSync(new URL('samples/river-open.json', root), 'utf8');
    const report = readBack(sample) as Report;
    const text = written(report);
    expect(contentOf(readBack(text))).toEqual(content(report));
    const games = (of: string): string => of.slice(of.indexOf('"games": ['));
    expect(games(text)).toBe(games(sample));
    expect(text.split('\n')).toHaveLength(sample.split('\n').length);
  });
});

describe('the form of a document', () => {
  test('lists of records have a line for each, all else is on one line', () => {
    const report: Report = {
      rulebook: 'fide',
      event: {
        handicap: false,
        importance: ['large'],
        byoyomi: { kind: 'japanese', seconds: 30 },
        controls: [{ increment: 0, minutes: 90 }],
        schedule: [
          { date: 1, round: 1 },
          { date: 2, round: 2 },
        ],
        approvals: [],
        name: '',
        id: 't',
      },
      players: [
        {
          rating: 1500,
          id: 'A',
          history: [{ games: 1, average: fraction(1650), halfPoints: 1, results: [{ opponent: 1650, halfPoints: 1 }] }],
          reached: {},
        },
        { id: 'B', title: '', birth: { year: 947 } },
      ],
      games: [{ result: '1-0', black: 'B', white: 'A', round: 1, rated: false }],
    };
    expect(written(report)).toBe(`{
  "rulebook": "fide",
  "event": {
    "id": "t",
    "controls": [
      { "minutes": 90, "increment": 0 }
    ],
    "schedule": [
      { "round": 1, "date": "1970-01-02" },
      { "round": 2, "date": "1970-01-03" }
    ],
    "approvals": [],
    "byoyomi": { "kind": "japanese", "seconds": 30 },
    "handicap": false,
    "importance": ["large"]
  },
  "players": [
    { "id": "A", "rating": 1500, "history": [{ "results": [{ "opponent": 1650, "score": 0.5 }] }], "reached": {} },
    { "id": "B", "birth": "0947" }
  ],
  "games": [
    { "round": 1, "white": "A", "black": "B", "result": "1-0", "rated": false }
  ]
}
`);
  });

  test('a period has its list and the ratings of the previous list before its events', () => {
    const base = new Map([
      ['A', 1812],
      ['B', null],
    ]);
    expect(written({ rulebook: 'fide', list: 2024 * 12 + 5, base, period: [REPORT] })).toBe(`{
  "rulebook": "fide",
  "list": "2024-06",
  "base": { "A": 1812, "B": null },
  "period": [
    {
      "event": {
        "id": "t"
      },
      "players": [],
      "games": []
    }
  ]
}
`);
    expect(written({ base: new Map(), period: [] })).toBe('{\n  "period": []\n}\n');
  });

  test('overtime of each kind is written as it is read', () => {
    for (const [byoyomi, text] of [
      [null, 'null'],
      [{ kind: 'other', name: 'fischer' }, '{ "kind": "fischer" }'],
      [{ kind: 'canadian', moves: 15, minutes: 5 }, '{ "kind": "canadian", "minutes": 5, "moves": 15 }'],
      [{ kind: 'japanese', seconds: 30, periods: 3 }, '{ "kind": "japanese", "seconds": 30, "periods": 3 }'],
    ] as const) {
      expect(written({ ...REPORT, event: { id: 't', byoyomi } })).toContain(`"byoyomi": ${text}\n`);
    }
  });
});

describe('what a document cannot carry is noted, each kind once with its number', () => {
  const notes = (report: Report): readonly object[] => writeReport(report).findings;
  const note = (what: string, count: number): object => ({
    code: 'json.not-carried',
    weight: 'note',
    facts: { what, count },
  });

  test('nothing, where there is nothing more than a rating needs', () => {
    expect(notes(REPORT)).toEqual([]);
    expect(written({ ...REPORT, byes: [], teams: [], header: {} })).toBe(written(REPORT));
  });

  test('decimals beyond the fourth, which are rounded', () => {
    const end = parseDay('2024-01-10');
    const report: Report = {
      ...REPORT,
      event: { id: 't', baseMinutes: fraction(1, 3) },
      players: [
        { id: 'A', history: [{ end, games: 3, average: fraction(5066, 3), halfPoints: 3 }] },
        { id: 'B', history: [{ end, games: 4, average: fraction(6001, 4), halfPoints: 3 }] },
        // one by one they are exact
        { id: 'C', history: [{ games: 0, average: fraction(1, 3), halfPoints: 0, results: [] }] },
      ],
    };
    expect(notes(report)).toEqual([note('decimals', 2)]);
    expect(written(report)).toContain('"baseMinutes": 0.3333\n');
    expect(written(report)).toContain('[{ "end": "2024-01-10", "games": 3, "avg": 1688.6667, "score": 1.5 }]');
    expect(written(report)).toContain('"avg": 1500.25,');
    expect(notes({ ...REPORT, event: { id: 't', baseMinutes: fraction(25, 2) } })).toEqual([]);
  });
});

describe('the facts of an event or a player alone', () => {
  test('are members in the order of the document, written as there; what is absent is left out', () => {
    const event = eventRecord({
      end: parseDay('2024-05-05'),
      start: parseDay('2024-05-03'),
      name: 'Spring Open',
      byoyomi: null,
      baseMinutes: fraction(25, 2),
      system: undefined,
      controls: [{ minutes: 90, increment: 30 }],
    });
    expect(Object.entries(event)).toEqual([
      ['name', 'Spring Open'],
      ['start', '2024-05-03'],
      ['end', '2024-05-05'],
      ['controls', [{ minutes: 90, increment: 30 }]],
      ['baseMinutes', 12.5],
      ['byoyomi', null],
    ]);
    const player = playerRecord({
      rating: 1800,
      birth: { year: 2012, day: parseDay('2012-06-01') },
      name: 'Anna',
      k: undefined,
    });
    expect(Object.entries(player)).toEqual([
      ['name', 'Anna'],
      ['birth', '2012-06-01'],
      ['rating', 1800],
    ]);
    expect([eventRecord({}), playerRecord({})]).toEqual([{}, {}]);
  });

  test('are read back as facts that are laid over a report', () => {
    fc.assert(
      fc.property(anyReport, ({ event, players }) => {
        const facts = { ...event, id: undefined };
        const player = { ...players[0], id: undefined };
        const text = JSON.stringify({ event: eventRecord(facts), players: { A: playerRecord(player) } });
        const read = readFacts(text);
        expect(read.findings).toEqual([]);
        expect(eventRecord(read.event ?? {})).toEqual(eventRecord(facts));
        expect(playerRecord(read.players.get('A') ?? {})).toEqual(playerRecord(player));
      }),
      { numRuns: 100 },
    );
  });
});
