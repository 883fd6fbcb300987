/**
 * Answers that are kept as bytes. What a page shows follows from its address and the ledger, so it is made once; when the
 * ledger has grown, everything is made anew when it is next asked for. The tag is a digest of the bytes: strong, and so
 * another one for the packed bytes.
 */
import { createHash } from 'node:crypto';
import { validateHeaderValue } from 'node:http';
import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { SECURITY_HEADERS } from './guard.ts';

/** The bytes in one form. */
export interface ResponseForm {
  readonly bytes: Buffer;
  readonly etag: string;
  /** As they are sent, name and value in turn. */
  readonly headers: readonly string[];
  /** Where the asker has the bytes. */
  readonly known: readonly string[];
}

export interface CachedResponse {
  readonly status: number;
  readonly plain: ResponseForm;
  /** Packed when it is first asked for; the plain form where packing makes it no smaller. */
  readonly gzipped: ResponseForm;
  /** Packs it on another thread. */
  readonly pack: () => Promise<void>;
}

type Headers = Readonly<Record<string, string>>;

/** An empty one is left out, such as a header of all answers that one answer does not have. */
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

/** A page is read once by many, but made anew whenever the ledger grows. */
const QUICKLY = { level: 5 };
const gzipped = promisify(gzip) as (bytes: Buffer, options: typeof QUICKLY) => Promise<Buffer>;

/** From this many bytes on, to pack them here would hold others up. */
const LARGE = 64 * 1024;

/** Packed already where that takes long. */
export async function withCompressedForm(answer: CachedResponse): Promise<CachedResponse> {
  if (answer.plain.bytes.length >= LARGE) await answer.pack();
  return answer;
}

export interface KeptAnswer {
  readonly answer: CachedResponse;
  /** The route that made it, for the log. */
  readonly route: string;
}

/** The least recently asked for goes first. */
export class ResponseCache {
  readonly #limit: number;
  #size = 0;
  /** Of the ledger that the answers follow from. */
  #mark = '';
  readonly #kept = new Map<string, KeptAnswer>();

  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  /** `mark`: of the ledger as it is now. What follows from another one is forgotten. */
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

  /** `mark`: of the ledger when the making began. What cannot be sent is not kept: the next who asks is told so, too. */
  put(mark: string, key: string, answer: CachedResponse, route: string): void {
    if (mark !== this.#mark || !isSendable(answer)) return;
    const size = weight(key, answer);
    if (size > this.#limit / 8) return;
    const before = this.#kept.get(key);
    if (before !== undefined) this.#size -= weight(key, before.answer);
    this.#kept.delete(key);
    this.#kept.set(key, { answer, route });
    this.#size += size;
    for (const [oldest, each] of this.#kept) {
      if (this.#size <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#size -= weight(oldest, each.answer);
    }
  }
}

/** Whether its headers are such as can be sent. */
function isSendable({ plain: { headers } }: CachedResponse): boolean {
  try {
    for (let at = 0; at < headers.length; at += 2)
      validateHeaderValue(headers[at] as string, headers[at + 1] as string);
    return true;
  } catch {
    return false;
  }
}

/** Packed, a page has a quarter of its size; headers are about two kilobytes, and an address may be eight times as long. */
const weight = (key: string, { plain }: CachedResponse): number =>
  Math.ceil(plain.bytes.length * 1.25) + 2048 + key.length;
