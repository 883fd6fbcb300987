/**
 * `npm test`: builds, checks types, lint and format, then runs all tests with coverage. What was built by `npm ci` a moment ago is not built again, and the
 * checks of types and of the text run side by side; each step says how long it took. The first that fails ends it, with what it said.
 */
import { spawn } from 'node:child_process';
import { upToDate } from './built-from.mjs';

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Undefined where it went well, otherwise its exit code. */
function run(command) {
  const since = performance.now();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      process.stdout.write(`${command}: ${code === 0 ? seconds(since) : `failed (${code})`}\n`);
      resolve(code === 0 ? undefined : (code ?? 1));
    });
  });
}

async function inTurn(commands) {
  for (const command of commands) {
    const failed = await run(command);
    if (failed !== undefined) return failed;
  }
  return undefined;
}

const STEPS = [
  () => (upToDate() ? undefined : run('npm run build')),
  async () => {
    const codes = await Promise.all([run('npm run typecheck'), inTurn(['npm run lint', 'npm run format:check'])]);
    return codes.find((code) => code !== undefined);
  },
  // what is given to `npm test` is for them: `npm test -- src/ledger`
  () => run(['vitest run --coverage', ...process.argv.slice(2).map((each) => JSON.stringify(each))].join(' ')),
];

for (const step of STEPS) {
  const failed = await step();
  if (failed !== undefined) process.exit(failed);
}
