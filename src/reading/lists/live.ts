/** Ratings between two lists. Nobody has published them: they are marked as unofficial wherever they are shown. */
import { eventId, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow, PoolRow } from '../../ledger/store.ts';
import type { EditionId, PlayerResult } from '../../rulebooks/rulebook.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { findPlayer } from '../../desk/registry/find.ts';
import { isCorrection } from '../../ledger/rows/events.ts';
import { correctionsAhead, correctionsFor, withHistory } from '../../rating/corrected-players.ts';
import { editionOfList, parseListMonth } from '../../rating/period.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import { rateSomePlayers } from '../../rating/some-players.ts';
import { currentStates, isPeriodicPool, listsOf } from '../../rating/states.ts';

export interface LiveRating {
  readonly player: string;
  /** Absent where the person was erased. */
  readonly name?: string;
  readonly pool: string;
  readonly unofficial: true;
  /** Date of the last list; null before the first. */
  readonly list: string | null;
  /** On the last list. */
  readonly before: number | null;
  readonly rating: number | null;
  readonly games: number;
  /** Accepted since the last list; of a continuous pool none, for there they count already. */
  readonly events: readonly string[];
}

/** What the events that wait for the same list would give one of their players. */
export interface RatedAhead {
  /** On the last list. */
  readonly before: number | null;
  readonly rating: number | null;
  readonly games: number;
}

/** Everybody in some events that wait for the same list and are not corrected reports, as if they had played in no others. */
export async function rateAhead(
  desk: Desk,
  pool: PoolRow,
  events: readonly EventRow[],
): Promise<ReadonlyMap<number, RatedAhead>> {
  const persons = [...new Set((await desk.entrantsOf(events.map(({ event }) => event))).map(({ person }) => person))];
  const last = (await listsOf(desk, pool.pool)).at(-1);
  const onList = new Map(
    last === undefined ? [] : (await desk.standings(last.list, persons)).map((row) => [row.person, row.rating]),
  );
  const states = await currentStates(desk, pool, persons);
  const month = parseListMonth(events[0]?.listDate as string) as number;
  const { result } = await rateSomePlayers(desk, pool, {
    month,
    events,
    baseOf: (person) => states.get(person)?.rating ?? null,
    stateOf: (person) => states.get(person),
    edition: editionOfList(pool, [], month) as EditionId,
  });
  return new Map(
    persons.flatMap((person) => {
      const own = result.players[personId(person)] as (PlayerResult & { readonly n: number }) | undefined;
      return own === undefined
        ? []
        : [[person, { before: onList.get(person) ?? null, rating: own.after, games: own.n }] as const];
    }),
  );
}

/** Only the events of that player are rated. */
export async function liveRating(
  office: Office,
  asked: { readonly player: string; readonly pool: string },
): Promise<Outcome<LiveRating>> {
  return readOffice(office, async (desk) => {
    const pool: PoolRow | undefined = await desk.pool(asked.pool);
    if (pool === undefined) return refused(registryFinding('pool.unknown', { pool: asked.pool }));
    const found = await findPlayer(desk, asked.player);
    if (found.person === undefined) return { findings: found.findings };
    const { person, name } = found.person;
    const last = (await listsOf(desk, pool.pool)).at(-1);
    const [onList] = last === undefined ? [] : await desk.standings(last.list, [person]);
    const present = (await currentStates(desk, pool, [person])).get(person);
    const live = {
      player: personId(person),
      ...(name === null ? {} : { name }),
      pool: pool.pool,
      unofficial: true as const,
      list: last?.date ?? null,
      before: onList?.rating ?? null,
      rating: present?.rating ?? null,
      games: 0,
      events: [],
    };
    const findings = [
      ...found.findings,
      listFinding('lists.unofficial', { pool: pool.pool, date: last?.date ?? null }, 'note'),
    ];
    const mine = await desk.eventsOf([person]);
    const ahead = mine.filter((row) => row.pool === pool.pool && row.state === 'accepted' && row.listDate !== null);
    const events = ahead.filter((row) => !isCorrection(row));
    const corrections = isPeriodicPool(pool) ? await correctionsAhead(desk, pool, person) : [];
    const all = [...events, ...corrections.map(({ row }) => row)];
    if (!isPeriodicPool(pool) || all.length === 0) return { value: live, findings };
    const entrants = await desk.entrantsOf(events.map(({ event }) => event));
    const persons = new Set([person, ...entrants.map((each) => each.person)]);
    const states = await currentStates(desk, pool, [...persons]);
    const month = Math.max(...all.map(({ listDate }) => parseListMonth(listDate as string) as number));
    const [corrected] = corrections;
    const { result } = await rateSomePlayers(desk, pool, {
      month,
      events,
      baseOf: (each) =>
        each === person && corrected !== undefined ? corrected.before : (states.get(each)?.rating ?? null),
      stateOf: (each) => (each === person ? withHistory(states.get(each), corrections) : states.get(each)),
      corrections: correctionsFor(person, corrections),
      edition: editionOfList(pool, [], month) as EditionId,
    });
    const own = result.players[personId(person)] as PlayerResult & { readonly n: number };
    return {
      value: { ...live, rating: own.after, games: own.n, events: all.map(({ event }) => eventId(event)) },
      findings,
    };
  });
}
