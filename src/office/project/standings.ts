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

/** What `lists.data` of a list says that was not computed here. */
export interface OpeningList {
  readonly opening: true;
  /** Parts of it are still to come. */
  readonly open?: true;
}

export const openingOf = ({ data }: Pick<ListRow, 'data'>): OpeningList | undefined => {
  const said = JSON.parse(data) as Partial<OpeningList>;
  return said.opening === true ? (said as OpeningList) : undefined;
};

/** `2024-05` is the list of the first; continuous pools name the day. */
export const dateOfList = (as: string): string => (parseMonth(as) === undefined ? as : `${as}-01`);

/** The texts of 2014 look at the day of the last game, the later ones at the list: here the first after the games. */
function lastSeen({ family }: PoolRow, as: string): number | null {
  const month = parseMonth(as);
  if (month === undefined) return null;
  const first = dayOf(Math.floor(month / 12), (month % 12) + 1, 1);
  return family === 'fide' && editionOn(family, first)?.id !== 'fide-2014' ? month : first;
}

const standingRow = (pool: PoolRow, as: string, standing: BroughtStanding): StandingRow => {
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
    last: period > 0 ? lastSeen(pool, as) : null,
    rest: rest === undefined ? null : canonicalJson(rest as Json),
  };
};

async function newList(desk: WritingDesk, pool: string, date: string, no: number): Promise<ListRow> {
  const last = (await desk.lists()).reduce((most, { list }) => Math.max(most, list), 0);
  const list: ListRow = { list: last + 1, pool, date, no, players: 0, digest: ORIGIN, data: '{}' };
  await desk.addList(list);
  return list;
}

export async function bringStandings(desk: WritingDesk, { no, data }: Posted<'standings.brought'>): Promise<void> {
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
  await desk.putPresent((isPeriodic(kept.family) ? later : rows).map((row) => presentRow(pool, row.person, row)));
  if (extends_) {
    const opening: OpeningList =
      source === undefined || source.last === true ? { opening: true } : { opening: true, open: true };
    await desk.putList({
      ...list,
      players: list.players + fresh.length,
      digest: hashOf(list.digest + canonicalJson(standings as unknown as Json)),
      data: canonicalJson(opening as unknown as Json),
    });
  }
  if (source !== undefined) await desk.putImport(standingsPart(source, pool, as), source.part, no);
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
