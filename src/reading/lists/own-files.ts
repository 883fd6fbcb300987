/** Our own files of a list, CSV and JSON, and those of the title holders without a rating. */
import type { CsvField, CsvPlayer } from '../../formats/csv/headings.ts';
import { CsvWriter } from '../../formats/csv/write.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { personId } from '../../ledger/ids.ts';
import { base64Text } from '../../ledger/log/bytes.ts';
import type { Checkpoint } from '../../ledger/log/checkpoint.ts';
import { rulebookMemoryIn } from '../../rating/states.ts';
import type { ListColumn, OfficeRules } from '../../rulebooks/edition.ts';
import { isInactive } from './fide-files.ts';
import type { LineWriter, ListFileLine, ListLineWriter } from './file-lines.ts';
import { plainCsv, plainJson } from './plain-lines.ts';
import type { TitleHolder } from './title-holders.ts';

const MEMBER_COLUMNS = ['komirId', 'club', 'licence'] as const;

export function csvWriter(
  { columns: own, grades }: OfficeRules,
  cells: 'safe' | 'exact',
  isOfMembers: boolean,
): ListLineWriter {
  const columns = isOfMembers
    ? own.flatMap((column) => (column === 'inactive' ? [...MEMBER_COLUMNS, column] : [column]))
    : own;
  const writer = new CsvWriter({ columns, cells });
  return {
    begin: () => writer.begin(),
    line: (line) => writer.players([withMember(csvPlayer(cellsOf(line, grades), own), line)]),
    plain: isOfMembers ? undefined : plainCsv(own),
    isOfMembers,
    end: () => new Uint8Array(),
    findings: () => writer.findings(),
  };
}

/** All that a line could show. */
type Cells = Omit<CsvPlayer, 'extra'> & { readonly inactive: string };

function cellsOf(line: ListFileLine, grades: OfficeRules['grades']): Cells {
  const { row, name, fide, pin, federation, title, sex, birthYear } = line;
  const { unsettled, rank, reached } = rulebookMemoryIn(row.rest);
  const rating = row.rating as number;
  return {
    id: personId(row.person),
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

/** The columns of the list. Inactivity is not a field of the format. */
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
export interface Sealed {
  readonly pool: string;
  readonly date: string;
  readonly digest: string;
  readonly root?: string | undefined;
  readonly entry: number;
  readonly hash: string;
  /** The root of the public log with that entry; lists without a root have none. */
  readonly log?: Checkpoint | undefined;
}

const logMember = (log: Checkpoint | undefined): string =>
  log === undefined
    ? ''
    : `"log":{"origin":${JSON.stringify(log.origin)},"size":${log.size},"root":"${base64Text(log.root)}"},`;

/** One player a line, in canonical JSON, after the line about the list. */
function linesOfJson<L>(
  { pool, date, digest, root, entry, hash, log }: Sealed,
  player: (line: L) => Json,
): LineWriter<L> {
  return {
    begin: () =>
      TEXT.encode(
        `{"pool":${JSON.stringify(pool)},"date":"${date}","digest":"${digest}",${root === undefined ? '' : `"root":"${root}",`}"entry":${entry},"hash":"${hash}",${logMember(log)}"players":[\n`,
      ),
    line: (line) => TEXT.encode(canonicalJson(player(line))),
    between: TEXT.encode(',\n'),
    end: (lines) => TEXT.encode(`${lines === 0 ? '' : '\n'}]}\n`),
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

export function titlesCsvWriter(cells: 'safe' | 'exact'): LineWriter<TitleHolder> {
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
  const { row, name, fide, federation, title, sex, birthYear } = line;
  const { unsettled, rank, reached } = rulebookMemoryIn(row.rest);
  const rating = row.rating as number;
  return {
    id: personId(row.person),
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

/** Everybody on a list. */
export const jsonWriter = (sealed: Sealed, rules: OfficeRules): ListLineWriter => ({
  ...linesOfJson<ListFileLine>(sealed, (line) => jsonPlayer(line, rules)),
  plain: rules.unsettled === undefined && rules.grades === undefined ? plainJson : undefined,
});

export const titlesJsonWriter = (sealed: Sealed): LineWriter<TitleHolder> => linesOfJson(sealed, jsonHolder);
