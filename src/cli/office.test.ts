/** What all commands of the office share. */
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refused } from '../desk/office.ts';
import type { Finding } from '../engine/index.ts';
import { StoreError } from '../stores/errors.ts';
import { openStore } from '../stores/store.ts';
import { officeInitCommand } from './commands/office-init.ts';
import { changeOptionsOf } from './change-options.ts';
import { deskBookOf, exitCodeOf, printOutcome, readingOffice, withOffice } from './office.ts';
import { addressOf, optionText, optionTexts } from './given.ts';
import { barText, ProgressBar } from './progress.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

let out = '';
beforeEach(() => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const refusing = (code: string): Finding => ({ code, weight: 'refuse', facts: {} });

describe('how a command of the office ends', () => {
  for (const [codes, exit] of [
    [[], 0],
    [['office.no-author'], 4],
    [['event.wrong-state', 'trf.points-unreadable'], 4],
    [['trf.points-unreadable', 'file.unreadable'], 3],
    [['store.newer'], 5],
    [['store.empty'], 4],
  ] as const) {
    test(`${codes.join(' and ') || 'nothing against it'}: ${exit}`, () =>
      expect(exitCodeOf(codes.map(refusing))).toBe(exit));
  }

  test('a warning does not count', () =>
    expect(exitCodeOf([{ code: 'store.full', weight: 'warn', facts: {} }])).toBe(0));
});

describe('which office, and who asks', () => {
  test('the option counts, then the environment, then the usual file', () => {
    vi.stubEnv('ELOBOOK_DB', '');
    expect(addressOf({})).toBe('elobook.db');
    vi.stubEnv('ELOBOOK_DB', 'other.db');
    expect(addressOf({})).toBe('other.db');
    expect(addressOf({ db: 'this.db' })).toBe('this.db');
  });

  test('the author, the ground, and whether it is only to be shown', () => {
    vi.stubEnv('ELOBOOK_AUTHOR', '');
    expect(changeOptionsOf({})).toEqual({ dryRun: false, clockIsRight: false });
    vi.stubEnv('ELOBOOK_AUTHOR', 'Erzsi');
    expect(changeOptionsOf({ dryRun: true })).toEqual({ author: 'Erzsi', dryRun: true, clockIsRight: false });
    expect(changeOptionsOf({ as: 'Ági', ground: 'letter 12', clockIsRight: true })).toEqual({
      author: 'Ági',
      ground: 'letter 12',
      dryRun: false,
      clockIsRight: true,
    });
  });

  test('an option without its value, or twice, is wrong usage', () => {
    expect(() => optionText({ db: true }, 'db')).toThrow('--db needs a value');
    expect(() => optionText({ db: ['a', 'b'] }, 'db')).toThrow('--db is given more than once');
    expect(() => optionTexts({ waive: ['a', true] }, 'waive')).toThrow('--waive needs a value');
    expect(() => optionText({ securityContact: '' }, 'securityContact')).toThrow('--security-contact needs a value');
    expect(optionTexts({ waive: 'a' }, 'waive')).toEqual(['a']);
    expect(optionTexts({}, 'waive')).toEqual([]);
  });
});

describe('an outcome', () => {
  const findings: readonly Finding[] = [{ code: 'player.komir-given', weight: 'note', facts: { komir: '7' } }];

  test('is told with its findings below, and a dry run says that nothing was kept', async () => {
    const book = await deskBookOf({});
    expect(
      await printOutcome({ value: 'Sipos', findings }, { dryRun: true }, book, (name) => [`entered: ${name}`]),
    ).toBe(0);
    expect(out).toBe(
      'entered: Sipos\n\nFindings:\n  note: With the first licence the player got the KOMIR number 7.\n\nDry run: nothing of this was kept.\n',
    );
  });

  test('that was refused shows no value, and says that nothing was changed', async () => {
    const book = await deskBookOf({ lang: 'hu' });
    const code = await printOutcome(refused(refusing('office.no-author')), { lang: 'hu' }, book, () => ['never']);
    expect(code).toBe(4);
    expect(out).not.toContain('never');
    expect(out).toMatch(/\nSemmi sem változott\.\n$/);
  });

  test('has one shape in JSON, each finding with its sentence', async () => {
    const book = await deskBookOf({ lang: 'ru' });
    const asked = { json: true, lang: 'ru' };
    await printOutcome({ value: { player: 'x' }, findings: [] }, asked, book, () => []);
    expect(JSON.parse(out)).toEqual({ value: { player: 'x' }, dryRun: false, findings: [] });
    out = '';
    await printOutcome({ value: 1, findings: [] }, { ...asked, dryRun: true }, book, () => []);
    expect(JSON.parse(out)).toEqual({ value: 1, dryRun: true, findings: [] });
    out = '';
    expect(await printOutcome(refused(refusing('office.not-open')), asked, book, () => [])).toBe(4);
    expect(JSON.parse(out)).toEqual({
      value: null,
      dryRun: false,
      findings: [{ ...refusing('office.not-open'), message: expect.stringMatching(/[а-я]/) }],
    });
  });

  test('of a command that only reads does not speak of changes', async () => {
    const book = { ...(await deskBookOf({})), verb: 'reads' as const };
    await printOutcome(refused(refusing('office.not-open')), {}, book, () => []);
    expect(out).toBe('Findings:\n  refused: The office is not open yet; “elobook office init” opens it.\n');
  });

  test('without anything to say says nothing', async () => {
    await printOutcome({ findings: [] }, {}, await deskBookOf({}), () => []);
    expect(out).toBe('');
  });
});

describe('an office', () => {
  const db = join(folder, 'office.db');

  test('that is not there is told, and no database is made', async () => {
    const missing = join(folder, 'missing.db');
    expect(await withOffice({ db: missing }, async () => 0)).toBe(4);
    expect(out).toContain(`There is no office in the database “${missing}”.`);
    expect(existsSync(missing)).toBe(false);
  });

  test('is not opened where it cannot be, or is only to be shown: then nothing is left behind', async () => {
    const inits = [
      { db, name: 'Try' },
      { db, name: 'Try', as: 'Ági', timeZone: 'Budapest' },
      { db, name: 'Try', as: 'Ági', dryRun: true },
    ];
    const exits: number[] = [];
    for (const options of inits) exits.push(await officeInitCommand(options));
    expect(exits).toEqual([4, 4, 0]);
    expect(out).toMatch(
      /The office “Try” is open; its time is that of UTC\.\n\nDry run: nothing of this was kept\.\n$/,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('whose database is there, but nobody has opened it, is told', async () => {
    await (await openStore(db)).close();
    expect(await withOffice({ db }, async () => 0)).toBe(4);
    expect(out).toContain('The office is not open yet');
  });

  test('is opened once, with a key', async () => {
    expect(await officeInitCommand({ db, name: 'Try', as: 'Ági', json: true })).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ value: { name: 'Try', timeZone: 'UTC', key: {} }, findings: [] });
    expect(await officeInitCommand({ db, name: 'Try', as: 'Ági', json: true })).toBe(4);
    expect(
      await withOffice({ db }, async (office) => ((await office.store.read((desk) => desk.office())) ? 0 : 1)),
    ).toBe(0);
  });

  test('whose database is none ends with 5', async () => {
    const none = join(folder, 'none.db');
    writeFileSync(none, 'a letter, not a database, and long enough to be looked at as one\n'.repeat(20));
    expect(await withOffice({ db: none, json: true }, async () => 0)).toBe(5);
    expect(JSON.parse(out)).toMatchObject({ value: null, dryRun: false, findings: [{ code: 'store.not-a-database' }] });
  });

  test('whose database goes away says whether anything was kept before', async () => {
    const lost = (outcome: 'unchanged' | 'unknown') => new StoreError('store.lost', { address: 'x.db', outcome });
    const lastLine = (): string | undefined => out.trimEnd().split('\n').at(-1);
    const throwing = async (error: Error): Promise<never> => {
      throw error;
    };
    expect(await withOffice({ db }, () => throwing(lost('unchanged')))).toBe(5);
    expect(lastLine()).toBe('Nothing was changed.');
    expect(
      await withOffice({ db }, async (office) => {
        await office.store.write(async () => 1);
        throw lost('unchanged');
      }),
    ).toBe(5);
    expect(lastLine()).toBe(
      '  note: What was done before that is kept; look what is missing before you repeat the command.',
    );
    expect(await withOffice({ db }, () => throwing(lost('unknown')))).toBe(5);
    expect(lastLine()).toContain('look whether it is there before you repeat it.');
    expect(await readingOffice({ db }, 'anybody', () => throwing(lost('unchanged')))).toBe(5);
    expect(lastLine()).toBe('  refused: The database “x.db” went away during the work.');
  });

  test('does not hide a fault of our own', async () => {
    await expect(
      withOffice({ db }, async () => {
        throw new RangeError('ours');
      }),
    ).rejects.toThrow('ours');
  });
});

describe('progress', () => {
  test('is a bar where the end is known, else a count', () => {
    expect(barText(0, 200)).toBe(`[>${' '.repeat(23)}]   0%  0 / 200`);
    expect(barText(100, 200)).toBe(`[${'='.repeat(12)}>${' '.repeat(11)}]  50%  100 / 200`);
    expect(barText(200, 200)).toBe(`[${'='.repeat(24)}] 100%  200 / 200`);
    expect(barText(7, undefined)).toBe('7');
    expect(barText(0, 0)).toBe('0');
  });

  test('is shown on a terminal, not too often, and wiped in the end; a pipe sees nothing', () => {
    let err = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      err += String(text);
      return true;
    });
    const silent = new ProgressBar();
    vi.stubGlobal('process', { ...process, stderr: Object.assign(Object.create(process.stderr), { isTTY: false }) });
    silent.show(1, 2);
    silent.end();
    expect(err).toBe('');
    vi.stubGlobal('process', { ...process, stderr: Object.assign(Object.create(process.stderr), { isTTY: true }) });
    const bar = new ProgressBar();
    bar.show(1, 2);
    bar.show(2, 2);
    bar.end();
    bar.end();
    expect(err).toBe(`\r${barText(1, 2)}\u001b[K\r\u001b[K`);
    vi.unstubAllGlobals();
  });

  test('shows the seconds where nothing has been counted for one, and nothing once the work is over', () => {
    let err = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      err += String(text);
      return true;
    });
    vi.stubGlobal('process', { ...process, stderr: Object.assign(Object.create(process.stderr), { isTTY: true }) });
    const clock = vi.spyOn(performance, 'now');
    clock.mockReturnValue(5000);
    const bar = new ProgressBar();
    const beats = [5999, 6200, 6300, 7250].map((now) => {
      clock.mockReturnValue(now);
      return bar.beat();
    });
    expect(beats).toEqual([false, false, false, false]);
    expect(err).toBe('\r1 s\u001b[K\r2 s\u001b[K');
    err = '';
    clock.mockReturnValue(8000);
    bar.show(1, 2);
    clock.mockReturnValue(9100);
    bar.beat();
    bar.clear();
    expect(err).toBe(`\r${barText(1, 2)}\u001b[K\r${barText(1, 2)}  4 s\u001b[K\r\u001b[K`);
    err = '';
    bar.end();
    clock.mockReturnValue(20_000);
    expect(bar.beat()).toBe(true);
    expect(err).toBe('');
    vi.unstubAllGlobals();
  });
});
