/** The pools on the home page: the newest list of each, its best players, the greatest gains, and new players. */
import { inSlices } from '../../core/slices.ts';
import { personId } from '../../ledger/ids.ts';
import { closedAfter, closingOfPool, controlOfPool, poolsInOrder } from '../../ledger/rows/pools.ts';
import { dayText, monthText } from '../../core/dates.ts';
import { nextListOf } from '../../desk/events/target-list.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { rulesOfList } from '../../rulebooks/office-rules.ts';
import type { ListRow, PoolRow } from '../../ledger/store.ts';
import type { PublicLine } from './list.ts';
import type { ListRows } from './list-rows.ts';
import { People } from './people.ts';
import type { PublicOffice } from './public-office.ts';

export interface HomePool {
  readonly pool: string;
  readonly name: string;
  /** The last list, or the last day, of a pool that was closed. */
  readonly closed?: string;
  /** Absent before the first list. */
  readonly list?: HomeList;
  /** The list that comes next, and the last day on which reports are in time for it. */
  readonly next?: NextList;
  /** Nothing waits for a list: every tournament counts as soon as it is accepted. */
  readonly countsAtOnce?: true;
}

export interface NextList {
  /** `2026-12`. */
  readonly list: string;
  /** `2026-11-28`. */
  readonly closes: string;
}

export type HomeLine = Pick<PublicLine, 'id' | 'name' | 'title' | 'federation' | 'rating' | 'unsettled'>;

export interface HomeList {
  readonly date: string;
  readonly players: number;
  /** Players with equal ratings share the place. */
  readonly top: readonly (HomeLine & { readonly place: number })[];
  /** In whole points. */
  readonly gains: readonly (HomeLine & { readonly change: number })[];
  /** The number of players who are on the list for the first time. */
  readonly fresh: number;
  readonly previous?: string;
}

const SHOWN = 5;

/** Pools with the newest lists first. */
export async function homePools(publicOffice: PublicOffice): Promise<readonly HomePool[]> {
  const pools: HomePool[] = [];
  for (const row of poolsInOrder(await publicOffice.remember('pools', (desk) => desk.pools()))) {
    const { pool, name } = row;
    const lists = await publicOffice.lists(pool);
    const last = lists.at(-1);
    pools.push({
      pool,
      name,
      ...closingOfPool(row),
      ...(await nextOf(publicOffice, row)),
      ...(last === undefined ? {} : { list: await homeList(publicOffice, last, lists.at(-2)) }),
    });
  }
  return pools.sort((a, b) => compare(b.list?.date ?? '', a.list?.date ?? ''));
}

async function homeList(publicOffice: PublicOffice, list: ListRow, before: ListRow | undefined): Promise<HomeList> {
  const rows = await publicOffice.blocks.rows(list, before);
  const { top, gains, fresh } = await inSlices(rows.highlights(SHOWN), publicOffice.pause);
  const lineOf = await homeLines(publicOffice, [...top, ...gains], rows, list.no);
  const ratingAt = (row: number): number => rows.rating[row] as number;
  return {
    date: list.date,
    players: rows.size,
    top: top.map((row) => ({
      ...lineOf(row),
      place: 1 + top.findIndex((other) => ratingAt(other) === ratingAt(row)),
    })),
    gains: gains.map((row) => ({ ...lineOf(row), change: rows.change[row] as number })),
    fresh: before === undefined ? 0 : fresh,
    ...(before === undefined ? {} : { previous: before.date }),
  };
}

/** The few persons who are named are read separately: reading everybody takes seconds, and may not be finished yet. */
async function homeLines(
  publicOffice: PublicOffice,
  rows: readonly number[],
  list: ListRows,
  no: number,
): Promise<(row: number) => HomeLine> {
  const people = new People();
  const persons = [...new Set(rows.map((row) => list.person[row] as number))];
  // numbered among themselves: columns are as long as the highest number
  for (const shown of await publicOffice.look((desk) => desk.shownAmong(persons)))
    people.put({ ...shown, person: persons.indexOf(shown.person) });
  return (row) => {
    const person = list.person[row] as number;
    const among = persons.indexOf(person);
    const codes = people.codesAt(among, no);
    const [title, federation] = [people.titles.text(codes.title), people.federations.text(codes.federation)];
    return {
      id: personId(person),
      name: people.nameOf(among),
      ...(title === undefined ? {} : { title }),
      ...(federation === undefined ? {} : { federation }),
      rating: list.rating[row] as number,
      ...(list.isUnsettled(row) ? { unsettled: true } : {}),
    };
  };
}

/** A pool that was closed has no list after its last. */
async function nextOf(publicOffice: PublicOffice, row: PoolRow): Promise<Pick<HomePool, 'next' | 'countsAtOnce'>> {
  if (!isPeriodicPool(row)) return closedAfter(row) === undefined ? { countsAtOnce: true } : {};
  const month = await publicOffice.look((desk) => nextListOf(desk, row));
  const list = monthText(month);
  if (list > (closedAfter(row) ?? list)) return {};
  const { closingDay } = rulesOfList(row.family, controlOfPool(row), month);
  return { next: { list, closes: dayText(closingDay(month)) } };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
