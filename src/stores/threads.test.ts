/** Whatever ends a program whose threads are asking a database, it ends as it was to end, and not as crashed by the database's driver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

// inside the project, so that the driver is found
const folder = mkdtempSync(fileURLToPath(new URL('../../node_modules/.elobook-threads-', import.meta.url)));
const program = join(folder, 'program.mjs');
beforeAll(async () => {
  const entryPoints = [fileURLToPath(new URL('threads.fixture.ts', import.meta.url))];
  await build({ entryPoints, outfile: program, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ends(way: string, nth: number): Promise<number | string> {
  const child = spawn(process.execPath, [program, join(folder, `${way}${nth}.db`), way], { stdio: 'ignore' });
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return code ?? (signal as string);
}

describe('A program whose thread is asking a database', () => {
  for (const [way, code] of [
    ['exit', 3],
    ['error', 1],
    ['nothing left to do', 0],
  ] as const) {
    test(`ends with ${code} by ${way}`, async () => {
      expect(await Promise.all([1, 2, 3].map((nth) => ends(way, nth)))).toEqual([code, code, code]);
    });
  }
});
