/**
 * Kills the program in the middle of its work, and PostgreSQL with it, or lets the disk fail: `npm run crash`, or fewer times and some commands with
 * `npm run crash -- submit publish --count 20`; `--store` and `--way` leave the others out, `--seed` begins elsewhere. Each line
 * is a blow; with its command, store, way and seed, and `--count 1`, it strikes again. `npm run crash -- jobs` kills workers and servers in the
 * middle of long work, and of 64 clients that send.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withBundle } from './bundle.mjs';

const COUNT = 1000;
/** Many reports, and many players, come in several pieces. */
const SIZES = { players: 120, reports: [60, 220], listed: [900, 10_400], rated: 25 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: String(COUNT) },
    seed: { type: 'string', default: '1' },
    store: { type: 'string', multiple: true },
    way: { type: 'string', multiple: true },
    main: { type: 'string', default: 'dist/cli/main.js' },
  },
});
/** Long work has a run of its own: a blow each of its ways and stores takes as long as many others. */
const JOBS = 'jobs';
const JOB_SHARE = 50;
const verbs = positionals.filter((name) => name !== JOBS);
if (positionals.length === 0 || verbs.length > 0) {
  await withBundle('test/crash.ts', async (bundle) => {
    process.exitCode = await run(bundle);
  });
}
if (positionals.length === 0 || positionals.includes(JOBS)) {
  await withBundle('test/long-work.ts', async ({ longWorkRounds }) => {
    const count = verbs.length === positionals.length ? Number(values.count) / JOB_SHARE : Number(values.count);
    const rounds = {
      main: resolve(values.main),
      count: Math.max(1, Math.round(count)),
      seed: Number(values.seed),
      stores: values.store ?? ['sqlite', 'postgres'],
    };
    const faults = await longWorkRounds(rounds, (line) => process.stdout.write(`${line}\n`));
    process.stdout.write(`${rounds.count} jobs struck, ${faults} faults\n`);
    if (faults > 0) process.exitCode = 1;
  });
}

async function run({ Anvil, blows, STORES, VERBS, WAYS }) {
  const chosen = {
    verbs: verbs.length > 0 ? verbs : Object.keys(VERBS),
    stores: values.store ?? STORES,
    ways: values.way ?? WAYS,
  };
  const unknown =
    chosen.verbs.find((verb) => !(verb in VERBS)) ??
    chosen.stores.find((store) => !STORES.includes(store)) ??
    chosen.ways.find((way) => !WAYS.includes(way));
  if (unknown !== undefined) {
    process.stderr.write(
      `no "${unknown}"; there are ${Object.keys(VERBS).join(', ')}; ${STORES.join(', ')}; ${WAYS.join(', ')}\n`,
    );
    return 2;
  }
  const [main, probe] = [resolve(values.main), resolve('test/crash-probe.mjs')];
  const anvil = await Anvil.raise({ main, probe }, SIZES, chosen.stores);
  const since = performance.now();
  let [struck, faults] = [0, 0];
  try {
    process.stdout.write('   no   seed  command         store     way           at/of        state  seconds\n');
    for (const blow of blows(Number(values.count), Number(values.seed), chosen)) {
      const from = performance.now();
      struck += 1;
      const head = [
        String(struck).padStart(5),
        String(blow.seed).padStart(6),
        ` ${blow.verb.padEnd(15)}`,
        blow.store.padEnd(9),
        blow.way.padEnd(13),
      ].join(' ');
      const seconds = () => ((performance.now() - from) / 1000).toFixed(1).padStart(8);
      try {
        const { at, of, state, last } = await anvil.strike(blow);
        process.stdout.write(`${head} ${`${at}/${of}`.padEnd(12)} ${`${state}/${last}`.padStart(5)} ${seconds()}\n`);
      } catch (fault) {
        faults += 1;
        process.stdout.write(`${head} FAULT        ${seconds()}\n${fault.message}\n`);
      }
    }
  } finally {
    await anvil.remove();
  }
  const minutes = ((performance.now() - since) / 60_000).toFixed(1);
  process.stdout.write(`${struck} killed, ${faults} faults, ${minutes} minutes\n`);
  return faults === 0 ? 0 : 1;
}
