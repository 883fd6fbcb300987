/** `elobook serve` as it runs: it starts, answers, looks for another file in the place of its own, and ends when told. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { elobookClient } from '../src/client/index.ts';
import { personId } from '../src/ledger/ids.ts';
import { keyPairOf, privateKeysText } from '../src/ledger/signatures.ts';
import { changePlayer } from '../src/desk/registry/players.ts';
import { openOffice } from '../src/desk/wire.ts';
import { demoCopy } from './demo.fixture.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

const serving = (...options: readonly string[]): ChildProcess =>
  spawn(process.execPath, [MAIN, 'serve', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });

/** The address that it says; one that ends instead is told with what it said. */
function urlOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    stdout?.on('data', (piece) => {
      said += String(piece);
      const [url] = /http:\S+/.exec(said) ?? [];
      if (url !== undefined) resolve(url);
    });
    stdout?.on('end', () => reject(new Error(`the server ended: ${said}`)));
  });
}

test('it serves what lies in the place of its file, and ends with 0 when told to', async () => {
  const [mine, other] = [await demoCopy(), await demoCopy()];
  const office = await openOffice(other.file, { clock: () => Date.UTC(2026, 10, 16, 12) });
  const { no: before } = await office.store.read((desk) => desk.head());
  const [player] = await office.store.read(async (desk) => {
    for await (const batch of desk.allPersons()) return batch.filter(({ name }) => name !== null);
    return [];
  });
  const changed = { player: personId(player?.person as number), fields: { federation: 'ISL' } };
  expect((await changePlayer(office, changed, { author: 'Éva' })).value?.changed).toEqual(['federation']);
  await office.store.close();

  const server = serving('--db', mine.file, '--port', '0', '--quiet');
  const ended = once(server, 'exit');
  const url = await urlOf(server);
  const client = elobookClient({ url });
  expect((await client.health()).entries).toBe(before);
  renameSync(other.file, mine.file);
  const entriesNow = async (): Promise<number> => (await client.health().catch(() => undefined))?.entries ?? before;
  while ((await entriesNow()) === before) await pause(100);
  expect(await entriesNow()).toBe(before + 1);

  const second = serving('--db', mine.file, '--port', new URL(url).port, '--quiet', '--lang', 'hu');
  const [told, [code]] = await Promise.all([text(second.stderr as Readable), once(second, 'exit')]);
  expect([code, told.split('\n')[0]]).toEqual([
    2,
    `elobook: foglalt port: ${new URL(url).port}; másik így adható meg: --port`,
  ]);

  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  mine.drop();
  other.drop();
});

test('a key that is not the office’s is told of, and nothing is signed with it', async () => {
  const office = await demoCopy();
  const key = `${office.file}.other`;
  writeFileSync(key, privateKeysText([keyPairOf(new Uint8Array(32).fill(9))]), { mode: 0o600 });
  const server = serving('--db', office.file, '--port', '0', '--quiet', '--key', key);
  const ended = once(server, 'exit');
  const told = text(server.stderr as Readable);
  const url = await urlOf(server);
  expect((await fetch(new URL('/files/fide-2026-11.csv.sig', url))).status).toBe(404);
  server.kill('SIGTERM');
  await ended;
  expect(await told).toContain(key);
  office.drop();
});
