/** Two lists of a pool: who stands otherwise on the later one, and by what: events, decisions, merges, imports, clauses. */
import type { Cause, ListStatus } from '../../explain/diff-words.ts';
import type { EntryKinds, Json } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import {
  type Desk,
  type EventRow,
  FLAGS,
  type KeptEntry,
  type ListRow,
  type PoolRow,
  type StandingRow,
} from '../../ledger/store.ts';
import { BOOK_2014, BOOK_2024 } from '../../rulebooks/fide/editions.ts';
import { look, type Office, type Outcome, refused } from '../change.ts';
import { findList } from '../lists/files.ts';
import { correctedRest } from '../lists/corrected-players.ts';
import { isPeriodic, listData, listsOf } from '../lists/states.ts';
import { correctionOf } from '../lists/versions.ts';
import { eventData, isCorrection } from '../project/events.ts';
import { deskAsOf, mergedSince } from './as-of.ts';
import { eventsOn } from './games.ts';
import { dataOf, entriesBetween } from './entries.ts';
import { listNamed } from './list-name.ts';
import { refuse } from './say.ts';

export interface ListPlace {
  readonly status: ListStatus;
  readonly rating: number | null;
  readonly k: number | null;
}

export interface ListChange {
  readonly player: string;
  readonly name: string | null;
  readonly before: ListPlace;
  readonly after: ListPlace;
  readonly causes: readonly Cause[];
  /** Points of the change that no cause accounts for; 0 where all is explained. */
  readonly unexplained: number;
}

export interface ListDiff {
  readonly pool: string;
  readonly from: string;
  readonly to: string;
  /** How many stand alike on both. */
  readonly same: number;
  /** The largest changes first. */
  readonly changes: readonly ListChange[];
  /** Names of other persons that causes speak of. */
  readonly names: Readonly<Record<string, string>>;
}

export async function diffLists(office: Office, one: string, other: string): Promise<Outcome<ListDiff>> {
  return look(office, async (desk) => {
    const [a, b] = [await findList(desk, listNamed(one)), await findList(desk, listNamed(other))];
    if (a.list === undefined || b.list === undefined) return { findings: [...a.findings, ...b.findings] };
    if (a.pool.pool !== b.pool.pool) {
      return refused(refuse('diff.other-pools', { one: a.pool.pool, other: b.pool.pool }));
    }
    if (a.list.list === b.list.list)
      return refused(refuse('diff.same-list', { list: `${a.pool.pool}:${a.list.date}` }));
    const [earlier, later] = a.list.date < b.list.date ? [a.list, b.list] : [b.list, a.list];
    return { value: await compare(desk, a.pool, earlier, later), findings: [] };
  });
}

type Pair = readonly [before: StandingRow | undefined, after: StandingRow | undefined];

/** Rows of both lists side by side; both are in the order of persons. */
async function* pairs(desk: Desk, one: ListRow, other: ListRow): AsyncGenerator<readonly [number, Pair]> {
  const [a, b] = [oneByOne(desk.allStandings(one.list)), oneByOne(desk.allStandings(other.list))];
  let [before, after] = [await a.next(), await b.next()];
  while (before.done !== true || after.done !== true) {
    const [x, y] = [before.value as StandingRow | undefined, after.value as StandingRow | undefined];
    const person = Math.min(x?.person ?? Number.POSITIVE_INFINITY, y?.person ?? Number.POSITIVE_INFINITY);
    const [isX, isY] = [x?.person === person, y?.person === person];
    yield [person, [isX ? x : undefined, isY ? y : undefined]];
    if (isX) before = await a.next();
    if (isY) after = await b.next();
  }
}

async function* oneByOne(batches: AsyncIterable<readonly StandingRow[]>): AsyncGenerator<StandingRow, undefined> {
  for await (const rows of batches) yield* rows;
  return undefined;
}

export function statusOf(row: Pick<StandingRow, 'rating' | 'flags'> | undefined): ListStatus {
  if (row === undefined) return 'absent';
  if (row.rating === null) return 'unrated';
  if ((row.flags & FLAGS.notListed) !== 0) return 'not-listed';
  return (row.flags & FLAGS.inactive) === 0 ? 'active' : 'inactive';
}

const placeOf = (row: StandingRow | undefined): ListPlace => ({
  status: statusOf(row),
  rating: row?.rating ?? null,
  k: row?.k ?? null,
});

const isOther = (a: ListPlace, b: ListPlace): boolean =>
  a.rating !== b.rating || a.k !== b.k || shownStatus(a) !== shownStatus(b);

/** Who is known and unrated is on no list, like who is not known. */
const shownStatus = ({ status }: ListPlace): ListStatus => (status === 'unrated' ? 'absent' : status);

async function compare(desk: Desk, pool: PoolRow, from: ListRow, to: ListRow): Promise<ListDiff> {
  const changed = new Map<number, Pair>();
  let same = 0;
  for await (const [person, pair] of pairs(desk, from, to)) {
    if (isOther(placeOf(pair[0]), placeOf(pair[1]))) changed.set(person, pair);
    else same += 1;
  }
  const causes = await causesBetween(desk, pool, from, to, new Set(changed.keys()));
  const others = new Set<number>(changed.keys());
  for (const found of causes.values()) {
    for (const each of found) if ('other' in each) others.add(personNumber(each.other) as number);
  }
  const names = new Map((await desk.persons([...others])).map(({ person, name }) => [person, name]));
  const changes = [...changed].map(([person, pair]): ListChange => {
    const [before, after] = [placeOf(pair[0]), placeOf(pair[1])];
    const own = causes.get(person) ?? [];
    const all = [...own, ...byClauses(pool, to, pair, own.some(isOfNewcomer))];
    return {
      player: personId(person),
      name: names.get(person) as string | null,
      before,
      after,
      causes: all,
      unexplained: unexplained(pool, before, after, all),
    };
  });
  return {
    pool: pool.pool,
    from: from.date,
    to: to.date,
    same,
    changes: changes.sort((a, b) => sizeOf(b) - sizeOf(a) || (a.player < b.player ? -1 : 1)),
    names: Object.fromEntries(
      [...names].flatMap(([person, name]) => (name === null ? [] : [[personId(person), name]])),
    ),
  };
}

/** Who comes or goes stands before all whose rating only changed. */
const sizeOf = ({ before, after }: ListChange): number =>
  before.rating === null && after.rating === null
    ? -1
    : before.rating === null || after.rating === null
      ? Number.MAX_SAFE_INTEGER
      : Math.abs(after.rating - before.rating);

/**
 * A list rounds once, a pool that rates at once with each event: half a point each time is rounding. A decision or an
 * import accounts for anything.
 */
export function unexplained(
  pool: Pick<PoolRow, 'family'>,
  before: ListPlace,
  after: ListPlace,
  causes: readonly Cause[],
): number {
  if (before.rating === null || after.rating === null) return 0;
  const events = causes.filter((each) => each.cause === 'event');
  const corrections = causes.filter((each) => each.cause === 'correction');
  if (causes.some(({ cause }) => EXPLAINS_ALL.has(cause)) || corrections.some(({ change }) => change === null))
    return 0;
  const sum = [...events, ...corrections].reduce((total, { change }) => total + (change as number), 0);
  const roundings = isPeriodic(pool)
    ? new Set(events.map(({ list }) => list)).size + corrections.length
    : events.length;
  const rest = 100 * (after.rating - before.rating) - sum;
  return Math.abs(rest) <= 50 * roundings ? 0 : Math.round(rest / 100);
}

const EXPLAINS_ALL: ReadonlySet<Cause['cause']> = new Set([
  'decision',
  'merge',
  'split',
  'brought',
  'rated-again',
  'withdrawn',
  'first-rating',
]);

type Causes = Map<number, Cause[]>;

async function causesBetween(
  desk: Desk,
  pool: PoolRow,
  from: ListRow,
  to: ListRow,
  changed: ReadonlySet<number>,
): Promise<Causes> {
  const causes: Causes = new Map();
  const put = (person: number | undefined, cause: Cause): void => {
    if (person === undefined || !changed.has(person)) return;
    causes.set(person, [...(causes.get(person) ?? []), cause]);
  };
  const lists = (await listsOf(desk, pool.pool)).filter(({ date }) => date > from.date && date <= to.date);
  for (const list of lists) await causesOfEvents(desk, pool, list, put);
  for await (const entry of entriesBetween(desk, from.no + 1, to.no)) {
    await causesOfEntry(desk, pool, entry, lists, put);
  }
  return causes;
}

type Put = (person: number | undefined, cause: Cause) => void;

async function causesOfEvents(desk: Desk, pool: PoolRow, list: ListRow, put: Put): Promise<void> {
  const first = new Map<number, string[]>();
  const then = isPeriodic(pool) ? deskAsOf(desk, await mergedSince(desk, list.no)) : desk;
  for (const row of await eventsOn(desk, list)) {
    const { event, name } = row;
    if (isPeriodic(pool) && isCorrection(row)) {
      await causesOfCorrection(then, row, put);
      continue;
    }
    for (const { person, before, after, n, k, change: exact } of await then.results(event)) {
      if (n === 0) continue;
      if (before === null) {
        if (after !== null) first.set(person, [...(first.get(person) ?? []), eventId(event)]);
      } else {
        const clause = citedOn(pool, list)?.eventChange ?? null;
        const change = isPeriodic(pool) ? (exact as number) : changeAtOnce(before, after as number, exact);
        put(person, { cause: 'event', event: eventId(event), name, list: list.date, games: n, k, change, clause });
      }
    }
  }
  for (const [person, events] of first) {
    put(person, { cause: 'first-rating', events, clause: citedOn(pool, list)?.pool ?? null });
  }
}

/** What a corrected report adds on the list. */
async function causesOfCorrection(desk: Desk, row: EventRow, put: Put): Promise<void> {
  const { corrects } = eventData(row) as { readonly corrects: string };
  for (const result of await desk.results(row.event)) {
    const { list, was, now } = correctedRest(result);
    put(result.person, {
      cause: 'correction',
      event: eventId(row.event),
      corrects,
      list,
      was: was?.change ?? null,
      now: now?.change ?? null,
      change: result.change ?? 0,
    });
  }
}

/** Half a point is rounding; who has a star in ORR gets a new estimate instead of a change. */
function changeAtOnce(before: number, after: number, exact: number | null): number {
  const moved = 100 * (after - before);
  return exact === null || Math.abs(moved - exact) > 50 ? moved : exact;
}

const written = (value: Json): string => (value === null ? '–' : String(value));

async function causesOfEntry(
  desk: Desk,
  { pool }: PoolRow,
  entry: KeptEntry,
  lists: readonly ListRow[],
  put: Put,
): Promise<void> {
  const { no, kind } = entry;
  switch (kind) {
    case 'standing.decided': {
      const { pool: of, person, by, indicator, old, new: value } = dataOf<'standing.decided'>(entry);
      if (of !== pool) return;
      put(personNumber(person), {
        cause: 'decision',
        entry: no,
        by,
        indicator,
        old: written(old),
        new: written(value),
      });
      return;
    }
    case 'standings.brought': {
      const { pool: of, as, standings } = dataOf<'standings.brought'>(entry);
      if (of !== pool) return;
      for (const { person, rating } of standings) {
        put(personNumber(person), { cause: 'brought', entry: no, as, rating: rating ?? null });
      }
      return;
    }
    case 'persons.merged': {
      const { person, into } = dataOf<'persons.merged'>(entry);
      put(personNumber(person), { cause: 'merge', entry: no, other: into });
      put(personNumber(into), { cause: 'merge', entry: no, other: person });
      return;
    }
    case 'persons.split': {
      const { person, from } = dataOf<'persons.split'>(entry);
      put(personNumber(person), { cause: 'split', entry: no, other: from });
      put(personNumber(from), { cause: 'split', entry: no, other: person });
      return;
    }
    case 'events.rated': {
      const { pool: of, events } = dataOf<'events.rated'>(entry);
      if (of === pool) await causesOfRerating(desk, no, events, lists, put);
      return;
    }
    default:
  }
}

/** Events that an earlier list had counted, or that are gone: their first numbers stand no longer. */
async function causesOfRerating(
  desk: Desk,
  entry: number,
  events: EntryKinds['events.rated']['events'],
  lists: readonly ListRow[],
  put: Put,
): Promise<void> {
  const here = new Set(lists.map(({ date }) => date));
  const numbers = events.map(({ event }) => eventNumber(event) as number);
  for (const row of await desk.events({ events: numbers })) {
    const { event, state, listDate } = row;
    if (state === 'corrected') {
      await causesOfReplaced(desk, row, put);
      continue;
    }
    const isEarlier = state === 'published' && !here.has(listDate as string);
    if (!isEarlier && state !== 'withdrawn') continue;
    const cause = {
      cause: isEarlier ? ('rated-again' as const) : ('withdrawn' as const),
      entry,
      event: eventId(event),
    };
    for (const { person } of await desk.entrants(event)) put(person, cause);
  }
}

/** A report that another one has taken the place of, in a pool that rates at once. */
async function causesOfReplaced(desk: Desk, row: EventRow, put: Put): Promise<void> {
  const by = (await correctionOf(desk, row)) as EventRow;
  const now = new Map((await desk.results(by.event)).map((result) => [result.person, result.change]));
  const cause = {
    cause: 'correction',
    event: eventId(by.event),
    corrects: eventId(row.event),
    list: row.listDate,
    was: null,
    change: null,
  } as const;
  const entrants = await desk.entrantsOf([row.event, by.event]);
  for (const person of new Set(entrants.map((each) => each.person))) {
    put(person, { ...cause, now: now.get(person) ?? null });
  }
}

interface Cited {
  readonly eventChange: string;
  readonly pool: string;
  readonly delisted: string;
  readonly kFactor: string;
  readonly inactive: string;
  readonly notListed: string;
}

/** The clauses by which a list was made; other rulebooks have no lists of their own in this sense. */
function citedOn(pool: PoolRow, list: ListRow): Cited | undefined {
  if (!isPeriodic(pool)) return undefined;
  const { edition } = listData(list);
  return edition === 'fide-2024' || edition === 'fide-2025-10'
    ? { ...BOOK_2024.cite, inactive: '7.2.2', notListed: '10' }
    : { ...BOOK_2014.cite, inactive: '7.23', notListed: '13' };
}

/** A first rating that rested on a mistake is taken back: that is no matter of the floor. */
const isOfNewcomer = (cause: Cause): boolean =>
  cause.cause === 'correction' && cause.was === null && cause.now === null;

/** What the list itself did: floor, activity, federation, K. */
function byClauses(pool: PoolRow, to: ListRow, [before, after]: Pair, isTakenBack: boolean): readonly Cause[] {
  const cited = citedOn(pool, to);
  if (cited === undefined) return [];
  const [was, is] = [statusOf(before), statusOf(after)];
  const causes: Cause[] = [];
  const isRated = (before?.rating ?? null) !== null;
  if (isRated && is === 'unrated' && !isTakenBack) causes.push({ cause: 'delisted', clause: cited.delisted });
  if (was === 'active' && is === 'inactive') causes.push({ cause: 'inactive', clause: cited.inactive });
  if (was === 'inactive' && is === 'active') causes.push({ cause: 'active-again', clause: cited.inactive });
  if (was !== 'not-listed' && is === 'not-listed') causes.push({ cause: 'not-listed', clause: cited.notListed });
  if (was === 'not-listed' && (is === 'active' || is === 'inactive')) {
    causes.push({ cause: 'listed-again', clause: cited.notListed });
  }
  const [kBefore, kAfter] = [before?.k ?? null, after?.k ?? null];
  if (kBefore !== null && kAfter !== null && kBefore !== kAfter) {
    causes.push({ cause: 'k', before: kBefore, after: kAfter, clause: cited.kFactor });
  }
  return causes;
}

/** Whether a text names a list of this office; else it is a file. */
export const isOurs = (office: Office, text: string): Promise<boolean> =>
  look(office, async (desk) => (await desk.pool(listNamed(text).pool)) !== undefined);

export const nothingOurs = (): Outcome<never> => refused(refuse('diff.nothing-ours', {}));
