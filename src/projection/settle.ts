/** Continuous pools: standings after a change that was not an event. */
import type { PoolRow, WritingDesk } from '../ledger/store.ts';
import { presentRow } from '../ledger/rows/present.ts';
import type { BroughtStandings } from '../ledger/rows/standings.ts';
import { isPeriodicPool, presentRowOf } from '../rating/states.ts';
import { COUNTED, openingKey, Timelines } from '../rating/timeline.ts';

export async function settleStandings(desk: WritingDesk, pool: PoolRow, persons: readonly number[]): Promise<void> {
  const timelines = await Timelines.of(desk, pool);
  await timelines.load(persons);
  const states = persons.map((person) => ({ person, state: timelines.now(person) }));
  await desk.dropPresent(
    pool.pool,
    states.filter(({ state }) => state === undefined).map(({ person }) => person),
  );
  await desk.putPresent(
    states.flatMap(({ person, state }) => (state === undefined ? [] : [presentRowOf(pool.pool, person, state)])),
  );
}

/** In every pool of the office. */
export async function settleAll(desk: WritingDesk, persons: readonly number[]): Promise<void> {
  for (const pool of await desk.pools()) if (!isPeriodicPool(pool)) await settleStandings(desk, pool, persons);
}

/** A pool in which nothing has counted since then starts with the imported standings. */
export async function settleBrought(desk: WritingDesk, { pool, list, rows, dropped }: BroughtStandings): Promise<void> {
  const isLast =
    (await Timelines.of(desk, pool)).isLast(openingKey(list)) &&
    (await desk.events({ pool: pool.pool, states: COUNTED, limit: 1 })).length === 0;
  if (isLast) await desk.putPresent(rows.map((row) => presentRow(pool.pool, row.person, row)));
  else await settleStandings(desk, pool, [...rows.map(({ person }) => person), ...dropped]);
}
