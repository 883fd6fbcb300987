/** The command that runs a witness, against a log on a port of this machine. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Bytes, hexBytes } from '../../ledger/log/bytes.ts';
import { logKey } from '../../ledger/log/checkpoint.ts';
import { verifierKeyText } from '../../ledger/log/note.ts';
import { rootOfHashes, tileOf } from '../../ledger/log/tiles.ts';
import { leafHash } from '../../ledger/log/tree.ts';
import { signedCheckpoint } from '../../ledger/log-keys.ts';
import { keyPairOf } from '../../ledger/signatures.ts';
import { UsageError } from '../exit.ts';
import { witnessCommand } from './witness.ts';

const PAIR = keyPairOf(new Uint8Array(32).fill(3));
const KEY = logKey('elobook/office', hexBytes(PAIR.publicKey) as Bytes);

let folder: string;
let server: Server;
let leaves: readonly Uint8Array[];
let printed: string[];
let aside: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-witness-'));
  [printed, aside] = [[], []];
  vi.spyOn(process.stdout, 'write').mockImplementation(((text: string, ...rest: unknown[]) => {
    printed.push(String(text));
    (rest.at(-1) as (() => void) | undefined)?.();
    return true;
  }) as never);
  vi.spyOn(process.stderr, 'write').mockImplementation(((text: string) => aside.push(String(text)) > 0) as never);
  server = createServer((request, answer) => {
    const path = (request.url ?? '').replace(/^\/log\//, '');
    const root = rootOfHashes(leaves) as Bytes;
    if (path === 'checkpoint') answer.end(signedCheckpoint({ origin: KEY.name, size: leaves.length, root }, PAIR));
    else if (path === 'key') answer.end(`${verifierKeyText(KEY)}\n`);
    else answer.end(tileOf(leaves));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const leavesOf = (history: string, count: number): readonly Uint8Array[] =>
  Array.from({ length: count }, (_, at) => leafHash(new TextEncoder().encode(`${history} ${at}`)));
const office = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
const run = (more: object = {}) =>
  witnessCommand({ key: join(folder, 'w.key'), of: office(), once: true, lang: 'en', ...more });

test('makes its key once, keeps the key of an office from the first look on, and cosigns what grows', async () => {
  leaves = leavesOf('true', 3);
  expect(await run()).toBe(4);
  expect(existsSync(join(folder, 'w.key'))).toBe(false);
  expect(await run({ new: true })).toBe(0);
  expect(statSync(join(folder, 'w.key')).mode & 0o077).toBe(0);
  expect(printed.join('')).toContain(`signs with ${verifierKeyText(KEY)}`);
  expect(printed.join('')).toContain('elobook/office: cosigned at 3 entries.');
  leaves = leavesOf('true', 5);
  printed = [];
  expect(await run()).toBe(0);
  expect(printed.join('')).not.toContain('signs with');
  leaves = leavesOf('other', 6);
  expect(await run()).toBe(4);
  expect(aside.join('')).toContain('has rewritten its past');
  // both histories as they were signed: nobody has to take the witness at its word
  const [, before = '', now = ''] = aside.join('').split(/Cosigned before:|Shown now:/);
  expect(before).toMatch(/\n\nelobook\/office\n5\n/);
  expect(now).toMatch(/\n\nelobook\/office\n6\n/);
  expect(`${before}${now}`.match(/^— elobook\/office /gm)).toHaveLength(2);
  leaves = leavesOf('true', 2);
  expect(await run({ lang: 'hu' })).toBe(4);
  expect(aside.join('')).toContain('rövidebb vagy más múltat mutat');
});

test('keeps the name that it was given once, by which others know it', async () => {
  leaves = leavesOf('true', 3);
  expect(await run({ new: true })).toBe(0);
  expect(printed[0]).toMatch(/^Key of this witness: witness\/[0-9a-f]{16}\+/);
  printed = [];
  expect(await run({ name: 'witness.example.org/one' })).toBe(0);
  expect(await run()).toBe(0);
  const named = printed.filter((line) => line.startsWith('Key of this witness:'));
  expect(named).toEqual([named[0], named[0]]);
  expect(named[0]).toContain(' witness.example.org/one+');
  const memory = join(folder, 'w.key.seen');
  for (const name of ['a b', 7]) {
    writeFileSync(memory, JSON.stringify({ ...JSON.parse(readFileSync(memory, 'utf8')), name }));
    expect(await run()).toBe(3);
  }
});

test('says what is wrong with how it was called', async () => {
  for (const wrong of [
    { of: 'ratings.example.org' },
    { of: undefined },
    { trust: 'x' },
    { every: '0' },
    { port: '70000' },
    { name: 'a b', new: true },
  ]) {
    await expect(run(wrong), JSON.stringify(wrong)).rejects.toBeInstanceOf(UsageError);
  }
});
