/** What changed between two lists of a pool, and why; a page of it. */
import type { Calendar } from '../../rulebooks/edition.ts';
import { calendarOf } from '../../rulebooks/office-rules.ts';
import type { Cause } from '../../explain/diff-words.ts';
import { eventId, eventNumber } from '../../ledger/ids.ts';
import type { Desk, ListRow, PoolRow } from '../../ledger/store.ts';
import { changesOfSome, type ListChange, type ListDiff } from '../analysis/diff.ts';
import { eventTitle } from '../../ledger/rows/events.ts';
import { CHANGE_KINDS, type ChangeKind, changesBetween, type ListDelta } from './list-changes.ts';
import { OneAtATime } from './one-at-a-time.ts';
import type { PublicOffice } from './public-office.ts';
import { inBatches, type Pause } from '../../core/slices.ts';

export interface DifferenceQuery {
  readonly pool: string;
  readonly from: string;
  readonly to: string;
  /** Only these; else all. */
  readonly kind?: ChangeKind | undefined;
  /** From 1; beyond the last it is the last. */
  readonly page: number;
}

export interface PublicDifference {
  readonly pool: string;
  readonly family: PoolRow['family'];
  readonly calendar: Calendar;
  readonly name: string;
  readonly from: string;
  readonly to: string;
  /** Of all lists of the pool, the newest first. */
  readonly dates: readonly string[];
  readonly same: number;
  readonly counts: Readonly<Record<ChangeKind, number>>;
  readonly kind?: ChangeKind;
  readonly page: number;
  readonly pages: number;
  /** The largest changes first. */
  readonly changes: readonly ListChange[];
  /** Names of other persons that causes speak of. */
  readonly names: ListDiff['names'];
  /** Names of events that causes speak of. */
  readonly events: Readonly<Record<string, string>>;
}

const ROWS = 50;
/** Which players changed, between the last few pairs of lists. */
const KEPT = 4;

interface KeptChanges {
  /** The ledger from which they were made. */
  mark: string;
  readonly changes: Map<string, Promise<ListDelta>>;
  /** One pair is compared at a time: comparing needs both lists in memory. */
  readonly comparing: OneAtATime;
}

/** This many pairs may wait. */
const WAITING = 20;

const KEPT_CHANGES = new WeakMap<PublicOffice['blocks'], KeptChanges>();

async function keptChanges(publicOffice: PublicOffice, pool: string, from: string, to: string): Promise<ListDelta> {
  const { mark } = await publicOffice.head();
  const kept = KEPT_CHANGES.get(publicOffice.blocks) ?? {
    mark,
    changes: new Map(),
    comparing: new OneAtATime(WAITING),
  };
  KEPT_CHANGES.set(publicOffice.blocks, kept);
  if (kept.mark !== mark) {
    kept.mark = mark;
    kept.changes.clear();
  }
  const key = `${pool} ${from} ${to}`;
  const known = kept.changes.get(key);
  if (known !== undefined) return known;
  const made = kept.comparing.run(() => compared(publicOffice, pool, from, to));
  made.catch(() => kept.changes.delete(key));
  kept.changes.set(key, made);
  const [oldest] = kept.changes.keys();
  if (kept.changes.size > KEPT && oldest !== undefined) kept.changes.delete(oldest);
  return made;
}

async function compared(publicOffice: PublicOffice, pool: string, from: string, to: string): Promise<ListDelta> {
  const [before, after] = [await publicOffice.blocks.list(pool, from), await publicOffice.blocks.list(pool, to)];
  if (before === undefined || after === undefined) throw new Error(`the lists ${from} and ${to} of ${pool} were there`);
  return changesBetween(before, after, publicOffice.pause);
}

/** Undefined: there are no such two lists. */
export async function publicDifference(
  publicOffice: PublicOffice,
  { pool, from, to, kind, page }: DifferenceQuery,
): Promise<PublicDifference | undefined> {
  const row = (await publicOffice.remember('pools', (desk) => desk.pools())).find((each) => each.pool === pool);
  const lists = await publicOffice.lists(pool);
  const listOn = (day: string): ListRow | undefined => lists.find(({ date }) => date === day);
  const [earlier, later] = [listOn(from), listOn(to)];
  if (row === undefined || earlier === undefined || later === undefined || from >= to) return undefined;
  const { persons, all, same } = await keptChanges(publicOffice, pool, from, to);
  const meant = kind === undefined ? all : persons[kind];
  const pages = Math.max(1, Math.ceil(meant.length / ROWS));
  const shown = Math.min(page, pages);
  const some = [...meant.subarray((shown - 1) * ROWS, shown * ROWS)];
  const { changes, names, events } = await publicOffice.look(async (desk) => {
    const told = await changesOfSome(desk, { pool: row, from: earlier, to: later }, some, publicOffice.pause);
    return { ...told, events: await eventNames(desk, told.changes, publicOffice.pause) };
  });
  await publicOffice.pause();
  return {
    pool,
    family: row.family,
    calendar: calendarOf(row.family),
    name: row.name,
    from,
    to,
    dates: lists.map(({ date }) => date).reverse(),
    same,
    counts: Object.fromEntries(CHANGE_KINDS.map((each) => [each, persons[each].length])) as PublicDifference['counts'],
    ...(kind === undefined ? {} : { kind }),
    page: shown,
    pages,
    changes,
    names,
    events,
  };
}

/** This many are requested at once. */
const EVENTS_AT_ONCE = 50;

async function eventNames(
  desk: Desk,
  changes: readonly ListChange[],
  pause: Pause,
): Promise<Readonly<Record<string, string>>> {
  const ids = new Set(changes.flatMap(({ causes }) => causes.flatMap(eventsIn)));
  const names: Record<string, string> = {};
  for (const some of inBatches([...ids], EVENTS_AT_ONCE)) {
    await pause();
    const rows = await desk.events({ events: some.map((id) => eventNumber(id) as number) });
    for (const row of rows) names[eventId(row.event)] = eventTitle(row);
  }
  return names;
}

function eventsIn(cause: Cause): readonly string[] {
  switch (cause.cause) {
    case 'event':
    case 'rated-again':
    case 'withdrawn':
      return [cause.event];
    case 'correction':
      return [cause.event, cause.corrects];
    case 'first-rating':
      return cause.events;
    default:
      return [];
  }
}
