/** Imports go one way. Also: the engine needs nothing that only Node, or only one machine, has. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesOfFiles, circlesOfRooms, graph, pathsIn, SRC } from '../scripts/house/graph.mjs';

type Layer =
  | 'core'
  | 'rulebooks'
  | 'formats'
  | 'intake'
  | 'ledger'
  | 'lists'
  | 'stores'
  | 'explain'
  | 'content'
  | 'office'
  | 'web'
  | 'islands'
  | 'client'
  | 'http'
  | 'cli'
  | 'index';

/** Which layers a layer may import; `types` only for their types. */
const ARROWS: Readonly<Record<Layer, { readonly values: readonly Layer[]; readonly types?: readonly Layer[] }>> = {
  core: { values: [] },
  rulebooks: { values: ['core'] },
  formats: { values: ['core'] },
  intake: { values: ['core'] },
  ledger: { values: ['core'] },
  lists: { values: ['core', 'ledger'] },
  stores: { values: ['core', 'ledger'] },
  explain: { values: ['core'], types: ['rulebooks', 'formats', 'intake', 'ledger', 'lists', 'stores'] },
  content: { values: ['core', 'explain'], types: ['rulebooks', 'formats', 'intake', 'ledger', 'stores'] },
  office: { values: ['core', 'rulebooks', 'formats', 'intake', 'ledger', 'lists', 'stores', 'explain'] },
  web: { values: ['explain', 'content'], types: ['office', 'rulebooks', 'core'] },
  islands: { values: ['core', 'rulebooks', 'explain', 'content', 'client', 'web'] },
  client: { values: [], types: ['http', 'core'] },
  http: { values: ['office', 'explain', 'content', 'web'] },
  cli: { values: ['office', 'explain', 'content', 'http'] },
  index: { values: ['core', 'rulebooks', 'explain', 'content', 'office'], types: ['formats'] },
};

/**
 * Which rooms of the office a room may import, from the lowest up. `top` is what lies in `office` itself: `change.ts` and
 * `post.ts`, by which verbs reach the store, and the engine's facade.
 */
const OFFICE: Readonly<Record<string, readonly string[]>> = {
  rows: [],
  findings: [],
  rating: ['rows'],
  project: ['rows', 'rating'],
  top: ['rows', 'findings', 'project'],
  reratings: ['rows', 'findings', 'rating', 'top'],
  memory: ['rows', 'findings', 'top'],
  registry: ['rows', 'findings', 'rating', 'top', 'reratings', 'memory'],
  lists: ['rows', 'findings', 'rating', 'top', 'reratings', 'registry'],
  events: ['rows', 'findings', 'rating', 'project', 'top', 'reratings', 'memory', 'registry'],
  keys: ['rows', 'findings', 'top', 'lists'],
  analysis: ['rows', 'findings', 'rating', 'project', 'top', 'registry', 'lists', 'events'],
  public: ['rows', 'rating', 'top', 'registry', 'lists', 'analysis'],
  readings: ['findings', 'top'],
  keeping: ['findings', 'project', 'top'],
  demo: ['top', 'registry', 'lists', 'events', 'keys', 'keeping'],
};

const nameOfRoom = (room: string): string => (room === 'office' ? 'top' : room.replace('office/', ''));

/** These have no dependencies. */
const ENGINE: readonly Layer[] = ['core', 'rulebooks', 'intake', 'explain', 'content', 'index'];
/** No clock, no chance, no files. Beside the engine there are parts that unpack archives, read XML and hash. */
const ANYWHERE: readonly Layer[] = [...ENGINE, 'formats', 'ledger', 'lists', 'office'];
const PACKAGES: Partial<Record<Layer, readonly string[]>> = {
  formats: ['fflate', 'saxes'],
  ledger: ['node:crypto'],
  lists: ['node:crypto', 'fflate'],
  office: ['fflate', 'saxes', 'node:crypto'],
};
/** Where clock, chance and database come in, and the machine's own gzip. */
const WIRING: readonly string[] = [
  'office/wire.ts',
  'office/time-zone.ts',
  'office/secret-file.ts',
  'office/keys/key-file.ts',
  'office/memory/memory-file.ts',
  'office/keeping/packing.ts',
];

const { files: imports, rooms } = graph();
const files = [...imports.keys()];

/** Islands lie in `web`, and run in the page. */
const layerOf = (file: string): Layer =>
  file.startsWith('web/islands/') ? 'islands' : file.includes('/') ? (file.split('/')[0] as Layer) : 'index';

describe('the arrows of ARCHITECTURE.md', () => {
  test('the test sees the code', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(new Set(files.map(layerOf))).toEqual(new Set(Object.keys(ARROWS)));
  });

  for (const file of files) {
    test(`${file} imports only what its layer may`, () => {
      const own = layerOf(file);
      const { values, types = [] } = ARROWS[own];
      for (const { to, isType } of imports.get(file) ?? []) {
        expect(files, `${file} imports ${to}`).toContain(to);
        const layer = layerOf(to);
        const allowed = layer === own || values.includes(layer) || (isType && types.includes(layer));
        expect(allowed, `${file} imports ${to}`).toBe(true);
      }
    });
  }
});

describe('the rooms of the office', () => {
  for (const [room, arrows] of rooms) {
    if (layerOf(`${room}/`) !== 'office') continue;
    test(`${room} imports only rooms below it`, () => {
      const inside = [...arrows.keys()].filter((to) => layerOf(`${to}/`) === 'office').map(nameOfRoom);
      expect(OFFICE[nameOfRoom(room)], `${room} has its place in the table`).toBeDefined();
      expect(inside.filter((to) => !OFFICE[nameOfRoom(room)]?.includes(to))).toEqual([]);
    });
  }

  test('every room of the table is there', () => {
    expect(Object.keys(OFFICE).filter((room) => !rooms.has(room === 'top' ? 'office' : `office/${room}`))).toEqual([]);
  });
});

describe('nothing goes round in a circle, types included', () => {
  test('rooms', () => expect(circlesOfRooms(rooms)).toEqual([]));

  test('files', () => {
    expect(circlesOfFiles(imports)).toEqual([]);
  });
});

describe('the engine runs anywhere', () => {
  const FORBIDDEN: readonly (readonly [RegExp, string])[] = [
    [/\bprocess\./, 'the process'],
    [/\bBuffer\b/, 'Node buffers'],
    [/\brequire\(/, 'require'],
    [/\b(?:new Date|Date\.now|performance\.now)\b/, 'the clock'],
    [/\bMath\.random\b/, 'chance'],
    [/\bIntl\b|\.toLocale|\.localeCompare\(/, 'the locale'],
    [/\bMath\.(?:exp|log|log10|log2|pow|sin|cos|tan|cbrt|hypot)\b/, 'real functions that differ between machines'],
    [/\bfetch\(/, 'the network'],
  ];

  for (const file of files.filter((each) => ANYWHERE.includes(layerOf(each)) && !WIRING.includes(each))) {
    test(`${file} has no Node-only parts, and in the engine no dependencies`, () => {
      const packages = pathsIn(file).filter(({ path }) => !path.startsWith('.'));
      const allowed = PACKAGES[layerOf(file)] ?? [];
      expect(packages.filter(({ path }) => !allowed.includes(path))).toEqual([]);
      const code = readFileSync(resolve(SRC, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
      for (const [pattern, what] of FORBIDDEN) expect(pattern.test(code), `${file} uses ${what}`).toBe(false);
    });
  }
});
