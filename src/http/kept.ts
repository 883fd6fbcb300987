/**
 * Answers cached as bytes. A page depends only on its address and the ledger, so it is made once; after the ledger has
 * grown, every answer is made anew on the next request. The tag is a digest of the bytes: a strong one, and therefore
 * different for the compressed bytes.
 */
import { createHash } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { type CountOf, countOf, SECURITY_HEADERS } from './guard.ts';

/** The bytes in one encoding. */
export interface ResponseForm {
  readonly bytes: Buffer;
  readonly etag: string;
  /** As sent: names and values alternating. */
  readonly headers: readonly string[];
  /** For clients that have the bytes. */
  readonly known: readonly string[];
}

export interface CachedResponse {
  readonly status: number;
  readonly plain: ResponseForm;
  /** Compressed on first use; the plain form where compression saves nothing. */
  readonly gzipped: ResponseForm;
  /** Compresses it in another thread. */
  readonly pack: () => Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

/** An empty value removes a header that all other answers have. */
const pairs = (headers: Headers): readonly string[] =>
  Object.entries(headers)
    .filter(([, value]) => value !== '')
    .flat();

const formOf = (bytes: Buffer, etag: string, type: string, headers: Headers, ofBytes: Headers = {}): ResponseForm => {
  const known = { ...SECURITY_HEADERS, etag, vary: 'accept-encoding', ...headers };
  const sent = { ...known, ...ofBytes, 'content-type': type, 'content-length': String(bytes.length) };
  return { bytes, etag, headers: pairs(sent), known: pairs(known) };
};

export const etagOf = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

export function cachedResponse(
  status: number,
  type: string,
  content: string | Buffer,
  headers: Headers = {},
): CachedResponse {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const tag = etagOf(bytes);
  const plain = formOf(bytes, `"${tag}"`, type, headers);
  const smaller = (packedBytes: Buffer): ResponseForm =>
    packedBytes.length < bytes.length
      ? formOf(packedBytes, `"${tag}-gzip"`, type, headers, { 'content-encoding': 'gzip' })
      : plain;
  let packedForm: ResponseForm | undefined;
  return {
    status,
    plain,
    get gzipped() {
      packedForm ??= smaller(gzipSync(bytes, QUICKLY));
      return packedForm;
    },
    pack: async () => {
      packedForm ??= smaller(await gzipped(bytes, QUICKLY));
    },
  };
}

/** A page is read by many, but made anew whenever the ledger grows. */
const QUICKLY = { level: 5 };
const gzipped = promisify(gzip) as (bytes: Buffer, options: typeof QUICKLY) => Promise<Buffer>;

/** Bytes from which compressing here would block others. */
const LARGE = 64 * 1024;

/** Compressed in advance where that takes long. */
export async function withCompressedForm(answer: CachedResponse): Promise<CachedResponse> {
  if (answer.plain.bytes.length >= LARGE) await answer.pack();
  return answer;
}

export interface KeptAnswer {
  readonly answer: CachedResponse;
  /** The route that made it, for the log. */
  readonly route: string;
  /** Among which requests it counts. */
  readonly counts: CountOf;
}

/** The least recently used are dropped first. */
export class ResponseCache {
  readonly #limit: number;
  #size = 0;
  /** The state of the ledger that the answers depend on. */
  #mark = '';
  readonly #kept = new Map<string, KeptAnswer>();

  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  /** `mark`: the present state of the ledger. Answers for another one are dropped. */
  get(mark: string, key: string): CachedResponse | undefined {
    return this.kept(mark, key)?.answer;
  }

  /** The same, with the route. */
  kept(mark: string, key: string): KeptAnswer | undefined {
    if (mark !== this.#mark) {
      this.#mark = mark;
      this.#kept.clear();
      this.#size = 0;
    }
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  /**
   * `mark`: the state of the ledger when the answer was started. An answer that cannot be sent is not cached: the next
   * request fails in the same way.
   */
  put(mark: string, key: string, answer: CachedResponse, route: string): void {
    if (mark !== this.#mark || !isSendable(answer)) return;
    const size = weight(key, answer);
    if (size > this.#limit / 8) return;
    const before = this.#kept.get(key);
    if (before !== undefined) this.#size -= weight(key, before.answer);
    this.#kept.delete(key);
    this.#kept.set(key, { answer, route, counts: countOf(key) });
    this.#size += size;
    for (const [oldest, each] of this.#kept) {
      if (this.#size <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#size -= weight(oldest, each.answer);
    }
  }
}

/** Whether its headers are valid. */
function isSendable({ plain: { headers } }: CachedResponse): boolean {
  try {
    for (let at = 0; at < headers.length; at += 2)
      validateHeaderValue(headers[at] as string, headers[at + 1] as string);
    return true;
  } catch {
    return false;
  }
}

/**
 * Compressed, a page has a quarter of its size; headers are about two kilobytes, and an address may be eight times as
 * long.
 */
const weight = (key: string, { plain }: CachedResponse): number =>
  Math.ceil(plain.bytes.length * 1.25) + 2048 + key.length;
