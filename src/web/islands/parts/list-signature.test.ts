/** A list file is checked in a page as the command line checks it. */
import { createHash, webcrypto } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { keyPairOf, signatureText } from '../../../ledger/signatures.ts';
import { checkListFile, type KnownOffice } from './list-signature.ts';

const pair = keyPairOf(new Uint8Array(32).fill(7));
const FILE = new TextEncoder().encode('id,rating\nnj0hd67,1500\n');
const bytes = (text: Uint8Array): ArrayBuffer => new Uint8Array(text).buffer;
const subtle = webcrypto.subtle as unknown as SubtleCrypto;

const signed = signatureText(
  {
    office: 'Test',
    list: 'fide/2024-06-01',
    form: 'csv',
    digest: 'a'.repeat(64),
    entry: { no: 7, hash: 'b'.repeat(64) },
    sha256: createHash('sha256').update(FILE).digest('hex'),
    signed: '2024-06-02T10:00:00.000Z',
  },
  pair,
);

const office = (more: object = {}): KnownOffice => ({
  office: 'Test',
  keys: [{ key: pair.key, publicKey: pair.publicKey, from: '2024-01-01T00:00:00.000Z', ...more }],
});

const kindOf = async (file: Uint8Array, signature: string, known: KnownOffice): Promise<string> =>
  (await checkListFile(bytes(file), signature, known, subtle)).kind;

describe('a list file in the page', () => {
  test('good, with what the signature says', async () => {
    expect(await checkListFile(bytes(FILE), signed, office(), subtle)).toMatchObject({
      kind: 'good',
      list: 'fide/2024-06-01',
      entry: { no: 7 },
    });
  });

  test('another file, another office, an unknown key, one that was not in force, or that others have', async () => {
    expect(await kindOf(new TextEncoder().encode('other'), signed, office())).toBe('changed-file');
    expect(await kindOf(FILE, signed, { ...office(), office: 'Other' })).toBe('other-office');
    expect(await kindOf(FILE, signed, { office: 'Test', keys: [] })).toBe('unknown-key');
    expect(await kindOf(FILE, signed, office({ until: '2024-06-01T00:00:00.000Z' }))).toBe('key-not-valid-then');
    expect(await kindOf(FILE, signed, office({ disclosed: true }))).toBe('key-disclosed');
  });

  test('a signature that was changed does not hold, and what is none is damaged', async () => {
    expect(await kindOf(FILE, signed.replace('2024-06-01', '2024-07-01'), office())).toBe('does-not-hold');
    expect(await kindOf(FILE, 'id,rating', office())).toBe('damaged');
  });

  test('a browser that cannot check says so', async () => {
    expect((await checkListFile(bytes(FILE), signed, office(), undefined)).kind).toBe('unsupported');
  });
});
