/** What remains of an imported list when one of its imports is undone: what the others say. */
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { ORIGIN_HASH } from '../ledger/chain.ts';
import type { EntryKinds } from '../ledger/entries.ts';
import { personNumber } from '../ledger/ids.ts';
import type { Desk, ListRow, PoolRow, StandingRow, WritingDesk } from '../ledger/store.ts';
import { settleStandings } from './settle.ts';
import type { Posted } from '../ledger/rows/posting.ts';
import {
  dateOfList,
  broughtDigest,
  droppedPersons,
  isPeriodicFamily,
  type ListData,
  listData,
  broughtRows,
  isListIncomplete,
} from '../ledger/rows/standings.ts';
import { importSubject, poolSubject } from '../ledger/rows/subjects.ts';
import { entryData } from '../ledger/rows/entries.ts';
import { entriesTakenBack } from '../rating/taken-back.ts';

type Brought = EntryKinds['standings.brought'];

/** Entries may contain ten thousand players each. */
const ENTRIES_AT_ONCE = 4;
const PERSONS_AT_ONCE = 5000;

async function* broughtBy(desk: Desk, numbers: readonly number[]): AsyncGenerator<readonly [number, Brought]> {
  for (let from = 0; from < numbers.length; from += ENTRIES_AT_ONCE) {
    for (const entry of await desk.entries(numbers.slice(from, from + ENTRIES_AT_ONCE))) {
      yield [entry.no, entryData<'standings.brought'>(entry)];
    }
  }
}

async function inPieces<T>(all: readonly T[], work: (some: readonly T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += PERSONS_AT_ONCE) await work(all.slice(from, from + PERSONS_AT_ONCE));
}

/** The content of a list without some of its entries. */
interface Remaining {
  /** The entry that opens it; undefined where none does. */
  readonly no: number | undefined;
  readonly digest: string;
  readonly open: boolean;
  /** Of the given persons. */
  readonly rows: ReadonlyMap<number, StandingRow>;
}

/** Goes through all entries that put persons on a list, in the order in which they were first carried out. */
async function remaining(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
  persons: ReadonlySet<number>,
  isOnList: (no: number) => boolean,
): Promise<Remaining> {
  const rows = new Map<number, StandingRow>();
  let [no, digest, open]: [number | undefined, string, boolean] = [undefined, ORIGIN_HASH, false];
  const numbers = (await desk.entryNumbers('standings.brought', poolSubject(pool.pool))).filter(
    (each) => each >= list.no && isOnList(each),
  );
  for await (const [entry, data] of broughtBy(desk, numbers)) {
    if (dateOfList(data.as) !== list.date) continue;
    // before imports had numbers, what came for a complete list took effect from the next one on
    if (data.onto === undefined && no !== undefined && !open) continue;
    no ??= entry;
    digest = broughtDigest(digest, data);
    open = isListIncomplete(data);
    for (const row of broughtRows(pool, data)) {
      if (persons.has(row.person) && (data.onto === 'list' || !rows.has(row.person))) rows.set(row.person, row);
    }
    for (const person of droppedPersons(data)) rows.delete(person);
  }
  return { no, digest, open, rows };
}

async function leaveOnList(
  desk: WritingDesk,
  list: ListRow,
  persons: readonly number[],
  left: Remaining,
  said: ListData,
): Promise<void> {
  if (left.no === undefined && said.opening === true && (said.corrected ?? []).length === 0) {
    await desk.dropList(list.list);
    return;
  }
  let players = list.players + left.rows.size;
  await inPieces(persons, async (some) => {
    players -= (await desk.standings(list.list, some)).length;
    await desk.dropStandings(list.list, some);
  });
  await desk.addStandings(
    list.list,
    [...left.rows.values()].sort((a, b) => a.person - b.person),
  );
  const isOpening = said.opening === true;
  await desk.putList({
    ...list,
    no: isOpening ? (left.no ?? list.no) : list.no,
    players,
    digest: isOpening ? left.digest : list.digest,
    data: canonicalJson({ ...said, ...(left.open ? { open: true } : {}) } as unknown as Json),
  });
}

/** Undoes what the entries of an import brought into a pool. */
export async function projectUndoneImport(
  desk: WritingDesk,
  { no: upTo, data }: Posted<'import.undone'>,
): Promise<void> {
  const { import: id, brought, kept } = data;
  await desk.dropImports([...(await desk.entryNumbers('persons.entered', importSubject(id))), ...brought]);
  if (brought.length === 0) return;
  const stays = new Set(kept.map((each) => personNumber(each) as number));
  const persons = new Set<number>();
  let first: Brought | undefined;
  for await (const [, each] of broughtBy(desk, brought)) {
    first ??= each;
    for (const { person } of each.standings) persons.add(personNumber(person) as number);
    for (const person of droppedPersons(each)) persons.add(person);
  }
  const { pool: name, as, onto } = first as Brought;
  const pool = (await desk.pool(name)) as PoolRow;
  const list = (await desk.list(name, dateOfList(as))) as ListRow;
  const concerned = [...persons].filter((person) => !stays.has(person)).sort((a, b) => a - b);
  const undone = await entriesTakenBack(desk, upTo);
  const counts = (no: number): boolean => no < upTo && !undone.has(no);
  if (!isPeriodicFamily(pool.family)) {
    const { open: _open, corrected = [], ...said } = listData(list);
    const isCorrection = new Set(corrected);
    const left = await remaining(desk, pool, list, persons, (no) => counts(no) && !isCorrection.has(no));
    const others = corrected.filter((no) => !undone.has(no));
    const onList = said.opening === true ? concerned : [];
    await leaveOnList(desk, list, onList, left, { ...said, ...(others.length === 0 ? {} : { corrected: others }) });
    await settleStandings(desk, pool, concerned);
    return;
  }
  if (onto === undefined) {
    await inPieces(concerned, (some) => desk.dropPresent(name, some));
    return;
  }
  const left = await remaining(desk, pool, list, persons, counts);
  await leaveOnList(desk, list, concerned, left, { opening: true });
}
