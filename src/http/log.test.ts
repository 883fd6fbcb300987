/** The public log as it is served: the formats, and that it names nobody. */
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { personId } from '../ledger/ids.ts';
import { type Bytes, hexBytes } from '../ledger/log/bytes.ts';
import { isSignedBy, logKey, readCheckpoint, type SignedCheckpoint } from '../ledger/log/checkpoint.ts';
import { readVerifierKey } from '../ledger/log/note.ts';
import { checkProof } from '../ledger/log/proof.ts';
import { isProofCode, readProofCode } from '../ledger/log/proof-code.ts';
import { hashesInTiles, tilePath, tilesOf } from '../ledger/log/tiles.ts';
import { leafHash, rootOfRange } from '../ledger/log/tree.ts';
import { verifyEd25519 } from '../ledger/log-keys.ts';
import { logAt } from '../ledger/office-log.ts';
import { openedEntry } from '../reading/lists/opened-entry.ts';
import { keyPairOf, privateKeysText } from '../ledger/signatures.ts';
import { fixedKeyHolder } from '../desk/keys/holder.ts';
import { newKey } from '../desk/keys/new-key.ts';
import {
  acceptEvent,
  bring,
  enter,
  enterPersons,
  openPool,
  roundRobin,
  type TestOffice,
} from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { done } from '../desk/office.fixture.ts';
import type { CheckpointAnswer, ProofAnswer } from './api/log-schemas.ts';
import { servedOffice } from './pages/served.fixture.ts';
import { checkNumberHere } from '../web/islands/parts/number-proof.ts';

const PAIR = keyPairOf(new Uint8Array(32).fill(1));
const KEYS = fixedKeyHolder(privateKeysText([PAIR]), 'test');
const OWN = { author: 'Titkár Ilona', ground: 'Rejtett indok' } as const;
const NAMES = ['Névtelen, Aladár', 'Kiskorú, Bella', 'Harmadik, Cili'];
const PERSONS = [1, 2, 3];

interface Entry {
  readonly no: number;
  readonly kind: string;
  readonly time: string;
  readonly data: Readonly<Record<string, Json>>;
}

async function fill(office: TestOffice): Promise<void> {
  done(await newKey(office, KEYS, OWN));
  await openPool(office, 'old', 'fide', '2015-05');
  // one of them turns 18 in the year of the list, so that the entry says who is a minor
  await enterPersons(
    office,
    1,
    NAMES.map((name, at) => ({ name, birth: ['1980-01-01', '1997-12-30', '1970-01-01'][at] as string })),
  );
  await bring(office, 'old', '2015-05', { 1: 2000, 2: 1900, 3: 1800 });
  await acceptEvent(office, {
    event: 1,
    pool: 'old',
    start: '2015-05-10',
    end: '2015-05-19',
    edition: 'fide-2014',
    list: '2015-06',
    persons: PERSONS,
    games: roundRobin(PERSONS, () => '1/2-1/2'),
    facts: { name: 'Rejtett Kupa' },
  });
  done(await publishList(office, { pool: 'old', early: true }, OWN));
}

describe('the log of a server that has the key', async () => {
  const served = await servedOffice('2015-05-28', fill, { keys: KEYS });
  afterAll(() => served.close());
  const checkpoint = async (): Promise<SignedCheckpoint> =>
    readCheckpoint((await served.get('/log/checkpoint')).text) as SignedCheckpoint;

  test('has a signed checkpoint, and tiles that lead to its root', async () => {
    const { origin, size, root, note } = await checkpoint();
    expect(readVerifierKey((await served.get('/log/key')).text.trim())).toEqual(
      logKey(origin, hexBytes(PAIR.publicKey) as Bytes),
    );
    const { no } = await served.office.store.read((desk) => desk.head());
    expect(size).toBe(no);
    expect(await isSignedBy(note, logKey(origin, hexBytes(PAIR.publicKey) as Bytes), verifyEd25519)).toBe(true);
    const hashes = await served.office.store.read((desk) => desk.entryHashes(0, no));
    const hashOf = hashesInTiles(async ({ level, width }) => {
      expect([level, width]).toEqual([0, size]);
      return Uint8Array.from(hashes.flatMap((hash) => [...leafHash(hexBytes(hash) as Bytes)]));
    }, size);
    expect(await rootOfRange(hashOf, size)).toEqual(root);
    const tile = await served.get(`/log/tile/0/000.p/${size}`);
    expect([tile.status, tile.headers['content-type'], tile.headers['content-length']]).toEqual([
      200,
      'application/octet-stream',
      String(32 * size),
    ]);
    expect(String(tile.headers['cache-control'])).toContain('immutable');
    for (const none of [`0/000.p/${size + 1}`, '0/000', '1/000.p/1', 'entries/000', '0/000.p/0']) {
      expect((await served.get(`/log/tile/${none}`)).status, none).toBe(404);
    }
  });

  test('has proofs, which the page of a stranger checks', async () => {
    const { status, text } = await served.get(`/players/${personId(2)}/proof/old/2015-06-01.txt`);
    expect(status).toBe(200);
    const key = { key: PAIR.key, publicKey: hexBytes(PAIR.publicKey) as Bytes };
    expect(await checkProof(text, { keys: [key] }, verifyEd25519)).toMatchObject({ kind: 'good' });
    const known = { office: 'Test', keys: [{ key: PAIR.key, publicKey: PAIR.publicKey, from: '' }] };
    expect(await checkNumberHere(text, known, globalThis.crypto.subtle)).toMatchObject({ kind: 'good' });
    expect(await checkNumberHere('hello', known, globalThis.crypto.subtle)).toEqual({ kind: 'damaged' });
    expect(await checkNumberHere(text, known, undefined)).toBeUndefined();
    expect(isProofCode(text)).toBe(false);
    const picture = await served.get(`/players/${personId(2)}/proof/old/2015-06-01.svg`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    for (const none of ['2015-05-01.txt', '2015-07-01.txt', '2015-06-01.pdf', 'x']) {
      expect((await served.get(`/players/${personId(2)}/proof/old/${none}`)).status, none).toBe(404);
    }
    // also after the list itself was looked at, of which the server remembers other things
    expect((await served.get('/en/lists/old/2015-06')).status).toBe(200);
    const why = await served.get(`/en/players/${personId(2)}/why/old/2015-06`);
    expect(why.text).toContain(`/players/${personId(2)}/proof/old/2015-06-01.txt`);
    expect((await served.get('/en/verify')).text).toContain('/log/entries.jsonl');
  });

  test('has checkpoint and proofs in the API, and its newest checkpoint wherever people read', async () => {
    const { origin, size, note } = await checkpoint();
    const told = JSON.parse((await served.get('/api/v1/log/checkpoint')).text) as CheckpointAnswer;
    expect(told).toEqual({
      origin,
      size,
      root: note.text.split('\n')[2],
      cosignatures: [],
      text: (await served.get('/log/checkpoint')).text,
    });
    const proof = await served.get(`/api/v1/players/${personId(2)}/proofs/old/latest`);
    const answer = JSON.parse(proof.text) as ProofAnswer;
    expect(answer).toMatchObject({ player: personId(2), pool: 'old', date: '2015-06-01', size, cosignatures: [] });
    expect(answer.proof).toBe((await served.get(`/players/${personId(2)}/proof/old/2015-06-01.txt`)).text);
    expect(readProofCode(answer.code)).toBe(answer.proof);
    expect((await served.get(`/api/v1/players/${personId(2)}/proofs/old/2015-05`)).status).toBe(404);
    expect((await served.get(`/api/v1/players/${personId(9)}/proofs/old/2015-06`)).text).toContain('nothing-to-prove');
    // what was asked for before the log was signed was made anew with the next entry
    await enter(served.office, { kind: 'office.set', data: { minors: 'names' } });
    const line = new RegExp(`${origin} ${size} [A-Za-z0-9+/]{43}= [A-Za-z0-9+/]{91}=`);
    for (const path of ['/feeds/old.atom', '/feeds/old.json', '/en/lists/old/2015-06', '/hu/players/' + personId(2)]) {
      expect((await served.get(path)).text, path).toMatch(line);
    }
    expect(JSON.parse((await served.get('/api/v1/pools')).text)).toMatchObject({
      checkpoint: expect.stringMatching(line),
    });
  });

  test('names no author, ground, title, person or minor in anything that it serves', async () => {
    const { size } = await checkpoint();
    const entries = await served.get('/log/entries.jsonl');
    const kinds = entries.text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { kind: string }).kind);
    expect(kinds).toEqual(['office.opened', 'key.announced', 'pool.opened', 'list.stated', 'list.published']);
    const all = [
      entries.text,
      (await served.get('/log/checkpoint')).text,
      ...(await Promise.all(
        [...tilesOf(size)].map(async (place) => (await served.get(`/log/${tilePath(place)}`)).text),
      )),
      (await served.get(`/players/${personId(1)}/proof/old/2015-06-01.txt`)).text,
      (await served.get(`/players/${personId(1)}/proof/old/2015-06-01.svg`)).text,
      (await served.get('/log/key')).text,
      (await served.get('/api/v1/log/checkpoint')).text,
      (await served.get(`/api/v1/players/${personId(1)}/proofs/old/2015-06`)).text,
    ];
    const list = await served.office.store.read(async (desk) => desk.list('old', '2015-06-01'));
    const sealed = await served.office.store.read((desk) => desk.entry(list?.no ?? 0));
    const { salt, minors } = (JSON.parse(sealed?.text ?? '{}') as { data: { salt: string; minors: object } }).data;
    // there is somebody whom the entry calls a minor, so that the test can fail
    expect(JSON.stringify(minors)).toContain(personId(2));
    expect(salt).toMatch(/^[0-9a-f]{32}$/);
    for (const text of all) {
      for (const hidden of [
        OWN.author,
        OWN.ground,
        'Éva',
        'Rejtett',
        salt,
        ...NAMES.flatMap((name) => name.split(', ')),
      ]) {
        expect(text, hidden).not.toContain(hidden);
      }
    }
    expect(entries.text).not.toContain(personId(2));
    expect(entries.text).not.toMatch(/"(?:prev|hash|salt)"|"(?:author|ground|minors)":(?!"[0-9a-f]{64}")/);
  });

  test('has a salted digest of all that it hides, which the office can open', async () => {
    const told = (await served.get('/log/entries.jsonl')).text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { no: number; kind: string; hidden?: Record<string, string> });
    expect(told.map(({ kind, hidden = {} }) => [kind, ...Object.keys(hidden)])).toEqual([
      // entries of before have no salt
      ['office.opened'],
      ['key.announced', 'author', 'ground'],
      ['pool.opened'],
      // there is nothing to hide
      ['list.stated'],
      ['list.published', 'author', 'ground', 'minors'],
    ]);
    for (const { no, hidden = {} } of told) {
      const { value: opened = [] } = await openedEntry(served.office, no);
      expect(Object.fromEntries(opened.map(({ member, digest }) => [member, digest]))).toEqual(hidden);
    }
    const { findings } = await openedEntry(served.office, 1);
    expect(findings).toMatchObject([{ code: 'log.nothing-hidden', facts: { entry: 1 } }]);
  });

  test('tells nobody the author by trying names: an entry has a salt that is not public', async () => {
    const [first, second] = await served.office.store.read((desk) => desk.entries([1, 2]));
    const shown = JSON.parse((await served.get('/log/entries.jsonl')).text.split('\n')[1] as string) as Entry;
    const { no, kind, time, data } = shown;
    const guess = { no, kind, time, data, author: OWN.author, ground: OWN.ground, prev: first?.hash as string };
    const hashOf = (entry: object): string =>
      createHash('sha256')
        .update(canonicalJson(entry as Json))
        .digest('hex');
    expect(hashOf(guess)).not.toBe(second?.hash);
    const { salt } = (JSON.parse(second?.text ?? '{}') as Entry).data;
    expect(hashOf({ ...guess, data: { ...data, salt } })).toBe(second?.hash);
  });

  test('is in the files of a list that have room for it, as it was with the entry of the list', async () => {
    const list = await served.office.store.read((desk) => desk.list('old', '2015-06-01'));
    const { origin, size, root } = await served.office.store.read((desk) => logAt(desk, list?.no as number));
    const inBase64 = Buffer.from(root).toString('base64');
    const json = JSON.parse((await served.get('/files/old-2015-06.json')).text) as object;
    expect(json).toMatchObject({ entry: list?.no, log: { origin, size, root: inBase64 } });
    expect((await served.get('/files/old-2015-06.xml')).text).toContain(
      `<playerslist>\r\n<!-- log ${origin} ${size} ${inBase64} -->\r\n`,
    );
    // lists that were brought in have no root, and keep their bytes
    expect((await served.get('/files/old-2015-05.json')).text).not.toContain('"log"');
    expect((await served.get('/files/old-2015-05.xml')).text).not.toContain('<!--');
  });
});

test('a server without the key has no checkpoint, and says nothing of proofs', async () => {
  const served = await servedOffice('2015-05-28', fill);
  expect((await served.get('/log/checkpoint')).status).toBe(404);
  expect((await served.get(`/players/${personId(2)}/proof/old/2015-06-01.txt`)).status).toBe(404);
  expect((await served.get(`/en/players/${personId(2)}/why/old/2015-06`)).text).not.toContain('/proof/');
  await served.close();
});
