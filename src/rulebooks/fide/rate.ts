/**
 * Rates the events of a period; one event alone is a period of one. A player's change is the sum over the events, rounded
 * once, and is added to the rating of the previous list.
 */
import { type Month, monthText } from '../../core/dates.ts';
import {
  type ChessEvent,
  type PendingCorrection,
  type Event,
  isChessEvent,
  type Period,
  type Player,
} from '../../core/event.ts';
import { inUnits, noMinusZero, points } from '../../core/exact.ts';
import type { Finding } from '../../core/finding.ts';
import { type ReasonsFor, wantsReasons, Why } from '../../core/reasons.ts';
import type { EarlierEventFacts } from '../../core/report.ts';
import { atOnce, inBatches, type Sliced } from '../../core/slices.ts';
import { EventPage, type GameTable, type Told } from '../game-table.ts';
import { type Contribution, K_SOURCES, type KFrom, type PeriodResult } from '../rulebook.ts';
import { K_10_FROM } from './k-factor.ts';
import { checkPeriodList, finding, refusingClauses } from './admission.ts';
import type {
  Admission,
  FideBook,
  FideEventResult,
  FideNumbers,
  FidePlayerResult,
  NewcomersPlayed,
  NewToList,
  PoolRules,
  Status,
} from './book.ts';
import { changeInHundredths, type FidePage, type FideWhy, tallyGames, eventName } from './clauses.ts';
import { inTimeOrder, type Pool } from './pool.ts';
import { withStandardRatings } from './rapid/clauses.ts';
import type { FideCode, FideRules } from './reasons.ts';

/** One rated player in one event. */
interface Share {
  readonly event: ChessEvent;
  readonly own: number;
  readonly n: number;
  readonly halfPoints: number;
  readonly expected: number;
  readonly k: number;
  readonly kFrom: KFrom;
  /** The event's own edition. */
  readonly book: FideBook;
  readonly why: FidePage | undefined;
}

/** All of one player in the period. */
interface Entrant {
  readonly id: string;
  /** As in the event that started last. */
  player: Player;
  latestStart: number;
  /** The rating to which the change is added; undefined for players who are unrated on the previous list. */
  before: number | undefined;
  /** `before` is a standard rating: only players with a game that counts are on the list. */
  isNewToList: boolean;
  pool: Pool | undefined;
  /** For a newcomer: the edition of the newest event in the pool. */
  poolBook: FideBook;
  readonly shares: Share[];
  /** Events of the player that are not rated. */
  readonly refused: EventPlayed[];
  readonly why: FideWhy | undefined;
  /** The steps behind the last step. */
  readonly on: FideWhy | undefined;
  /** The games, of each event that is rated. */
  readonly tables: GameTable[];
}

interface EventPlayed {
  readonly event: ChessEvent;
  readonly book: FideBook;
  readonly admission: Admission;
  /** Absent where the event is not rated. */
  newcomers?: NewcomersPlayed;
  readonly contributions: Map<string, Contribution>;
}

interface PeriodPlayed {
  readonly list: Month;
  /** In the given order. */
  readonly events: readonly EventPlayed[];
  readonly players: Record<string, FidePlayerResult>;
  /** The edition of the list. */
  readonly book: FideBook;
  /** Newcomers whose zero score was disregarded, by the clause that does so. */
  readonly zeros: ReadonlyMap<string, readonly string[]>;
}

export const rateEvent = (event: Event, book: FideBook, reasonsFor?: ReasonsFor): FideEventResult =>
  atOnce(rateInSlices(event, book, reasonsFor));

export function* rateInSlices(given: Event, book: FideBook, reasonsFor?: ReasonsFor): Sliced<FideEventResult> {
  const event = enteredEvent(given, book);
  const period = yield* playPeriod([event], [book], { base: new Map() }, reasonsFor);
  const { admission, newcomers } = period.events[0] as EventPlayed;
  return {
    rulebook: book.id,
    rated: admission.reasons.length === 0,
    reasons: admission.reasons,
    ...(admission.treatedAs === undefined ? {} : { treatedAs: admission.treatedAs }),
    ...newcomers?.average,
    findings: [...admission.findings, ...zeroScores(period)],
    players: admission.reasons.length === 0 ? period.players : unchanged(period.players, admission),
  };
}

/** Newcomers whose zero score was disregarded, as a finding. */
const zeroScores = ({ zeros }: PeriodPlayed): readonly Finding<FideCode>[] =>
  [...zeros].map(([clause, players]) => finding('fide.zero-score', 'note', clause, { players }));

/** An event that is not rated changes nothing for anybody: it does not put anybody on a list either. */
function unchanged(
  players: Readonly<Record<string, FidePlayerResult>>,
  admission: Admission,
): Record<string, FidePlayerResult> {
  const why = new Why<FideRules>();
  noteRefused(admission, null, why);
  return Object.fromEntries(
    Object.entries(players).map(([id, result]) => {
      const { before, pooledGames, pooledScore, steps } = result;
      const told: Told = steps === undefined ? {} : { steps: why.steps, tables: [] };
      const alike = {
        before: null,
        change: null,
        after: null,
        n: 0,
        pooledGames,
        pooledScore,
        status: 'no-games',
        ...told,
      } as const;
      return [id, before === null ? alike : result];
    }),
  );
}

/** Writes that an event is not rated; `event` names it where the period has several. */
function noteRefused({ findings }: Admission, before: number | null, why: FideWhy, event?: ChessEvent): void {
  const clauses = refusingClauses(findings);
  const given = event === undefined ? { clauses, before } : { clauses, before, event: eventName(event) };
  why.because(clauses[0] as string, 'event-not-rated', given, before);
}

/** The edition of a list, if its day decides it. */
export type BookOfList = (list: Month) => FideBook | undefined;

/** `books` gives each event's own edition; the list has its own, or that of the event which started last. */
export function ratePeriodByBooks(
  given: Period,
  books: readonly FideBook[],
  reasonsFor?: ReasonsFor,
  bookOfList?: BookOfList,
): PeriodResult<FidePlayerResult> {
  const period = atOnce(
    playPeriod(
      given.events.map((event, index) => enteredEvent(event, books[index] as FideBook)),
      books,
      given,
      reasonsFor,
      bookOfList,
    ),
  );
  const rated = period.events.some(({ newcomers }) => newcomers !== undefined);
  return {
    rulebook: period.book.id,
    rated,
    reasons: rated ? [] : [...new Set(period.events.flatMap(({ admission }) => admission.reasons))],
    list: monthText(period.list),
    findings: [
      ...period.events.flatMap(({ event, book, admission }) =>
        [...admission.findings, ...checkPeriodList(event, period.list, book)].map((each) => ({
          ...each,
          facts: { ...each.facts, event: event.id },
        })),
      ),
      ...zeroScores(period),
    ],
    players: period.players,
    events: Object.fromEntries(
      period.events.map(({ event, admission, contributions }) => [
        event.id,
        {
          rated: admission.reasons.length === 0,
          reasons: admission.reasons,
          players: Object.fromEntries(contributions),
        },
      ]),
    ),
  };
}

/** The edition of the event that started last: it makes the list where no other is named. */
function newestOf(events: readonly Event[], books: readonly FideBook[]): FideBook {
  const latest = highest(events, ({ start }) => start as number);
  // without an event there is only the book of the list
  return books[
    Math.max(
      0,
      events.findLastIndex(({ start }) => start === latest),
    )
  ] as FideBook;
}

const highest = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((so, item) => Math.max(so, valueOf(item)), Number.NEGATIVE_INFINITY);

/** Intake requires dates and system if a FIDE book is used. */
export function chessEvent(event: Event): ChessEvent {
  if (!isChessEvent(event)) throw new Error(`event ${event.id} reached a FIDE book without dates or system`);
  return event;
}

/** The event with the ratings that its players are considered to have. */
export const enteredEvent = (event: Event, { newToList }: FideBook): ChessEvent =>
  newToList === undefined ? chessEvent(event) : withStandardRatings(chessEvent(event));

/** This many players are closed in a slice. */
const PLAYERS_A_SLICE = 100;

function* playPeriod(
  events: readonly ChessEvent[],
  books: readonly FideBook[],
  given: Omit<Period, 'events'>,
  reasonsFor: ReasonsFor | undefined,
  bookOfList?: BookOfList,
): Sliced<PeriodPlayed> {
  const played = events.map((event, index): EventPlayed => {
    const book = books[index] as FideBook;
    return { event, book, admission: book.admit(event, book), contributions: new Map() };
  });
  yield;
  const list = given.list ?? highest(played, ({ event, book }) => book.listOf(event, book));
  const ofList = bookOfList?.(list) ?? newestOf(events, books);
  const entrants = entrantsOf(played, given, ofList, reasonsFor);
  // by last day, then by first day: the order in which results enter a pool and K is shown
  const inOrder = [...played].sort((a, b) => a.event.end - b.event.end || a.event.start - b.event.start);
  for (const each of inOrder) choosePoolBooks(each, entrants);
  for (const entrant of entrants.values()) {
    const { poolBook } = entrant;
    if (entrant.before === undefined) entrant.pool = poolBook.openPool(entrant.player, list, poolBook, entrant.on);
  }
  yield;
  for (const each of inOrder) {
    if (each.admission.reasons.length === 0) each.newcomers = yield* playEvent(each, entrants, given.raised);
    else for (const { id } of each.event.players) (entrants.get(id) as Entrant).refused.push(each);
  }
  const contributions = new Map(played.map(({ event, contributions: of }) => [event, of]));
  const players = new Map<string, FidePlayerResult>();
  const zeros = new Map<string, string[]>();
  const close = (entrant: Entrant): void => {
    noteRefusedEvents(entrant, events.length);
    const result =
      entrant.before === undefined
        ? closePoolOnList(entrant, list, ofList)
        : closeRated(entrant, entrant.before, ofList, contributions, given.corrections?.get(entrant.id));
    const { why, tables } = entrant;
    if (result.status === 'zero') {
      const clause = entrant.poolBook.cite.zeroScore;
      zeros.set(clause, [...(zeros.get(clause) ?? []), entrant.id]);
    }
    players.set(entrant.id, why === undefined ? result : { ...result, steps: why.steps, tables });
  };
  for (const some of inBatches([...entrants.values()], PLAYERS_A_SLICE)) {
    some.forEach(close);
    yield;
  }
  return { list, events: played, players: Object.fromEntries(players), book: ofList, zeros };
}

/** The pool of a newcomer is that of the newest event with results in it; events come in their order of time. */
function choosePoolBooks({ event, book, admission }: EventPlayed, entrants: ReadonlyMap<string, Entrant>): void {
  if (admission.reasons.length > 0) return;
  const hasResults = playersWithResults(event, admission);
  for (const { id, index } of event.players) {
    if (hasResults[index] === 1) (entrants.get(id) as Entrant).poolBook = book;
  }
}

/**
 * By player's index: players with a game in the event that can count for a first rating: one against a rated opponent, or any in a
 * complete round robin if the text rates newcomers there.
 */
export function playersWithResults({ players }: ChessEvent, { games, treatedAs }: Admission): Uint8Array {
  const isComplete = treatedAs === 'round-robin' || treatedAs === 'double-round-robin';
  const has = new Uint8Array(players.length);
  for (const { white, black } of games) {
    if (isComplete || players[black]?.rating !== undefined) has[white] = 1;
    if (isComplete || players[white]?.rating !== undefined) has[black] = 1;
  }
  return has;
}

/** A pool is evaluated by its own edition; what is published of it, and with which K, follows the edition of the list. */
export const rulesOfPool = (poolBook: FideBook, ofList: FideBook): PoolRules =>
  poolBook === ofList ? poolBook : { ...poolBook, floor: ofList.floor, kFactor: ofList.kFactor };

const closePoolOnList = ({ pool, poolBook, player, why }: Entrant, list: Month, ofList: FideBook): FideNumbers =>
  poolBook.closePool(pool as Pool, player, list, rulesOfPool(poolBook, ofList), why);

/** Games that are not rated are reported beside those that are; a rated player without a rated game has nothing else to report. */
function noteRefusedEvents({ refused, shares, before, why, on }: Entrant, ofEvents: number): void {
  const page = before !== undefined && shares.length === 0 ? why : on;
  if (page === undefined) return;
  for (const { event, admission } of refused) {
    noteRefused(admission, before ?? null, page, ofEvents === 1 ? undefined : event);
  }
}

function entrantsOf(
  played: readonly Pick<EventPlayed, 'event' | 'book'>[],
  { base, others = [] }: Omit<Period, 'events'>,
  ofList: FideBook,
  reasonsFor: ReasonsFor | undefined,
): Map<string, Entrant> {
  const entrants = new Map<string, Entrant>();
  const enter = (player: Player, latestStart: number): void => {
    const why = wantsReasons(reasonsFor, player.id) ? new Why<FideRules>() : undefined;
    entrants.set(player.id, {
      id: player.id,
      player,
      latestStart,
      before: undefined,
      isNewToList: false,
      pool: undefined,
      poolBook: ofList,
      shares: [],
      refused: [],
      why,
      on: why?.under(),
      tables: [],
    });
  };
  for (const player of others) enter(player, Number.NEGATIVE_INFINITY);
  const events = played.map(({ event }) => event);
  for (const { start, players } of events) {
    for (const player of players) {
      const known = entrants.get(player.id);
      if (known === undefined) enter(player, start);
      else if (start >= known.latestStart) {
        known.player = player;
        known.latestStart = start;
      }
    }
  }
  const pasts = pastsOf(events);
  const standards = standardRatings(played);
  for (const entrant of entrants.values()) {
    const { rating, ratingFrom, currentRating } = entrant.player;
    const onList = ratingFrom === undefined ? rating : undefined;
    const onPrevious = base.get(entrant.id);
    const published = onPrevious === undefined ? (onList ?? currentRating) : (onPrevious ?? undefined);
    entrant.before = published ?? standards.get(entrant.id);
    entrant.isNewToList = published === undefined && entrant.before !== undefined;
    entrant.player = { ...entrant.player, ...pasts.get(entrant.id) };
  }
  return entrants;
}

/**
 * Rapid and blitz §7.2.1: the standard ratings that players who are on no list play with. Reading: of several events in a
 * period, the one that started last and has one.
 */
function standardRatings(played: readonly Pick<EventPlayed, 'event' | 'book'>[]): ReadonlyMap<string, number> {
  const latest = new Map<string, number>();
  const ratings = new Map<string, number>();
  for (const { event, book } of played) {
    if (book.newToList === undefined) continue;
    for (const { id, standardRating } of event.players) {
      if (standardRating === undefined || event.start < (latest.get(id) ?? event.start)) continue;
      latest.set(id, event.start);
      ratings.set(id, standardRating);
    }
  }
  return ratings;
}

type Past = Pick<Player, 'history' | 'hadEvent'>;

/**
 * The earlier results of the players of several events: what any of the reports knows, each result once, and without the
 * events of the period itself. One report alone says it all.
 */
function pastsOf(events: readonly ChessEvent[]): ReadonlyMap<string, Past> {
  const pasts = new Map<string, Past>();
  const [first] = events;
  if (events.length === 1 && first !== undefined) {
    for (const { id, history, hadEvent } of first.players) {
      if (history !== undefined) pasts.set(id, { history: inTimeOrder(history), hadEvent });
    }
    return pasts;
  }
  const present = new Set(events.map(({ id }) => id));
  const isEarlier = ({ event }: EarlierEventFacts): boolean => event === undefined || !present.has(event);
  const nameOf = (earlier: EarlierEventFacts): string => earlier.event ?? JSON.stringify(earlier);
  for (const { players } of events) {
    for (const { id, history = [], hadEvent = false } of players) {
      const known = pasts.get(id);
      const all = [...(known?.history ?? []), ...history.filter(isEarlier)];
      const once = new Map(all.map((earlier) => [nameOf(earlier), earlier]));
      pasts.set(id, { history: inTimeOrder([...once.values()]), hadEvent: hadEvent || known?.hadEvent === true });
    }
  }
  return pasts;
}

function* playEvent(
  { event, book, admission, contributions }: EventPlayed,
  entrants: ReadonlyMap<string, Entrant>,
  raised: Period['raised'],
): Sliced<NewcomersPlayed> {
  const entered = event.players.map((player) => ({ player, entrant: entrants.get(player.id) as Entrant }));
  const whys = entered.map(({ entrant: { why } }) =>
    why === undefined ? undefined : new EventPage<FideRules>(event.id),
  );
  const own = entered.map(({ player, entrant: { before } }) =>
    before === undefined ? undefined : (player.rating ?? before),
  );
  for (const {
    entrant: { id, pool },
  } of entered) {
    if (pool === undefined) continue;
    pool.catchUp?.(event.end);
    pool.raised = raised?.(id, event.id);
  }
  const newcomers = book.playNewcomers(
    {
      event,
      admission,
      own,
      worth: event.players.map(({ rating }) => rating),
      pools: entered.map(({ entrant }) => entrant.pool),
      whys,
    },
    book,
  );
  yield;
  const tally = tallyGames(event, newcomers.leftOut, { own, worth: newcomers.worth, whys }, book);
  yield;
  for (const { player, entrant } of entered) {
    const { index, id } = player;
    const why = whys[index];
    const rating = own[index];
    if (rating === undefined) {
      const { n, halfPoints } = newcomers.parts[index] ?? { n: 0, halfPoints: 0 };
      contributions.set(id, { change: null, k: null, n, w: points(halfPoints), we: null });
      // players without a game in the event get no report
      if (why !== undefined && why.rows.length > 0) {
        entrant.tables.push({ event: event.id, own: null, k: null, rows: why.rows });
      }
      continue;
    }
    if (player.rating === undefined) why?.because(book.cite.ratedMeanwhile, 'rated-meanwhile', { rating }, rating);
    if (player.ratingFrom !== undefined) {
      why?.because(book.cite.standardRating as string, 'standard-rating', { rating }, rating);
    }
    entrant.shares.push({
      event,
      own: rating,
      n: tally.n[index] as number,
      halfPoints: tally.halfPoints[index] as number,
      expected: tally.expected[index] as number,
      ...kOf(player, rating, event, book, why),
      book,
      why,
    });
  }
  return newcomers;
}

/** A K and its source. */
export interface Factor {
  readonly k: number;
  readonly kFrom: KFrom;
}

/** The K in the report or on a list, otherwise the book's. */
export function kOf(player: Player, own: number, event: ChessEvent, book: FideBook, why?: FideWhy): Factor {
  const { k, kFrom = 'facts', rating, birth } = player;
  if (k !== undefined) {
    why?.because(book.cite.kFactor, kFrom === 'list' ? 'k-listed' : 'k-given', { k }, k);
    return { k, kFrom };
  }
  if (player.ratingFrom !== undefined) return { k: kOfNewToList(player, own, event, book, why), kFrom };
  // a player who was unrated when the event began is a newcomer
  const games = player.games ?? (rating === undefined ? 0 : undefined);
  const facts = { rating: own, peak: Math.max(player.peak ?? own, own), birth, on: event.start };
  if (games !== undefined) return { k: book.kFactor({ ...facts, games }, why), kFrom };
  const asNewcomer = book.kFactor({ ...facts, games: 0 });
  const asEstablished = book.kFactor({ ...facts, games: ENOUGH_GAMES });
  // players who once had 2400, and juniors, have that K with any number of games
  if (asNewcomer === asEstablished) return { k: book.kFactor({ ...facts, games: ENOUGH_GAMES }, why), kFrom };
  return withoutGames(asNewcomer, asEstablished, event, book, why);
}

/**
 * Rapid and blitz §7.3.3: K of a player who plays with a standard rating. Reading E5: a standard rating of 2400 or more is a
 * published rating that has reached 2400; with the other setting it does not affect K. Games and peak are those of this list.
 */
function kOfNewToList(
  { games = 0, peak = 0, birth }: Player,
  own: number,
  { start }: ChessEvent,
  { kFactor, newToList, cite }: FideBook,
  why?: FideWhy,
): number {
  const { k10From } = newToList as NewToList;
  const facts = { rating: own, games, birth, on: start };
  const isStrong = own >= K_10_FROM && peak < K_10_FROM;
  if (!isStrong) return kFactor({ ...facts, peak: k10From === null ? peak : Math.max(peak, own) }, why);
  const k = kFactor({ ...facts, peak: k10From === null ? peak : own });
  why?.because(cite.kFactor, 'k-new-to-list', { rating: own, from: k10From }, k);
  return k;
}

/** More than any edition requires. */
const ENOUGH_GAMES = Number.POSITIVE_INFINITY;

/**
 * If K depends on the number of games and that is not known, K is the assumed one, otherwise that of a newcomer. Reading: the text
 * has no rule for an unknown number of games.
 */
function withoutGames(
  asNewcomer: number,
  asEstablished: number,
  { assumedK }: ChessEvent,
  { cite }: FideBook,
  why: FideWhy | undefined,
): Factor {
  if (assumedK === undefined) {
    why?.because(cite.kFactor, 'k-unknown', { established: asEstablished }, asNewcomer);
    return { k: asNewcomer, kFrom: 'nothing' };
  }
  const k = assumedK === 'established' ? asEstablished : assumedK;
  why?.because(cite.kFactor, 'k-assumed', { as: assumedK === 'established' ? 'established' : 'number' }, k);
  return { k, kFrom: 'assumed' };
}

/** The weakest of them. */
const weakest = (shares: readonly Share[]): KFrom | undefined =>
  K_SOURCES.findLast((source) => shares.some(({ kFrom }) => kFrom === source));

/** The games of one event, with their changes. */
const tableOf = ({ event, own, k, why }: Share & { readonly why: FidePage }): GameTable => ({
  event: event.id,
  own,
  k,
  rows: why.rows.map((row) => (row.kind === 'counted' ? { ...row, change: noMinusZero(k * row.difference) } : row)),
});

function closeRated(
  { id, shares, why, on, tables, isNewToList }: Entrant,
  before: number,
  book: FideBook,
  contributions: ReadonlyMap<ChessEvent, Map<string, Contribution>>,
  corrections: readonly PendingCorrection[] = [],
): FideNumbers {
  const n = sumOf(shares, 'n');
  const kFrom = weakest(shares);
  const ks: number[] = [];
  const changes: number[] = [];
  for (const share of shares) {
    const { event, own, halfPoints, expected } = share;
    // the event's own edition decides whether K is limited; the games are those of the whole list
    const k = share.book.limitedK(share.k, n, share.why);
    const change = changeInHundredths(k, halfPoints, expected);
    ks.push(k);
    changes.push(change);
    const given = { n: share.n, w: points(halfPoints), we: inUnits(expected, 100), k };
    (contributions.get(event) as Map<string, Contribution>).set(id, { change: inUnits(change, 100), ...given });
    on?.because(
      share.book.cite.eventChange,
      'event-change',
      { event: eventName(event), own, difference: inUnits(halfPoints * 50 - expected, 100), ...given },
      inUnits(change, 100),
      share.why,
    );
    if (share.why !== undefined) tables.push(tableOf({ ...share, k, why: share.why }));
  }
  for (const { event, list, was, now, change } of corrections) {
    const given = { event, list: monthText(list), was: inPoints(was), now: inPoints(now) };
    on?.because(book.cite.eventChange, 'correction', given, inUnits(change, 100));
  }
  const added = corrections.map((correction) => correction.change);
  const change = [...changes, ...added].reduce((sum, part) => sum + part, 0);
  const exact = inUnits(change, 100);
  const { computed, rounded } = book.newRating(before, change);
  const isMoved = n > 0 || corrections.length > 0;
  const status: Status = !isMoved ? 'no-games' : computed < book.floor ? 'delisted' : 'rated';
  if (corrections.length > 0) {
    const [own, others] = [changes, added].map((all) => all.map((part) => inUnits(part, 100))) as [number[], number[]];
    on?.because(book.cite.eventChange, 'corrected-change', { changes: own, corrections: others }, exact);
  } else if (changes.length > 1) {
    on?.because(book.cite.eventChange, 'period-change', { changes: changes.map((part) => inUnits(part, 100)) }, exact);
  }
  if (status === 'no-games') {
    if (isNewToList)
      why?.because(book.cite.standardRating as string, 'not-on-list-yet', { standard: before }, null, on);
    else if (shares.length > 0) why?.because(book.cite.rounding, 'no-games', { before }, before, on);
  } else why?.because(book.cite.rounding, 'new-rating', { before, change: exact, rounded }, computed, on);
  if (status === 'delisted') why?.because(book.cite.delisted, 'delisted', { computed, floor: book.floor }, null);
  return {
    before,
    change: exact,
    after: status === 'no-games' ? (isNewToList ? null : before) : status === 'delisted' ? null : computed,
    n,
    w: points(sumOf(shares, 'halfPoints')),
    we: inUnits(sumOf(shares, 'expected'), 100),
    k: new Set(ks).size > 1 ? ks : (ks[0] ?? null),
    ...(kFrom === undefined ? {} : { kFrom }),
    status,
    ...book.ratedKeys(computed, rounded, status),
  };
}

const inPoints = (hundredths: number | null): number | null => (hundredths === null ? null : inUnits(hundredths, 100));

const sumOf = (shares: readonly Share[], field: 'n' | 'halfPoints' | 'expected'): number =>
  shares.reduce((sum, share) => sum + share[field], 0);
