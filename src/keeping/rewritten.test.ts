/** A past that somebody with all rights has rewritten: what finds it, and what cannot. `docs/trust.md` has the table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Bytes, hexBytes } from '../ledger/log/bytes.ts';
import { logKey } from '../ledger/log/checkpoint.ts';
import { readTilePath, type TilePlace } from '../ledger/log/tiles.ts';
import { logOrigin, logTile } from '../ledger/office-log.ts';
import { keyPairOf, privateKeysText } from '../ledger/signatures.ts';
import { forEachStore, type TestStore } from '../stores/harness.fixture.ts';
import { fixedKeyHolder } from '../desk/keys/holder.ts';
import { newKey } from '../desk/keys/new-key.ts';
import { newestCheckpoint, signLog } from '../desk/keys/sign-log.ts';
import { AS, bring, enter, enterPersons, openPool, type TestOffice, testOffice } from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { codes, done } from '../desk/office.fixture.ts';
import { withScratchStore } from '../desk/wire.ts';
import { type Fetch, followOnce } from '../witness/follow.ts';
import { WitnessMemory } from '../witness/memory.ts';
import { Witness } from '../witness/witness.ts';
import { againstNoted } from './noted.ts';
import { tamperingIntruder } from './tampering.fixture.ts';
import { verifyOffice } from './verify.ts';

const PAIR = keyPairOf(new Uint8Array(32).fill(1));
const HOLDER = fixedKeyHolder(privateKeysText([PAIR]), 'test');
const OFFICE = 'http://office.example';

const folder = mkdtempSync(join(tmpdir(), 'elobook-rewritten-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Salts and times are the same each time, so that two of them have the same beginning. */
async function office(store: TestStore, rating: number, later: number): Promise<TestOffice> {
  const made = await testOffice(store, '2024-05-31');
  done(await newKey(made, HOLDER, AS));
  await openPool(made, 'fide', 'fide', '2024-06');
  await enterPersons(made, 1, [{ name: 'Arany' }, { name: 'Bartók' }]);
  await bring(made, 'fide', '2024-05', { 1: rating, 2: 1900 });
  done(await publishList(made, { pool: 'fide' }, AS));
  const setting = { kind: 'office.set' as const, data: { minors: 'names' as const } };
  await enter(made, ...Array.from({ length: later }, () => setting));
  done(await signLog(made, HOLDER));
  return made;
}

const verified = (made: TestOffice): Promise<readonly string[]> =>
  withScratchStore(async (scratch) => codes(await verifyOffice(made, { scratch })));
const headOf = async (made: TestOffice): Promise<string> => (await made.store.read((desk) => desk.head())).hash;

/** What the office shows of its log. */
const shown =
  ({ store }: TestOffice): Fetch =>
  (url) =>
    store.read(async (desk) => {
      if (url.endsWith('/checkpoint')) return new TextEncoder().encode((await newestCheckpoint(desk))?.text);
      return logTile(desk, readTilePath(url.slice(url.indexOf('tile/'))) as TilePlace);
    });

async function witnessOf(
  made: TestOffice,
): Promise<{ readonly witness: Witness; readonly close: () => Promise<void> }> {
  const file = mkdtempSync(join(folder, 'witness-'));
  const memory = await WitnessMemory.open(join(file, 'memory.json'));
  const pair = keyPairOf(new Uint8Array(32).fill(2));
  const witness = new Witness({ name: 'witness.example', pair, memory, clock: () => 0 });
  const origin = (await made.store.read(logOrigin)) as string;
  await witness.trust(logKey(origin, hexBytes(PAIR.publicKey) as Bytes), OFFICE);
  return { witness, close: () => memory.close() };
}

forEachStore((kind, store) => {
  test('two entries that were swapped are found by verify, at the first of them', async () => {
    const address = await store.fresh('tables');
    const own = await office({ ...store, fresh: async () => address }, 2000, 6);
    const intruder = await tamperingIntruder(kind, address);
    const entries = [...(await intruder.rows('entries'))].sort((one, other) => Number(one['no']) - Number(other['no']));
    const [first, second] = entries.slice(-2) as [(typeof entries)[number], (typeof entries)[number]];
    for (const [row, other] of [
      [first, second],
      [second, first],
    ] as const) {
      for (const column of ['text', 'packed'])
        await intruder.set('entries', column, other[column] ?? null, [['no', row['no'] as number]]);
    }
    await intruder.close();
    const { findings } = await withScratchStore((scratch) => verifyOffice(own, { scratch }));
    expect(findings.map(({ code, facts }) => [code.split('.')[0], facts['entry']])).toEqual([
      ['ledger', Number(first['no'])],
    ]);
  });

  test('a tail that was cut off follows from itself; a noted hash and a witness find it', async () => {
    const [whole, cut] = [await office(store, 2000, 6), await office(store, 2000, 2)];
    const { witness, close } = await witnessOf(whole);
    expect(await verified(cut)).toEqual([]);
    expect(codes({ findings: await againstNoted(cut, { head: await headOf(whole) }) })).toEqual(['verify.noted-head']);
    expect(await followOnce(witness, OFFICE, shown(whole))).toMatchObject({ outcome: 'cosigned' });
    expect(await followOnce(witness, OFFICE, shown(cut))).toMatchObject({ outcome: 'conflict' });
    await close();
  });

  test('a whole chain that was computed again follows from itself; a noted hash and a witness find it', async () => {
    const [own, other] = [await office(store, 2000, 2), await office(store, 2001, 6)];
    const { witness, close } = await witnessOf(own);
    expect(await verified(other)).toEqual([]);
    expect(codes({ findings: await againstNoted(other, { head: await headOf(own) }) })).toEqual(['verify.noted-head']);
    expect(await followOnce(witness, OFFICE, shown(own))).toMatchObject({ outcome: 'cosigned' });
    expect(await followOnce(witness, OFFICE, shown(other))).toMatchObject({ outcome: 'not-consistent' });
    await close();
  });
});
