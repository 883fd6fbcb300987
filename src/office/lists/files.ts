/**
 * The files of a sealed list: FIDE's text and XML, CSV and JSON. The same ledger gives the same bytes: rows as sealed, what
 * was known of persons then, names as they are now; nothing depends on a locale. Of birth dates they show the year.
 */
import { createHash } from 'node:crypto';
import type { Finding } from '../../core/finding.ts';
import type { Sex } from '../../core/people.ts';
import { CsvWriter } from '../../formats/csv/write.ts';
import type { CsvField, CsvPlayer } from '../../formats/csv/headings.ts';
import type { ListedPlayer } from '../../formats/fide-list/records.ts';
import { type ListForm, ListWriter } from '../../formats/fide-list/write.ts';
import { canonicalJson } from '../../ledger/canonical.ts';
import { personId } from '../../ledger/ids.ts';
import { type Desk, FLAGS, type ListRow, type PersonRow, type PoolRow, type StandingRow } from '../../ledger/store.ts';
import { displayed } from '../../rulebooks/orr/lists.ts';
import { rankOf } from '../../rulebooks/mgsz/clauses.ts';
import { look, type Office, type Outcome, refused } from '../change.ts';
import { factsAt } from '../project/registry.ts';
import { parseListMonth } from './period.ts';
import { refusal } from '../registry/finding.ts';
import { say } from './say.ts';
import { isPeriodic, keptIn, listsOf } from './states.ts';

export const LIST_FORMATS = ['fide-txt', 'fide-xml', 'csv', 'json'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

const FORMATS_OF_ALL: readonly ListFormat[] = ['csv', 'json'];

export interface ListFileAsked {
  readonly pool: string;
  /** `2024-06`, or a day; without it the last list. */
  readonly date?: string;
  readonly format: string;
}

export interface ListFile {
  readonly pool: string;
  readonly date: string;
  readonly format: ListFormat;
  /** A name for the file: `fide-2024-06.xml`. */
  readonly name: string;
  readonly players: number;
  readonly bytes: number;
  readonly sha256: string;
}

type Sink = (bytes: Uint8Array) => void | Promise<void>;

/** Writes a list piece by piece. */
export async function writeListFile(office: Office, asked: ListFileAsked, sink: Sink): Promise<Outcome<ListFile>> {
  return look(office, async (desk) => {
    const found = await findList(desk, asked);
    if (found.list === undefined) return { findings: found.findings };
    const { pool, list } = found;
    const expected = isPeriodic(pool) ? LIST_FORMATS : FORMATS_OF_ALL;
    const format = LIST_FORMATS.find((each) => each === asked.format);
    if (format === undefined) {
      return refused(say('lists.unknown-format', { format: asked.format, expected: LIST_FORMATS }));
    }
    if (!expected.includes(format))
      return refused(say('lists.wrong-format', { format, family: pool.family, expected }));
    const written = await writeRows(desk, pool, list, format, sink);
    const month = isPeriodic(pool) ? list.date.slice(0, 7) : list.date;
    const ending = format === 'fide-txt' ? 'txt' : format === 'fide-xml' ? 'xml' : format;
    return {
      value: { pool: pool.pool, date: list.date, format, name: `${pool.pool}-${month}.${ending}`, ...written.file },
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
  if (pool === undefined) return refused(refusal('pool.unknown', { pool: asked }));
  if (date === undefined) {
    const last = (await listsOf(desk, asked)).at(-1);
    return last === undefined ? refused(say('lists.no-list', { pool: asked })) : { pool, list: last, findings: [] };
  }
  const day = date.length === 7 && parseListMonth(date) !== undefined ? `${date}-01` : date;
  const list = await desk.list(asked, day);
  return list === undefined
    ? refused(say('lists.unknown-list', { pool: asked, date: day }))
    : { pool, list, findings: [] };
}

/** A row with what is known of the person. */
interface Line {
  readonly row: StandingRow;
  readonly id: string;
  readonly name: string;
  readonly fide: string | null;
  readonly pin: string | null;
  readonly federation?: string | undefined;
  readonly title?: string | undefined;
  readonly sex?: Sex | undefined;
  readonly birthYear?: number | undefined;
}

/** Who is on the list: rated, and nothing against it. */
const isListed = ({ rating, flags }: StandingRow): boolean => rating !== null && (flags & FLAGS.notListed) === 0;

async function linesOf(desk: Desk, list: ListRow): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for await (const batch of desk.allStandings(list.list)) {
    const rows = batch.filter(isListed);
    const persons = new Map((await desk.persons(rows.map(({ person }) => person))).map((each) => [each.person, each]));
    for (const row of rows) lines.push(lineOf(row, persons.get(row.person) as PersonRow, list.no));
  }
  return lines;
}

function lineOf(row: StandingRow, person: PersonRow, no: number): Line {
  const { federation, title, sex, birthYear } = factsAt(person, no);
  return {
    row,
    id: personId(row.person),
    name: person.name ?? '',
    fide: person.fide,
    pin: person.pin,
    federation,
    title,
    sex,
    birthYear,
  };
}

const byName = (a: Line, b: Line): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.row.person - b.row.person);

const byRating = (a: Line, b: Line): number =>
  (b.row.rating as number) - (a.row.rating as number) || a.row.person - b.row.person;

const LINES_AT_ONCE = 500;

interface Writer {
  readonly begin: () => Uint8Array;
  readonly lines: (lines: readonly Line[], isLast: boolean) => Uint8Array;
  readonly end: () => Uint8Array;
  readonly findings: () => readonly Finding[];
  /** FIDE's lists stand in the order of names, ours in that of ratings. */
  readonly order: (a: Line, b: Line) => number;
}

async function writeRows(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
  format: ListFormat,
  sink: Sink,
): Promise<{ readonly file: Pick<ListFile, 'players' | 'bytes' | 'sha256'>; readonly findings: readonly Finding[] }> {
  const writer = writerFor(pool, list, format);
  const lines = [...(await linesOf(desk, list))].sort(writer.order);
  const hash = createHash('sha256');
  let bytes = 0;
  const give = async (piece: Uint8Array): Promise<void> => {
    hash.update(piece);
    bytes += piece.length;
    if (piece.length > 0) await sink(piece);
  };
  await give(writer.begin());
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    await give(writer.lines(lines.slice(from, from + LINES_AT_ONCE), from + LINES_AT_ONCE >= lines.length));
  }
  await give(writer.end());
  return { file: { players: lines.length, bytes, sha256: hash.digest('hex') }, findings: writer.findings() };
}

function writerFor(pool: PoolRow, list: ListRow, format: ListFormat): Writer {
  switch (format) {
    case 'csv':
      return csvWriter(pool);
    case 'json':
      return jsonWriter(pool, list);
    case 'fide-txt': {
      const month = parseListMonth(list.date) as number;
      return fideWriter({ form: 'text', layout: 'single', control: 'standard', month });
    }
    case 'fide-xml':
      return fideWriter({ form: 'xml', layout: 'single', control: 'standard' });
  }
}

function fideWriter(form: ListForm): Writer {
  const writer = new ListWriter(form);
  return {
    begin: () => writer.begin(),
    lines: (lines) => writer.players(lines.map(listedPlayer)),
    end: () => writer.end(),
    findings: () => writer.findings(),
    order: byName,
  };
}

/** Who has no FIDE number goes by the office's id. */
function listedPlayer({ row, id, name, fide, federation, title, sex, birthYear }: Line): ListedPlayer {
  const isWomens = title?.startsWith('W') === true;
  return {
    fideId: fide ?? id,
    name,
    federation,
    sex,
    ...(isWomens ? { womensTitle: title } : { title }),
    standard: { rating: row.rating as number, games: row.games, ...(row.k === null ? {} : { k: row.k }) },
    birthYear,
    inactive: isInactive(row),
  };
}

const isInactive = ({ flags }: StandingRow): boolean => (flags & FLAGS.inactive) !== 0;

const CSV_COLUMNS: Readonly<Record<'chess' | 'orr' | 'mgsz', readonly CsvField[]>> = {
  chess: ['id', 'name', 'title', 'rating', 'k', 'games', 'birth', 'sex', 'federation', 'fideId'],
  orr: ['id', 'name', 'rating', 'games', 'birth', 'sex', 'federation', 'unsettled'],
  mgsz: ['id', 'name', 'rating', 'games', 'birth', 'sex', 'federation', 'pin', 'rank', 'entryRank', 'reached'],
};

function csvWriter({ family }: PoolRow): Writer {
  const kind = family === 'orr' || family === 'mgsz' ? family : 'chess';
  const fields = CSV_COLUMNS[kind];
  const writer = new CsvWriter({ columns: kind === 'chess' ? [...fields, 'inactive'] : fields });
  return {
    begin: () => writer.begin(),
    lines: (lines) => writer.players(lines.map((line) => csvPlayer(line, kind))),
    end: () => new Uint8Array(),
    findings: () => writer.findings(),
    order: byRating,
  };
}

function csvPlayer(line: Line, kind: keyof typeof CSV_COLUMNS): CsvPlayer {
  const { row, id, name, fide, pin, federation, title, sex, birthYear } = line;
  const { unsettled, rank, reached } = keptIn(row.rest);
  const rating = row.rating as number;
  const player: CsvPlayer = {
    id,
    name,
    rating,
    games: row.games,
    ...(birthYear === undefined ? {} : { birth: { year: birthYear } }),
    ...(sex === undefined ? {} : { sex }),
    ...(federation === undefined ? {} : { federation }),
  };
  if (kind === 'orr') return { ...player, unsettled: unsettled === true };
  if (kind === 'mgsz') {
    return {
      ...player,
      ...(pin === null ? {} : { pin }),
      ...(rank === undefined ? {} : { rank }),
      entryRank: rankOf(rating),
      ...(reached === undefined ? {} : { reached }),
    };
  }
  return {
    ...player,
    ...(title === undefined ? {} : { title }),
    ...(row.k === null ? {} : { k: row.k }),
    ...(fide === null ? {} : { fideId: fide }),
    extra: { inactive: isInactive(row) ? 'i' : '' },
  };
}

const TEXT = new TextEncoder();

/** One player a line, in canonical JSON; the head names the list and its seal. */
function jsonWriter({ pool, family }: PoolRow, list: ListRow): Writer {
  return {
    begin: () =>
      TEXT.encode(
        `{"pool":${JSON.stringify(pool)},"date":"${list.date}","digest":"${list.digest}","players":[${list.players === 0 ? '' : '\n'}`,
      ),
    lines: (lines, isLast) =>
      TEXT.encode(
        lines
          .map(
            (line, at) => `${canonicalJson(jsonPlayer(line, family))}${isLast && at === lines.length - 1 ? '' : ','}\n`,
          )
          .join(''),
      ),
    end: () => TEXT.encode(']}\n'),
    findings: () => [],
    order: byRating,
  };
}

function jsonPlayer(line: Line, family: PoolRow['family']) {
  const { row, id, name, fide, federation, title, sex, birthYear } = line;
  const { unsettled, rank, reached } = keptIn(row.rest);
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
    ...(family === 'orr' ? { display: displayed(rating, unsettled !== true) } : {}),
    ...(family === 'mgsz' ? { entryRank: rankOf(rating), rank, reached } : {}),
  };
}

/** What `lists` shows. */
export interface ListShown {
  readonly pool: string;
  readonly date: string;
  readonly players: number;
  readonly digest: string;
  /** Number of the entry that sealed it. */
  readonly entry: number;
  readonly opening: boolean;
}

/** All lists, or those of a pool, newest first. */
export async function showLists(office: Office, pool?: string): Promise<Outcome<readonly ListShown[]>> {
  return look(office, async (desk) => {
    if (pool !== undefined && (await desk.pool(pool)) === undefined) return refused(refusal('pool.unknown', { pool }));
    const lists = await desk.lists(pool);
    const value = lists
      .map(({ pool: of, date, players, digest, no, data }) => ({
        pool: of,
        date,
        players,
        digest,
        entry: no,
        opening: (JSON.parse(data) as { opening?: true }).opening === true,
      }))
      .sort((a, b) => (a.date > b.date ? -1 : a.date < b.date ? 1 : a.pool < b.pool ? -1 : 1));
    return { value, findings: [] };
  });
}
