/**
 * Answers that are kept as bytes. What a page shows follows from its address and the ledger, so it is made once; when the
 * ledger has grown, everything is made anew when it is next asked for. The tag is a digest of the bytes: strong.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { GUARDING } from './guard.ts';

export interface Kept {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly gzipped: Buffer;
  /** Headers as they are sent, name and value in turn: of the bytes, of the packed bytes, and where the asker has them. */
  readonly raw: Readonly<Record<'plain' | 'gzipped' | 'known', readonly string[]>>;
}

type Headers = Readonly<Record<string, string>>;

const pairs = (headers: Headers): readonly string[] => Object.entries(headers).flat();

export function kept(status: number, type: string, text: string, headers: Headers = {}): Kept {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  // the quick levels: a page is read once by many, but made anew whenever the ledger grows
  const gzipped = gzipSync(bytes, { level: 5 });
  const known = { ...GUARDING, etag, vary: 'accept-encoding', ...headers };
  const plain = { ...known, 'content-type': type, 'content-length': String(bytes.length) };
  return {
    status,
    type,
    bytes,
    etag,
    gzipped,
    raw: {
      known: pairs(known),
      plain: pairs(plain),
      gzipped: pairs({ ...plain, 'content-encoding': 'gzip', 'content-length': String(gzipped.length) }),
    },
  };
}

/** The least recently asked for goes first. */
export class KeptAnswers {
  readonly #limit: number;
  #size = 0;
  #head = -1;
  readonly #kept = new Map<string, Kept>();

  constructor(limit = 64 * 1024 * 1024) {
    this.#limit = limit;
  }

  get(head: number, key: string): Kept | undefined {
    this.#at(head);
    const found = this.#kept.get(key);
    if (found === undefined) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, found);
    return found;
  }

  put(head: number, key: string, answer: Kept): void {
    this.#at(head);
    const size = weight(answer);
    if (size > this.#limit / 8) return;
    this.#kept.set(key, answer);
    this.#size += size;
    for (const [oldest, each] of this.#kept) {
      if (this.#size <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#size -= weight(each);
    }
  }

  #at(head: number): void {
    if (head === this.#head) return;
    this.#head = head;
    this.#kept.clear();
    this.#size = 0;
  }
}

const weight = ({ bytes, gzipped }: Kept): number => bytes.length + gzipped.length + 512;
