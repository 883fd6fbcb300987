/**
 * What the lists would have been: rated again one after the other, with every report as it is today (corrected, late, with cards
 * that were merged since), and on request by another edition or with other settings. Nothing is written.
 */
import { parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { Desk, ListRow, PoolRow, StandingRow } from '../../ledger/store.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import type { PeriodSettings } from '../../rulebooks/period.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';
import { isEditionId } from '../../rulebooks/registry.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { recompiledLists } from '../../rating/compile-list.ts';
import { foldedRows, type RowsByPerson } from '../../rating/recompile.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { Timelines } from '../../rating/timeline.ts';
import { openingListData } from '../../ledger/rows/standings.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { checkReadings } from '../../desk/registry/pool-readings.ts';
import { analysisFinding } from '../../desk/findings/analysis.ts';

export interface RerateInput {
  /** Without it every pool that has such lists and takes such rules. */
  readonly pool?: string;
  /** The first day: lists from then on are made again. */
  readonly from: string;
  /** Another edition of the family, for every event. */
  readonly edition?: string;
  readonly settings?: PeriodSettings;
  /** Other readings of open clauses than those by which the lists were made. */
  readonly readings?: ChosenReadings;
  readonly onProgress?: (done: number, of: number) => void;
  /** Called with the players of each list when it is made. */
  readonly onList?: (pool: string, list: RatedList) => Promise<void>;
}

/** Ratings are null if there is none. */
export interface ReratedPlayer {
  readonly player: string;
  readonly name: string | null;
  readonly was: number | null;
  readonly now: number | null;
}

export interface RatedList {
  readonly list: string;
  readonly events: number;
  /** Events that the rules would not have rated. */
  readonly notRated: readonly string[];
  /** Players who are rated on either list; and those whose ratings differ. */
  readonly players: number;
  readonly differ: number;
  /** Over all players who are rated on both: the mean difference, in points. */
  readonly mean: number;
  /** Rated only on the published list, and only on the computed one. */
  readonly gone: number;
  readonly came: number;
  /** The largest differences first. */
  readonly changes: readonly ReratedPlayer[];
}

export interface Rerated {
  readonly pool: string;
  readonly edition: string | null;
  readonly lists: readonly RatedList[];
}

export async function rerateLists(office: Office, input: RerateInput): Promise<Outcome<readonly Rerated[]>> {
  return readOffice(office, async (desk) => {
    const pools = (await desk.pools()).filter(({ pool }) => input.pool === undefined || input.pool === pool);
    if (input.pool !== undefined && pools.length === 0)
      return refused(registryFinding('pool.unknown', { pool: input.pool }));
    const all: Rerated[] = [];
    const faults: Finding[] = [];
    for (const pool of pools) {
      const { value, findings } = await reratePool(desk, pool, input);
      if (value === undefined) faults.push(...findings);
      else all.push(value);
    }
    return all.length === 0 && faults.length > 0 ? refused(...faults) : { value: all, findings: [] };
  });
}

async function reratePool(desk: Desk, pool: PoolRow, input: RerateInput): Promise<Outcome<Rerated>> {
  const fault = faultIn(pool, input);
  if (fault !== undefined) return refused(fault);
  const all = await listsOf(desk, pool.pool);
  const lists = all.filter((list) => list.date >= input.from && openingListData(list) === undefined);
  if (lists.length === 0) return refused(analysisFinding('rerate.no-lists', { pool: pool.pool, from: input.from }));
  const rated: RatedList[] = [];
  const made = isPeriodicPool(pool) ? ratedAgain(desk, pool, input) : asOfToday(desk, pool, lists);
  for await (const list of made) {
    rated.push(list);
    input.onProgress?.(rated.length, lists.length);
    await input.onList?.(pool.pool, list);
  }
  return { value: { pool: pool.pool, edition: input.edition ?? null, lists: rated }, findings: [] };
}

function faultIn(pool: PoolRow, { from, edition, settings, readings }: RerateInput): Finding | undefined {
  if (parseDay(from) === undefined) return analysisFinding('analysis.bad-day', { seen: from });
  if (!isPeriodicPool(pool)) {
    return edition === undefined && settings === undefined && readings === undefined
      ? undefined
      : analysisFinding('rerate.no-settings', { pool: pool.pool, family: pool.family });
  }
  if (edition !== undefined && !makesLists(edition)) return analysisFinding('rerate.other-rules', { edition });
  return readings === undefined ? undefined : checkReadings(pool, readings)[0];
}

/** Editions that make lists can rate each other's games. */
const makesLists = (edition: string): boolean => isEditionId(edition) && officeRulesOf(edition).calendar === 'monthly';

/** A list of ratings compared with another; the first is the published one. */
async function compared(
  desk: Desk,
  list: ListRow,
  now: RowsByPerson,
  { events, notRated }: Pick<RatedList, 'events' | 'notRated'>,
): Promise<RatedList> {
  const was = await foldedRows(desk, list);
  const changes: { readonly person: number; readonly was: number | null; readonly now: number | null }[] = [];
  let [players, both, sum, gone, came] = [0, 0, 0, 0, 0];
  for (const person of new Set([...was.keys(), ...now.keys()])) {
    const [before, after] = [was.get(person)?.rating ?? null, now.get(person)?.rating ?? null];
    if (before === null && after === null) continue;
    players += 1;
    if (before !== null && after !== null) {
      both += 1;
      sum += after - before;
    } else if (after === null) gone += 1;
    else came += 1;
    if (before !== after) changes.push({ person, was: before, now: after });
  }
  const names = new Map((await desk.persons(changes.map(({ person }) => person))).map((row) => [row.person, row.name]));
  changes.sort((a, b) => sizeOf(b) - sizeOf(a) || a.person - b.person);
  return {
    list: list.date,
    events,
    notRated,
    players,
    differ: changes.length,
    mean: both === 0 ? 0 : Math.round((100 * sum) / both) / 100 + 0,
    gone,
    came,
    changes: changes.map(({ person, ...ratings }) => ({
      player: personId(person),
      name: names.get(person) ?? null,
      ...ratings,
    })),
  };
}

/** Players who are new or gone come before those whose rating only changes. */
const sizeOf = ({ was, now }: { readonly was: number | null; readonly now: number | null }): number =>
  was === null || now === null ? Number.MAX_SAFE_INTEGER : Math.abs(now - was);

/** For pools that rate at once: everybody's standing on the day of each list, by what is rated today. */
async function* asOfToday(desk: Desk, pool: PoolRow, lists: readonly ListRow[]): AsyncGenerator<RatedList> {
  const timelines = await Timelines.of(desk, pool);
  for (const list of lists) {
    const persons: number[] = [];
    for await (const rows of desk.allPresent(pool.pool)) for (const { person } of rows) persons.push(person);
    await timelines.load(persons);
    const now = new Map<number, StandingRow>();
    for (const person of persons) {
      const rating = timelines.before(person, `${list.date} 9`)?.rating;
      if (rating !== undefined) now.set(person, { ...NOWHERE, person, rating });
    }
    const events = await desk.events({ pool: pool.pool, listDate: list.date, states: ['published'] });
    yield await compared(desk, list, now, { events: events.length, notRated: [] });
  }
}

const NOWHERE = { k: null, games: 0, total: 0, peak: null, change: null, flags: 0, last: null, rest: null } as const;

async function* ratedAgain(
  desk: Desk,
  pool: PoolRow,
  { from, edition, settings, readings }: RerateInput,
): AsyncGenerator<RatedList> {
  const how = { from, edition, settings, readings, withWaiting: true };
  for await (const { list, compiled, rows } of recompiledLists(desk, pool, how)) {
    yield await compared(desk, list, rows, {
      events: compiled.events.length,
      notRated: compiled.notRated.map(({ event }) => eventId(event.event)),
    });
  }
}
