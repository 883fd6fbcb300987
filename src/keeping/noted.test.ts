/** `verify --head`, `--sig` and `--proof`: a ledger is held to what was said of it before. */
import { expect, test } from 'vitest';
import { hexBytes, type Bytes } from '../ledger/log/bytes.ts';
import { proofText } from '../ledger/log/proof.ts';
import { signedCheckpoint } from '../ledger/log-keys.ts';
import { keyPairOf, privateKeysText } from '../ledger/signatures.ts';
import { personId } from '../ledger/ids.ts';
import { forEachStore, type TestStore } from '../stores/harness.fixture.ts';
import { fixedKeyHolder } from '../desk/keys/holder.ts';
import { newKey } from '../desk/keys/new-key.ts';
import { type Signer, signerOf } from '../desk/keys/sign.ts';
import { signLog } from '../desk/keys/sign-log.ts';
import { AS, bring, enter, enterPersons, openPool, type TestOffice, testOffice } from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { codes, done } from '../desk/office.fixture.ts';
import { withScratchStore } from '../desk/wire.ts';
import { writeListFile } from '../reading/lists/files.ts';
import { provePlayer } from '../reading/lists/prove-player.ts';
import { againstNoted } from './noted.ts';
import { verifyOffice } from './verify.ts';

const PAIR = keyPairOf(new Uint8Array(32).fill(1));
const HOLDER = fixedKeyHolder(privateKeysText([PAIR]), 'test');

async function office(store: TestStore, rating: number): Promise<TestOffice> {
  const made = await testOffice(store, '2024-05-31');
  done(await newKey(made, HOLDER, AS));
  await openPool(made, 'fide', 'fide', '2024-06');
  await enterPersons(made, 1, [{ name: 'Arany' }, { name: 'Bartók' }]);
  await bring(made, 'fide', '2024-05', { 1: rating, 2: 1900 });
  done(await publishList(made, { pool: 'fide' }, AS));
  done(await signLog(made, HOLDER));
  return made;
}

forEachStore((_, store) => {
  test('a ledger agrees with what it said, and another one does not', async () => {
    const own = await office(store, 2000);
    const other = await office(store, 2001);
    const { hash: head } = await own.store.read((desk) => desk.head());
    const file = done(await writeListFile(own, { pool: 'fide', format: 'csv' }, () => undefined));
    const signed = await (done(await signerOf(own, HOLDER)) as Signer)(file);
    const signature = new TextEncoder().encode(signed.text);
    const proof = proofText(done(await provePlayer(own, { player: personId(1), list: 'fide:2024-06' })).proof);
    await enter(own, { kind: 'office.set', data: { minors: 'names' } });
    expect(await againstNoted(own, { head, signature, proof })).toEqual([]);
    const found = await againstNoted(other, { head, signature, proof });
    expect(found.map(({ code, facts }) => [code, facts['field']])).toEqual([
      ['verify.noted-head', undefined],
      ['verify.noted-signature', 'entry'],
      ['verify.noted-proof', 'statement'],
    ]);
    const broken = { signature: signature.slice(1), proof: 'hello' };
    expect((await againstNoted(own, broken)).map(({ code }) => code)).toEqual(['signature.damaged', 'proof.damaged']);
  });

  test('checkpoints that were signed are held against the entries', async () => {
    const own = await office(store, 2000);
    const verified = (): Promise<readonly string[]> =>
      withScratchStore(async (scratch) => codes(await verifyOffice(own, { scratch })));
    expect(await verified()).toEqual([]);
    const { no } = await own.store.read((desk) => desk.head());
    const forged = signedCheckpoint({ origin: 'elobook/0', size: no, root: hexBytes('0'.repeat(64)) as Bytes }, PAIR);
    await own.store.write((desk) => desk.putCheckpoint(no, forged));
    expect(await verified()).toEqual(['verify.checkpoint']);
  });
});
