/** Documents for the tests of the office: one that rates under each edition, and ways to spoil it. */
import fc from 'fast-check';
import { isObject } from '../formats/json/fields.ts';
import { EDITIONS, type EditionId } from '../rulebooks/rulebook.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Document = { [key: string]: Json };

/** A first day on which the edition is in force. */
export const STARTS: Readonly<Record<EditionId, string>> = {
  'fide-2014': '2015-05-01',
  'fide-2017': '2019-05-01',
  'fide-2022': '2022-05-01',
  'fide-2024': '2024-05-01',
  'fide-2025-10': '2025-11-01',
  'fide-2026-01': '2026-05-01',
  'fide-rapid-2024': '2024-05-01',
  'fide-rapid-2024-12': '2025-02-01',
  'fide-blitz-2024': '2024-05-01',
  'fide-blitz-2024-12': '2025-02-01',
  'mssz-2017': '2018-05-01',
  orr: '2024-05-01',
  'mgsz-2012': '2013-05-01',
};

const history = [{ event: 'e0', end: '2015-01-10', results: [{ opponent: 1650, score: 0.5 }] }];
const IDS = ['A', 'B', 'C', 'D'];

/** Four players, everyone against everyone; D is a newcomer. */
const games = [
  [1, 'A', 'B', '1-0'],
  [1, 'C', 'D', '1/2-1/2'],
  [2, 'A', 'C', '0-1'],
  [2, 'D', 'B', '1-0'],
  [3, 'D', 'A', '+/-'],
  [3, 'B', 'C', '1/2-1/2'],
].map(([round, white, black, result]) => ({ round, white, black, result }) as Document);

const chess = (id: EditionId): Document => ({
  rulebook: id,
  event: { id: 't', start: STARTS[id], end: `${STARTS[id].slice(0, 8)}09`, system: 'swiss', rounds: 3 },
  players: [
    { id: 'A', name: 'Anna', birth: '1990-03-01', sex: 'f', federation: 'HUN', rating: 1800, games: 45, peak: 1900 },
    { id: 'B', name: 'Béla', birth: '2010', federation: 'HUN', rating: 1700, games: 10 },
    { id: 'C', rating: 2410, games: 400, k: 10, federation: 'RUS' },
    { id: 'D', federation: 'SRB', history },
  ],
  games,
});

const go: Document = {
  rulebook: 'mgsz-2012',
  event: {
    id: 't',
    start: STARTS['mgsz-2012'],
    board: 19,
    baseMinutes: 60,
    byoyomi: { kind: 'japanese', seconds: 30 },
  },
  players: IDS.map((id, index) => ({
    id,
    rating: 2000 - 70 * index,
    rank: ['1d', '1k', '2k', '4k'][index] ?? null,
    registered: true,
  })),
  games,
};

export const documentOf = (id: EditionId): Document => structuredClone(id === 'mgsz-2012' ? go : chess(id));

/** The same event with other facts, in a period with others. */
export const eventOf = (id: EditionId, event: Document): Document => {
  const document = documentOf(id);
  return { ...document, event: { ...(document['event'] as Document), ...event } };
};

export const periodOf = (id: EditionId): Document => ({
  period: [eventOf(id, { id: 't1' }), eventOf(id, { id: 't2' })],
  base: { A: 1810, B: null },
});

type Path = readonly (string | number)[];

const pathsIn = (value: Json, at: Path = []): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? [at]
    : [
        at,
        ...(Array.isArray(value)
          ? value.flatMap((each, index) => pathsIn(each, [...at, index]))
          : Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...at, key]))),
      ];

interface Spoil {
  readonly act: 'remove' | 'replace' | 'repeat' | 'move' | 'add';
  readonly at: number;
  readonly key: string;
  readonly value: Json;
  readonly by: number;
}

const ODD_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'rating',
  'currentRating',
  'history',
  'k',
  'birth',
  'unsettled',
  'entering',
  'rank',
  'rated',
  'handicap',
  'system',
  'list',
  'base',
  'period',
  'rulebook',
  'end',
];
const ODD_VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.5,
  4000,
  4001,
  1e6,
  -1e6,
  1e308,
  -1e308,
  '',
  ' ',
  'A',
  '__proto__',
  'toString',
  'match',
  'round-robin',
  'team',
  '1-0',
  '-/-',
  '1/2-1/2',
  '2024-02-29',
  '2023-02-29',
  '0000-01-01',
  '9999-12-31',
  '2024-06',
  'fide',
  'orr',
  '1d',
  '9p',
  [],
  {},
  [null],
  { games: 3, avg: 1600, score: 1.5 },
];

export const spoil: fc.Arbitrary<Spoil> = fc.record({
  act: fc.constantFrom<Spoil['act'][]>('remove', 'replace', 'replace', 'repeat', 'move', 'move', 'add'),
  at: fc.nat(),
  key: fc.constantFrom(...ODD_KEYS),
  value: fc.oneof(
    { arbitrary: fc.constantFrom(...ODD_VALUES), weight: 3 },
    { arbitrary: fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>, weight: 1 },
  ),
  by: fc.constantFrom(1, -1, 100, -400, 0.5, 1e5),
});

/** A key that a text can hold, whatever objects make of it. */
const put = (holder: object, key: string | number, value: Json): void => {
  Object.defineProperty(holder, key, {
    value: structuredClone(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
};

export function spoiled(document: Document, spoils: readonly Spoil[]): Json {
  const root = { document: structuredClone(document) as Json };
  for (const { act, at, key, value, by } of spoils) {
    const paths = pathsIn(root.document);
    const path: Path = ['document', ...(paths[at % paths.length] as Path)];
    const last = path[path.length - 1] as string | number;
    const holder = path.slice(0, -1).reduce<Document>((inner, step) => inner[step] as Document, root);
    const present = holder[last] as Json;
    if (act === 'replace') put(holder, last, value);
    else if (act === 'add' && isObject(present)) put(present, key, value);
    else if (act === 'repeat' && Array.isArray(holder)) holder.push(structuredClone(present));
    else if (act === 'move' && typeof present === 'number') put(holder, last, present + by);
    else if (act === 'remove' && Array.isArray(holder)) holder.splice(last as number, 1);
    else if (act === 'remove' && path.length > 1) delete holder[last];
  }
  return root.document;
}

export const edition = fc.constantFrom(...EDITIONS);
