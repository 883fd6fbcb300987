/**
 * Tests the tests of a room: small faults are put into its code one at a time, and some test has to fail. `npm run mutation -- ledger --sample 300` draws
 * 300 of all its faults, evenly over all its files (`--seed 2` draws others); without a number all are put in, which takes hours. `npm run mutation --
 * ledger src/ledger/merkle.ts` looks at files by name.
 *
 * At least 90 of 100 faults have to be found. A fault is found where a test fails, or where the code then goes round without an end, which is counted and
 * not timed; one that ran out of time is told apart and counts as not found, so nothing depends on how busy the machine is. Faults in what a module
 * does once while it is loaded (tables, mostly) cannot be put in one at a time and are left out. `--concurrency 2` takes another processor.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { faultsIn, nameOf, sampled } from './mutation/sample.mjs';

/** So many of a hundred faults have to be found. */
const LEAST = 90;
/** What a fault that was put in has come to. */
const ENDLESS = 'Hit limit reached';

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
    leaving: ['src/formats/fuzz.test.ts', 'src/formats/hostile.test.ts'],
  },
  // types alone, and what is only asked for again
  ledger: {
    without: ['/store.ts', '/entries.ts'],
    tests: ['src/ledger/**/*.test.ts', 'src/witness/*.test.ts', ...OF_AN_OFFICE],
    leaving: [],
  },
  rating: {
    without: [],
    tests: ['src/rating/**/*.test.ts', ...OF_LISTS],
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
    concurrency: { type: 'string', default: '1' },
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
const faults = join(folder, 'faults.json');
const names = drawn.map((fault) => nameOf(fault.fileName, fault));
writeFileSync(faults, JSON.stringify({ root, names }));
const { tests, leaving } = ROOMS[room];
const env = { ...process.env, MUTATION_TESTS: JSON.stringify({ tests, leaving }), MUTATION_FAULTS: faults };
const child = spawn(
  'npx',
  ['stryker', 'run', '--mutate', [...new Set(drawn.map(placeOf))].join(), '--concurrency', values.concurrency],
  { stdio: ['ignore', 'inherit', 'inherit'], env },
);
child.on('exit', (code) => {
  process.exitCode = code === 0 ? told(JSON.parse(readFileSync('reports/mutation.json', 'utf8'))) : 1;
});

/** The files of a room that are no tests. */
function codeOf(name) {
  return readdirSync(`src/${name}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${name}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture|contract)\.ts$/.test(file))
    .filter((file) => !ROOMS[name].without.some((part) => file.includes(part)))
    .sort();
}

/** As Stryker names a place: lines from 1, columns from 0. */
function placeOf({ fileName, location: { start, end } }) {
  return `${fileName}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}

/** A report counts lines and columns from 1. */
function fromZero(fault) {
  const less = ({ line, column }) => ({ line: line - 1, column: column - 1 });
  return { ...fault, location: { start: less(fault.location.start), end: less(fault.location.end) } };
}

/** Prints every fault that no test found, and the figure; gives the exit code. */
function told({ files: reports }) {
  const counts = { found: 0, unseen: 0, untested: 0, late: 0, broken: 0, 'left out': 0 };
  const unfound = [];
  const wanted = new Set(names);
  for (const [file, { mutants }] of Object.entries(reports))
    for (const fault of mutants) {
      const kind = kindOf(fault);
      if (kind === undefined || !wanted.has(nameOf(file, fromZero(fault)))) continue;
      counts[kind] += 1;
      const { line, column } = fault.location.start;
      if (kind === 'unseen' || kind === 'untested' || kind === 'late')
        unfound.push(`${kind.padEnd(9)} ${file}:${line}:${column} ${fault.mutatorName}: ${oneLine(fault.replacement)}`);
    }
  process.stdout.write(`\n${unfound.map((line) => `${line}\n`).join('')}`);
  const { found, unseen, untested, late, broken } = counts;
  const judged = found + unseen + untested + late + broken;
  const share = Math.floor((1000 * found) / judged) / 10;
  process.stdout.write(
    `${room}, seed ${values.seed}: ${found} of ${judged} faults found (${share} %); ${unseen} were run and not seen, ${untested} are run by no test, ` +
      `${late} ran out of time, ${broken} ended the tests themselves, ${counts['left out']} are of the loading and left out\n`,
  );
  return share >= LEAST ? 0 : 1;
}

function kindOf({ status, statusReason = '' }) {
  if (status === 'Killed') return 'found';
  if (status === 'Timeout') return statusReason.startsWith(ENDLESS) ? 'found' : 'late';
  if (status === 'Survived') return 'unseen';
  if (status === 'NoCoverage') return 'untested';
  if (status === 'RuntimeError') return 'broken';
  return status === 'Ignored' ? 'left out' : undefined;
}

function oneLine(text) {
  return text.replaceAll(/\s+/g, ' ').slice(0, 100);
}
