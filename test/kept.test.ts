/**
 * Offices that earlier versions wrote, kept as they were: they open, are brought up to date, verify to the same head and show the
 * same numbers; and an export of one is, line by line, what it was. `test/kept/README.md` says what they are.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { Office } from '../src/desk/office.ts';
import { exportOffice, importOffice } from '../src/keeping/index.ts';
import { officeOver, openOffice } from '../src/desk/wire.ts';
import { testStore } from '../src/stores/harness.fixture.ts';
import { openStore } from '../src/stores/store.ts';
import { listsOf, loadDump, type Numbers, numbersOf } from './kept.ts';

const KEPT = fileURLToPath(new URL('kept/', import.meta.url));
const versions = readdirSync(KEPT, { withFileTypes: true }).filter((each) => each.isDirectory());
const folder = mkdtempSync(join(tmpdir(), 'elobook-kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What both must have: the office in a file, and the tables in PostgreSQL, with the export of the first. */
const OFFICES = ['demonstration', 'corrected', 'quiet'] as const;

async function withOffice<T>(address: string, work: (office: Office) => Promise<T>): Promise<T> {
  const office = await openOffice(address, { create: 'never' });
  try {
    return await work(office);
  } finally {
    await office.store.close();
  }
}

async function exported(office: Office): Promise<string> {
  const chunks: Uint8Array[] = [];
  await exportOffice(office, { write: async (bytes) => void chunks.push(bytes) });
  return gunzipSync(Buffer.concat(chunks)).toString('utf8');
}

test('offices of 0.1.0 are there', () => expect(versions.map(({ name }) => name)).toContain('0.1.0'));

describe.each(versions.map(({ name }) => name))('an office of %s', (version) => {
  const sqlite = testStore('sqlite');
  const postgres = testStore('postgres');
  const bytes = (name: string): Buffer => readFileSync(join(KEPT, version, name));
  const unpacked = (name: string): Buffer => gunzipSync(bytes(name));
  const numbers = (name: string): Numbers => JSON.parse(unpacked(name).toString('utf8')) as Numbers;

  describe.each(OFFICES)('%s', (name) => {
    test('in a file verifies, and shows and exports what it did', async () => {
      const file = join(folder, `${version}-${name}.db`);
      writeFileSync(file, unpacked(`${name}.db.gz`));
      await withOffice(file, async (office) => {
        expect(await numbersOf(office)).toMatchObject(numbers(`${name}.db.numbers.json.gz`));
        expect(await exported(office)).toBe(unpacked(`${name}.export.gz`).toString('utf8'));
      });
    });

    test('in PostgreSQL verifies and shows what it did', async () => {
      const address = await postgres.fresh();
      await loadDump(address, unpacked(`${name}.sql.gz`).toString('utf8'));
      await withOffice(address, async (office) =>
        expect(await numbersOf(office)).toMatchObject(numbers(`${name}.sql.numbers.json.gz`)),
      );
    });

    test.each([
      ['SQLite', sqlite],
      ['PostgreSQL', postgres],
    ] as const)('comes from its export into %s as it was', async (_, store) => {
      const target = await openStore(await store.fresh());
      try {
        const asked = {
          file: (async function* () {
            yield bytes(`${name}.export.gz`);
          })(),
        };
        const { verified, lists } = numbers(`${name}.db.numbers.json.gz`);
        const { value, findings } = await importOffice(target, asked);
        expect([findings, value]).toEqual([
          [],
          expect.objectContaining({ entries: verified['entries'], head: verified['head'] }),
        ]);
        expect(await listsOf(officeOver(target))).toMatchObject(lists);
      } finally {
        await target.close();
      }
    });
  });
});
