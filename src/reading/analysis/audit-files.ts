/**
 * The two tables that officers know from other programs: one has a row for each game and side, the other a row for each player and
 * list. Decimals have a point and fields are named in English whatever the language, so that other programs can read them.
 */
import { eventId, personId, personNumber } from '../../ledger/ids.ts';
import { type Desk, FLAGS, type ListRow, type PersonRow, type PoolRow, type StandingRow } from '../../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { csvHeadings, csvRow, type TableFormat } from '../csv-cell.ts';
import { findList } from '../lists/files.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { eventKey } from '../../rating/timeline.ts';
import { isCorrection } from '../../ledger/rows/events.ts';
import { openingListData } from '../../ledger/rows/standings.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { deskAsOf, mergedSince } from '../../rating/as-of.ts';
import { eventsOn, type GameSide, sidesOn } from './games.ts';
import { listNamed } from './list-name.ts';

export interface AuditFilesInput {
  /** One list, `fide:2024-05`. */
  readonly list?: string;
  /** All lists of a pool; without either the last one of each pool. */
  readonly pool?: string;
  /** `csv` by default, so that no spreadsheet interprets a name as a formula. */
  readonly format?: TableFormat;
  readonly games: (text: string) => Promise<void>;
  readonly players: (text: string) => Promise<void>;
}

export interface AuditFilesWritten {
  readonly lists: number;
  readonly games: number;
  readonly players: number;
}

export const AUDIT_GAME_COLUMNS = [
  'pool',
  'list',
  'event',
  'round',
  'player',
  'name',
  'opponent',
  'opponentName',
  'colour',
  'rating',
  'opponentRating',
  'd',
  'countedD',
  'pd',
  'score',
  'k',
  'change',
  'path',
] as const;

export const PLAYER_COLUMNS = [
  'pool',
  'list',
  'player',
  'name',
  'fideId',
  'events',
  'before',
  'games',
  'score',
  'expected',
  'sum',
  'k',
  'exactChange',
  'roundedChange',
  'after',
  'path',
] as const;

type Cell = string | number | null;

type CsvLine = (cells: readonly Cell[]) => string;

const lineIn =
  (format: TableFormat): CsvLine =>
  (cells) =>
    `${csvRow(cells, format)}\n`;

/** Whole thousandths as a decimal. */
const points = (thousandths: number | null): number | null => (thousandths === null ? null : thousandths / 1000);

/** Whole hundredths as a decimal. */
const decimal = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100 + 0);

export async function auditFiles(office: Office, input: AuditFilesInput): Promise<Outcome<AuditFilesWritten>> {
  return readOffice(office, async (desk) => {
    const chosen = await listsAsked(desk, input);
    if (!('lists' in chosen)) return chosen;
    const { format = 'csv' } = input;
    const line = lineIn(format);
    await input.games(`${csvHeadings(AUDIT_GAME_COLUMNS, format)}\n`);
    await input.players(`${csvHeadings(PLAYER_COLUMNS, format)}\n`);
    let [games, players] = [0, 0];
    for (const [pool, list] of chosen.lists) {
      games += await writeGames(desk, pool, list, line, input.games);
      players += await writePlayers(desk, pool, list, line, input.players);
    }
    return { value: { lists: chosen.lists.length, games, players }, findings: [] };
  });
}

type Chosen = { readonly lists: readonly (readonly [PoolRow, ListRow])[] } | Outcome<never>;

/** Lists that were made here: imported lists have no games. */
async function listsAsked(desk: Desk, { list, pool }: AuditFilesInput): Promise<Chosen> {
  if (list !== undefined) {
    const found = await findList(desk, listNamed(list));
    return found.list === undefined ? { findings: found.findings } : { lists: [[found.pool, found.list]] };
  }
  const pools = (await desk.pools()).filter((each) => pool === undefined || each.pool === pool);
  if (pools.length === 0 && pool !== undefined) return refused(registryFinding('pool.unknown', { pool }));
  const lists: (readonly [PoolRow, ListRow])[] = [];
  for (const each of pools) {
    const made = (await listsOf(desk, each.pool)).filter((row) => openingListData(row) === undefined);
    for (const row of pool === undefined ? made.slice(-1) : made) lists.push([each, row]);
  }
  return { lists };
}

async function namesOf(desk: Desk, sides: readonly GameSide[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const ids = new Set(sides.flatMap(({ player, opponent }) => [player, opponent]));
  for (const { person, name } of await desk.persons([...ids].map((id) => personNumber(id) as number))) {
    names.set(personId(person), name ?? '');
  }
  return names;
}

async function writeGames(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
  line: CsvLine,
  write: AuditFilesInput['games'],
): Promise<number> {
  let count = 0;
  for await (const sides of sidesOn(desk, pool, list)) {
    const names = await namesOf(desk, sides);
    count += sides.length;
    await write(sides.map((side) => line(gameCells(pool, list, side, names))).join(''));
  }
  return count;
}

const gameCells = (
  { pool }: PoolRow,
  { date }: ListRow,
  side: GameSide,
  names: ReadonlyMap<string, string>,
): readonly Cell[] => [
  pool,
  date,
  side.event,
  side.round,
  side.player,
  names.get(side.player) as string,
  side.opponent,
  names.get(side.opponent) as string,
  side.colour,
  side.own,
  side.rating,
  side.gap,
  side.counted,
  points(side.expected),
  side.score === null ? null : side.score / 2,
  side.k,
  points(side.change),
  side.path,
];

/** The result of the events of a list for one player. Half points and hundredths. */
interface Sum {
  readonly events: string[];
  readonly before: number | null;
  /** After the last of them, as of now. */
  after: number | null;
  /** In whole points, if each event is rounded. */
  moved: number;
  readonly k: Set<number>;
  /** Corrected reports of earlier lists are among the events. */
  isCorrected: boolean;
  games: number;
  score: number;
  expected: number | null;
  change: number | null;
}

const nothingYet = (before: number | null): Sum => ({
  events: [],
  before,
  after: before,
  moved: 0,
  k: new Set(),
  isCorrected: false,
  games: 0,
  score: 0,
  expected: null,
  change: null,
});

const added = (sum: number | null, value: number | null): number | null => (value === null ? sum : (sum ?? 0) + value);

async function writePlayers(
  today: Desk,
  pool: PoolRow,
  list: ListRow,
  line: CsvLine,
  write: AuditFilesInput['players'],
): Promise<number> {
  const desk = isPeriodicPool(pool) ? deskAsOf(today, await mergedSince(today, list.no)) : today;
  const sums = new Map<number, Sum>();
  const rows = await eventsOn(desk, list);
  const inTime = rows.toSorted((a, b) => (eventKey(a) < eventKey(b) ? -1 : 1));
  for (const row of inTime) {
    const { event } = row;
    const isDifference = isPeriodicPool(pool) && isCorrection(row);
    for (const { person, before, after, n, score, expected, k, change } of await desk.results(event)) {
      const sum = sums.get(person) ?? nothingYet(before);
      sums.set(person, sum);
      sum.events.push(eventId(event));
      if (isDifference) sum.isCorrected = true;
      sum.after = after;
      sum.moved += before === null || after === null ? 0 : after - before;
      sum.games += n;
      sum.score += score;
      sum.expected = added(sum.expected, expected);
      sum.change = added(sum.change, change);
      if (k !== null) sum.k.add(k);
    }
  }
  const persons = [...sums.keys()].sort((a, b) => a - b);
  const known = new Map((await desk.persons(persons)).map((row) => [row.person, row]));
  const standings = new Map((await desk.standings(list.list, persons)).map((row) => [row.person, row]));
  await write(
    persons
      .map((person) =>
        line(playerCells(pool, list, known.get(person) as PersonRow, sums.get(person) as Sum, standings.get(person))),
      )
      .join(''),
  );
  return persons.length;
}

function playerCells(
  pool: PoolRow,
  { date }: ListRow,
  { person, name, fide }: PersonRow,
  sum: Sum,
  row: StandingRow | undefined,
): readonly Cell[] {
  const listed = row?.rating ?? null;
  // a pool that rates at once may have rated an event again since the list was sealed
  const after = isPeriodicPool(pool) ? listed : sum.after;
  const moved = isPeriodicPool(pool) ? (listed ?? 0) - (sum.before ?? 0) : sum.moved;
  return [
    pool.pool,
    date,
    personId(person),
    name,
    fide,
    sum.events.join(' '),
    sum.before,
    sum.games,
    sum.score / 2,
    decimal(sum.expected),
    sum.expected === null ? null : decimal(50 * sum.score - sum.expected),
    [...sum.k].join('/'),
    decimal(sum.change),
    after === null || sum.before === null ? null : moved,
    after,
    after === listed ? pathOf(sum, row) : 'rated-again',
  ];
}

/** How the rating came about. */
function pathOf({ before, games, isCorrected }: Sum, row: StandingRow | undefined): string {
  if (row === undefined) return 'unrated';
  if ((row.flags & FLAGS.delisted) !== 0) return 'delisted';
  if (isCorrected) return 'corrected';
  if (before !== null) return games === 0 ? 'no-games' : 'rated';
  if (row.rating === null) return 'unrated';
  return (row.flags & FLAGS.returned) === 0 ? 'first-rating' : 'returned';
}
