/** What entries about ratings and lists change: results, standings, and the lists themselves. */
import { parseMonth } from '../core/dates.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import type { EntryKind } from '../ledger/entries.ts';
import { eventNumber, personNumber } from '../ledger/ids.ts';
import type { EventRow, ListRow, PoolRow, WritingDesk } from '../ledger/store.ts';
import { decided } from '../rating/decisions.ts';
import { compileList } from '../rating/compile-list.ts';
import type { CompiledList } from '../rating/period.ts';
import { type Rerating, reratingOf } from '../rating/rate-continuous.ts';
import { settleStandings } from './settle.ts';
import { compileSnapshot, type Snapshot } from '../rating/snapshot.ts';
import { currentStates, isPeriodicPool, listsOf, nextList, presentRowOf, stateOfStanding } from '../rating/states.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import type { Posted } from '../ledger/rows/posting.ts';
import { eventData } from '../ledger/rows/events.ts';
import { projectOneByOne, type Projection } from './projection.ts';
import { type ListData, listData } from '../ledger/rows/standings.ts';

const poolOf = async (desk: WritingDesk, pool: string): Promise<PoolRow> => (await desk.pool(pool)) as PoolRow;

const rateEvents = projectOneByOne<'events.rated'>(async (desk, { data, memo }) => {
  const pool = await poolOf(desk, data.pool);
  const { events, states } = (memo as Rerating | undefined) ?? (await reratingOf(desk, pool, data));
  await desk.putResults(
    events.map(({ row }) => row.event),
    events.flatMap(({ results }) => results),
  );
  await desk.putEvents(
    events.map(
      ({ row, ages }): EventRow => ({
        ...row,
        state: row.state === 'accepted' ? 'rated' : row.state,
        ...(ages === undefined ? {} : { data: canonicalJson({ ...eventData(row), ages } as unknown as Json) }),
      }),
    ),
  );
  const gone = [...states].filter(([, state]) => state === undefined).map(([person]) => person);
  await desk.dropPresent(pool.pool, gone);
  await desk.putPresent(
    [...states].flatMap(([person, state]) => (state === undefined ? [] : [presentRowOf(pool.pool, person, state)])),
  );
});

const decideStanding = projectOneByOne<'standing.decided'>(async (desk, { no, data }) => {
  const pool = await poolOf(desk, data.pool);
  const person = personNumber(data.person) as number;
  await desk.addDecision({ no, pool: pool.pool, person, day: data.on, data: canonicalJson(data as unknown as Json) });
  if (isPeriodicPool(pool)) {
    const state = (await currentStates(desk, pool, [person])).get(person);
    await desk.putPresent([presentRowOf(pool.pool, person, decided(pool.family, state, data))]);
    return;
  }
  await settleStandings(desk, pool, [person]);
});

/** What it decided is undone; a standing that is that of the last list again needs no row of its own. */
const revokeDecision = projectOneByOne<'decision.revoked'>(async (desk, { data }) => {
  const pool = await poolOf(desk, data.pool);
  const person = personNumber(data.person) as number;
  await desk.dropDecision(data.decision);
  if (!isPeriodicPool(pool)) return settleStandings(desk, pool, [person]);
  const state = decided(pool.family, (await currentStates(desk, pool, [person])).get(person), data);
  const row = presentRowOf(pool.pool, person, state);
  const last = (await listsOf(desk, pool.pool)).at(-1);
  const [listed] = last === undefined ? [] : await desk.standings(last.list, [person]);
  const before = presentRowOf(pool.pool, person, listed === undefined ? {} : stateOfStanding(listed));
  const isAsListed = row.rating === before.rating && row.rest === before.rest;
  await (isAsListed ? desk.dropPresent(pool.pool, [person]) : desk.putPresent([row]));
});

const publishList = projectOneByOne<'list.published'>(async (desk, entry) => {
  const pool = await poolOf(desk, entry.data.pool);
  await (isPeriodicPool(pool) ? sealPeriod(desk, pool, entry) : sealSnapshot(desk, pool, entry));
});

type Published = Posted<'list.published'>;

const numbersOf = ({ data }: Published): readonly number[] => data.events.map((id) => eventNumber(id) as number);

async function sealPeriod(desk: WritingDesk, pool: PoolRow, entry: Published): Promise<void> {
  const { date, minors, edition, readings = {} } = entry.data;
  const events = numbersOf(entry);
  const month = parseMonth(date.slice(0, 7)) as number;
  const compiled =
    (entry.memo as CompiledList | undefined) ??
    ((await compileList(desk, pool, month, {
      events,
      minors,
      sealed: entry.no,
      readings,
      ...(edition === undefined ? {} : { edition: edition as EditionId }),
    })) as CompiledList);
  const list = await nextList(desk);
  const { digest, root } = compiled.seal();
  const data: ListData = {
    edition: compiled.edition,
    ...(Object.keys(readings).length === 0 ? {} : { readings }),
    ...rootAsSealed(entry, root),
    ...(entry.data.members === undefined ? {} : { members: entry.data.members }),
  };
  await desk.addList({
    ...sealedRow(pool, entry),
    list,
    players: compiled.players,
    digest,
    data: JSON.stringify(data),
  });
  await desk.addStandings(list, compiled.rows());
  await desk.addResults(compiled.results(list));
  await markPublished(desk, compiled.events, date);
  const over: number[] = [];
  for await (const rows of desk.allPresent(pool.pool)) for (const { person } of rows) over.push(person);
  await desk.dropPresent(pool.pool, over);
}

/** A list that was sealed without a root stays without one. */
const rootAsSealed = ({ data }: Published, root: string): Pick<ListData, 'root'> =>
  data.root === undefined ? {} : { root };

const sealedRow = ({ pool }: PoolRow, { no, data }: Published) => ({ pool, date: data.date, no });

async function sealSnapshot(desk: WritingDesk, pool: PoolRow, entry: Published): Promise<void> {
  const { date } = entry.data;
  const snapshot = (entry.memo as Snapshot | undefined) ?? (await compileSnapshot(desk, pool, date));
  const { rows, players, digest } = snapshot;
  const data: ListData = rootAsSealed(entry, snapshot.root);
  const list = await nextList(desk);
  await desk.addList({ ...sealedRow(pool, entry), list, players, digest, data: JSON.stringify(data) });
  await desk.addStandings(list, rows);
  await markPublished(desk, await desk.events({ events: numbersOf(entry) }), date);
}

const ROWS_AT_ONCE = 1000;

async function markPublished(desk: WritingDesk, events: readonly EventRow[], date: string): Promise<void> {
  for (let from = 0; from < events.length; from += ROWS_AT_ONCE) {
    const some = events.slice(from, from + ROWS_AT_ONCE);
    await desk.putEvents(some.map((row) => ({ ...row, state: 'published', listDate: date })));
  }
}

/** The published list stays; its row says where the new numbers are. */
const recomputeList = projectOneByOne<'list.recomputed'>(async (desk, { no, data: { pool, date } }) => {
  const list = (await desk.list(pool, date)) as ListRow;
  await desk.putList({ ...list, data: JSON.stringify({ ...listData(list), recomputed: no } satisfies ListData) });
});

export const LIST_PROJECTIONS = {
  'events.rated': rateEvents,
  'standing.decided': decideStanding,
  'decision.revoked': revokeDecision,
  'list.published': publishList,
  'list.recomputed': recomputeList,
} satisfies { readonly [K in EntryKind]?: Projection<K> };
