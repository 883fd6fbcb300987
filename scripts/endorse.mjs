/**
 * The long run of docs/endorsement.md: `npm run endorse`, or some editions and fewer documents with `npm run endorse -- fide-2024 orr --count 1000 --seed 7`; `--peers`
 * measures programs of others, `--json` prints the reports, `--docs` writes the tables of the page.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = await mkdtemp(join(tmpdir(), 'elobook-endorse-'));
try {
  const outfile = join(folder, 'endorse.mjs');
  await build({
    entryPoints: ['endorse/run.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  const { run } = await import(pathToFileURL(outfile).href);
  process.exitCode = await run(process.argv.slice(2));
} finally {
  await rm(folder, { recursive: true, force: true });
}
