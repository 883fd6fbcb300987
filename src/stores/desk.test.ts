import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { rememberingDesk, rememberingWriter } from '../ledger/remembering-desk.ts';
import { storeContract } from '../ledger/store.contract.ts';
import { MARKS, type Store } from '../ledger/store.ts';
import type { OpenStoreOptions, StoredRow } from './engine.ts';
import { forEachStore } from './harness.fixture.ts';
import { MIGRATIONS, openStore } from './store.ts';
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

    const HASH = '0'.repeat(64);
    const REFUSED = {
      'a change of an entry': sql`update entries set text = '{}' where no = 1`,
      'the removal of an entry': sql`delete from entries where no = 1`,
      'the removal of all entries': sql`${sql.raw(kind === 'sqlite' ? 'delete from' : 'truncate')} entries`,
      'an entry in place of another': sql`${sql.raw(kind === 'sqlite' ? 'insert or replace' : 'insert')} into entries
        values (1, 'pool.opened', '', '', ${HASH}, '{}')
        ${sql.raw(kind === 'sqlite' ? '' : 'on conflict (no) do update set text = excluded.text')}`,
    };

    for (const [what, statement] of Object.entries(REFUSED)) {
      test(`refuses ${what}`, async () => {
        const engine = await open<Tables>(MIGRATIONS);
        const kept = { no: 1, kind: 'pool.opened', time: 't', author: 'a', hash: HASH, text: '{"a":1}' } as const;
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
      const paper = (digest: string, said: object): readonly unknown[] => [
        digest,
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
          paper('p1', { club: 'Új "Sakk" SE' }),
          paper('p2', { guestClub: 'Vendég SE' }),
          paper('before', { club: 'Régi SE' }),
        ] as StoredRow[]);
        await insertMany(
          'persons',
          persons,
          facts.map((each, at) => [at + 1, null, `p${at + 1}`, JSON.stringify(each)]),
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
  });
});
