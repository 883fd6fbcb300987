/**
 * A player's card for the public: who it is, the ratings of all pools, every list and every event, and whom the player has
 * met. No day of birth, no licences. It costs by what the player has played, whatever the size of the office.
 */
import { HALF_POINTS, isPlayed, RESULTS, type Result } from '../../core/game.ts';
import { type Step, Why } from '../../core/reasons.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import {
  type Desk,
  type EnteredRating,
  type EventRow,
  FLAGS,
  type ListRow,
  NUMBERS,
  type NumberKind,
  type PersonRow,
  type PoolRow,
  type ResultRow,
  type StandingRow,
} from '../../ledger/store.ts';
import { performanceRating } from '../../rulebooks/fide/calculators.ts';
import type { OrrRules } from '../../rulebooks/orr/reasons.ts';
import { isSettled } from '../../rulebooks/orr/newcomers.ts';
import type { EditionId, Family } from '../../rulebooks/rulebook.ts';
import type { Office } from '../change.ts';
import { GAME_NUMBERS } from '../content.ts';
import { liveRating } from '../lists/live.ts';
import { isPeriodic } from '../lists/states.ts';
import { COUNTED, eventKey } from '../lists/timeline.ts';
import { eventData, isCorrection } from '../project/events.ts';
import { standingOf } from '../project/present.ts';
import { erasedBy, factsNow } from '../project/registry.ts';
import { openingOf } from '../project/standings.ts';
import { cardOf } from '../registry/card.ts';
import { leadOn } from '../registry/find.ts';
import type { Identity } from '../registry/identity.ts';
import { dayIn } from '../time-zone.ts';
import { byPerson, listedAtStart, ratingAtStart } from './at-start.ts';
import type { ListBlock, ListFilter, Rows } from './list-block.ts';
import type { PublicOffice } from './public-office.ts';

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
  /** Not for search engines: who may be under 16, and who asked for it. */
  readonly isPrivate: boolean;
  readonly sheets?: PublicSheets;
  /** The one played in last comes first. */
  readonly pools: readonly PoolCard[];
  /** Whom the player met most comes first; a page of them. */
  readonly opponents: { readonly all: number; readonly pages: Pages; readonly shown: readonly Opponent[] };
}

/** A merged id leads on. */
export type PlayerFound = { readonly player: PublicPlayer } | { readonly merged: string } | undefined;

const OPPONENTS_ON_PAGE = 20;
const STEPS_ON_PAGE = 24;

/** From this age on a card may be found by search engines. */
const OF_AGE = 16;

/** Whether somebody may be under 16 on a day, going by the year alone; of whom no year is known, nobody can say. */
export const mayBeChild = (birthYear: number | undefined, today: string): boolean =>
  birthYear === undefined || Number(today.slice(0, 4)) - birthYear <= OF_AGE;

export interface PlayerAsked {
  readonly player: string;
  /** Pages from 1: of the opponents, and of the lists of one pool. */
  readonly opponents?: number;
  readonly history?: { readonly pool: string; readonly page: number };
}

const ONE_PAGE: Pages = { page: 1, of: 1 };

/** The page that was asked for; the last where there are fewer. */
function pageOf<T>(
  all: readonly T[],
  size: number,
  asked: number,
): { readonly shown: readonly T[]; readonly pages: Pages } {
  const of = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(of, Math.max(1, asked));
  return { shown: all.slice((page - 1) * size, page * size), pages: { page, of } };
}

/** Only ids are in addresses, not numbers of federations. */
export async function publicPlayer(open: PublicOffice, asked: PlayerAsked): Promise<PlayerFound> {
  const number = personNumber(asked.player);
  if (number === undefined) return undefined;
  const found = await open.look(async (desk) => {
    const [row] = await desk.persons([number]);
    if (row === undefined) return undefined;
    if (row.mergedInto !== null) return { merged: personId((await leadOn(desk, row)).person) };
    return { row, player: await cardFor(desk, row, asked, await todayOf(desk, open.office)) };
  });
  if (found === undefined || 'merged' in found) return found;
  const pools: PoolCard[] = [];
  for (const card of found.player.pools) pools.push(await completed(open, found.row, card));
  return { player: { ...found.player, pools } };
}

async function todayOf(desk: Desk, { clock }: Office): Promise<string> {
  return dayIn((await desk.office())?.timeZone ?? 'UTC', clock());
}

async function cardFor(desk: Desk, row: PersonRow, asked: PlayerAsked, today: string): Promise<PublicPlayer> {
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
  const pools = await poolCards(desk, row.person, played, asked);
  const sheets = sheetsOf(row, identity, pools);
  return {
    player,
    name: row.name,
    ...(row.birthYear === null ? {} : { birthYear: row.birthYear }),
    ...(row.sex === null ? {} : { sex: row.sex }),
    ...(row.federation === null ? {} : { federation: row.federation }),
    ...(row.title === null ? {} : { title: row.title }),
    ...(titles === undefined ? {} : { titles }),
    ...(club === undefined ? {} : { club }),
    ...(guestClub === undefined ? {} : { guestClub }),
    ...(facts.deceased === undefined ? {} : { deceased: true }),
    numbers: Object.fromEntries(NUMBERS.flatMap((kind) => (row[kind] === null ? [] : [[kind, row[kind]]]))),
    isPrivate: facts.private !== undefined || mayBeChild(facts.birthYear, today),
    ...(sheets === undefined ? {} : { sheets }),
    pools,
    opponents: await opponentsOf(desk, row.person, played, asked.opponents ?? 1),
  };
}

/** What a player took part in, in the order of time: only what counts, or will. */
interface Played {
  readonly rows: readonly EventRow[];
  readonly results: ReadonlyMap<number, ResultRow>;
  readonly reports: ReadonlyMap<number, Report>;
}

async function playedBy(desk: Desk, person: number): Promise<Played> {
  const rows = (await desk.eventsOf(person))
    .filter(({ state }) => COUNTED.includes(state) || state === 'accepted')
    .map((row) => ({ row, key: eventKey(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);
  return {
    rows,
    results: new Map((await desk.resultsOf([person])).map((result) => [result.event, result])),
    reports: await reportsOf(desk, rows),
  };
}

const byDate = (a: ListRow, b: ListRow): number => (a.date < b.date ? -1 : 1);

async function poolCards(
  desk: Desk,
  person: number,
  played: Played,
  { history }: PlayerAsked,
): Promise<readonly PoolCard[]> {
  const { rows, results } = played;
  const [pools, lists] = [await desk.pools(), (await desk.lists()).toSorted(byDate)];
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
  }
  const performances = await performancesOf(desk, person, played, cards, { pools, lists });
  return cards
    .map((card) => withPerformances(card, performances))
    .toSorted((a, b) => (lastPlayed(a) > lastPlayed(b) ? -1 : 1));
}

const lastPlayed = ({ points }: PoolCard): string =>
  points.reduce((last, { date, events }) => (events.length > 0 ? date : last), '');

interface InPool {
  readonly lists: readonly ListRow[];
  readonly standings: ReadonlyMap<number, StandingRow>;
  readonly present: Omit<StandingRow, 'person'> | undefined;
  readonly rows: readonly EventRow[];
  readonly results: ReadonlyMap<number, ResultRow>;
}

interface Rest {
  readonly rank?: string;
  readonly reached?: Readonly<Record<string, number>>;
  readonly unsettled?: true;
  readonly history?: readonly { readonly games: number; readonly halfPoints: number }[];
}

const restOf = ({ rest }: Pick<StandingRow, 'rest'>): Rest => (rest === null ? {} : (JSON.parse(rest) as Rest));

const has = ({ flags }: Pick<StandingRow, 'flags'>, flag: number): boolean => (flags & flag) !== 0;

function poolCard(pool: PoolRow, inPool: InPool, page: number): PoolCard | undefined {
  const periodic = isPeriodic(pool);
  const all = listSteps(inPool, periodic);
  const last = inPool.lists.at(-1);
  const listed = last === undefined ? undefined : inPool.standings.get(last.list);
  const row = periodic ? listed : (inPool.present ?? listed);
  const accepted = periodic ? inPool.rows.filter(({ state }) => state === 'accepted') : [];
  if (all.length === 0 && row === undefined && accepted.length === 0) return undefined;
  const rest = row === undefined ? {} : restOf(row);
  const marks = Object.entries(rest.reached ?? {}).map(([grade, times]) => ({ grade, times }));
  const { shown, pages } = pageOf(all.filter(isEventful).toReversed(), STEPS_ON_PAGE, page);
  return {
    pool: pool.pool,
    family: pool.family,
    name: pool.name,
    calendar: periodic ? 'monthly' : 'at-once',
    ...(last === undefined || listed === undefined ? {} : { list: last.date }),
    rating: row?.rating ?? null,
    change: (periodic ? all.at(-1)?.change : pointsOf(all.findLast(hasEvents)?.events.at(-1)?.change)) ?? null,
    k: row?.k ?? null,
    games: row?.total ?? 0,
    lastGames: listed?.games ?? 0,
    peak: row?.peak ?? null,
    ...(row !== undefined && has(row, FLAGS.inactive) ? { inactive: true } : {}),
    ...(row !== undefined && row.rating === null && all.some(({ delisted }) => delisted === true)
      ? { delisted: true }
      : {}),
    ...(rest.unsettled === true ? { unsettled: true, missing: missingOf(rest) } : {}),
    ...(rest.rank === undefined ? {} : { grade: rest.rank }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(accepted.length === 0
      ? {}
      : { live: { rating: null, games: 0, events: accepted.map((event) => eventPlayed(event, inPool)) } }),
    points: periodic ? listPoints(all) : eventPoints(all),
    steps: shown,
    pages,
  };
}

const hasEvents = ({ events }: ListStep): boolean => events.length > 0;

/** Whether there is anything to say of a list; what only goes on is not told again. */
const isEventful = (step: ListStep, place: number, all: readonly ListStep[]): boolean =>
  hasEvents(step) ||
  (step.change ?? 0) !== 0 ||
  step.opening === true ||
  place === 0 ||
  step.inactive !== all[place - 1]?.inactive ||
  step.rating !== all[place - 1]?.rating;

const listPoints = (steps: readonly ListStep[]): readonly RatingPoint[] =>
  steps.map(({ date, rating, inactive, events }) => ({
    date: date as string,
    rating,
    ...(inactive === true ? { inactive } : {}),
    events: events.map(({ name }) => name),
  }));

/** Where events count at once, the rating changes with each; lists only say how it stands. */
const eventPoints = (steps: readonly ListStep[]): readonly RatingPoint[] =>
  steps
    .flatMap(({ date, rating, events }) => [
      ...events.flatMap(({ end, after, name }) => (end === null ? [] : [{ date: end, rating: after, events: [name] }])),
      ...(date === null ? [] : [{ date, rating, events: [] }]),
    ])
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** Whole points of a pool that rounds every event. */
const pointsOf = (hundredths: number | null | undefined): number | null =>
  hundredths === null || hundredths === undefined ? null : Math.round(hundredths / 100);

/** ORR 2: eleven games in two events, from that of the first rating on. */
function missingOf({ history = [] }: Rest): { readonly games: number; readonly events: number } {
  const why = new Why<OrrRules>();
  isSettled(
    history.reduce((sum, { games }) => sum + games, 0),
    history.length,
    why,
  );
  const { gamesNeeded = 0, eventsNeeded = 0 } = (why.steps[0] as Step).given as Partial<OrrRules['unsettled']['given']>;
  return { games: gamesNeeded, events: eventsNeeded };
}

/** By date, and at the end what came since the last list. */
function listSteps(inPool: InPool, periodic: boolean): readonly ListStep[] {
  const { lists, standings, rows } = inPool;
  const byList = new Map<string | null, EventRow[]>();
  for (const row of rows) {
    if (row.state === 'accepted') continue;
    const date = row.state === 'published' ? row.listDate : null;
    byList.set(date, [...(byList.get(date) ?? []), row]);
  }
  const steps: ListStep[] = [];
  let before: number | null = null;
  for (const list of lists) {
    const row = standings.get(list.list);
    const events = byList.get(list.date) ?? [];
    if (row === undefined && events.length === 0) continue;
    const rating = row?.rating ?? null;
    steps.push({
      date: list.date,
      rating,
      change: rating === null || before === null ? null : rating - before,
      games: row?.games ?? 0,
      ...(row !== undefined && has(row, FLAGS.inactive) ? { inactive: true } : {}),
      ...(row !== undefined && has(row, FLAGS.delisted) ? { delisted: true } : {}),
      ...(openingOf(list) === undefined ? {} : { opening: true }),
      ...(row !== undefined && restOf(row).unsettled === true ? { unsettled: true } : {}),
      events: events.map((event) => eventPlayed(event, inPool)),
    });
    before = rating;
  }
  const since = byList.get(null) ?? [];
  if (!periodic && since.length > 0) {
    const rating = inPool.present?.rating ?? null;
    steps.push({
      date: null,
      rating,
      change: rating === null || before === null ? null : rating - before,
      games: 0,
      events: since.map((event) => eventPlayed(event, inPool)),
    });
  }
  return steps;
}

function eventPlayed(row: EventRow, { results }: InPool): EventPlayed {
  const result = results.get(row.event);
  return {
    event: eventId(row.event),
    name: row.name === '' ? eventId(row.event) : row.name,
    start: row.start,
    end: row.end,
    games: result?.n ?? 0,
    halfPoints: result?.score ?? 0,
    before: result?.before ?? null,
    after: result?.after ?? null,
    change: result?.change ?? null,
    k: result?.k ?? null,
    performance: null,
    ...(isCorrection(row) ? { correction: true } : {}),
  };
}

/** Place in the pool, and the rating with what is on no list yet. */
async function completed(open: PublicOffice, { person }: PersonRow, card: PoolCard): Promise<PoolCard> {
  const { pool, list, live } = card;
  const place = list === undefined ? undefined : await placeOn(open, pool, list, person);
  const outcome = live === undefined ? undefined : await liveRating(open.office, { player: personId(person), pool });
  const now = outcome?.value;
  return {
    ...card,
    ...(place === undefined ? {} : { place }),
    ...(live === undefined || now === undefined ? {} : { live: { ...live, rating: now.rating, games: now.games } }),
  };
}

/** Undefined: not among the active. */
async function placeOn(open: PublicOffice, pool: string, date: string, person: number): Promise<Place | undefined> {
  const block = await open.blocks.list(pool, date);
  const row = block?.rowOf(person);
  if (block === undefined || row === undefined) return undefined;
  const { place, federation, club, rating } = block.line(row);
  if (place === undefined) return undefined;
  const activeOf = (filter: ListFilter): Promise<Rows> =>
    open.remember(`active ${pool} ${date} ${JSON.stringify(filter)}`, async () =>
      block.filtered({ ...filter, activity: 'active' }),
    );
  const among = (rows: Rows) => ({ place: above(block, rows, rating) + 1, of: rows.length });
  return {
    place,
    of: (await activeOf({})).length,
    ...(federation === undefined ? {} : { federation: { federation, ...among(await activeOf({ federation })) } }),
    ...(club === undefined ? {} : { club: { club, ...among(await activeOf({ club })) } }),
  };
}

/** How many of these rows, the highest first, have more than a rating. */
function above(block: ListBlock, rows: Rows, rating: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (block.line(rows[middle] as number).rating > rating) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The right sheet is of the newest list; it shows the year of birth, which stands on the card already. */
function sheetsOf(
  { komir, fide, title }: PersonRow,
  { club, guestClub, strengthOrder }: Identity,
  pools: readonly PoolCard[],
): PublicSheets | undefined {
  const inPool = pools.find(({ family }) => family === 'mssz');
  if (komir === null || inPool === undefined) return undefined;
  const rating = inPool.rating === null ? {} : { rating: inPool.rating };
  const left = {
    komir,
    ...rating,
    ...(fide === null ? {} : { fide }),
    ...(club === undefined ? {} : { club }),
    ...(guestClub === undefined ? {} : { guestClub }),
    ...(strengthOrder === undefined ? {} : { strengthOrder }),
  };
  if (fide === null || inPool.list === undefined) return { left };
  return {
    left,
    right: {
      fide,
      list: inPool.list,
      ...rating,
      ...(title === null ? {} : { title }),
      games: inPool.lastGames,
      status: inPool.inactive === true ? 'inactive' : 'active',
      ...(inPool.k === null ? {} : { k: inPool.k }),
    },
  };
}

/** Games of an event, with the person at each place. */
interface Report {
  readonly games: readonly number[];
  readonly persons: readonly number[];
}

async function reportsOf(desk: Desk, rows: readonly EventRow[]): Promise<ReadonlyMap<number, Report>> {
  const persons = new Map<number, number[]>(rows.map(({ event }) => [event, []]));
  for (const { event, place, person } of await desk.entrantsOf(rows.map(({ event: number }) => number))) {
    (persons.get(event) as number[])[place] = person;
  }
  const entries = await desk.entries(rows.map(({ submission }) => submission as number));
  const games = new Map(entries.map(({ no, text }) => [no, gamesIn(text)]));
  return new Map(
    rows.map(({ event, submission }) => [
      event,
      { games: games.get(submission as number) ?? [], persons: persons.get(event) as readonly number[] },
    ]),
  );
}

const GAMES = '"games":[';

/** The numbers of the games in the text of a submission, which is long for what else it says. */
function gamesIn(text: string): readonly number[] {
  const from = text.indexOf(GAMES) + GAMES.length - 1;
  return JSON.parse(text.slice(from, text.indexOf(']', from) + 1)) as number[];
}

/** Games that a player has played in a report: the opponent, and the half points. */
function* gamesPlayed(
  games: readonly number[],
  persons: readonly number[],
  person: number,
): Generator<{ readonly opponent: number; readonly halfPoints: number }> {
  const own = persons.indexOf(person);
  for (let at = 0; at < games.length; at += GAME_NUMBERS) {
    const [white, black] = [games[at + 1] as number, games[at + 2] as number];
    if (white !== own && black !== own) continue;
    const result = RESULTS[games[at + 3] as number] as Result;
    if (!isPlayed(result)) continue;
    const seat = white === own ? 0 : 1;
    yield { opponent: persons[seat === 0 ? black : white] as number, halfPoints: HALF_POINTS[result][seat] };
  }
}

interface Calendars {
  readonly pools: readonly PoolRow[];
  readonly lists: readonly ListRow[];
}

/** Those for whom the report's opponents have ratings: chess only, for Go's rules know none. */
async function performancesOf(
  desk: Desk,
  person: number,
  { rows, reports }: Played,
  cards: readonly PoolCard[],
  { pools, lists }: Calendars,
): Promise<ReadonlyMap<string, number>> {
  const shown = new Set(
    cards
      .filter(({ family }) => family !== 'mgsz')
      .flatMap(({ steps }) => steps.flatMap(({ events }) => events.map(({ event }) => event))),
  );
  const wanted = rows.filter((row) => shown.has(eventId(row.event)) && !isCorrection(row));
  const entered = new Map<number, EnteredRating[]>(wanted.map(({ event }) => [event, []]));
  for (const each of await desk.ratingsIn([...entered.keys()])) (entered.get(each.event) as EnteredRating[]).push(each);
  const performances = new Map<string, number>();
  for (const row of wanted) {
    const { games: numbers, persons } = reports.get(row.event) as Report;
    const games = [...gamesPlayed(numbers, persons, person)];
    const pool = pools.find((each) => each.pool === row.pool) as PoolRow;
    const listed = await listedAtStart(
      desk,
      row,
      isPeriodic(pool) ? lists.filter((list) => list.pool === row.pool) : [],
      games.map(({ opponent }) => opponent),
    );
    const ratingOf = ratingAtStart(pool, listed, byPerson(entered.get(row.event) as EnteredRating[]));
    const rated = games.flatMap(({ opponent, halfPoints }) => {
      const rating = ratingOf(opponent);
      return rating === null ? [] : [{ rating, halfPoints }];
    });
    const edition = row.edition === 'orr' ? 'fide-2024' : (row.edition as Exclude<EditionId, 'orr' | 'mgsz-2012'>);
    const found = performanceRating({
      edition,
      opponents: rated.map(({ rating }) => rating),
      score: rated.reduce((sum, { halfPoints }) => sum + halfPoints, 0) / 2,
    });
    if (found !== undefined) performances.set(eventId(row.event), found.performance);
  }
  return performances;
}

const withPerformances = (card: PoolCard, performances: ReadonlyMap<string, number>): PoolCard => ({
  ...card,
  steps: card.steps.map((step) => ({
    ...step,
    events: step.events.map((event) => ({ ...event, performance: performances.get(event.event) ?? null })),
  })),
});

/** Of an event with a corrected report only that one. */
function latestReports(rows: readonly EventRow[]): readonly EventRow[] {
  const replaced = new Set(
    rows.filter(isCorrection).map((row) => eventNumber(eventData(row).corrects as string) as number),
  );
  return rows.filter(({ event }) => !replaced.has(event));
}

async function opponentsOf(
  desk: Desk,
  person: number,
  { rows, reports }: Played,
  page: number,
): Promise<PublicPlayer['opponents']> {
  const met = new Map<number, { wins: number; draws: number; losses: number; last: number }>();
  let count = 0;
  for (const { event } of latestReports(rows)) {
    const { games, persons } = reports.get(event) as Report;
    count += 1;
    for (const { opponent, halfPoints } of gamesPlayed(games, persons, person)) {
      const score = met.get(opponent) ?? { wins: 0, draws: 0, losses: 0, last: 0 };
      met.set(opponent, score);
      score[halfPoints === 2 ? 'wins' : halfPoints === 1 ? 'draws' : 'losses'] += 1;
      score.last = count;
    }
  }
  const all = [...met].map(([of, score]) => ({ of, games: score.wins + score.draws + score.losses, ...score }));
  all.sort((a, b) => b.games - a.games || b.last - a.last || a.of - b.of);
  const { shown, pages } = pageOf(all, OPPONENTS_ON_PAGE, page);
  const names = new Map((await desk.persons(shown.map(({ of }) => of))).map((row) => [row.person, row.name]));
  return {
    all: all.length,
    pages,
    shown: shown.map(({ of, wins, draws, losses }) => ({
      player: personId(of),
      name: names.get(of) ?? null,
      wins,
      draws,
      losses,
    })),
  };
}
