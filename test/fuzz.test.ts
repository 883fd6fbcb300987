/** A short run over what strangers can send or hand over besides reports (of which `src/formats/fuzz.test.ts` has one); `npm run fuzz` makes the long one. */
import { expect, test } from 'vitest';
import { seeded } from '../src/formats/fuzz.fixture.ts';
import { FUZZ_TARGETS } from '../src/formats/fuzz-targets.fixture.ts';
import { requestOf } from './fuzz/api.ts';
import { fuzzed, FUZZ_SOURCES } from './fuzz/targets.ts';

const COUNT = 250;

// requests on PostgreSQL are those of `api`, and belong to the long run
const sources = FUZZ_SOURCES.filter(({ name }) => name !== 'api-postgres').filter(({ name }) =>
  FUZZ_TARGETS.every((reader) => reader.name !== name),
);

test.each(sources)('spoilt $name break nothing, and its laws hold', async ({ open }) => {
  const target = await open();
  try {
    let refused = 0;
    for (let seed = 1; seed <= COUNT; seed += 1) if ((await fuzzed(target, seed)).isRefused) refused += 1;
    expect(refused).toBeGreaterThan(COUNT / 10);
  } finally {
    await target.close?.();
  }
});

test('a run has all its thousandths, and every reader', () => {
  expect(FUZZ_SOURCES.reduce((sum, { share }) => sum + share, 0)).toBe(1000);
  expect(FUZZ_SOURCES.map(({ name }) => name)).toEqual(expect.arrayContaining(FUZZ_TARGETS.map(({ name }) => name)));
});

test('requests are the same for the same seed', () => {
  for (const seed of [1, 2, 3, 4]) expect(requestOf(seeded(seed))).toEqual(requestOf(seeded(seed)));
});
