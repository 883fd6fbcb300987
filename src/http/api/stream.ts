/** Whole lists as lines, at the client's speed. */
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { StreamedBody } from '../send.ts';
import type { Streamed } from './route.ts';

export function flowing(
  { type, slices }: Streamed,
  tag: string,
  headers: Readonly<Record<string, string>>,
  form: 'plain' | 'gzip',
): StreamedBody {
  const isPacked = form === 'gzip';
  return {
    etag: isPacked ? `"${tag}-gzip"` : `"${tag}"`,
    type,
    headers,
    isPacked,
    read: () => {
      const text = Readable.from(slices(), { objectMode: false, encoding: 'utf8', highWaterMark: 64 * 1024 });
      return isPacked ? [text, createGzip({ level: 5 })] : [text];
    },
  };
}
