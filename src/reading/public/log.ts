/** What the public may read of the log: hashes, signed checkpoints, and of a few kinds what their entries say. */
import type { EntryKind } from '../../ledger/entries.ts';
import { hasTile, readTilePath } from '../../ledger/log/tiles.ts';
import { logTile } from '../../ledger/office-log.ts';
import type { Desk, StoredEntry } from '../../ledger/store.ts';
import { KEYS_SUBJECT, poolSubject } from '../../ledger/rows/subjects.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';

/** The bytes of a tile; undefined where the log has none there, or the path is none. */
export async function publicTile(desk: Desk, path: string): Promise<Uint8Array | undefined> {
  const place = readTilePath(path);
  if (place === undefined || !hasTile(place, (await desk.head()).no)) return undefined;
  return logTile(desk, place);
}

/** Entries of these kinds about a pool say nothing of persons once author, ground and decision are left out. */
const POOL_KINDS = [
  'pool.opened',
  'pool.set',
  'pool.changed',
  'pool.closed',
  'pool.reopened',
  'pool.adjusted',
  'pool.adjustment-reversed',
  'pool.rerated',
] as const satisfies readonly EntryKind[];

/** Who is a minor, the salt that keeps it, and who decided on a change of a pool, on what ground. */
const KEPT_BACK: ReadonlySet<string> = new Set(['minors', 'salt', 'decision']);

/**
 * What anybody may read of an entry, as a line of canonical JSON: number, kind, time and data. Author, ground, the hash of the entry before,
 * who is a minor and the salt are left out; the leaf of the log is the digest that holds for all of them.
 */
export function publicEntry({ text }: StoredEntry): string {
  const { no, kind, time, data } = JSON.parse(text) as Readonly<Record<string, Json>>;
  const shown = Object.fromEntries(
    Object.entries(data as Readonly<Record<string, Json>>).filter(([name]) => !KEPT_BACK.has(name)),
  );
  return canonicalJson({ no, kind, time, data: shown } as Json);
}

const PUBLIC: ReadonlySet<EntryKind> = new Set([
  'office.opened',
  'key.announced',
  'key.retired',
  ...POOL_KINDS,
  'list.stated',
  'list.published',
]);
const isPublic = (kind: EntryKind): boolean => PUBLIC.has(kind);

/** All that are public, a line each, in the order of the ledger. */
export async function publicEntries(desk: Desk): Promise<string> {
  const pools = (await desk.pools()).map(({ pool }) => poolSubject(pool));
  const lists = await desk.lists();
  const found = [
    // the first, and what stands of each list
    ...(await desk.entries([1, ...lists.flatMap(({ no }) => [no - 1, no])])),
    ...(await desk.entriesAbout(KEYS_SUBJECT)),
  ];
  for (const kind of POOL_KINDS) found.push(...(await desk.entriesOf(kind, pools)));
  const shown = new Map(found.filter(({ kind }) => isPublic(kind)).map((entry) => [entry.no, entry]));
  return [...shown.values()]
    .sort((a, b) => a.no - b.no)
    .map((entry) => `${publicEntry(entry)}\n`)
    .join('');
}
