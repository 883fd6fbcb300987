/** The lists of an office as tables for analysis: for each list its players, ratings, events, games and results, a Parquet file each. */
import { RESULTS } from '../../core/game.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import { type Office, type Outcome, readOffice, refused } from '../../desk/office.ts';
import { type ParquetColumn, ParquetTable } from '../../formats/parquet/write.ts';
import { canonicalJson } from '../../ledger/canonical.ts';
import { isListed } from '../../ledger/lists/seal.ts';
import { GAME_NUMBERS } from '../../ledger/rows/content.ts';
import { erasedBy, factsAt } from '../../ledger/rows/persons.ts';
import type { Desk, EventRow, ListRow, OfficeRow, ResultRow, StoredEntry } from '../../ledger/store.ts';
import { type RecalledEvent, recallEvents } from '../../rating/recall.ts';
import { type TabulatedGame, type PlayerRow, type ListTableName, TABLES } from './columns.ts';

/** A file that was made. Its path has the table's name and the list's: `games/fide-2024-06-01.parquet`. */
export interface TableFile {
  readonly file: string;
  readonly rows: number;
  readonly bytes: number;
}

export interface WrittenTables {
  readonly lists: number;
  readonly files: readonly TableFile[];
  readonly rows: number;
}

export interface TablesInput {
  /** Lists of this month only, `2024-06`. */
  readonly month?: string;
  /** Takes a whole file. */
  readonly sink: (file: string, bytes: Uint8Array) => Promise<void>;
  /** Called with the number of rows so far. */
  readonly onProgress?: (rows: number) => void;
}

/** Whether a path is that of a table. */
export const isTablePath = (path: string): boolean => {
  const [table = '', name = '', ...deeper] = path.split('/');
  return (
    Object.hasOwn(TABLES, table) && /^[a-z][a-z0-9-]*-\d{4}-\d{2}-\d{2}\.parquet$/.test(name) && deeper.length === 0
  );
};

export const TABLE_FOLDERS: readonly string[] = Object.keys(TABLES);

/** Of an office as the public sees it, if that is given. */
export const writeTables = (office: Office, input: TablesInput): Promise<Outcome<WrittenTables>> =>
  readOffice(office, async (desk) => {
    const all = await desk.lists();
    const { month = '' } = input;
    const lists = all.filter(({ date }) => date.startsWith(month));
    if (lists.length === 0) return refused(listFinding('lists.no-tables', { month, ...firstAndLast(all) }));
    const files: TableFile[] = [];
    let rows = 0;
    const own = (await desk.office()) as OfficeRow;
    for (const list of lists) {
      const tables = new ListTables(list, await aboutList(desk, own, list), () => {
        rows += 1;
        if (rows % ROWS_BETWEEN === 0) input.onProgress?.(rows);
      });
      await fill(desk, list, tables);
      for (const { bytes, ...file } of tables.files()) {
        await input.sink(file.file, bytes);
        files.push({ ...file, bytes: bytes.length });
      }
    }
    return { value: { lists: lists.length, files, rows }, findings: [] };
  });

const ROWS_BETWEEN = 10_000;

function firstAndLast(lists: readonly ListRow[]): { readonly first: string | null; readonly last: string | null } {
  const dates = lists.map(({ date }) => date).sort();
  return { first: dates[0] ?? null, last: dates.at(-1) ?? null };
}

/** What every file says about itself: the office of the list, and the entry of the ledger that sealed it. */
async function aboutList(desk: Desk, { name }: OfficeRow, { pool, date, no, digest }: ListRow): Promise<string> {
  const { hash } = (await desk.entry(no)) as StoredEntry;
  return canonicalJson({ office: name, pool, list: date, digest, entry: no, hash });
}

type RowOf<T extends ListTableName> = (typeof TABLES)[T] extends readonly ParquetColumn<infer Row>[] ? Row : never;

/** The files of one list while they are written. */
class ListTables {
  readonly #name: string;
  readonly #tables: { readonly [T in ListTableName]: ParquetTable<RowOf<T>> };
  readonly #onRow: () => void;

  constructor({ pool, date }: ListRow, about: string, onRow: () => void) {
    this.#name = `${pool}-${date}.parquet`;
    this.#onRow = onRow;
    const table = <Row>(columns: readonly ParquetColumn<Row>[]): ParquetTable<Row> =>
      new ParquetTable<Row>(
        [{ name: 'pool', type: 'text', of: () => pool }, { name: 'list', type: 'text', of: () => date }, ...columns],
        { elobook: about },
      );
    this.#tables = {
      players: table(TABLES.players),
      ratings: table(TABLES.ratings),
      events: table(TABLES.events),
      games: table(TABLES.games),
      results: table(TABLES.results),
    };
  }

  add<T extends ListTableName>(table: T, row: RowOf<T>): void {
    (this.#tables[table] as unknown as ParquetTable<RowOf<T>>).add(row);
    this.#onRow();
  }

  /** Tables with rows: an imported list has no events. */
  *files(): Generator<{ readonly file: string; readonly rows: number; readonly bytes: Uint8Array }, void, undefined> {
    for (const [name, table] of Object.entries(this.#tables)) {
      if (table.rows > 0) yield { file: `${name}/${this.#name}`, rows: table.rows, bytes: table.finish() };
    }
  }
}

const EVENTS_AT_ONCE = 250;
const PERSONS_AT_ONCE = 1000;

async function fill(desk: Desk, list: ListRow, tables: ListTables): Promise<void> {
  const persons = new Set<number>();
  for await (const batch of desk.allStandings(list.list)) {
    for (const row of batch.filter(isListed)) {
      persons.add(row.person);
      tables.add('ratings', row);
    }
  }
  const events = await desk.events({ pool: list.pool, states: ['published'], listDate: list.date });
  for (let at = 0; at < events.length; at += EVENTS_AT_ONCE) {
    await fillEvents(desk, events.slice(at, at + EVENTS_AT_ONCE), tables, persons);
  }
  const numbers = [...persons].sort((a, b) => a - b);
  for (let at = 0; at < numbers.length; at += PERSONS_AT_ONCE) {
    for (const row of await playerRows(desk, numbers.slice(at, at + PERSONS_AT_ONCE), list)) tables.add('players', row);
  }
}

async function fillEvents(
  desk: Desk,
  events: readonly EventRow[],
  tables: ListTables,
  persons: Set<number>,
): Promise<void> {
  const results = await desk.resultsIn(events.map(({ event }) => event));
  const ratings = new Map<number, Map<number, number | null>>();
  for (const { event, person, before } of results) {
    const own = ratings.get(event) ?? new Map<number, number | null>();
    if (own.size === 0) ratings.set(event, own);
    own.set(person, before);
  }
  for (const kept of await recallEvents(desk, events)) {
    tables.add('events', kept.row);
    for (const person of kept.persons) persons.add(person);
    for (const game of gamesOf(kept, ratings.get(kept.row.event))) tables.add('games', game);
  }
  for (const row of results) tables.add('results', row as ResultRow);
}

function* gamesOf(
  { row: { event }, content, persons }: RecalledEvent,
  ratings: ReadonlyMap<number, number | null> = new Map(),
): Generator<TabulatedGame, void, undefined> {
  const { games, special = {} } = content;
  for (let at = 0; at < games.length; at += GAME_NUMBERS) {
    const [round, whitePlace, blackPlace, result] = games.slice(at, at + GAME_NUMBERS) as [
      number,
      number,
      number,
      number,
    ];
    const { handicap = null, rated } = special[at / GAME_NUMBERS] ?? {};
    const [white, black] = [persons[whitePlace] as number, persons[blackPlace] as number];
    yield {
      event,
      round,
      white,
      black,
      result: RESULTS[result] as TabulatedGame['result'],
      whiteRating: ratings.get(white) ?? null,
      blackRating: ratings.get(black) ?? null,
      handicap,
      isSetAside: rated === false,
    };
  }
}

/** In the order of persons: present names, and facts as they were when the list was sealed, as in files of the list. */
async function playerRows(desk: Desk, persons: readonly number[], { no }: ListRow): Promise<readonly PlayerRow[]> {
  return (await desk.persons(persons)).map((row) =>
    erasedBy(row) === undefined
      ? { person: row.person, known: { row, facts: factsAt(row, no) } }
      : { person: row.person },
  );
}
