/**
 * Lists beside the published ones: as they would have been without a change of the whole pool that was reversed by
 * replay. They are sealed together with the list that has the difference, and their rows are stored in papers.
 */
import type { EntryKinds } from '../ledger/entries.ts';
import { personId } from '../ledger/ids.ts';
import { isListed, sealOf, standingLine } from '../ledger/lists/seal.ts';
import { entryData } from '../ledger/rows/entries.ts';
import { listData } from '../ledger/rows/standings.ts';
import type { Desk, ListRow, Paper, PoolRow, StandingRow, StoredEntry } from '../ledger/store.ts';
import { type DecidedChange, listOfChange } from './changes-on.ts';
import { listsWithout } from './compile-list.ts';
import { foldedRows, type RowsByPerson } from './recompile.ts';
import { listsOf } from './states.ts';

type Reversal = Extract<DecidedChange, { kind: 'pool.adjustment-reversed' }>;

/** Whether lists were recomputed for a change. */
export const isReplayed = (change: DecidedChange): change is Reversal =>
  change.kind === 'pool.adjustment-reversed' && change.data.way === 'replay' && !change.isCancelled;

/** A list as it would have been: the data of its entry, and the rows from its paper. */
export type RecomputedList = Omit<EntryKinds['list.recomputed'], 'rows'> & { readonly text: string };

/** All lists from the change up to the one before its reversal by replay. */
export async function* recomputedLists(
  desk: Desk,
  pool: PoolRow,
  { entry, data }: Pick<Reversal, 'entry' | 'data'>,
): AsyncGenerator<RecomputedList> {
  const date = listOfChange({ data });
  const previous = (await listsOf(desk, pool.pool)).findLast((each) => each.date < date) as ListRow;
  for await (const { list, rows } of listsWithout(desk, pool, data.adjusts, previous)) {
    const inOrder = [...rows.values()].sort((a, b) => a.person - b.person);
    const text = inOrder.map(standingLine).join('');
    yield {
      pool: pool.pool,
      date: list.date,
      reversal: entry,
      players: inOrder.filter(isListed).length,
      changed: ratingsChanged(await foldedRows(desk, list), rows),
      digest: sealOf(list, inOrder).digest,
      text,
    };
  }
}

/** The rating that a list shows for a person; null for none. */
const shownRating = (row: StandingRow | undefined): number | null =>
  row === undefined || !isListed(row) ? null : row.rating;

function ratingsChanged(published: RowsByPerson, made: RowsByPerson): number {
  const persons = new Set([...published.keys(), ...made.keys()]);
  return [...persons].filter((person) => shownRating(published.get(person)) !== shownRating(made.get(person))).length;
}

export interface RecomputedBeside {
  /** Number of the entry. */
  readonly entry: number;
  readonly data: EntryKinds['list.recomputed'];
  /** The change, and the list that has the difference. */
  readonly adjusts: number;
  readonly list: string;
}

/** The recomputed list beside a published one; the last, where there are several. */
export async function recomputedBeside(desk: Desk, list: Pick<ListRow, 'data'>): Promise<RecomputedBeside | undefined> {
  const { recomputed } = listData(list);
  if (recomputed === undefined) return undefined;
  const data = entryData<'list.recomputed'>((await desk.entry(recomputed)) as StoredEntry);
  const reversal = (await desk.entry(data.reversal)) as StoredEntry;
  const { adjusts, list: shown } = entryData<'pool.adjustment-reversed'>(reversal);
  return { entry: recomputed, data, adjusts, list: shown };
}

/** A row in the form of a line, as far as a list shows it. */
export interface RecomputedRow {
  readonly id: string;
  /** Null: not on the list. */
  readonly rating: number | null;
}

const rowIn = (line: string): RecomputedRow => {
  const [id, rating, , , , , , flags] = JSON.parse(line) as [string, number | null, ...number[]];
  return { id, rating: isListed({ rating, flags: flags as number }) ? rating : null };
};

const LINES_A_BATCH = 500;

/** The rows of a recomputed list, in batches. */
export async function* recomputedRows(
  desk: Desk,
  { data: { rows } }: Pick<RecomputedBeside, 'data'>,
): AsyncGenerator<readonly RecomputedRow[]> {
  const { content } = (await desk.paper(rows)) as Paper;
  const lines = new TextDecoder().decode(content).split('\n');
  lines.pop();
  for (let at = 0; at < lines.length; at += LINES_A_BATCH) yield lines.slice(at, at + LINES_A_BATCH).map(rowIn);
}

/** One person's row. */
export async function recomputedRow(
  desk: Desk,
  { data: { rows } }: Pick<RecomputedBeside, 'data'>,
  person: number,
): Promise<RecomputedRow> {
  const id = personId(person);
  const { content } = (await desk.paper(rows)) as Paper;
  const text = new TextDecoder().decode(content);
  const at = text.startsWith(`["${id}",`) ? 0 : text.indexOf(`\n["${id}",`) + 1;
  const isThere = at > 0 || text.startsWith(`["${id}",`);
  return isThere ? rowIn(text.slice(at, text.indexOf('\n', at))) : { id, rating: null };
}
