/** The report on a published list: the report before its publication, made again from what was sealed. */
import { listFinding } from '../../desk/findings/lists.ts';
import { type ListReport, reportOnList } from '../../desk/lists/report.ts';
import { type Office, type Outcome, readOffice, refused } from '../../desk/office.ts';
import { eventNumber } from '../../ledger/ids.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { listData } from '../../ledger/rows/standings.ts';
import {
  type Desk,
  FLAGS,
  type ListRow,
  type ResultRow,
  type StandingRow,
  type StoredEntry,
} from '../../ledger/store.ts';
import { listsOf } from '../../rating/states.ts';
import { findList } from './files.ts';

/** An imported list has none: nothing was published here. */
export const publishedReport = (
  office: Office,
  asked: { readonly pool: string; readonly date?: string },
): Promise<Outcome<ListReport>> =>
  readOffice(office, async (desk) => {
    const found = await findList(desk, asked);
    if (found.list === undefined) return { findings: found.findings };
    const { pool, list } = found;
    const entry = (await desk.entry(list.no)) as StoredEntry;
    if (entry.kind !== 'list.published') {
      return refused(listFinding('lists.brought-in', { pool: pool.pool, date: list.date }));
    }
    const { events: ids } = entryData<'list.published'>(entry);
    const events = await desk.events({ events: ids.map((id) => eventNumber(id) as number) });
    const previous = (await listsOf(desk, pool.pool)).filter(({ date }) => date < list.date).at(-1);
    const [rows, before] = [await rowsOf(desk, list), await rowsOf(desk, previous)];
    const rated = before.filter(({ rating }) => rating !== null);
    const ratings = new Map(rated.map(({ person, rating }) => [person, rating as number]));
    const inactive = new Set(before.filter(({ flags }) => (flags & FLAGS.inactive) !== 0).map(({ person }) => person));
    const listed = rated.filter(({ flags }) => (flags & FLAGS.notListed) === 0);
    const { edition = null, root = '' } = listData(list);
    const value = await reportOnList(desk, {
      pool,
      date: list.date,
      edition,
      previous,
      events,
      notRated: [],
      players: list.players,
      digest: list.digest,
      root,
      rows,
      results: await resultsOf(desk, ids),
      before: {
        rating: (person) => ratings.get(person) ?? null,
        inactive,
        listed: () => listed.map(({ person, rating }) => [person, rating as number] as const),
      },
      sealed: list.no,
    });
    return { value, findings: [] };
  });

async function rowsOf(desk: Desk, list: ListRow | undefined): Promise<readonly StandingRow[]> {
  const rows: StandingRow[] = [];
  if (list !== undefined) for await (const batch of desk.allStandings(list.list)) rows.push(...batch);
  return rows;
}

async function resultsOf(desk: Desk, events: readonly string[]): Promise<readonly ResultRow[]> {
  const results: ResultRow[] = [];
  for (const id of events) results.push(...(await desk.results(eventNumber(id) as number)));
  return results;
}
