/**
 * Ratings that come from elsewhere. The first of a day open a list that the pool did not compute. What comes later for
 * somebody who stands on it, or when it is complete, holds from the next list on; unless its entry says that it stands on the
 * list itself, as all imports say before the pool's first own list.
 */
import { firstDay, parseMonth } from '../../core/dates.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { hashOf, ORIGIN } from '../../ledger/chain.ts';
import type { BroughtStanding, EntryKinds } from '../../ledger/entries.ts';
import { personNumber } from '../../ledger/ids.ts';
import { FLAGS, type ListRow, type PoolRow, type StandingRow, type WritingDesk } from '../../ledger/store.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { broughtRules, calendarOf } from '../../rulebooks/office-rules.ts';
import type { Posted } from '../post.ts';
import { presentRow } from './present.ts';

/** Families whose lists follow a calendar; the others rate each event at once. */
export const isPeriodic = (family: Family): boolean => calendarOf(family) === 'monthly';

/** What `lists.data` says of what came from elsewhere. */
export interface ListSaid {
  /** None of the list was computed here. */
  readonly opening?: true;
  /** Parts of it are still to come. */
  readonly open?: true;
  /** Continuous pools: entries with what came for its day when it stood already; a later rating looks there. */
  readonly corrected?: readonly number[];
}

export const listSaid = ({ data }: Pick<ListRow, 'data'>): ListSaid => JSON.parse(data) as ListSaid;

export const openingOf = (list: Pick<ListRow, 'data'>): ListSaid | undefined => {
  const said = listSaid(list);
  return said.opening === true ? said : undefined;
};

/** `2024-05` is the list of the first; continuous pools name the day. */
export const dateOfList = (as: string): string => (parseMonth(as) === undefined ? as : `${as}-01`);

/**
 * The last game that an active player of a list can have had: some texts look at its day, others at its list. Of who played in
 * the period it is so; for others it makes sure that nobody stays active for ever.
 */
function lastSeen({ family }: PoolRow, as: string): number | null {
  const month = parseMonth(as);
  if (month === undefined) return null;
  return broughtRules(family, month).lastGame === 'list' ? month : firstDay(month) - 1;
}

export const standingRow = (pool: PoolRow, as: string, standing: BroughtStanding): StandingRow => {
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
    last: rating === null || inactive === true ? null : lastSeen(pool, as),
    rest: rest === undefined ? null : canonicalJson(rest as Json),
  };
};

async function newList(desk: WritingDesk, pool: string, date: string, no: number): Promise<ListRow> {
  const last = (await desk.lists()).reduce((most, { list }) => Math.max(most, list), 0);
  const list: ListRow = { list: last + 1, pool, date, no, players: 0, digest: ORIGIN, data: '{}' };
  await desk.addList(list);
  return list;
}

/** Whom something was brought in for; continuous pools say elsewhere how they stand now. */
export interface Brought {
  readonly pool: PoolRow;
  readonly list: ListRow;
  readonly rows: readonly StandingRow[];
  /** Who is not on the list any more. */
  readonly dropped: readonly number[];
}

type BroughtData = EntryKinds['standings.brought'];

export const droppedIn = ({ dropped = [] }: Pick<BroughtData, 'dropped'>): readonly number[] =>
  dropped.map((id) => personNumber(id) as number);

/** In the order of persons. */
export const rowsIn = (pool: PoolRow, { as, standings }: BroughtData): readonly StandingRow[] =>
  standings.map((standing) => standingRow(pool, as, standing)).sort((a, b) => a.person - b.person);

/** Whether parts of a list are still to come after an entry. */
export const staysOpen = ({ source }: BroughtData): boolean => source !== undefined && source.last !== true;

/** Of a list that was brought in: follows from all entries that say who stands on it. */
export const digestAfter = (digest: string, { standings, dropped, onto }: BroughtData): string =>
  hashOf(
    digest + canonicalJson((onto === undefined ? standings : { dropped: dropped ?? [], standings }) as unknown as Json),
  );

const asText = (said: ListSaid): string => canonicalJson(said as unknown as Json);

/** The list is as the entry says: whoever stood on it otherwise, stands so now. */
async function bringOnto(desk: WritingDesk, pool: PoolRow, no: number, data: BroughtData): Promise<Brought> {
  const date = dateOfList(data.as);
  const list = (await desk.list(pool.pool, date)) ?? (await newList(desk, pool.pool, date, no));
  const [rows, dropped] = [rowsIn(pool, data), droppedIn(data)];
  const before = await desk.standings(list.list, [...rows.map(({ person }) => person), ...dropped]);
  await desk.dropStandings(
    list.list,
    before.map(({ person }) => person),
  );
  await desk.addStandings(list.list, rows);
  await desk.putList({
    ...list,
    players: list.players - before.length + rows.length,
    digest: digestAfter(list.digest, data),
    data: asText({ opening: true, ...(staysOpen(data) ? { open: true } : {}) }),
  });
  return { pool, list, rows, dropped };
}

export async function bringStandings(desk: WritingDesk, { no, data }: Posted<'standings.brought'>): Promise<Brought> {
  const { pool, as, source } = data;
  const kept = (await desk.pool(pool)) as PoolRow;
  if (source !== undefined) await desk.putImport(standingsPart(source, pool, as), source.part, no);
  if (data.onto === 'list') return bringOnto(desk, kept, no, data);
  const date = dateOfList(as);
  const known = await desk.list(pool, date);
  const list = known ?? (await newList(desk, pool, date, no));
  const extends_ = known === undefined || openingOf(known)?.open === true;
  const [rows, dropped] = [rowsIn(kept, data), droppedIn(data)];
  const there = new Set(
    known === undefined
      ? []
      : (
          await desk.standings(
            list.list,
            rows.map(({ person }) => person),
          )
        ).map(({ person }) => person),
  );
  const fresh = extends_ ? rows.filter(({ person }) => !there.has(person)) : [];
  const later = extends_ ? rows.filter(({ person }) => there.has(person)) : rows;
  await desk.addStandings(list.list, fresh);
  const isCorrected = !isPeriodic(kept.family) && later.length + dropped.length > 0;
  if (isPeriodic(kept.family)) await desk.putPresent(later.map((row) => presentRow(pool, row.person, row)));
  if (extends_ || isCorrected) {
    const { open: _open, ...said } = listSaid(list);
    await desk.putList({
      ...list,
      players: list.players + fresh.length,
      digest: extends_ ? digestAfter(list.digest, data) : list.digest,
      data: asText({
        ...said,
        ...(extends_ ? { opening: true } : {}),
        ...(extends_ && staysOpen(data) ? { open: true } : {}),
        ...(isCorrected ? { corrected: [...(said.corrected ?? []), no] } : {}),
      }),
    });
  }
  return { pool: kept, list, rows, dropped };
}

export interface Source {
  readonly sha256: string;
  readonly parts?: number;
}

/** Which parts of a file are there. A file that is cut into other parts is counted anew. */
export const personsPart = ({ sha256, parts = 0 }: Source): string => `${sha256}:${parts}`;

/** Standings are counted apart from persons: the same file may serve two pools. */
export const standingsPart = (source: Source, pool: string, as: string): string =>
  `${personsPart(source)}:${pool}:${as}`;
