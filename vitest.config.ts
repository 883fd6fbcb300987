import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    globalSetup: ['test/postgres.setup.ts', 'test/site.setup.ts'],
    // Vitest would leave one core to itself, and so run one file at a time on a machine with two.
    maxWorkers: '100%',
    // Only what hangs is ended: nothing fails by time on a machine that is ten times slower.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    coverage: {
      provider: 'v8',
      include: ['src/core/**/*.ts', 'src/rulebooks/**/*.ts', 'src/formats/**/*.ts', 'src/intake/**/*.ts'],
      exclude: ['**/*.test.ts', '**/*.fixture.ts', 'src/rulebooks/template/**'],
      reporter: ['text-summary', 'html'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
