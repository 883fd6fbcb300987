/**
 * A player's card for the public: who it is, the ratings of all pools, every list and every event, and whom the player has
 * met. No day of birth, no licences. It costs by what the player has played, whatever the size of the office.
 */
import { personId, personNumber } from '../../ledger/ids.ts';
import { type Desk, NUMBERS, type NumberKind, type PersonRow } from '../../ledger/store.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { standingOf } from '../project/present.ts';
import { erasedBy, factsNow } from '../project/registry.ts';
import { cardOf } from '../registry/card.ts';
import { leadOn } from '../registry/find.ts';
import type { Identity } from '../registry/identity.ts';
import { opponentsOf } from './card/opponents.ts';
import { type Calendars, performancesOf, withPerformances } from './card/performances.ts';
import { completed } from './card/places.ts';
import { type Played, playedBy } from './card/played.ts';
import { poolCard } from './card/pool-card.ts';
import { sheetsOf } from './card/sheets.ts';
import { isKeptFromSearch, todayAt } from './minors.ts';
import type { PublicOffice } from './public-office.ts';
import type { Pause } from '../slices.ts';

/** One event in one pool. Half points; hundredths of a point before rounding. */
export interface EventPlayed {
  readonly event: string;
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
  /** Rated games, and what was scored in them. */
  readonly games: number;
  readonly halfPoints: number;
  readonly before: number | null;
  /** Pools that rate at once: the rating after it. */
  readonly after: number | null;
  readonly change: number | null;
  readonly k: number | null;
  /** Chess only, and only of games against rated opponents. */
  readonly performance: number | null;
  /** It is the corrected report of an event that counted before: the numbers are the difference to that one. */
  readonly correction?: true;
}

/** What the chart shows: a rating that holds from a day on, and the events that it comes from. */
export interface RatingPoint {
  readonly date: string;
  /** Null: not rated on it. */
  readonly rating: number | null;
  readonly inactive?: true;
  /** Names of events. */
  readonly events: readonly string[];
}

/** A list, and what led from the one before to it. Null as date: since the last list. */
export interface ListStep {
  readonly date: string | null;
  readonly rating: number | null;
  /** In whole points; null where there was no rating before, or is none now. */
  readonly change: number | null;
  readonly games: number;
  readonly inactive?: true;
  readonly delisted?: true;
  /** Brought in from elsewhere. */
  readonly opening?: true;
  readonly unsettled?: true;
  readonly events: readonly EventPlayed[];
}

/** Among the active of the newest list; equal ratings share a place. */
export interface Place {
  readonly place: number;
  readonly of: number;
  readonly federation?: { readonly federation: string; readonly place: number; readonly of: number };
  readonly club?: { readonly club: string; readonly place: number; readonly of: number };
}

export interface PoolCard {
  readonly pool: string;
  readonly family: Family;
  readonly name: string;
  readonly calendar: 'monthly' | 'at-once';
  /** The newest list of the pool on which the player stands; absent before the first. */
  readonly list?: string;
  readonly rating: number | null;
  /** To the list before; in pools that rate at once, that of the last event. */
  readonly change: number | null;
  readonly k: number | null;
  /** Rated games in all, and those that the newest list counted. */
  readonly games: number;
  readonly lastGames: number;
  readonly peak: number | null;
  readonly inactive?: true;
  readonly delisted?: true;
  readonly unsettled?: true;
  /** ORR: what is missing until the rating is settled. */
  readonly missing?: { readonly games: number; readonly events: number };
  /** Go: the grade, and how often a higher one was reached. */
  readonly grade?: string;
  readonly marks?: readonly { readonly grade: string; readonly times: number }[];
  readonly place?: Place;
  /** Unofficial: with events that are on no list yet. */
  readonly live?: { readonly rating: number | null; readonly games: number; readonly events: readonly EventPlayed[] };
  /** All of them, the oldest first. */
  readonly points: readonly RatingPoint[];
  /** Lists on which something happened, the newest first; a page of them. */
  readonly steps: readonly ListStep[];
  readonly pages: Pages;
}

/** Which page of how many, from 1. */
export interface Pages {
  readonly page: number;
  readonly of: number;
}

export interface Opponent {
  readonly player: string;
  /** Null: erased. */
  readonly name: string | null;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** 2. § of the MSSZ rules, as far as the public may see it. */
export interface PublicSheets {
  readonly left: {
    readonly komir: string;
    readonly rating?: number;
    readonly fide?: string;
    readonly club?: string;
    readonly guestClub?: string;
    readonly strengthOrder?: { readonly club: string; readonly number: number };
  };
  /** Who has no FIDE number has none. */
  readonly right?: {
    readonly fide: string;
    readonly list: string;
    readonly rating?: number;
    readonly title?: string;
    /** Games of the period. */
    readonly games: number;
    readonly status: 'active' | 'inactive';
    readonly k?: number;
  };
}

export interface PublicPlayer {
  readonly player: string;
  /** Null: erased. Then there is nothing else. */
  readonly name: string | null;
  readonly birthYear?: number;
  readonly sex?: string;
  readonly federation?: string;
  readonly title?: string;
  readonly titles?: Identity['titles'];
  readonly numbers: Readonly<Partial<Record<NumberKind, string>>>;
  readonly club?: string;
  readonly guestClub?: string;
  readonly deceased?: true;
  /** Not for search engines: who may be under 18, and who asked for it. */
  readonly isPrivate: boolean;
  readonly sheets?: PublicSheets;
  /** The one played in last comes first. */
  readonly pools: readonly PoolCard[];
  /** Whom the player met most comes first; a page of them. */
  readonly opponents: { readonly all: number; readonly pages: Pages; readonly shown: readonly Opponent[] };
}

/** A merged id leads on. */
export type PlayerFound = { readonly player: PublicPlayer } | { readonly merged: string } | undefined;

export interface PlayerAsked {
  readonly player: string;
  /** Pages from 1: of the opponents, and of the lists of one pool. */
  readonly opponents?: number;
  readonly history?: { readonly pool: string; readonly page: number };
}

const ONE_PAGE: Pages = { page: 1, of: 1 };

/** Only ids are in addresses, not numbers of federations. */
export async function publicPlayer(open: PublicOffice, asked: PlayerAsked): Promise<PlayerFound> {
  const number = personNumber(asked.player);
  if (number === undefined) return undefined;
  const calendars = await open.remember('calendars', calendarsOf);
  const found = await open.look(async (desk) => {
    const [row] = await desk.persons([number]);
    if (row === undefined) return undefined;
    if (row.mergedInto !== null) return { merged: personId((await leadOn(desk, row)).person) };
    const today = await todayAt(desk, open.office);
    return { row, player: await cardFor(desk, row, asked, { ...calendars, today }, open.pause) };
  });
  if (found === undefined || 'merged' in found) return found;
  const pools: PoolCard[] = [];
  for (const card of found.player.pools) {
    await open.pause();
    pools.push(await completed(open, found.row, card));
  }
  return { player: { ...found.player, pools } };
}

const calendarsOf = async (desk: Desk): Promise<Calendars> => ({
  pools: await desk.pools(),
  lists: (await desk.lists()).toSorted((a, b) => (a.date < b.date ? -1 : 1)),
});

async function cardFor(
  desk: Desk,
  row: PersonRow,
  asked: PlayerAsked,
  calendars: Calendars & { readonly today: string },
  pause: Pause,
): Promise<PublicPlayer> {
  const player = personId(row.person);
  if (erasedBy(row) !== undefined) {
    return {
      player,
      name: null,
      numbers: {},
      isPrivate: true,
      pools: [],
      opponents: { all: 0, pages: ONE_PAGE, shown: [] },
    };
  }
  const facts = factsNow(row);
  const identity = (await cardOf(desk, row))?.identity ?? {};
  const { titles, club, guestClub } = identity;
  const played = await playedBy(desk, row.person);
  await pause();
  const pools = await poolCards(desk, row.person, played, asked, calendars, pause);
  await pause();
  const sheets = sheetsOf(row, identity, pools);
  return {
    player,
    name: row.name,
    ...(row.birthYear === null || row.initials === true ? {} : { birthYear: row.birthYear }),
    ...(row.sex === null ? {} : { sex: row.sex }),
    ...(row.federation === null ? {} : { federation: row.federation }),
    ...(row.title === null ? {} : { title: row.title }),
    ...(titles === undefined ? {} : { titles }),
    ...(club === undefined ? {} : { club }),
    ...(guestClub === undefined ? {} : { guestClub }),
    ...(facts.deceased === undefined ? {} : { deceased: true }),
    numbers: Object.fromEntries(NUMBERS.flatMap((kind) => (row[kind] === null ? [] : [[kind, row[kind]]]))),
    isPrivate: isKeptFromSearch(row, calendars.today),
    ...(sheets === undefined ? {} : { sheets }),
    pools,
    opponents: await opponentsOf(desk, row.person, played, asked.opponents ?? 1),
  };
}

async function poolCards(
  desk: Desk,
  person: number,
  played: Played,
  { history }: PlayerAsked,
  { pools, lists }: Calendars,
  pause: Pause,
): Promise<readonly PoolCard[]> {
  const { rows, results } = played;
  const standings = new Map((await desk.standingsOf(person)).map((row) => [row.list, row]));
  const cards: PoolCard[] = [];
  for (const pool of pools) {
    const [present] = await desk.present(pool.pool, [person]);
    const card = poolCard(
      pool,
      {
        lists: lists.filter((list) => list.pool === pool.pool),
        standings,
        present: present === undefined ? undefined : standingOf(present),
        rows: rows.filter((row) => row.pool === pool.pool),
        results,
      },
      history?.pool === pool.pool ? history.page : 1,
    );
    if (card !== undefined) cards.push(card);
    await pause();
  }
  const performances = await performancesOf(desk, person, played, cards, { pools, lists });
  return cards
    .map((card) => withPerformances(card, performances))
    .toSorted((a, b) => (lastPlayed(a) > lastPlayed(b) ? -1 : 1));
}

const lastPlayed = ({ points }: PoolCard): string =>
  points.reduce((last, { date, events }) => (events.length > 0 ? date : last), '');
