import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { rememberingDesk, rememberingWriter } from '../ledger/remembering-desk.ts';
import { storeContract } from '../ledger/store.contract.ts';
import { MARKS, type Paper, type Store } from '../ledger/store.ts';
import type { OpenStoreOptions, StoredRow } from './engine.ts';
import { forEachStore } from './harness.fixture.ts';
import { packedContent } from './papers.ts';
import { MIGRATIONS, openStore, storeOver } from './store.ts';
import type { Tables } from './tables.ts';

forEachStore((kind, { fresh, open }) => {
  const stores: Store[] = [];
  afterEach(async () => {
    for (const store of stores.splice(0)) await store.close();
  });
  const opened = async (address: string, options?: OpenStoreOptions): Promise<Store> => {
    const store = await openStore(address, options);
    stores.push(store);
    return store;
  };

  storeContract(async () => opened(await fresh()));

  // whatever the database is, it remembers alike
  describe.runIf(kind === 'sqlite')('a desk that remembers what it was told', () => {
    storeContract(async () => {
      const store = await opened(await fresh());
      return {
        ...store,
        read: (work) => store.read((desk) => work(rememberingDesk(desk))),
        write: (work) => store.write((desk) => work(rememberingWriter(desk))),
      };
    });
  });

  describe('the database', () => {
    test('is opened again with all that it holds', async () => {
      const address = await fresh();
      const first = await openStore(address);
      expect(first.kind).toBe(kind);
      await first.write((desk) => desk.putOffice({ name: 'Iroda', timeZone: 'Europe/Budapest', minors: 'names' }));
      await first.close();
      const second = await opened(address, { create: 'never' });
      expect(await second.read((desk) => desk.office())).toEqual({
        name: 'Iroda',
        timeZone: 'Europe/Budapest',
        minors: 'names',
      });
    });

    test('takes a paper that was packed ahead, and gives it back as it was', async () => {
      const store = await opened(await fresh('tables'));
      const content = new TextEncoder().encode('long enough '.repeat(300));
      const packed = packedContent(content) as Uint8Array;
      const paper = { digest: 'd1', kind: 'report', of: 1, salt: new Uint8Array(16), sha256: 's1' } as const;
      await store.write((desk) => desk.keepPapers([{ ...paper, content, packed }]));
      const { content: found, ...rest } = (await store.read((desk) => desk.papers(['d1'])))[0] as Paper;
      expect([Uint8Array.from(found), { ...rest, salt: Uint8Array.from(rest.salt) }]).toEqual([content, paper]);
      expect(packedContent(content.slice(0, 2047))).toBeUndefined();
    });

    const HASH = '0'.repeat(64);
    const REFUSED = {
      'a change of an entry': sql`update entries set text = '{}' where no = 1`,
      'the removal of an entry': sql`delete from entries where no = 1`,
      'the removal of all entries': sql`${sql.raw(kind === 'sqlite' ? 'delete from' : 'truncate')} entries`,
      'an entry in place of another': sql`${sql.raw(kind === 'sqlite' ? 'insert or replace' : 'insert')} into entries
        values (1, 'pool.opened', '', '', ${HASH}, '{}', null)
        ${sql.raw(kind === 'sqlite' ? '' : 'on conflict (no) do update set text = excluded.text')}`,
    };

    for (const [what, statement] of Object.entries(REFUSED)) {
      test(`refuses ${what}`, async () => {
        const engine = await open<Tables>(MIGRATIONS);
        const kept = {
          no: 1,
          kind: 'pool.opened',
          time: 't',
          author: 'a',
          hash: HASH,
          text: '{"a":1}',
          packed: null,
        } as const;
        await engine.write(({ db }) => db.insertInto('entries').values(kept).execute());
        await expect(engine.write(({ db }) => statement.execute(db))).rejects.toThrow('entries only grow');
        expect(await engine.read(({ db }) => db.selectFrom('entries').selectAll().execute())).toEqual([kept]);
      });
    }

    const UNREAD = {
      'a change of a reading': sql`update readings set reader = 'nobody' where no = 1`,
      'the removal of a reading': sql`delete from readings where no = 1`,
      'the removal of all readings': sql`${sql.raw(kind === 'sqlite' ? 'delete from' : 'truncate')} readings`,
      'a reading in place of another': sql`${sql.raw(kind === 'sqlite' ? 'insert or replace' : 'insert')} into readings
        values (1, '', '', 'export', null, null, null)
        ${sql.raw(kind === 'sqlite' ? '' : 'on conflict (no) do update set reader = excluded.reader')}`,
    };

    for (const [what, statement] of Object.entries(UNREAD)) {
      test(`refuses ${what}`, async () => {
        const engine = await open<Tables>(MIGRATIONS);
        const kept = { no: 1, time: 't', reader: 'a', what: 'export', about: null, persons: 3, ground: null } as const;
        await engine.write(({ db }) => db.insertInto('readings').values(kept).execute());
        await expect(engine.write(({ db }) => statement.execute(db))).rejects.toThrow('readings only grow');
        expect(await engine.read(({ db }) => db.selectFrom('readings').selectAll().execute())).toEqual([kept]);
      });
    }

    test('of the first version gets the record of readings, and keeps what it holds', async () => {
      const address = await fresh();
      const first = await open<Tables>(MIGRATIONS.slice(0, 1), { address });
      await first.write(({ db }) => sql`insert into offices values (1, 'Iroda', 'UTC')`.execute(db));
      await first.close();
      const store = await opened(address, { create: 'never' });
      expect(await store.read((desk) => desk.office())).toEqual({
        name: 'Iroda',
        timeZone: 'UTC',
        minors: 'names',
      });
      expect(await store.read((desk) => desk.readings())).toEqual([]);
    });

    test('of the second version gets columns for the facts that are searched, from the texts that held them', async () => {
      const address = await fresh();
      const second = await open<Tables>(MIGRATIONS.slice(0, 2), { address });
      const digest = (number: number): string => String(number).padStart(64, '0');
      const paper = (named: string, said: object): readonly unknown[] => [
        named,
        'identity',
        1,
        Buffer.from([1]),
        Buffer.from(JSON.stringify(said)),
        null,
      ];
      const facts = [
        { now: { title: 'GM' }, was: [] },
        { now: { deceased: '2024-03-01' }, was: [{ facts: {}, upTo: 7 }] },
        // once blocked, and no longer
        { now: { exempt: 'x' }, was: [{ facts: { blocked: 'y' }, upTo: 7 }] },
        { erased: 9, now: { blocked: 'z' }, was: [] },
      ];
      const data = [
        { correctedBy: 'e12', facts: { name: 'says "corrects": nothing' } },
        { facts: {}, field: 7 },
        {
          brought: { 0: { unrated: true }, 3: { as: '2024-05', rating: 1500 } },
          corrects: 'e1',
          facts: {},
          origin: 'e1',
        },
      ];
      await second.write(async ({ insertMany }) => {
        const persons = ['person', 'merged_into', 'identity', 'facts'];
        await insertMany('offices', ['id', 'name', 'time_zone'], [[1, 'Iroda', 'UTC']]);
        const entry = (no: number, minors: string) =>
          [no, 'office.set', 't', 'a', String(no), `{"data":{"minors":"${minors}"}}`] as const;
        await insertMany(
          'entries',
          ['no', 'kind', 'time', 'author', 'hash', 'text'],
          [entry(1, 'names'), entry(2, 'initials')],
        );
        await insertMany(
          'subjects',
          ['subject', 'no'],
          [
            ['settings', 1],
            ['settings', 2],
          ],
        );
        await insertMany('papers', ['digest', 'kind', 'of', 'salt', 'content', 'sha256'], [
          paper(digest(1), { club: 'Új "Sakk" SE' }),
          paper(digest(2), { guestClub: 'Vendég SE' }),
          paper(digest(9), { club: 'Régi SE' }),
        ] as StoredRow[]);
        await insertMany(
          'persons',
          persons,
          facts.map((each, at) => [at + 1, null, digest(at + 1), JSON.stringify(each)]),
        );
        const events = ['event', 'pool', 'state', 'name', 'players', 'games', 'open_questions', 'data'];
        await insertMany(
          'events',
          events,
          data.map((each, at) => [[1, 2, 12][at] as number, 'fide', 'published', '', 0, 0, 0, JSON.stringify(each)]),
        );
      });
      await second.close();
      const store = await opened(address, { create: 'never' });
      await store.read(async (desk) => {
        expect((await desk.office())?.minors).toBe('initials');
        const { deceased, exempt, blocked, erased, changed } = MARKS;
        expect((await desk.persons([1, 2, 3, 4])).map((row) => [row.deceased, row.club, row.marks])).toEqual([
          [null, 'Új "Sakk" SE', 0],
          ['2024-03-01', null, deceased + changed],
          [null, null, exempt + changed],
          [null, null, blocked + erased],
        ]);
        const rows = await desk.events({});
        expect(rows.map((row) => [row.corrects, row.origin, row.correctedBy, row.broughtRatings, row.data])).toEqual([
          [null, null, 12, 0, '{"facts":{"name":"says \\"corrects\\": nothing"}}'],
          [null, null, null, 0, '{"facts":{},"field":7}'],
          [1, 1, null, 2, '{"brought":{"0":{"unrated":true},"3":{"as":"2024-05","rating":1500}},"facts":{}}'],
        ]);
      });
    });

    test('of the fourth version is packed, and says the same', async () => {
      const address = await fresh();
      const fourth = await open<Tables>(MIGRATIONS.slice(0, 4), { address });
      const digest = (number: number): string => `${number}a`.padStart(64, '0');
      const [long, short] = [`{"text":"${'ő, '.repeat(3000)}"}`, '{"text":"rövid"}'];
      const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
      const facts = [
        '{"now":{"birthYear":1976,"federation":"HUN","sex":"f","title":"GM"},"was":[]}',
        '{"now":{},"was":[]}',
        '{"now":{"federation":"HUN","k":40},"was":[]}',
        '{"now":{"federation":"H\\"N"},"was":[]}',
      ];
      await fourth.write(async ({ insertMany }) => {
        await insertMany(
          'entries',
          ['no', 'kind', 'time', 'author', 'hash', 'text'],
          [long, short].map((text, at) => [at + 1, 'pool.opened', 't', 'a', digest(at), text]),
        );
        await insertMany(
          'papers',
          ['digest', 'kind', 'of', 'salt', 'content', 'sha256'],
          [
            [digest(1), 'identity', 2, Uint8Array.of(1), bytes('{}'), null],
            [digest(2), 'identity', 1, Uint8Array.of(2), bytes('{"name":"A"}'), null],
            [digest(3), 'report', 1, Uint8Array.of(3), bytes(long), digest(7)],
            [digest(4), 'report', 2, Uint8Array.of(4), bytes(short), digest(8)],
          ],
        );
        await insertMany(
          'persons',
          ['person', 'identity', 'birth_year', 'federation', 'sex', 'title', 'facts'],
          facts.map(
            (text, at): StoredRow => [
              at + 1,
              at === 1 ? null : digest(at),
              at === 0 ? 1976 : null,
              [`HUN`, null, 'HUN', 'H"N'][at] as string | null,
              at === 0 ? 'f' : null,
              at === 0 ? 'GM' : null,
              text,
            ],
          ),
        );
      });
      await fourth.close();
      const store = await opened(address, { create: 'never' });
      await store.read(async (desk) => {
        expect((await desk.entries([1, 2])).map(({ text }) => text)).toEqual([long, short]);
        const reports = await desk.papers([3, 4].map(digest));
        expect(reports.map(({ content, of, sha256 }) => [new TextDecoder().decode(content), of, sha256])).toEqual([
          [long, 1, digest(7)],
          [short, 2, digest(8)],
        ]);
        const identities = await desk.identityPapers([1, 2]);
        expect(identities.map((paper) => [paper.of, paper.digest, paper.salt[0], paper.content.length])).toEqual([
          [1, digest(2), 2, 12],
          [2, digest(1), 1, 2],
        ]);
        expect((await desk.persons([1, 2, 3, 4])).map((row) => [row.identity, row.facts])).toEqual([
          [digest(0), facts[0]],
          [null, facts[1]],
          [digest(2), facts[2]],
          [digest(3), facts[3]],
        ]);
        // as rows that are written now
        const stored: unknown[] = [];
        for await (const rows of desk.rowsOf('persons')) stored.push(...rows.map((row) => row[13]));
        expect(stored).toEqual(['', '', facts[2], facts[3]]);
      });
      await expect(store.write((desk) => desk.keepEntries([{ ...WRITTEN, no: 1 }]))).rejects.toThrow();
    });

    const WRITTEN = { no: 1, kind: 'pool.opened', time: 't', author: 'a', hash: HASH, text: 'x'.repeat(5000) } as const;

    test('has no text of an entry, and no content of a paper, whose packed bytes were changed', async () => {
      const address = await fresh();
      const engine = await open<Tables>(MIGRATIONS, { address });
      const store = storeOver(engine);
      const report = {
        digest: HASH,
        kind: 'report',
        of: 1,
        salt: Uint8Array.of(1),
        content: new Uint8Array(5000).fill(65),
        sha256: HASH,
      } as const;
      await store.write(async (desk) => {
        await desk.keepEntries([WRITTEN]);
        await desk.keepPapers([report]);
      });
      const seen = () =>
        store.read(async (desk) => [(await desk.entry(1))?.text.length, (await desk.paper(HASH))?.content.length]);
      expect(await seen()).toEqual([5000, 5000]);
      await engine.write(async ({ db }) => {
        await sql`${sql.raw(kind === 'sqlite' ? 'drop trigger entries_are_not_changed' : 'alter table entries disable trigger all')}`.execute(
          db,
        );
        await db.updateTable('entries').set({ text: 'also a text' }).execute();
        await db
          .updateTable('papers')
          .set({ content: Uint8Array.of(1) })
          .execute();
      });
      expect(await seen()).toEqual([0, 0]);
      await engine.write(async ({ db }) => {
        await db
          .updateTable('entries')
          .set({ text: '', packed: Uint8Array.of(1, 2, 3, 4, 5) })
          .execute();
        await db
          .updateTable('papers')
          .set({ content: new Uint8Array(), packed: Uint8Array.of(1) })
          .execute();
      });
      expect(await seen()).toEqual([0, 0]);
    });

    test('holds no digest that is none', async () => {
      const store = await opened(await fresh());
      const paper = {
        digest: 'p1',
        kind: 'identity',
        of: 1,
        salt: Uint8Array.of(1),
        content: Uint8Array.of(1),
      } as const;
      await expect(store.write((desk) => desk.keepPapers([paper]))).rejects.toThrow(RangeError);
    });
  });
});
