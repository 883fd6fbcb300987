/** The built program prepares many reports on another processor. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { helpersFor } from '../src/desk/helper.ts';
import { program } from './program.fixture.ts';

const run = program();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-helper-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const day = (at: number): string => `2026/05/${String((at % 9) + 1).padStart(2, '0')}`;

/** Two players of its own in each event. */
const report = (at: number): string =>
  [
    `012 Open ${at}`,
    `042 ${day(at)}`,
    `052 ${day(at)}`,
    '092 Individual: Swiss-System',
    `001    1 m    ${`Alma, Player${at}`.padEnd(33)}      HUN    ${String(7_000_000 + 2 * at).padStart(8)} 1990/01/01  1.0    1     2 w 1`,
    `001    2 m    ${`Dio, Player${at}`.padEnd(33)}      HUN    ${String(7_000_001 + 2 * at).padStart(8)} 1991/01/01  0.0    2     1 b 0`,
    '',
  ].join('\r\n');

describe('many reports', () => {
  test.skipIf(availableParallelism() < 2)('come in with the help of a thread, and verify', async () => {
    const [db, reports] = [join(folder, 'office.db'), join(folder, 'reports')];
    mkdirSync(reports);
    for (let at = 0; at < 1100; at += 1) writeFileSync(join(reports, `${String(at).padStart(4, '0')}.trf`), report(at));
    const at = ['--db', db, '--as', 'Éva'];
    expect((await run(['office', 'init', '--name', 'Many', '--time-zone', 'UTC', ...at])).code).toBe(0);
    const pool = ['pools', 'open', 'fide', '--family', 'fide', '--name', 'World', '--from', '2026-05'];
    expect((await run([...pool, ...at])).code).toBe(0);
    const sent = await run(['events', 'submit', reports, '--pool', 'fide', '--accept', '--json', ...at]);
    expect(JSON.parse(sent.out)).toMatchObject({ value: { files: 1100, refused: 0 } });
    const { code, err } = await run(['verify', '--db', db]);
    expect({ code, err }).toMatchObject({ code: 0 });
  });

  test('are prepared here where the database is in memory, or nothing was built', () => {
    expect(helpersFor(':memory:')).toBeUndefined();
    expect(helpersFor(join(folder, 'office.db'))).toBeUndefined();
  });
});
