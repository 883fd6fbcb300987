/**
 * The files of a sealed list: FIDE's text and XML, CSV and JSON, and those of the title holders without a rating. The same ledger
 * gives the same bytes: rows as sealed, persons' facts as of then, names as of now; nothing depends on a locale. Of birth dates
 * they show the year, and of erased persons only the numbers of the list.
 */
import { type Day, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { personNumber } from '../../ledger/ids.ts';
import { isListed } from '../../ledger/lists/seal.ts';
import { logAt } from '../../ledger/office-log.ts';
import { type Desk, type StoredEntry, type ListRow, type PoolRow } from '../../ledger/store.ts';
import { editionOn, isEditionId } from '../../rulebooks/registry.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import type { Pause } from '../../core/slices.ts';
import { ERASURES_SUBJECT } from '../../ledger/rows/subjects.ts';
import { parseListMonth } from '../../rating/period.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { fideWriter, logRemark, writeCombined } from './fide-files.ts';
import {
  compareNames,
  type FileSink,
  type ListLineWriter,
  type NamedLines,
  WITHOUT_PAUSE,
  writeAsTheyCome,
  writeByNames,
  writeListed,
  type WrittenLines,
} from './file-lines.ts';
import { noSuchList } from './no-such-list.ts';
import { csvWriter, jsonWriter, type Sealed, titlesCsvWriter, titlesJsonWriter } from './own-files.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import type { GradeRules, MonthlyRules } from '../../rulebooks/edition.ts';
import { familyRules, officeRulesOf, rulesOnOrNewest } from '../../rulebooks/office-rules.ts';
import { recomputedBeside } from '../../rating/recomputed.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { rankedLines, rankingWriter } from './ranking-file.ts';
import { recomputedLines, recomputedWriter } from './recomputed-file.ts';
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
  'ranking-csv',
  'recomputed-csv',
] as const;
/** The same CSV without the apostrophes that protect spreadsheets, for programs. */
const EXACT = ['csv-exact', 'titles-csv-exact'] as const;
export const LIST_FILE_FORMATS = [...OFFERED, ...EXACT] as const;
export type ListFormat = (typeof LIST_FILE_FORMATS)[number];
export type OfferedFormat = (typeof OFFERED)[number];

const isOffered = (format: ListFormat): format is OfferedFormat => (OFFERED as readonly string[]).includes(format);

/**
 * The files of a list: those in FIDE's formats if it is a monthly list; with the ratings of all pools of its group if it belongs
 * to one; that of title holders if its text has them; the ranking list with places if its text has grades; and the recomputed list
 * if there is one.
 */
const formatsOf = (pool: PoolRow, list: ListRow): readonly ListFormat[] =>
  LIST_FILE_FORMATS.filter((format) => {
    const edition = editionOf(pool, list);
    if (format === 'recomputed-csv') return listData(list).recomputed !== undefined;
    if (format.startsWith('titles-')) return hasTitleList(edition);
    if (format === 'ranking-csv') return familyRules(pool.family).grades !== undefined;
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

/** The edition that made a list; for an imported list the one in force then, and for a continuous pool its family. */
const editionOf = (pool: PoolRow, list: ListRow): string =>
  listData(list).edition ??
  editionOn(pool.family, controlOfPool(pool), (parseDay(list.date) as Day) - 1)?.id ??
  pool.family;

export const filesOfList = (pool: PoolRow, list: ListRow): readonly OfferedFormat[] =>
  formatsOf(pool, list).filter(isOffered);

/** The ending of a file's name. */
export const ENDINGS: Readonly<Record<ListFormat, string>> = {
  'fide-txt': '.txt',
  'fide-xml': '.xml',
  'fide-combined-txt': '-combined.txt',
  'fide-combined-xml': '-combined.xml',
  csv: '.csv',
  json: '.json',
  'titles-csv': '-titles.csv',
  'titles-json': '-titles.json',
  'ranking-csv': '-ranking.csv',
  'recomputed-csv': '-recomputed.csv',
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
  /** Lets other work run; it is called while rows are read. */
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
  /** The digest of the rows, as they were sealed. */
  readonly digest: string;
}

/** Writes a list piece by piece. */
export async function writeListFile(office: Office, input: ListFileInput, sink: FileSink): Promise<Outcome<ListFile>> {
  return readOffice(office, async (desk) => {
    const found = await findList(desk, input);
    if (found.list === undefined) return { findings: found.findings };
    const { pool, list } = found;
    const rulebook = editionOf(pool, list);
    const expected = formatsOf(pool, list);
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
  // a list that was sealed without a root keeps its bytes
  const log = root === undefined ? undefined : await logAt(desk, list.no);
  const sealed: Sealed = { pool: pool.pool, date: list.date, digest: list.digest, root, entry: list.no, hash, log };
  if (format === 'titles-csv' || format === 'titles-csv-exact') {
    return writeByNames(titlesCsvWriter(cellsIn(format)), holdersOf(desk, pool, list, pause), sink, pause);
  }
  if (format === 'titles-json')
    return writeByNames(titlesJsonWriter(sealed), holdersOf(desk, pool, list, pause), sink, pause);
  if (format === 'ranking-csv') {
    const grades = familyRules(pool.family).grades as GradeRules;
    return writeAsTheyCome(rankingWriter(), rankedLines(desk, list, grades, pause), sink, pause);
  }
  if (format === 'recomputed-csv')
    return writeAsTheyCome(recomputedWriter(), recomputedLines(desk, list, pause), sink, pause);
  if (isCombined(format))
    return writeCombined(desk, pool, list, format === 'fide-combined-txt' ? 'text' : 'xml', sink, pause);
  const by = format.startsWith('fide-') ? 'name' : 'rating';
  return writeListed(desk, list, by, writerFor(pool, list, format, sealed), sink, pause);
}

/** Sorted by name; there are few of them. */
function holdersOf(desk: Desk, pool: PoolRow, list: ListRow, pause: Pause): NamedLines<TitleHolder> {
  async function* batches(): AsyncGenerator<readonly TitleHolder[], void, undefined> {
    const rules = rulesOfMade(editionOf(pool, list)) as MonthlyRules;
    yield await titleHolders(desk, list, rules, pause);
  }
  return { batches: batches(), nameOf: ({ entry }) => entry.name as string };
}

type RatedFormat = Exclude<ListFormat, `titles-${string}` | 'ranking-csv' | 'recomputed-csv' | CombinedFormat>;

const cellsIn = (format: ListFormat): 'safe' | 'exact' => (format.endsWith('-exact') ? 'exact' : 'safe');

function writerFor(pool: PoolRow, list: ListRow, format: RatedFormat, sealed: Sealed): ListLineWriter {
  const rules = rulesOnOrNewest(pool.family, controlOfPool(pool), parseDay(list.date));
  switch (format) {
    case 'csv':
    case 'csv-exact':
      return csvWriter(rules, cellsIn(format), hasMembers(list));
    case 'json':
      return jsonWriter(sealed, rules);
    case 'fide-txt': {
      const month = parseListMonth(list.date) as number;
      return fideWriter({ form: 'text', layout: 'single', control: 'standard', month });
    }
    case 'fide-xml':
      return fideWriter({ form: 'xml', layout: 'single', control: 'standard', remark: logRemark(sealed.log) });
  }
}

/** Lists that were sealed earlier stay as they are, byte for byte. */
const hasMembers = (list: ListRow): boolean => listData(list).members === true;

/** What `lists` shows. */
export interface ListOverview {
  readonly pool: string;
  readonly date: string;
  readonly players: number;
  readonly digest: string;
  /** The root of the tree over its players; lists of the first versions, and imported ones, have none. */
  readonly root?: string;
  /** Number and hash of the entry that sealed or imported it: the head of the ledger at that moment. */
  readonly entry: number;
  readonly hash: string;
  readonly opening: boolean;
  /** What was published beside it because a change of all ratings was revoked by replay. */
  readonly recomputed?: {
    readonly entry: number;
    readonly adjusts: number;
    readonly list: string;
    readonly changed: number;
    readonly digest: string;
  };
  /** Players of it who were erased since: `digest` stays, and files are now others. */
  readonly erased: number;
  /** For a single list with erased players: the SHA-256 of each of its files as it would be written now. */
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
    const recomputed = new Map<number, ListOverview['recomputed']>();
    for (const list of lists) {
      const beside = await recomputedBeside(desk, list);
      if (beside === undefined) continue;
      const { entry, adjusts, list: shown, data } = beside;
      recomputed.set(list.list, { entry, adjusts, list: shown, changed: data.changed, digest: data.digest });
    }
    const value = lists
      .map(({ list, pool: of, date, players, digest, no, data }): ListOverview => {
        const beside = recomputed.get(list);
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
          ...(beside === undefined ? {} : { recomputed: beside }),
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
