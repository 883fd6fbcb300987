/**
 * Tests the tests of a room: small faults are put into its code one at a time, and some test has to fail. `npm run mutation -- ledger`; a random sample
 * of its files with `--files 5` (`--seed` for another one), or files by name: `npm run mutation -- ledger src/ledger/merkle.ts`. At least 90 of 100
 * faults have to be found. It takes hours; `--concurrency 1` leaves a processor to others.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ROOMS } from './mutation-rooms.mjs';

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
const child = spawn('npx', stryker, { stdio: 'inherit', env: { ...process.env, ELOBOOK_MUTATION: room } });
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
  return all
    .map((file) => [next(), file])
    .sort(([one], [other]) => one - other)
    .slice(0, Number(count))
    .map(([, file]) => file);
}
