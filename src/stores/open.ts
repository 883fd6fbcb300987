/**
 * Opens the database at an address. The drivers are loaded only here, so that commands without a database start at
 * once.
 */
import { OPEN_DEFAULTS, type StoreEngine, type Migrations, type OpenStoreOptions } from './engine.ts';
import { shownAddress, StoreError } from './errors.ts';

const SERVER = /^[a-z][a-z0-9+.-]+:\/\//i;
const POSTGRES = /^postgres(?:ql)?:/i;

/** An address with a scheme; anything else is a path. */
export const isServer = (address: string): boolean => SERVER.test(address);

/**
 * `office.db`, a path; `:memory:`, a database that is gone when it is closed; `postgres://user@host/database`.
 * Throws a `StoreError`.
 */
export async function openEngine<DB>(
  address: string,
  schema: Migrations,
  options: OpenStoreOptions = {},
): Promise<StoreEngine<DB>> {
  const settings = { ...OPEN_DEFAULTS, ...options };
  if (!isServer(address)) return (await import('./sqlite.ts')).openSqlite<DB>(address, schema, settings);
  if (POSTGRES.test(address)) return (await import('./postgres.ts')).openPostgres<DB>(address, schema, settings);
  throw new StoreError('store.unreachable', { address: shownAddress(address), reason: 'scheme' });
}
