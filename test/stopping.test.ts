/** `elobook serve` is told to stop while clients are slow: what it accepted is finished, nobody new is let in, and it ends within its grace. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newApiKey } from '../src/desk/accounts/api-keys.ts';
import { addAccount } from '../src/desk/accounts/accounts.ts';
import { documentOf } from '../src/desk/events/event.fixture.ts';
import { done } from '../src/desk/office.fixture.ts';
import { openOffice } from '../src/desk/wire.ts';
import { eventNumber } from '../src/ledger/ids.ts';
import { demoCopy } from './demo.fixture.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** What a server says, and where it is. */
async function opened(
  file: string,
  ...more: readonly string[]
): Promise<{ readonly server: ChildProcess; readonly port: number }> {
  const server = spawn(process.execPath, [MAIN, 'serve', '--db', file, '--port', '0', '--log', 'json', ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for await (const piece of server.stdout as Readable) {
    said += String(piece);
    const port = /http:\/\/localhost:(\d+)/.exec(said)?.[1];
    if (port !== undefined) return { server, port: Number(port) };
  }
  throw new Error(`the server ended: ${said}`);
}

async function asking(port: number, request: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  return socket;
}

/** Whether somebody new is let in. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

async function demoWithKey(): Promise<{ readonly file: string; readonly secret: string; readonly drop: () => void }> {
  const { file, drop } = await demoCopy();
  const office = await openOffice(file, { clock: () => Date.UTC(2026, 10, 16, 12) });
  const { account } = done(await addAccount(office, { name: 'Program', role: 'administrator' }, { author: 'Éva' }));
  const { secret } = done(await newApiKey(office, { account, name: 'program', scopes: ['reports'] }));
  await office.store.close();
  return { file, secret, drop };
}

test('a report that is half sent is taken in whole, and an idle connection keeps nobody', async () => {
  const { file, secret, drop } = await demoWithKey();
  const { server, port } = await opened(file);
  const log = text(server.stderr as Readable);
  const ended = once(server, 'exit');
  const body = JSON.stringify(documentOf({ event: { name: 'Stopped Open' } }));
  const idle = await asking(port, 'GET /en/ HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(idle, 'data');
  const slow = await asking(
    port,
    `POST /api/v1/reports?pool=fide HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${secret}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body.slice(0, 100)}`,
  );
  // until the server has read the head of it
  while (!(await fetch(`http://127.0.0.1:${port}/ready`)).ok) await pause(20);
  server.kill('SIGTERM');
  while (await isOpen(port)) await pause(20);
  slow.write(body.slice(100));
  const answer = await text(slow);
  expect(answer).toMatch(/^HTTP\/1\.1 20[01] /);
  const event = /"event":"(e\d+)"/.exec(answer)?.[1];
  expect(event).toBeDefined();
  expect(await ended).toEqual([0, null]);
  const office = await openOffice(file, { create: 'never' });
  expect((await office.store.read((desk) => desk.event(eventNumber(event as string) as number)))?.name).toBe(
    'Stopped Open',
  );
  await office.store.close();
  // the line before says where it listens
  const lines = (await log).split('\n').filter((line) => line !== '' && !line.includes('Server listening'));
  expect(lines.map((line) => (JSON.parse(line) as { readonly route: string }).route)).toContain('/api/v1/reports');
  expect(lines.join('\n')).not.toMatch(new RegExp(`Stopped Open|${secret}|127\\.0\\.0\\.1`));
  idle.destroy();
  drop();
});

test('who never finishes is not waited for longer than the grace', async () => {
  const { file, secret, drop } = await demoWithKey();
  const { server, port } = await opened(file, '--grace', '1');
  (server.stderr as Readable).resume();
  const ended = once(server, 'exit');
  const stuck = await asking(
    port,
    `POST /api/v1/reports?pool=fide HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${secret}\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{`,
  );
  stuck.on('error', () => undefined);
  while (!(await fetch(`http://127.0.0.1:${port}/ready`)).ok) await pause(20);
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  drop();
});
