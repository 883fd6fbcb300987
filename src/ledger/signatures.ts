/**
 * Signatures of list files: Ed25519 over canonical JSON with the list, the file's SHA-256, the entry that sealed the
 * list, the key and the time. Anybody can check one with the office's public keys; docs/signatures.md describes the
 * bytes.
 */
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Finding, findingMaker } from '../core/finding.ts';
import { canonicalBytes, canonicalJson, type Json, readCanonical } from './canonical.ts';
import { isTime } from './chain.ts';
import type { EntryKinds } from './entries.ts';

/** In bytes: the seed of a private key. */
export const SEED_LENGTH = 32;

/** A private key with its public half. */
export interface KeyPair {
  readonly key: string;
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** The prefixes of the 32 bytes of an Ed25519 key in its standard forms (RFC 8410). */
const PRIVATE_FORM = '302e020100300506032b657004220420';
const PUBLIC_FORM = '302a300506032b6570032100';

const bytesOf = (hex: string): readonly number[] =>
  [...hex.matchAll(/../g)].map(([digits]) => Number.parseInt(digits, 16));
const pemOf = (label: string, bytes: readonly number[]): string =>
  `-----BEGIN ${label}-----\n${btoa(String.fromCharCode(...bytes))}\n-----END ${label}-----\n`;

/** A public key of 32 bytes in its standard form. */
export const publicKeyPem = (bytes: Iterable<number>): string =>
  pemOf('PUBLIC KEY', [...bytesOf(PUBLIC_FORM), ...bytes]);

/** The name of a public key: the first 16 digits of its SHA-256. */
export const keyId = (publicKey: string): string =>
  createHash('sha256')
    .update(Uint8Array.from(bytesOf(publicKey)))
    .digest('hex')
    .slice(0, 16);

export function keyPairOf(seed: Uint8Array): KeyPair {
  if (seed.length !== SEED_LENGTH) throw new RangeError(`a key is made from ${SEED_LENGTH} bytes`);
  return pairOf(createPrivateKey(pemOf('PRIVATE KEY', [...bytesOf(PRIVATE_FORM), ...seed])));
}

function pairOf(privateKey: KeyObject): KeyPair {
  const form = createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('hex');
  const publicKey = form.slice(PUBLIC_FORM.length);
  return { key: keyId(publicKey), publicKey, privateKey };
}

const PRIVATE_KEY = /-----BEGIN PRIVATE KEY-----[^-]*-----END PRIVATE KEY-----/g;

/**
 * Private keys one after another, as written by `privateKeysText` or `openssl genpkey -algorithm ed25519`. In an
 * environment variable line breaks may be written as `\n`, or the base64 part may stand alone. Undefined for anything
 * else.
 */
export function readPrivateKeys(text: string): readonly KeyPair[] | undefined {
  const whole = text.replaceAll('\\n', '\n').trim();
  const framed = whole.startsWith('-----') ? whole : `-----BEGIN PRIVATE KEY-----\n${whole}\n-----END PRIVATE KEY-----`;
  if (framed.replaceAll(PRIVATE_KEY, '').trim() !== '') return undefined;
  const pairs = [...framed.matchAll(PRIVATE_KEY)].map(([pem]) => readPrivateKey(pem));
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined;
}

function readPrivateKey(pem: string): KeyPair | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'ed25519' ? pairOf(key) : undefined;
  } catch {
    return undefined;
  }
}

/** PEM, PKCS #8. */
export const privateKeysText = (pairs: readonly KeyPair[]): string =>
  pairs.map(({ privateKey }) => privateKey.export({ type: 'pkcs8', format: 'pem' }) as string).join('');

/** A public key and its period of validity. */
export interface AnnouncedKey {
  readonly key: string;
  readonly algorithm: 'ed25519';
  readonly publicKey: string;
  readonly from: string;
  readonly until?: string;
  readonly disclosed?: true;
}

export type KeyEntry = {
  readonly [K in 'key.announced' | 'key.retired']: { readonly kind: K; readonly data: EntryKinds[K] };
}['key.announced' | 'key.retired'];

/** The keys announced by entries, in order. A key is valid until it is replaced or retired. */
export function announcedKeys(entries: Iterable<KeyEntry>): readonly AnnouncedKey[] {
  const keys = new Map<string, AnnouncedKey>();
  const end = (key: string, until: string, more: Pick<AnnouncedKey, 'disclosed'>): void => {
    const known = keys.get(key);
    if (known !== undefined) keys.set(key, { ...known, until: known.until ?? until, ...more });
  };
  for (const { kind, data } of entries) {
    if (kind === 'key.retired') {
      end(data.key, data.until, data.disclosed === true ? { disclosed: true } : {});
      continue;
    }
    const { key, algorithm, publicKey, from, replaces } = data;
    if (replaces !== undefined) end(replaces, from, {});
    keys.set(key, { key, algorithm, publicKey, from });
  }
  return [...keys.values()];
}

/** The key in force, if any. */
export const currentKey = (keys: readonly AnnouncedKey[]): AnnouncedKey | undefined =>
  keys.findLast(({ until }) => until === undefined);

/** `fide/2024-06-01`. */
export const listId = (pool: string, date: string): string => `${pool}/${date}`;

const SIGNATURE_FORMAT = 'elobook-list-signature-1';

/** What is signed. */
export interface SignedList {
  readonly format: typeof SIGNATURE_FORMAT;
  /** The name of the office. */
  readonly office: string;
  readonly list: string;
  /** Which of the list's files it is: `csv`, `fide-txt`, … */
  readonly form: string;
  /** SHA-256 of the list's rows, as in its entry: independent of the format, and of erasures. */
  readonly digest: string;
  /** The entry that published or recomputed the list: its hash covers all entries up to it. */
  readonly entry: { readonly no: number; readonly hash: string };
  /** Of the file. */
  readonly sha256: string;
  /** Number of players whose names were erased before the file was written; absent for none. */
  readonly erased?: number;
  /** Number of minors shown in the file by initials and without a year of birth; absent for none. */
  readonly initials?: number;
  readonly key: string;
  readonly signed: string;
}

/** A file `NAME.sig`. */
export interface ListSignature extends SignedList {
  readonly signature: string;
}

export interface SignatureFindings {
  /** `byte`, counted from 1: where the text is not canonical JSON; otherwise `field`: the invalid member. */
  'signature.damaged': { byte: number | null; field: string | null };
  'signature.unknown-key': { key: string; list: string };
  /** The signature is invalid: it, or something that it covers, was changed. */
  'signature.wrong': { key: string; list: string };
  'signature.key-not-valid': { key: string; signed: string; from: string; until: string | null };
  'signature.key-disclosed': { key: string };
  'signature.changed-file': { list: string; seen: string; signed: string };
  'signature.wrong-list': { list: string; expected: string };
  /** The key is good, but the signature names another office than the key file. */
  'signature.other-office': { office: string; expected: string };
  /** `field`: the member of the file of public keys that cannot be read; null where it is no such file. */
  'keys-file.damaged': { field: string | null };
}
export type SignatureCode = keyof SignatureFindings;

const fault = findingMaker<SignatureFindings>();

const bytesToSign = (list: SignedList): Uint8Array => canonicalBytes(list as unknown as Json);

/** The text of `NAME.sig`: one line of canonical JSON. */
export function signatureText(list: Omit<SignedList, 'format' | 'key'>, { key, privateKey }: KeyPair): string {
  const what: SignedList = { ...list, format: SIGNATURE_FORMAT, key };
  const signature = sign(null, bytesToSign(what), privateKey).toString('hex');
  return `${canonicalJson({ ...what, signature } as unknown as Json)}\n`;
}

type Members = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const hexOf =
  (digits: number): Check =>
  (value) =>
    typeof value === 'string' && value.length === digits && /^[0-9a-f]+$/.test(value);
const isWords: Check = (value) => typeof value === 'string' && value !== '';
const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEntry: Check = (value) =>
  isObject(value) && Object.keys(value).length === 2 && Number.isSafeInteger(value['no']) && hexOf(64)(value['hash']);

const isCount: Check = (value) => value === undefined || (Number.isSafeInteger(value) && (value as number) > 0);

const SIGNATURE_MEMBERS: Readonly<Record<keyof ListSignature, Check>> = {
  digest: hexOf(64),
  entry: isEntry,
  erased: isCount,
  form: isWords,
  format: (value) => value === SIGNATURE_FORMAT,
  initials: isCount,
  key: hexOf(16),
  list: isWords,
  office: isWords,
  sha256: hexOf(64),
  signature: hexOf(128),
  signed: isTime,
};

/** The first member that is missing, wrong or unknown. */
const unsound = (value: Members, members: Readonly<Record<string, Check>>): string | undefined =>
  Object.keys(members).find((name) => members[name]?.(value[name]) === false) ??
  Object.keys(value).find((name) => !Object.hasOwn(members, name));

const utf8Of = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** A file `NAME.sig`: exactly the bytes that `signatureText` would write. */
export function readSignature(bytes: Uint8Array): ListSignature | Finding<'signature.damaged'> {
  const text = utf8Of(bytes);
  const reading = text?.endsWith('\n') === true ? readCanonical(text.slice(0, -1)) : undefined;
  if (reading === undefined || !isObject(reading.value)) return fault('signature.damaged', { byte: null, field: null });
  if (!reading.isCanonical) {
    return fault('signature.damaged', { byte: (reading.differsAt as number) + 1, field: null });
  }
  const field = unsound(reading.value, SIGNATURE_MEMBERS);
  return field === undefined
    ? (reading.value as unknown as ListSignature)
    : fault('signature.damaged', { byte: null, field });
}

/** Whether a file, judged by its beginning, is or was a signature. */
export const isSignatureFile = (text: string): boolean => /^\s*\{/.test(text) && text.includes(`"${SIGNATURE_FORMAT}"`);

export const isDamaged = <T extends object, C extends SignatureCode>(answer: T | Finding<C>): answer is Finding<C> =>
  'code' in answer && 'weight' in answer;

/** What a signature is checked against. */
export interface SignatureContext {
  /** Of the file. */
  readonly sha256: string;
  readonly keys: readonly AnnouncedKey[];
  /** The owner of the keys. */
  readonly office: string;
  /** The expected list, `fide/2024-06-01` or `fide/2024-06`. */
  readonly list?: string;
}

/** What is wrong with the file; empty where it is the list that the office signed. */
export function checkSignature(
  given: ListSignature,
  { sha256, keys, office, list: expected }: SignatureContext,
): readonly Finding[] {
  const { signature, ...what } = given;
  const { key, list, signed } = what;
  const announced = keys.find((each) => each.key === key);
  if (announced === undefined) return [fault('signature.unknown-key', { key, list })];
  const { publicKey, from, until = null, disclosed } = announced;
  const pem = publicKeyPem(bytesOf(publicKey));
  if (!verify(null, bytesToSign(what), pem, Uint8Array.from(bytesOf(signature)))) {
    return [fault('signature.wrong', { key, list })];
  }
  const isThen = from <= signed && (until === null || signed <= until);
  const isThis = expected === undefined || list === expected || list.startsWith(`${expected}-`);
  return [
    ...(disclosed === true ? [fault('signature.key-disclosed', { key })] : []),
    ...(what.office === office ? [] : [fault('signature.other-office', { office: what.office, expected: office })]),
    ...(isThen ? [] : [fault('signature.key-not-valid', { key, signed, from, until })]),
    ...(what.sha256 === sha256 ? [] : [fault('signature.changed-file', { list, seen: sha256, signed: what.sha256 })]),
    ...(isThis ? [] : [fault('signature.wrong-list', { list, expected })]),
  ];
}

const KEYS_FORMAT = 'elobook-keys-1';

/** The office's published file of public keys. */
export interface PublicKeys {
  readonly office: string;
  readonly keys: readonly AnnouncedKey[];
}

export const publicKeysText = ({ office, keys }: PublicKeys): string =>
  `${JSON.stringify({ format: KEYS_FORMAT, office, keys }, null, 2)}\n`;

/** Whether a file, judged by its beginning, is or was one of public keys. */
export const isKeysFile = (text: string): boolean => /^\s*\{/.test(text) && text.includes(`"${KEYS_FORMAT}"`);

const FILE_MEMBERS: Readonly<Record<string, Check>> = {
  format: (value) => value === KEYS_FORMAT,
  office: isWords,
  keys: Array.isArray,
};

const KEY_MEMBERS: Readonly<Record<keyof AnnouncedKey, Check>> = {
  key: hexOf(16),
  algorithm: (value) => value === 'ed25519',
  publicKey: hexOf(64),
  from: isTime,
  until: (value) => value === undefined || isTime(value),
  disclosed: (value) => value === undefined || value === true,
};

/** A file as written by `publicKeysText`; white space and the order of members do not matter. */
export function readPublicKeys(bytes: Uint8Array): PublicKeys | Finding<'keys-file.damaged'> {
  const file = parsed(utf8Of(bytes) ?? '');
  if (!isObject(file)) return fault('keys-file.damaged', { field: null });
  const field = unsound(file, FILE_MEMBERS) ?? unsoundKey(file['keys'] as readonly unknown[]);
  return field === undefined
    ? { office: file['office'] as string, keys: file['keys'] as readonly AnnouncedKey[] }
    : fault('keys-file.damaged', { field });
}

function unsoundKey(keys: readonly unknown[]): string | undefined {
  for (const [place, key] of keys.entries()) {
    if (!isObject(key)) return `keys[${place}]`;
    const field = unsound(key, KEY_MEMBERS) ?? (keyId(key['publicKey'] as string) === key['key'] ? undefined : 'key');
    if (field !== undefined) return `keys[${place}].${field}`;
  }
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
