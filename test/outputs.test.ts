/** The built program, led by a shell to where it must not write. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'elobook-shell-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As a shell has it: `elobook` is the program. */
function shell(script: string): readonly [code: number | null, out: string, err: string] {
  const elobook = `elobook() { "${process.execPath}" "${MAIN}" "$@"; }`;
  const env = { PATH: process.env['PATH'], ELOBOOK_AUTHOR: 'Ilka', ELOBOOK_DB: 'office.db' };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${elobook}; ${script}`], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return [status, stdout, stderr];
}

const bytesOf = (name: string): string => readFileSync(join(folder, name)).toString('base64');

test('nothing is added to a database or a key, and no option replaces them', () => {
  expect(shell('elobook office init --name Office')[0]).toBe(0);
  expect(readdirSync(folder)).toEqual(['office.db', 'office.db.key']);
  const before = [bytesOf('office.db'), bytesOf('office.db.key')];
  const told = (words: string): readonly unknown[] => [6, '', `elobook: ${words}\n`];
  const english = 'the output cannot be written: it leads to a database, a key or a signature';
  expect(shell('elobook schema >> office.db')).toEqual(told(english));
  expect(shell('ELOBOOK_DB=else.db elobook rulebooks --lang hu >> office.db.key')).toEqual(
    told('a kimenet nem írható: adatbázisba, kulcsba vagy aláírásba vezet'),
  );
  expect(shell('ELOBOOK_DB=else.db elobook keys export office.db --db office.db --replace --lang ru')).toEqual([
    4,
    expect.stringContaining('Файл «office.db» — это база данных службы'),
    '',
  ]);
  const [code, out] = shell('elobook players export office.db.key --replace --json');
  expect([code, JSON.parse(out)]).toMatchObject([
    4,
    { value: null, findings: [{ code: 'output.guarded', facts: { file: 'office.db.key', is: 'office-key' } }] },
  ]);
  expect([bytesOf('office.db'), bytesOf('office.db.key')]).toEqual(before);
});

test('what a shell has opened is written to, also by name', () => {
  expect(shell('echo first > all.csv; elobook players export /dev/stdout --json >> all.csv')[0]).toBe(0);
  expect(readFileSync(join(folder, 'all.csv'), 'utf8')).toMatch(/^first\nid;name;/);
  expect(shell('elobook players export /dev/fd/3 3> third.csv')[0]).toBe(0);
  expect(readFileSync(join(folder, 'third.csv'), 'utf8')).toMatch(/^id;name;/);
  const [, piped] = shell('elobook keys export /dev/stdout | cat');
  expect(piped).toMatch(/^\{\n {2}"format"/);
  expect(readdirSync(folder).sort()).toEqual(['all.csv', 'office.db', 'office.db.key', 'third.csv']);
});
