/**
 * The container of an export: gzip, which any machine can open. After the text there is a second, empty part, whose comment is the
 * SHA-256 of all bytes before it. Some bits of a gzip file have no meaning; with the hash these cannot change unseen either.
 */
import { createHash } from 'node:crypto';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

type Chunks = AsyncIterable<Uint8Array>;

/** The first byte of a packed file; no line begins with it. */
const PACKED = 0x1f;

/** A header that a comment follows, as RFC 1952 has it. */
const HEADER = [0x1f, 0x8b, 8, 0x10, 0, 0, 0, 0, 0, 0xff];
/** The end of the comment, an empty packed text, and its sum and length. */
const NOTHING = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const HASH_LENGTH = 64;
const SEAL_LENGTH = HEADER.length + HASH_LENGTH + NOTHING.length;

const sealOf = (hash: string): Uint8Array =>
  Uint8Array.from([...HEADER, ...new TextEncoder().encode(hash), ...NOTHING]);

/** `data`: it cannot be unpacked; `end`: it is truncated; `seal`: its bytes differ from those that were sealed. */
export class NotGzip extends Error {
  readonly reason: 'data' | 'end' | 'seal';

  constructor(reason: NotGzip['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

export async function* gzipped(text: Chunks): AsyncGenerator<Uint8Array, void, undefined> {
  const hash = createHash('sha256');
  for await (const chunk of through(text, createGzip())) {
    hash.update(chunk);
    yield chunk;
  }
  yield sealOf(hash.digest('hex'));
}

/** The text of a packed file; a file that is not packed is already the text. Throws `NotGzip`. */
export async function* gunzipped(file: Chunks): AsyncGenerator<Uint8Array, void, undefined> {
  const chunks = file[Symbol.asyncIterator]();
  let first = await chunks.next();
  while (first.done !== true && first.value.length === 0) first = await chunks.next();
  if (first.done === true) return;
  const whole = startingWith(first.value, chunks);
  if (first.value[0] !== PACKED) {
    yield* whole;
    return;
  }
  const seal = { isWhole: false };
  try {
    yield* through(withoutSeal(whole, seal), createGunzip());
  } catch (error) {
    throw whyNot(error);
  }
  if (!seal.isWhole) throw new NotGzip('seal');
}

async function* startingWith(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  yield* { [Symbol.asyncIterator]: () => rest };
}

/** The last bytes are held back, and compared with what they must be. */
async function* withoutSeal(file: Chunks, seal: { isWhole: boolean }): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let held = new Uint8Array(0);
  for await (const chunk of file) {
    const both = new Uint8Array(held.length + chunk.length);
    both.set(held);
    both.set(chunk, held.length);
    const length = Math.max(0, both.length - SEAL_LENGTH);
    held = both.slice(length);
    if (length === 0) continue;
    const passed = both.subarray(0, length);
    hash.update(passed);
    yield passed;
  }
  const expected = sealOf(hash.digest('hex'));
  seal.isWhole = held.length === expected.length && held.every((byte, at) => byte === expected[at]);
}

function whyNot(error: unknown): unknown {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (!code.startsWith('Z_')) return error;
  return new NotGzip(code === 'Z_BUF_ERROR' ? 'end' : 'data', error);
}

/** The output of a transform. */
async function* through(from: Chunks, transform: Transform): AsyncGenerator<Uint8Array, void, undefined> {
  const poured = pipeline(Readable.from(from), transform).catch(() => undefined);
  try {
    yield* transform;
  } finally {
    // nobody reads on while somebody else already cleans up
    await poured;
  }
}
