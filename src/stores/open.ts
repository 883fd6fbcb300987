/** Opens the database at an address. The drivers are loaded only now, so that a command without one starts at once. */
import { DEFAULTS, type Engine, type Migrations, type OpenOptions } from './engine.ts';

const SERVER = /^postgres(?:ql)?:\/\//i;

export const isServer = (address: string): boolean => SERVER.test(address);

/**
 * `office.db`, a path; `:memory:`, a database that is gone when it is closed; `postgres://user@host/database`.
 * Throws a `StoreError`.
 */
export async function openEngine<DB>(
  address: string,
  schema: Migrations,
  options: OpenOptions = {},
): Promise<Engine<DB>> {
  const settings = { ...DEFAULTS, ...options };
  if (isServer(address)) return (await import('./postgres.ts')).openPostgres<DB>(address, schema, settings);
  return (await import('./sqlite.ts')).openSqlite<DB>(address, schema, settings);
}
