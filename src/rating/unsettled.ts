/** ORR's star: players with an unsettled rating before an event, and after it. Other rulebooks have no such ratings. */
import type { Desk, EventRow, PoolRow, ResultRow } from '../ledger/store.ts';
import { familyRules } from '../rulebooks/office-rules.ts';
import { eventKey, stateAfter, Timelines } from './timeline.ts';

export interface Unsettled {
  readonly unsettledBefore?: true;
  readonly unsettled?: true;
}

/** `result`: the effect of the event on the person; absent where it does not count. */
export type UnsettledAt = (row: EventRow, person: number, result: ResultRow | undefined) => Unsettled;

const NOBODY: UnsettledAt = () => ({});

/** Of these persons, at any event of the pool. */
export async function unsettledAt(desk: Desk, pool: PoolRow, persons: readonly number[]): Promise<UnsettledAt> {
  if (persons.length === 0 || familyRules(pool.family).unsettled === undefined) return NOBODY;
  const timelines = await Timelines.of(desk, pool);
  await timelines.load(persons);
  return unsettledIn(pool, timelines);
}

/** For the persons that have been loaded by then. */
export function unsettledIn({ family }: PoolRow, timelines: Timelines): UnsettledAt {
  if (familyRules(family).unsettled === undefined) return NOBODY;
  return (row, person, result) => ({
    ...(timelines.before(person, eventKey(row))?.unsettled === true ? { unsettledBefore: true } : {}),
    ...(result !== undefined && stateAfter(result)?.unsettled === true ? { unsettled: true } : {}),
  });
}
