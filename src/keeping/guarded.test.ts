/** What cannot be made again, told by how it begins. */
import { describe, expect, test } from 'vitest';
import { memoryKeyText } from '../ledger/remembered.ts';
import { keyPairOf, privateKeysText, publicKeysText, signatureText } from '../ledger/signatures.ts';
import { guardedKind } from './guarded.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const hex = (digits: string): Uint8Array => Uint8Array.from(Buffer.from(digits, 'hex'));
const PAIR = keyPairOf(new Uint8Array(32).fill(9));
const SIGNATURE = signatureText(
  {
    office: 'Iroda',
    list: 'fide/2024-06-01',
    form: 'csv',
    digest: '0'.repeat(64),
    entry: { no: 1, hash: '0'.repeat(64) },
    sha256: '0'.repeat(64),
    signed: '2024-06-01T00:00:00.000Z',
  },
  PAIR,
);

describe('a file is guarded', () => {
  test.each([
    ['a database', utf8('SQLite format 3\0 and so on'), 'database'],
    ['its log', hex('377f0682002de218'), 'database-log'],
    ['its log on another machine', hex('377f0683002de218'), 'database-log'],
    ['the index of the log', hex('18e22d0000000000'), 'database-log'],
    ['its journal', hex('d9d505f920a163d700000000'), 'database-log'],
    ['a private key', utf8(privateKeysText([PAIR])), 'private-key'],
    ['its middle alone', utf8(privateKeysText([PAIR]).split('\n')[1] as string), 'private-key'],
    ['the key of another program', utf8('-----BEGIN OPENSSH PRIVATE KEY-----\nx'), 'private-key'],
    ['the key of those who are remembered', utf8(memoryKeyText(new Uint8Array(32))), 'private-key'],
    ['a key after other lines', utf8('Bag Attributes\n-----BEGIN ENCRYPTED PRIVATE KEY-----\nx'), 'private-key'],
    ['a signature', utf8(SIGNATURE), 'signature'],
    ['a signature that was changed', utf8(SIGNATURE.replace('"signature":"', '"signature":"x')), 'signature'],
    ['a file of public keys', utf8(publicKeysText({ office: 'Iroda', keys: [] })), 'public-keys'],
  ])('%s', (_, bytes, kind) => expect(guardedKind(bytes)).toBe(kind));

  test.each([
    ['nothing', ''],
    ['a list', 'id;name;rating\r\n1;SQLite format 3;2000\r\n'],
    ['a report', '{ "format": "elobook-1" }'],
    ['a text about keys', 'elobook-keys-1 and "elobook-list-signature-1"'],
    ['a public key', '-----BEGIN PUBLIC KEY-----\nx\n-----END PUBLIC KEY-----\n'],
    ['a long word', 'A'.repeat(64)],
  ])('but not %s', (_, text) => expect(guardedKind(utf8(text))).toBeUndefined());
});
