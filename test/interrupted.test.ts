/** Ctrl+C in the middle of long commands of the built program: nothing is left half, and the next command goes on. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'elobook-interrupted-'));
const at = (name: string): string => join(folder, name);
const [db, scratch, list] = [at('office.db'), at('scratch'), at('players.csv')];
const AS = ['--as', 'Éva'];
const PLAYERS = 30_000;

/** A command in a process of its own, which is sent SIGINT as soon as something is seen. */
async function run(
  args: readonly string[],
  isUnderWay?: () => boolean,
): Promise<{ readonly code: number | null; readonly signal: string | null; readonly out: string }> {
  const env = { ...process.env, TMPDIR: scratch, ELOBOOK_DB: db, ELOBOOK_AUTHOR: '' };
  const child = spawn(process.execPath, [MAIN, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  child.stdout.on('data', (piece) => (out += String(piece)));
  child.stderr.on('data', (piece) => (out += String(piece)));
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  if (isUnderWay !== undefined) {
    while (child.exitCode === null && !isUnderWay()) await pause(5);
    child.kill('SIGINT');
  }
  return { ...(await ended), out };
}

/** As a shell says it: 130, or the signal itself where nothing had to be cleared away. */
const isInterrupted = ({ code, signal }: Awaited<ReturnType<typeof run>>): boolean =>
  code === 130 || signal === 'SIGINT';

const done = async (...args: readonly string[]): Promise<string> => {
  const { code, out } = await run(args);
  expect([args.join(' '), code, out]).toEqual([args.join(' '), 0, out]);
  return out;
};

beforeAll(async () => {
  mkdirSync(scratch);
  const lines = Array.from(
    { length: PLAYERS },
    (_, no) => `"Family${no}, Given${no}";${1400 + (no % 1200)};${9_000_000 + no}`,
  );
  writeFileSync(list, `name;rating;fideId\n${lines.join('\n')}\n`);
  await done('office', 'init', '--name', 'Test', ...AS);
  await done('pools', 'open', 'fide', '--family', 'fide', '--name', 'Standard', '--from', '2024-07', ...AS);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('Ctrl+C', () => {
  test('during an import leaves an office in which the same command goes on', async () => {
    const take = ['players', 'import', list, '--whole', '--pool', 'fide', '--as-of', '2024-06', ...AS];
    const before = statSync(db).size;
    const isWriting = (): boolean =>
      statSync(db).size > before || (statSync(`${db}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 500_000;
    expect(await run(take, isWriting)).toSatisfy(isInterrupted);
    await done('verify');
    await done(...take);
    expect(await done('lists', 'fide')).toMatch(/30,?000 players/);
  });

  test('during a verification leaves nothing behind', async () => {
    expect(await run(['verify'], () => readdirSync(scratch).length > 0)).toSatisfy(isInterrupted);
    expect(readdirSync(scratch)).toEqual([]);
    await done('verify');
  });

  test('while an office is filled leaves none, and the place is free', async () => {
    const other = at('demo.db');
    const isBegun = (): boolean => readdirSync(folder).some((name) => name.startsWith('.demo.db'));
    expect(await run(['demo', '--db', other], isBegun)).toSatisfy(isInterrupted);
    expect(existsSync(other)).toBe(false);
    await done('office', 'init', '--name', 'Other', '--db', other, ...AS);
  });

  test('while tables are written leaves whole files or none', async () => {
    const tables = at('tables');
    const isBegun = (): boolean => existsSync(tables);
    const ended = await run(['export', '--parquet', tables], isBegun);
    // the last file may have been complete already
    expect(isInterrupted(ended) || ended.code === 0).toBe(true);
    await done('export', '--parquet', tables, '--replace');
    const names = readdirSync(tables, { recursive: true, encoding: 'utf8' }).filter((name) => name.includes('.'));
    expect(names.every((name) => name.endsWith('.parquet'))).toBe(true);
  });
});
