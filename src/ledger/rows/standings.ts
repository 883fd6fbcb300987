/** The data of rows and entries about ratings from outside the office. */
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

/** Families with dated lists; the others rate each event at once. */
export const isPeriodicFamily = (family: Family): boolean => calendarOf(family) === 'monthly';

/** The data in the row of a list beside its columns. */
export interface ListData {
  /** The edition of the list. */
  readonly edition?: string;
  /** The readings chosen by its pool. */
  readonly readings?: ChosenReadings;
  /**
   * Root of the Merkle tree over the rows of its players; lists of the first versions, and imported ones, have none.
   */
  readonly root?: string;
  /** Its CSV has KOMIR numbers, clubs and licences. */
  readonly members?: true;
  /** Number of the entry with the list as it would have been without a change of the whole pool that was revoked. */
  readonly recomputed?: number;
  /** No part of the list was computed here. */
  readonly opening?: true;
  /** Parts of it are still missing. */
  readonly open?: true;
  /** Continuous pools: entries that came for its day when it was complete; later ratings look there. */
  readonly corrected?: readonly number[];
}

export const listData = ({ data }: Pick<ListRow, 'data'>): ListData => JSON.parse(data) as ListData;

/** The readings with which a list was compiled. */
export const readingsOfList = (list: Pick<ListRow, 'data'>): ChosenReadings => listData(list).readings ?? {};

export const openingListData = (list: Pick<ListRow, 'data'>): ListData | undefined => {
  const said = listData(list);
  return said.opening === true ? said : undefined;
};

/** `2024-05` is the list of the first of May; continuous pools name the day. */
export const dateOfList = (as: string): string => (parseMonth(as) === undefined ? as : `${as}-01`);

/**
 * The latest possible last game of an active player on a list: some texts use its day, others its list. For players of
 * the period it is exact; for others it makes sure that nobody stays active for ever.
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

/** Persons for whom standings were imported; continuous pools store their present standing elsewhere. */
export interface BroughtStandings {
  readonly pool: PoolRow;
  readonly list: ListRow;
  readonly rows: readonly StandingRow[];
  /** Players no longer on the list. */
  readonly dropped: readonly number[];
}

export type BroughtData = EntryKinds['standings.brought'];

export const droppedPersons = ({ dropped = [] }: Pick<BroughtData, 'dropped'>): readonly number[] =>
  dropped.map((id) => personNumber(id) as number);

/** Ordered by person. */
export function broughtRows(pool: PoolRow, { as, standings }: BroughtData): readonly StandingRow[] {
  const last = standings.some(isSeen) ? lastSeen(pool, as) : null;
  return standings.map((standing) => rowLastSeen(last, standing)).sort((a, b) => a.person - b.person);
}

/** Whether parts of a list are still missing after an entry. */
export const isListIncomplete = ({ source }: BroughtData): boolean => source !== undefined && source.last !== true;

/** The digest of an imported list, which follows from all entries with its standings. */
export const broughtDigest = (digest: string, { standings, dropped, onto }: BroughtData): string =>
  hashOf(
    digest + canonicalJson((onto === undefined ? standings : { dropped: dropped ?? [], standings }) as unknown as Json),
  );

export interface BroughtSource {
  readonly sha256: string;
  readonly parts?: number;
}

/** The parts of a file that are present. A file divided in another way is counted anew. */
export const personsPart = ({ sha256, parts = 0 }: BroughtSource): string => `${sha256}:${parts}`;

/** Standings are counted apart from persons: the same file may serve two pools. */
export const standingsPart = (source: BroughtSource, pool: string, as: string): string =>
  `${personsPart(source)}:${pool}:${as}`;
