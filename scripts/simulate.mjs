/**
 * Many clients at once against a plain model of the office, with faults: `npm run simulate`, or fewer operations with `npm run simulate -- --operations 5000`;
 * `--store` leaves the other out, `--seed` begins elsewhere. A seed that fails is printed, and `--seed N --operations 1 --store STORE` does the same again.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withBundle } from './bundle.mjs';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', multiple: true },
    main: { type: 'string', default: 'dist/cli/main.js' },
  },
});
const main = resolve(values.main);
await withBundle('test/simulation/runs.ts', async ({ runSimulations, STORES }) => {
  const stores = values.store ?? STORES;
  const unknown = stores.find((store) => !STORES.includes(store));
  const [operations, seed] = [Number(values.operations), Number(values.seed)];
  if (unknown !== undefined || !(operations > 0) || !Number.isInteger(seed)) {
    process.stderr.write(`--store is ${STORES.join(' or ')}; --operations and --seed are numbers\n`);
    process.exitCode = 2;
    return;
  }
  const faults = await runSimulations({ operations, seed, stores, main }, (line) => process.stdout.write(`${line}\n`));
  if (faults > 0) process.exitCode = 1;
});
