/**
 * `npm run coverage`: how many of all branches in `src` the tests reach, wherever these run: in the processes of vitest, in commands, servers and workers
 * that they start, and in the pages of the browser. At least 95 of 100 have to be reached. It runs all tests once and takes longer than `npm test`;
 * what is given to it goes to vitest (`npm run coverage -- src/cli`), `--files 30` names so many files with the most branches that nobody reached, `--ways
 * src/cli` where they stand. `--into FILE` adds a run to those before it that named the same file, so that the whole can be measured in parts
 * (`--project pure`, then `--project doors --shard 1/8`, and so on); what was reached in a file that has changed since is forgotten.
 *
 * Whoever runs sources says by V8 which ranges of its own text were reached, and a source map says where these stand in `src`. What vitest runs is the
 * measure: every branch of every file is in it once, and processes and pages add only to branches that are known from there. Processes that are
 * killed, threads of pages and service workers say nothing; their branches count as not reached.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { mergeScriptCovs } from '@bcoe/v8-coverage';
import { convert } from 'ast-v8-to-istanbul';
import { parseAst } from 'vite';
import { forgetBuild } from './built-from.mjs';

const LEAST = 95;
/** So many processes are added up at once. */
const AT_ONCE = 40;
/** A file that nobody has written to for so long is whole. */
const RESTED_MS = 3000;

const root = fileURLToPath(new URL('../', import.meta.url));
process.chdir(root);

const given = process.argv.slice(2);
/** What stands behind a name of this script's own; the rest is vitest's. */
const taken = (name) => {
  const at = given.indexOf(name);
  return at < 0 ? undefined : given.splice(at, 2)[1];
};
const shown = Number(taken('--files') ?? 0);
const [waysIn, into] = [taken('--ways'), taken('--into')];

const folder = mkdtempSync(join(tmpdir(), 'elobook-coverage-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const environment = { ...process.env, COVERAGE_FOLDER: folder };

/** By the address of a script of `dist`: what all processes and pages reached of it. */
const reached = new Map();

/** Runs all tests and meanwhile adds up what the processes leave behind; how vitest ended. */
async function tests() {
  const args = ['vitest', 'run', '--coverage', '--coverage.reportOnFailure', '--coverage.include=src/**/*.{ts,tsx}'];
  args.push('--coverage.reporter=json', `--coverage.reportsDirectory=${join(folder, 'vitest')}`);
  args.push(...['branches', 'functions', 'lines', 'statements'].map((kind) => `--coverage.thresholds.${kind}=0`));
  // of what is packed they look at the size and the files, which are others here
  args.push('--exclude=test/package.test.ts', ...given);
  const child = spawn('npx', args, { stdio: ['ignore', 'inherit', 'inherit'], env: environment });
  let code;
  child.on('exit', (ended) => {
    code = ended ?? 1;
  });
  while (code === undefined) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const left = leftBehind(RESTED_MS);
    for (let from = 0; from + AT_ONCE <= left.length; from += AT_ONCE) addUp(left.slice(from, from + AT_ONCE));
  }
  const left = leftBehind(0);
  for (let from = 0; from < left.length; from += AT_ONCE) addUp(left.slice(from, from + AT_ONCE));
  return code;
}

const leftBehind = (rested) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name))
    .filter((file) => Date.now() - statSync(file).mtimeMs >= rested);

function addUp(files) {
  const byScript = new Map();
  for (const file of files) {
    for (const { url, functions } of scriptsIn(file)) {
      const path = builtFile(url);
      if (path === undefined) continue;
      const scripts = byScript.get(path) ?? [];
      scripts.push({ scriptId: '0', url: path, functions });
      byScript.set(path, scripts);
    }
    rmSync(file);
  }
  for (const [path, scripts] of byScript) {
    const before = reached.get(path);
    reached.set(path, mergeScriptCovs(before === undefined ? scripts : [before, ...scripts]));
  }
}

/** Nothing where a process was ended while it wrote. */
function scriptsIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).result;
  } catch {
    return [];
  }
}

/** Where a script lies in `dist`: by its file in a process, by the name of an asset in a page. */
function builtFile(url) {
  const path = url.startsWith('file:')
    ? fileURLToPath(url)
    : join(root, 'dist/assets', basename(new URL(url, 'http://localhost').pathname));
  return path.startsWith(join(root, 'dist/')) && existsSync(`${path}.map`) ? path : undefined;
}

/** What tells a branch from the others of its file: its kind, and where its ways begin. */
const place = ({ line, column } = {}) => `${line}:${column}`;
const keyOf = ({ type, loc, locations }) =>
  [type, place(loc.start), ...locations.map(({ start }) => place(start))].join(' ');

/** By file: its branches by their keys, and how often each way of them was taken. */
function wholeOf(data) {
  const files = new Map();
  for (const { path, branchMap, b } of Object.values(data)) {
    const branches = new Map(Object.entries(branchMap).map(([id, branch]) => [keyOf(branch), b[id]]));
    files.set(path, branches);
  }
  return files;
}

async function addTo(files, { url: path, functions }) {
  const code = readFileSync(path, 'utf8');
  const sourceMap = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  const url = pathToFileURL(path).href;
  const data = await convert({
    code,
    sourceMap,
    ast: parseAst(code),
    wrapperLength: 0,
    coverage: { scriptId: '0', url, functions },
  });
  for (const { path: source, branchMap, b } of Object.values(data)) {
    const branches = files.get(source);
    if (branches === undefined) continue;
    for (const [id, branch] of Object.entries(branchMap)) {
      const ways = branches.get(keyOf(branch));
      ways?.forEach((_, way) => {
        ways[way] += b[id][way] ?? 0;
      });
    }
  }
}

const digestOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Adds what earlier parts of this run reached in files that are still the same, and notes the sum for the next part. */
function withParts(files) {
  const earlier = existsSync(into) ? JSON.parse(readFileSync(into, 'utf8')) : {};
  const sum = {};
  for (const [path, branches] of files) {
    const name = path.slice(root.length);
    const digest = digestOf(path);
    const before = earlier[name]?.digest === digest ? new Map(earlier[name].branches) : new Map();
    for (const [key, ways] of branches)
      before.get(key)?.forEach((count, way) => {
        ways[way] += count;
      });
    sum[name] = { digest, branches: [...branches] };
  }
  writeFileSync(into, JSON.stringify(sum));
}

/** Prints where the branches stand that nobody reached. */
function waysLeft(files) {
  for (const [path, branches] of files) {
    const name = path.slice(root.length);
    if (!name.startsWith(waysIn)) continue;
    for (const [key, ways] of branches) {
      const [kind, whole, ...begins] = key.split(' ');
      ways.forEach((count, way) => {
        // an `else` that is not written stands nowhere
        const begin = begins[way].startsWith('undefined') ? whole : begins[way];
        if (count === 0) process.stdout.write(`${name}:${begin} ${kind}, way ${way + 1} of ${ways.length}\n`);
      });
    }
  }
}

/** Prints the share of every room and of the whole, which it gives. */
function told(files) {
  const rooms = new Map();
  const rows = [...files].map(([path, branches]) => {
    const file = path.slice(root.length);
    const ways = [...branches.values()].flat();
    return { file, room: file.split('/')[1], all: ways.length, hit: ways.filter((count) => count > 0).length };
  });
  for (const { room, all, hit } of rows) {
    const sum = rooms.get(room) ?? { all: 0, hit: 0 };
    rooms.set(room, { all: sum.all + all, hit: sum.hit + hit });
  }
  const line = (name, { all, hit }) =>
    `${percent(hit, all).padStart(6)} %  ${String(hit).padStart(6)} of ${String(all).padStart(6)}  ${name}\n`;
  process.stdout.write('\nBranches that the tests reached\n');
  for (const [room, sum] of [...rooms].filter(([, { all }]) => all > 0).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    process.stdout.write(line(room, sum));
  const all = rows.reduce((sum, row) => sum + row.all, 0);
  const hit = rows.reduce((sum, row) => sum + row.hit, 0);
  process.stdout.write(line(`the whole; at least ${LEAST} %`, { all, hit }));
  for (const row of rows.toSorted((a, b) => b.all - b.hit - (a.all - a.hit)).slice(0, shown))
    process.stdout.write(line(row.file, row));
  return (100 * hit) / all;
}

/** Rounded down, so that nothing is called reached that is not. */
function percent(hit, all) {
  return (Math.floor((1000 * hit) / all) / 10).toFixed(1);
}

forgetBuild();
for (const step of ['npx tsdown', 'node scripts/build-types.mjs', 'node scripts/build-assets.mjs']) {
  const { status } = spawnSync(step, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  if (status !== 0) throw new Error(`${step} failed (${status})`);
}
const failed = await tests();
const whole = wholeOf(JSON.parse(readFileSync(join(folder, 'vitest/coverage-final.json'), 'utf8')));
for (const script of reached.values()) await addTo(whole, script);
if (into !== undefined) withParts(whole);
if (waysIn !== undefined) waysLeft(whole);
const share = told(whole);
spawnSync('npm run build', { shell: true, stdio: 'ignore' });
process.exitCode = failed === 0 && share >= LEAST ? 0 : 1;
