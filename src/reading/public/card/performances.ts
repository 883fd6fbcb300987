/** The performance in each event that a card shows. */
import { eventId } from '../../../ledger/ids.ts';
import type { Desk, EventRow, ListRow, PoolRow } from '../../../ledger/store.ts';
import { listFor } from '../../../rating/in-force.ts';
import { familyRules } from '../../../rulebooks/office-rules.ts';
import { isCorrection } from '../../../ledger/rows/events.ts';
import { byPerson, ratingAtStart } from '../at-start.ts';
import { performanceAgainst } from '../performance.ts';
import type { PoolCard } from './card.ts';
import { gamesPlayed, type PlayerEvents, type PlayedReport } from './played.ts';
import { grouped } from '../../../core/grouped.ts';

/** Lists by date. */
export interface Calendars {
  readonly pools: readonly PoolRow[];
  readonly lists: readonly ListRow[];
}

/** Events whose opponents have ratings, in pools whose rulebook has performances. */
export async function performancesOf(
  desk: Desk,
  person: number,
  { rows, reports }: PlayerEvents,
  cards: readonly PoolCard[],
  { pools, lists }: Calendars,
): Promise<ReadonlyMap<string, number>> {
  const shown = new Set(
    cards
      .filter(({ performances }) => performances)
      .flatMap(({ steps }) => steps.flatMap(({ events }) => events.map(({ event }) => event))),
  );
  const wanted = rows.filter((row) => shown.has(eventId(row.event)) && !isCorrection(row));
  const played = playedEvents(person, wanted, reports, { pools, lists });
  const entered = grouped(await desk.ratingsIn(wanted.map(({ event }) => event)), ({ event }) => event);
  const listed = grouped(await desk.ratingsOn(played.flatMap(opponentsListed)), ({ list }) => list);
  const performances = new Map<string, number>();
  for (const { row, pool, list, games } of played) {
    const ratingOf = ratingAtStart(
      pool,
      byPerson(list === undefined ? [] : (listed.get(list) ?? [])),
      byPerson(entered.get(row.event) ?? []),
    );
    const scored = games.map(({ opponent, halfPoints }) => ({ rating: ratingOf(opponent), halfPoints }));
    const performance = performanceAgainst(row.edition, scored);
    if (performance !== undefined) performances.set(eventId(row.event), performance);
  }
  return performances;
}

/** For many players: reads what their performances need in two calls, for a desk that remembers it. */
export async function askForRatings(
  desk: Desk,
  all: ReadonlyMap<number, PlayerEvents>,
  calendars: Calendars,
): Promise<void> {
  const known = new Set(
    calendars.pools.filter(({ family }) => familyRules(family).performance !== undefined).map(({ pool }) => pool),
  );
  const played = [...all].flatMap(([person, { rows, reports }]) =>
    playedEvents(
      person,
      rows.filter((row) => known.has(row.pool) && !isCorrection(row)),
      reports,
      calendars,
    ),
  );
  await desk.ratingsIn([...new Set(played.map(({ row }) => row.event))]);
  await desk.ratingsOn(played.flatMap(opponentsListed));
}

function playedEvents(
  person: number,
  rows: readonly EventRow[],
  reports: PlayerEvents['reports'],
  { pools, lists }: Calendars,
): readonly PlayedEvent[] {
  return rows.map((row) => {
    const { games, persons } = reports.get(row.event) as PlayedReport;
    const pool = pools.find((each) => each.pool === row.pool) as PoolRow;
    const ofPool = lists.filter((list) => list.pool === row.pool);
    return { row, pool, list: listFor(ofPool, { row })?.list, games: [...gamesPlayed(games, persons, person)] };
  });
}

export const withPerformances = (card: PoolCard, performances: ReadonlyMap<string, number>): PoolCard => ({
  ...card,
  steps: card.steps.map((step) => ({
    ...step,
    events: step.events.map((event) => ({ ...event, performance: performances.get(event.event) ?? null })),
  })),
});

interface PlayedEvent {
  readonly row: EventRow;
  readonly pool: PoolRow;
  /** The list in force on the first day, in pools with lists. */
  readonly list: number | undefined;
  readonly games: readonly { readonly opponent: number; readonly halfPoints: number }[];
}

const opponentsListed = ({
  list,
  games,
}: PlayedEvent): readonly { readonly list: number; readonly person: number }[] =>
  list === undefined ? [] : games.map(({ opponent }) => ({ list, person: opponent }));
