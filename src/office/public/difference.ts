/** What changed between two lists of a pool, and why; a page of it. */
import { diffLists, type ListDiff } from '../analysis/diff.ts';
import type { PublicOffice } from './public-office.ts';

export interface PublicDifference {
  readonly pool: string;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly same: number;
  readonly changed: number;
  readonly page: number;
  readonly pages: number;
  /** The largest changes first. */
  readonly changes: ListDiff['changes'];
  /** Names of other persons that causes speak of. */
  readonly names: ListDiff['names'];
}

const ROWS = 50;
/** Differences of large lists are large: only the last few are kept. */
const KEPT = 4;

interface KeptDiffs {
  head: number;
  readonly diffs: Map<string, Promise<ListDiff | undefined>>;
  /** One after another: each goes through two whole lists. */
  last: Promise<unknown>;
}

const KEPT_DIFFS = new WeakMap<PublicOffice, KeptDiffs>();

async function keptDiff(open: PublicOffice, one: string, other: string): Promise<ListDiff | undefined> {
  const { no } = await open.head();
  const kept = KEPT_DIFFS.get(open) ?? { head: no, diffs: new Map(), last: Promise.resolve() };
  KEPT_DIFFS.set(open, kept);
  if (kept.head !== no) {
    kept.head = no;
    kept.diffs.clear();
  }
  const key = `${one} ${other}`;
  const known = kept.diffs.get(key);
  if (known !== undefined) return known;
  const made = kept.last.then(async () => (await diffLists(open.office, one, other)).value);
  kept.last = made.catch(() => undefined);
  made.catch(() => kept.diffs.delete(key));
  kept.diffs.set(key, made);
  const [oldest] = kept.diffs.keys();
  if (kept.diffs.size > KEPT && oldest !== undefined) kept.diffs.delete(oldest);
  return made;
}

/** Undefined: there are no such two lists. A page beyond the last is the last. */
export async function publicDifference(
  open: PublicOffice,
  {
    pool,
    from,
    to,
    page,
  }: { readonly pool: string; readonly from: string; readonly to: string; readonly page: number },
): Promise<PublicDifference | undefined> {
  const row = (await open.remember('pools', (desk) => desk.pools())).find((each) => each.pool === pool);
  const dates = (await open.lists(pool)).map(({ date }) => date);
  if (row === undefined || !dates.includes(from) || !dates.includes(to) || from >= to) return undefined;
  const diff = await keptDiff(open, `${pool}:${from}`, `${pool}:${to}`);
  if (diff === undefined) return undefined;
  const pages = Math.max(1, Math.ceil(diff.changes.length / ROWS));
  const shown = Math.min(page, pages);
  return {
    pool,
    name: row.name,
    from,
    to,
    same: diff.same,
    changed: diff.changes.length,
    page: shown,
    pages,
    changes: diff.changes.slice((shown - 1) * ROWS, shown * ROWS),
    names: diff.names,
  };
}
