/** Lists in FIDE's formats: of one pool, and the combined list of all pools of a group. */
import type { Control, FideListPlayer, FideListRating } from '../../formats/fide-list/records.ts';
import { type ListForm, ListWriter } from '../../formats/fide-list/write.ts';
import type { Pause } from '../../core/slices.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import { isListed } from '../../ledger/lists/seal.ts';
import { base64Text } from '../../ledger/log/bytes.ts';
import type { Checkpoint } from '../../ledger/log/checkpoint.ts';
import { logAt } from '../../ledger/office-log.ts';
import { controlOfPool, groupOfPool } from '../../ledger/rows/pools.ts';
import { listData } from '../../ledger/rows/standings.ts';
import { type Desk, FLAGS, type ListRow, type PoolRow, type StandingRow } from '../../ledger/store.ts';
import {
  type FileSink,
  hasFideNumber,
  lineOf,
  type ListFileLine,
  type ListLineWriter,
  writeByNames,
  type WrittenLines,
} from './file-lines.ts';
import { plainText, plainXml } from './plain-lines.ts';

/** The comment about the public log in the XML of a list: `log elobook/9f2c41d07b905d0e 412 root`. */
export const logRemark = (log: Checkpoint | undefined): string | undefined =>
  log === undefined ? undefined : `log ${log.origin} ${log.size} ${base64Text(log.root)}`;

/** The list of one pool. */
export function fideWriter(form: ListForm): ListLineWriter {
  const writer = new ListWriter(form);
  return {
    begin: () => writer.begin(),
    line: (line) => writer.players([listedPlayer(line)]),
    plain: form.form === 'text' ? plainText : plainXml,
    end: () => writer.end(),
    findings: () => writer.findings(),
  };
}

function listedPlayer({ row, name, fide, federation, title, sex, birthYear }: ListFileLine): FideListPlayer {
  const isWomens = title?.startsWith('W') === true;
  return {
    fideId: fide as string,
    name,
    federation,
    sex,
    ...(isWomens ? { womensTitle: title } : { title }),
    standard: ratingOfRow(row),
    birthYear,
    inactive: isInactive(row),
  };
}

export const isInactive = ({ flags }: StandingRow): boolean => (flags & FLAGS.inactive) !== 0;

const ratingOfRow = (row: StandingRow): FideListRating => ({
  rating: row.rating as number,
  games: row.games,
  ...(row.k === null ? {} : { k: row.k }),
});

/** A list of a pool that belongs to a group, with the time control of the pool. */
interface ListInGroup {
  readonly control: Control;
  readonly list: ListRow;
}

/** The lists of the same date in all pools of a group, and the pools that have none of that date. */
async function listsInGroup(
  desk: Desk,
  pool: PoolRow,
  { date }: ListRow,
): Promise<{ readonly lists: readonly ListInGroup[]; readonly without: readonly string[] }> {
  const [lists, without]: [ListInGroup[], string[]] = [[], []];
  const group = groupOfPool(pool);
  for (const each of await desk.pools()) {
    if (each.family !== pool.family || groupOfPool(each) !== group) continue;
    const list = await desk.list(each.pool, date);
    if (list === undefined) without.push(each.pool);
    else lists.push({ control: controlOfPool(each), list });
  }
  return { lists, without };
}

/** The root of the public log after the last of several lists, if all of them have a root. */
async function logOfLists(desk: Desk, lists: readonly ListInGroup[]): Promise<Checkpoint | undefined> {
  const isOfBefore = lists.some(({ list }) => listData(list).root === undefined);
  return isOfBefore ? undefined : logAt(desk, Math.max(...lists.map(({ list }) => list.no)));
}

/** A player of the combined list: the person's facts, and the row on each list that has one. */
interface CombinedLine extends ListFileLine {
  readonly rows: Readonly<Partial<Record<Control, StandingRow>>>;
}

/** FIDE's combined list: the ratings of all pools of a group, of one date. */
export async function writeCombined(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
  form: 'text' | 'xml',
  sink: FileSink,
  pause: Pause,
): Promise<WrittenLines> {
  const { lists, without } = await listsInGroup(desk, pool, list);
  const writer = new ListWriter(
    form === 'xml'
      ? { form, layout: 'combined', remark: logRemark(await logOfLists(desk, lists)) }
      : { form, layout: 'combined' },
  );
  let leftOut = 0;
  async function* batches(): AsyncGenerator<readonly CombinedLine[], void, undefined> {
    for await (const some of inAnyOf(desk, lists)) {
      const lines = await combinedLines(desk, lists, some);
      yield lines.flatMap((line) => line ?? []);
      leftOut += lines.filter((line) => line === undefined).length;
    }
  }
  const written = await writeByNames<CombinedLine>(
    {
      begin: () => writer.begin(),
      line: (line) => writer.players([combinedPlayer(line)]),
      end: () => writer.end(),
      findings: () => writer.findings(),
    },
    { batches: batches(), nameOf: ({ name }) => name, leftOut: () => leftOut },
    sink,
    pause,
  );
  const missing = without.map((each) => listFinding('lists.not-in-combined', { pool: each, date: list.date }, 'note'));
  return { ...written, findings: [...written.findings, ...missing] };
}

/** The number of persons who are looked up at once. */
const AT_ONCE = 2000;

/** Everybody who is on one of several lists, each person once, in the order of persons. */
async function* inAnyOf(desk: Desk, lists: readonly ListInGroup[]): AsyncGenerator<readonly number[], void, undefined> {
  const seen = new Set<number>();
  for (const { list } of lists) {
    for await (const rows of desk.allStandings(list.list))
      for (const row of rows) if (isListed(row)) seen.add(row.person);
  }
  const all = Int32Array.from(seen).sort();
  for (let from = 0; from < all.length; from += AT_ONCE) yield [...all.subarray(from, from + AT_ONCE)];
}

/** Undefined where the file cannot name the person. */
async function combinedLines(
  desk: Desk,
  lists: readonly ListInGroup[],
  persons: readonly number[],
): Promise<readonly (CombinedLine | undefined)[]> {
  const rows = new Map<number, Partial<Record<Control, StandingRow>>>(persons.map((person) => [person, {}]));
  const latest = Math.max(...lists.map(({ list }) => list.no));
  for (const { control, list } of lists) {
    for (const row of (await desk.standings(list.list, persons)).filter(isListed)) {
      (rows.get(row.person) as Partial<Record<Control, StandingRow>>)[control] = row;
    }
  }
  return (await desk.persons(persons)).map((person) => {
    const own = rows.get(person.person) as Partial<Record<Control, StandingRow>>;
    const [first] = Object.values(own);
    return hasFideNumber(person) ? { ...lineOf(first as StandingRow, person, latest), rows: own } : undefined;
  });
}

/** The only flag of the list is that of standard ratings; for players without one it is set if all their other ratings have it. */
function combinedPlayer({ rows, ...line }: CombinedLine): FideListPlayer {
  const { standard: _standard, ...person } = listedPlayer(line);
  const all = Object.values(rows);
  return {
    ...person,
    ...Object.fromEntries(Object.entries(rows).map(([control, row]) => [control, ratingOfRow(row)])),
    inactive: rows.standard === undefined ? all.every(isInactive) : isInactive(rows.standard),
  };
}
