/**
 * Kills the program in the middle of its work, and PostgreSQL with it, or lets the disk fail: `npm run crash`, or fewer times and some commands with
 * `npm run crash -- submit publish --count 20`; `--store` and `--way` leave the others out, `--seed` begins elsewhere. Each line
 * is a blow; with its command, store, way and seed, and `--count 1`, it strikes again. `npm run crash -- jobs` kills workers and servers in the
 * middle of long work, and of 64 clients that send. As many commands are struck at once as there are processors (`--processes`), each process with a
 * database server of its own; `--seed 1 --count 500` and `--seed 501 --count 500` are a run in two parts.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withBundle } from './bundle.mjs';
import { inProcesses, isPart, pieces, processesOf } from './processes.mjs';

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
    processes: { type: 'string' },
  },
});
/** Long work has a run of its own: a blow each of its ways and stores takes as long as many others. */
const JOBS = 'jobs';
const JOB_SHARE = 50;
const STORES = ['sqlite', 'postgres'];
const [count, seed] = [Number(values.count), Number(values.seed)];
const verbs = positionals.filter((name) => name !== JOBS);
const hasVerbs = positionals.length === 0 || verbs.length > 0;
const hasJobs = positionals.length === 0 || positionals.includes(JOBS);

if (isPart) await part();
else process.exitCode = await wholeRun();

/** What is to be struck, the longest first; nothing where something is asked for that there is not. */
async function piecesOfRun() {
  const work = [];
  if (hasJobs) {
    const rounds = Math.max(1, Math.round(hasVerbs ? count / JOB_SHARE : count));
    const stores = values.store ?? STORES;
    // each of its ways in turn, on each store
    stores.forEach((store, at) => {
      const share = Math.floor((rounds + stores.length - 1 - at) / stores.length);
      if (share > 0) work.push({ jobs: { count: share, seed: seed + at * rounds, stores: [store] } });
    });
  }
  if (!hasVerbs) return work;
  return await withBundle('test/crash.ts', ({ blows, VERBS, WAYS }) => {
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
      return undefined;
    }
    // by command, so that each is run undisturbed in one process only
    const groups = new Map();
    for (const blow of blows(count, seed, chosen)) groups.set(blow.verb, [...(groups.get(blow.verb) ?? []), blow]);
    return [...work, ...[...groups.values()].sort((one, other) => other.length - one.length)];
  });
}

async function wholeRun() {
  const since = performance.now();
  const work = await piecesOfRun();
  if (work === undefined) return 2;
  const processes = Math.min(processesOf(values.processes), work.length);
  const sum = { struck: 0, faults: 0, jobs: 0 };
  if (hasVerbs) process.stdout.write('  seed  command         store     way           at/of        state  seconds\n');
  const lost = await inProcesses(
    processes,
    () => work.shift(),
    (told) => {
      for (const name of Object.keys(sum)) sum[name] += told[name] ?? 0;
    },
  );
  const faults = sum.faults + lost;
  const minutes = ((performance.now() - since) / 60_000).toFixed(1);
  const jobs = hasJobs ? ` and ${sum.jobs} jobs` : '';
  process.stdout.write(`${sum.struck} commands${jobs} struck, ${faults} faults; seed ${seed}, ${minutes} minutes\n`);
  return faults === 0 ? 0 : 1;
}

/** One piece after another, as the parent says. */
async function part() {
  await withBundle('test/crash.ts', async ({ Anvil }) => {
    const [main, probe] = [resolve(values.main), resolve('test/crash-probe.mjs')];
    let anvil;
    try {
      await pieces(async (piece) => {
        if (piece.jobs !== undefined) return { jobs: piece.jobs.count, faults: await strikeJobs(piece.jobs) };
        anvil ??= await Anvil.raise({ main, probe }, SIZES, values.store ?? STORES);
        return await strikeAll(anvil, piece);
      });
    } finally {
      await anvil?.remove();
    }
  });
}

function strikeJobs(rounds) {
  return withBundle('test/long-work.ts', ({ longWorkRounds }) =>
    longWorkRounds({ main: resolve(values.main), ...rounds }, (line) => process.stdout.write(`${line}\n`)),
  );
}

async function strikeAll(anvil, blows) {
  let faults = 0;
  for (const blow of blows) {
    const from = performance.now();
    const seconds = () => ((performance.now() - from) / 1000).toFixed(1).padStart(8);
    const headOf = ({ way }) =>
      [String(blow.seed).padStart(6), ` ${blow.verb.padEnd(15)}`, blow.store.padEnd(9), way.padEnd(13)].join(' ');
    try {
      const struck = await anvil.strike(blow);
      const { at, of, state, last } = struck;
      process.stdout.write(
        `${headOf(struck)} ${`${at}/${of}`.padEnd(12)} ${`${state}/${last}`.padStart(5)} ${seconds()}\n`,
      );
    } catch (fault) {
      faults += 1;
      process.stdout.write(`${headOf(blow)} FAULT        ${seconds()}\n${fault.message}\n`);
    }
  }
  return { struck: blows.length, faults };
}
