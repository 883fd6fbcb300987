import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What `scripts/mutation.mjs` wants to be run: which tests, and the text of sources with faults in them. */
const plan = JSON.parse(readFileSync(process.env['MUTATION_PLAN'] as string, 'utf8')) as {
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  readonly root: string;
  readonly room: string;
  /** Where what happens is said, line by line. */
  readonly told: string;
  readonly sources: Readonly<Record<string, string>>;
};

/** The tests of the room itself first, which are quick and find the most. */
class OwnFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): string => {
      const file = relative(plan.root, moduleId);
      return file.startsWith(`src/${plan.room}/`) ? ` ${file}` : file;
    };
    return specifications.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
  }
}

export default defineConfig({
  plugins: [{ name: 'faults', enforce: 'pre', load: (id) => plan.sources[id.replace(/\?.*$/, '')] }],
  test: {
    include: [...plan.include],
    exclude: [...plan.exclude],
    globalSetup: ['test/postgres.setup.ts', 'test/folder.global.ts'],
    setupFiles: ['test/folder.setup.ts'],
    runner: 'scripts/mutation/runner.mjs',
    // no fault of these rooms depends on the store, and the quicker one finds it as well
    testNamePattern: /^(?!.*\bpostgres\b)/,
    // the runner says what comes of each file
    reporters: [
      {
        onTestRunStart: (specifications) => {
          const files = specifications.map(({ moduleId }) => relative(plan.root, moduleId));
          appendFileSync(plan.told, `${JSON.stringify({ files })}\n`);
        },
      },
    ],
    // what a module keeps is kept for all tests, as in `npm test`
    isolate: false,
    maxWorkers: 1,
    sequence: { sequencer: OwnFirst },
    testTimeout: 1_800_000,
  },
});
