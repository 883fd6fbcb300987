/** A changed byte, wherever it lies, is found and named. */
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { createHash } from 'node:crypto';
import type { Finding } from '../core/finding.ts';
import type { EntryKinds } from '../ledger/entries.ts';
import { eventId, personId } from '../ledger/ids.ts';
import { paperOf, SALT_LENGTH } from '../ledger/papers.ts';
import type { Paper } from '../ledger/store.ts';
import { forEachStore, onServer } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { decideStanding } from '../desk/lists/decide.ts';
import {
  accepted,
  acceptRated,
  AS,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  roundRobin,
  type TestEvent,
  type TestOffice,
  submission,
} from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { setFederation } from '../desk/registry/federations.ts';
import { identityPaper } from '../ledger/rows/identity.ts';
import { mergePlayers } from '../desk/registry/merge.ts';
import { changePlayer } from '../desk/registry/players.ts';
import { verifyOffice } from './verify.ts';
import { withScratchStore } from '../desk/wire.ts';
import { checkedBeside } from './checking.fixture.ts';

const verifiedAlone = (office: TestOffice) => withScratchStore((scratch) => verifyOffice(office, { scratch }));
/** With another thread beside, which must overlook nothing. */
const verified = (office: TestOffice) =>
  withScratchStore((scratch) => verifyOffice(checkedBeside(office), { scratch }));
/** The short way first, as a large office is. */
const verifiedShortly = (office: TestOffice) =>
  withScratchStore((scratch) => verifyOffice(office, { scratch, shortFrom: 0 }));
const WAYS = [verified, verifiedAlone, verifiedShortly] as const;

function reportPaper(office: TestOffice, event: number): Paper {
  const [content, salt] = [new TextEncoder().encode(`report of event ${event}`), office.random(SALT_LENGTH)];
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { digest: paperOf(content, salt).digest, kind: 'report', of: event, salt, content, sha256 };
}

const submit = async (office: TestOffice, event: TestEvent, more: Partial<EntryKinds['event.submitted']> = {}) => {
  const paper = reportPaper(office, event.event);
  await enter(office, {
    kind: 'event.submitted',
    data: { ...submission(event), report: paper.digest, ...more },
    papers: [paper],
  });
};

/** Something of every kind of row. */
async function filled(address: string): Promise<TestOffice> {
  const office = officeOver(await openStore(address), '2024-06-15');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-05');
  await openPool(office, 'orr', 'orr', '2024-01-01');
  await enterPersons(
    office,
    1,
    Array.from({ length: 7 }, (_, at) => ({ name: `Player, No ${at + 1}`, birth: '1990-01-01', federation: 'HUN' })),
  );
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
  await bring(office, 'orr', '2024-01-01', { 1: 1500, 2: 1400 });
  await setFederation(office, { federation: 'HUN', status: 'member', officer: 'Nagy Éva' }, AS);
  await setFederation(office, { federation: 'HUN', status: 'suspended' }, AS);
  await setFederation(office, { federation: 'HUN', status: 'member' }, AS);
  await changePlayer(office, { player: personId(6), fields: { name: 'Another, Name', title: 'CM' } }, AS);
  const event: TestEvent = {
    event: 1,
    pool: 'fide',
    start: '2024-05-10',
    end: '2024-05-19',
    edition: 'fide-2024',
    list: '2024-06',
    persons: [1, 2, 3, 4, 5],
    games: roundRobin([1, 2, 3, 4, 5], () => '1-0'),
  };
  await submit(office, event);
  await enter(office, accepted(event));
  const finding = { code: 'identify.doubtful', weight: 'warn' as const, facts: {} };
  const asked = { ...event, event: 2, start: '2024-06-01', end: '2024-06-02' };
  const entered = identityPaper(8, { name: 'Reported, Only' }, office.random);
  await submit(office, asked, {
    players: [{}, ...submission(asked).players.slice(1)],
    questions: [
      { question: 1, kind: 'identity', player: 0, candidates: [personId(1)], finding },
      { question: 2, kind: 'fact', field: 'rounds', finding },
    ],
    findings: [finding],
  });
  const answer = {
    event: eventId(2),
    question: 1,
    entered: { person: personId(8), identity: entered.digest, facts: {} },
  };
  await enter(office, { kind: 'question.answered', data: answer, papers: [entered] });
  await enter(office, { kind: 'question.answered', data: { event: eventId(2), question: 2, value: 5 } });
  const games = roundRobin([1, 2], () => '1-0');
  const rated: TestEvent = { ...event, event: 3, pool: 'orr', edition: 'orr', persons: [1, 2], games };
  await acceptRated(office, { ...rated, list: undefined as never });
  await decideStanding(
    office,
    { pool: 'orr', player: personId(2), indicator: 'rating', value: 1444, on: '2024-05-01', by: 'committee' },
    AS,
  );
  await mergePlayers(office, { player: personId(7), into: personId(6) }, AS);
  await publishList(office, { pool: 'fide' }, AS);
  await publishList(office, { pool: 'orr' }, AS);
  return office;
}

type Value = number | string | Uint8Array | null;
type Row = Readonly<Record<string, Value>>;

/** Somebody who reaches the database past the program. */
interface Intruder {
  readonly rows: (table: string) => Promise<readonly Row[]>;
  readonly run: (sql: string, values?: readonly Value[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What protects entries against slips does not hold up somebody with the rights of the database: it is gone for a moment. */
function fileIntruder(path: string): Intruder {
  const database = new DatabaseSync(path);
  const guards = database.prepare("select name, sql from sqlite_schema where type = 'trigger'").all() as {
    name: string;
    sql: string;
  }[];
  return {
    rows: async (table) => database.prepare(`select * from ${table}`).all() as unknown as readonly Row[],
    run: async (sql, values = []) => {
      for (const { name } of guards) database.exec(`drop trigger ${name}`);
      try {
        database.prepare(sql).run(...values);
      } finally {
        for (const guard of guards) database.exec(guard.sql);
      }
    },
    close: async () => database.close(),
  };
}

async function serverIntruder(address: string): Promise<Intruder> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return {
    rows: async (table) => (await client.query<Row>(`select * from ${table}`)).rows,
    run: async (sql, values = []) => {
      let place = 0;
      await client.query('alter table entries disable trigger all');
      try {
        await client.query(
          sql.replaceAll('?', () => `$${(place += 1)}`),
          [...values],
        );
      } finally {
        await client.query('alter table entries enable trigger all');
      }
    },
    close: () => client.end(),
  };
}

const KEYS: Readonly<Record<string, readonly string[]>> = {
  entries: ['no'],
  papers: ['digest'],
  subjects: ['subject', 'no'],
  offices: ['id'],
  pools: ['pool'],
  federations: ['federation'],
  persons: ['person'],
  names: ['key', 'person'],
  events: ['event'],
  entrants: ['event'],
  took_part: ['person', 'event'],
  questions: ['event', 'question'],
  lists: ['list'],
  standings: ['list', 'block'],
  results: ['event'],
  present: ['pool', 'person'],
  decisions: ['no'],
};

/** One bit of one byte; of what is empty, something. */
function flipped(value: Value, at: number): Value {
  if (typeof value === 'number') return value ^ (1 << (at % 4));
  if (value === null) return 1;
  const bytes = typeof value === 'string' ? Buffer.from(value) : Buffer.from(value);
  if (bytes.length === 0) return typeof value === 'string' ? 'x' : Buffer.from([1]);
  const place = at % bytes.length;
  bytes[place] = (bytes[place] as number) ^ 1;
  return typeof value === 'string' ? bytes.toString('utf8') : bytes;
}

const FLIPS = Number(process.env['ELOBOOK_FLIPS'] ?? 20);

forEachStore((kind, store) => {
  describe('verify', () => {
    const open: { close: () => Promise<void> }[] = [];
    afterEach(async () => {
      for (const each of open.splice(0).reverse()) await each.close();
    });
    const attacked = async () => {
      const address = await store.fresh();
      const office = await filled(address);
      const intruder = kind === 'sqlite' ? fileIntruder(address) : await serverIntruder(address);
      open.push(office.store, intruder);
      return { office, intruder, address };
    };

    test('an office that nobody has touched is sound', async () => {
      const { office } = await attacked();
      const { value, findings } = await verified(office);
      expect(findings).toEqual([]);
      expect(value).toMatchObject({ lists: 2, papers: 13, erased: 0 });
    });

    test(`each of ${FLIPS} single bytes that are changed is found, and where it lies is named`, async () => {
      const { office, intruder } = await attacked();
      let state = 20_240_615;
      const next = (below: number): number => {
        state = (state * 48_271) % 2_147_483_647;
        return state % below;
      };
      const tables = Object.keys(KEYS);
      const found = new Set<string>();
      for (let done = 0; done < FLIPS; ) {
        const table = tables[done % tables.length] as string;
        const keys = KEYS[table] as readonly string[];
        const rows = await intruder.rows(table);
        const row = rows[next(rows.length)] as Row;
        const columns = Object.keys(row);
        const column = columns[next(columns.length)] as string;
        const value = flipped(row[column] as Value, next(1000));
        const change = async (to: Value, where: Row): Promise<void> =>
          intruder.run(`update ${table} set "${column}" = ? where ${keys.map((key) => `"${key}" = ?`).join(' and ')}`, [
            to,
            ...keys.map((key) => where[key] as Value),
          ]);
        try {
          await change(value, row);
        } catch {
          // a type or a key that the database itself does not take
          continue;
        }
        // of each table some with another thread beside
        const { value: sound, findings } = await (WAYS[done % 3] as (typeof WAYS)[number])(office);
        await change(row[column] as Value, { ...row, [column]: value });
        done += 1;
        const where = `${table}.${column} ${JSON.stringify(row)}`;
        expect([where, sound, findings.length]).toEqual([where, undefined, 1]);
        const { code, facts } = findings[0] as Finding;
        found.add(code);
        if (table === 'entries')
          expect([where, facts['entry']]).toEqual([where, Math.min(...numbers(row, column, value))]);
        else if (code.startsWith('verify.paper')) expect(facts['paper']).toBe(row['digest']);
        else expect([where, code, facts['projection']]).toEqual([where, 'verify.row', table]);
      }
      expect([...found].filter((code) => !/^(?:ledger|verify)\./.test(code))).toEqual([]);
      expect((await verified(office)).findings).toEqual([]);
    });

    test('a row too many and a row too few are found', async () => {
      const { office, intruder } = await attacked();
      await intruder.run('delete from results where event = ?', [3]);
      expect((await verified(office)).findings).toEqual([
        { code: 'verify.row', weight: 'refuse', facts: { projection: 'results', row: 6, key: '3', column: null } },
      ]);
      await intruder.run(
        "insert into pools (pool, family, name, since, settings) values ('x', 'orr', 'x', '2024', '{}')",
      );
      expect((await verified(office)).findings).toMatchObject([
        { facts: { projection: 'pools', row: 3, column: null } },
      ]);
    });

    test('a paper that no entry names is found, and so is one that is gone though nobody erased it', async () => {
      const { office } = await attacked();
      const paper = reportPaper(office, 9);
      await office.store.write((desk) => desk.keepPapers([paper]));
      expect((await verified(office)).findings).toMatchObject([
        { code: 'verify.row', facts: { projection: 'papers' } },
      ]);
      await office.store.write((desk) => desk.dropPapers([paper.digest], []));
      expect((await verified(office)).findings).toEqual([]);
      const [report] = await office.store.read((desk) => desk.papersOf('report', 1));
      await office.store.write((desk) => desk.dropPapers([(report as Paper).digest], []));
      expect((await verified(office)).findings).toMatchObject([
        { code: 'verify.paper-missing', facts: { paper: (report as Paper).digest, kind: 'report', of: 1 } },
      ]);
    });

    test('an identity that no entry names is found, and so is one that lies under another person', async () => {
      const { office, intruder } = await attacked();
      const [own] = await office.store.read((desk) => desk.identityPapers([2]));
      const { digest } = own as Paper;
      await office.store.write((desk) => desk.keepPapers([{ ...(own as Paper), of: 1 }]));
      expect((await verified(office)).findings).toMatchObject([
        { code: 'verify.row', facts: { projection: 'identities', key: '1', column: null } },
      ]);
      await intruder.run('delete from identities where person = 2', []);
      expect((await verified(office)).findings).toMatchObject([
        { code: 'verify.paper-missing', facts: { paper: digest, kind: 'identity', of: 2 } },
      ]);
      await intruder.run('update identities set person = 2 where person = 1 and salt = ?', [(own as Paper).salt]);
      expect((await verified(office)).findings).toEqual([]);
    });

    test('an index that is gone, or that was added, is found; a damaged page is told in the words of the database', async () => {
      const { office, intruder } = await attacked();
      const said = async () => (await verified(office)).findings.map(({ code, facts }) => ({ code, ...facts }));
      await intruder.run('create index another on persons (name)');
      await intruder.run('drop index persons_by_fide');
      expect(await said()).toEqual([
        { code: 'verify.schema', name: 'index another', wrong: 'foreign' },
        { code: 'verify.schema', name: 'index persons_by_fide', wrong: 'missing' },
      ]);
      const fault = 'row 3 missing from index persons_by_fide';
      const damaged: TestOffice = {
        ...office,
        store: {
          ...office.store,
          read: (work) =>
            office.store.read((desk) => work({ ...desk, condition: async () => ({ fault, differences: [] }) })),
        },
      };
      expect((await verified(damaged)).findings).toEqual([
        { code: 'verify.store', weight: 'refuse', facts: { said: fault } },
      ]);
    });

    test('a guard that is gone is told last', async () => {
      const { office, address } = await attacked();
      const run = async (sql: string): Promise<void> => {
        if (kind === 'postgres') return onServer(address, sql);
        const database = new DatabaseSync(address);
        database.exec(sql);
        database.close();
      };
      const said = async () => (await verified(office)).findings;
      const guard = `entries_are_not_changed${kind === 'sqlite' ? '' : ' on entries'}`;
      await run(`drop trigger ${guard}`);
      expect(await said()).toMatchObject([
        { code: 'verify.schema', facts: { name: `trigger ${guard}`, wrong: 'missing' } },
      ]);
      await run("update entries set author = 'Nobody' where no = 3");
      expect(await said()).toMatchObject([{ code: 'verify.entry', facts: { entry: 3, field: 'author' } }]);
    });

    test('an entry that was left out at the end leaves rows behind that follow from nothing', async () => {
      const { office, intruder } = await attacked();
      const head = await office.store.read((desk) => desk.head());
      await intruder.run('delete from entries where no = ?', [head.no]);
      const { findings } = await verified(office);
      expect(findings).toMatchObject([{ code: 'verify.row' }]);
    });

    test('results with another digest than the entry has are told by their event', async () => {
      const { office } = await attacked();
      const data = { pool: 'orr', events: [{ event: eventId(3), ages: [34, 34], digest: 'f'.repeat(64) }] };
      await enter(office, { kind: 'events.rated', data });
      expect((await verified(office)).findings).toMatchObject([{ code: 'verify.event', facts: { event: 'e3' } }]);
    });

    test('another thread beside leads to the same; one that is lost, or saw another moment, costs only time', async () => {
      const { office } = await attacked();
      const alone = await verifiedAlone(office);
      for (const how of [undefined, 'lost', 'later'] as const)
        expect([how, await verifiedAlone(checkedBeside(office, how))]).toEqual([how, alone]);
    });

    test('progress is told, of entries and of tables', async () => {
      const { office } = await attacked();
      const seen: string[] = [];
      await withScratchStore((scratch) =>
        verifyOffice(office, { scratch, onProgress: (stage, done, of) => void seen.push(`${stage} ${done}/${of}`) }),
      );
      const head = await office.store.read((desk) => desk.head());
      expect(seen[0]).toBe(`entries ${head.no}/${head.no}`);
      expect(seen.at(-1)).toBe('rows 17/17');
    });
  });
});

/** A flip of the number moves an entry: the first that is not there then is named. */
const numbers = (row: Row, column: string, value: Value): readonly number[] =>
  column === 'no' ? [row['no'] as number, value as number] : [row['no'] as number];

test('a scratch store listens to signals only as long as it is there', async () => {
  const before = process.listenerCount('SIGTERM');
  await withScratchStore(async () => expect(process.listenerCount('SIGTERM')).toBe(before + 1));
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
