/** The store of an office at an address: SQLite or PostgreSQL. */
import type { Store } from '../ledger/store.ts';
import { readingDesk, writingDesk } from './desk.ts';
import type { StoreEngine, Migrations, OpenStoreOptions } from './engine.ts';
import { OFFICE_MIGRATION } from './migrations/0001-office.ts';
import { READINGS_MIGRATION } from './migrations/0002-readings.ts';
import { FACTS } from './migrations/0003-facts.ts';
import { openEngine } from './open.ts';
import type { Tables } from './tables.ts';

export const MIGRATIONS: Migrations = [OFFICE_MIGRATION, READINGS_MIGRATION, FACTS];

/** Tables that hold what names a person, or held it. */
export const PERSONAL = ['papers', 'persons', 'names', 'events'] as const satisfies readonly (keyof Tables)[];

/** `office.db`, `:memory:` or `postgres://…`; a new database gets its tables. Throws a `StoreError`. */
export const openStore = async (address: string, options: OpenStoreOptions = {}): Promise<Store> =>
  storeOver(await openEngine<Tables>(address, MIGRATIONS, options));

/** The store that a database holds. */
export const storeOver = (engine: StoreEngine<Tables>): Store => ({
  kind: engine.kind,
  read: (work) => engine.read((connection) => work(readingDesk(connection))),
  write: (work) => engine.write((connection) => work(writingDesk(connection))),
  purge: () => engine.purge(PERSONAL),
  close: () => engine.close(),
});
