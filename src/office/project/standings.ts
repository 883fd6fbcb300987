/**
 * Ratings that come from elsewhere. The first of a day open a list that the pool did not compute; what comes later for
 * somebody who stands on it, or when it is complete, holds until the next list.
 */
import { dayOf, parseMonth } from '../../core/dates.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { hashOf, ORIGIN } from '../../ledger/chain.ts';
import type { BroughtStanding, EntryKinds } from '../../ledger/entries.ts';
import { personNumber } from '../../ledger/ids.ts';
import { FLAGS, type ListRow, type PoolRow, type StandingRow, type WritingDesk } from '../../ledger/store.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import type { Posted } from '../post.ts';
import { presentRow } from './present.ts';

/** Families whose lists follow a calendar; the others rate each event at once. */
export const isPeriodic = (family: Family): boolean => family === 'fide' || family === 'mssz';

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
 * The last game that an active player of a list can have had: the texts of 2014 look at its day, the later ones at its
 * list. Of who played in the period it is so; for others it makes sure that nobody stays active for ever.
 */
function lastSeen({ family }: PoolRow, as: string): number | null {
  const month = parseMonth(as);
  if (month === undefined) return null;
  const first = dayOf(Math.floor(month / 12), (month % 12) + 1, 1);
  return family === 'fide' && editionOn(family, first)?.id !== 'fide-2014' ? month : first - 1;
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
}

export async function bringStandings(desk: WritingDesk, { no, data }: Posted<'standings.brought'>): Promise<Brought> {
  const { pool, as, standings, source } = data as EntryKinds['standings.brought'];
  const date = dateOfList(as);
  const kept = (await desk.pool(pool)) as PoolRow;
  const known = await desk.list(pool, date);
  const list = known ?? (await newList(desk, pool, date, no));
  const extends_ = known === undefined || openingOf(known)?.open === true;
  const rows = standings.map((standing) => standingRow(kept, as, standing)).sort((a, b) => a.person - b.person);
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
  const isCorrected = !isPeriodic(kept.family) && later.length > 0;
  if (isPeriodic(kept.family)) await desk.putPresent(later.map((row) => presentRow(pool, row.person, row)));
  if (extends_ || isCorrected) {
    const { open: _open, ...said } = listSaid(list);
    const isOpen = extends_ && source !== undefined && source.last !== true;
    const now: ListSaid = {
      ...said,
      ...(extends_ ? { opening: true } : {}),
      ...(isOpen ? { open: true } : {}),
      ...(isCorrected ? { corrected: [...(said.corrected ?? []), no] } : {}),
    };
    await desk.putList({
      ...list,
      players: list.players + fresh.length,
      digest: extends_ ? hashOf(list.digest + canonicalJson(standings as unknown as Json)) : list.digest,
      data: canonicalJson(now as unknown as Json),
    });
  }
  if (source !== undefined) await desk.putImport(standingsPart(source, pool, as), source.part, no);
  return { pool: kept, list, rows };
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
