/**
 * Commands that write, on a disk that is really full: `npm run full-disk`. As root it mounts a disk of its own in memory (tmpfs) and makes
 * it as large as 0 to 3 times what the command writes, in steps of 2 %. Each run must end with 0 and everything in its place, verified by
 * its hash; or with 6 (5 where it is the office's own database, or the temporary files, that have no room) and nothing left. Some
 * commands: `npm run full-disk -- backup restore`; `--step 10` takes larger steps, `--players 200000` a larger office, `--main FILE` another
 * build of the program.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withBundle } from './bundle.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    step: { type: 'string', default: '2' },
    players: { type: 'string', default: '4000' },
    main: { type: 'string', default: 'dist/cli/main.js' },
  },
});
const project = fileURLToPath(new URL('..', import.meta.url));
const OWN = join(project, 'dist/cli/main.js');
const MAIN = resolve(project, values.main);
const STEP = Number(values.step) / 100;
const PLAYERS = Number(values.players);

/** As small as a disk can be: a size of 0 would be one without bounds. */
const PAGE = 4096;
const ROOMY = 1 << 30;
const AS = ['--as', 'Ilka'];

const root = mkdtempSync(join(tmpdir(), 'elobook-full-disk-'));
const disk = join(root, 'disk');
const temporary = join(root, 'temporary');
const at = (name) => join(root, name);
const on = (name) => join(disk, name);

/**
 * `makes`: the files that are there after it, except those that it `mayLack`; those that `mayStay` are also there where others found no
 * room. `same`: what of the first must be as after an undisturbed run. `on`: what lies on the disk from the beginning. `ends`: how it may
 * end where there is no room.
 */
const VERBS = {
  backup: { args: () => ['backup', on('new.db'), '--db', at('office.db')], makes: ['new.db'], same: headIn },
  'backup from PostgreSQL': {
    needs: 'server',
    args: (server) => ['backup', on('new.db'), '--db', server],
    makes: ['new.db'],
    same: headIn,
  },
  restore: { args: () => ['restore', at('kept.db'), '--db', on('new.db')], makes: ['new.db'], same: headIn },
  'restore, quick': {
    args: () => ['restore', at('kept.db'), '--quick', '--db', on('new.db')],
    makes: ['new.db'],
    same: headIn,
  },
  'restore, with the temporary files on the same disk': {
    args: () => ['restore', at('kept.db'), '--db', on('new.db')],
    temporary: 'disk',
    makes: ['new.db'],
    same: headIn,
    ends: [5, 6],
  },
  import: { args: () => ['import', at('kept.gz'), '--db', on('new.db')], makes: ['new.db'], same: headIn },
  init: {
    args: () => ['office', 'init', '--name', 'New', '--db', on('new.db'), ...AS],
    makes: ['new.db', 'new.db.key'],
    // a key that finds no room can be made later
    mayLack: ['new.db.key'],
    // every office begins with another entry
    same: (file) => headIn(file).length,
  },
  export: { args: () => ['export', on('new.gz'), '--db', at('office.db')], makes: ['new.gz'], same: hashOf },
  lists: {
    args: () => ['lists', 'fide', '--format', 'csv', '--to', on('new.csv'), '--db', at('office.db')],
    makes: ['new.csv', 'new.csv.sig'],
    // its signature is written after it, as the manual says
    mayStay: ['new.csv'],
    same: hashOf,
  },
  'players import, into an office on the disk': {
    args: () => [
      'players',
      'import',
      at('more.csv'),
      '--whole',
      '--pool',
      'more',
      '--as-of',
      '2024-06',
      '--db',
      on('own.db'),
      ...AS,
    ],
    on: ['own.db'],
    makes: [],
    ends: [5],
  },
};

/** The hash of the last entry of an office in which everything follows. */
function headIn(file) {
  const { status, stdout } = spawnSync(process.execPath, [OWN, 'verify', '--json', '--db', file], { encoding: 'utf8' });
  const { value, findings } = JSON.parse(stdout);
  return status === 0 ? value.head : `it does not verify (${findings.map(({ code }) => code)})`;
}

function hashOf(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

function elobook(args, folder = temporary) {
  const env = { PATH: process.env.PATH, ELOBOOK_AUTHOR: 'Ilka', TMPDIR: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], { env, encoding: 'utf8' });
  return { code: status, told: `${stdout}${stderr}` };
}

function must(args) {
  const { code, told } = elobook(args);
  if (code !== 0) throw new Error(`${args.join(' ')} ends with ${code}: ${told}`);
}

const mount = (...args) => execFileSync('mount', args, { stdio: ['ignore', 'ignore', 'pipe'] });

function sized(bytes) {
  mount('-o', `remount,size=${Math.max(PAGE, Math.ceil(bytes / PAGE) * PAGE)}`, disk);
}

const csv = (count, from) =>
  [
    'name,birth,fideId,federation,rating,games',
    ...Array.from(
      { length: count },
      (_, no) => `"Invented ${from + no}, Alma",1980-03-04,${from + no},HUN,${1500 + (no % 700)},50`,
    ),
    '',
  ].join('\n');

/** The office that everything begins with, its backup, its export, and one of its own for the disk. */
function furnish() {
  const db = ['--db', at('office.db')];
  must(['office', 'init', '--name', 'Full', ...db]);
  for (const pool of ['fide', 'more']) {
    must(['pools', 'open', pool, '--family', 'fide', '--name', pool, '--from', '2024-07', ...db]);
  }
  writeFileSync(at('list.csv'), csv(PLAYERS, 90_000_000));
  writeFileSync(at('more.csv'), csv(PLAYERS, 95_000_000));
  must(['players', 'import', at('list.csv'), '--whole', '--pool', 'fide', '--as-of', '2024-06', ...db]);
  copyFileSync(at('office.db'), at('own.db'));
  must(['backup', at('kept.db'), ...db]);
  must(['export', at('kept.gz'), ...db]);
}

const bytesIn = (names) => names.map((name) => statSync(on(name)).size).reduce((sum, size) => sum + size, 0);

function emptied(verb) {
  sized(ROOMY);
  for (const name of readdirSync(disk)) rmSync(on(name), { recursive: true });
  for (const name of verb.on ?? []) copyFileSync(at(name), on(name));
}

/** SQLite's own files come and go with an office that was there before. */
const leftOn = (verb) =>
  readdirSync(disk).filter((name) => !(verb.on ?? []).some((own) => [own, `${own}-wal`, `${own}-shm`].includes(name)));

/** What is wrong after a run; empty where nothing is. */
function faultAfter(verb, { code, told }, expected) {
  if (/^\s+at .+:\d+:\d+|node:internal/m.test(told)) return 'a stack trace';
  const left = leftOn(verb);
  const beside = readdirSync(temporary);
  if (beside.length > 0) return `left among temporary files: ${beside}`;
  if (code === 0) {
    const missing = verb.makes.filter((name) => !left.includes(name) && !(verb.mayLack ?? []).includes(name));
    const more = left.filter((name) => !verb.makes.includes(name));
    if (missing.length + more.length > 0) return `missing: ${missing}; left behind: ${more}`;
  } else {
    if (!(verb.ends ?? [6]).includes(code)) return `it ends with ${code}`;
    const more = left.filter((name) => !(verb.mayStay ?? []).includes(name));
    if (more.length > 0) return `left behind: ${more}`;
  }
  sized(ROOMY);
  for (const name of verb.on ?? []) {
    const head = headIn(on(name));
    if (head.length !== HASH) return head;
  }
  const [first] = verb.makes;
  if (!left.includes(first)) return '';
  const found = verb.same(on(first));
  return found === expected ? '' : `not the same: ${found} instead of ${expected}`;
}

const HASH = 64;

/** An undisturbed run: how much it writes, and what must come out. */
function course(verb, server) {
  emptied(verb);
  const before = bytesIn(readdirSync(disk));
  const { code, told } = elobook(verb.args(server));
  if (code !== 0) throw new Error(`undisturbed it ends with ${code}: ${told}`);
  const size = bytesIn(readdirSync(disk)) - before;
  const [first] = verb.makes;
  return { before, size, expected: first === undefined ? undefined : verb.same(on(first)) };
}

function swept(name, server) {
  const verb = VERBS[name];
  const { before, size, expected } = course(verb, server);
  const seen = { runs: 0, faults: 0 };
  const ends = new Map();
  let enough;
  const since = performance.now();
  for (let share = 0; share <= 3 + STEP / 2; share += STEP) {
    emptied(verb);
    sized(before + share * size);
    const outcome = elobook(verb.args(server), verb.temporary === 'disk' ? disk : temporary);
    const fault = faultAfter(verb, outcome, expected);
    seen.runs += 1;
    ends.set(outcome.code, (ends.get(outcome.code) ?? 0) + 1);
    if (outcome.code === 0) enough ??= share;
    if (fault === '') continue;
    seen.faults += 1;
    process.stdout.write(
      `FAULT ${name}, ${Math.round(share * 100)} % of ${size}, exit ${outcome.code}: ${fault.trim()}\n`,
    );
  }
  const told = [...ends].map(([code, count]) => `${count} with ${code}`).join(', ');
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  const from = enough === undefined ? 'never enough' : `enough from ${Math.round(enough * 100)} %`;
  process.stdout.write(
    `${name.padEnd(52)} ${String(size).padStart(10)} bytes  ${seen.runs} runs: ${told}; ${from}; ${seen.faults} faults; ${seconds} s\n`,
  );
  return seen;
}

/** PostgreSQL as the tests have it. */
const startServer = () => withBundle('test/postgres.setup.ts', ({ start }) => start(['fsync=off']));

async function sweepAll(names) {
  const server = names.some((name) => VERBS[name].needs === 'server') ? await startServer() : undefined;
  const all = { runs: 0, faults: 0 };
  try {
    furnish();
    if (server !== undefined) must(['restore', at('kept.db'), '--quick', '--db', server.url]);
    for (const name of names) {
      const { runs, faults } = swept(name, server?.url);
      all.runs += runs;
      all.faults += faults;
    }
  } finally {
    await server?.stop();
  }
  process.stdout.write(`${all.runs} runs, ${all.faults} faults\n`);
  return all.faults === 0 ? 0 : 1;
}

async function main() {
  const names = positionals.length > 0 ? positionals : Object.keys(VERBS);
  const unknown = names.find((name) => !(name in VERBS));
  if (unknown !== undefined) {
    process.stderr.write(`no "${unknown}"; there are ${Object.keys(VERBS).join('; ')}\n`);
    return 2;
  }
  for (const folder of [disk, temporary]) mkdirSync(folder);
  try {
    mount('-t', 'tmpfs', '-o', 'size=1m', 'elobook', disk);
  } catch (error) {
    const why = String(error.stderr ?? error.message).trim();
    process.stderr.write(`this needs Linux, and root with the right to mount a disk: ${why}\n`);
    return 2;
  }
  const unmount = () => execFileSync('umount', ['-l', disk]);
  process.once('exit', unmount);
  try {
    return await sweepAll(names);
  } finally {
    process.off('exit', unmount);
    unmount();
  }
}

try {
  process.exitCode = await main();
} finally {
  rmSync(root, { recursive: true, force: true });
}
