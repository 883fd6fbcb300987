/** Every command that writes a file, against everything that no file may take the place of, by every name that it has. */
import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { keyPairOf, privateKeysText } from '../ledger/signatures.ts';
import type { Store } from '../ledger/store.ts';
import type { Finding } from '../engine/index.ts';
import { bring, enterPersons, officeOver, openPool } from '../desk/lists/office.fixture.ts';
import { openStore } from '../stores/store.ts';
import { auditFilesCommand } from './commands/audit-files.ts';
import { backupCommand } from './commands/backup.ts';
import { convertCommand } from './commands/convert.ts';
import { exportCommand } from './commands/export.ts';
import { keysCommand } from './commands/keys.ts';
import { listsCommand } from './commands/lists.ts';
import { officeInitCommand } from './commands/office-init.ts';
import { playersCommand } from './commands/players.ts';
import { publishCommand } from './commands/publish.ts';
import { rerateCommand } from './commands/rerate.ts';
import { restoreCommand } from './commands/restore.ts';
import { Refusal } from './exit.ts';
import { Output } from './output.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-outputs-'));
const at = (name: string): string => join(folder, name);
const [db, key, named] = [at('office.db'), at('office.db.key'), at('named.key')];
const csv = fileURLToPath(new URL('../formats/csv/samples/own.csv', import.meta.url));
const as = 'Éva';

/** Also when the environment names another office. */
const options = { db, key: named, json: true, replace: true };

/** Each as if a file of this name were asked for; a new one that writes a file has its line here. */
const COMMANDS: Readonly<Record<string, (file: string, more?: object) => Promise<number>>> = {
  convert: (file, more) => convertCommand(csv, file, { format: 'csv', ...options, ...more }),
  lists: (file, more) =>
    listsCommand('fide', undefined, { format: 'csv', to: file, unsigned: true, ...options, ...more }),
  'players export': (file, more) => playersCommand('export', [file], { ...options, ...more }),
  'keys export': (file, more) => keysCommand('export', [file], { ...options, ...more }),
  rerate: (file, more) => rerateCommand({ from: '2024-06-01', to: file, ...options, ...more }),
  export: (file, more) => exportCommand(file, { ...options, ...more }),
  backup: (file, more) => backupCommand(file, { ...options, ...more }),
};

/** What stands there, and what each is told to be; `-journal` and the key of another name are not there yet. */
const TARGETS = {
  'office.db': 'office',
  'office.db-wal': 'office-log',
  'office.db-shm': 'office-log',
  'office.db-journal': 'office-log',
  'office.db.key': 'office-key',
  'named.key': 'office-key',
  'elsewhere.key': 'office-key',
  'other.db-wal': 'database-log',
} as const;

/** Told by what is in them; a backup is told that a file is there. */
const KINDS = { 'other.db': 'database', 'retired.key': 'private-key', 'list.csv.sig': 'signature' } as const;

let open: Store;
let out = '';
beforeEach(() => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  });
  for (const name of ['ELOBOOK_KEY', 'ELOBOOK_DB', 'ELOBOOK_AUTHOR']) vi.stubEnv(name, '');
  vi.stubEnv('ELOBOOK_KEY_FILE', at('elsewhere.key'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  for (const name of ['office.db', 'other.db']) {
    expect(await officeInitCommand({ db: at(name), key: at(`${name}.key`), name: 'Iroda', as })).toBe(0);
  }
  const office = officeOver(await openStore(db));
  await openPool(office, 'fide', 'fide', '2024-06');
  await enterPersons(office, 1, [{ name: 'Arany' }, { name: 'Bartók' }]);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900 });
  expect(await publishCommand('fide', { db, as, date: '2024-06' })).toBe(0);
  // as long as somebody has it open there is a log
  open = office.store;
  writeFileSync(at('retired.key'), privateKeysText([keyPairOf(new Uint8Array(32).fill(5))]), { mode: 0o600 });
  await listsCommand('fide', undefined, { db, key, format: 'csv', to: at('list.csv') });
});
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true });
});

/** What must not change, in short; the files by which processes share a log change with every reader. */
const standing = (): readonly string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => {
      const { ino, size } = statSync(at(name));
      return `${name} ${ino} ${name.endsWith('-shm') || statSync(at(name)).isDirectory() ? '' : `${size} ${readFileSync(at(name)).toString('base64')}`}`;
    });

/** What a command says against it, whichever way. */
async function refusal(run: Promise<number>): Promise<Pick<Finding, 'code' | 'facts'> | undefined> {
  out = '';
  const ended = await run.catch((error: unknown) => error);
  if (ended instanceof Refusal) return { code: ended.finding.code, facts: ended.finding.facts };
  if (ended !== 4) throw ended instanceof Error ? ended : new Error(`it ends with ${ended}: ${out}`);
  const [first] = (JSON.parse(out) as { findings: readonly Finding[] }).findings;
  return first === undefined ? undefined : { code: first.code, facts: first.facts };
}

const textOf = (file: string): string => readFileSync(file, 'utf8');

const guarded = (file: string, is: string) => ({ code: 'output.guarded', facts: { file, is } });

describe.each(Object.keys(COMMANDS))('%s', (name) => {
  const run = COMMANDS[name] as (typeof COMMANDS)[string];

  test('writes over nothing of the office, nor over what cannot be made again', async () => {
    const before = standing();
    for (const [file, is] of Object.entries(TARGETS)) {
      expect(await refusal(run(at(file))), file).toEqual(guarded(at(file), is));
    }
    for (const [file, is] of Object.entries(KINDS)) {
      const told =
        name === 'backup' ? { code: 'keeping.file-there', facts: { file: at(file) } } : guarded(at(file), is);
      expect(await refusal(run(at(file))), file).toEqual(told);
    }
    expect(standing()).toEqual(before);
  });

  test('knows the office by every name', async () => {
    const before = standing();
    mkdirSync(at('x'));
    symlinkSync(db, at('x/link'));
    symlinkSync('link', at('x/link-to-link'));
    symlinkSync(folder, at('x/folder'));
    linkSync(db, at('x/hard'));
    const descriptor = openSync(db, 'r+');
    try {
      for (const file of [
        relative(process.cwd(), db),
        `${folder}/x/../office.db`,
        at('x/link'),
        at('x/link-to-link'),
        at('x/folder/office.db'),
        at('x/hard'),
        `/proc/self/fd/${descriptor}`,
        `/dev/fd/${descriptor}`,
      ]) {
        expect(await refusal(run(file)), file).toEqual(guarded(file, 'office'));
      }
      // nobody knows yet whether the disk would tell them apart
      const journal = at('OFFICE.DB-Journal');
      expect(await refusal(run(journal))).toEqual(guarded(journal, 'office-log'));
      // a link has the log beside what it leads to
      const link = at('x/link');
      expect(await refusal(run(`${db}-journal`, { db: link }))).toEqual(guarded(`${db}-journal`, 'office-log'));
    } finally {
      closeSync(descriptor);
      rmSync(at('x'), { recursive: true });
    }
    expect(standing()).toEqual(before);
  });

  test('replaces another file only where that is asked for', async () => {
    const file = at(`replaced-${name.replace(' ', '-')}`);
    writeFileSync(file, 'before');
    try {
      const code = name === 'backup' ? 'keeping.file-there' : 'output.there';
      expect(await refusal(run(file, { replace: undefined }))).toEqual({ code, facts: { file } });
      expect(readFileSync(file, 'utf8')).toBe('before');
      if (name === 'backup') return;
      out = '';
      expect(await run(file, { json: undefined })).toBe(0);
      expect(readFileSync(file, 'utf8')).not.toBe('before');
    } finally {
      unlinkSync(file);
    }
  });
});

describe('a list with its signature', () => {
  const signed = (to: string, more: object = {}): Promise<number> =>
    listsCommand('fide', undefined, { db, key, json: true, format: 'csv', to, ...more });

  test('is not written where the signature would fall on something else', async () => {
    const other = at('x.csv');
    for (const [target, is] of [
      [db, 'office'],
      [at('retired.key'), 'private-key'],
    ] as const) {
      symlinkSync(target, `${other}.sig`);
      const before = standing();
      expect(await refusal(signed(other, { replace: true }))).toEqual(guarded(`${other}.sig`, is));
      expect(standing()).toEqual(before);
      unlinkSync(`${other}.sig`);
    }
    writeFileSync(`${other}.sig`, 'before');
    expect(await refusal(signed(other))).toEqual({ code: 'output.there', facts: { file: `${other}.sig` } });
    expect(existsSync(other)).toBe(false);
    unlinkSync(`${other}.sig`);
  });

  test('is replaced together with it', async () => {
    const list = at('list.csv');
    const before = readFileSync(`${list}.sig`, 'utf8');
    expect(await refusal(signed(list))).toEqual({ code: 'output.there', facts: { file: list } });
    expect(await signed(list, { replace: true })).toBe(0);
    expect(readFileSync(`${list}.sig`, 'utf8')).not.toBe(before);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('is the only file that lies beside it: nothing else is put there as if it were signed', async () => {
    const file = at('list.csv');
    const against = { code: 'output.signed', facts: { file, signature: `${file}.sig` } };
    const exact = { format: 'csv-exact', unsigned: true, replace: true };
    const before = [textOf(file), textOf(`${file}.sig`), readdirSync(folder)];
    expect(await refusal(signed(file, exact))).toEqual(against);
    for (const name of ['convert', 'players export', 'rerate', 'export']) {
      expect(await refusal((COMMANDS[name] as (typeof COMMANDS)[string])(file)), name).toEqual(against);
    }
    expect([textOf(file), textOf(`${file}.sig`), readdirSync(folder)]).toEqual(before);
    // the same bytes are what was signed
    expect(await signed(file, { unsigned: true, replace: true })).toBe(0);
    const text = textOf(file);
    unlinkSync(file);
    expect(await refusal(signed(file, { ...exact, replace: undefined }))).toEqual(against);
    expect(existsSync(file)).toBe(false);
    expect(await signed(file, { unsigned: true })).toBe(0);
    expect(textOf(file)).toBe(text);
    // one that was cut off is still no signature of another file
    const signature = textOf(`${file}.sig`);
    writeFileSync(`${file}.sig`, signature.slice(0, -9));
    expect(await refusal(signed(file, { unsigned: true, replace: true }))).toEqual(against);
    writeFileSync(`${file}.sig`, signature);
  });
});

describe('the tables of an audit', () => {
  test('go over nothing of the office, and make no folder in the place of its log', async () => {
    const run = (name: string): Promise<number> => auditFilesCommand(name, { ...options });
    mkdirSync(at('tables'));
    symlinkSync(db, at('tables/players.csv'));
    const before = standing();
    expect(await refusal(run(at('tables')))).toEqual(guarded(at('tables/players.csv'), 'office'));
    expect(readdirSync(at('tables'))).toEqual(['players.csv']);
    expect(await refusal(run(at('office.db-journal')))).toEqual(guarded(at('office.db-journal'), 'office-log'));
    expect(await refusal(run(at('other.db-wal/below')))).toEqual(guarded(at('other.db-wal'), 'database-log'));
    await expect(run(db)).rejects.toMatchObject({ message: expect.stringContaining('a file, not a folder') });
    expect(standing()).toEqual(before);
    rmSync(at('tables'), { recursive: true });
  });
});

describe('a key', () => {
  test('does not go where a database or its log has its place', async () => {
    const before = standing();
    for (const [name, is] of [
      ['new.db', 'office'],
      ['new.db-wal', 'office-log'],
      ['other.db-journal', 'database-log'],
    ] as const) {
      const run = officeInitCommand({ db: at('new.db'), key: at(name), name: 'Iroda', as, json: true });
      if (is === 'office') expect(await refusal(run)).toEqual(guarded(at(name), 'office-key'));
      else {
        out = '';
        expect(await run).toBe(0);
        expect(JSON.parse(out)).toMatchObject({ findings: [{ ...guarded(at(name), is), weight: 'warn' }] });
        rmSync(at('new.db'));
      }
    }
    expect(await refusal(keysCommand('new', [], { db, key: `${db}-journal`, as, json: true }))).toEqual(
      guarded(`${db}-journal`, 'office-log'),
    );
    expect(standing()).toEqual(before);
  });
});

describe('an office', () => {
  test('is not put where the log of another has its place', async () => {
    const before = standing();
    const place = at('other.db-journal');
    expect(await refusal(restoreCommand(at('other.db'), { db: place, json: true }))).toEqual(
      guarded(place, 'database-log'),
    );
    expect(standing()).toEqual(before);
  });
});

describe('a new command that writes files', () => {
  /** Where the project's own files are written, the draft of a list for a browser, and those kept for the next server. */
  const WRITERS = [
    'cli/output.ts',
    'http/kept-files.ts',
    'http/shelf.ts',
    'desk/keys/key-file.ts',
    'desk/memory/memory-file.ts',
    'desk/secret-file.ts',
    'stores/drafts.ts',
    'stores/sqlite.ts',
    'stores/upgrade.ts',
    'witness/memory.ts',
  ];
  const WRITES =
    /\b(?:appendFile|copyFile|cp|createWriteStream|link|mkdir|open|rename|symlink|truncate|writeFile)(?:Sync)?\b/;
  /** They open files to read them. */
  const READERS = ['cli/guard.ts', 'stores/synced.ts'];

  test('does so through the one place that guards them', () => {
    const src = fileURLToPath(new URL('..', import.meta.url));
    const writers = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture|contract)\.tsx?$/.test(file))
      .filter((file) => {
        const imports = readFileSync(join(src, file), 'utf8').matchAll(
          /^import ([^;]*?) from 'node:fs(?:\/promises)?';/gms,
        );
        return [...imports].some(([, names = '']) => WRITES.test(names) || names.startsWith('*'));
      })
      .map((file) => file.replaceAll('\\', '/'));
    expect(writers.sort()).toEqual([...WRITERS, ...READERS].sort());
  });

  test('is among those above', () => {
    const commands = fileURLToPath(new URL('commands/', import.meta.url));
    const writing = readdirSync(commands).filter(
      (file) => /^[^.]+\.ts$/.test(file) && /'\.\.\/output\.ts'|\bfillStore\b/.test(textOf(join(commands, file))),
    );
    // three fill folders, one needs an accepted event, one a member's form, one another program and one a sealed list; each file goes through the same place
    const others = ['audit-files', 'endorse', 'export-tables', 'events-export', 'players-forms', 'prove', 'site'];
    const known = [...Object.keys(COMMANDS), ...others].map((name) => `${name.split(' ')[0]}.ts`);
    expect(writing.sort()).toEqual(known.sort());
    const offered = textOf(fileURLToPath(new URL('main.ts', import.meta.url))).match(/\.option\((?:\.\.\.)?REPLACE/g);
    // a backup is never replaced; a copy of the site knows its own files; one command of the line writes exports and tables, one of players forms and exports
    expect(offered).toHaveLength(known.length - 4);
  });
});

describe('a file that comes while another is written', () => {
  test('is not replaced, where nobody asked for it; nor is a database, even so', async () => {
    const file = at('late.csv');
    const bytes = new TextEncoder().encode('new');
    const output = await Output.open(file, { db });
    await output.write(bytes);
    writeFileSync(file, 'came meanwhile');
    await expect(output.keep()).rejects.toMatchObject({ finding: { code: 'output.there' } });
    await output.drop();
    expect(readFileSync(file, 'utf8')).toBe('came meanwhile');
    const second = await Output.open(file, { db, replace: true });
    await second.write(bytes);
    unlinkSync(file);
    linkSync(at('other.db'), file);
    await expect(second.keep()).rejects.toMatchObject({ finding: guarded(file, 'database') });
    await second.drop();
    expect(statSync(file).ino).toBe(statSync(at('other.db')).ino);
    unlinkSync(file);
    expect(readdirSync(dirname(file)).filter((name) => name.startsWith(`.${basename(file)}`))).toEqual([]);
  });
});
