/** Keys and signatures on the command line: from `office init` to what `verify-list` says of a file. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Finding } from '../../engine/index.ts';
import { personId } from '../../ledger/ids.ts';
import { keyPairOf, privateKeysText } from '../../ledger/signatures.ts';
import { bring, enterPersons, officeOver, openPool } from '../../desk/lists/office.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { keyHolderOf } from '../key-place.ts';
import { keysCommand } from './keys.ts';
import { listsCommand } from './lists.ts';
import { officeInitCommand } from './office-init.ts';
import { proveCommand } from './prove.ts';
import { publishCommand } from './publish.ts';
import { verifyCommand } from './verify.ts';
import { verifyListCommand } from './verify-list.ts';
import { verifyProofCommand } from './verify-proof.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-signing-'));
afterAll(() => rmSync(folder, { recursive: true }));
const inside = (name: string): string => join(folder, name);
const [db, key, keys] = [inside('office.db'), inside('office.db.key'), inside('keys.json')];
const as = 'Éva';

let out = '';
beforeEach(() => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  });
  for (const name of ['ELOBOOK_KEY', 'ELOBOOK_KEY_FILE', 'ELOBOOK_KEYS', 'ELOBOOK_AUTHOR', 'ELOBOOK_DB']) {
    vi.stubEnv(name, '');
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** What a command prints for programs. */
async function asked(run: (options: { json: true }) => Promise<number>) {
  out = '';
  const exit = await run({ json: true });
  const { value, findings } = JSON.parse(out) as { value: Record<string, unknown>; findings: readonly Finding[] };
  return { exit, value, codes: findings.map(({ code }) => code), findings };
}

const init = (options: object) => asked((json) => officeInitCommand({ ...json, name: 'Iroda', as, ...options }));
const verifyList = (file: string, options: object = {}) =>
  asked((json) => verifyListCommand(file, { ...json, keys, ...options }));
const idOf = (value: Record<string, unknown>): string => (value['key'] as { key: string }).key;

describe('where the key lies', () => {
  const placeOf = async (options: object) => (await keyHolderOf(options))?.place;

  test('the option counts, then the key in the environment, then the file named there, then one beside the database', async () => {
    expect(await placeOf({ db: 'x.db' })).toBe('x.db.key');
    expect(await placeOf({})).toBe('elobook.db.key');
    for (const server of ['postgres://a@b/c', 'postgresql://a@b/c', 'POSTGRES://x', ':memory:'])
      expect(await placeOf({ db: server })).toBeUndefined();
    vi.stubEnv('ELOBOOK_KEY_FILE', 'named.key');
    expect(await placeOf({ db: 'postgres://a@b/c' })).toBe('named.key');
    expect(await placeOf({ db: 'x.db' })).toBe('named.key');
    vi.stubEnv('ELOBOOK_KEY', 'secret');
    expect(await placeOf({ db: 'x.db' })).toBe('ELOBOOK_KEY');
    expect(await placeOf({ db: 'x.db', key: 'mine.key' })).toBe('mine.key');
  });
});

describe('office init', () => {
  test('makes a key beside the database, which only its owner can read', async () => {
    const path = inside('first.db');
    expect(await init({ db: path, dryRun: true })).toMatchObject({ exit: 0, codes: [] });
    expect(existsSync(`${path}.key`)).toBe(false);
    const { exit, value, codes } = await init({ db: path });
    expect([exit, codes]).toEqual([0, []]);
    expect(value).toMatchObject({ name: 'Iroda', key: { place: `${path}.key`, origin: 'made' } });
    expect(statSync(`${path}.key`).mode & 0o777).toBe(0o600);
    expect(await init({ db: path })).toMatchObject({ exit: 4, codes: ['office.open-already'] });
  });

  test('says in words what it has made', async () => {
    expect(await officeInitCommand({ db: inside('words.db'), name: 'Iroda', as })).toBe(0);
    expect(out).toMatch(/\nKey [0-9a-f]{16} was made and signs the lists from now on\./);
    out = '';
    expect(await officeInitCommand({ db: inside('none.db'), as })).toBe(4);
  });

  test('takes the key of the environment', async () => {
    const pair = keyPairOf(new Uint8Array(32).fill(3));
    vi.stubEnv('ELOBOOK_KEY', privateKeysText([pair]).split('\n')[1] as string);
    const { value } = await init({ db: inside('given.db') });
    expect(value['key']).toMatchObject({ key: pair.key, place: 'ELOBOOK_KEY', origin: 'found' });
    expect(existsSync(inside('given.db.key'))).toBe(false);
  });

  test('opens the office also where the key cannot be made, with a warning', async () => {
    const at = inside('no/such/x.key');
    const failed = await init({ db: inside('warned.db'), key: at });
    expect(failed).toMatchObject({ exit: 0, codes: ['keys.unwritable'], findings: [{ weight: 'warn' }] });
    expect(await init({ db: ':memory:' })).toMatchObject({
      exit: 0,
      codes: ['keys.no-place'],
      findings: [{ weight: 'warn' }],
    });
    out = '';
    expect(await officeInitCommand({ db: ':memory:', name: 'Iroda', as })).toBe(0);
    expect(out).toContain('--key or ELOBOOK_KEY_FILE');
  });
});

test('a proof is held to the one key that was given with it, whatever file of keys lies beside', async () => {
  const [office, published, proof] = [inside('proved.db'), inside('proved-keys.json'), inside('proof.txt')];
  await officeInitCommand({ db: office, name: 'Iroda', as });
  const opened = officeOver(await openStore(office));
  await openPool(opened, 'fide', 'fide', '2024-06');
  await enterPersons(opened, 1, [{ name: 'Arany' }]);
  await bring(opened, 'fide', '2024-05', { 1: 2000 });
  await opened.store.close();
  await publishCommand('fide', { db: office, date: '2024-06', as });
  await keysCommand('export', [published], { db: office });
  expect(await proveCommand({ db: office, player: personId(1), list: 'fide:2024-06', to: proof })).toBe(0);
  const [{ publicKey }] = JSON.parse(readFileSync(published, 'utf8')).keys;
  const other = keyPairOf(new Uint8Array(32).fill(9)).publicKey;
  const verified = async (options: object) => {
    const { exit, codes } = await asked((json) => verifyProofCommand(proof, { ...json, ...options }));
    return [exit, ...codes];
  };
  vi.stubEnv('ELOBOOK_KEYS', published);
  expect(await verified({})).toEqual([0]);
  expect(await verified({ key: publicKey })).toEqual([0]);
  expect(await verified({ key: other })).toEqual([1, 'proof.unknown-key']);
  // who names both takes either
  expect(await verified({ key: other, keys: published })).toEqual([0]);
  const nowhere = inside('nowhere.json');
  expect(await verified({ keys: nowhere })).toEqual([3, 'keys-file.missing']);
  expect(await verified({ key: publicKey, keys: nowhere })).toEqual([3, 'keys-file.missing']);
});

describe('a signed list', () => {
  const list = inside('fide-2024-05.csv');
  const write = (options: object = {}) =>
    asked((json) =>
      listsCommand('fide', undefined, { ...json, db, format: 'csv', to: list, replace: true, ...options }),
    );
  let first = '';
  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await officeInitCommand({ db, name: 'Iroda', as });
    vi.restoreAllMocks();
    const office = officeOver(await openStore(db));
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(office, 1, [{ name: 'Arany' }, { name: 'Bartók' }]);
    await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900 });
    await office.store.close();
  });

  test('has its signature beside it, and is good', async () => {
    const { exit, value, codes } = await write();
    first = value['key'] as string;
    expect([exit, codes]).toEqual([0, []]);
    expect(value['signature']).toBe(`${list}.sig`);
    const signature = JSON.parse(readFileSync(`${list}.sig`, 'utf8')) as Record<string, unknown>;
    expect(signature).toMatchObject({ key: first, list: 'fide/2024-05-01', sha256: value['sha256'], form: 'csv' });
    expect(signature['sha256']).toBe(createHash('sha256').update(readFileSync(list)).digest('hex'));
    expect(await asked((json) => keysCommand('export', [keys], { ...json, db }))).toMatchObject({ exit: 0 });
    const good = await verifyList(list, { list: 'fide/2024-05' });
    expect(good).toMatchObject({ exit: 0, codes: [], value: { office: 'Iroda', list: 'fide/2024-05-01' } });
  });

  test('is told in words', async () => {
    expect(await listsCommand('fide', undefined, { db, format: 'csv', to: list, replace: true })).toBe(0);
    expect(out).toContain(`fide-2024-05.csv.sig: signed with key ${first}\n`);
    out = '';
    vi.stubEnv('ELOBOOK_KEYS', keys);
    expect(await verifyListCommand(list, {})).toBe(0);
    expect(out).toMatch(/^Good: .*fide-2024-05\.csv is the list fide\/2024-05-01 \(csv\) of the office “Iroda”\.\n/);
    expect(out).toMatch(/\nSigned on \d+ \w+ \d{4} at [\d:]{8} UTC with key [0-9a-f]{16}\.\nSealed by entry \d+, /);
    out = '';
    copyFileSync(list, inside('fide-2024-04.csv'));
    expect(await verifyListCommand(inside('fide-2024-04.csv'), { sig: `${list}.sig`, lang: 'hu' })).toBe(0);
    expect(out).toContain('de ez a lista van benne: „fide/2024-05-01”');
    out = '';
    expect(await verifyListCommand(list, { lang: 'ru', list: 'fide/2024-06' })).toBe(1);
    expect(out).toMatch(
      /^Проверка не пройдена: .*\n\n.*\n.*В файле рейтинг-лист «fide\/2024-05-01», а не «fide\/2024-06»\.\n$/,
    );
  });

  test('every other answer: changed, unknown key, wrong list, damaged, missing', async () => {
    const copy = inside('copy.csv');
    const sign = (text: string): void => writeFileSync(`${copy}.sig`, text);
    const [bytes, signature] = [readFileSync(list), readFileSync(`${list}.sig`, 'utf8')];
    copyFileSync(list, copy);
    expect(await verifyList(copy)).toMatchObject({ exit: 3, codes: ['signature.missing'] });
    sign(signature);
    expect(await verifyList(copy)).toMatchObject({ exit: 0, codes: [] });
    expect(await verifyList(copy, { list: 'mssz/2024-05' })).toMatchObject({
      exit: 1,
      codes: ['signature.wrong-list'],
    });
    bytes[20] = (bytes[20] as number) ^ 1;
    writeFileSync(copy, bytes);
    expect(await verifyList(copy)).toMatchObject({ exit: 1, codes: ['signature.changed-file'] });
    copyFileSync(list, copy);
    sign(signature.replace('"office":"Iroda"', '"office":"Uroda"'));
    expect(await verifyList(copy)).toMatchObject({ exit: 1, codes: ['signature.wrong'] });
    sign(signature.slice(1));
    expect(await verifyList(copy)).toMatchObject({ exit: 1, codes: ['signature.damaged'] });
    sign(signature);
    const strange = inside('strange.json');
    expect(await asked((json) => keysCommand('export', [strange], { ...json, db: inside('first.db') }))).toMatchObject({
      exit: 0,
    });
    expect(await verifyList(copy, { keys: strange })).toMatchObject({ exit: 1, codes: ['signature.unknown-key'] });
    // the same key, in a file that says that it is another office's
    writeFileSync(strange, readFileSync(keys, 'utf8').replace('"office": "Iroda"', '"office": "Másik"'));
    expect(await verifyList(copy, { keys: strange })).toMatchObject({
      exit: 1,
      value: null,
      findings: [{ code: 'signature.other-office', facts: { office: 'Iroda', expected: 'Másik' } }],
    });
    expect(await verifyList(copy, { keys: list })).toMatchObject({ exit: 3, codes: ['keys-file.damaged'] });
    expect(await verifyList(copy, { keys: inside('no.json') })).toMatchObject({
      exit: 3,
      codes: ['keys-file.missing'],
    });
    expect(await verifyList(inside('no.csv'))).toMatchObject({
      exit: 3,
      codes: ['file.unreadable', 'signature.missing'],
    });
    expect(await verifyList(folder, { sig: `${list}.sig` })).toMatchObject({ exit: 3, codes: ['file.unreadable'] });
    expect(await verifyList(list, { keys: undefined })).toMatchObject({ exit: 3, codes: ['keys-file.missing'] });
  });

  test('is not written at all where the key cannot be had, unless it need not be signed', async () => {
    rmSync(list);
    const secret = readFileSync(key);
    for (const [make, code] of [
      [() => rmSync(key), 'keys.missing'],
      [() => writeFileSync(key, 'secret', { mode: 0o600 }), 'keys.damaged'],
      [() => writeFileSync(key, secret), undefined],
      [() => chmodSync(key, 0o644), 'keys.open-to-others'],
      [() => copyFileSync(inside('first.db.key'), key), 'keys.other-key'],
    ] as const) {
      make();
      if (existsSync(key)) chmodSync(key, code === 'keys.open-to-others' ? 0o644 : 0o600);
      const { exit, codes } = await write();
      expect([exit, codes]).toEqual(code === undefined ? [0, []] : [4, [code]]);
      expect(existsSync(list)).toBe(code === undefined);
      rmSync(list, { force: true });
    }
    rmSync(`${list}.sig`);
    expect(await write({ unsigned: true })).toMatchObject({ exit: 0, codes: [] });
    expect([existsSync(list), existsSync(`${list}.sig`)]).toEqual([true, false]);
    writeFileSync(key, secret);
    chmodSync(key, 0o600);
    expect(await write()).toMatchObject({ exit: 0, codes: [] });
  });

  test('standard output and devices have nothing beside them', async () => {
    expect(await listsCommand('fide', undefined, { db, format: 'csv' })).toBe(0);
    expect(out).toBe(readFileSync(list, 'utf8'));
    expect(await write({ to: '/dev/null' })).toMatchObject({ exit: 0, codes: [] });
    expect(existsSync('/dev/null.sig')).toBe(false);
    expect(await write({ format: 'titles-csv', to: inside('x.csv') })).toMatchObject({
      exit: 4,
      codes: ['lists.wrong-format'],
    });
    expect(existsSync(inside('x.csv.sig'))).toBe(false);
  });

  test('an office without a key says so, and writes the list alone', async () => {
    const bare = inside('bare.db');
    const office = officeOver(await openStore(bare));
    const { enter } = await import('../../desk/lists/office.fixture.ts');
    await enter(office, { kind: 'office.opened', data: { name: 'Bare', timeZone: 'UTC', format: 1 } });
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(office, 1, [{ name: 'Arany' }]);
    await bring(office, 'fide', '2024-05', { 1: 2000 });
    await office.store.close();
    const to = inside('bare.csv');
    expect(await write({ db: bare, to })).toMatchObject({ exit: 0, codes: ['keys.none'] });
    expect([existsSync(to), existsSync(`${to}.sig`)]).toEqual([true, false]);
    out = '';
    expect(await keysCommand(undefined, [], { db: bare })).toBe(0);
    expect(out).toMatch(/^The office has no key\.\n/);
  });

  test('keys are changed, shown and retired; old lists stay good; verify is clean', async () => {
    copyFileSync(list, inside('old.csv'));
    copyFileSync(`${list}.sig`, inside('old.csv.sig'));
    expect(await asked((json) => keysCommand('new', [], { ...json, db, as, dryRun: true }))).toMatchObject({ exit: 0 });
    expect(await asked((json) => keysCommand('new', [], { ...json, db }))).toMatchObject({
      exit: 4,
      codes: ['office.no-author'],
    });
    expect(await asked((json) => keysCommand('new', [], { ...json, db, as }))).toMatchObject({
      exit: 0,
      value: { replaces: first, place: key },
    });
    out = '';
    expect(await keysCommand('new', [], { db, as, ground: 'each year' })).toBe(0);
    expect(out).toMatch(/\nIt takes over from key [0-9a-f]{16}; /);
    await write();
    await keysCommand('export', [keys], { db, replace: true });
    for (const file of [inside('old.csv'), list]) expect(await verifyList(file)).toMatchObject({ exit: 0, codes: [] });
    expect(await asked((json) => keysCommand('retire', [first], { ...json, db, as }))).toMatchObject({
      exit: 4,
      codes: ['keys.retired-already'],
    });
    out = '';
    expect(await keysCommand('retire', [first], { db, as, disclosed: true })).toBe(0);
    expect(out).toBe(`Key ${first} signs nothing any more.\n`);
    out = '';
    expect(await keysCommand('export', [], { db })).toBe(0);
    writeFileSync(keys, out);
    expect(await verifyList(inside('old.csv'))).toMatchObject({ exit: 1, codes: ['signature.key-disclosed'] });
    expect(await verifyList(list)).toMatchObject({ exit: 0, codes: [] });
    out = '';
    expect(await keysCommand('show', [], { db })).toBe(0);
    expect(out.split('\n').map((line) => line.split('  ').at(-1))).toEqual([
      'disclosed',
      'no longer in force',
      'in force',
      expect.stringContaining('private half'),
      '',
    ]);
    expect(out).toMatch(new RegExp(`^${first}  [-0-9T:.]{23}Z … [-0-9T:.]{23}Z  [0-9a-f]{64}  disclosed\n`));
    expect(out).toContain(`The private half of the key in force is in ${key}.`);
    out = '';
    expect(await keysCommand('show', [], { db, key: inside('no.key') })).toBe(0);
    expect(out).toContain('warning: The private key is not there');
    expect(await asked((json) => verifyCommand({ ...json, db }))).toMatchObject({ exit: 0, codes: [] });
  });

  test('a database on a server needs to be told the place', async () => {
    expect(await asked((json) => keysCommand('new', [], { ...json, db: inside('first.db'), as }))).toMatchObject({
      exit: 0,
    });
    vi.doMock('../key-place.ts', () => ({ keyHolderOf: async () => undefined }));
    vi.resetModules();
    const { keysCommand: anew } = await import('./keys.ts');
    expect(await asked((json) => anew('new', [], { ...json, db: inside('first.db'), as }))).toMatchObject({
      exit: 4,
      codes: ['keys.no-place'],
    });
    vi.doUnmock('../key-place.ts');
    vi.resetModules();
  });

  test('wrong usage', async () => {
    await expect(keysCommand('make', [], { db })).rejects.toThrow('keys takes one of show, new, retire, export');
    await expect(keysCommand('retire', [], { db })).rejects.toThrow('the id of a key');
    await expect(keysCommand('new', ['x'], { db })).rejects.toThrow('takes nothing more');
    await expect(keysCommand('export', ['x', 'y'], { db })).rejects.toThrow('takes one thing more');
  });
});

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('with OpenSSL alone', () => {
  const openssl = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync('openssl', [...args], { cwd: folder, encoding: 'utf8' });
    return `${status}: ${stdout}${stderr}`;
  };

  test('a key of its making serves the office, and the signature is checked as docs/signatures.md says', async () => {
    expect(openssl('genpkey', '-algorithm', 'ed25519', '-out', 'own.key')).toMatch(/^0:/);
    chmodSync(inside('own.key'), 0o600);
    const path = inside('openssl.db');
    const { value } = await init({ db: path, key: inside('own.key') });
    expect(value['key']).toMatchObject({ origin: 'found' });
    const office = officeOver(await openStore(path));
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(office, 1, [{ name: 'Arany' }]);
    await bring(office, 'fide', '2024-05', { 1: 2000 });
    await office.store.close();
    const to = inside('openssl.csv');
    await asked((json) =>
      listsCommand('fide', undefined, { ...json, db: path, key: inside('own.key'), format: 'csv', to }),
    );
    const text = readFileSync(`${to}.sig`, 'utf8');
    const { signature } = JSON.parse(text) as { signature: string };
    // the members stand in order, so leaving one out leaves canonical JSON
    writeFileSync(inside('signed.json'), text.replace(`"signature":"${signature}",`, '').trimEnd());
    writeFileSync(inside('signature.bin'), Buffer.from(signature, 'hex'));
    const { publicKey } = value['key'] as { publicKey: string };
    writeFileSync(inside('public.der'), Buffer.from(`302a300506032b6570032100${publicKey}`, 'hex'));
    const args = ['pkeyutl', '-verify', '-pubin', '-keyform', 'DER', '-inkey', 'public.der', '-rawin'];
    expect(openssl(...args, '-in', 'signed.json', '-sigfile', 'signature.bin')).toMatch(/^0: Signature Verified/);
    expect(idOf(value)).toBe(createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest('hex').slice(0, 16));
  });
});
