/** A short run of every reader over spoilt files; `npm run fuzz` makes the long one. `ELOBOOK_FUZZ` sets how many. */
import { describe, expect, test } from 'vitest';
import { fuzzed, FUZZ_TARGETS } from './fuzz-targets.fixture.ts';
import { seeded, spoilt } from './fuzz.fixture.ts';

const COUNT = Number(process.env['ELOBOOK_FUZZ'] ?? 2000);

describe('spoilt files', () => {
  test.each(FUZZ_TARGETS)('of $name are read to their end, and its laws hold', async (target) => {
    let refused = 0;
    for (let seed = 1; seed <= COUNT; seed += 1) if ((await fuzzed(target, seed)).isRefused) refused += 1;
    // some are still sound, and some are not
    expect(Math.min(refused, COUNT - refused)).toBeGreaterThan(COUNT / 400);
  });

  test('are the same for the same seed', () => {
    for (const target of FUZZ_TARGETS) expect(spoilt(target, seeded(5))).toEqual(spoilt(target, seeded(5)));
  });

  test('name their seed where a law is broken', async () => {
    const read = (): never => {
      throw new Error('broken');
    };
    const [target] = FUZZ_TARGETS;
    await expect(fuzzed({ ...(target as (typeof FUZZ_TARGETS)[number]), read }, 7)).rejects.toThrow(
      'json, seed 7: Error: broken',
    );
  });
});
