/**
 * Ratings from outside the office. The first ones of a day open a list that the pool did not compute. Later ones, for
 * persons who are on that list or when it is complete, take effect from the next list on, unless their entry says that
 * they belong on the list itself, as all imports before the pool's first own list do.
 */
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { hashOf, ORIGIN_HASH } from '../ledger/chain.ts';
import type { ListRow, PoolRow, StandingColumns, WritingDesk } from '../ledger/store.ts';
import type { Posted } from '../ledger/rows/posting.ts';
import { presentRow } from '../ledger/rows/present.ts';
import {
  type BroughtStandings,
  type BroughtData,
  dateOfList,
  broughtDigest,
  droppedPersons,
  isPeriodicFamily,
  type ListData,
  listData,
  openingListData,
  broughtRows,
  standingsPart,
  isListIncomplete,
} from '../ledger/rows/standings.ts';

async function newList(desk: WritingDesk, pool: string, date: string, no: number): Promise<ListRow> {
  const last = (await desk.lists()).reduce((most, { list }) => Math.max(most, list), 0);
  const list: ListRow = { list: last + 1, pool, date, no, players: 0, digest: ORIGIN_HASH, data: '{}' };
  await desk.addList(list);
  return list;
}

const asText = (said: ListData): string => canonicalJson(said as unknown as Json);

/** Precomputed from an entry that brings standings onto a list on which none of the persons has one. */
export interface BroughtColumns {
  readonly columns: StandingColumns;
  /** Canonical text of the standings. */
  readonly standings: string;
}

async function bringColumns(
  desk: WritingDesk,
  pool: PoolRow,
  { no, data }: Posted<'standings.brought'>,
  { columns, standings }: BroughtColumns,
): Promise<BroughtStandings> {
  const date = dateOfList(data.as);
  const list = (await desk.list(pool.pool, date)) ?? (await newList(desk, pool.pool, date, no));
  await desk.addStandingColumns(list.list, columns);
  await desk.putList({
    ...list,
    players: list.players + columns.person.length,
    digest: hashOf(`${list.digest}{"dropped":[],"standings":${standings}}`),
    data: asText({ opening: true, ...(isListIncomplete(data) ? { open: true } : {}) }),
  });
  return { pool, list, rows: [], dropped: [] };
}

/** The list is as the entry says: earlier standings of these persons are replaced. */
async function bringOnto(desk: WritingDesk, pool: PoolRow, no: number, data: BroughtData): Promise<BroughtStandings> {
  const date = dateOfList(data.as);
  const list = (await desk.list(pool.pool, date)) ?? (await newList(desk, pool.pool, date, no));
  const [rows, dropped] = [broughtRows(pool, data), droppedPersons(data)];
  const before = await desk.standings(list.list, [...rows.map(({ person }) => person), ...dropped]);
  await desk.dropStandings(
    list.list,
    before.map(({ person }) => person),
  );
  await desk.addStandings(list.list, rows);
  await desk.putList({
    ...list,
    players: list.players - before.length + rows.length,
    digest: broughtDigest(list.digest, data),
    data: asText({ opening: true, ...(isListIncomplete(data) ? { open: true } : {}) }),
  });
  return { pool, list, rows, dropped };
}

export async function bringStandings(
  desk: WritingDesk,
  { no, data, ...posted }: Posted<'standings.brought'>,
): Promise<BroughtStandings> {
  const { pool, as, source } = data;
  const kept = (await desk.pool(pool)) as PoolRow;
  if (source !== undefined) await desk.putImport(standingsPart(source, pool, as), source.part, no);
  const memo = posted.memo as BroughtColumns | undefined;
  if (memo !== undefined) return bringColumns(desk, kept, { no, data, ...posted }, memo);
  if (data.onto === 'list') return bringOnto(desk, kept, no, data);
  const date = dateOfList(as);
  const known = await desk.list(pool, date);
  const list = known ?? (await newList(desk, pool, date, no));
  const extends_ = known === undefined || openingListData(known)?.open === true;
  const [rows, dropped] = [broughtRows(kept, data), droppedPersons(data)];
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
  const isCorrected = !isPeriodicFamily(kept.family) && later.length + dropped.length > 0;
  if (isPeriodicFamily(kept.family)) await desk.putPresent(later.map((row) => presentRow(pool, row.person, row)));
  if (extends_ || isCorrected) {
    const { open: _open, ...said } = listData(list);
    await desk.putList({
      ...list,
      players: list.players + fresh.length,
      digest: extends_ ? broughtDigest(list.digest, data) : list.digest,
      data: asText({
        ...said,
        ...(extends_ ? { opening: true } : {}),
        ...(extends_ && isListIncomplete(data) ? { open: true } : {}),
        ...(isCorrected ? { corrected: [...(said.corrected ?? []), no] } : {}),
      }),
    });
  }
  return { pool: kept, list, rows, dropped };
}
