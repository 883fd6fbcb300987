/** A player's standing in a pool: among all and among peers, with the highlights of the player's games. */
import { personId, personNumber } from '../../../ledger/ids.ts';
import { closedAfter } from '../../../ledger/rows/pools.ts';
import type { Desk, PersonRow } from '../../../ledger/store.ts';
import type { OpponentRecord, PoolCard, PublicPlayer } from '../card/card.ts';
import type { Calendars } from '../card/performances.ts';
import { playedBy } from '../card/played.ts';
import { publicCalendars, publicPlayer } from '../player.ts';
import type { PublicOffice } from '../public-office.ts';
import { type OwnEvent, ownEvents } from './games.ts';
import { type PlaceInGroup, placesInGroups, type Spread, spreadOfList } from './places.ts';
import {
  bestPerformances,
  type BestPerformance,
  bestWins,
  type BestWin,
  isUnbeaten,
  isWon,
  longestStreak,
  type Milestone,
  milestones,
  type Streak,
} from './records.ts';

/** A person named next to a player. */
export interface ShownOpponent {
  readonly player: string;
  /** Null: erased. */
  readonly name: string | null;
}

export interface PublicStanding {
  readonly card: PublicPlayer;
  /** Pools with something to show. */
  readonly pools: readonly PoolCard[];
  readonly pool: PoolCard;
  /** On the newest list, if the player is active there. */
  readonly list?: string;
  readonly rating?: number;
  readonly places: readonly PlaceInGroup[];
  readonly spread?: Spread;
  readonly games: number;
  readonly wins: readonly (BestWin & { readonly opponent: ShownOpponent })[];
  readonly performances: readonly BestPerformance[];
  readonly won?: Streak;
  readonly unbeaten?: Streak;
  readonly milestones: readonly Milestone[];
  /** The most frequent opponents, in all pools. */
  readonly rivals: readonly OpponentRecord[];
}

export interface StandingQuery {
  readonly player: string;
  readonly pool?: string | undefined;
}

export type StandingFound = { readonly standing: PublicStanding } | { readonly merged: string } | undefined;

const RIVALS = 8;

/** Undefined: there is no such player, the player was erased, or has nothing in any pool. */
export async function publicStanding(publicOffice: PublicOffice, query: StandingQuery): Promise<StandingFound> {
  const found = await publicPlayer(publicOffice, { player: query.player });
  if (found === undefined || 'merged' in found) return found;
  const { player: card } = found;
  const closed = await publicOffice.remember('closed pools', async (desk) =>
    (await desk.pools()).filter((pool) => closedAfter(pool) !== undefined).map(({ pool }) => pool),
  );
  const pools = card.pools.toSorted((a, b) => Number(closed.includes(a.pool)) - Number(closed.includes(b.pool)));
  const pool = pools.find((each) => each.pool === query.pool) ?? pools[0];
  if (pool === undefined) return undefined;
  const person = personNumber(card.player) as number;
  await publicOffice.pause();
  const calendars = await publicCalendars(publicOffice);
  const { events, names } = await publicOffice.look((desk) =>
    gamesIn(desk, person, pool.pool, calendars, publicOffice),
  );
  await publicOffice.pause();
  const [won, unbeaten] = [longestStreak(events, isWon), longestStreak(events, isUnbeaten)];
  return {
    standing: {
      card,
      pools,
      pool,
      ...(await placesIn(publicOffice, pool, person)),
      games: events.reduce((sum, { games }) => sum + games.length, 0),
      wins: bestWins(events).map((win) => ({ ...win, opponent: names(win.game.opponent) })),
      performances: pool.performances ? bestPerformances(events) : [],
      ...(won === undefined ? {} : { won }),
      ...(unbeaten === undefined ? {} : { unbeaten }),
      milestones: milestones(pool.points),
      rivals: card.opponents.shown.slice(0, RIVALS),
    },
  };
}

interface GamesFound {
  readonly events: readonly OwnEvent[];
  readonly names: (person: number) => ShownOpponent;
}

async function gamesIn(
  desk: Desk,
  person: number,
  pool: string,
  calendars: Calendars,
  { pause }: PublicOffice,
): Promise<GamesFound> {
  const played = await playedBy(desk, person);
  await pause();
  const events = await ownEvents(desk, person, played, calendars, pause, (row) => row.pool === pool);
  const shown = bestWins(events).map(({ game }) => game.opponent);
  const rows = new Map((await desk.persons(shown)).map((row): [number, PersonRow] => [row.person, row]));
  return { events, names: (number) => namedPlayer(number, rows.get(number)) };
}

type Placed = Pick<PublicStanding, 'list' | 'rating' | 'places' | 'spread'>;

async function placesIn(publicOffice: PublicOffice, { pool }: PoolCard, person: number): Promise<Placed> {
  const list = (await publicOffice.lists(pool)).at(-1);
  const block = list === undefined ? undefined : await publicOffice.blocks.list(pool, list.date);
  const row = block?.rowOf(person);
  if (list === undefined || block === undefined || row === undefined) return { places: [] };
  const { place, rating } = block.line(row);
  if (place === undefined) return { list: list.date, places: [] };
  return {
    list: list.date,
    rating,
    places: await placesInGroups(publicOffice, block, row),
    spread: await spreadOfList(publicOffice, block),
  };
}

const namedPlayer = (person: number, row: PersonRow | undefined): ShownOpponent => ({
  player: personId(person),
  name: row?.name ?? null,
});
