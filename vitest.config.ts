import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** What calculates, reads, writes and words, and touches no database, server or program: `npm run test:quick`. */
const PURE = [
  'src/{core,rulebooks,formats,intake,explain,content,ledger,engine,web,client}/**/*.test.{ts,tsx}',
  'endorse/plain/**/*.test.ts',
  'test/{arrows,names-of-samples,programs,test-runs,vectors,verbs}.test.ts',
];
/** Whoever replaces a module does so for all that import it in the same process. */
const REPLACING = ['src', 'test']
  .flatMap((room) =>
    readdirSync(new URL(`${room}/`, import.meta.url), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${room}/${name}`,
    ),
  )
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) => readFileSync(new URL(name, import.meta.url), 'utf8').includes('vi.mock('));

/** What looks at the site and at whole offices from inside, and so is made of nearly everything: it is loaded once for all of these. */
const LOOKING = ['test/{api,desk,minors,privacy,properties,robots,sheets,site,wording}.test.ts'];

/** What comes in from outside: it runs the program, servers, browsers, scripts. */
const DOORS = ['test/**/*.test.ts'];

/** `npm run coverage` fails no test by what it says, and does not wait that long. */
const HANGS_AFTER = process.env['COVERAGE_FOLDER'] === undefined ? 1_800_000 : 300_000;

/**
 * One kind of test files. Those that share a process load what they test once for all of them, which is a third of their work; so a
 * file puts back what it changes of the process: variables, spies, the clock.
 */
const kindOf = (
  name: string,
  isolate: boolean,
  include: readonly string[],
  exclude: readonly string[] = [],
): TestProjectInlineConfiguration => ({
  test: {
    name,
    isolate,
    include: [...include],
    exclude: [...exclude],
    setupFiles: ['test/folder.setup.ts'],
    // Vitest would leave one core to itself, and so run one file at a time on a machine with two.
    maxWorkers: '100%',
    // Only what hangs is ended: nothing fails by time on a machine that is ten times slower.
    testTimeout: HANGS_AFTER,
    hookTimeout: HANGS_AFTER,
  },
});

export default defineConfig({
  test: {
    reporters: ['default', 'test/unfinished.reporter.ts'],
    globalSetup: ['test/postgres.setup.ts', 'test/site.setup.ts', 'test/folder.global.ts'],
    // they begin in the order of their names: the long ones, which also are the few, first
    projects: [
      kindOf('alone', true, REPLACING),
      kindOf('doors', false, DOORS, [...REPLACING, ...PURE, ...LOOKING]),
      kindOf('looking', false, LOOKING),
      kindOf('office', false, ['src/**/*.test.{ts,tsx}'], [...REPLACING, ...PURE]),
      kindOf('pure', false, PURE),
    ],
    coverage: {
      provider: 'v8',
      include: ['src/core/**/*.ts', 'src/rulebooks/**/*.ts', 'src/formats/**/*.ts', 'src/intake/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.fixture.ts', 'src/rulebooks/template/**'],
      reporter: ['text-summary', 'html'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
