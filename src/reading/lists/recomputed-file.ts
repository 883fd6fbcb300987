/** A recomputed list beside the published one: both ratings of everybody who is on either. */
import { inSlices, type Pause } from '../../core/slices.ts';
import { personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, ListRow, StandingRow } from '../../ledger/store.ts';
import { NO_STANDING } from '../../rating/field.ts';
import { type RecomputedBeside, recomputedBeside, recomputedRows } from '../../rating/recomputed.ts';
import { csvHeadings, csvRow } from '../csv-cell.ts';
import { highestFirst } from '../sorting.ts';
import { type LineWriter, linesOf, type ListFileLine, listedLines } from './file-lines.ts';

const COLUMNS = ['id', 'name', 'fideId', 'federation', 'rating', 'recomputed', 'difference'] as const;

interface RecomputedFileLine {
  readonly id: string;
  readonly name: string;
  readonly fideId: string | null;
  readonly federation: string | undefined;
  /** As published; null: not on the list. */
  readonly rating: number | null;
  readonly recomputed: number | null;
  readonly initials?: true;
}

const TEXT = new TextEncoder();
const LINE_END = '\r\n';
/** As in the other files of lists. */
const SEPARATOR = ';';

export const recomputedWriter = (): LineWriter<RecomputedFileLine> => ({
  begin: () => TEXT.encode(`${csvHeadings(COLUMNS, 'csv', SEPARATOR)}${LINE_END}`),
  line: ({ id, name, fideId, federation, rating, recomputed }) => {
    const difference = rating === null || recomputed === null ? null : recomputed - rating;
    // a number with a sign is no formula
    const cells = csvRow([id, name, fideId, federation, rating, recomputed], 'csv', SEPARATOR);
    return TEXT.encode(`${cells}${SEPARATOR}${difference ?? ''}${LINE_END}`);
  },
  end: () => new Uint8Array(),
  findings: () => [],
});

/** Persons who are looked up at once. */
const AT_ONCE = 500;

/** The recomputed rating of everybody, by number; null: not on the list. */
export async function recomputedRatings(
  desk: Desk,
  beside: RecomputedBeside,
  pause: Pause,
): Promise<ReadonlyMap<number, number | null>> {
  const ratings = new Map<number, number | null>();
  for await (const rows of recomputedRows(desk, beside)) {
    await pause();
    for (const { id, rating } of rows) ratings.set(personNumber(id) as number, rating);
  }
  return ratings;
}

/** The highest published rating first. */
export async function* recomputedLines(
  desk: Desk,
  list: ListRow,
  pause: Pause,
): AsyncGenerator<readonly RecomputedFileLine[], void, undefined> {
  const again = await recomputedRatings(desk, (await recomputedBeside(desk, list)) as RecomputedBeside, pause);
  const lines: RecomputedFileLine[] = [];
  const isPublished = new Set<number>();
  const add = ({ row, name, fide, federation, initials }: ListFileLine): void => {
    isPublished.add(row.person);
    lines.push({
      id: personId(row.person),
      name,
      fideId: fide,
      federation,
      rating: row.rating,
      recomputed: again.get(row.person) ?? null,
      ...(initials ? { initials } : {}),
    });
  };
  for await (const some of listedLines(desk, list, pause)) for (const line of some) add(line);
  const others = [...again].filter(([person, rating]) => rating !== null && !isPublished.has(person));
  for (let at = 0; at < others.length; at += AT_ONCE) {
    await pause();
    const rows = others.slice(at, at + AT_ONCE).map(([person]) => nobody(person));
    for (const line of await linesOf(desk, list, rows)) add(line);
  }
  const keys = lines.map(({ rating, recomputed }) => rating ?? (recomputed as number));
  const order = await inSlices(highestFirst(keys), pause);
  for (let at = 0; at < order.length; at += AT_ONCE)
    yield Array.from(order.subarray(at, at + AT_ONCE), (place) => lines[place] as RecomputedFileLine);
}

/** A player who is not on the published list. */
const nobody = (person: number): StandingRow => ({ person, ...NO_STANDING });
