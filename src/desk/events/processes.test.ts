/** Several processes in one office at once: nothing is lost, nothing comes in twice, nobody waits for ever. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { enter, officeOver, openPool } from '../lists/office.fixture.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';

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
const LISTS = 4;
const EVENTS = PROCESSES * TIMES + 1;

interface Started {
  readonly go: () => void;
  readonly ready: Promise<unknown>;
  readonly ended: Promise<readonly [code: number | null, complaints: string]>;
}

function started(...args: readonly string[]): Started {
  const child = spawn(process.execPath, [script, ...args], { timeout: 1_500_000 });
  const closed = once(child, 'close') as Promise<[number | null]>;
  return {
    go: () => child.stdin.end('go'),
    ready: once(child.stdout, 'data'),
    ended: Promise.all([closed.then(([code]) => code), text(child.stderr)]),
  };
}

forEachStore((_kind, store) => {
  test('ten that submit and one that publishes lose nothing, do nothing twice, and never wait for each other for ever', async () => {
    const address = await store.fresh();
    const office = officeOver(await openStore(address));
    await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
    await openPool(office, 'fide', 'fide', '2024-06');
    const all = [
      ...Array.from({ length: PROCESSES }, (_, who) => started(address, String(who + 1), String(TIMES))),
      started(address, 'publisher', String(LISTS)),
    ];
    await Promise.all(all.map(({ ready }) => ready));
    for (const { go } of all) go();
    expect(await Promise.all(all.map(({ ended }) => ended))).toEqual(all.map(() => [0, '']));
    await office.store.read(async (desk) => {
      const events = await desk.events({});
      expect(events.map(({ event }) => event)).toEqual(Array.from({ length: EVENTS }, (_, at) => at + 1));
      expect(new Set(events.map(({ name }) => name)).size).toBe(EVENTS);
      expect(await desk.lastPerson()).toBe(PROCESSES + 2);
      expect((await desk.personsWith('fide', ['811111'])).length).toBe(1);
      expect((await desk.entrantsOf(events.map(({ event }) => event))).length).toBe(2 * EVENTS);
      const entries: { no: number; kind: string; text: string; hash: string }[] = [];
      for await (const batch of desk.entriesFrom(1)) entries.push(...batch);
      expect(entries.length).toBe(2 + 2 * EVENTS + 2 * LISTS);
      // reports came before and after the first list
      const kinds = entries.map(({ kind }) => kind);
      const first = kinds.indexOf('list.published');
      expect(kinds.indexOf('event.submitted')).toBeLessThan(first);
      expect(kinds.lastIndexOf('event.submitted')).toBeGreaterThan(first);
      // each event is on one list, or waits for one
      const listed = entries.flatMap(({ kind, text: entry }) =>
        kind === 'list.published' ? (JSON.parse(entry) as { data: { events: string[] } }).data.events : [],
      );
      expect(new Set(listed).size).toBe(listed.length);
      const published = events.filter(({ state }) => state === 'published').map(({ event }) => eventId(event));
      expect([...listed].sort()).toEqual(published.sort());
      expect(published.length).toBeGreaterThan(0);
      expect(events.every(({ state }) => state === 'published' || state === 'accepted')).toBe(true);
    });
    const verified = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
    expect([verified.value?.lists, verified.findings]).toEqual([LISTS, []]);
    await office.store.close();
  });
});
