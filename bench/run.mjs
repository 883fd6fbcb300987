/**
 * Runs one measurement, or all: `npm run bench -- world-month`. Each prints its figures beside a control in the same run.
 * What follows the name of the first option goes to the measurements: `npm run bench -- month --files 500`.
 */
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

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
// inside the project, so that what is not bundled is found
const cache = join(here, '..', 'node_modules', '.cache');
await mkdir(cache, { recursive: true });
const folder = await mkdtemp(join(cache, 'elobook-bench-'));
try {
  for (const name of asked.length > 0 ? asked : all) {
    const outfile = join(folder, `${name}.mjs`);
    await build({
      entryPoints: [join(here, `${name}.ts`)],
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      sourcemap: 'inline',
      sourcesContent: false,
      outfile,
      logLevel: 'error',
    });
    process.stdout.write(`${name}\n`);
    await (await import(pathToFileURL(outfile).href)).run(options);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
