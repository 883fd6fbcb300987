/**
 * Turns ten thousand bits, one at a time, in whatever an office keeps or gives out, and looks whether each is found with its place, or changes nothing
 * that can be read: `npm run tamper`, or another number with `npm run tamper -- --count 100000`; `--seed` begins elsewhere. One line for each kind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBundle } from './bundle.mjs';

const COUNT = 10_000;
/** Places that are named in a line. */
const TOLD = 6;

const { values } = parseArgs({
  options: { count: { type: 'string', default: String(COUNT) }, seed: { type: 'string', default: '1' } },
});

await withBundle('test/tamper.ts', async ({ givenOut, tampered, TAMPERINGS, start }) => {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-tamper-'));
  const server = await start();
  let [found, without, faults] = [0, 0, 0];
  try {
    const ground = { folder, given: await givenOut(folder), postgres: async () => server.url };
    for (const kind of TAMPERINGS) {
      const count = Math.ceil((Number(values.count) * kind.share) / COUNT);
      try {
        const seen = await tampered(kind, ground, { count, seed: Number(values.seed) });
        found += seen.found;
        without += seen.without;
        const places = [...seen.places].sort(([, a], [, b]) => b - a).map(([place, times]) => `${place} ${times}`);
        const more = places.length > TOLD ? `, ${places.length - TOLD} more` : '';
        const counts = `${String(seen.found).padStart(7)} found ${String(seen.without).padStart(5)} without effect`;
        process.stdout.write(`${kind.name.padEnd(18)} ${counts}  ${places.slice(0, TOLD).join(', ')}${more}\n`);
      } catch (fault) {
        faults += 1;
        process.stdout.write(`${kind.name.padEnd(18)} FAULT ${fault.message}\n`);
      }
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  process.stdout.write(`${found + without} bits turned, ${found} found, ${without} without effect, ${faults} faults\n`);
  if (faults > 0) process.exitCode = 1;
});
