/** Proofs of one number: made on both stores, checked by the program itself and by that of docs/ledger.md. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { hexBytes, hexText, type Bytes } from '../../ledger/log/bytes.ts';
import { isSignedBy, logKey, readCheckpoint } from '../../ledger/log/checkpoint.ts';
import { witnessKey } from '../../ledger/log/cosignature.ts';
import { noteText, readNote, verifierKeyText, type Note } from '../../ledger/log/note.ts';
import { checkProof, proofText, readProof } from '../../ledger/log/proof.ts';
import { proofCode, readProofCode } from '../../ledger/log/proof-code.ts';
import { isConsistent } from '../../ledger/log/tree.ts';
import { cosignatureOf, verifyEd25519 } from '../../ledger/log-keys.ts';
import { MerkleTree } from '../../ledger/merkle.ts';
import { logAt, logConsistency } from '../../ledger/office-log.ts';
import { keyPairOf, privateKeysText, publicKeysText } from '../../ledger/signatures.ts';
import type { ListRow, Store } from '../../ledger/store.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { publicKeys } from '../../desk/keys/announced.ts';
import { fixedKeyHolder } from '../../desk/keys/holder.ts';
import { newKey } from '../../desk/keys/new-key.ts';
import { signLog } from '../../desk/keys/sign-log.ts';
import { verifyProof } from '../../desk/keys/verify-proof.ts';
import {
  AS,
  bring,
  enter,
  enterPersons,
  openPool,
  type TestOffice,
  testOffice,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { codes, done } from '../../desk/office.fixture.ts';
import { erasePlayer } from '../../desk/registry/erase.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../../desk/wire.ts';
import { provePlayer } from './prove-player.ts';

const PAIR = keyPairOf(new Uint8Array(32).fill(1));
const HOLDER = fixedKeyHolder(privateKeysText([PAIR]), 'test');
const KEYS = [{ key: PAIR.key, publicKey: hexBytes(PAIR.publicKey) as Bytes }];
const WITNESS = keyPairOf(new Uint8Array(32).fill(9));
const PLAYERS = 131;

const folder = mkdtempSync(join(tmpdir(), 'elobook-proof-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A list of 131 players, and so many entries that the log has a full tile. */
async function withList(store: TestStore): Promise<TestOffice> {
  const office = await testOffice(store, '2024-05-31');
  done(await newKey(office, HOLDER, AS));
  await openPool(office, 'fide', 'fide', '2024-06');
  await enterPersons(
    office,
    1,
    Array.from({ length: PLAYERS + 1 }, (_, at) => ({ name: `Játékos, ${at + 1}. Példa` })),
  );
  const ratings = Object.fromEntries(Array.from({ length: PLAYERS }, (_, at) => [at + 1, 1500 + at]));
  await bring(office, 'fide', '2024-05', ratings);
  await enter(
    office,
    ...Array.from({ length: 300 }, () => ({ kind: 'office.set' as const, data: { minors: 'names' as const } })),
  );
  done(await publishList(office, { pool: 'fide' }, AS));
  return office;
}

const entryHashes = (store: Store): Promise<readonly string[]> =>
  store.read(async (desk) => desk.entryHashes(0, (await desk.head()).no));

const prove = (office: TestOffice, person: number, list = 'fide:2024-06') =>
  provePlayer(office, { player: personId(person), list });

forEachStore((_, store) => {
  test('the log is the tree over all entries, whatever tiles were kept, and only grows', async () => {
    const office = await withList(store);
    const hashes = await entryHashes(office.store);
    expect(hashes.length).toBeGreaterThan(300);
    const tree = new MerkleTree();
    const roots = ['', ...hashes.map((hash) => (tree.add(hexBytes(hash) as Bytes), tree.root()))];
    await office.store.read(async (desk) => {
      for (const size of [1, 2, 255, 256, 257, hashes.length]) {
        expect(hexText((await logAt(desk, size)).root), String(size)).toBe(roots[size]);
        const path = await logConsistency(desk, size, hashes.length);
        const [older, newer] = [await logAt(desk, size), await logAt(desk, hashes.length)];
        expect(isConsistent(older, newer, path)).toBe(true);
      }
    });
    await withScratchStore(async (scratch) => expect(codes(await verifyOffice(office, { scratch }))).toEqual([]));
  });

  test('every player of a list has a proof, which holds by the office’s key alone', async () => {
    const office = await withList(store);
    expect(codes(await prove(office, 1))).toEqual(['prove.unsigned']);
    const signed = done(await signLog(office, HOLDER));
    expect(done(await signLog(office, HOLDER))).toEqual(signed);
    const read = readCheckpoint(signed.text);
    expect(read && (await isSignedBy(read.note, logKey(read.origin, KEYS[0]?.publicKey as Bytes), verifyEd25519))).toBe(
      true,
    );
    for (const person of [1, 2, 63, 64, 65, 128, 129, 130, 131]) {
      const { proof, file } = done(await prove(office, person));
      expect(file).toBe(`fide-2024-06-01-${personId(person)}.proof.txt`);
      const text = proofText(proof);
      expect(readProof(text)).toEqual(proof);
      expect(readProofCode(proofCode(proof))).toBe(text);
      const verdict = await checkProof(text, { keys: KEYS }, verifyEd25519);
      expect(verdict).toMatchObject({
        kind: 'good',
        key: PAIR.key,
        row: { player: personId(person), rating: 1499 + person, pool: 'fide', date: '2024-06-01' },
      });
    }
    expect(codes(await prove(office, PLAYERS + 1))).toEqual(['prove.not-listed']);
    expect(codes(await prove(office, 1, 'fide:2024-05'))).toEqual(['prove.brought-in']);
    expect(codes(await prove(office, 1, 'fide:2024-09'))).toEqual(['lists.unknown-list']);
    expect(codes(await prove(office, 1, 'other:2024-09'))).toEqual(['pool.unknown']);
  });

  test('a list whose root no entry states has no proof, which is said', async () => {
    const office = await withList(store);
    const list = (await office.store.read((desk) => desk.list('fide', '2024-06-01'))) as ListRow;
    const { text } = (await office.store.read((desk) => desk.entry(list.no))) ?? { text: '' };
    const { data } = JSON.parse(text) as { data: object };
    await enter(office, { kind: 'list.published', data: { ...data, date: '2024-07-01', events: [] } as never });
    done(await signLog(office, HOLDER));
    expect(codes(await prove(office, 1, 'fide:2024-07'))).toEqual(['prove.no-statement']);
  });

  test('whoever is erased has a proof as good as before, and nobody is named in it', async () => {
    const office = await withList(store);
    done(await signLog(office, HOLDER));
    const before = proofText(done(await prove(office, 5)).proof);
    expect(before).not.toMatch(/Játékos|Példa|Éva/);
    done(await erasePlayer(office, personId(5), { ...AS, ground: 'asked for it' }));
    expect(await checkProof(before, { keys: KEYS }, verifyEd25519)).toMatchObject({ kind: 'good' });
    const after = proofText(done(await prove(office, 5)).proof);
    expect(after).toBe(before);
  });

  test('the office signs nothing that contradicts what it has signed', async () => {
    const office = await withList(store);
    const { size, text } = done(await signLog(office, HOLDER));
    await enter(office, { kind: 'office.set', data: { minors: 'names' } });
    const other = text.replace(/\n[A-Za-z0-9+/]{43}=\n/, `\n${'A'.repeat(43)}=\n`);
    await office.store.write((desk) => desk.putCheckpoint(size, other));
    const { findings } = await signLog(office, HOLDER);
    expect(findings).toMatchObject([{ code: 'log.forked', facts: { size } }]);
  });
});

describe('a proof that was changed', () => {
  const made = (async () => {
    const office = await withList({ fresh: async () => ':memory:' } as unknown as TestStore);
    done(await signLog(office, HOLDER));
    const text = proofText(done(await prove(office, 70)).proof);
    const keys = new TextEncoder().encode(publicKeysText(await publicKeys(office)));
    return { office, text, keys };
  })();

  test('in any one place does not hold', async () => {
    const { text } = await made;
    // a letter of the key's own name or of padding makes another text, never another good one
    for (let at = 0; at < text.length; at += 7) {
      const letter = text[at] as string;
      const other = letter === '\n' ? ' ' : letter === '1' ? '2' : '1';
      const changed = text.slice(0, at) + other + text.slice(at + 1);
      const verdict = await checkProof(changed, { keys: KEYS }, verifyEd25519);
      expect(verdict.kind, `${at} ${JSON.stringify(letter)}`).not.toBe('good');
    }
    for (const end of [0, 1, 200, text.length - 1]) {
      expect((await checkProof(text.slice(0, end), { keys: KEYS }, verifyEd25519)).kind).toBe('damaged');
    }
    expect((await checkProof(`${text}\n`, { keys: KEYS }, verifyEd25519)).kind).toBe('damaged');
  });

  test('says what is wrong, from the row up', async () => {
    const { text, keys } = await made;
    const said = async (changed: string, given = {}): Promise<readonly string[]> =>
      codes(await verifyProof({ text: changed, keys, ...given }));
    expect(await said(text)).toEqual([]);
    expect(await said(text.replace(',1569,', ',1570,'))).toEqual(['proof.not-on-list']);
    expect(await said(text.replace(/"digest":"./, '"digest":"0'))).toEqual(['proof.not-in-log']);
    expect(await said(text, { keys: undefined, key: WITNESS.publicKey })).toEqual(['proof.unknown-key']);
    expect(await said(text, { keys: undefined, key: PAIR.publicKey })).toEqual([]);
    expect(await said('hello')).toEqual(['proof.damaged']);
    expect(await said(text, { witnesses: ['nobody'] })).toEqual(['proof.witness-key']);
    expect(await said(text, { needed: 1 })).toEqual(['proof.too-few-witnesses']);
    const disclosed = new TextEncoder().encode(
      new TextDecoder().decode(keys).replace('"from"', '"disclosed": true, "from"'),
    );
    expect(await said(text, { keys: disclosed })).toEqual(['proof.key-disclosed']);
    expect(await said(readProofCode(proofCode(readProof(text) as never)) ?? '')).toEqual([]);
    for (const code of ['', 'ELOBOOK1:', 'ELOBOOK1:AAA', 'ELOBOOK2:AAA', `${proofCode(readProof(text) as never)}0`]) {
      expect(readProofCode(code), code).toBeUndefined();
    }
  });

  test('is asked for witnesses, each of whom counts once', async () => {
    const { text, keys } = await made;
    const split = text.lastIndexOf('\n\n', text.lastIndexOf('\n\n') - 1) + 2;
    const note = readNote(text.slice(split)) as Note;
    const line = cosignatureOf(note.text, 'witness.example/w1', 1_790_000_000, WITNESS);
    const cosigned = `${text.slice(0, split)}${noteText({ ...note, signatures: [...note.signatures, line, line] })}`;
    const key = verifierKeyText(witnessKey('witness.example/w1', hexBytes(WITNESS.publicKey) as Bytes));
    const good = await verifyProof({ text: cosigned, keys, witnesses: [key, key], needed: 1 });
    expect(done(good).witnessed).toEqual([{ name: 'witness.example/w1', time: 1_790_000_000 }]);
    expect(codes(await verifyProof({ text: cosigned, keys, witnesses: [key, key], needed: 2 }))).toEqual([
      'proof.too-few-witnesses',
    ]);
    expect(python(cosigned, key)).toMatch(/^0: good: /);
    expect(python(text, key)).toBe('1: not good: witness.example/w1 has not cosigned');
  });

  const PAGE = readFileSync(fileURLToPath(new URL('../../../docs/ledger.md', import.meta.url)), 'utf8');
  const PROGRAM = /<!-- check-proof\.py -->\n\n```python\n(.*?)^```$/ms.exec(PAGE)?.[1] ?? '';
  const hasPython = spawnSync('python3', ['--version']).status === 0;

  function python(text: string, ...witnesses: readonly string[]): string {
    writeFileSync(join(folder, 'check.py'), PROGRAM);
    writeFileSync(join(folder, 'proof.txt'), text);
    const { status, stdout, stderr } = spawnSync(
      'python3',
      [join(folder, 'check.py'), join(folder, 'proof.txt'), PAIR.publicKey, ...witnesses],
      { encoding: 'utf8' },
    );
    return `${status}: ${(stdout + stderr).trim()}`;
  }

  test('the program of docs/ledger.md has at most 120 lines', () => {
    expect(PROGRAM).toMatch(/^import base64/);
    expect(PROGRAM.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  test.skipIf(!hasPython)('the program of docs/ledger.md finds it, too', async () => {
    const { text } = await made;
    expect(python(text)).toMatch(
      /^0: good: .* has 1569 on the list fide\/2024-06-01; log elobook\/[0-9a-f]{16} of \d+ entries$/,
    );
    expect(python(text.replace(',1569,', ',1570,'))).toBe('1: not good: the row is not on the list');
    expect(python(text.replace(/"digest":"./, '"digest":"0'))).toBe('1: not good: the statement is not in the log');
    const signature = /— \S+ (\S+)\n$/.exec(text)?.[1] as string;
    const other = `${signature.slice(0, 20)}${signature[20] === 'A' ? 'B' : 'A'}${signature.slice(21)}`;
    expect(python(text.replace(signature, other))).toBe('1: not good: the office has not signed the log');
    // two letters that mean the same bytes, and what is no row
    const last = signature.at(-2) as string;
    const twin = `${signature.slice(0, -2)}${String.fromCodePoint((last.codePointAt(0) as number) + 1)}=`;
    expect(python(text.replace(signature, twin))).toBe(`1: not good: this is no base 64: ${twin}`);
    expect(python(text.replace('null]]', 'null],1]'))).toMatch(/^1: not good: it cannot be read, [^\n]+$/);
  });
});
