/**
 * Every command that changes something, and those that write files, while the database fails: each ends with 5 (6 where it is itself
 * the file to be written) and a sentence in the user's language, changes nothing, and leaves no file. SQLite fails at a statement as it would on a full or broken
 * disk; the connection to PostgreSQL is really cut, and its refusals are its own.
 */
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as Driver from '@photostructure/sqlite';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Chance } from '../core/chance.ts';
import { LANGUAGES, type Language } from '../content/languages.ts';
import { personId } from '../ledger/ids.ts';
import {
  fileOf,
  GAMES,
  officeWith,
  PERSONS,
  players,
  submitOne,
  type TestReport,
} from '../desk/events/event.fixture.ts';
import { acceptEvent } from '../desk/events/accept.ts';
import { keyFile } from '../desk/keys/key-file.ts';
import { newKey } from '../desk/keys/new-key.ts';
import { AS, bring, enterPersons, openPool } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { mergePlayers } from '../desk/registry/merge.ts';
import type { Store } from '../ledger/store.ts';
import type * as Wiring from '../desk/wire.ts';
import { openOffice } from '../desk/wire.ts';
import { onServer, type TestStore, testStore } from '../stores/harness.fixture.ts';
import { backupCommand } from './commands/backup.ts';
import { decideCommand } from './commands/decide.ts';
import { eventsCommand } from './commands/events.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { keysCommand } from './commands/keys.ts';
import { listsCommand } from './commands/lists.ts';
import { officeInitCommand } from './commands/office-init.ts';
import { playersCommand } from './commands/players.ts';
import { federationsCommand, poolsCommand } from './commands/pools.ts';
import { publishCommand } from './commands/publish.ts';
import { restoreCommand } from './commands/restore.ts';
import { verifyCommand } from './commands/verify.ts';

/** What the driver is about to do; may throw in its place. */
type Act = 'begin' | 'run' | 'commit' | 'end of reading';
const driver = vi.hoisted(() => ({ about: (_act: Act): void => undefined }));

vi.mock('@photostructure/sqlite', async (real) => {
  const actual = await real<typeof Driver>();
  class Watched extends actual.DatabaseSync {
    #isWriting = false;

    override exec(sql: string): void {
      if (sql.startsWith('begin immediate')) driver.about('begin');
      if (sql === 'commit') driver.about(this.#isWriting ? 'commit' : 'end of reading');
      super.exec(sql);
      if (sql.startsWith('begin')) this.#isWriting = sql.startsWith('begin immediate');
    }

    override prepare(sql: string): Driver.StatementSyncInstance {
      const statement = super.prepare(sql);
      const run = statement.run.bind(statement);
      const watched: typeof statement.run = (...values) => {
        driver.about('run');
        return run(...values);
      };
      return Object.defineProperty(statement, 'run', { value: watched });
    }
  }
  return { ...actual, DatabaseSync: Watched };
});

/** The day is that of the tests, also where a server has another. */
vi.mock('../desk/wire.ts', async (original) => {
  const actual = await original<typeof Wiring>();
  const clock = (): number => Date.now();
  return {
    ...actual,
    openOffice: (address: string, options: object = {}) => actual.openOffice(address, { clock, ...options }),
    officeOver: (store: Store, options: object = {}) => actual.officeOver(store, { clock, ...options }),
  };
});

const FAILURES = {
  full: { errcode: 13, message: 'database or disk is full' },
  io: { errcode: 10, message: 'disk I/O error' },
  readOnly: { errcode: 8, message: 'attempt to write a readonly database' },
  corrupt: { errcode: 11, message: 'database disk image is malformed' },
} as const;

const folder = mkdtempSync(join(tmpdir(), 'elobook-store-errors-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

let out = '';
beforeEach(() => {
  vi.setSystemTime(new Date('2024-06-15T12:00:00Z'));
  vi.stubEnv('ELOBOOK_AUTHOR', 'Éva');
  vi.stubEnv('ELOBOOK_KEY_FILE', at('office.key'));
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
});
afterEach(() => {
  driver.about = () => undefined;
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(at(name), content);
  return at(name);
}

const report = (name: string, more: TestReport = {}): TestReport => ({
  ...more,
  event: { id: name, name, ...more.event },
});
const doubtful = players().map(({ fideId, birth, ...player }, place) =>
  place === 0 ? player : { ...player, fideId, birth },
);

/** Something that every command can be done to: e1 and e5 are submitted, e2 has a question, e3 is accepted, e4 rated. */
async function furnished(store: TestStore): Promise<string> {
  vi.setSystemTime(new Date('2024-06-15T12:00:00Z'));
  const address = await store.fresh();
  const office = await officeWith({ ...store, fresh: async () => address }, 'fide');
  await openPool(office, 'orr', 'orr', '2024-05-01');
  await bring(office, 'orr', '2024-05-01', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
  await enterPersons(office, PERSONS.length + 1, [
    { name: 'Kettő, Éva', birth: '1970-01-02' },
    { name: 'Kettő, Éva', birth: '1970-01-02' },
    { name: 'Három, Éva', birth: '1970-01-03' },
    { name: 'Három, Éva', birth: '1970-01-03' },
    { name: 'Négy, Éva', birth: '1970-01-04' },
  ]);
  done(await mergePlayers(office, { player: personId(7), into: personId(8) }, AS));
  await submitOne(office, 'fide', report('One'));
  await submitOne(office, 'fide', report('Two', { players: doubtful }));
  await submitOne(office, 'fide', report('Three', { event: { start: '2024-06-01', end: '2024-06-02' } }));
  done(await acceptEvent(office, { event: 'e3' }, AS));
  await submitOne(office, 'orr', report('Four', { event: { end: '2024-06-10' } }), { accept: 'clean' });
  await submitOne(office, 'fide', report('Five', { event: { start: '2024-06-03', end: '2024-06-04' } }));
  done(await newKey(office, keyFile(at('office.key')), AS));
  await office.store.close();
  return address;
}

type Command = (options: object) => Promise<number>;

const listFile = file('list.csv', 'name,birth,fideId,rating\n"Új, Éva",1999-01-02,700100,1500\n');
const reportFile = file(
  'report.json',
  fileOf(report('Late', { event: { start: '2024-05-03', end: '2024-05-04' } })).bytes,
);

const correctedFile = file(
  'corrected.json',
  fileOf(report('Four', { event: { end: '2024-06-10' }, games: [[1, '1', '2', '0-1'], ...GAMES.slice(1)] })).bytes,
);

const CHANGES: Readonly<Record<string, Command>> = {
  'pools open': (options) =>
    poolsCommand('open', ['more'], { family: 'fide', name: 'More', from: '2024-07', ...options }),
  'federations set': (options) =>
    federationsCommand('set', ['HUN'], { status: 'member', officer: 'Kiss Anna', ...options }),
  'players add': (options) => playersCommand('add', [], { name: 'Új, Éva', birth: '1999-01-02', ...options }),
  'players change': (options) => playersCommand('change', ['fide:700001'], { club: 'Torony', ...options }),
  'players import': (options) =>
    playersCommand('import', [listFile], { pool: 'fide', asOf: '2024-05', add: true, ...options }),
  'players merge': (options) => playersCommand('merge', [personId(5), personId(6)], options),
  'players erase': (options) => playersCommand('erase', [personId(9)], { ground: 'letter', ...options }),
  'players split': (options) => playersCommand('split', [personId(7)], options),
  'events register': (options) =>
    eventsCommand('register', [], { pool: 'fide', name: 'Open', start: '2024-07-10', ...options }),
  'events submit': (options) => eventsCommand('submit', [reportFile], { pool: 'fide', accept: true, ...options }),
  'events submit, late, where it is rated at once': (options) =>
    eventsCommand('submit', [reportFile], { pool: 'orr', accept: true, ...options }),
  'events correct': (options) =>
    eventsCommand('correct', ['e4', correctedFile], { accept: true, ground: 'letter', ...options }),
  'events answer': (options) => eventsCommand('answer', ['e2', '1', 'fide:700001'], options),
  'events accept': (options) => eventsCommand('accept', ['e1'], options),
  'events refuse': (options) => eventsCommand('refuse', ['e5'], { ground: 'letter', ...options }),
  'events withdraw': (options) => eventsCommand('withdraw', ['e3'], { ground: 'letter', ...options }),
  decide: (options) =>
    decideCommand('fide:700001', {
      pool: 'fide',
      indicator: 'rating',
      value: '1990',
      by: 'qc',
      ground: 'letter',
      ...options,
    }),
  publish: (options) => publishCommand('fide', { date: '2024-06', early: true, ground: 'letter', ...options }),
  'keys new': (options) => keysCommand('new', [], options),
};

/** Where there is no office yet. */
const BEGINNINGS: Readonly<Record<string, Command>> = {
  'office init': (options) => officeInitCommand({ name: 'Office', ...options }),
  import: (options) => importCommand(at('office.gz'), options),
  restore: (options) => restoreCommand(at('kept.db'), options),
};

/** These only read, and some of them write a file. */
const READINGS: Readonly<Record<string, Command>> = {
  verify: verifyCommand,
  backup: (options) => backupCommand(at('new-backup.db'), options),
  export: (options) => exportCommand(at('new-export.gz'), options),
  'lists --to': (options) => listsCommand('fide', undefined, { format: 'csv', to: at('new-list.csv'), ...options }),
  'players export': (options) => playersCommand('export', [at('new-players.csv')], options),
};

let turn = 0;
/** Tells it in the language that was asked for; each time that is the next. */
async function failing(
  name: string,
  command: Command,
  db: string,
  code: RegExp,
  exitCode = 5,
): Promise<'kept' | 'unchanged' | 'unknown'> {
  turn += 1;
  const lang = LANGUAGES[turn % LANGUAGES.length] as Language;
  out = '';
  const exit = await command({ db, json: true, lang });
  expect([name, exit, out]).toEqual([name, exitCode, expect.stringContaining('"value": null')]);
  const { findings } = JSON.parse(out) as { findings: { code: string; message: string }[] };
  const [told, ...more] = findings.map((each) => each.code);
  expect([name, told]).toEqual([name, expect.stringMatching(code)]);
  expect([name, more]).toEqual([name, isKept(more) ? [KEPT] : []]);
  expect(findings[0]?.message).toMatch(/^[A-ZÁÉÍÓÖŐÚÜŰА-Я].*\.$/);
  expect(/[а-я]/.test(findings[0]?.message as string)).toBe(lang === 'ru');
  expect([name, made()]).toEqual([name, []]);
  if (isKept(more)) return 'kept';
  return out.includes('"outcome": "unknown"') ? 'unknown' : 'unchanged';
}

/** The change itself was recorded before; only what was to be looked up after it is missing. */
const KEPT = 'store.kept-before';
const isKept = (codes: readonly string[]): boolean => codes.includes(KEPT);

/** What no command may leave behind. */
const made = (): readonly string[] =>
  readdirSync(folder).filter((each) => each.startsWith('new-') || each.startsWith('.') || each.endsWith('.part'));

/** Number and hash of the last entry. */
async function headOf(db: string): Promise<unknown> {
  const office = await openOffice(db, { create: 'never' });
  try {
    return await office.store.read((desk) => desk.head());
  } finally {
    await office.store.close();
  }
}

/** Fails each command, and looks whether what it says is so; at the end everything still follows. */
async function allToldTruly(
  db: string,
  commands: Readonly<Record<string, Command>>,
  fail: (name: string, command: Command) => Promise<'kept' | 'unchanged' | 'unknown'>,
): Promise<void> {
  let head = await headOf(db);
  for (const [name, command] of Object.entries(commands)) {
    const told = await fail(name, command);
    const now = await headOf(db);
    if (told !== 'unknown') expect([name, isDeepStrictEqual(now, head)]).toEqual([name, told === 'unchanged']);
    head = now;
  }
  out = '';
  expect([await verifyCommand({ db }), out]).toEqual([0, expect.any(String)]);
}

/** Done without keeping anything, so that it is seen that nothing else stands in the way. */
async function rehearsed(name: string, command: Command, db: string): Promise<void> {
  out = '';
  expect([name, await command({ db, dryRun: true }), out]).toEqual([name, 0, expect.any(String)]);
}

type Broken = readonly [failure: keyof typeof FAILURES, code: RegExp];
const BROKEN: readonly Broken[] = [
  ['io', /^store\.lost$/],
  ['corrupt', /^store\.damaged$/],
  ['full', /^store\.full$/],
];

const chance = new Chance(2024);

describe('on SQLite', () => {
  const store = testStore('sqlite');

  /** The driver fails at the so-manieth act of a kind. */
  const failAt = (kind: Act, place: number, failure: keyof typeof FAILURES): void => {
    let count = 0;
    driver.about = (act) => {
      if (act === kind) count += 1;
      if (act === kind && count >= place) throw Object.assign(new Error(), FAILURES[failure]);
    };
  };

  test('a disk that fills up, or breaks, at any statement of a change', async () => {
    const db = await furnished(store);
    await allToldTruly(db, CHANGES, async (name, command) => {
      let runs = 0;
      driver.about = (act) => {
        if (act === 'run') runs += 1;
      };
      await rehearsed(name, command, db);
      expect([name, runs]).toEqual([name, expect.toSatisfy((count: number) => count >= 2)]);
      for (const [place, failure, code] of [
        [1, 'full', /^store\.full$/],
        [chance.between(2, runs), ...(BROKEN[turn % BROKEN.length] as Broken)],
      ] as const) {
        failAt('run', place, failure);
        expect([name, await failing(name, command, db, code)]).toEqual([name, 'unchanged']);
      }
      driver.about = () => undefined;
      return 'unchanged';
    });
  });

  test('a disk that fills up, or breaks, at the end of a change; or one that can only be read', async () => {
    const db = await furnished(store);
    await allToldTruly(db, CHANGES, async (name, command) => {
      failAt('begin', 1, 'readOnly');
      await failing(name, command, db, /^store\.read-only$/);
      // what breaks while it is recorded may be there or not
      const failure = turn % 2 === 0 ? 'full' : 'io';
      failAt('commit', 1, failure);
      await failing(name, command, db, failure === 'full' ? /^store\.full$/ : /^store\.lost$/);
      expect([name, out.includes('"outcome": "unknown"'), out]).toEqual([name, failure === 'io', expect.any(String)]);
      driver.about = () => undefined;
      // here nothing was recorded
      return 'unchanged';
    });
  });

  test('a disk that fills up where an office is to come about', async () => {
    await copies(await furnished(store));
    const db = at('new-office.db');
    for (const [name, command] of Object.entries(BEGINNINGS)) {
      for (const place of [1, 40]) {
        failAt('run', place, 'full');
        // without verifying, which needs room elsewhere
        await failing(name, (options) => command({ ...options, quick: true }), db, /^store\.full$/, 6);
      }
    }
  });

  test('a disk that breaks while somebody only reads', async () => {
    const db = await furnished(store);
    for (const [name, command] of Object.entries(READINGS)) {
      failAt('end of reading', 1, 'io');
      await failing(name, command, db, /^store\.lost$/);
      expect([name, out]).toEqual([name, expect.not.stringContaining('"outcome": "unknown"')]);
    }
  });

  test('a database that is gone, or is none, or may not be opened', async () => {
    const db = at('gone.db');
    for (const [name, command] of Object.entries({ ...CHANGES, ...READINGS })) {
      out = '';
      expect([name, await command({ db }), out]).toEqual([name, 4, expect.stringContaining('There is no office')]);
    }
    const letter = file('letter.db', 'a letter, and no database\n'.repeat(50));
    for (const [name, command] of Object.entries({ ...CHANGES, ...READINGS })) {
      if (turn % 2 === 0) await failing(name, command, letter, /^store\.not-a-database$/);
      else await failing(name, command, folder, /^store\.unreachable$/);
    }
    expect(made()).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0 || process.platform !== 'win32')('a file that may only be read', async () => {
    const db = await furnished(store);
    const isRoot = process.getuid?.() === 0;
    chmodSync(dirname(db), 0o555);
    chmodSync(db, 0o444);
    chmodSync(folder, 0o755);
    if (isRoot) process.seteuid?.(NOBODY);
    try {
      for (const [name, command] of Object.entries(CHANGES)) {
        await failing(name, command, db, /^store\.(?:read-only|unreachable)$/);
      }
    } finally {
      if (isRoot) process.seteuid?.(0);
      chmodSync(dirname(db), 0o755);
    }
  });
});

const NOBODY = 65_534;

/** What beginnings begin with. */
async function copies(db: string): Promise<void> {
  for (const name of ['kept.db', 'office.gz']) rmSync(at(name), { force: true });
  expect(await backupCommand(at('kept.db'), { db })).toBe(0);
  expect(await exportCommand(at('office.gz'), { db })).toBe(0);
}

/** A way to the server that counts what goes there, and is cut after this many bytes. */
class Wire {
  #limit = Number.POSITIVE_INFINITY;
  #passed = 0;
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  readonly #to: URL;

  constructor(to: string) {
    this.#to = new URL(to);
    this.#server = createServer((near) => this.#join(near, connect(Number(this.#to.port), this.#to.hostname)));
  }

  #join(near: Socket, far: Socket): void {
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].forEach((each) => each.destroy()));
    }
    far.pipe(near);
    near.on('data', (bytes) => {
      const room = this.#limit - this.#passed;
      this.#passed += bytes.length;
      if (bytes.length <= room) return far.write(bytes);
      // a part of the last message comes through
      far.write(bytes.subarray(0, Math.max(0, room)), () => this.cut());
      return true;
    });
  }

  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }

  /** Counts anew, up to this many. */
  limit(bytes = Number.POSITIVE_INFINITY): void {
    this.#limit = bytes;
    this.#passed = 0;
  }

  get passed(): number {
    return this.#passed;
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const address = new URL(this.#to);
    address.port = String((this.#server.address() as AddressInfo).port);
    address.hostname = '127.0.0.1';
    return address.href;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

/** What the server says where it has no room, is a copy of another, or is stopped. */
const STATES = [
  ['53100', /^store\.full$/],
  ['25006', /^store\.read-only$/],
  ['57P01', /^store\.lost$/],
] as const;

describe('on PostgreSQL', () => {
  const store = testStore('postgres');
  let wire: Wire | undefined;
  afterEach(() => wire?.close());

  const wired = async (db: string): Promise<readonly [Wire, string]> => {
    wire = new Wire(db);
    return [wire, await wire.open()];
  };

  test('a connection that is cut in the middle of a change, or of reading', async () => {
    const db = await furnished(store);
    const [cutting, address] = await wired(db);
    await allToldTruly(db, { ...CHANGES, ...READINGS }, async (name, command) => {
      cutting.limit();
      if (name in CHANGES) await rehearsed(name, command, address);
      else expect([name, await command({ db: address })]).toEqual([name, 0]);
      for (const left of made()) rmSync(at(left));
      const whole = cutting.passed;
      cutting.limit(Math.floor((whole * chance.between(15, 95)) / 100));
      return failing(name, command, address, /^store\.(?:lost|unreachable)$/);
    });
  });

  test('a connection that is cut where an office is to come about', async () => {
    await copies(await furnished(store));
    for (const [name, command] of Object.entries(BEGINNINGS)) {
      const [counting, whole] = await wired(await store.fresh());
      expect([name, await command({ db: whole }), out]).toEqual([name, 0, expect.any(String)]);
      counting.close();
      const [cutting, address] = await wired(await store.fresh());
      cutting.limit(Math.floor((counting.passed * chance.between(15, 80)) / 100));
      await failing(name, command, address, /^store\.(?:lost|unreachable)$/);
      cutting.limit();
      expect([name, await verifyCommand({ db: address }), out]).toEqual([name, 4, expect.any(String)]);
      cutting.close();
    }
  });

  test('a server that has no more room, can only be read, or stops', async () => {
    const db = await furnished(store);
    const head = await headOf(db);
    for (const each of STATES) {
      const [state, code] = each;
      await onServer(
        db,
        `create or replace function refuse() returns trigger language plpgsql as
         'begin raise exception using errcode = ''${state}''; end';
         create or replace trigger refuse before insert on entries for each row execute function refuse()`,
      );
      const some = Object.entries(CHANGES).filter((_, place) => place % STATES.length === STATES.indexOf(each));
      for (const [name, command] of some) await failing(name, command, db, code);
    }
    await onServer(db, 'drop function refuse cascade');
    expect(await headOf(db)).toEqual(head);
    expect(await verifyCommand({ db })).toBe(0);
  });

  test('a server that is gone', async () => {
    const [gone, address] = await wired(await store.fresh());
    gone.close();
    for (const [name, command] of Object.entries({ ...CHANGES, ...READINGS, ...BEGINNINGS })) {
      await failing(name, command, address, /^store\.unreachable$/);
    }
  });
});
