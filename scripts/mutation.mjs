/**
 * Tests the tests of a room: small faults are put into its code one at a time, and some test has to fail. `npm run mutation -- ledger --sample 300` draws
 * 300 of all its faults, evenly over all its files (`--seed 2` draws others); without a number all are put in, which takes hours. `npm run mutation --
 * ledger src/ledger/merkle.ts` looks at files by name.
 *
 * At least 90 of 100 faults have to be found. A fault is found where a test fails, or where the code then goes round without an end, which is counted and
 * not timed; one that ran out of time is told apart and counts as not found, so nothing depends on how busy the machine is. Faults in what a module
 * does once while it is loaded (tables, mostly) cannot be put in one at a time and are left out.
 *
 * All faults are in the sources at once, behind switches, and the tests are run in one process that stays warm (`mutation/runner.mjs`). What no test has
 * seen there, and what may have been seen only because an earlier fault left something behind, is judged in a process of its own; with `--warm` it counts
 * as not seen, which is much quicker and never says too much.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faultsIn, sampled, withFaults } from './mutation/sample.mjs';

/** So many of a hundred faults have to be found. */
const LEAST = 90;
/** Where nothing is heard for so long, some code goes round without passing the fault, and is ended. */
const SILENCE_MS = 1_800_000;

/** What an office does with entries, and what it reads of them again: quick tests, which are run on SQLite alone. */
const OF_AN_OFFICE = [
  'src/desk/accounts/accounts.test.ts',
  'src/desk/events/{reports,verbs,who-told}.test.ts',
  'src/desk/keys/*.test.ts',
  'src/desk/registry/{erase,import,players,show,tidy}.test.ts',
  'src/desk/lists/{adjust,pool-readings,publish}.test.ts',
  'src/http/log.test.ts',
  'src/keeping/{noted,rewritten,verify}.test.ts',
  'src/reading/lists/{prove,published-report}.test.ts',
  'src/stores/desk.test.ts',
];
/** What lists are made of. */
const OF_LISTS = [
  'src/desk/lists/*.test.ts',
  'src/desk/reratings/*.test.ts',
  'src/desk/events/{correct,edited-results,reported-ratings,rating-told,verbs}.test.ts',
  'src/desk/registry/import/undo.test.ts',
];
/** What is read of them: what they would have been, and how a player came to a rating. */
const FROM_LISTS = [
  'src/reading/analysis/{audit,brought-change,brought-rating,diff,drift,rerate}.test.ts',
  'src/reading/lists/explain-player.test.ts',
  'src/reading/public/{live-ratings,unsettled}.test.ts',
];

/**
 * The rooms whose tests are tested: what of each is left as it is, its own tests and those next to it that are quick. A fault runs the tests
 * that come by its place, until one fails.
 */
const ROOMS = {
  // tables of clauses are data; the template is an example
  rulebooks: {
    without: ['/contents.ts', '/template/'],
    tests: ['src/rulebooks/**/*.test.ts', 'test/vectors.test.ts'],
    leaving: ['src/rulebooks/contents.test.ts', 'src/rulebooks/template/**'],
  },
  formats: {
    without: [],
    tests: ['src/formats/**/*.test.ts', 'src/engine/*.test.ts'],
    // long runs of chance
    leaving: ['src/formats/fuzz.test.ts', 'src/formats/hostile.test.ts', 'src/formats/*/damage.test.ts'],
  },
  // types alone, and what is only asked for again
  ledger: {
    without: ['/store.ts', '/entries.ts'],
    tests: ['src/ledger/**/*.test.ts', 'src/witness/*.test.ts', ...OF_AN_OFFICE],
    leaving: [],
  },
  rating: {
    without: [],
    tests: ['src/rating/**/*.test.ts', ...OF_LISTS, ...FROM_LISTS],
    leaving: [],
  },
};

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    warm: { type: 'boolean', default: false },
  },
});
const [room = 'rulebooks', ...named] = positionals;
if (ROOMS[room] === undefined) {
  process.stderr.write(`no room "${room}"; there are ${Object.keys(ROOMS).join(', ')}\n`);
  process.exit(2);
}
const files = named.length > 0 ? named : codeOf(room);
const all = await faultsIn(files);
const drawn = sampled(all, values.sample === undefined ? undefined : Number(values.sample), Number(values.seed));
process.stdout.write(`${room}: ${drawn.length} of ${all.length} faults in ${files.length} files\n`);

const folder = mkdtempSync(join(tmpdir(), 'elobook-mutation-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const { files: sources, faults } = await withFaults(drawn);
const base = {
  root,
  room,
  sources: Object.fromEntries(sources.map(({ name, content }) => [join(root, name), content])),
  faults: faults.map(({ id }) => id),
};

/** By the number of a fault: `found`, `unseen`, `late`, `broken`; and by which tests it is reached, by file. */
const outcomes = new Map();
const reached = new Map(base.faults.map((id) => [id, new Map()]));
const hits = new Map(base.faults.map((id) => [id, 0]));
const loaded = new Set();
const doubtful = new Set();

/** Who stops this stops what it has started. */
let child;
process.once('exit', () => stop('SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

await inOneProcess();
for (const id of base.faults)
  if (reached.get(id).size > 0 && (doubtful.has(id) || !outcomes.has(id)))
    outcomes.set(id, values.warm ? 'unseen' : await alone(id));
process.exitCode = told();

/** Runs all files of tests, in a new process where a fault has ended one, or has left something behind. */
async function inOneProcess() {
  const { tests, leaving } = ROOMS[room];
  const without = [];
  const done = [];
  for (;;) {
    let [begun, all] = [undefined, undefined];
    const before = done.length;
    const plan = {
      ...base,
      tests: [],
      include: tests,
      exclude: [...leaving, ...done],
      found: idsWith('found'),
      without,
    };
    const isSilent = await run(plan, (line) => {
      if (line.red === 'first') throw new Error(`${line.file} fails without any fault`);
      all ??= line.files;
      for (const id of line.loaded ?? []) loaded.add(id);
      begun = line.begun;
      if (line.tests !== undefined) {
        reached.get(line.fault).set(line.file, line.tests);
        hits.set(line.fault, hits.get(line.fault) + line.hits);
      }
      if (line.outcome !== undefined && line.outcome !== 'unseen') outcomes.set(line.fault, line.outcome);
      if (line.done === undefined) return;
      done.push(line.done);
      for (const id of line.doubtful) doubtful.add(id);
      process.stdout.write(`${done.length} files of tests, ${idsWith('found').length} faults found\n`);
    });
    if (all?.every((file) => done.includes(file))) return;
    if (begun === undefined && done.length === before) throw new Error('vitest ended, and nothing says why');
    if (begun === undefined) continue;
    // it has ended the process, or had to be ended with it
    outcomes.set(begun, isSilent ? 'late' : 'broken');
    without.push(begun);
  }
}

/** One fault in a process that knows no other, with all tests that reach it. */
async function alone(id) {
  const reaching = [...reached.get(id)];
  const plan = { include: reaching.map(([file]) => file), exclude: [], tests: reaching.flatMap(([, names]) => names) };
  Object.assign(plan, { alone: id, hits: hits.get(id) });
  let outcome = 'broken';
  const isSilent = await run({ ...base, ...plan, found: [], without: [] }, (line) => {
    outcome = line.outcome ?? outcome;
  });
  return isSilent ? 'late' : outcome;
}

function idsWith(outcome) {
  return [...outcomes].filter(([, is]) => is === outcome).map(([id]) => id);
}

/** The files of a room that are no tests. */
function codeOf(name) {
  return readdirSync(`src/${name}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${name}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture|contract)\.ts$/.test(file))
    .filter((file) => !ROOMS[name].without.some((part) => file.includes(part)))
    .sort();
}

function stop(signal) {
  if (child?.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal);
}

/** Runs vitest by a plan, and hands on what it says line by line. Gives whether it was silent for too long. */
function run(plan, heard) {
  const [at, lines] = [join(folder, 'plan.json'), join(folder, 'told')];
  writeFileSync(at, JSON.stringify({ ...plan, told: lines }));
  writeFileSync(lines, '');
  child = spawn('npx', ['vitest', 'run', '--config', 'vitest.mutation.config.ts'], {
    stdio: 'ignore',
    // new snapshots are written by nobody
    env: { ...process.env, CI: '1', MUTATION_PLAN: at },
    detached: true,
  });
  return new Promise((resolve, reject) => {
    let [read, last, isSilent] = [0, Date.now(), false];
    const listen = () => {
      const text = readFileSync(lines, 'utf8');
      const end = text.lastIndexOf('\n') + 1;
      if (end > read) last = Date.now();
      try {
        for (const line of text.slice(read, end).split('\n').filter(Boolean)) heard(JSON.parse(line));
      } catch (error) {
        reject(error);
        stop('SIGTERM');
      }
      read = end;
      if (Date.now() - last < SILENCE_MS || isSilent) return;
      isSilent = true;
      stop('SIGKILL');
    };
    const listening = setInterval(listen, 500);
    child.on('exit', () => {
      clearInterval(listening);
      listen();
      resolve(isSilent);
    });
  });
}

/** Prints every fault that no test found, and the figure; gives the exit code. */
function told() {
  const counts = { found: 0, unseen: 0, untested: 0, late: 0, broken: 0, 'left out': 0 };
  for (const { id, fileName, location, mutatorName, replacement } of faults) {
    const kind = outcomes.get(id) ?? (loaded.has(id) ? 'left out' : 'untested');
    counts[kind] += 1;
    if (kind === 'found' || kind === 'left out') continue;
    const place = `${fileName}:${location.start.line + 1}:${location.start.column + 1}`;
    process.stdout.write(`${kind.padEnd(9)} ${place} ${mutatorName}: ${oneLine(replacement)}\n`);
  }
  const { found, unseen, untested, late, broken } = counts;
  const share = Math.floor((1000 * found) / (found + unseen + untested + late + broken)) / 10;
  process.stdout.write(
    `${room}, seed ${values.seed}: ${found} of ${found + unseen + untested + late + broken} faults found (${share} %); ${unseen} were run and not seen, ` +
      `${untested} are run by no test, ${late} ran out of time, ${broken} ended the tests themselves, ${counts['left out']} are of the loading and left out\n`,
  );
  return share >= LEAST ? 0 : 1;
}

function oneLine(text) {
  return text.replaceAll(/\s+/g, ' ').slice(0, 100);
}
