/**
 * Continuous pools after a change that is no event: persons were joined or parted, or standings came in for a day before
 * events that are rated already. What follows is rated again, and shown.
 */
import type { Finding } from '../../core/finding.ts';
import { personId } from '../../ledger/ids.ts';
import type { ListRow, PoolRow } from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import type { ChangingDesk } from '../change.ts';
import { dateOfList } from '../../ledger/rows/standings.ts';
import { type Moved, rateAfter, type RatedFrom, rateEventsOf } from './post-rerating.ts';
import { say } from '../findings/lists.ts';
import { currentStates, isPeriodic } from '../../rating/states.ts';
import { openingKey } from '../../rating/timeline.ts';

export interface MovedStanding {
  readonly pool: string;
  readonly player: string;
  readonly was: number | null;
  readonly now: number | null;
}

export interface RatedAgain {
  /** Ids of the events, in their order. */
  readonly events: readonly string[];
  readonly standings: readonly MovedStanding[];
  readonly findings: readonly Finding[];
}

/** Joins or parts persons, and rates again what they played. */
export async function ratedAgain(
  changing: ChangingDesk,
  persons: readonly number[],
  carryOut: () => Promise<unknown>,
): Promise<RatedAgain> {
  const { desk } = changing;
  const pools = (await desk.pools()).filter((pool) => !isPeriodic(pool));
  const before: ReadonlyMap<number, State>[] = [];
  for (const pool of pools) before.push(await currentStates(desk, pool, persons));
  await carryOut();
  const all: RatedAgain[] = [];
  for (const [place, pool] of pools.entries()) {
    const { events, moved, findings } = await rateEventsOf(changing, pool, persons);
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

/** Rates again what follows standings that have just come in. */
export async function ratedAfterBrought(
  changing: ChangingDesk,
  pool: PoolRow,
  as: string,
  persons: readonly number[],
): Promise<RatedAgain> {
  if (isPeriodic(pool)) return together([]);
  const list = (await changing.desk.list(pool.pool, dateOfList(as))) as ListRow;
  return shown(pool, await rateAfter(changing, pool, openingKey(list), persons));
}

const standing =
  ({ pool }: PoolRow) =>
  ({ person, before, after }: Moved): MovedStanding => ({ pool, player: personId(person), was: before, now: after });

const shown = (pool: PoolRow, { events, moved, findings }: RatedFrom): RatedAgain => ({
  events,
  standings: moved.map(standing(pool)),
  findings: [
    ...(events.length === 0
      ? []
      : [say('lists.rated-again', { pool: pool.pool, events: events.length, players: moved.length }, 'note')]),
    // an event that is rated already stays rated
    ...findings.filter(({ weight }) => weight === 'warn'),
  ],
});

const together = (all: readonly RatedAgain[]): RatedAgain => ({
  events: all.flatMap(({ events }) => events),
  standings: all.flatMap(({ standings }) => standings),
  findings: all.flatMap(({ findings }) => findings),
});
