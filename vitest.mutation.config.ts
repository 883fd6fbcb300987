import { defineConfig } from 'vitest/config';

/** The tests that a change in a rulebook can fail; without the long random runs and the ones that spawn programs. */
export default defineConfig({
  test: {
    include: ['src/rulebooks/**/*.test.ts', 'test/vectors.test.ts'],
    exclude: ['src/rulebooks/contents.test.ts', 'src/rulebooks/template/**'],
    testTimeout: 60_000,
  },
});
