/** How the desk keeps what lies beside the ledger: tokens by their digests, times as entries have them. */
import { hash } from 'node:crypto';
import { timeText } from '../../core/dates.ts';
import type { Store, WorkKind, WorkRow } from '../../ledger/store.ts';

/** Nobody can guess it: 32 random bytes in letters that stand in an address as they are. */
export function newToken(random: (size: number) => Uint8Array): string {
  return base64url(random(32));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** RFC 4648, without padding. */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(at, at + 3) as unknown as [number, number?, number?];
    const bits = (a << 16) | (b << 8) | c;
    const letters = Math.min(4, bytes.length - at + 1);
    for (let letter = 0; letter < letters; letter += 1) text += LETTERS[(bits >>> (18 - 6 * letter)) & 63];
  }
  return text;
}

/** Whoever reads the database cannot use what is kept of a token. */
export const tokenDigest = (token: string): string => hash('sha256', token);

export const workRow = (
  kind: WorkKind,
  key: string,
  owner: string,
  { now, until, data }: { readonly now: number; readonly until?: number | undefined; readonly data: object },
): WorkRow => ({
  kind,
  key,
  owner,
  time: timeText(now),
  until: until === undefined ? null : timeText(until),
  data: JSON.stringify(data),
  content: null,
});

export { workData } from '../../ledger/rows/work.ts';

/** What is being noted at present. */
const NOTING = new WeakMap<Store, Set<string>>();

/**
 * Notes that something is used, as soon as nobody else is writing. Whoever uses it does not wait: a publication may write for a minute. What has
 * gone meanwhile stays gone.
 */
export function noteUse(store: Store, kind: WorkKind, key: string, noted: (row: WorkRow) => WorkRow): void {
  const noting = NOTING.get(store) ?? new Set();
  NOTING.set(store, noting);
  const name = `${kind} ${key}`;
  if (noting.has(name)) return;
  noting.add(name);
  void store
    .write(async (desk) => {
      const row = await desk.workRow(kind, key);
      if (row !== undefined) await desk.putWork(noted(row));
    })
    // the next use is noted, then
    .catch(() => undefined)
    .finally(() => noting.delete(name));
}

export const hasEnded = ({ until }: WorkRow, now: number): boolean => until !== null && until <= timeText(now);
