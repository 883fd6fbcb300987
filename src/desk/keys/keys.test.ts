/** Keys of the office and signatures of its lists, on both stores. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import type { Finding } from '../../core/finding.ts';
import { currentKey, keyPairOf, privateKeysText, publicKeysText } from '../../ledger/signatures.ts';
import { StoreError } from '../../stores/errors.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import type { ChangeOptions } from '../change.ts';
import { readOffice, type Office } from '../office.ts';
import { bring, enterPersons, openPool, type TestOffice, testOffice } from '../lists/office.fixture.ts';
import { type ListFile, writeListFile } from '../../reading/lists/files.ts';
import { codes, done, refusals } from '../office.fixture.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { keysOf, publicKeys } from './announced.ts';
import { DEMO_HOLDER, keepDemoKey } from './demo-key.ts';
import { fixedKeyHolder, type KeyHolder } from './holder.ts';
import { keyFile } from './key-file.ts';
import { newKey } from './new-key.ts';
import { retireKey } from './retire.ts';
import { showKeys } from './show.ts';
import { type Signer, signerOf } from './sign.ts';
import { verifyList } from './verify-list.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.restoreAllMocks());

let files = 0;
const freshFile = (): string => {
  files += 1;
  return join(folder, `office-${files}.key`);
};

const EVA: ChangeOptions = { author: 'Éva' };
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const PAIR = keyPairOf(new Uint8Array(32).fill(1));
const STRANGE = keyPairOf(new Uint8Array(32).fill(2));

const idsIn = async (holder: KeyHolder): Promise<readonly string[]> => (await holder.read()).keys.map(({ key }) => key);
const announced = (office: Office) => readOffice(office, keysOf);

/** An office with a list to sign. */
async function withList(office: TestOffice): Promise<ListFile> {
  await openPool(office, 'fide', 'fide', '2024-06');
  await enterPersons(office, 1, [{ name: 'Arany' }, { name: 'Bartók' }]);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900 });
  return done(await writeListFile(office, { pool: 'fide', format: 'csv' }, () => undefined));
}

const signatureBy = async (office: Office, holder: KeyHolder, file: ListFile): Promise<Uint8Array> =>
  utf8((await (done(await signerOf(office, holder)) as Signer)(file)).text);

/** What `verify-list` says, with the public keys as the office gives them out now. */
async function said(office: Office, file: ListFile, signature: Uint8Array): Promise<readonly string[]> {
  const keys = utf8(publicKeysText(await publicKeys(office)));
  return codes(verifyList({ name: file.name, sha256: file.sha256, signature, keys }));
}

forEachStore((_, store) => {
  test('a key is made, kept in a file that only its owner reads, announced, and never in the database', async () => {
    const office = await testOffice(store);
    const file = freshFile();
    const holder = keyFile(file);
    const made = done(await newKey(office, holder, EVA));
    expect(made).toEqual({
      key: expect.stringMatching(/^[0-9a-f]{16}$/),
      publicKey: expect.stringMatching(/^[0-9a-f]{64}$/),
      from: '2024-06-15T12:00:00.000Z',
      place: file,
      origin: 'made',
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await idsIn(holder)).toEqual([made.key]);
    const { key, publicKey, from } = made;
    expect(await announced(office)).toEqual([{ key, algorithm: 'ed25519', publicKey, from }]);
    const secret = readFileSync(file, 'utf8').split('\n')[1] as string;
    await readOffice(office, async (desk) => {
      for await (const batch of desk.entriesFrom(1)) for (const { text } of batch) expect(text).not.toContain(secret);
    });
    const verified = done(await withScratchStore((scratch) => verifyOffice(office, { scratch })));
    expect(verified.entries).toBe(2);
  });

  test('nothing is made without an author, nor in a dry run', async () => {
    const office = await testOffice(store);
    const file = freshFile();
    expect(refusals(await newKey(office, keyFile(file), {}))).toEqual(['office.no-author']);
    expect(done(await newKey(office, keyFile(file), { ...EVA, dryRun: true })).origin).toBe('made');
    expect(existsSync(file)).toBe(false);
    expect(await announced(office)).toEqual([]);
  });

  test('keys can be changed: the old one is forgotten, and what it has signed stays good', async () => {
    const office = await testOffice(store);
    const list = await withList(office);
    const holder = keyFile(freshFile());
    const first = done(await newKey(office, holder, EVA));
    const old = await signatureBy(office, holder, list);
    office.on('2024-07-01');
    const second = done(await newKey(office, holder, EVA));
    expect(second.replaces).toBe(first.key);
    expect(await idsIn(holder)).toEqual([second.key]);
    office.on('2024-08-01');
    const fresh = await signatureBy(office, holder, list);
    for (const signature of [old, fresh]) expect(await said(office, list, signature)).toEqual([]);
    expect((await announced(office)).map(({ key, until }) => [key, until])).toEqual([
      [first.key, '2024-07-01T12:00:00.000Z'],
      [second.key, undefined],
    ]);
    const verified = done(await withScratchStore((scratch) => verifyOffice(office, { scratch })));
    expect(verified.entries).toBe(6);
  });

  test('what an old key signs after its end is not good', async () => {
    const office = await testOffice(store);
    const list = await withList(office);
    const [before, after] = [
      fixedKeyHolder(privateKeysText([PAIR]), 'A'),
      fixedKeyHolder(privateKeysText([STRANGE]), 'B'),
    ];
    done(await newKey(office, before, EVA));
    const signer = done(await signerOf(office, before));
    office.on('2024-07-01');
    done(await newKey(office, after, EVA));
    office.on('2024-07-02');
    expect(await said(office, list, utf8((await signer(list)).text))).toEqual(['signature.key-not-valid']);
  });

  test('a key that lies ready is announced, once', async () => {
    const office = await testOffice(store);
    const holder = fixedKeyHolder(privateKeysText([PAIR]), 'ELOBOOK_KEY');
    const found = done(await newKey(office, holder, EVA));
    expect(found).toMatchObject({ key: PAIR.key, place: 'ELOBOOK_KEY', origin: 'found' });
    expect(refusals(await newKey(office, holder, EVA))).toEqual(['keys.nothing-new']);
    const both = fixedKeyHolder(privateKeysText([PAIR, STRANGE]), 'ELOBOOK_KEY');
    expect(done(await newKey(office, both, EVA))).toMatchObject({ key: STRANGE.key, replaces: PAIR.key });
    expect(refusals(await newKey(office, holder, EVA))).toEqual(['keys.nothing-new']);
  });

  test('whatever fails between the file and the entry, the key in force is there', async () => {
    const office = await testOffice(store);
    const list = await withList(office);
    const holder = keyFile(freshFile());
    const first = done(await newKey(office, holder, EVA));
    // the power goes after the file was written, before the entry is kept
    const cut: Office = {
      ...office,
      store: {
        ...office.store,
        write: (work) =>
          office.store.write(async (desk) => {
            await work(desk);
            throw new Error('cut');
          }),
      },
    };
    await expect(newKey(cut, holder, EVA)).rejects.toThrow('cut');
    expect(await idsIn(holder)).toEqual([expect.any(String), first.key]);
    expect(await said(office, list, await signatureBy(office, holder, list))).toEqual([]);
    // the next attempt takes what lies there; the power goes before the old key is forgotten
    let writes = 0;
    const write: Office['store']['write'] = (work) => {
      writes += 1;
      return writes === 1 ? office.store.write(work) : Promise.reject(new Error('cut'));
    };
    await expect(newKey({ ...office, store: { ...office.store, write } }, holder, EVA)).rejects.toThrow('cut');
    const [second] = await idsIn(holder);
    expect(await idsIn(holder)).toEqual([second, first.key]);
    expect(currentKey(await announced(office))?.key).toBe(second);
    expect(await said(office, list, await signatureBy(office, holder, list))).toEqual([]);
    // a database that goes away then has announced the key all the same
    writes = 0;
    const away: Office['store']['write'] = (work) => {
      writes += 1;
      const lost = new StoreError('store.lost', { address: 'office', outcome: 'unchanged' });
      return writes === 1 ? office.store.write(work) : Promise.reject(lost);
    };
    const announcedNow = done(await newKey({ ...office, store: { ...office.store, write: away } }, holder, EVA));
    expect(currentKey(await announced(office))?.key).toBe(announcedNow.key);
    const third = done(await newKey(office, holder, EVA));
    expect(await idsIn(holder)).toEqual([third.key]);
  });

  test('a key is retired once; one that others have proves nothing any more, until the list is signed anew', async () => {
    const office = await testOffice(store);
    const list = await withList(office);
    const holder = keyFile(freshFile());
    const { key } = done(await newKey(office, holder, EVA));
    const signature = await signatureBy(office, holder, list);
    expect(refusals(await retireKey(office, { key: 'ffff' }, EVA))).toEqual(['keys.unknown']);
    const until = '2024-06-15T12:00:00.000Z';
    expect(done(await retireKey(office, { key }, EVA))).toEqual({ key, until, disclosed: false });
    expect(refusals(await retireKey(office, { key }, EVA))).toEqual(['keys.retired-already']);
    expect(refusals(await signerOf(office, holder))).toEqual(['keys.none-in-force']);
    expect(await said(office, list, signature)).toEqual([]);
    office.on('2024-07-01');
    expect(done(await retireKey(office, { key, disclosed: true }, EVA))).toEqual({ key, until, disclosed: true });
    expect(refusals(await retireKey(office, { key, disclosed: true }, EVA))).toEqual(['keys.retired-already']);
    expect(await said(office, list, signature)).toEqual(['signature.key-disclosed']);
    const next = done(await newKey(office, holder, EVA));
    expect(next.replaces).toBeUndefined();
    expect(await said(office, list, await signatureBy(office, holder, list))).toEqual([]);
  });

  test('a clock that was set back signs at the time of the last entry, or of the key', async () => {
    const office = await testOffice(store, '2024-06-15');
    const list = await withList(office);
    const holder = keyFile(freshFile());
    let now = Date.parse('2024-06-15T12:00:00.000Z');
    // the clock is read once for the entry and once for the key
    const ahead: Office = { ...office, clock: () => (now += 1000) };
    const { from } = done(await newKey(ahead, holder, EVA));
    expect(from).toBe('2024-06-15T12:00:02.000Z');
    office.on('2024-06-01');
    const signature = await signatureBy(office, holder, list);
    expect(JSON.parse(new TextDecoder().decode(signature))).toMatchObject({ signed: from });
    expect(await said(office, list, signature)).toEqual([]);
  });

  test('the signature names office, list, rows and the entry that they came by', async () => {
    const office = await testOffice(store);
    const list = await withList(office);
    const holder = fixedKeyHolder(privateKeysText([PAIR]), 'ELOBOOK_KEY');
    done(await newKey(office, holder, EVA));
    const signature = await signatureBy(office, holder, list);
    const row = await readOffice(office, (desk) => desk.list('fide', '2024-05-01'));
    const entry = await readOffice(office, (desk) => desk.entry(row?.no as number));
    expect(done(verifyList({ ...list, signature, keys: utf8(publicKeysText(await publicKeys(office))) }))).toEqual({
      office: 'Test',
      list: 'fide/2024-05-01',
      form: 'csv',
      digest: row?.digest,
      entry: { no: row?.no, hash: entry?.hash },
      sha256: list.sha256,
      key: PAIR.key,
      signed: '2024-06-15T12:00:00.000Z',
    });
  });
});

describe('what keeps an office from signing', () => {
  const withKey = async (): Promise<Office> => {
    const { openStore } = await import('../../stores/store.ts');
    const { officeOver, enter } = await import('../lists/office.fixture.ts');
    const office = officeOver(await openStore(':memory:'));
    await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
    return office;
  };
  const found = async (office: Office, holder: KeyHolder | undefined): Promise<readonly Finding[]> => {
    const { value, findings } = await signerOf(office, holder);
    expect(value).toBeUndefined();
    const shown = done(await showKeys(office, holder));
    expect(shown.ready).toBe(false);
    expect(shown.place).toBe(holder?.place ?? null);
    return findings;
  };

  test('no key ever: a note; no place; a file that is missing, damaged, open to others, or another’s', async () => {
    const office = await withKey();
    expect(await found(office, undefined)).toEqual([{ code: 'keys.none', weight: 'note', facts: {} }]);
    done(await newKey(office, fixedKeyHolder(privateKeysText([PAIR]), 'ELOBOOK_KEY'), EVA));
    const refuse = (code: string, facts: object) => [{ code, weight: 'refuse', facts }];
    expect(await found(office, undefined)).toEqual(refuse('keys.no-place', {}));
    const place = freshFile();
    const file = keyFile(place);
    expect(await found(office, file)).toEqual(refuse('keys.missing', { place }));
    writeFileSync(place, privateKeysText([STRANGE]), { mode: 0o600 });
    const facts = { place, seen: [STRANGE.key], expected: PAIR.key };
    expect(await found(office, file)).toEqual(refuse('keys.other-key', facts));
    expect(codes(await showKeys(office, file))).toEqual(['keys.other-key']);
    expect((await showKeys(office, file)).findings[0]?.weight).toBe('warn');
    for (const mode of [0o644, 0o640, 0o604, 0o602, 0o777]) {
      chmodSync(place, mode);
      const open = { place, mode: mode.toString(8) };
      expect(await found(office, file)).toEqual(refuse('keys.open-to-others', open));
    }
    chmodSync(place, 0o400);
    expect(codes(await signerOf(office, file))).toEqual(['keys.other-key']);
    writeFileSync(place, 'secret');
    chmodSync(place, 0o600);
    expect(await found(office, file)).toEqual(refuse('keys.damaged', { place }));
    writeFileSync(place, ' '.repeat(70_000));
    expect(await found(office, file)).toEqual(refuse('keys.damaged', { place }));
    writeFileSync(place, privateKeysText([STRANGE, PAIR]));
    expect(done(await showKeys(office, file)).ready).toBe(true);
    await office.store.close();
  });

  test('the key in a variable that is none', async () => {
    const office = await withKey();
    const holder = fixedKeyHolder('secret', 'ELOBOOK_KEY');
    expect(refusals(await newKey(office, holder, EVA))).toEqual(['keys.damaged']);
    await office.store.close();
  });

  test('a key that others could read is not announced, but a new one takes its place', async () => {
    const office = await withKey();
    const place = freshFile();
    writeFileSync(place, privateKeysText([PAIR]));
    chmodSync(place, 0o644);
    expect(refusals(await newKey(office, keyFile(place), EVA))).toEqual(['keys.open-to-others']);
    chmodSync(place, 0o600);
    expect(done(await newKey(office, keyFile(place), EVA)).origin).toBe('found');
    chmodSync(place, 0o644);
    const next = done(await newKey(office, keyFile(place), EVA));
    expect(next).toMatchObject({ origin: 'made', replaces: PAIR.key });
    expect(statSync(place).mode & 0o777).toBe(0o600);
    await office.store.close();
  });

  test('a file that cannot be written: nothing is announced', async () => {
    const office = await withKey();
    const place = join(folder, 'nowhere', 'office.key');
    expect((await newKey(office, keyFile(place), EVA)).findings).toEqual([
      { code: 'keys.unwritable', weight: 'refuse', facts: { place, problem: 'no-folder' } },
    ]);
    expect(await announced(office)).toEqual([]);
    await office.store.close();
  });
});

describe('a file of keys', () => {
  test('that is a folder, or leads in a circle, cannot be read', async () => {
    const [inside, circle] = [freshFile(), freshFile()];
    mkdirSync(inside, { mode: 0o700 });
    symlinkSync(circle, circle);
    for (const [place, problem] of [
      [inside, 'folder'],
      [circle, 'other'],
    ] as const) {
      expect(await keyFile(place).read()).toEqual({
        keys: [],
        findings: [{ code: 'keys.unreadable', weight: 'refuse', facts: { place, problem } }],
      });
    }
    const below = join(freshFile(), 'x');
    expect((await keyFile(below).read()).findings[0]?.code).toBe('keys.missing');
  });

  test('is replaced wholly, and nothing is left beside it', async () => {
    const place = freshFile();
    writeFileSync(`${place}.part`, 'of somebody else');
    expect(await keyFile(place).write?.([PAIR, STRANGE])).toBeUndefined();
    expect(await keyFile(place).write?.([PAIR])).toBeUndefined();
    expect(readFileSync(place, 'utf8')).toBe(privateKeysText([PAIR]));
    expect(readFileSync(`${place}.part`, 'utf8')).toBe('of somebody else');
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('has no rights of others to look at on Windows', async () => {
    const place = freshFile();
    writeFileSync(place, privateKeysText([PAIR]), { mode: 0o666 });
    chmodSync(place, 0o666);
    const { platform } = process;
    Object.defineProperty(process, 'platform', { value: 'win32' });
    try {
      expect((await keyFile(place).read()).findings).toEqual([]);
    } finally {
      Object.defineProperty(process, 'platform', { value: platform });
    }
    expect((await keyFile(place).read()).findings).toHaveLength(1);
  });

  test('an error of our own is not taken for one of the system', async () => {
    const broken = { privateKey: { export: () => assertNever() } } as unknown as typeof PAIR;
    await expect(keyFile(freshFile()).write?.([broken])).rejects.toThrow('ours');
  });

  test('that cannot take its place leaves nothing behind', async () => {
    const place = freshFile();
    mkdirSync(place);
    expect((await keyFile(place).write?.([PAIR]))?.facts).toEqual({ place, problem: 'folder' });
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });
});

const assertNever = (): never => {
  throw new Error('ours');
};

describe('a list file that is checked', () => {
  const list = { name: 'fide-2024-06.csv', sha256: 'cd'.repeat(32) };

  test('damaged signatures and files of keys are told', () => {
    const keys = utf8(publicKeysText({ office: 'x', keys: [] }));
    expect(refusals(verifyList({ ...list, signature: utf8('x'), keys }))).toEqual(['signature.damaged']);
  });

  test('under the name of another day it misleads, which is a warning', async () => {
    const { signatureText } = await import('../../ledger/signatures.ts');
    const from = '2024-06-01T00:00:00.000Z';
    const what = {
      office: 'x',
      list: 'fide/2024-06-01',
      form: 'csv',
      digest: 'ab'.repeat(32),
      entry: { no: 1, hash: 'ab'.repeat(32) },
    };
    const signature = utf8(signatureText({ ...what, sha256: list.sha256, signed: from }, PAIR));
    const { key, publicKey } = PAIR;
    const known = { office: 'x', keys: [{ key, algorithm: 'ed25519' as const, publicKey, from }] };
    const keys = utf8(publicKeysText(known));
    for (const [name, expected] of [
      ['fide-2024-06.csv', []],
      ['fide-2024-06-01.csv', []],
      ['list.csv', []],
      ['fide-2024-07.csv', ['signature.other-name']],
      ['fide-2024-06-02.csv', ['signature.other-name']],
    ] as const) {
      expect(codes(verifyList({ ...list, name, signature, keys })), name).toEqual(expected);
    }
    expect(refusals(verifyList({ ...list, signature, keys, list: 'fide/2024-07' }))).toEqual(['signature.wrong-list']);
    expect(refusals(verifyList({ ...list, signature, keys: utf8('{}') }))).toEqual(['keys-file.damaged']);
  });
});

describe('the key of the demonstration', () => {
  test('is always the same, and is put where nothing lies', async () => {
    const [key] = await idsIn(DEMO_HOLDER);
    const place = freshFile();
    expect(await keepDemoKey(keyFile(place))).toEqual([]);
    expect(await idsIn(keyFile(place))).toEqual([key]);
    writeFileSync(place, privateKeysText([PAIR]));
    expect(await keepDemoKey(keyFile(place))).toEqual([]);
    expect(await idsIn(keyFile(place))).toEqual([PAIR.key]);
    expect(await keepDemoKey(undefined)).toEqual([]);
    const lost = join(folder, 'nowhere', 'x.key');
    expect(await keepDemoKey(keyFile(lost))).toEqual([
      { code: 'keys.unwritable', weight: 'warn', facts: { place: lost, problem: 'no-folder' } },
    ]);
  });
});
