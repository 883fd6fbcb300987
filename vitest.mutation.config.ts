import { defineConfig } from 'vitest/config';
import { ROOMS } from './scripts/mutation-rooms.mjs';

const { tests, leaving } = ROOMS[(process.env['ELOBOOK_MUTATION'] ?? 'rulebooks') as keyof typeof ROOMS];

/** The tests that a change in a room can fail; `npm run mutation -- ROOM` says which room. */
export default defineConfig({
  test: {
    include: tests,
    exclude: leaving,
    globalSetup: ['test/postgres.setup.ts', 'test/folder.global.ts'],
    setupFiles: ['test/folder.setup.ts'],
    testTimeout: 60_000,
  },
});
