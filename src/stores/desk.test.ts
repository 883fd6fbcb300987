import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { rememberingDesk, rememberingWriter } from '../ledger/remembering-desk.ts';
import { storeContract } from '../ledger/store.contract.ts';
import type { Store } from '../ledger/store.ts';
import type { OpenStoreOptions } from './engine.ts';
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
      await first.write((desk) => desk.putOffice({ name: 'Iroda', timeZone: 'Europe/Budapest' }));
      await first.close();
      const second = await opened(address, { create: 'never' });
      expect(await second.read((desk) => desk.office())).toEqual({ name: 'Iroda', timeZone: 'Europe/Budapest' });
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
      await first.write(({ db }) =>
        db.insertInto('offices').values({ id: 1, name: 'Iroda', time_zone: 'UTC' }).execute(),
      );
      await first.close();
      const store = await opened(address, { create: 'never' });
      expect(await store.read((desk) => desk.office())).toEqual({ name: 'Iroda', timeZone: 'UTC' });
      expect(await store.read((desk) => desk.readings())).toEqual([]);
    });
  });
});
