/** Imports go one way. Also: the engine needs nothing that only Node, or only one machine, has. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { circlesOfFiles, circlesOfRooms, graph, pathsIn, SRC } from '../scripts/house/graph.mjs';

type Layer =
  | 'core'
  | 'rulebooks'
  | 'formats'
  | 'intake'
  | 'log'
  | 'ledger'
  | 'rows'
  | 'stores'
  | 'explain'
  | 'content'
  | 'engine'
  | 'endorsement'
  | 'rating'
  | 'projection'
  | 'desk'
  | 'reading'
  | 'acts'
  | 'jobs'
  | 'keeping'
  | 'demo'
  | 'web'
  | 'islands'
  | 'client'
  | 'http'
  | 'witness'
  | 'cli'
  | 'index';

/** What verbs and readers stand on. */
const BELOW: readonly Layer[] = [
  'core',
  'rulebooks',
  'formats',
  'intake',
  'log',
  'ledger',
  'rows',
  'explain',
  'engine',
  'rating',
  'projection',
];

/** Which layers a layer may import; `types` only for their types. From the lowest up. */
const ARROWS: Readonly<Record<Layer, { readonly values: readonly Layer[]; readonly types?: readonly Layer[] }>> = {
  core: { values: [] },
  rulebooks: { values: ['core'] },
  formats: { values: ['core'] },
  intake: { values: ['core'] },
  log: { values: ['core'] },
  ledger: { values: ['core', 'log'] },
  rows: { values: ['core', 'rulebooks', 'formats', 'ledger'] },
  stores: { values: ['core', 'ledger'] },
  explain: { values: ['core'], types: ['rulebooks', 'formats', 'intake', 'ledger', 'stores'] },
  content: { values: ['core', 'explain'], types: ['rulebooks', 'formats', 'intake', 'ledger', 'stores'] },
  engine: { values: ['core', 'rulebooks', 'formats', 'intake', 'explain'] },
  endorsement: { values: ['core', 'engine'], types: ['rulebooks'] },
  rating: { values: ['core', 'rulebooks', 'formats', 'intake', 'ledger', 'rows'] },
  projection: { values: ['core', 'intake', 'ledger', 'rows', 'rating'], types: ['rulebooks'] },
  desk: { values: [...BELOW, 'stores'], types: ['content'] },
  reading: { values: [...BELOW, 'desk'], types: ['content'] },
  acts: { values: ['core', 'ledger', 'rows', 'desk'] },
  jobs: { values: ['core', 'ledger', 'rows', 'engine', 'desk', 'acts'] },
  keeping: { values: ['log', 'ledger', 'rows', 'projection', 'desk'], types: ['core', 'explain'] },
  demo: { values: ['core', 'rulebooks', 'formats', 'ledger', 'engine', 'desk', 'keeping'], types: ['intake', 'rows'] },
  web: {
    values: ['explain', 'content'],
    types: ['reading', 'engine', 'rulebooks', 'core', 'ledger', 'rows', 'desk', 'acts', 'jobs'],
  },
  islands: {
    values: ['core', 'rulebooks', 'log', 'explain', 'content', 'client', 'web', 'engine'],
    types: ['formats', 'intake'],
  },
  client: { values: [], types: ['http', 'core'] },
  http: {
    values: ['core', 'log', 'ledger', 'rows', 'engine', 'desk', 'acts', 'jobs', 'reading', 'explain', 'content', 'web'],
  },
  witness: { values: ['log', 'ledger'] },
  cli: {
    values: [
      'log',
      'ledger',
      'engine',
      'endorsement',
      'desk',
      'acts',
      'jobs',
      'reading',
      'keeping',
      'demo',
      'explain',
      'content',
      'http',
      'witness',
    ],
  },
  index: { values: ['core', 'rulebooks', 'explain', 'content', 'engine'], types: ['formats'] },
};

/** Which rooms of its house a room may import, from the lowest up. `top` is what lies in the house itself. */
const INSIDE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  desk: {
    findings: [],
    top: ['findings'],
    reratings: ['findings', 'top'],
    memory: ['findings', 'top'],
    readings: ['findings', 'top'],
    registry: ['findings', 'top', 'reratings', 'memory'],
    lists: ['findings', 'top', 'reratings', 'registry'],
    events: ['findings', 'top', 'reratings', 'memory', 'registry'],
    keys: ['findings', 'top'],
    accounts: ['findings', 'top'],
  },
  reading: {
    top: [],
    lists: ['top'],
    analysis: ['top', 'lists'],
    tables: ['top'],
    public: ['top', 'lists', 'analysis'],
  },
  ledger: { log: [], top: ['log'], lists: ['top'], rows: ['top'] },
};

/** These have no dependencies. */
const ENGINE: readonly Layer[] = ['core', 'rulebooks', 'intake', 'log', 'explain', 'content', 'index'];
/** No clock, no chance, no files. Beside the engine there are parts that unpack archives, read XML and hash. */
const ANYWHERE: readonly Layer[] = [
  ...ENGINE,
  ...([
    'formats',
    'ledger',
    'rows',
    'engine',
    'endorsement',
    'rating',
    'projection',
    'desk',
    'acts',
    'reading',
    'keeping',
    'demo',
  ] as const),
];
const PACKAGES: Partial<Record<Layer, readonly string[]>> = {
  formats: ['fflate', 'saxes', 'hyparquet-writer'],
  ledger: ['node:crypto'],
  endorsement: ['node:crypto'],
  desk: ['node:crypto'],
  acts: ['typebox', 'typebox/value'],
  reading: ['node:crypto'],
  keeping: ['node:crypto'],
};
/** Where clock, chance and database come in, and the machine's own gzip. */
const WIRING: readonly string[] = [
  'desk/wire.ts',
  'desk/helper.ts',
  'desk/events/helper-thread.ts',
  'desk/time-zone.ts',
  'desk/secret-file.ts',
  'desk/keys/key-file.ts',
  'desk/memory/memory-file.ts',
  'keeping/packing.ts',
];

const { files: imports, rooms } = graph();
const files = [...imports.keys()];

/** Islands lie in `web`, and run in the page, as what checks proofs of the log does; what stands in the rows of tables lies in `ledger`, and knows the rulebooks. */
function layerOf(file: string): Layer {
  if (file.startsWith('web/islands/')) return 'islands';
  if (file.startsWith('ledger/rows/')) return 'rows';
  if (file.startsWith('ledger/log/')) return 'log';
  return file.includes('/') ? (file.split('/')[0] as Layer) : 'index';
}

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

describe('a README in every room', () => {
  const PLACES = /`((?:(?:\.\.|[a-z0-9-]+)\/)*(?:[a-z0-9-]+\.tsx?)?)`/g;

  const top = files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] as string);
  const inside = ['desk/accounts', 'desk/events', 'http/desk', 'ledger/log', 'ledger/rows', 'reading/analysis'];
  for (const room of new Set([...top, ...inside, 'reading/public', 'web/desk'])) {
    test(`${room} says what it is, and names only what is there`, () => {
      const text = readFileSync(resolve(SRC, room, 'README.md'), 'utf8');
      expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(14);
      const named = [...text.matchAll(PLACES)]
        .map(([, place]) => place as string)
        .filter((place) => /[/.]/.test(place));
      const isThere = (place: string): boolean =>
        existsSync(resolve(SRC, room, place)) || existsSync(resolve(SRC, place));
      expect(named.filter((place) => !isThere(place))).toEqual([]);
    });
  }
});

describe('the rooms inside a house', () => {
  const nameOfRoom = (room: string): string => room.split('/')[1] ?? 'top';

  for (const [house, table] of Object.entries(INSIDE)) {
    const own = [...rooms].filter(([room]) => room.split('/')[0] === house);

    test(`${house}: every room has its place in the table`, () => {
      expect(own.map(([room]) => nameOfRoom(room)).sort()).toEqual(Object.keys(table).sort());
    });

    for (const [room, arrows] of own) {
      test(`${room} imports only rooms below it`, () => {
        const inside = [...arrows.keys()].filter((to) => to.split('/')[0] === house).map(nameOfRoom);
        expect(inside.filter((to) => !table[nameOfRoom(room)]?.includes(to))).toEqual([]);
      });
    }
  }
});

describe('reading never writes', () => {
  const WRITES: readonly string[] = ['desk/change.ts', 'projection/post.ts'];
  const writes = (file: string): boolean =>
    (imports.get(file) ?? []).some(({ to, isType }) => !isType && WRITES.includes(to));

  test('the verbs do', () => {
    expect(files.filter((file) => file.startsWith('desk/') && writes(file)).length).toBeGreaterThan(20);
  });

  for (const file of files.filter((each) => each.startsWith('reading/'))) {
    test(`${file} imports nothing that writes`, () => {
      const values = (imports.get(file) ?? []).filter(({ isType }) => !isType).map(({ to }) => to);
      expect(values.filter((to) => WRITES.includes(to) || (to.startsWith('desk/') && writes(to)))).toEqual([]);
    });
  }
});

describe('what the ledger keeps is decoded in one place each', () => {
  const ROOMS: readonly string[] = ['acts', 'desk', 'jobs', 'keeping', 'projection', 'rating', 'reading'];
  /** What these rooms keep or hand over themselves; entries, rows and papers are decoded in `ledger`. */
  const OWN: Readonly<Record<string, string>> = {
    'desk/registry/attachments.ts': 'the head of an attachment, which bytes follow',
    'jobs/job.ts': 'the result of a job',
    'rating/corrected-players.ts': 'the result of a corrected report',
    'rating/recomputed.ts': 'a line of a recomputed list',
    'reading/lists/file-cards.ts': 'a card of a page that the store wrote',
    'reading/public/shown-persons.ts': 'the same page, to reduce names in it',
  };

  test('nobody else parses them', () => {
    const parsing = files.filter(
      (file) => ROOMS.includes(layerOf(file)) && readFileSync(resolve(SRC, file), 'utf8').includes('JSON.parse('),
    );
    expect(parsing.sort()).toEqual(Object.keys(OWN));
  });

  test('and what an entry says follows from its kind', () => {
    const casting = files.filter((file) =>
      / as (?:EntryKinds\[|AnyEntry)/.test(readFileSync(resolve(SRC, file), 'utf8')),
    );
    expect(casting.sort()).toEqual(['ledger/rows/entries.ts', 'ledger/rows/questions.ts']);
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
