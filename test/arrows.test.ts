/** Imports go one way. Also: the engine needs nothing that only Node, or only one machine, has. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

type Layer =
  | 'core'
  | 'rulebooks'
  | 'formats'
  | 'intake'
  | 'ledger'
  | 'lists'
  | 'stores'
  | 'explain'
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
  office: { values: ['core', 'rulebooks', 'formats', 'intake', 'ledger', 'lists', 'stores', 'explain'] },
  web: { values: ['explain'], types: ['office', 'rulebooks', 'core'] },
  islands: { values: ['core', 'rulebooks', 'explain', 'client', 'web'] },
  client: { values: [], types: ['http', 'core'] },
  http: { values: ['office', 'explain', 'web'] },
  cli: { values: ['office', 'explain', 'http'] },
  index: { values: ['core', 'rulebooks', 'explain', 'office'], types: ['formats'] },
};

/** These have no dependencies. */
const ENGINE: readonly Layer[] = ['core', 'rulebooks', 'intake', 'explain', 'index'];
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

interface Import {
  readonly from: string;
  readonly isType: boolean;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|contract)\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'));

/** Islands lie in `web`, and run in the page. */
const layerOf = (file: string): Layer =>
  file.startsWith('web/islands/') ? 'islands' : file.includes('/') ? (file.split('/')[0] as Layer) : 'index';

/** Static and dynamic imports and re-exports of a file. */
function importsOf(file: string): readonly Import[] {
  const text = readFileSync(resolve(SRC, file), 'utf8');
  const statics = [...text.matchAll(/^(import|export)\s+(type\s)?([^;]*?)\sfrom\s'([^']+)'[^;\n]*;/gms)].map(
    (found) => ({
      from: found[4] as string,
      isType: found[2] !== undefined || onlyTypes(found[3] as string),
    }),
  );
  const bare = [...text.matchAll(/^import\s'([^']+)';/gm)].map((found) => ({
    from: found[1] as string,
    isType: false,
  }));
  const dynamic = [...text.matchAll(/import\('([^']+)'\)/g)].map((found) => ({
    from: found[1] as string,
    isType: false,
  }));
  return [...statics, ...bare, ...dynamic];
}

/** `{ type A, type B }`. */
const onlyTypes = (clause: string): boolean => /^\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}$/s.test(clause.trim());

describe('the arrows of ARCHITECTURE.md', () => {
  test('the test sees the code', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(new Set(files.map(layerOf))).toEqual(new Set(Object.keys(ARROWS)));
  });

  for (const file of files) {
    test(`${file} imports only what its layer may`, () => {
      const own = layerOf(file);
      const { values, types = [] } = ARROWS[own];
      for (const { from, isType } of importsOf(file).filter(
        ({ from: path }) => path.startsWith('.') && !path.endsWith('.json'),
      )) {
        const target = relative(SRC, resolve(SRC, dirname(file), from)).replaceAll('\\', '/');
        expect(files, `${file} imports ${from}`).toContain(target);
        const layer = layerOf(target);
        const allowed = layer === own || values.includes(layer) || (isType && types.includes(layer));
        expect(allowed, `${file} imports ${from}`).toBe(true);
      }
    });
  }
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
      const packages = importsOf(file).filter(({ from }) => !from.startsWith('.'));
      const allowed = PACKAGES[layerOf(file)] ?? [];
      expect(packages.filter(({ from }) => !allowed.includes(from))).toEqual([]);
      const code = readFileSync(resolve(SRC, file), 'utf8').replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
      for (const [pattern, what] of FORBIDDEN) expect(pattern.test(code), `${file} uses ${what}`).toBe(false);
    });
  }
});
