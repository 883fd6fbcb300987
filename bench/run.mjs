/** Runs one measurement, or all: `npm run bench -- world-month`. Each prints its figures beside a control in the same run. */
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const all = readdirSync(here)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`no measurement "${unknown[0]}"; there are ${all.join(', ')}\n`);
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), 'elobook-bench-'));
try {
  for (const name of asked.length > 0 ? asked : all) {
    const outfile = join(folder, `${name}.mjs`);
    await build({
      entryPoints: [join(here, `${name}.ts`)],
      bundle: true,
      platform: 'node',
      format: 'esm',
      outfile,
      logLevel: 'error',
    });
    process.stdout.write(`${name}\n`);
    await (await import(pathToFileURL(outfile).href)).run();
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
