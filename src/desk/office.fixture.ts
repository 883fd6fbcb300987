/** Offices for tests: an empty database on either store, a clock that stands still, and chance that is always the same. */
import { createHash } from 'node:crypto';
import type { TestStore } from '../stores/harness.fixture.ts';
import { atWritingDesk, readingDesk } from '../stores/desk.ts';
import { MIGRATIONS, PERSONAL } from '../stores/store.ts';
import type { Tables } from '../stores/tables.ts';
import type { ChangeOptions } from './change.ts';
import type { Office, Outcome, PasswordCost } from './office.ts';
import { openOfficeBooks } from './registry/open.ts';

export const NOON = Date.parse('2024-06-15T12:00:00Z');

/** Bytes that follow from a counter. */
export function countedBytes(): Office['random'] {
  let count = 0;
  return (size) => {
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size; at += 32) {
      count += 1;
      bytes.set(
        createHash('sha256')
          .update(String(count))
          .digest()
          .subarray(0, size - at),
        at,
      );
    }
    return bytes;
  };
}

/** Passwords of tests are nobody's secret: what they cost is looked at in `accounts.test.ts` alone. */
export const LIGHT_PASSWORDS: PasswordCost = { N: 2 ** 4, r: 8, p: 1 };

export const ANNA: ChangeOptions = { author: 'Anna' };

/** An office whose books are still closed. It goes away with the test. */
export async function closedOffice(store: TestStore): Promise<Office> {
  const engine = await store.open<Tables>(MIGRATIONS, { address: await store.fresh('tables') });
  return {
    store: {
      kind: engine.kind,
      read: (work) => engine.read((connection) => work(readingDesk(connection))),
      write: (work) => engine.write((connection) => atWritingDesk(connection, work)),
      purge: () => engine.purge(PERSONAL),
      close: () => engine.close(),
    },
    clock: () => NOON,
    random: countedBytes(),
    passwordCost: LIGHT_PASSWORDS,
  };
}

export async function testOffice(store: TestStore): Promise<Office> {
  const office = await closedOffice(store);
  done(await openOfficeBooks(office, { name: 'Test office', timeZone: 'Europe/Budapest' }, ANNA));
  return office;
}

/** The value of a verb that must not be refused. */
export function done<T>({ value, findings }: Outcome<T>): T {
  if (value === undefined) throw new Error(`refused: ${JSON.stringify(findings)}`);
  return value;
}

/** The codes that refuse. */
export const refusals = ({ findings }: Outcome<unknown>): readonly string[] =>
  findings.filter(({ weight }) => weight === 'refuse').map(({ code }) => code);

export const codes = ({ findings }: Outcome<unknown>): readonly string[] => findings.map(({ code }) => code);

/** All rows of all projections, but those that say where entries are. */
export async function projectionsOf(
  office: Office,
  but: readonly string[] = ['subjects'],
): Promise<Readonly<Record<string, unknown>>> {
  return office.store.read(async (desk) => {
    const all: Record<string, unknown> = {};
    for (const name of desk.projections) {
      if (but.includes(name)) continue;
      const rows: unknown[] = [];
      for await (const batch of desk.rowsOf(name)) rows.push(...batch);
      all[name] = rows;
    }
    return all;
  });
}
