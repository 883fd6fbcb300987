/** SQLite's driver. In a thread its calls are counted (`threads.ts`). */
import { DatabaseSync, type DatabaseSyncInstance, type DatabaseSyncOptions } from '@photostructure/sqlite';
import { areCallsCounted, countedCall } from './threads.ts';

export function openDatabase(path: string, options: DatabaseSyncOptions = {}): DatabaseSyncInstance {
  if (!areCallsCounted) return new DatabaseSync(path, options);
  const database = withCountedCalls(countedCall(() => new DatabaseSync(path, options)));
  const prepare = database.prepare.bind(database);
  return own(database, 'prepare', (...given: Parameters<typeof prepare>) => {
    const statement = withCountedCalls(prepare(...given));
    const iterate = statement.iterate.bind(statement);
    return own(statement, 'iterate', (...values: Parameters<typeof iterate>) => withCountedCalls(iterate(...values)));
  });
}

/** The driver's objects are not changed globally; each gets members of its own. */
function withCountedCalls<T extends object>(made: T): T {
  const members = Object.getOwnPropertyDescriptors(Object.getPrototypeOf(made) as object);
  for (const [name, { value, get }] of Object.entries(members)) {
    if (name === 'constructor') continue;
    if (get !== undefined)
      Object.defineProperty(made, name, { get: () => countedCall(() => get.call(made)), configurable: true });
    if (typeof value !== 'function') continue;
    const call = value as (...given: unknown[]) => unknown;
    own(made, name as keyof T, (...given: unknown[]) => countedCall(() => call.apply(made, given)));
  }
  return made;
}

function own<T extends object>(made: T, name: keyof T, value: unknown): T {
  return Object.defineProperty(made, name, { value, configurable: true, writable: true });
}
