/**
 * Many clients at once against a plain model of the office, with faults: `npm run simulate`, or fewer operations with `npm run simulate -- --operations 5000`;
 * `--count 4` takes four offices instead, `--store` leaves the other store out, `--seed` begins elsewhere, so that a run can be split and gone on with:
 * each office has a seed of its own, and the first that was not told is where the next run begins. As many offices run at once as there are processors
 * (`--processes`). A seed that fails is printed, and `--seed N --count 1 --store STORE` does the same again.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withBundle } from './bundle.mjs';
import { inProcesses, isPart, pieces, processesOf } from './processes.mjs';

const { values } = parseArgs({
  options: {
    operations: { type: 'string', default: '100000' },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', multiple: true },
    main: { type: 'string', default: 'dist/cli/main.js' },
    processes: { type: 'string' },
  },
});
/** After so many faults nothing new is begun. */
const ENOUGH_FAULTS = 5;
const main = resolve(values.main);
const STORES = ['sqlite', 'postgres'];
const stores = values.store ?? STORES;
const [operations, seed] = [Number(values.operations), Number(values.seed)];
const count = values.count === undefined ? Number.POSITIVE_INFINITY : Number(values.count);
if (stores.some((store) => !STORES.includes(store)) || !(operations > 0) || !Number.isInteger(seed) || !(count > 0)) {
  process.stderr.write(`--store is ${STORES.join(' or ')}; --operations, --count and --seed are numbers\n`);
  process.exitCode = 2;
} else if (isPart) await offices();
else process.exitCode = (await wholeRun()) === 0 ? 0 : 1;

/** One office after another, as the parent says. */
async function offices() {
  await withBundle('test/simulation/runs.ts', async ({ withSimulator }) =>
    withSimulator({ main, stores }, (simulateOffice) => pieces(simulateOffice)),
  );
}

async function wholeRun() {
  const since = performance.now();
  const outcomes = new Map();
  const wanted = values.count === undefined ? operations : Number.POSITIVE_INFINITY;
  let [begun, done, agreed, faults, lists] = [0, 0, 0, 0, 0];
  const next = () => {
    if (begun >= count || agreed >= wanted || faults >= ENOUGH_FAULTS) return undefined;
    begun += 1;
    return { seed: seed + begun - 1, store: stores[(begun - 1) % stores.length] };
  };
  const lost = await inProcesses(Math.min(processesOf(values.processes), count), next, (office) => {
    if (office.fault !== undefined) {
      faults += 1;
      process.stdout.write(`FAULT ${office.store} ${office.fault}\n`);
      return;
    }
    done += 1;
    agreed += office.operations;
    lists += office.lists;
    for (const [kind, times] of office.outcomes) outcomes.set(kind, (outcomes.get(kind) ?? 0) + times);
    process.stdout.write(
      `seed ${office.seed}  ${office.store}  ${office.operations} operations, ${office.lists} lists, ${office.seconds} s; ${agreed} in all\n`,
    );
  });
  for (const [kind, times] of [...outcomes].sort()) process.stdout.write(`${String(times).padStart(8)}  ${kind}\n`);
  const minutes = ((performance.now() - since) / 60_000).toFixed(1);
  process.stdout.write(
    `${agreed} operations agree, ${faults + lost} faults; ${done} offices of the seeds ${seed} to ${seed + begun - 1} on ${stores.join(' and ')}, ${lists} lists, ${minutes} minutes\n`,
  );
  return faults + lost;
}
