/**
 * Tests the tests of a room: small faults are put into its code one at a time, and some test has to fail. `npm run mutation -- ledger`; a random sample
 * of its files with `--files 5` (`--seed` for another one), or files by name: `npm run mutation -- ledger src/ledger/merkle.ts`. At least 90 of 100
 * faults have to be found. It takes hours; `--concurrency 1` leaves a processor to others.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** The rooms whose tests are tested: what of each is left as it is, and its own tests and those next to it that are quick: each runs for every fault. */
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
    tests: ['src/ledger/**/*.test.ts', 'src/witness/*.test.ts'],
    leaving: [],
  },
  rating: {
    without: [],
    tests: ['src/rating/**/*.test.ts'],
    leaving: [],
  },
};

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    files: { type: 'string' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
  },
});
const [room = 'rulebooks', ...named] = positionals;
if (ROOMS[room] === undefined) {
  process.stderr.write(`no room "${room}"; there are ${Object.keys(ROOMS).join(', ')}\n`);
  process.exit(2);
}
const files = named.length > 0 ? named : sampled(codeOf(room), values.files, Number(values.seed));
process.stdout.write(`${room}: ${files.length} files\n`);
const stryker = ['stryker', 'run', '--mutate', files.join(), '--concurrency', values.concurrency];
const { tests, leaving } = ROOMS[room];
const env = { ...process.env, ELOBOOK_MUTATION: JSON.stringify({ tests, leaving }) };
const child = spawn('npx', stryker, { stdio: 'inherit', env });
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});

/** The files of a room that are no tests. */
function codeOf(name) {
  return readdirSync(`src/${name}`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${name}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !/\.(?:test|fixture|contract)\.ts$/.test(file))
    .filter((file) => !ROOMS[name].without.some((part) => file.includes(part)))
    .sort();
}

/** So many of them by chance, the same for the same seed. */
function sampled(all, count, seed) {
  if (count === undefined) return all;
  let state = seed;
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  // the first numbers of small seeds are small
  for (let times = 0; times < 10; times += 1) next();
  return all
    .map((file) => [next(), file])
    .sort(([one], [other]) => one - other)
    .slice(0, Number(count))
    .map(([, file]) => file);
}
