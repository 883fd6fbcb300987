/** Kills the program, and PostgreSQL, and lets the disk fail a few times; `npm run crash` does it a thousand times. Each title has its seed. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Anvil, type Blow, type Sizes, STORES } from './crash.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SIZES: Sizes = { players: 40, reports: [8, 0], listed: [60, 0], rated: 6 };

let anvil: Anvil;
beforeAll(async () => {
  const program = { main: join(ROOT, 'dist/cli/main.js'), probe: join(ROOT, 'test/crash-probe.mjs') };
  // the machine does not fall, so what is written stays written
  anvil = await Anvil.raise(program, SIZES, STORES, ['fsync=off']);
});
afterAll(() => anvil.remove());

/** On few pairs of command and store, because each is first run undisturbed. */
const BLOWS: readonly Omit<Blow, 'seed'>[] = [
  { verb: 'submit', store: 'sqlite', way: 'step' },
  { verb: 'submit', store: 'sqlite', way: 'clock' },
  { verb: 'publish', store: 'sqlite', way: 'clock' },
  { verb: 'import players', store: 'sqlite', way: 'step' },
  { verb: 'correct', store: 'sqlite', way: 'step' },
  { verb: 'erase', store: 'sqlite', way: 'step' },
  { verb: 'backup', store: 'sqlite', way: 'step' },
  { verb: 'import office', store: 'sqlite', way: 'step' },
  { verb: 'publish', store: 'postgres', way: 'step' },
  { verb: 'publish', store: 'postgres', way: 'server-step' },
  { verb: 're-rate', store: 'postgres', way: 'clock' },
  { verb: 're-rate', store: 'postgres', way: 'server-clock' },
  { verb: 'adjust', store: 'sqlite', way: 'step' },
  { verb: 'submit', store: 'sqlite', way: 'error-step' },
  { verb: 'backup', store: 'sqlite', way: 'error-step' },
  { verb: 'publish', store: 'postgres', way: 'error-step' },
];

for (const [at, blow] of BLOWS.entries()) {
  const seed = 2024 + at;
  test(`${blow.verb} on ${blow.store}, ${blow.way}, seed ${seed}`, async () => {
    const { state, last } = await anvil.strike({ ...blow, seed });
    expect(state).toBeLessThanOrEqual(last);
  });
}
