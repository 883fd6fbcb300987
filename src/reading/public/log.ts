/** What the public may read of the log: hashes, signed checkpoints, and the content of a few kinds of entries. */
import { type EntryKind, isSalted, SALTED, STATEMENTS } from '../../ledger/entries.ts';
import { hiddenMembers, isNeverShown } from '../../ledger/hidden-members.ts';
import { hasTile, readTilePath } from '../../ledger/log/tiles.ts';
import { logTile } from '../../ledger/office-log.ts';
import type { Desk, StoredEntry } from '../../ledger/store.ts';
import { KEYS_SUBJECT, poolSubject } from '../../ledger/rows/subjects.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { entryIn } from '../../ledger/rows/entries.ts';

/** The bytes of a tile; undefined where the log has none there, or the path is none. */
export async function publicTile(desk: Desk, path: string): Promise<Uint8Array | undefined> {
  const place = readTilePath(path);
  if (place === undefined || !hasTile(place, (await desk.head()).no)) return undefined;
  return logTile(desk, place);
}

/** Those of them that are about one pool. */
const POOL_KINDS = SALTED.filter((kind) => kind.startsWith('pool.'));

/**
 * What anybody may read of an entry, as a line of canonical JSON: number, kind, time and data. Author, ground, minors and deciding
 * persons are replaced by salted digests, which the office can open (`hidden-members.ts`). The hash of the entry before is left
 * out, too.
 */
export function publicEntry({ text }: StoredEntry): string {
  const { no, kind, time, data } = entryIn({ text });
  const shown = Object.fromEntries(
    Object.entries(data as unknown as Readonly<Record<string, Json>>).filter(([name]) => !isNeverShown(name)),
  );
  const hidden = hiddenMembers(text).map(({ member, digest }) => [member, digest]);
  return canonicalJson({
    no,
    kind,
    time,
    data: shown,
    ...(hidden.length === 0 ? {} : { hidden: Object.fromEntries(hidden) }),
  } as Json);
}

const isPublic = (kind: EntryKind): boolean => isSalted(kind) || STATEMENTS.has(kind);

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
