/**
 * Answers that are kept as bytes. What a page shows follows from its address and the ledger, so it is made once; when the
 * ledger has grown, everything is made anew when it is next asked for. The tag is a digest of the bytes: strong.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

export interface Kept {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
  readonly etag: string;
  readonly gzipped: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export function kept(status: number, type: string, text: string, headers?: Readonly<Record<string, string>>): Kept {
  const bytes = Buffer.from(text);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  // the quick levels: a page is read once by many, but made anew whenever the ledger grows
  return {
    status,
    type,
    bytes,
    etag,
    gzipped: gzipSync(bytes, { level: 5 }),
    ...(headers === undefined ? {} : { headers }),
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
