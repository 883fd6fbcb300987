import { defineConfig } from 'vitest/config';

/** Which tests a change in a room can fail: `scripts/mutation.mjs` says it. */
const { tests, leaving } = JSON.parse(process.env['MUTATION_TESTS'] ?? '{"tests":[],"leaving":[]}') as {
  readonly tests: string[];
  readonly leaving: string[];
};

export default defineConfig({
  test: {
    include: tests,
    exclude: leaving,
    globalSetup: ['test/postgres.setup.ts', 'test/folder.global.ts'],
    setupFiles: ['test/folder.setup.ts'],
    // what a module keeps is kept for all tests, as in `npm test`
    isolate: false,
    testTimeout: 1_800_000,
  },
});
