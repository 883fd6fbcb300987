/** The imports of an office, from their entries: each has a number, a beginning, and an end or an undoing. */
import { importId } from '../../../ledger/ids.ts';
import type { Desk, StoredEntry } from '../../../ledger/store.ts';
import { readOffice, type Office } from '../../office.ts';
import { IMPORTS_SUBJECT } from '../../../ledger/rows/subjects.ts';
import type { ImportWay } from './asked.ts';
import { entryData } from '../../../ledger/rows/entries.ts';

export interface ImportRecord {
  /** `i7`; null for imports from before they were counted. */
  readonly import: string | null;
  /** The entry of its beginning. */
  readonly entry: number;
  readonly day: string;
  readonly author: string;
  readonly sha256: string;
  readonly how: ImportWay | null;
  /** Players in the list. */
  readonly players: number | null;
  readonly parts: number;
  readonly pool: string | null;
  readonly as: string | null;
  /** The group of pools that the file was for. */
  readonly group?: string;
  /** The result; null while parts are missing, and for earlier imports. */
  readonly done: { readonly entered: number; readonly changed: number; readonly standings: number } | null;
  readonly undone: { readonly day: string; readonly entry: number } | null;
}

const dayOf = ({ time }: StoredEntry): string => time.slice(0, 10);

/** Imports with a number, in order. */
export async function numberedImports(desk: Desk): Promise<readonly (ImportRecord & { readonly import: string })[]> {
  const records = new Map<string, ImportRecord & { readonly import: string }>();
  for (const entry of await desk.entriesAbout(IMPORTS_SUBJECT)) {
    if (entry.kind === 'import.begun') {
      const data = entryData<'import.begun'>(entry);
      const { import: id, sha256, how, players, parts, pool = null, as = null, group } = data;
      const began = { entry: entry.no, day: dayOf(entry), author: entry.author };
      const place = { pool, as, ...(group === undefined ? {} : { group }) };
      records.set(id, { import: id, ...began, sha256, how, players, parts, ...place, done: null, undone: null });
      continue;
    }
    const { import: id } = entryData<'import.ended' | 'import.undone'>(entry);
    const before = records.get(id) as ImportRecord & { readonly import: string };
    if (entry.kind === 'import.undone') records.set(id, { ...before, undone: { day: dayOf(entry), entry: entry.no } });
    else {
      const { entered, changed, standings } = entryData<'import.ended'>(entry);
      records.set(id, { ...before, done: { entered, changed, standings } });
    }
  }
  return [...records.values()];
}

export const nextImportId = async (desk: Desk): Promise<string> => importId((await numberedImports(desk)).length + 1);

/** Begun, and neither ended nor undone. */
export const openImports = async (desk: Desk): Promise<readonly (ImportRecord & { readonly import: string })[]> =>
  (await numberedImports(desk)).filter(({ done, undone }) => done === null && undone === null);

/** The import that blocks a pool. */
export const openImportOf = async (desk: Desk, pool: string): Promise<string | undefined> =>
  (await openImports(desk)).find((record) => record.pool === pool)?.import;

/** The key of a part: the hash of its file, the number of parts, and for ratings their destination. */
const PART = /^([0-9a-f]{64}):(\d+)(?::(.+):(\d{4}-\d{2}(?:-\d{2})?))?$/;

/** Imports from before they had numbers, by their first part. */
async function unnumbered(desk: Desk): Promise<readonly ImportRecord[]> {
  const first = new Map<string, number>();
  for await (const rows of desk.rowsOf('imports')) {
    for (const [key, , no] of rows as readonly (readonly [string, number, number])[]) {
      first.set(key, Math.min(no, first.get(key) ?? no));
    }
  }
  const entries = new Map((await desk.entries([...first.values()])).map((entry) => [entry.no, entry]));
  return [...first].flatMap(([key, no]): readonly ImportRecord[] => {
    const entry = entries.get(no) as StoredEntry;
    if (entryData<'persons.entered' | 'standings.brought'>(entry).import !== undefined) return [];
    const [, sha256 = '', parts, pool = null, as = null] = PART.exec(key) ?? [];
    // the ratings of a file say more than its persons
    if (pool === null && [...first.keys()].some((other) => other !== key && other.startsWith(`${key}:`))) return [];
    return [
      {
        import: null,
        entry: no,
        day: dayOf(entry),
        author: entry.author,
        sha256,
        how: null,
        players: null,
        parts: Number(parts),
        pool,
        as,
        done: null,
        undone: null,
      },
    ];
  });
}

/** All of them, oldest first. */
export const listImports = (office: Office): Promise<readonly ImportRecord[]> =>
  readOffice(office, async (desk) =>
    [...(await unnumbered(desk)), ...(await numberedImports(desk))].sort((a, b) => a.entry - b.entry),
  );
