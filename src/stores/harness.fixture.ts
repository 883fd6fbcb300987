/** The same tests on every store, each with a new, empty database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe } from 'vitest';
import type { StoreEngine, StoreKind, Migrations, OpenStoreOptions } from './engine.ts';
import { openEngine } from './open.ts';
import { freshSchema, madeSchema } from './schemas.fixture.ts';

export { onServer, postgresUrl } from './schemas.fixture.ts';

export interface TestStore {
  readonly kind: StoreKind;
  /** The address of a new, empty database; or of one that may have the tables of the office already. It is gone after the test. */
  readonly fresh: (content?: 'empty' | 'tables') => Promise<string>;
  /** What is opened elsewhere is closed after the test: many share a process, and a server has a limited number of connections. */
  readonly closing?: (close: () => Promise<void>) => void;
  /** Opens a new database, or one at an address; it is closed after the test. */
  readonly open: <DB>(
    schema: Migrations,
    options?: OpenStoreOptions & { readonly address?: string },
  ) => Promise<StoreEngine<DB>>;
}

/** `npm run mutation` puts hundreds of faults in, and asks one store for each. */
const STORES = (
  [
    ['sqlite', freshFile],
    ['postgres', freshSchema],
  ] as const
).filter(([kind]) => kind === 'sqlite' || process.env['MUTATION_PLAN'] === undefined);

/** `describe` for each store. What is kept is forgotten after each test, the last first. */
export function forEachStore(tests: (kind: StoreKind, store: TestStore) => void): void {
  describe.each(STORES)('on %s', (kind, make) => tests(kind, testStore(kind, make)));
}

type Forget = () => Promise<void>;

/** For tests of one store. */
export function testStore(kind: StoreKind, make = kind === 'sqlite' ? freshFile : freshSchema): TestStore {
  const kept: Forget[] = [];
  afterEach(async () => {
    for (const forget of kept.splice(0).reverse()) await forget();
  });
  const fresh: TestStore['fresh'] = async (content) => {
    // a file is made as quickly as it would be copied
    const [address, forget] = await (content === 'tables' && make === freshSchema ? madeSchema() : make());
    kept.push(forget);
    return address;
  };
  return {
    kind,
    fresh,
    closing: (close) => void kept.push(close),
    open: async <DB>(
      schema: Migrations,
      { address, ...options }: OpenStoreOptions & { readonly address?: string } = {},
    ) => {
      const engine = await openEngine<DB>(address ?? (await fresh()), schema, options);
      kept.push(() => engine.close());
      return engine;
    },
  };
}

async function freshFile(): Promise<readonly [string, Forget]> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
  return [join(folder, 'office.db'), async () => rmSync(folder, { recursive: true, force: true })];
}
