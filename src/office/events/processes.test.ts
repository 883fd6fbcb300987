/** Several processes submit to one office at once: nothing is lost, nothing comes in twice, nobody waits for ever. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkChain } from '../../ledger/chain.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { officeOver, openPool, enter } from '../lists/office.fixture.ts';

const script = fileURLToPath(
  new URL(`../../../node_modules/.cache/elobook/submitter-${process.pid}.mjs`, import.meta.url),
);

beforeAll(async () => {
  mkdirSync(join(script, '..'), { recursive: true });
  await build({
    entryPoints: [fileURLToPath(new URL('submitter.fixture.ts', import.meta.url))],
    outfile: script,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
});

afterAll(() => rmSync(script, { force: true }));

const PROCESSES = 10;
const TIMES = 3;

forEachStore((_kind, store) => {
  test('ten that submit lose nothing and enter nobody twice', async () => {
    const address = await store.fresh();
    const office = officeOver(await openStore(address));
    await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
    await openPool(office, 'fide', 'fide', '2024-06');
    const run = promisify(execFile);
    const done = await Promise.all(
      Array.from({ length: PROCESSES }, (_, who) =>
        run(process.execPath, [script, address, String(who + 1), String(TIMES)], { timeout: 170_000 }),
      ),
    );
    expect(done.map(({ stderr }) => stderr).join('')).toBe('');
    await office.store.read(async (desk) => {
      const events = await desk.events({});
      expect(events.map(({ event }) => event)).toEqual(
        Array.from({ length: PROCESSES * TIMES + 1 }, (_, at) => at + 1),
      );
      expect(new Set(events.map(({ name }) => name)).size).toBe(PROCESSES * TIMES + 1);
      expect(events.every(({ state }) => state === 'accepted')).toBe(true);
      expect(await desk.lastPerson()).toBe(PROCESSES + 2);
      expect((await desk.personsWith('fide', ['811111'])).length).toBe(1);
      expect((await desk.entrantsOf(events.map(({ event }) => event))).length).toBe(2 * events.length);
      const texts: { no: number; text: string; hash: string }[] = [];
      for await (const batch of desk.entriesFrom(1)) texts.push(...batch);
      expect(texts.length).toBe(2 + 2 * events.length);
      expect(await checkChain(texts)).not.toHaveProperty('fault');
    });
    await office.store.close();
  }, 180_000);
});
