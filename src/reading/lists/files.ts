/**
 * The files of a sealed list: FIDE's text and XML, CSV and JSON, and those of the title holders without a rating. The same ledger gives the same bytes: rows as sealed, what
 * was known of persons then, names as they are now; nothing depends on a locale. Of birth dates they show the year, and of
 * whoever was erased only the numbers of the list.
 */
import { type Day, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { CsvWriter } from '../../formats/csv/write.ts';
import type { CsvField, CsvPlayer } from '../../formats/csv/headings.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { personNumber } from '../../ledger/ids.ts';
import { isListed } from '../../ledger/lists/seal.ts';
import { type Desk, type StoredEntry, type ListRow, type PoolRow } from '../../ledger/store.ts';
import { editionOn, isEditionId } from '../../rulebooks/registry.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import type { Pause } from '../../core/slices.ts';
import { ERASURES_SUBJECT } from '../../ledger/rows/subjects.ts';
import { parseListMonth } from '../../rating/period.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { fideWriter, isInactive, writeCombined } from './fide-files.ts';
import {
  compareNames,
  type FileLines,
  type FileSink,
  linesByName,
  linesByRating,
  type LineWriter,
  type ListFileLine,
  WITHOUT_PAUSE,
  writeAll,
  type WrittenLines,
} from './file-lines.ts';
import { noSuchList } from './no-such-list.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import type { ListColumn, MonthlyRules, OfficeRules } from '../../rulebooks/edition.ts';
import { officeRulesOf, rulesOnOrNewest } from '../../rulebooks/office-rules.ts';
import { isPeriodicPool, rulebookMemoryIn, listsOf } from '../../rating/states.ts';
import { type TitleHolder, titleHolders } from './title-holders.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { listData } from '../../ledger/rows/standings.ts';
import { controlOfPool, groupOfPool } from '../../ledger/rows/pools.ts';

/** Those that everybody is offered. */
const OFFERED = [
  'fide-txt',
  'fide-xml',
  'fide-combined-txt',
  'fide-combined-xml',
  'csv',
  'json',
  'titles-csv',
  'titles-json',
] as const;
/** The same CSV without the apostrophes that keep a spreadsheet from calculating, for anybody who asks for it. */
const EXACT = ['csv-exact', 'titles-csv-exact'] as const;
export const LIST_FILE_FORMATS = [...OFFERED, ...EXACT] as const;
export type ListFormat = (typeof LIST_FILE_FORMATS)[number];
export type OfferedFormat = (typeof OFFERED)[number];

const isOffered = (format: ListFormat): format is OfferedFormat => (OFFERED as readonly string[]).includes(format);

/**
 * The files that a list has: those of FIDE's formats where it is of a month, with the ratings of all pools of its group where it
 * belongs to one, and of title holders where its text has them.
 */
const formatsOf = (pool: PoolRow, edition: string): readonly ListFormat[] =>
  LIST_FILE_FORMATS.filter((format) => {
    if (format.startsWith('titles-')) return hasTitleList(edition);
    if (!format.startsWith('fide-')) return true;
    return isPeriodicPool(pool) && (!isCombined(format) || groupOfPool(pool) !== undefined);
  });

type CombinedFormat = Extract<ListFormat, `fide-combined-${string}`>;

/** Whether a file has the ratings of all pools of a group. */
export const isCombined = (format: ListFormat): format is CombinedFormat => format.startsWith('fide-combined-');

/** The rules of a list with a period; of one between editions, and of a continuous pool, there are none. */
function rulesOfMade(edition: string): MonthlyRules | undefined {
  const rules = isEditionId(edition) ? officeRulesOf(edition) : undefined;
  return rules?.calendar === 'monthly' ? rules : undefined;
}

const hasTitleList = (edition: string): boolean => rulesOfMade(edition)?.titleLine !== undefined;

/** The edition that made a list; of one that was brought in the one in force, and of a continuous pool its family. */
const editionOf = (pool: PoolRow, list: ListRow): string =>
  listData(list).edition ??
  editionOn(pool.family, controlOfPool(pool), (parseDay(list.date) as Day) - 1)?.id ??
  pool.family;

export const filesOfList = (pool: PoolRow, list: ListRow): readonly OfferedFormat[] =>
  formatsOf(pool, editionOf(pool, list)).filter(isOffered);

/** How the name of a file ends. */
export const ENDINGS: Readonly<Record<ListFormat, string>> = {
  'fide-txt': '.txt',
  'fide-xml': '.xml',
  'fide-combined-txt': '-combined.txt',
  'fide-combined-xml': '-combined.xml',
  csv: '.csv',
  json: '.json',
  'titles-csv': '-titles.csv',
  'titles-json': '-titles.json',
  'csv-exact': '.exact.csv',
  'titles-csv-exact': '-titles.exact.csv',
};

/** `fide-2026-10.csv`; where lists have days, `orr-2026-10-01.csv`. */
export function listFileName(pool: Pick<PoolRow, 'pool' | 'family'>, date: string, format: ListFormat): string {
  return `${pool.pool}-${isPeriodicPool(pool) ? date.slice(0, 7) : date}${ENDINGS[format]}`;
}

export interface ListFileInput {
  readonly pool: string;
  /** `2024-06`, or a day; without it the last list. */
  readonly date?: string;
  readonly format: string;
  /** Lets others have their turn; it is called while rows are read. */
  readonly pause?: Pause;
}

export interface ListFile {
  readonly pool: string;
  readonly date: string;
  readonly format: ListFormat;
  /** A name for the file: `fide-2024-06.xml`. */
  readonly name: string;
  readonly players: number;
  /** Players of it who were erased since the list was sealed: they have no name in the file. */
  readonly erased: number;
  /** Players in the file who are minors and shown by initials: only where it is made for the public. */
  readonly initials: number;
  readonly bytes: number;
  readonly sha256: string;
  /** Of the rows, as they were sealed. */
  readonly digest: string;
}

/** Writes a list piece by piece. */
export async function writeListFile(office: Office, input: ListFileInput, sink: FileSink): Promise<Outcome<ListFile>> {
  return readOffice(office, async (desk) => {
    const found = await findList(desk, input);
    if (found.list === undefined) return { findings: found.findings };
    const { pool, list } = found;
    const rulebook = editionOf(pool, list);
    const expected = formatsOf(pool, rulebook);
    const format = LIST_FILE_FORMATS.find((each) => each === input.format);
    if (format === undefined) {
      return refused(listFinding('lists.unknown-format', { format: input.format, expected: LIST_FILE_FORMATS }));
    }
    if (!expected.includes(format)) return refused(listFinding('lists.wrong-format', { format, rulebook, expected }));
    const written = await writeRows(desk, pool, list, format, sink, input.pause ?? WITHOUT_PAUSE);
    const erased = await erasedOn(desk, list, await erasedPersons(desk));
    return {
      value: {
        pool: pool.pool,
        date: list.date,
        format,
        name: listFileName(pool, list.date, format),
        ...written.file,
        erased,
        digest: list.digest,
      },
      findings: written.findings,
    };
  });
}

type FoundList =
  | { readonly pool: PoolRow; readonly list: ListRow; readonly findings: readonly Finding[] }
  | { readonly list?: never; readonly findings: readonly Finding[] };

/** A list by its pool and date; without a date the last one. */
export async function findList(
  desk: Desk,
  { pool: asked, date }: { readonly pool: string; readonly date?: string },
): Promise<FoundList> {
  const pool = await desk.pool(asked);
  if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: asked }));
  if (date === undefined) {
    const last = (await listsOf(desk, asked)).at(-1);
    return last === undefined
      ? refused(listFinding('lists.no-list', { pool: asked }))
      : { pool, list: last, findings: [] };
  }
  const day = date.length === 7 && parseListMonth(date) !== undefined ? `${date}-01` : date;
  const list = await desk.list(asked, day);
  return list === undefined ? refused(await noSuchList(desk, asked, day)) : { pool, list, findings: [] };
}

/** All who were erased, under every id. */
async function erasedPersons(desk: Desk): Promise<readonly number[]> {
  return (await desk.entriesAbout(ERASURES_SUBJECT)).flatMap((entry) => {
    const { person, formerly } = entryData<'person.erased'>(entry);
    return [person, ...formerly].map((id) => personNumber(id) as number);
  });
}

const erasedOn = async (desk: Desk, { list }: ListRow, erased: readonly number[]): Promise<number> =>
  (await desk.standings(list, erased)).filter(isListed).length;

async function writeRows(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
  format: ListFormat,
  sink: FileSink,
  pause: Pause,
): Promise<WrittenLines> {
  const { hash } = (await desk.entry(list.no)) as StoredEntry;
  const { root } = listData(list);
  const sealed: Sealed = { pool: pool.pool, date: list.date, digest: list.digest, root, entry: list.no, hash };
  if (format === 'titles-csv' || format === 'titles-csv-exact') {
    return writeAll(titlesCsvWriter(cellsIn(format)), holdersOf(desk, pool, list, pause), sink, pause);
  }
  if (format === 'titles-json')
    return writeAll(jsonWriter(sealed, jsonHolder), holdersOf(desk, pool, list, pause), sink, pause);
  if (isCombined(format))
    return writeCombined(desk, pool, list, format === 'fide-combined-txt' ? 'text' : 'xml', sink, pause);
  const lines = format.startsWith('fide-')
    ? linesByName(desk, list)
    : linesByRating(desk, list, hasMembers(list) && format !== 'json' ? 'members' : undefined);
  return writeAll(writerFor(pool, list, format, sealed), lines, sink, pause);
}

/** By names; there are few of them. */
function holdersOf(desk: Desk, pool: PoolRow, list: ListRow, pause: Pause): FileLines<TitleHolder> {
  async function* batches(): AsyncGenerator<readonly TitleHolder[], void, undefined> {
    const rules = rulesOfMade(editionOf(pool, list)) as MonthlyRules;
    yield await titleHolders(desk, list, rules, pause);
  }
  return { batches: batches(), keyOf: ({ entry }) => entry.name as string };
}

type RatedFormat = Exclude<ListFormat, `titles-${string}` | CombinedFormat>;

const cellsIn = (format: ListFormat): 'safe' | 'exact' => (format.endsWith('-exact') ? 'exact' : 'safe');

function writerFor(pool: PoolRow, list: ListRow, format: RatedFormat, sealed: Sealed): LineWriter<ListFileLine> {
  const rules = rulesOnOrNewest(pool.family, controlOfPool(pool), parseDay(list.date));
  switch (format) {
    case 'csv':
    case 'csv-exact':
      return csvWriter(rules, cellsIn(format), hasMembers(list));
    case 'json':
      return jsonWriter(sealed, (line) => jsonPlayer(line, rules));
    case 'fide-txt': {
      const month = parseListMonth(list.date) as number;
      return fideWriter({ form: 'text', layout: 'single', control: 'standard', month });
    }
    case 'fide-xml':
      return fideWriter({ form: 'xml', layout: 'single', control: 'standard' });
  }
}

/** Lists that were sealed before stay as they are, byte for byte. */
const hasMembers = (list: ListRow): boolean => listData(list).members === true;

const MEMBER_COLUMNS = ['komirId', 'club', 'licence'] as const;

function csvWriter(
  { columns: own, grades }: OfficeRules,
  cells: 'safe' | 'exact',
  isOfMembers: boolean,
): LineWriter<ListFileLine> {
  const columns = isOfMembers
    ? own.flatMap((column) => (column === 'inactive' ? [...MEMBER_COLUMNS, column] : [column]))
    : own;
  const writer = new CsvWriter({ columns, cells });
  return {
    begin: () => writer.begin(),
    line: (line) => writer.players([withMember(csvPlayer(cellsOf(line, grades), own), line)]),
    end: () => new Uint8Array(),
    findings: () => writer.findings(),
  };
}

/** All that a line could show. */
type Cells = Omit<CsvPlayer, 'extra'> & { readonly inactive: string };

function cellsOf(line: ListFileLine, grades: OfficeRules['grades']): Cells {
  const { row, id, name, fide, pin, federation, title, sex, birthYear } = line;
  const { unsettled, rank, reached } = rulebookMemoryIn(row.rest);
  const rating = row.rating as number;
  return {
    id,
    name,
    rating,
    games: row.games,
    ...(birthYear === undefined ? {} : { birth: { year: birthYear } }),
    ...(sex === undefined ? {} : { sex }),
    ...(federation === undefined ? {} : { federation }),
    ...(title === undefined ? {} : { title }),
    ...(row.k === null ? {} : { k: row.k }),
    ...(fide === null ? {} : { fideId: fide }),
    inactive: isInactive(row) ? 'i' : '',
    unsettled: unsettled === true,
    ...(pin === null ? {} : { pin }),
    ...(rank === undefined ? {} : { rank }),
    ...(grades === undefined ? {} : { entryRank: grades.entry(rating) }),
    ...(reached === undefined ? {} : { reached }),
  };
}

/** What the list has a column for. That somebody is inactive is no field of the format. */
function csvPlayer(cells: Cells, columns: readonly ListColumn[]): CsvPlayer {
  const player: Record<string, unknown> = {};
  for (const column of columns) {
    if (column === 'inactive') player['extra'] = { inactive: cells.inactive };
    else if (cells[column] !== undefined) player[column] = cells[column];
  }
  return player as unknown as CsvPlayer;
}

function withMember(player: CsvPlayer, { member }: ListFileLine): CsvPlayer {
  if (member === undefined) return player;
  const { licence, ...more } = member;
  return { ...player, ...more, extra: { ...player.extra, ...(licence === undefined ? {} : { licence }) } };
}

const TEXT = new TextEncoder();

/** The list that a file is of, its seal, and the entry with which it was sealed: the head of the ledger at that moment. */
interface Sealed {
  readonly pool: string;
  readonly date: string;
  readonly digest: string;
  readonly root?: string | undefined;
  readonly entry: number;
  readonly hash: string;
}

/** One player a line, in canonical JSON, below what the list is. */
function jsonWriter<L>({ pool, date, digest, root, entry, hash }: Sealed, player: (line: L) => Json): LineWriter<L> {
  let lastEnds = '';
  return {
    begin: () =>
      TEXT.encode(
        `{"pool":${JSON.stringify(pool)},"date":"${date}","digest":"${digest}",${root === undefined ? '' : `"root":"${root}",`}"entry":${entry},"hash":"${hash}","players":[\n`,
      ),
    line: (line) => {
      lastEnds = '\n';
      return TEXT.encode(canonicalJson(player(line)));
    },
    between: TEXT.encode(',\n'),
    end: () => TEXT.encode(`${lastEnds}]}\n`),
    findings: () => [],
  };
}

const jsonHolder = ({ person, entry: { id, name, title, federation, birthYear, sex } }: TitleHolder): Json => ({
  id,
  name,
  title,
  ...(person.fide === null ? {} : { fideId: person.fide }),
  ...(federation === null ? {} : { federation }),
  ...(sex === null ? {} : { sex }),
  ...(birthYear === null ? {} : { birthYear }),
});

const TITLE_COLUMNS: readonly CsvField[] = ['id', 'name', 'title', 'birth', 'sex', 'federation', 'fideId'];

function titlesCsvWriter(cells: 'safe' | 'exact'): LineWriter<TitleHolder> {
  const writer = new CsvWriter({ columns: TITLE_COLUMNS, cells });
  return {
    begin: () => writer.begin(),
    line: ({ person, entry: { id, name, title, federation, birthYear, sex } }) =>
      writer.players([
        {
          id,
          name: name as string,
          title,
          ...(birthYear === null ? {} : { birth: { year: birthYear } }),
          ...(sex === null ? {} : { sex }),
          ...(federation === null ? {} : { federation }),
          ...(person.fide === null ? {} : { fideId: person.fide }),
        },
      ]),
    end: () => new Uint8Array(),
    findings: () => writer.findings(),
  };
}

function jsonPlayer(line: ListFileLine, { grades, unsettled: stars }: OfficeRules): Json {
  const { row, id, name, fide, federation, title, sex, birthYear } = line;
  const { unsettled, rank, reached } = rulebookMemoryIn(row.rest);
  const rating = row.rating as number;
  return {
    id,
    name,
    ...(fide === null ? {} : { fideId: fide }),
    federation,
    title,
    sex,
    birthYear,
    rating,
    ...(row.k === null ? {} : { k: row.k }),
    games: row.games,
    ...(row.change === null ? {} : { change: row.change / 100 }),
    ...(isInactive(row) ? { inactive: true } : {}),
    ...(stars === undefined ? {} : { display: stars.displayed(rating, unsettled !== true) }),
    ...(grades === undefined ? {} : { entryRank: grades.entry(rating), rank, reached }),
  };
}

/** What `lists` shows. */
export interface ListOverview {
  readonly pool: string;
  readonly date: string;
  readonly players: number;
  readonly digest: string;
  /** Of the tree over its players; lists of the first versions, and those that were brought in, have none. */
  readonly root?: string;
  /** Number and hash of the entry that sealed it, or brought it in: the head of the ledger at that moment. */
  readonly entry: number;
  readonly hash: string;
  readonly opening: boolean;
  /** Players of it who were erased since: `digest` stays, and files are now others. */
  readonly erased: number;
  /** Where a list with erased players was asked for: SHA-256 of each of its files as it would be written now. */
  readonly files?: readonly { readonly format: OfferedFormat; readonly sha256: string }[];
}

/** All lists, or those of a pool, or those of a date, newest first. */
export async function showLists(office: Office, pool?: string, on = ''): Promise<Outcome<readonly ListOverview[]>> {
  return readOffice(office, async (desk) => {
    if (pool !== undefined && (await desk.pool(pool)) === undefined)
      return refused(registryFinding('pool.unknown', { pool }));
    const lists = (await desk.lists(pool)).filter(({ date }) => date.startsWith(on));
    if (pool !== undefined && on !== '' && lists.length === 0) return refused(await noSuchList(desk, pool, on));
    const erased = await erasedPersons(desk);
    const counts = new Map<number, number>();
    for (const list of lists) counts.set(list.list, await erasedOn(desk, list, erased));
    const entries = await desk.entries([...new Set(lists.map(({ no }) => no))]);
    const hashes = new Map(entries.map(({ no, hash }) => [no, hash]));
    const value = lists
      .map(({ list, pool: of, date, players, digest, no, data }): ListOverview => {
        const { opening, root } = listData({ data });
        return {
          pool: of,
          date,
          players,
          digest,
          ...(root === undefined ? {} : { root }),
          entry: no,
          hash: hashes.get(no) as string,
          opening: opening === true,
          erased: counts.get(list) as number,
        };
      })
      .sort((a, b) => compareNames(b.date, a.date) || compareNames(a.pool, b.pool));
    const [first, ...others] = value;
    if (first === undefined || others.length > 0 || first.erased === 0) return { value, findings: [] };
    return { value: [{ ...first, files: await filesNow(desk, lists[0] as ListRow) }], findings: [] };
  });
}

/** Every file of a list, written and thrown away. */
async function filesNow(desk: Desk, list: ListRow): Promise<ListOverview['files'] & object> {
  const pool = (await desk.pool(list.pool)) as PoolRow;
  const files: { format: OfferedFormat; sha256: string }[] = [];
  for (const format of filesOfList(pool, list)) {
    const { file } = await writeRows(desk, pool, list, format, () => undefined, WITHOUT_PAUSE);
    files.push({ format, sha256: file.sha256 });
  }
  return files;
}
