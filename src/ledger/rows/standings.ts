/** What rows of lists and entries say of ratings that come from elsewhere. */
import { firstDay, parseMonth } from '../../core/dates.ts';
import { canonicalJson, type Json } from '../canonical.ts';
import { hashOf } from '../chain.ts';
import type { BroughtStanding, EntryKinds } from '../entries.ts';
import { personNumber } from '../ids.ts';
import { FLAGS, type ListRow, type PoolRow, type StandingRow } from '../store.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { broughtRules, calendarOf } from '../../rulebooks/office-rules.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';
import { controlOfPool } from './pools.ts';

/** Families whose lists follow a calendar; the others rate each event at once. */
export const isPeriodicFamily = (family: Family): boolean => calendarOf(family) === 'monthly';

/** What the row of a list says beside its columns. */
export interface ListData {
  /** The edition that made it. */
  readonly edition?: string;
  /** The readings that its pool had chosen for it. */
  readonly readings?: ChosenReadings;
  /** Root of the Merkle tree over the rows of its players; lists of the first versions, and those that were brought in, have none. */
  readonly root?: string;
  /** Its CSV has KOMIR numbers, clubs and licences. */
  readonly members?: true;
  /** Number of the entry with what it would have been without a change of the whole pool that was taken back. */
  readonly recomputed?: number;
  /** None of the list was computed here. */
  readonly opening?: true;
  /** Parts of it are still to come. */
  readonly open?: true;
  /** Continuous pools: entries with what came for its day when it stood already; a later rating looks there. */
  readonly corrected?: readonly number[];
}

export const listData = ({ data }: Pick<ListRow, 'data'>): ListData => JSON.parse(data) as ListData;

/** The readings by which a list was made. */
export const readingsOfList = (list: Pick<ListRow, 'data'>): ChosenReadings => listData(list).readings ?? {};

export const openingListData = (list: Pick<ListRow, 'data'>): ListData | undefined => {
  const said = listData(list);
  return said.opening === true ? said : undefined;
};

/** `2024-05` is the list of the first; continuous pools name the day. */
export const dateOfList = (as: string): string => (parseMonth(as) === undefined ? as : `${as}-01`);

/**
 * The last game that an active player of a list can have had: some texts look at its day, others at its list. Of who played in
 * the period it is so; for others it makes sure that nobody stays active for ever.
 */
export function lastSeen(pool: PoolRow, as: string): number | null {
  const month = parseMonth(as);
  if (month === undefined) return null;
  return broughtRules(pool.family, controlOfPool(pool), month).lastGame === 'list' ? month : firstDay(month) - 1;
}

export const standingRow = (pool: PoolRow, as: string, standing: BroughtStanding): StandingRow =>
  rowLastSeen(isSeen(standing) ? lastSeen(pool, as) : null, standing);

const isSeen = ({ rating, inactive }: BroughtStanding): boolean => typeof rating === 'number' && inactive !== true;

const rowLastSeen = (last: number | null, standing: BroughtStanding): StandingRow => {
  const { person, rating = null, k = null, games = 0, peak = rating, period = 0, inactive, rest } = standing;
  return {
    person: personNumber(person) as number,
    rating,
    k,
    games: period,
    total: games,
    peak,
    change: null,
    flags: inactive === true ? FLAGS.inactive : 0,
    last: isSeen(standing) ? last : null,
    rest: rest === undefined ? null : canonicalJson(rest as Json),
  };
};

/** Whom something was brought in for; continuous pools say elsewhere how they stand now. */
export interface BroughtStandings {
  readonly pool: PoolRow;
  readonly list: ListRow;
  readonly rows: readonly StandingRow[];
  /** Players who are no longer on the list. */
  readonly dropped: readonly number[];
}

export type BroughtData = EntryKinds['standings.brought'];

export const droppedPersons = ({ dropped = [] }: Pick<BroughtData, 'dropped'>): readonly number[] =>
  dropped.map((id) => personNumber(id) as number);

/** In the order of persons. */
export function broughtRows(pool: PoolRow, { as, standings }: BroughtData): readonly StandingRow[] {
  const last = standings.some(isSeen) ? lastSeen(pool, as) : null;
  return standings.map((standing) => rowLastSeen(last, standing)).sort((a, b) => a.person - b.person);
}

/** Whether parts of a list are still to come after an entry. */
export const isListIncomplete = ({ source }: BroughtData): boolean => source !== undefined && source.last !== true;

/** Of a list that was brought in: follows from all entries that say who stands on it. */
export const broughtDigest = (digest: string, { standings, dropped, onto }: BroughtData): string =>
  hashOf(
    digest + canonicalJson((onto === undefined ? standings : { dropped: dropped ?? [], standings }) as unknown as Json),
  );

export interface BroughtSource {
  readonly sha256: string;
  readonly parts?: number;
}

/** Which parts of a file are there. A file that is cut into other parts is counted anew. */
export const personsPart = ({ sha256, parts = 0 }: BroughtSource): string => `${sha256}:${parts}`;

/** Standings are counted apart from persons: the same file may serve two pools. */
export const standingsPart = (source: BroughtSource, pool: string, as: string): string =>
  `${personsPart(source)}:${pool}:${as}`;
