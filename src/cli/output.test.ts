/** Files that take their place only when they are complete. */
import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { madeFolder, Output } from './output.ts';

vi.mock('node:fs/promises', { spy: true });
afterEach(() => {
  vi.resetAllMocks();
});

const folder = mkdtempSync(join(tmpdir(), 'elobook-output-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'list.csv');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const listeners = (): readonly number[] =>
  ['exit', 'SIGHUP', 'SIGINT', 'SIGTERM'].map((name) => process.listenerCount(name));

describe('a file under way', () => {
  test('takes its place when it is complete', async () => {
    writeFileSync(file, 'old');
    const output = await Output.open(file, { replace: true });
    await output.write(bytes('new'));
    expect(readFileSync(file, 'utf8')).toBe('old');
    await output.keep();
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['list.csv']);
  });

  test('that is not wanted leaves what stood in its place', async () => {
    const output = await Output.open(file, { replace: true });
    await output.write(bytes('third'));
    await output.drop();
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['list.csv']);
  });

  test('is removed if the process is broken off, and only as long as there is something to remove', async () => {
    const before = listeners();
    for (const name of [file, file, '/dev/null']) {
      const output = await Output.open(name, { replace: true });
      expect(listeners()).toEqual(before.map((count) => count + 1));
      await output.write(bytes('fourth'));
      await output.keep();
      expect(listeners()).toEqual(before);
    }
    await (await Output.open(file, { replace: true })).drop();
    expect(listeners()).toEqual(before);
  });

  test('for which there is no room is told, and nothing else happens', async () => {
    const output = await Output.open('/dev/full', {});
    await output.write(bytes('fifth'));
    await expect(output.keep()).rejects.toThrow('/dev/full cannot be written: the disk is full');
    await output.drop();
  });
});

const system = (code: string): Error => Object.assign(new Error(code), { code });

const written = async (name: string, text: string, options: object = {}): Promise<void> => {
  const output = await Output.open(name, options);
  try {
    await output.write(bytes(text));
    await output.keep();
  } finally {
    await output.drop();
  }
};

describe('a file that is kept', () => {
  /** What happens to files and folders, in its order: `sync` of a path, `link` and `rename` to one. */
  async function recorded(work: () => Promise<unknown>): Promise<readonly string[]> {
    const { open, link, rename } = await vi.importActual<typeof files>('node:fs/promises');
    const seen: string[] = [];
    vi.mocked(files.open).mockImplementation(async (path, ...more) => {
      const handle = await open(path, ...more);
      const sync = handle.sync.bind(handle);
      return Object.assign(handle, {
        sync: () => {
          seen.push(`sync ${String(path).replace(/\.\d+\..*(?=\.part$)/, '')}`);
          return sync();
        },
      });
    });
    vi.mocked(files.link).mockImplementation((from, to) => {
      seen.push(`link ${String(to)}`);
      return link(from, to);
    });
    vi.mocked(files.rename).mockImplementation((from, to) => {
      seen.push(`rename ${String(to)}`);
      return rename(from, to);
    });
    await work();
    return seen;
  }

  test('is on the disk before its name is, and its name before it is told', async () => {
    const place = join(folder, 'kept.csv');
    const draft = join(folder, '.kept.csv.part');
    expect(await recorded(() => written(place, 'first'))).toEqual([`sync ${draft}`, `link ${place}`, `sync ${folder}`]);
    const again = await recorded(() => written(place, 'second', { replace: true }));
    expect(again).toEqual([`sync ${draft}`, `rename ${place}`, `sync ${folder}`]);
    expect(readFileSync(place, 'utf8')).toBe('second');
  });

  test('and so are the folders that were made for it', async () => {
    const inner = join(folder, 'a/b');
    expect(await recorded(() => madeFolder(inner, {}))).toEqual([`sync ${join(folder, 'a')}`, `sync ${folder}`]);
    expect(await recorded(() => madeFolder(inner, {}))).toEqual([]);
    rmSync(join(folder, 'a'), { recursive: true });
  });

  test('does without where a system cannot open a folder; what the disk refuses is told', async () => {
    const { open } = await vi.importActual<typeof files>('node:fs/promises');
    for (const [code, ends] of [
      ['EISDIR', undefined],
      ['EPERM', undefined],
      ['EIO', /cannot be written: EIO/],
    ] as const) {
      vi.mocked(files.open).mockImplementation((path, ...more) =>
        path === folder ? Promise.reject(system(code)) : open(path, ...more),
      );
      const work = written(join(folder, `folder-${code}`), 'x');
      await (ends === undefined ? work : expect(work).rejects.toThrow(ends));
    }
  });

  test('takes a free place also on a disk that knows no links, and no other', async () => {
    vi.mocked(files.link).mockRejectedValue(system('EPERM'));
    const place = join(folder, 'unlinked.csv');
    const output = await Output.open(place, {});
    await output.write(bytes('first'));
    const late = await Output.open(join(folder, 'late.csv'), {});
    writeFileSync(join(folder, 'late.csv'), 'before');
    await output.keep();
    expect(readFileSync(place, 'utf8')).toBe('first');
    await expect(late.keep()).rejects.toMatchObject({ finding: { code: 'output.there' } });
    await late.drop();
    expect(readFileSync(join(folder, 'late.csv'), 'utf8')).toBe('before');
    const third = await Output.open(join(folder, 'third.csv'), {});
    vi.mocked(files.rename).mockRejectedValueOnce(system('EIO'));
    await expect(third.keep()).rejects.toThrow('EIO');
    await third.drop();
    expect(readdirSync(folder).filter((name) => /third|^\./.test(name))).toEqual([]);
  });

  test('that is private stays so in the place of one that was not', async () => {
    const place = join(folder, 'open.csv');
    writeFileSync(place, 'before', { mode: 0o644 });
    const output = await Output.open(place, { replace: true }, { mode: 0o600 });
    await output.keep();
    expect(statSync(place).mode & 0o777).toBe(0o600);
  });

  test('is not put in the place of a link that leads nowhere, unless that is asked for', async () => {
    const place = join(folder, 'nowhere.csv');
    symlinkSync(join(folder, 'gone.csv'), place);
    await expect(written(place, 'x')).rejects.toMatchObject({ finding: { code: 'output.there' } });
    await written(place, 'x', { replace: true });
    expect(readFileSync(place, 'utf8')).toBe('x');
  });
});

describe('a descriptor', () => {
  test('is written to where it stands, and takes the place of nothing', async () => {
    const place = join(folder, 'opened.txt');
    writeFileSync(place, 'before, ');
    const descriptor = openSync(place, 'a');
    const output = await Output.open(`/dev/fd/${descriptor}`, {});
    expect(output.isFile).toBe(false);
    await output.write(bytes('after'));
    await output.keep();
    closeSync(descriptor);
    expect(readFileSync(place, 'utf8')).toBe('before, after');
  });
});
