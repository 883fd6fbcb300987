/** How the desk stores data outside the ledger: tokens as digests, times as in entries. */
import { hash } from 'node:crypto';
import { timeText } from '../../core/dates.ts';
import type { Store, WorkKind, WorkRow } from '../../ledger/store.ts';

/** 32 random bytes in letters that need no escaping in an address. */
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

/** A reader of the database cannot use the stored digest of a token. */
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

/** Notes under way. */
const NOTING = new WeakMap<Store, Set<string>>();

/**
 * Notes the use of something as soon as no other write is running. The user does not wait: a publication may take a
 * minute. Deleted rows stay deleted.
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
