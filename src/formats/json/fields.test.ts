import { describe, expect, test } from 'vitest';
import { fraction } from '../../core/exact.ts';
import type { Finding } from '../../core/finding.ts';
import {
  EVENT_FIELDS,
  GAME_FIELDS,
  isAbsent,
  isObject,
  PLAYER_RECORD_FIELDS,
  readBaseRating,
  readEventRecord,
  readGame,
  readPlayer,
  shownValue,
} from './fields.ts';
import { DocumentNotes } from './findings.ts';

/** A field's kind: values that are read, with what they are read as, and values that are not, with their finding. */
interface Kind {
  readonly reads: readonly (readonly [given: unknown, as: unknown])[];
  readonly refuses: readonly (readonly [given: unknown, code: string, facts: object])[];
}

const LONG = 'x'.repeat(60);
const OTHERS: readonly (readonly [unknown, string])[] = [
  [[], 'a list'],
  [{}, 'an object'],
  [true, 'true'],
  ['', '""'],
];

const wrongTypes = (expected: string, values: readonly (readonly [unknown, string])[]): Kind['refuses'] =>
  values.map(([given, seen]) => [given, 'document.wrong-type', { expected, seen }] as const);

const TEXT: Kind = {
  reads: [['a', 'a']],
  refuses: wrongTypes('text', [...OTHERS, [5, '5']]),
};
const IDENTIFIER: Kind = {
  reads: [
    ['a', 'a'],
    [17, '17'],
    [-0, '0'],
    ['__proto__', '__proto__'],
  ],
  refuses: wrongTypes('text', [...OTHERS, [1.5, '1.5'], [1e308, '1e+308'], [2 ** 53, '9007199254740992']]),
};
const FLAG: Kind = {
  reads: [
    [true, true],
    [false, false],
  ],
  refuses: wrongTypes('true or false', [
    [[], 'a list'],
    [{}, 'an object'],
    ['true', '"true"'],
    [0, '0'],
    [1, '1'],
  ]),
};
const whole = (min: number, max: number): Kind => ({
  reads: [[min, min], [max, max], ...(min <= 0 ? ([[-0, 0]] as const) : [])],
  refuses: [
    ...wrongTypes('a whole number', [...OTHERS, ['5', '"5"'], [Number.NaN, 'NaN'], [Infinity, 'Infinity']]),
    [max - 0.5, 'document.not-whole', { seen: max - 0.5 }],
    [min - 1, 'document.out-of-range', { seen: min - 1, min, max }],
    [max + 1, 'document.out-of-range', { seen: max + 1, min, max }],
    [1e308, 'document.out-of-range', { seen: 1e308, min, max }],
    [-1e308, 'document.out-of-range', { seen: -1e308, min, max }],
  ],
});
const exactDecimal = (min: number, max: number): Kind['refuses'] => [
  ...wrongTypes('a number', [...OTHERS, ['5', '"5"'], [Number.NaN, 'NaN']]),
  ...wrongTypes('a number of at most four decimals', [[1.00005, '1.00005']]),
  [min - 1, 'document.out-of-range', { seen: min - 1, min, max }],
  [max + 0.5, 'document.out-of-range', { seen: max + 0.5, min, max }],
  [1e308, 'document.out-of-range', { seen: 1e308, min, max }],
];
const dates = (expected: string, given: readonly unknown[]): Kind['refuses'] =>
  given.map((each) => [each, 'document.impossible-date', { seen: shownValue(each), expected }] as const);
const DAY: Kind = {
  reads: [
    ['1970-01-02', 1],
    ['2024-02-29', 19782],
  ],
  refuses: dates('YYYY-MM-DD', [
    '2023-02-29',
    '2024-04-31',
    '2024-13-01',
    '2024-05',
    '1.5.2024',
    '',
    20240501,
    [],
    {},
    true,
  ]),
};
const MONTH: Kind = {
  reads: [['2024-06', 2024 * 12 + 5]],
  refuses: dates('YYYY-MM', ['2024-13', '2024-00', '2024-06-01', '2024', '', 2024, [], {}, true]),
};
const oneOf = (...values: readonly string[]): Kind => ({
  reads: values.map((value) => [value, value] as const),
  refuses: (['', 'toString', 0, true, [], {}, `${values[0]} `] as const).map(
    (given) => [given, 'document.unknown-value', { expected: values, seen: shownValue(given) }] as const,
  ),
});
const listOf = (reads: Kind['reads']): Kind => ({
  reads: [[[], []], ...reads],
  refuses: wrongTypes('a list', [
    [{}, 'an object'],
    ['a', '"a"'],
    [5, '5'],
    [true, 'true'],
  ]),
});
const RATING = whole(-1_000_000, 1_000_000);
const GRADE = TEXT;

const CONTROL_PERIODS: Kind = listOf([
  [
    [
      { moves: 40, minutes: 90.5, increment: 30 },
      { moves: null, minutes: -0 },
    ],
    [
      { moves: 40, minutes: 90.5, increment: 30 },
      { minutes: 0, increment: 0 },
    ],
  ],
]);

const EVENT: Record<keyof typeof EVENT_FIELDS, Kind> = {
  id: IDENTIFIER,
  name: TEXT,
  place: TEXT,
  federation: TEXT,
  start: DAY,
  end: DAY,
  rounds: whole(1, 10_000),
  system: oneOf('swiss', 'round-robin', 'double-round-robin', 'match', 'team'),
  controls: CONTROL_PERIODS,
  controlsBlack: CONTROL_PERIODS,

  registered: DAY,
  norms: FLAG,
  schedule: listOf([[[{ round: 1, date: '1970-01-02' }], [{ round: 1, date: 1 }]]]),
  hybrid: FLAG,
  pgn: {
    reads: [
      ['games.pgn', true],
      ['', false],
      [true, true],
      [false, false],
    ],
    refuses: wrongTypes('true or false', [
      [1, '1'],
      [[], 'a list'],
      [{}, 'an object'],
    ]),
  },
  arbiters: listOf([
    [
      [{ name: 'N', licence: 7 }, {}],
      [{ name: 'N', licence: '7' }, {}],
    ],
  ]),
  announcedRated: FLAG,
  reportReceived: DAY,
  partOf: IDENTIFIER,
  approvals: listOf([
    [
      [{ clause: '0.2.3', by: 'QC', date: 'May', ground: 'g', for: 'late' }],
      [{ clause: '0.2.3', by: 'QC', date: 'May', ground: 'g', for: 'late' }],
    ],
  ]),
  matchGames: whole(1, 10_000),
  matchWaiver: FLAG,
  officialFide: FLAG,
  list: MONTH,
  nationalChampionship: FLAG,
  womenOnly: FLAG,
  approvedLong: FLAG,
  halfPointBonus: whole(0, 1000),
  fideRated: FLAG,
  reportRatings: oneOf('fide', 'own'),
  board: whole(1, 100),
  baseMinutes: {
    reads: [
      [0, fraction(0)],
      [-0, fraction(0)],
      [12.5, fraction(25, 2)],
      [0.0001, fraction(1, 10_000)],
      [10_000, fraction(10_000)],
    ],
    refuses: exactDecimal(0, 10_000),
  },
  byoyomi: {
    reads: [
      [
        { kind: 'japanese', seconds: 30, periods: 3 },
        { kind: 'japanese', seconds: 30, periods: 3 },
      ],
      [
        { kind: 'canadian', minutes: 5, moves: 15 },
        { kind: 'canadian', minutes: 5, moves: 15 },
      ],
      [
        { kind: 'fischer', seconds: 5 },
        { kind: 'other', name: 'fischer' },
      ],
      [null, null],
    ],
    refuses: wrongTypes('an object or null', [
      [[], 'a list'],
      ['japanese', '"japanese"'],
      [30, '30'],
      [true, 'true'],
    ]),
  },
  handicap: FLAG,
  importance: listOf([
    [
      ['large', 'european-or-world'],
      ['large', 'european-or-world'],
    ],
  ]),
  participants: whole(0, 1_000_000),
  committeeC: whole(0, 1000),
  pairGo: FLAG,
  consultation: FLAG,
};

const PLAYER: Record<keyof typeof PLAYER_RECORD_FIELDS, Kind> = {
  id: IDENTIFIER,
  name: TEXT,
  sex: {
    reads: [
      ['m', 'm'],
      ['f', 'f'],
      ['w', 'f'],
    ],
    refuses: oneOf('m', 'f', 'w').refuses,
  },
  federation: TEXT,
  title: TEXT,
  fideId: IDENTIFIER,
  komirId: IDENTIFIER,
  orrId: IDENTIFIER,
  pin: IDENTIFIER,
  birth: {
    reads: [
      ['2014', { year: 2014 }],
      [2014, { year: 2014 }],
      ['1970-01-02', { year: 1970, day: 1 }],
    ],
    // a day of birth in another notation is not repeated
    refuses: ['2014-02-30', '14', '', 14, 2014.5, -2014, 20140301, [], {}, true].map(
      (each) => [each, 'document.impossible-date', { seen: '…', expected: 'YYYY-MM-DD or YYYY' }] as const,
    ),
  },
  rating: RATING,
  games: whole(0, 1_000_000),
  peak: RATING,
  k: whole(1, 1000),
  currentRating: RATING,
  standardRating: RATING,
  history: listOf([]),
  hadEvent: FLAG,
  fideRating: whole(1, 4000),
  member: FLAG,
  unsettled: FLAG,
  rank: GRADE,
  entryRank: GRADE,
  registered: FLAG,
  entering: FLAG,
  initialElo: RATING,
  initialRank: GRADE,
  reached: {
    reads: [
      [{}, {}],
      [{ '1 dan': 2, '2 dan': null, '3 dan': undefined }, { '1 dan': 2 }],
    ],
    refuses: wrongTypes('an object', [
      [[], 'a list'],
      ['1 dan', '"1 dan"'],
      [5, '5'],
    ]),
  },
};

const GAME: Record<keyof typeof GAME_FIELDS, Kind> = {
  round: whole(1, 10_000),
  white: IDENTIFIER,
  black: IDENTIFIER,
  result: oneOf('1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-'),
  rated: FLAG,
  handicap: whole(0, 100),
};

interface Answered {
  readonly value: Record<string, unknown> | undefined;
  readonly findings: readonly Finding[];
}

type Reader = (value: unknown, path: string, notes: DocumentNotes) => object | undefined;

const answered = (read: Reader, value: unknown, path = '$.x'): Answered => {
  const notes = new DocumentNotes();
  return { value: read(value, path, notes) as Record<string, unknown> | undefined, findings: notes.all() };
};

const refusal = (code: string, path: string, facts: object): object => ({
  code,
  weight: 'refuse',
  at: { path },
  facts,
});

describe.each([
  { what: 'event', read: readEventRecord as Reader, table: EVENT_FIELDS, kinds: EVENT, valid: { id: 't' } },
  { what: 'player', read: readPlayer as Reader, table: PLAYER_RECORD_FIELDS, kinds: PLAYER, valid: { id: 'A' } },
  {
    what: 'game',
    read: readGame as Reader,
    table: GAME_FIELDS,
    kinds: GAME,
    valid: { round: 1, white: 'A', black: 'B', result: '1-0' },
  },
])('the fields of $what', ({ what, read, table, kinds, valid }) => {
  test('are all tried here', () => expect(Object.keys(kinds)).toEqual(Object.keys(table)));

  for (const [field, { reads, refuses }] of Object.entries(kinds as Record<string, Kind>)) {
    test(`${field}: ${reads.length} ways to write it are read`, () => {
      for (const [given, as] of reads) {
        const { value, findings } = answered(read, { ...valid, [field]: given });
        expect({ given, read: value?.[field], findings }).toEqual({ given, read: as, findings: [] });
      }
    });

    test(`${field}: each of ${refuses.length} wrong values has one finding, with its path and what was expected`, () => {
      for (const [given, code, facts] of refuses) {
        const { value, findings } = answered(read, { ...valid, [field]: given }, '$.players[3]');
        expect({ given, findings }).toEqual({ given, findings: [refusal(code, `$.players[3].${field}`, facts)] });
        expect(value?.[field]).toBeUndefined();
      }
    });

    if (field === 'byoyomi') continue;
    test(`${field}: null is absent`, () => {
      for (const nothing of [null, undefined]) {
        const { value, findings } = answered(read, { ...valid, [field]: nothing });
        expect(value?.[field]).toBeUndefined();
        const isRequired = Object.hasOwn(valid, field);
        expect(findings).toEqual(isRequired ? [refusal('document.missing', `$.x.${field}`, { field })] : []);
      }
    });
  }

  test('that are unknown are noted and left out', () => {
    for (const field of ['at', 'colour', '__proto__', 'constructor', 'hasOwnProperty', 'toString', 'a b', '']) {
      const given = JSON.parse(
        `${JSON.stringify(valid).slice(0, -1)},${JSON.stringify(field)}:{"polluted":1}}`,
      ) as object;
      const { value, findings } = answered(read, given);
      const path = /^\w+$/.test(field) ? `$.x.${field}` : `$.x[${JSON.stringify(field)}]`;
      expect(findings).toEqual([{ code: 'document.unknown-field', weight: 'note', at: { path }, facts: { field } }]);
      expect(value).toEqual(answered(read, valid).value);
      expect((value as { polluted?: unknown }).polluted).toBeUndefined();
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test('stand in an object', () => {
    for (const [given, seen] of [
      [[], 'a list'],
      ['A', '"A"'],
      [5, '5'],
      [null, 'null'],
      [undefined, 'undefined'],
    ] as const) {
      const { value, findings } = answered(read, given);
      expect(value).toBeUndefined();
      expect(findings).toEqual([refusal('document.wrong-type', '$.x', { expected: 'an object', seen })]);
    }
  });

  test(`that are missing are all told at once; the rest of an ${what} is still read`, () => {
    const { findings } = answered(read, {});
    expect(findings).toEqual(Object.keys(valid).map((field) => refusal('document.missing', `$.x.${field}`, { field })));
  });
});

test('a player and a game know their place, and one without what is required is none', () => {
  expect(answered(readPlayer, { id: 7 }, '$.players[0]').value).toEqual({ id: '7', at: { path: '$.players[0]' } });
  expect(answered(readPlayer, { name: 'N' }).value).toBeUndefined();
  expect(answered(readGame, { round: 0, white: 'A', black: 'B', result: '1-0' }).value).toBeUndefined();
  expect(answered(readEventRecord, { name: 'N' }).value).toEqual({ name: 'N' });
});

test('a base rating is a rating', () => {
  const notes = new DocumentNotes();
  expect([readBaseRating(1500, '$', notes), readBaseRating('x', '$.base.P', notes)]).toEqual([1500, undefined]);
  expect(notes.all()).toEqual([
    refusal('document.wrong-type', '$.base.P', { expected: 'a whole number', seen: '"x"' }),
  ]);
});

describe('the parts of a list', () => {
  for (const [field, given, findings] of [
    [
      'controls',
      [{ moves: 0, minutes: -1, increment: 3601 }, {}, 5],
      [
        refusal('document.out-of-range', '$.x.controls[0].moves', { seen: 0, min: 1, max: 1000 }),
        refusal('document.out-of-range', '$.x.controls[0].minutes', { seen: -1, min: 0, max: 10_000 }),
        refusal('document.out-of-range', '$.x.controls[0].increment', { seen: 3601, min: 0, max: 3600 }),
        refusal('document.missing', '$.x.controls[1].minutes', { field: 'minutes' }),
        refusal('document.wrong-type', '$.x.controls[2]', { expected: 'an object', seen: '5' }),
      ],
    ],
    [
      'schedule',
      [{ round: 1 }, { date: '2024-05-32' }],
      [
        refusal('document.missing', '$.x.schedule[0].date', { field: 'date' }),
        refusal('document.impossible-date', '$.x.schedule[1].date', { seen: '"2024-05-32"', expected: 'YYYY-MM-DD' }),
        refusal('document.missing', '$.x.schedule[1].round', { field: 'round' }),
      ],
    ],
    [
      'approvals',
      [{ clause: 5 }],
      [
        refusal('document.wrong-type', '$.x.approvals[0].clause', { expected: 'text', seen: '5' }),
        refusal('document.missing', '$.x.approvals[0].by', { field: 'by' }),
      ],
    ],
    [
      'arbiters',
      [{ name: '' }],
      [refusal('document.wrong-type', '$.x.arbiters[0].name', { expected: 'text', seen: '""' })],
    ],
    [
      'importance',
      ['huge', null],
      ['"huge"', 'null'].map((seen, index) =>
        refusal('document.unknown-value', `$.x.importance[${index}]`, {
          expected: ['invitational-or-national', 'large', 'european-or-world'],
          seen,
        }),
      ),
    ],
    ['byoyomi', {}, [refusal('document.missing', '$.x.byoyomi.kind', { field: 'kind' })]],
    ['byoyomi', { kind: 5 }, [refusal('document.wrong-type', '$.x.byoyomi.kind', { expected: 'text', seen: '5' })]],
    ['byoyomi', { kind: 'japanese' }, [refusal('document.missing', '$.x.byoyomi.seconds', { field: 'seconds' })]],
    [
      'byoyomi',
      { kind: 'japanese', seconds: 3601, periods: -1 },
      [
        refusal('document.out-of-range', '$.x.byoyomi.seconds', { seen: 3601, min: 0, max: 3600 }),
        refusal('document.out-of-range', '$.x.byoyomi.periods', { seen: -1, min: 0, max: 100 }),
      ],
    ],
    [
      'byoyomi',
      { kind: 'canadian', moves: 0, minutes: 1001 },
      [
        refusal('document.out-of-range', '$.x.byoyomi.moves', { seen: 0, min: 1, max: 1000 }),
        refusal('document.out-of-range', '$.x.byoyomi.minutes', { seen: 1001, min: 0, max: 1000 }),
      ],
    ],
    [
      'byoyomi',
      { kind: 'canadian' },
      ['minutes', 'moves'].map((each) => refusal('document.missing', `$.x.byoyomi.${each}`, { field: each })),
    ],
  ] as const) {
    test(`${field} ${JSON.stringify(given)}`, () => {
      expect(answered(readEventRecord, { id: 't', [field]: given }).findings).toEqual(findings);
    });
  }

  test('a hole in a list that a program made is no part', () => {
    // oxlint-disable-next-line no-sparse-arrays
    expect(answered(readEventRecord, { id: 't', importance: [, 'large'] })).toMatchObject({
      value: { importance: ['large'] },
      findings: [{ at: { path: '$.x.importance[0]' }, facts: { seen: 'undefined' } }],
    });
  });
});

describe('the history of a player', () => {
  const read = (history: unknown): Answered => answered(readPlayer, { id: 'A', history });

  test('one by one: games, average and score are counted', () => {
    const results = [
      { opponent: 1650, score: 0.5 },
      { opponent: 1701, score: 1 },
      { opponent: 1500, score: -0 },
    ];
    const counted = [
      { opponent: 1650, halfPoints: 1 },
      { opponent: 1701, halfPoints: 2 },
      { opponent: 1500, halfPoints: 0 },
    ];
    expect(read([{ event: 3, end: '1970-01-02', results }])).toEqual({
      value: {
        id: 'A',
        at: { path: '$.x' },
        history: [{ event: '3', end: 1, games: 3, average: fraction(4851, 3), halfPoints: 3, results: counted }],
      },
      findings: [],
    });
    expect(read([{ results, games: 3, score: 1.5, avg: 1617 }]).findings).toEqual([]);
  });

  test('without a result it has no games', () => {
    expect(read([{ list: '2024-04', results: [] }]).value).toEqual({
      id: 'A',
      at: { path: '$.x' },
      history: [{ list: 2024 * 12 + 3, games: 0, average: fraction(0), halfPoints: 0, results: [] }],
    });
  });

  test('summed up', () => {
    expect(read([{ event: 'e1', end: '1970-01-02', games: 4, avg: 1650.25, score: 2.5 }]).value?.['history']).toEqual([
      { event: 'e1', end: 1, games: 4, average: fraction(6601, 4), halfPoints: 5 },
    ]);
    expect(read([{ games: 1, avg: -0, score: 1, results: null }]).value?.['history']).toEqual([
      { games: 1, average: fraction(0), halfPoints: 2 },
    ]);
    expect(read([{ games: 1, avg: 1, score: -0 }]).value?.['history']).toEqual([
      { games: 1, average: fraction(1), halfPoints: 0 },
    ]);
  });

  const missing = (field: string, at = field): object => refusal('document.missing', `$.x.history[0].${at}`, { field });
  const range = (field: string, seen: number, min: number, max: number): object =>
    refusal('document.out-of-range', `$.x.history[0].${field}`, { seen, min, max });
  const wrong = (field: string, expected: string, seen: string): object =>
    refusal('document.wrong-type', `$.x.history[0].${field}`, { expected, seen });
  const neither = missing('results, or games, avg and score', 'results');
  const sums = { games: 4, avg: 1600, score: 2 };
  const results = [{ opponent: 1500, score: 1 }];

  for (const [given, findings] of [
    [5, [refusal('document.wrong-type', '$.x.history[0]', { expected: 'an object', seen: '5' })]],
    [{}, [neither]],
    [{ event: 'e1', end: '2014-08-10' }, [neither]],
    [{ results: null, games: null, avg: null, score: null }, [neither]],
    [{ ...sums, score: undefined }, [missing('score')]],
    [{ games: 4 }, [missing('avg'), missing('score')]],
    [{ avg: 'x' }, [wrong('avg', 'a number', '"x"'), missing('games'), missing('score')]],
    [{ ...sums, games: 0 }, [range('games', 0, 1, 10_000)]],
    [{ ...sums, avg: 1_000_001 }, [range('avg', 1_000_001, -1_000_000, 1_000_000)]],
    [{ ...sums, avg: 1600.12345 }, [wrong('avg', 'a number of at most four decimals', '1600.12345')]],
    [{ ...sums, score: 4.5 }, [range('score', 4.5, 0, 4)]],
    [{ ...sums, score: 1e300 }, [range('score', 1e300, 0, 4)]],
    [{ ...sums, score: 1e308 }, [wrong('score', 'a score in whole or half points', '1e+308')]],
    [{ ...sums, score: 1.25 }, [wrong('score', 'a score in whole or half points', '1.25')]],
    [{ ...sums, score: -0.5 }, [wrong('score', 'a score in whole or half points', '-0.5')]],
    [{ ...sums, score: '2' }, [wrong('score', 'a number', '"2"')]],
    [{ ...sums, event: '' }, [wrong('event', 'text', '""')]],
    [
      { ...sums, end: 'May' },
      [refusal('document.impossible-date', '$.x.history[0].end', { seen: '"May"', expected: 'YYYY-MM-DD' })],
    ],
    [{ results: 5 }, [wrong('results', 'a list', '5')]],
    [{ results: 5, ...sums }, [wrong('results', 'a list', '5')]],
    [{ results, games: 2 }, [range('games', 2, 1, 1)]],
    [{ results, score: 0.5 }, [range('score', 0.5, 1, 1)]],
    [{ results: [{ opponent: 1500 }] }, [missing('score', 'results[0].score')]],
    [{ results: [{ score: 1 }] }, [missing('opponent', 'results[0].opponent')]],
    [{ results: [...results, null] }, [wrong('results[1]', 'an object', 'null')]],
    [
      { results: [{ opponent: 1500.5, score: 0.25 }] },
      [
        refusal('document.not-whole', '$.x.history[0].results[0].opponent', { seen: 1500.5 }),
        refusal('document.unknown-value', '$.x.history[0].results[0].score', {
          expected: ['0', '0.5', '1'],
          seen: '0.25',
        }),
      ],
    ],
  ] as const) {
    test(`${JSON.stringify(given)} is not read`, () => expect(read([given]).findings).toEqual(findings));
  }

  test('with an unknown field beside, and nothing else, is not lost without a word', () => {
    expect(read([{ event: 'e1', place: 'Pécs' }])).toEqual({
      value: { id: 'A', at: { path: '$.x' } },
      findings: [
        {
          code: 'document.unknown-field',
          weight: 'note',
          at: { path: '$.x.history[0].place' },
          facts: { field: 'place' },
        },
        neither,
      ],
    });
  });

  test('of which one part cannot be read is not taken in part', () => {
    expect(read([sums, {}]).value).toEqual({ id: 'A', at: { path: '$.x' } });
    expect(read([sums, { results: [...results, 5] }]).value?.['history']).toBeUndefined();
  });
});

test('a grade named like what every object inherits is kept, so that it can be refused', () => {
  const reached = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": -1}') as object;
  const { value, findings } = answered(readPlayer, { id: 'A', reached });
  expect(Object.entries(value?.['reached'] as object)).toEqual([
    ['__proto__', 1],
    ['constructor', 2],
  ]);
  expect(findings).toEqual([
    refusal('document.out-of-range', '$.x.reached.toString', { seen: -1, min: 0, max: 10_000 }),
  ]);
});

test('a value is shown shortly, whatever a program gives', () => {
  expect(shownValue(LONG)).toBe(`"${'x'.repeat(39)}…`);
  expect(shownValue('x'.repeat(38))).toBe(`"${'x'.repeat(38)}"`);
  expect([1n, Symbol('s'), -0, undefined, null, 'a\n'].map(shownValue)).toEqual([
    '1',
    'Symbol(s)',
    '0',
    'undefined',
    'null',
    '"a\\n"',
  ]);
});

test('null and undefined are absent, lists are no objects', () => {
  expect([null, undefined, 0, '', false].map(isAbsent)).toEqual([true, true, false, false, false]);
  expect([{}, [], null, 'a'].map(isObject)).toEqual([true, false, false, false]);
});
