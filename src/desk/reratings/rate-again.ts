/**
 * Continuous pools after a change that is no event: persons were merged or split, or standings were imported for a day
 * before events that are rated already. The affected events are rated again, and shown.
 */
import type { Finding } from '../../core/finding.ts';
import { personId } from '../../ledger/ids.ts';
import type { ListRow, PoolRow } from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import type { ChangingDesk } from '../change.ts';
import { dateOfList } from '../../ledger/rows/standings.ts';
import { type MovedRating, rerateAfter, type RerateOutcome, rerateEventsOf } from './post-rerating.ts';
import { listFinding } from '../findings/lists.ts';
import { currentStates, isPeriodicPool } from '../../rating/states.ts';
import { openingKey } from '../../rating/timeline.ts';

export interface StandingChange {
  readonly pool: string;
  readonly player: string;
  readonly was: number | null;
  readonly now: number | null;
}

export interface RerateSummary {
  /** Ids of the events, in order. */
  readonly events: readonly string[];
  readonly standings: readonly StandingChange[];
  readonly findings: readonly Finding[];
}

/** Merges or splits persons, and rates their events again. */
export async function rerateAround(
  changing: ChangingDesk,
  persons: readonly number[],
  carryOut: () => Promise<unknown>,
): Promise<RerateSummary> {
  const { desk } = changing;
  const pools = (await desk.pools()).filter((pool) => !isPeriodicPool(pool));
  const before: ReadonlyMap<number, State>[] = [];
  for (const pool of pools) before.push(await currentStates(desk, pool, persons));
  await carryOut();
  const all: RerateSummary[] = [];
  for (const [place, pool] of pools.entries()) {
    const { events, moved, findings } = await rerateEventsOf(changing, pool, persons);
    const after = await currentStates(desk, pool, persons);
    const own = persons.map((person) => ({
      person,
      before: before[place]?.get(person)?.rating ?? null,
      after: after.get(person)?.rating ?? null,
    }));
    const others = moved.filter(({ person }) => !persons.includes(person));
    const both = [...own.filter((each) => each.before !== each.after), ...others];
    all.push(shown(pool, { events, findings, moved: both }));
  }
  return together(all);
}

/** Rates the events after imported standings again. */
export async function ratedAfterBrought(
  changing: ChangingDesk,
  pool: PoolRow,
  as: string,
  persons: readonly number[],
): Promise<RerateSummary> {
  if (isPeriodicPool(pool)) return together([]);
  const list = (await changing.desk.list(pool.pool, dateOfList(as))) as ListRow;
  return shown(pool, await rerateAfter(changing, pool, openingKey(list), persons));
}

const standing =
  ({ pool }: PoolRow) =>
  ({ person, before, after }: MovedRating): StandingChange => ({
    pool,
    player: personId(person),
    was: before,
    now: after,
  });

const shown = (pool: PoolRow, { events, moved, findings }: RerateOutcome): RerateSummary => ({
  events,
  standings: moved.map(standing(pool)),
  findings: [
    ...(events.length === 0
      ? []
      : [listFinding('lists.rated-again', { pool: pool.pool, events: events.length, players: moved.length }, 'note')]),
    // an event that is rated already stays rated
    ...findings.filter(({ weight }) => weight === 'warn'),
  ],
});

const together = (all: readonly RerateSummary[]): RerateSummary => ({
  events: all.flatMap(({ events }) => events),
  standings: all.flatMap(({ standings }) => standings),
  findings: all.flatMap(({ findings }) => findings),
});
