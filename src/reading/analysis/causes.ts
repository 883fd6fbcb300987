/** Why players' rows differ on a later list: events, corrections, decisions, merges, imports, and the clauses of the list. */
import { type Month, parseMonth } from '../../core/dates.ts';
import type { Cause, ListStatus } from '../../explain/diff-words.ts';
import type { EntryJson } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import {
  type Desk,
  type EventRow,
  FLAGS,
  type StoredEntry,
  type ListRow,
  type PoolRow,
  type StandingRow,
} from '../../ledger/store.ts';
import type { ListCitations, MonthlyRules } from '../../rulebooks/edition.ts';
import { monthlyRules, rulesOfList } from '../../rulebooks/office-rules.ts';
import { correctedRest } from '../../rating/corrected-players.ts';
import { revokedDecisions } from '../../rating/decisions.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { correctionOf } from '../../rating/versions.ts';
import { isCorrection } from '../../ledger/rows/events.ts';
import { eventSubject, personSubject, poolSubject } from '../../ledger/rows/subjects.ts';
import { entriesTakenBack } from '../../rating/taken-back.ts';
import { inBatches, type Pause } from '../../core/slices.ts';
import { deskAsOf, mergedSince, mergesAmong } from '../../rating/as-of.ts';
import { broughtByReports } from '../../rating/brought-by-report.ts';
import { broughtListOf, broughtRating } from './brought-rating.ts';
import { entryData, entriesBetween } from '../../ledger/rows/entries.ts';
import { adjustedSteps } from '../../rating/pool-changes.ts';
import { changesOfList, recognisedOn } from '../lists/pool-changes-told.ts';
import { eventsOn } from './games.ts';
import { listData } from '../../ledger/rows/standings.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';

export type StandingPair = readonly [before: StandingRow | undefined, after: StandingRow | undefined];

export function statusOf(row: Pick<StandingRow, 'rating' | 'flags'> | undefined): ListStatus {
  if (row === undefined) return 'absent';
  if (row.rating === null) return 'unrated';
  if ((row.flags & FLAGS.notListed) !== 0) return 'not-listed';
  return (row.flags & FLAGS.inactive) === 0 ? 'active' : 'inactive';
}

/** For callers for whom nobody else has to wait. */
const AT_ONCE: Pause = async () => undefined;

export type CausesByPlayer = ReadonlyMap<number, readonly Cause[]>;

interface Between {
  readonly pool: PoolRow;
  readonly from: ListRow;
  readonly to: ListRow;
}

const listsBetween = async (desk: Desk, { pool, from, to }: Between): Promise<readonly ListRow[]> =>
  (await listsOf(desk, pool.pool)).filter(({ date }) => date > from.date && date <= to.date);

function collected(changed: ReadonlySet<number>): { readonly causes: CausesByPlayer; readonly put: Put } {
  const causes = new Map<number, Cause[]>();
  const put: Put = (person, cause) => {
    if (person === undefined || !changed.has(person)) return;
    const own = causes.get(person);
    if (own === undefined) causes.set(person, [cause]);
    else own.push(cause);
  };
  return { causes, put };
}

/** For most players of a list: everything between the two lists is read. */
export async function causesBetween(
  desk: Desk,
  between: Between,
  changed: ReadonlySet<number>,
): Promise<CausesByPlayer> {
  const { pool, from, to } = between;
  const { causes, put } = collected(changed);
  const lists = await listsBetween(desk, between);
  for (const list of lists) {
    const then = isPeriodicPool(pool) ? deskAsOf(desk, await mergedSince(desk, list.no)) : desk;
    await causesOfEvents(then, pool, list, await eventsOn(desk, list), put, AT_ONCE);
  }
  await causesOfAdjustments(desk, lists, undefined, put, AT_ONCE);
  const revoked = await revokedDecisions(desk, pool);
  for await (const entry of entriesBetween(desk, from.no + 1, to.no)) {
    if (revoked.has(entry.no)) continue;
    await causesOfEntry(desk, pool, entry, lists, () => true, put);
  }
  return causes;
}

/** This many are requested at once: a player may have been in hundreds. */
const EVENTS_AT_ONCE = 100;

/** For a few players: only their own events and entries are read, however many there are between the lists. */
export async function causesOfSome(
  desk: Desk,
  between: Between,
  persons: readonly number[],
  pause: Pause,
): Promise<CausesByPlayer> {
  const { pool, from, to } = between;
  const { causes, put } = collected(new Set(persons));
  const lists = await listsBetween(desk, between);
  const cards = await cardsOf(desk, persons);
  const events = new Map<number, EventRow>();
  for (const card of cards) {
    for (const row of await desk.eventsOf([card])) if (row.pool === pool.pool) events.set(row.event, row);
    await pause();
  }
  const own = [...events.values()].toSorted((a, b) => a.event - b.event);
  for (const list of lists) {
    const rows = own.filter(({ state, listDate }) => state === 'published' && listDate === list.date);
    if (rows.length === 0) continue;
    await pause();
    const then = isPeriodicPool(pool) ? deskAsOf(desk, await mergesAmong(desk, cards, (no) => no > list.no)) : desk;
    await causesOfEvents(then, pool, list, rows, put, pause);
  }
  await causesOfAdjustments(desk, lists, persons, put, pause);
  const isBetween = (no: number): boolean => no > from.no && no <= to.no;
  const entries: StoredEntry[] = [];
  const subjects = persons.map(personSubject);
  for (const kind of ['standing.decided', 'persons.merged', 'persons.split'] as const) {
    entries.push(...(await desk.entriesOf(kind, subjects)));
    await pause();
  }
  for (const some of inBatches([...events.keys()], EVENTS_AT_ONCE)) {
    entries.push(...(await desk.entriesOf('events.rated', some.map(eventSubject))));
    await pause();
  }
  const undone = await entriesTakenBack(desk);
  const brought = (await desk.entryNumbers('standings.brought', poolSubject(pool.pool))).filter(
    (no) => isBetween(no) && !undone.has(no),
  );
  const revoked = await revokedDecisions(desk, pool);
  const others = entries.filter(({ no }) => isBetween(no) && !revoked.has(no)).map(({ no }) => no);
  for (const no of [...brought, ...others].sort((a, b) => a - b)) {
    const entry = entries.find((each) => each.no === no);
    if (entry === undefined) await causesOfBrought(desk, no, persons, put, pause);
    else await causesOfEntry(desk, pool, entry, lists, (event) => events.has(event), put);
    await pause();
  }
  return causes;
}

async function causesOfBrought(
  desk: Desk,
  no: number,
  persons: readonly number[],
  put: Put,
  pause: Pause,
): Promise<void> {
  const [entry] = await desk.entries([no]);
  const { text } = entry as StoredEntry;
  for (const person of persons) {
    await pause();
    const rating = broughtRating(text, personId(person));
    if (rating !== undefined) put(person, { cause: 'brought', entry: no, as: broughtListOf(text), rating });
  }
}

/** Persons, and the persons who now have their events. */
async function cardsOf(desk: Desk, persons: readonly number[]): Promise<readonly number[]> {
  const cards = new Set(persons);
  let next = persons;
  while (next.length > 0) {
    const into = (await desk.persons(next)).flatMap(({ mergedInto }) => mergedInto ?? []);
    next = into.filter((person) => !cards.has(person));
    for (const person of next) cards.add(person);
  }
  return [...cards];
}

/** What a change of all ratings gave on these lists; for some persons, or for everybody. */
async function causesOfAdjustments(
  desk: Desk,
  lists: readonly ListRow[],
  persons: readonly number[] | undefined,
  put: Put,
  pause: Pause,
): Promise<void> {
  for (const list of lists) {
    await pause();
    const changes = new Map((await changesOfList(desk, list)).map((change) => [change.entry, change]));
    await causesOfRecognised(desk, list, persons, put);
    if (changes.size === 0) continue;
    const take = (row: StandingRow): void => {
      for (const [entry, from, to] of adjustedSteps(row)) {
        const told = changes.get(entry);
        const change = 100 * (to - from);
        if (told !== undefined) put(row.person, { cause: 'adjustment', list: list.date, change, told });
      }
    };
    if (persons !== undefined) (await desk.standings(list.list, persons)).forEach(take);
    else for await (const rows of desk.allStandings(list.list)) rows.forEach(take);
  }
}

/** A change that an imported list shows, for everybody whose rating contains points of it. */
async function causesOfRecognised(
  desk: Desk,
  list: ListRow,
  persons: readonly number[] | undefined,
  put: Put,
): Promise<void> {
  const seen = await recognisedOn(desk, list, persons);
  if (seen === undefined) return;
  const { told, before, given } = seen;
  const take = async (rows: readonly StandingRow[]): Promise<void> => {
    const people = rows.map(({ person }) => person);
    const was = new Map((await desk.standings(before.list, people)).map(({ person, rating }) => [person, rating]));
    for (const { person, rating } of rows) {
      const old = was.get(person) ?? null;
      const points = old === null || rating === null ? 0 : given(person, old, rating);
      if (points !== 0) put(person, { cause: 'adjustment', list: list.date, change: 100 * points, told });
    }
  };
  if (persons !== undefined) return take(await desk.standings(list.list, persons));
  for (let after = 0; ; ) {
    const rows = await desk.someStandings(list.list, after);
    if (rows.length === 0) return;
    await take(rows);
    after = rows.at(-1)?.person as number;
  }
}

type Put = (person: number | undefined, cause: Cause) => void;

/** `desk`: as it was when the list was made. */
async function causesOfEvents(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
  rows: readonly EventRow[],
  put: Put,
  pause: Pause,
): Promise<void> {
  const first = new Map<number, string[]>();
  const cited = citedOn(pool, list);
  for (const row of rows) {
    const { event, name } = row;
    if (isPeriodicPool(pool) && isCorrection(row)) {
      await causesOfCorrection(desk, row, put);
      continue;
    }
    const brought = await broughtByReports(desk, [row]);
    for (const { person, before, after, n, k, change: exact } of await desk.results(event)) {
      const reported = brought.get(person);
      if (reported !== undefined && reported.rating === before) {
        put(person, { cause: 'reported', event: eventId(event), as: reported.as, rating: reported.rating });
      }
      if (n === 0) continue;
      if (before === null) {
        if (after !== null) first.set(person, [...(first.get(person) ?? []), eventId(event)]);
      } else {
        const clause = cited?.eventChange ?? null;
        const change = isPeriodicPool(pool) ? (exact as number) : changeAtOnce(before, after as number, exact);
        put(person, { cause: 'event', event: eventId(event), name, list: list.date, games: n, k, change, clause });
      }
    }
    await pause();
  }
  for (const [person, events] of first) {
    put(person, { cause: 'first-rating', events, clause: cited?.pool ?? null });
  }
}

/** The difference that a corrected report adds on the list. */
async function causesOfCorrection(desk: Desk, row: EventRow, put: Put): Promise<void> {
  for (const result of await desk.results(row.event)) {
    const { list, was, now } = correctedRest(result);
    put(result.person, {
      cause: 'correction',
      event: eventId(row.event),
      corrects: eventId(row.corrects as number),
      list,
      was: was?.change ?? null,
      now: now?.change ?? null,
      change: result.change ?? 0,
    });
  }
}

/** Half a point is rounding; a player with a star in ORR gets a new estimate instead of a change. */
function changeAtOnce(before: number, after: number, exact: number | null): number {
  const moved = 100 * (after - before);
  return exact === null || Math.abs(moved - exact) > 50 ? moved : exact;
}

const written = (value: EntryJson): string => (value === null ? '–' : String(value));

async function causesOfEntry(
  desk: Desk,
  { pool }: PoolRow,
  entry: StoredEntry,
  lists: readonly ListRow[],
  isMeant: (event: number) => boolean,
  put: Put,
): Promise<void> {
  const { no, kind } = entry;
  switch (kind) {
    case 'standing.decided': {
      const { pool: of, person, by, indicator, old, new: value } = entryData<'standing.decided'>(entry);
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
      const { pool: of, as, standings } = entryData<'standings.brought'>(entry);
      if (of !== pool) return;
      for (const { person, rating } of standings) {
        put(personNumber(person), { cause: 'brought', entry: no, as, rating: rating ?? null });
      }
      return;
    }
    case 'persons.merged': {
      const { person, into } = entryData<'persons.merged'>(entry);
      put(personNumber(person), { cause: 'merge', entry: no, other: into });
      put(personNumber(into), { cause: 'merge', entry: no, other: person });
      return;
    }
    case 'persons.split': {
      const { person, from } = entryData<'persons.split'>(entry);
      put(personNumber(person), { cause: 'split', entry: no, other: from });
      put(personNumber(from), { cause: 'split', entry: no, other: person });
      return;
    }
    case 'events.rated': {
      const { pool: of, events } = entryData<'events.rated'>(entry);
      if (of !== pool) return;
      const meant = events.map(({ event }) => eventNumber(event) as number).filter(isMeant);
      await causesOfRerating(desk, no, meant, lists, put);
      return;
    }
    default:
  }
}

/** Events that an earlier list had counted, or that were withdrawn: their first numbers are no longer valid. */
async function causesOfRerating(
  desk: Desk,
  entry: number,
  events: readonly number[],
  lists: readonly ListRow[],
  put: Put,
): Promise<void> {
  const here = new Set(lists.map(({ date }) => date));
  for (const row of await desk.events({ events })) {
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

/** A report that was replaced by another one, in a pool that rates at once. */
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

/** The clauses by which a list was made; other rulebooks have no lists of their own in this sense. */
function citedOn(pool: PoolRow, list: ListRow): ListCitations | undefined {
  return isPeriodicPool(pool) ? rulesOn(pool, list).cite : undefined;
}

/** Those of a list of months. */
function rulesOn(pool: PoolRow, list: ListRow): MonthlyRules {
  const { edition } = listData(list);
  return edition === undefined
    ? rulesOfList(pool.family, controlOfPool(pool), parseMonth(list.date.slice(0, 7)) as Month)
    : monthlyRules(edition);
}

/** A first rating that was a mistake is removed: this has nothing to do with the floor. */
export const isOfNewcomer = (cause: Cause): boolean =>
  cause.cause === 'correction' && cause.was === null && cause.now === null;

/** The effect of the list itself: floor, activity, federation, K. */
export function byClauses(
  pool: PoolRow,
  to: ListRow,
  [before, after]: StandingPair,
  isTakenBack: boolean,
): readonly Cause[] {
  const cited = citedOn(pool, to);
  if (cited === undefined) return [];
  const [was, is] = [statusOf(before), statusOf(after)];
  const causes: Cause[] = [];
  const isRated = (before?.rating ?? null) !== null;
  if (isRated && is === 'unrated' && !isTakenBack) causes.push({ cause: 'delisted', clause: cited.delisted });
  if (was === 'active' && is === 'inactive') causes.push({ cause: 'inactive', clause: cited.inactive });
  if (was === 'inactive' && is === 'active') causes.push({ cause: 'active-again', clause: cited.inactive });
  if (was !== 'not-listed' && is === 'not-listed') {
    const isBelow = ((after as StandingRow).rating as number) < rulesOn(pool, to).floor;
    causes.push({ cause: 'not-listed', clause: isBelow ? cited.delisted : cited.notListed });
  }
  if (was === 'not-listed' && (is === 'active' || is === 'inactive')) {
    causes.push({ cause: 'listed-again', clause: cited.notListed });
  }
  const [kBefore, kAfter] = [before?.k ?? null, after?.k ?? null];
  if (kBefore !== null && kAfter !== null && kBefore !== kAfter) {
    causes.push({ cause: 'k', before: kBefore, after: kAfter, clause: cited.kFactor });
  }
  return causes;
}
