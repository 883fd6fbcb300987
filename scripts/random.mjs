/**
 * The long run over random events and periods, one line for each edition and kind: `npm run random`, or some editions and fewer
 * with `npm run random -- fide-2017 fide-2022 --count 500`; `--seed` begins elsewhere. Nothing may throw, and every number is one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';

const COUNT = 5000;
/** Faults that are told of each line. */
const TOLD = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: String(COUNT) }, seed: { type: 'string', default: '1' } },
});
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const folder = await mkdtemp(join(tmpdir(), 'elobook-random-'));
try {
  const outfile = join(folder, 'random.mjs');
  await build({
    entryPoints: ['test/random-runs.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  const { EDITIONS, RANDOM_KINDS, hasKind, runAtRandom } = await import(pathToFileURL(outfile).href);
  const unknown = positionals.find((edition) => !EDITIONS.includes(edition));
  if (unknown === undefined) {
    for (const edition of positionals.length > 0 ? positionals : EDITIONS) {
      for (const kind of RANDOM_KINDS.filter((each) => hasKind(edition, each))) {
        const { count, unrated, players, faults } = runAtRandom(
          edition,
          kind,
          Number(values.count),
          Number(values.seed),
        );
        const counts = `${String(count).padStart(7)}, not rated ${String(unrated).padStart(5)}, players ${String(players).padStart(7)}`;
        const outcome = faults.length === 0 ? 'sound' : `FAULTS ${faults.length}`;
        process.stdout.write(`${edition.padEnd(19)} ${kind.padEnd(8)}${counts}  ${outcome}\n`);
        for (const fault of faults.slice(0, TOLD)) process.stdout.write(`  seed ${fault}\n`);
        if (faults.length > 0) process.exitCode = 1;
      }
    }
  } else {
    process.stderr.write(`no edition "${unknown}"; there are ${EDITIONS.join(', ')}\n`);
    process.exitCode = 2;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
