/**
 * Runs one measurement, or all: `npm run bench -- world-month`. Each prints its figures beside a control in the same run.
 * What follows the name of the first option goes to the measurements: `npm run bench -- month --files 500`.
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
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`no measurement "${unknown[0]}"; there are ${all.join(', ')}\n`);
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : all) {
  process.stdout.write(`${name}\n`);
  await withBundle(`bench/${name}.ts`, ({ run }) => run(options));
}
