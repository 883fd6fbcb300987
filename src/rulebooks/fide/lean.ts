/**
 * The lean path of a rating period, for a month of the whole world: whole numbers in typed arrays, no reasons, and no stored
 * games. Events are added one by one and add a row for each entrant; closing the period sums everybody's rows. The clauses say
 * what a game, a K, a limit or a rounding is; a property test keeps the numbers equal to those of `rate.ts`.
 */
import { type Day, type Month, yearOf } from '../../core/dates.ts';
import type { ChessEvent, Event, Game, Player } from '../../core/event.ts';
import { HALF_POINTS } from '../../core/game.ts';
import type { Birth } from '../../core/people.ts';
import type { Edition } from '../edition.ts';
import {
  type LeanEvent,
  type LeanPast,
  type LeanResult,
  type LeanRows,
  NO_DAY,
  RESULT_NOT_COUNTED,
  type NotAdmitted,
  type PeriodSettings,
  type RatingPeriod,
} from '../period.ts';
import type { Admission, FideBook, KFacts } from './book.ts';
import { type CountedDifferences, expectedScore, isCountable, tallyGames } from './clauses.ts';
import { bookOf } from './edition-of.ts';
import { MOST_GAMES, MOST_YEARS, settledK } from './k-settled.ts';
import { LeanField } from './lean-games.ts';
import { inPoolOrder, LeanNewcomers, type NewcomerFacts } from './lean-newcomers.ts';
import { statusCode, LeanSums } from './lean-sums.ts';
import type { Pool } from './pool.ts';
import { enteredEvent, kOf, playersWithResults, rulesOfPool } from './rate.ts';

/** An edition with other settings. */
function varied(book: FideBook, { k, maxGap }: PeriodSettings): FideBook {
  return {
    ...book,
    ...(k === undefined
      ? {}
      : {
          kFactor: (facts: KFacts) => {
            const own = book.kFactor(facts);
            return k.get(own) ?? own;
          },
        }),
    ...(maxGap === undefined
      ? {}
      : {
          countedGap: (own: number, opponent: number) => Math.max(-maxGap, Math.min(maxGap, own - opponent)),
          countedDifferences: undefined,
        }),
  };
}

/**
 * Whether an event can only be rated by the clauses: a complete round robin of the 2014 text with rated and unrated
 * players, whose ratings depend on each other (§8.58). Everything else, matches and approvals too, is settled by the games
 * that admission leaves out.
 */
export function needsClauses({ players }: ChessEvent, { treatedAs }: Admission): boolean {
  if (treatedAs === undefined || treatedAs === 'swiss') return false;
  const rated = players.filter(({ rating }) => rating !== undefined).length;
  return rated > 0 && rated < players.length;
}

/** An admitted event as arrays. Every game that admission left out is marked, so that nothing is left to be checked. */
export function leanEventOf(
  event: ChessEvent,
  edition: Edition,
  { leftOut }: Admission,
  personOf: (player: Player) => number,
): LeanEvent {
  const { start, end, halfPointBonus, players, games } = event;
  return {
    edition,
    start,
    end,
    halfPointBonus,
    size: players.length,
    person: Int32Array.from(players, personOf),
    rating: Int16Array.from(players, ({ rating = 0 }) => rating),
    k: Int16Array.from(players, ({ k = 0 }) => k),
    games: Int32Array.from(players, ({ games: played = 0 }) => played),
    peak: Int32Array.from(players, ({ peak = 0 }) => peak),
    birthYear: Int16Array.from(players, ({ birth }) => birth?.year ?? 0),
    birthDay: Int32Array.from(players, ({ birth }) => birth?.day ?? NO_DAY),
    count: games.length,
    white: Uint16Array.from(games, ({ white }) => white),
    black: Uint16Array.from(games, ({ black }) => black),
    result: Uint8Array.from(games, (game) => (leftOut.has(game) ? RESULT_NOT_COUNTED : leanResult(game))),
  };
}

/** White's half points of a game that was played and that nobody excluded. */
export const leanResult = (game: Game): number =>
  isCountable(game) ? HALF_POINTS[game.result][0] : RESULT_NOT_COUNTED;

interface KeptEvent {
  /** Among those added. */
  readonly place: number;
  readonly edition: Edition;
  readonly start: Day;
  readonly end: Day;
  readonly halfPointBonus?: number | undefined;
  /** Rows from here up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
  /** Rated by the clauses when the period is closed: their pools must hold what came before. */
  readonly byClauses?: { readonly event: ChessEvent; readonly admission: Admission } | undefined;
}

/** Initial room for rows: in a month of the world there are fewer entries than persons, and what is not written takes no memory. */
const firstRows = (persons: number): number => Math.max(1024, persons);

export class LeanPeriod implements RatingPeriod {
  readonly #list: Month;
  readonly #base: Int16Array;
  readonly #events: KeptEvent[] = [];
  readonly #newcomers: LeanNewcomers;
  readonly #corrections = new Map<number, number>();
  readonly #kFacts = { rating: 0, games: 0, peak: 0, birth: undefined as Birth | undefined, on: 0 };
  readonly #birth = { year: 0, day: undefined as Day | undefined };
  readonly #settings: PeriodSettings | undefined;
  readonly #varied = new Map<Edition, FideBook>();
  readonly #field = new LeanField();
  readonly #sums: LeanSums;
  #rows: LeanRows;
  #used = 0;

  /** `base` gives every person's rating on the previous list, 0 for the unrated; persons are the places in it. */
  constructor(list: Month, base: Int16Array, settings?: PeriodSettings) {
    this.#list = list;
    this.#base = base;
    this.#settings = settings;
    this.#sums = new LeanSums(base.length);
    this.#newcomers = new LeanNewcomers(base.length);
    this.#rows = rowsFor(firstRows(base.length));
  }

  /** The book of an edition, with the settings of the period. */
  #bookOf(edition: Edition): FideBook {
    if (this.#settings === undefined) return bookOf(edition);
    const book = this.#varied.get(edition) ?? varied(bookOf(edition), this.#settings);
    this.#varied.set(edition, book);
    return book;
  }

  /** Adds an event that is rated and does not need the clauses. Only a row for each entrant is stored. */
  add(event: LeanEvent): void {
    const { edition, start, end, size, minutes } = event;
    const book = this.#bookOf(edition);
    const from = this.#reserve(size);
    // a status that the event's text does not have means nothing to the pool of another text
    const halfPointBonus = book.halfPointBonus === undefined ? undefined : event.halfPointBonus;
    const place = this.#events.length;
    this.#events.push({ place, edition, start, end, halfPointBonus, from, to: from + size, byClauses: undefined });
    const strongest = this.#enter(event, from, book);
    // no game needs more time than one with the strongest player
    const hasTime = minutes === undefined || minutes >= (book.minimumMinutes?.(strongest, undefined) ?? 0);
    const played = hasTime ? event : withoutFastGames(event, minutes, book.minimumMinutes as MinimumMinutes);
    this.#field.play(played, book, this.#rows, from);
    if (book.countedDifferences !== undefined) this.#countTogether(played, from, book.countedDifferences);
    this.#sums.add(this.#rows, from, from + size, book);
  }

  admit(given: Event, edition: Edition, personOf: (player: Player) => number): NotAdmitted | undefined {
    const book = bookOf(edition);
    const event = enteredEvent(given, book);
    const admission = book.admit(event, book);
    if (admission.reasons.length > 0) return admission;
    if (book.newToList !== undefined || needsClauses(event, admission))
      this.addByClauses(event, edition, admission, personOf);
    else this.add(leanEventOf(event, edition, admission, personOf));
    return undefined;
  }

  /** Adds any rated event, to be rated by the clauses; it is stored until the period is closed. */
  addByClauses(event: ChessEvent, edition: Edition, admission: Admission, personOf: (player: Player) => number): void {
    const { start, end, players } = event;
    const from = this.#reserve(players.length);
    const place = this.#events.length;
    this.#events.push({ place, edition, start, end, from, to: from + players.length, byClauses: { event, admission } });
    for (const player of players) {
      const person = personOf(player);
      this.#rows.person[from + player.index] = person;
      if (this.#base[person] !== 0) continue;
      const { games = 0, peak = 0, birth } = player;
      this.#newcomers.meet(person, start, games, peak, birth?.year ?? 0, birth?.day ?? NO_DAY);
    }
  }

  /** Adds, in hundredths, the effect of the correction of an earlier period on a player who is rated on the previous list. */
  correct(person: number, change: number): void {
    this.#corrections.set(person, (this.#corrections.get(person) ?? 0) + change);
  }

  /** Room for this many rows more; the first of them. */
  #reserve(size: number): number {
    const from = this.#used;
    this.#used += size;
    const room = this.#rows.person.length;
    if (this.#used > room) this.#rows = grown(this.#rows, Math.max(this.#used, 2 * room));
    return from;
  }

  /** Writes who entered, and the K of those who have a rating. The highest rating of the field. */
  #enter(event: LeanEvent, from: number, book: FideBook): number {
    const { size, person, rating, k, games, peak, birthYear } = event;
    const { person: persons, k: ks } = this.#rows;
    const base = this.#base;
    const field = this.#field;
    field.reserve(size);
    const { realGapFrom } = book;
    const settled = settledK(book);
    const grownUp = yearOf(event.start) - MOST_YEARS;
    let strongest = 0;
    for (let index = 0; index < size; index += 1) {
      const who = person[index] as number;
      const onStart = rating[index] as number;
      const own = ownRating(base[who] as number, onStart);
      persons[from + index] = who;
      if (onStart > strongest) strongest = onStart;
      field.enter(index, own, onStart, realGapFrom);
      const given = k[index] as number;
      if (own === 0) this.#meet(who, event, index, from + index);
      else if (given !== 0) ks[from + index] = given;
      else if ((games[index] as number) >= MOST_GAMES && (birthYear[index] as number) <= grownUp)
        ks[from + index] = settled[Math.max(peak[index] as number, own)] ?? this.#kOf(book, event, own, index);
      else ks[from + index] = this.#kOf(book, event, own, index);
    }
    return strongest;
  }

  #kOf(book: FideBook, { start, games, peak, birthYear, birthDay }: LeanEvent, own: number, index: number): number {
    const facts = this.#kFacts;
    facts.rating = own;
    facts.games = games[index] as number;
    facts.peak = Math.max(peak[index] as number, own);
    facts.on = start;
    const year = birthYear[index] as number;
    const day = birthDay[index] as number;
    this.#birth.year = year;
    this.#birth.day = day === NO_DAY ? undefined : day;
    facts.birth = year === 0 ? undefined : this.#birth;
    return book.kFactor(facts);
  }

  /** An unrated player enters the event that was stored last. */
  #meet(person: number, { start, games, peak, birthYear, birthDay }: LeanEvent, index: number, row: number): void {
    this.#newcomers.meet(
      person,
      start,
      games[index] as number,
      peak[index] as number,
      birthYear[index] as number,
      birthDay[index] as number,
    );
    this.#newcomers.enter(person, row, this.#events.length - 1);
  }

  /** The expected scores of the rated anew, where a difference depends on the player's other games of the event. */
  #countTogether(event: LeanEvent, from: number, of: CountedDifferences): void {
    const { person, rating, size, count, white, black, result } = event;
    const own = Array.from({ length: size }, (_, index) =>
      ownRating(this.#base[person[index] as number] as number, rating[index] as number),
    );
    const opponents: number[][] = Array.from({ length: size }, () => []);
    const meet = (me: number, opponent: number): void => {
      if (own[me] !== 0 && rating[opponent] !== 0) opponents[me]?.push(rating[opponent] as number);
    };
    for (let game = 0; game < count; game += 1) {
      if (result[game] === RESULT_NOT_COUNTED) continue;
      meet(white[game] as number, black[game] as number);
      meet(black[game] as number, white[game] as number);
    }
    opponents.forEach((met, me) => {
      if (own[me] === 0) return;
      const counted = of(own[me] as number, met);
      this.#rows.expected[from + me] = counted.reduce((sum, gap) => sum + expectedScore(gap), 0);
    });
  }

  /**
   * The outcome for everybody. To be called once: the rows are completed in place. `pastOf` is asked for newcomers only. `made` is
   * the edition that makes the list; by default that of the event that started last.
   */
  close(pastOf: (person: number) => LeanPast = () => ({}), made?: Edition): LeanResult {
    const rows = rowsUpTo(this.#rows, this.#used);
    const firstRow = Int32Array.from([...this.#events.map(({ from }) => from), this.#used]);
    const latest = this.#events.reduce((day, { start }) => Math.max(day, start), Number.NEGATIVE_INFINITY);
    const edition = made ?? this.#events.findLast(({ start }) => start === latest)?.edition;
    const newToList = this.#newToList();
    const result = emptyResult(edition, withStandards(this.#base, newToList), rows, firstRow, (person) =>
      this.#newcomers.pooledGames(person),
    );
    if (edition === undefined) return result;
    // K is shown in this order, too
    const inOrder = this.#events.toSorted(inPoolOrder);
    const book = this.#bookOf(edition);
    this.#closeNewcomers(result, edition, inOrder, pastOf);
    this.#sums.limitK(result, inOrder, (event) => this.#bookOf(event.edition));
    this.#sums.close(result, book, this.#corrections, newToList);
    return result;
  }

  /**
   * Rapid and blitz §7.2.1: a player who is on no list plays with a standard rating, that of the event that started last. It is
   * known only when all events are there, so events of these books wait for it.
   */
  #newToList(): ReadonlyMap<number, number> {
    const ratings = new Map<number, number>();
    const latest = new Map<number, Day>();
    for (const { edition, start, from, byClauses } of this.#events) {
      if (byClauses === undefined || this.#bookOf(edition).newToList === undefined) continue;
      for (const { index, standardRating } of byClauses.event.players) {
        const person = this.#rows.person[from + index] as number;
        if (standardRating === undefined || this.#base[person] !== 0 || start < (latest.get(person) ?? start)) continue;
        latest.set(person, start);
        ratings.set(person, standardRating);
      }
    }
    for (const person of ratings.keys()) this.#newcomers.forget(person);
    return ratings;
  }

  #closeNewcomers(
    result: Closing,
    ofList: Edition,
    inOrder: readonly KeptEvent[],
    pastOf: (person: number) => LeanPast,
  ): void {
    this.#choosePools(result, ofList, inOrder);
    if (inOrder.every(({ byClauses }) => byClauses === undefined)) {
      // one by one: what nobody needs any more is soon forgotten
      for (const person of this.#newcomers.persons()) this.#closeAlone(result, ofList, person, pastOf(person));
      return;
    }
    const opened = new Map<number, Opened>();
    for (const person of this.#newcomers.persons())
      opened.set(person, this.#openPool(result, ofList, person, pastOf(person)));
    for (const event of inOrder) {
      if (event.byClauses === undefined) enterPools(result, event, opened);
      else {
        const own = this.#bookOf(event.edition);
        playByClauses(result, { ...event, byClauses: event.byClauses }, own, opened);
        this.#sums.add(result.rows, event.from, event.to, own);
      }
    }
    for (const [person, each] of opened) this.#closePool(result, ofList, person, each);
  }

  /** A newcomer whose results are connected with nobody else's. */
  #closeAlone(result: Closing, ofList: Edition, person: number, past: LeanPast): void {
    const book = this.#bookOf(result.pools.get(person) ?? ofList);
    if (book.firstRating !== undefined && isEmpty(past)) {
      this.#newcomers.settle(person, result, this.#events, book.firstRating, rulesOfPool(book, this.#bookOf(ofList)));
      return;
    }
    const opened = this.#openPool(result, ofList, person, past);
    for (const [row, event] of this.#newcomers.entriesOf(person, this.#events))
      enterPool(result, event, row, opened.pool);
    this.#closePool(result, ofList, person, opened);
  }

  #openPool({ pools }: Closing, ofList: Edition, person: number, past: LeanPast): Opened {
    const book = this.#bookOf(pools.get(person) ?? ofList);
    const player = playerOf(this.#newcomers.factsOf(person), past);
    const pool = book.openPool(player, this.#list, book);
    pool.raisedIn = player.raised;
    if (player.precedesPeriod === true) pool.catchUp?.(Number.POSITIVE_INFINITY);
    return { player, pool };
  }

  #closePool({ pools, status, after, n }: Closing, ofList: Edition, person: number, { player, pool }: Opened): void {
    const book = this.#bookOf(pools.get(person) ?? ofList);
    const answer = book.closePool(pool, player, this.#list, rulesOfPool(book, this.#bookOf(ofList)));
    this.#newcomers.setPooledGames(person, answer.pooledGames as number);
    status[person] = statusCode(answer.status);
    after[person] = answer.after ?? 0;
    n[person] = answer.n;
  }

  /** The pool of a newcomer is that of the newest event with results in it; noted where the list has another edition. */
  #choosePools({ rows, pools }: Closing, ofList: Edition, inOrder: readonly KeptEvent[]): void {
    if (inOrder.every(({ edition }) => edition === ofList)) return;
    for (const { edition, from, to, byClauses } of inOrder) {
      const has = byClauses === undefined ? undefined : playersWithResults(byClauses.event, byClauses.admission);
      for (let row = from; row < to; row += 1) {
        const person = rows.person[row] as number;
        const isIn = has === undefined ? rows.n[row] !== 0 : has[row - from] === 1;
        if (isIn && this.#newcomers.has(person)) pools.set(person, edition);
      }
    }
  }
}

/** A result that is being made. */
type Closing = Omit<LeanResult, 'ks' | 'opponents' | 'pools'> & {
  readonly pools: Map<number, Edition>;
  readonly ks: Map<number, number[]>;
  readonly opponents: Map<number, number>;
};

/** A newcomer and the outcome of the results so far. */
interface Opened {
  readonly player: PlayerWithPast;
  readonly pool: Pool;
}

const rowsFor = (size: number): LeanRows => ({
  person: new Int32Array(size),
  n: new Int32Array(size),
  halfPoints: new Int32Array(size),
  expected: new Int32Array(size),
  k: new Int16Array(size),
});

function grown(rows: LeanRows, size: number): LeanRows {
  const larger = rowsFor(size);
  for (const column of Object.keys(rows) as (keyof LeanRows)[]) larger[column].set(rows[column]);
  return larger;
}

const rowsUpTo = ({ person, n, halfPoints, expected, k }: LeanRows, used: number): LeanRows => ({
  person: person.subarray(0, used),
  n: n.subarray(0, used),
  halfPoints: halfPoints.subarray(0, used),
  expected: expected.subarray(0, used),
  k: k.subarray(0, used),
});

const emptyResult = (
  edition: Edition | undefined,
  base: Int16Array,
  rows: LeanRows,
  firstRow: Int32Array,
  pooledGames: LeanResult['pooledGames'],
): Closing => ({
  edition,
  base,
  status: new Uint8Array(base.length),
  after: new Int16Array(base.length),
  n: new Int32Array(base.length),
  change: new Int32Array(base.length),
  ks: new Map(),
  pools: new Map(),
  pooledGames,
  rows,
  opponents: new Map(),
  firstRow,
});

/**
 * The rating from which a player's own differences are taken: that of the first day; 0 for players who are unrated on the previous
 * list.
 */
const ownRating = (before: number, onStart: number): number => (before === 0 || onStart === 0 ? before : onStart);

type PlayerWithPast = Player & LeanPast;

/** A newcomer as the clauses take one. */
function playerOf({ games, peak, birthYear: year, birthDay: day }: NewcomerFacts, past: LeanPast): PlayerWithPast {
  const birth = year === 0 ? undefined : day === NO_DAY ? { year } : { year, day };
  return { index: 0, id: '', games, peak, birth, ...past };
}

/** Whether nothing is known of a newcomer except the events of the period. */
const isEmpty = ({ history = [], hadEvent, raised }: LeanPast): boolean =>
  history.length === 0 && hadEvent !== true && raised === undefined;

/** The event with the games that are too fast for their players marked as not counted. */
function withoutFastGames(event: LeanEvent, minutes: number, minimumOf: MinimumMinutes): LeanEvent {
  const { rating, white, black, count } = event;
  const ratingOf = (index: number | undefined): number | undefined => rating[index as number] || undefined;
  const result = event.result.slice(0, count).map((code, game) => {
    const required = minimumOf(ratingOf(white[game]), ratingOf(black[game]));
    return minutes < required ? RESULT_NOT_COUNTED : code;
  });
  return { ...event, result };
}

type MinimumMinutes = NonNullable<FideBook['minimumMinutes']>;

/** The ratings of the previous list, and for those who are new to it the standard ratings. */
function withStandards(base: Int16Array, newToList: ReadonlyMap<number, number>): Int16Array {
  if (newToList.size === 0) return base;
  const all = base.slice();
  for (const [person, rating] of newToList) all[person] = rating;
  return all;
}

/** Enters the results of an event's newcomers into their pools. */
function enterPools(result: Closing, event: KeptEvent, newcomers: ReadonlyMap<number, Opened>): void {
  const { base, rows } = result;
  for (let row = event.from; row < event.to; row += 1) {
    const who = rows.person[row] as number;
    if (base[who] === 0) enterPool(result, event, row, (newcomers.get(who) as Opened).pool);
  }
}

/** What has to be done to a pool before the results of an event are entered. */
function beginEvent(pool: Pool, place: number, end: Day): void {
  pool.catchUp?.(end);
  pool.raised = pool.raisedIn?.(place);
}

/** Enters a row of a newcomer into the pool; what the book disregards leaves nothing in the row. */
function enterPool({ rows }: Closing, { place, end, halfPointBonus }: KeptEvent, row: number, pool: Pool): void {
  const { n, halfPoints, expected } = rows;
  beginEvent(pool, place, end);
  const part = pool.enter({
    event: null,
    end,
    games: n[row] as number,
    halfPoints: halfPoints[row] as number,
    sum: expected[row] as number,
    halfPointBonus,
  });
  if (part === undefined) n[row] = halfPoints[row] = 0;
  expected[row] = part?.sum ?? 0;
}

/** Rates an event by the clauses, and writes the result to the rows that were reserved for it. */
function playByClauses(
  { base, rows, opponents }: Closing,
  {
    place,
    from,
    byClauses: { event, admission },
  }: Pick<KeptEvent, 'place' | 'from'> & { readonly byClauses: NonNullable<KeptEvent['byClauses']> },
  book: FideBook,
  newcomers: ReadonlyMap<number, Opened>,
): void {
  const persons = event.players.map(({ index }) => rows.person[from + index] as number);
  const own = event.players.map(({ index, rating }) => {
    const before = base[persons[index] as number] as number;
    return before === 0 ? undefined : (rating ?? before);
  });
  const worth = event.players.map(({ rating }) => rating);
  const pools = persons.map((person) => newcomers.get(person)?.pool);
  for (const pool of pools) if (pool !== undefined) beginEvent(pool, place, event.end);
  const played = book.playNewcomers({ event, admission, own, worth, pools, whys: [] }, book);
  const tally = tallyGames(event, played.leftOut, { own, worth: played.worth, whys: [] }, book);
  for (const player of event.players) {
    const { index } = player;
    const row = from + index;
    const rating = own[index];
    const part = played.parts[index];
    if (part?.opponents !== undefined) opponents.set(row, part.opponents);
    rows.n[row] = rating === undefined ? (part?.n ?? 0) : (tally.n[index] as number);
    rows.halfPoints[row] = rating === undefined ? (part?.halfPoints ?? 0) : (tally.halfPoints[index] as number);
    rows.expected[row] = rating === undefined ? (part?.sum ?? 0) : (tally.expected[index] as number);
    rows.k[row] = rating === undefined ? 0 : kOf(player, rating, event, book).k;
  }
}

/** The rating after a change in hundredths, without anything else; null below the floor. */
export function newRatingBy(edition: Edition, before: number, change: number): number | null {
  const { newRating, floor } = bookOf(edition);
  const { computed } = newRating(before, change);
  return computed < floor ? null : computed;
}
