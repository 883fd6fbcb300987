/** What killed processes leave goes with the next draft; what somebody still works on stays. */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftFolder, markedName, removeLeftovers, temporaryFolder } from './leftovers.ts';

vi.mock('node:fs/promises', { spy: true });

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-left-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const OWN = markedName('');
const [, START, AMONG] = OWN.split('.') as [string, string, string];

/** Makes a draft with this mark, and looks whether it is still there when the next one is made. */
async function stays(mark: string, touchedMinutesAgo = 0): Promise<boolean> {
  const draft = join(folder, `.office.db-${mark}-a1B2c3`);
  mkdirSync(draft);
  const file = join(draft, 'draft.db');
  writeFileSync(file, 'names');
  const when = new Date(Date.now() - touchedMinutesAgo * 60_000);
  for (const path of [file, draft]) utimesSync(path, when, when);
  await removeLeftovers(folder, '.office.db-');
  const isThere = existsSync(draft);
  rmSync(draft, { recursive: true, force: true });
  return isThere;
}

/** The number of a process that was. */
const ended = (): number => spawnSync(process.execPath, ['-e', '']).pid;

describe('a draft', () => {
  test('has a name that tells whose it is', async () => {
    const made = await draftFolder(join(folder, '.office.db-'));
    expect(dirname(made)).toBe(folder);
    expect(basename(made).startsWith(`.office.db-${process.pid}.`)).toBe(true);
    expect(lstatSync(made).isDirectory()).toBe(true);
    const temporary = await temporaryFolder();
    expect(dirname(temporary)).toBe(tmpdir());
    rmSync(temporary, { recursive: true });
  });

  test('of this process stays', async () => expect(await stays(OWN)).toBe(true));

  test('of another process that works stays, and goes when that is killed', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const gone = new Promise((resolve) => other.once('exit', resolve));
    const stat = process.platform === 'linux' ? readFileSync(`/proc/${other.pid}/stat`, 'latin1') : '';
    const mark = `${other.pid}.${stat === '' ? '' : stat.split(' ')[21]}.${AMONG}`;
    expect(await stays(mark, 600)).toBe(true);
    other.kill('SIGKILL');
    await gone;
    expect(await stays(mark)).toBe(false);
  });

  test('of a process whose number another has by now goes', async () => {
    expect(await stays(`${process.pid}.${Number(START) + 1}.${AMONG}`)).toBe(process.platform !== 'linux');
  });

  test('of a process that may not be asked after stays', async () => {
    vi.spyOn(process, 'kill').mockImplementation(() => {
      throw Object.assign(new Error(), { code: 'EPERM' });
    });
    expect(await stays(`${ended()}..${AMONG}`)).toBe(true);
  });

  test('of another machine goes when nobody has touched it for an hour', async () => {
    expect(await stays(`1.1.00000000`, 59)).toBe(true);
    expect(await stays(`1.1.00000000`, 61)).toBe(false);
  });

  test('that is a file goes, too', async () => {
    const left = join(folder, `.list.csv.${ended()}..${AMONG}.part`);
    writeFileSync(left, '');
    await removeLeftovers(folder, '.list.csv.');
    expect(existsSync(left)).toBe(false);
    const far = join(folder, '.list.csv.1.1.00000000.part');
    writeFileSync(far, '');
    await removeLeftovers(folder, '.list.csv.');
    expect(existsSync(far)).toBe(true);
  });

  test('of somebody else stays', async () => {
    const own = process.getuid?.() ?? 0;
    vi.spyOn(process, 'getuid').mockReturnValue(own + 1);
    expect(await stays(`${ended()}..${AMONG}`)).toBe(true);
  });
});

describe('what is not a draft', () => {
  test('stays, whatever it is called', async () => {
    const names = ['.office.db-a1B2c3', '.office.db-journal', 'office.db', `.other.db-${ended()}..${AMONG}-a1B2c3`];
    for (const name of names) writeFileSync(join(folder, name), '');
    await removeLeftovers(folder, '.office.db-');
    expect(readdirSync(folder).sort()).toEqual([...names].sort());
  });

  test('a folder that cannot be read, and a draft that cannot be removed, are left alone', async () => {
    await removeLeftovers(join(folder, 'none'), '.');
    vi.mocked(files.rm).mockRejectedValueOnce(new Error('EBUSY'));
    expect(await stays(`${ended()}..${AMONG}`)).toBe(true);
  });
});
