/** Checks in the page whether a file is the list that an office has signed; docs/signatures.md describes the bytes. */

/** A public key of the office, as the page has it. */
export interface KnownKey {
  readonly key: string;
  readonly publicKey: string;
  readonly from: string;
  readonly until?: string;
  readonly disclosed?: true;
}

export interface KnownOffice {
  readonly office: string;
  readonly keys: readonly KnownKey[];
}

/** What a good signature says. */
export interface SignatureSays {
  readonly office: string;
  readonly list: string;
  readonly form: string;
  readonly signed: string;
  readonly key: string;
  readonly sha256: string;
  readonly entry: { readonly no: number; readonly hash: string };
}

/** As `elobook verify-list` answers. */
export type SignatureVerdict =
  | ({ readonly kind: 'good' } & SignatureSays)
  | { readonly kind: 'changed-file'; readonly expected: string; readonly found: string }
  | { readonly kind: 'unknown-key' | 'key-not-valid-then' | 'key-disclosed'; readonly key: string }
  | { readonly kind: 'other-office'; readonly office: string }
  | { readonly kind: 'damaged' | 'does-not-hold' | 'unsupported' };

const FORMAT = 'elobook-list-signature-1';
const SIGNATURE = /"signature":"([0-9a-f]{128})",/;

const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

function signedIn(line: string): SignatureSays | undefined {
  try {
    const value = JSON.parse(line) as SignatureSays & { readonly format?: string };
    return value.format === FORMAT ? value : undefined;
  } catch {
    return undefined;
  }
}

/** `subtle`: absent on a page without encryption, because browsers do not offer it there. */
export async function checkListFile(
  file: ArrayBuffer,
  signatureFile: string,
  known: KnownOffice,
  subtle: SubtleCrypto | undefined,
): Promise<SignatureVerdict> {
  if (subtle === undefined) return { kind: 'unsupported' };
  const line = signatureFile.replace(/\n$/, '');
  const [, signature] = SIGNATURE.exec(line) ?? [];
  const given = signedIn(line);
  if (signature === undefined || given === undefined) return { kind: 'damaged' };
  const key = known.keys.find((each) => each.key === given.key);
  if (key === undefined) return { kind: 'unknown-key', key: given.key };
  const holds = await isSigned(line.replace(SIGNATURE, ''), signature, key.publicKey, subtle);
  if (holds === undefined) return { kind: 'unsupported' };
  if (!holds) return { kind: 'does-not-hold' };
  if (given.office !== known.office) return { kind: 'other-office', office: given.office };
  if (key.disclosed === true) return { kind: 'key-disclosed', key: key.key };
  if (given.signed < key.from || (key.until !== undefined && given.signed > key.until))
    return { kind: 'key-not-valid-then', key: key.key };
  const found = hexOf(await subtle.digest('SHA-256', file));
  if (found !== given.sha256) return { kind: 'changed-file', expected: given.sha256, found };
  return { kind: 'good', ...given };
}

/** Undefined: the browser does not know this kind of signature. */
async function isSigned(
  text: string,
  signature: string,
  publicKey: string,
  subtle: SubtleCrypto,
): Promise<boolean | undefined> {
  try {
    const key = await subtle.importKey('raw', bytesOf(publicKey), 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(text));
  } catch {
    return undefined;
  }
}
