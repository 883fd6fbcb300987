/** The store of an office at an address: SQLite or PostgreSQL. */
import type { Store } from '../ledger/store.ts';
import { atWritingDesk, readingDesk } from './desk.ts';
import type { StoreEngine, Migrations, OpenStoreOptions } from './engine.ts';
import { OFFICE_MIGRATION } from './migrations/0001-office.ts';
import { READINGS_MIGRATION } from './migrations/0002-readings.ts';
import { StoreError } from './errors.ts';
import { FACTS } from './migrations/0003-facts.ts';
import { PACKED_MIGRATION } from './migrations/0004-packed.ts';
import { SMALLER } from './migrations/0005-smaller.ts';
import { WORK_MIGRATION } from './migrations/0006-work.ts';
import { EVENT_DAYS_MIGRATION } from './migrations/0007-events-by-days.ts';
import { NAMES_MIGRATION } from './migrations/0008-names-by-key.ts';
import { LOG_MIGRATION } from './migrations/0009-log.ts';
import { openEngine } from './open.ts';
import { DamagedBlock } from './packed.ts';
import type { Tables } from './tables.ts';

export const MIGRATIONS: Migrations = [
  OFFICE_MIGRATION,
  READINGS_MIGRATION,
  FACTS,
  PACKED_MIGRATION,
  SMALLER,
  WORK_MIGRATION,
  EVENT_DAYS_MIGRATION,
  NAMES_MIGRATION,
  LOG_MIGRATION,
];

/** Tables with data that identifies persons, now or earlier. */
export const PERSONAL = [
  'papers',
  'identities',
  'persons',
  'names',
  'events',
  'work',
] as const satisfies readonly (keyof Tables)[];

/** `office.db`, `:memory:` or `postgres://…`; a new database gets its tables. Throws a `StoreError`. */
export const openStore = async (address: string, options: OpenStoreOptions = {}): Promise<Store> =>
  storeOver(await openEngine<Tables>(address, MIGRATIONS, options));

/** The store in a database. */
export const storeOver = (engine: StoreEngine<Tables>): Store => ({
  kind: engine.kind,
  read: (work) => damageTold(engine, () => engine.read((connection) => work(readingDesk(connection)))),
  write: (work) => damageTold(engine, () => engine.write((connection) => atWritingDesk(connection, work))),
  ...notesOver(engine),
  purge: () => engine.purge(PERSONAL),
  version: () => engine.version?.(),
  close: () => engine.close(),
});

function notesOver(engine: StoreEngine<Tables>): Pick<Store, 'note'> {
  const aside = engine.writeAside?.bind(engine);
  if (aside === undefined) return {};
  return { note: (row) => aside((connection) => atWritingDesk(connection, (desk) => desk.putWork(row))) };
}

/** A block that this program cannot have written is damage like any other. */
async function damageTold<T>({ address }: StoreEngine<Tables>, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof DamagedBlock ? new StoreError('store.damaged', { address }, error) : error;
  }
}
