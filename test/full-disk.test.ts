/** The built program where its output finds no room: 6, a sentence in the user's language, and no part of a file. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'elobook-full-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As a shell has it: `elobook` is the program. */
function shell(script: string): { readonly code: number | null; readonly out: string; readonly err: string } {
  const elobook = `elobook() { "${process.execPath}" "${MAIN}" "$@"; }`;
  const env = { PATH: process.env['PATH'], ELOBOOK_AUTHOR: 'Ilka' };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', `${elobook}; ${script}`], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { code: status, out: stdout, err: stderr };
}

test.runIf(process.getuid?.() === 0)(
  'a disk of its own, mounted in memory: a few runs of `npm run full-disk`',
  ({ skip }) => {
    const script = fileURLToPath(new URL('../scripts/full-disk.mjs', import.meta.url));
    const args = [script, 'backup', 'init', '--step', '75', '--players', '300'];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    // root alone does not always have the right to mount
    if (status === 2) skip(stderr);
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^10 runs, 0 faults$/m)]);
  },
);

describe.runIf(existsSync('/dev/full'))('a disk without room', () => {
  beforeAll(() => expect(shell('elobook office init --name Office --db office.db')).toMatchObject({ code: 0 }));

  test('for what is printed', () => {
    for (const [command, said] of [
      ['office status', 'the output cannot be written: the disk is full'],
      ['export - --lang hu', 'a kimenet nem írható: betelt a lemez'],
      ['players export --lang ru', 'стандартный вывод: записать нельзя, диск переполнен'],
      // it is done all the same
      [
        'pools open fide --family fide --name Standard --from 2024-07',
        'the output cannot be written: the disk is full',
      ],
    ]) {
      expect(shell(`elobook ${command} --db office.db > /dev/full`)).toEqual({
        code: 6,
        out: '',
        err: `elobook: ${said}\n`,
      });
    }
  });

  test('for a file: no part of it stays', () => {
    const before = [...readdirSync(folder), 'report.trf'];
    expect(shell('elobook generate --players 100 --rounds 9 > report.trf')).toMatchObject({ code: 0 });
    /** A limit of the size of files, in halves of a kilobyte. */
    const scarce = (size: number, command: string) => shell(`trap '' XFSZ; ulimit -f ${size}; elobook ${command}`);
    expect(scarce(4, 'convert report.trf report.json')).toEqual({
      code: 6,
      out: '',
      err: 'elobook: report.json cannot be written: the disk is full\n',
    });
    const backup = scarce(100, 'backup backup.db --db office.db');
    expect([backup.code, backup.err]).toEqual([6, '']);
    expect(backup.out).toContain('“backup.db”');
    expect(backup.out).toContain('Nothing was changed.');
    expect(backup.out).not.toContain('look whether it is there');
    expect(readdirSync(folder).filter((name) => !before.includes(name) && !/-(?:wal|shm)$/.test(name))).toEqual([]);
    expect(shell('elobook verify --db office.db')).toMatchObject({ code: 0 });
    expect(shell('elobook export kept.gz --db office.db')).toMatchObject({ code: 0 });
    expect(scarce(100, 'import kept.gz --db imported.db')).toMatchObject({ code: 6, err: '' });
    expect(readdirSync(folder).filter((name) => name.includes('imported'))).toEqual([]);
  });
});
