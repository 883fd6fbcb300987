/** An office asks its witnesses on loopback for every checkpoint; what they cosign stands in checkpoints and proofs. One that lies gets nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { personId } from '../ledger/ids.ts';
import { type AskedWitness, witnessesIn } from '../ledger/log/asked-witnesses.ts';
import { type Bytes, hexBytes } from '../ledger/log/bytes.ts';
import { logKey, readCheckpoint, type SignedCheckpoint } from '../ledger/log/checkpoint.ts';
import { witnessKey } from '../ledger/log/cosignature.ts';
import { signatureLine, verifierKeyText } from '../ledger/log/note.ts';
import { proofText } from '../ledger/log/proof.ts';
import { cosignatureOf, signedCheckpoint } from '../ledger/log-keys.ts';
import { type KeyPair, keyPairOf, privateKeysText } from '../ledger/signatures.ts';
import { forEachStore, type TestStore } from '../stores/harness.fixture.ts';
import { askWitnesses, cosignersOf } from '../desk/keys/ask-witnesses.ts';
import { fixedKeyHolder } from '../desk/keys/holder.ts';
import { newKey } from '../desk/keys/new-key.ts';
import { signLog } from '../desk/keys/sign-log.ts';
import { verifyProof } from '../desk/keys/verify-proof.ts';
import { AS, bring, enter, enterPersons, openPool, type TestOffice, testOffice } from '../desk/lists/office.fixture.ts';
import { publishList } from '../desk/lists/publish.ts';
import { codes, done } from '../desk/office.fixture.ts';
import { verifyOffice } from '../keeping/verify.ts';
import { withScratchStore } from '../desk/wire.ts';
import { askByHttp } from '../http/witness-asker.ts';
import { provePlayer } from '../reading/lists/prove-player.ts';
import { WitnessMemory } from './memory.ts';
import { witnessServer } from './serve-witness.ts';
import { Witness } from './witness.ts';

const pairOf = (byte: number): KeyPair => keyPairOf(new Uint8Array(32).fill(byte));
const OFFICE = pairOf(1);
const HOLDER = fixedKeyHolder(privateKeysText([OFFICE]), 'test');
const publicBytes = ({ publicKey }: KeyPair): Bytes => hexBytes(publicKey) as Bytes;
const ASK = askByHttp(['127.0.0.1']);

let folder: string;
const servers: FastifyInstance[] = [];
const memories: WitnessMemory[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-asked-'));
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  for (const memory of memories.splice(0)) await memory.close();
  rmSync(folder, { recursive: true, force: true });
});

async function listening(server: FastifyInstance): Promise<string> {
  servers.push(server);
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

/** A witness on loopback that knows the key of the office. */
async function honest(name: string, byte: number, origin: string): Promise<AskedWitness> {
  const memory = await WitnessMemory.open(join(folder, name));
  memories.push(memory);
  const witness = new Witness({ name, pair: pairOf(byte), memory, clock: () => Date.parse('2024-06-01T10:00:00Z') });
  await witness.trust(logKey(origin, publicBytes(OFFICE)));
  return { key: witness.key, url: await listening(witnessServer(witness)) };
}

/** One that cosigns whatever it is shown. */
async function colluding(name: string, byte: number): Promise<AskedWitness> {
  const server = fastify();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, end) => end(null, body));
  server.post('/add-checkpoint', ({ body }) => {
    const { note } = readCheckpoint((body as string).split('\n\n').slice(1).join('\n\n')) as SignedCheckpoint;
    return signatureLine(cosignatureOf(note.text, name, 1_717_236_000, pairOf(byte)));
  });
  return { key: witnessKey(name, publicBytes(pairOf(byte))), url: await listening(server) };
}

async function officeWithList(store: TestStore): Promise<TestOffice> {
  const office = await testOffice(store, '2024-05-31');
  done(await newKey(office, HOLDER, AS));
  await openPool(office, 'fide', 'fide', '2024-06');
  await enterPersons(office, 1, [{ name: 'Kovács, Anna' }, { name: 'Nagy, Béla' }]);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900 });
  done(await publishList(office, { pool: 'fide' }, AS));
  return office;
}

const more = (office: TestOffice, count = 1) =>
  enter(
    office,
    ...Array.from({ length: count }, () => ({ kind: 'office.set' as const, data: { minors: 'names' as const } })),
  );

const checkpointOf = (office: TestOffice) => office.store.read((desk) => desk.checkpoint());
const cosigners = async (office: TestOffice) => cosignersOf((await checkpointOf(office)) ?? '').map(({ name }) => name);
const originOf = async (office: TestOffice) => readCheckpoint((await checkpointOf(office)) ?? '')?.origin ?? '';

forEachStore((_kind, store) => {
  test('every checkpoint is cosigned, the next from where each witness stands, and proofs have two witnesses', async () => {
    const office = await officeWithList(store);
    done(await signLog(office, HOLDER));
    const origin = await originOf(office);
    const witnesses = [await honest('one', 11, origin), await honest('two', 12, origin)];
    expect(codes(await askWitnesses(office, witnesses, ASK))).toEqual([]);
    expect(await cosigners(office)).toEqual(['one', 'two']);
    // nobody is asked twice
    const never = () => Promise.reject(new Error('asked'));
    expect(codes(await askWitnesses(office, witnesses, never))).toEqual([]);
    await more(office, 300);
    done(await signLog(office, HOLDER));
    expect(await cosigners(office)).toEqual([]);
    done(await askWitnesses(office, witnesses, ASK));
    expect(await cosigners(office)).toEqual(['one', 'two']);
    const { proof } = done(await provePlayer(office, { player: personId(1), list: 'fide:2024-06' }));
    const given = {
      text: proofText(proof),
      key: OFFICE.publicKey,
      witnesses: witnesses.map(({ key }) => verifierKeyText(key)),
      needed: 2,
    };
    expect(codes(await verifyProof(given))).toEqual([]);
    expect(codes(await verifyProof({ ...given, needed: 3 }))).toEqual(['proof.too-few-witnesses']);
    await withScratchStore(async (scratch) => expect(codes(await verifyOffice(office, { scratch }))).toEqual([]));
  });

  test('a witness that has seen more than the office knows of says so, and is shown from there', async () => {
    const office = await officeWithList(store);
    const first = done(await signLog(office, HOLDER));
    const witness = await honest('one', 11, await originOf(office));
    done(await askWitnesses(office, [witness], ASK));
    // the office has lost the line that it was given
    await office.store.write((desk) => desk.putCheckpoint(first.size, first.text));
    await more(office);
    done(await signLog(office, HOLDER));
    expect(codes(await askWitnesses(office, [witness], ASK))).toEqual([]);
    expect(await cosigners(office)).toEqual(['one']);
  });
});

describe('an office that lies', () => {
  /** What a database says, with whatever an owner of it has done to the hashes of its entries. */
  const lies: Readonly<Record<string, (hashes: readonly string[]) => readonly string[]>> = {
    'another history of the same length': (hashes) => [hashes[0] as string, ...hashes.slice(1).map(other)],
    'the end cut off': (hashes) => hashes.slice(0, -3),
    'an entry of the past changed': (hashes) => hashes.map((hash, at) => (at === 4 ? other(hash) : hash)),
    'an entry taken out': (hashes) => hashes.filter((_, at) => at !== 4),
    'an entry put in between': (hashes) => [...hashes.slice(0, 4), other('0'), ...hashes.slice(4)],
    'two entries in the other order': (hashes) => hashes.toSpliced(4, 2, hashes[5] as string, hashes[4] as string),
  };
  const other = (hash: string): string =>
    hash.replaceAll(/./g, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16)).padEnd(64, '1');

  test.each(Object.entries(lies))('gets no cosignature of those who are honest: %s', async (_lie, change) => {
    const store: TestStore = { kind: 'sqlite', fresh: async () => ':memory:', open: () => Promise.reject() };
    const office = await officeWithList(store);
    done(await signLog(office, HOLDER));
    const origin = await originOf(office);
    const witnesses = [await honest('one', 11, origin), await honest('two', 12, origin), await colluding('three', 13)];
    done(await askWitnesses(office, witnesses, ASK));
    expect(await cosigners(office)).toEqual(['one', 'two', 'three']);
    const hashes = await office.store.read(async (desk) => desk.entryHashes(0, (await desk.head()).no));
    const told = change(hashes);
    const lying: TestOffice = {
      ...office,
      store: {
        ...office.store,
        read: (work) =>
          office.store.read((desk) =>
            work({
              ...desk,
              head: async () => ({ ...(await desk.head()), no: told.length, hash: told.at(-1) as string }),
              entryHashes: async (after, upTo) => told.slice(after, upTo),
              checkpoints: async () => [],
              checkpoint: async () => lie,
            }),
          ),
      },
    };
    const { logAt } = await import('../ledger/office-log.ts');
    let lie = '';
    const claimed = await lying.store.read((desk) => logAt(desk, told.length));
    lie = signedCheckpoint(claimed, OFFICE);
    const kept: string[] = [];
    const answer = await askWitnesses(
      { ...lying, store: { ...lying.store, write: async () => kept.push('kept') as never } },
      witnesses,
      ASK,
    );
    expect(answer.findings.map(({ facts }) => facts['witness'])).toEqual(['one', 'two']);
    expect(kept).toEqual(['kept']);
    await office.store.close();
  });
});

describe('who is asked', () => {
  const key = verifierKeyText(witnessKey('one', publicBytes(pairOf(11))));
  const second = verifierKeyText(witnessKey('two', publicBytes(pairOf(12))));

  test.each([
    [`${key} https://w.example`, 1],
    [`${key} https://w.example/a/, ${second} http://10.0.0.1:81`, 2],
    [`${key}`, undefined],
    [`${key} ftp://w.example`, undefined],
    [`${key} https://w.example?x`, undefined],
    [`${key} https://w.example, ${key} https://v.example`, undefined],
    [`${verifierKeyText(logKey('one', publicBytes(OFFICE)))} https://w.example`, undefined],
    ['', undefined],
  ])('%s', (text, count) => expect(witnessesIn(text)?.length).toBe(count));

  test('is nowhere in a network of one’s own, unless the host is allowed by name', async () => {
    const store: TestStore = { kind: 'sqlite', fresh: async () => ':memory:', open: () => Promise.reject() };
    const office = await officeWithList(store);
    done(await signLog(office, HOLDER));
    const witness = await honest('one', 11, await originOf(office));
    const { findings } = await askWitnesses(office, [witness], askByHttp([]));
    expect(findings).toMatchObject([{ code: 'log.witness', weight: 'warn', facts: { said: 'address not allowed' } }]);
    const unknown = await honest('two', 12, 'elobook/other');
    expect((await askWitnesses(office, [unknown], ASK)).findings).toMatchObject([{ facts: { said: '404' } }]);
    const { url } = witness;
    expect((await askWitnesses(office, [{ url, key: unknown.key }], ASK)).findings).toMatchObject([
      { facts: { said: 'no cosignature' } },
    ]);
    expect(await cosigners(office)).toEqual([]);
    await office.store.close();
  });
});
