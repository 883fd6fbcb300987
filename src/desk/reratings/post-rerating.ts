/** Continuous pools: events affected by a change are rated again at once, and posted. */
import type { Finding } from '../../core/finding.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow, PoolRow, ResultRow } from '../../ledger/store.ts';
import type { ChangingDesk } from '../change.ts';
import { isCorrection } from '../../ledger/rows/events.ts';
import { currentStates } from '../../rating/states.ts';
import { COUNTED } from '../../rating/timeline.ts';
import { correctedIn } from '../../rating/versions.ts';
import { type RatedData, rerateBeginning, type Rerating } from '../../rating/rate-continuous.ts';

/** A player whose rating changes: shown before it is done. */
export interface MovedRating {
  readonly person: number;
  readonly before: number | null;
  readonly after: number | null;
}

export interface RerateOutcome {
  readonly findings: readonly Finding[];
  /** Ids of the rated events, in order. */
  readonly events: readonly string[];
  readonly moved: readonly MovedRating[];
}

/**
 * Rates an accepted event, or undoes a withdrawn one, and rates the later events again. A corrected report replaces the
 * other one, or restores it.
 */
export async function rerateFromEvent(changing: ChangingDesk, pool: PoolRow, event: number): Promise<RerateOutcome> {
  return postRerating(changing, pool, await rerateFrom(changing.desk, pool, event));
}

async function rerateFrom(desk: Desk, pool: PoolRow, event: number): Promise<Rerating> {
  const row = (await desk.event(event)) as EventRow;
  return rerateBeginning(desk, pool, { touched: isCorrection(row) ? [await correctedIn(desk, row), row] : [row] });
}

/** One player in an event that was rated again. */
export interface MovedResult {
  readonly event: number;
  readonly person: number;
  /** Null: without a result in it. */
  readonly was: ResultRow | null;
  readonly now: ResultRow | null;
}

/** The same, and the changes of all players in every event that was rated again. */
export async function rerateAndCompare(
  changing: ChangingDesk,
  pool: PoolRow,
  event: number,
): Promise<RerateOutcome & { readonly results: readonly MovedResult[] }> {
  const rerating = await rerateFrom(changing.desk, pool, event);
  const results: MovedResult[] = [];
  for (const { row, results: now } of rerating.events) {
    const was = new Map((await changing.desk.results(row.event)).map((each) => [each.person, each]));
    const is = new Map(now.map((each) => [each.person, each]));
    for (const person of [...new Set([...was.keys(), ...is.keys()])].sort((a, b) => a - b)) {
      results.push({ event: row.event, person, was: was.get(person) ?? null, now: is.get(person) ?? null });
    }
  }
  return { ...(await postRerating(changing, pool, rerating)), results };
}

/** After a decision or an import: rates the later events of these persons again. */
export async function rerateAfter(
  changing: ChangingDesk,
  pool: PoolRow,
  key: string,
  persons: readonly number[],
): Promise<RerateOutcome> {
  const rerating = await rerateBeginning(changing.desk, pool, { from: key, persons });
  return rerating.events.length === 0
    ? { findings: [], events: [], moved: [] }
    : postRerating(changing, pool, rerating);
}

/** After a merge or a split: rates all events of these persons again, and what follows from them. */
export async function rerateEventsOf(
  changing: ChangingDesk,
  pool: PoolRow,
  persons: readonly number[],
): Promise<RerateOutcome> {
  const played = await changing.desk.eventsOf(persons);
  const touched = played.filter((row) => row.pool === pool.pool && COUNTED.includes(row.state));
  if (touched.length === 0) return { findings: [], events: [], moved: [] };
  return postRerating(changing, pool, await rerateBeginning(changing.desk, pool, { touched }));
}

async function postRerating(changing: ChangingDesk, pool: PoolRow, rerating: Rerating): Promise<RerateOutcome> {
  const persons = [...rerating.states.keys()];
  const before = await currentStates(changing.desk, pool, persons);
  const data: RatedData = {
    pool: pool.pool,
    events: rerating.events.map(({ row, ages, digest }) => ({
      event: eventId(row.event),
      ...(ages === undefined ? {} : { ages }),
      digest,
    })),
  };
  await changing.post({ kind: 'events.rated', data, memo: rerating });
  return {
    findings: rerating.findings,
    events: data.events.map(({ event }) => event),
    moved: persons
      .map((person) => ({
        person,
        before: before.get(person)?.rating ?? null,
        after: rerating.states.get(person)?.rating ?? null,
      }))
      .filter((each) => each.before !== each.after)
      .sort((a, b) => a.person - b.person),
  };
}
