/**
 * `npm run bench` measures all rows of the table of goals (docs/performance.md), `npm run bench -- P1 P6` these rows. A single
 * measurement is run by the name of its file: `npm run bench -- world-month`; what follows the name of the first option
 * goes to it: `npm run bench -- month --files 500`. Each prints its figures beside a control in the same run.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withBundle } from '../scripts/bundle.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const all = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
const given = process.argv.slice(2);
const optionsAt = given.findIndex((word) => word.startsWith('--'));
const asked = optionsAt < 0 ? given : given.slice(0, optionsAt);
const options = optionsAt < 0 ? [] : given.slice(optionsAt);
const single = asked.filter((name) => all.includes(name));
if (single.length === 0) {
  process.exitCode = await withBundle('bench/frame/run.ts', ({ run }) => run(given, withBundle));
  if (process.exitCode === 2) process.stderr.write(`single measurements are ${all.join(', ')}\n`);
} else if (single.length < asked.length) {
  process.stderr.write('rows of the table and single measurements are run apart\n');
  process.exitCode = 2;
}
for (const name of process.exitCode === 2 ? [] : single) {
  process.stdout.write(`${name}\n`);
  await withBundle(`bench/${name}.ts`, ({ run }) => run(options));
}
