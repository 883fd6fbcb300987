/**
 * The lean path of a rating period, for a whole world's month: whole numbers in typed arrays, no reasons, and nothing kept of
 * a game. Events are fed one by one and add a row for each entrant; closing the period sums the rows of everybody. What a
 * game, a K, a limit or a rounding is, the clauses say; a property test keeps the numbers equal to those of `rate.ts`.
 */
import type { Day, Month } from '../../core/dates.ts';
import type { ChessEvent, Event, Game, Player } from '../../core/event.ts';
import { inUnits, points } from '../../core/exact.ts';
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
  PERIOD_STATUSES,
  type Status,
} from '../period.ts';
import type { Admission, FideBook, FideNumbers, KFacts } from './book.ts';
import { changeInHundredths, type CountedDifferences, expectedScore, isCountable, tallyGames } from './clauses.ts';
import { bookOf } from './edition-of.ts';
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

/** An admitted event as arrays. Every game that admission left out is marked, so that nothing is left to be judged. */
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
  readonly edition: Edition;
  readonly start: Day;
  readonly end: Day;
  readonly halfPointBonus?: number | undefined;
  /** Rows from here up to, not including, `to`. */
  readonly from: number;
  readonly to: number;
  /** Rated by the clauses when the period is closed: their pools must hold what came before. */
  readonly byClauses?: { readonly event: ChessEvent; readonly admission: Admission };
}

/** Somebody who is unrated on the previous list. */
interface Newcomer {
  /** As entered in the event that started last: what K on the new list asks for. */
  player: Player;
  latestStart: Day;
  pool: Pool | undefined;
}

const FIRST_ROWS = 1024;

/** The 2014 text judges the time of the whole field, when the event is admitted. */
const NO_MINIMUM: MinimumMinutes = () => 0;

export class LeanPeriod implements RatingPeriod {
  readonly #list: Month;
  readonly #base: Int16Array;
  readonly #events: KeptEvent[] = [];
  readonly #newcomers: Newcomers = new Map();
  readonly #corrections = new Map<number, number>();
  readonly #kFacts = { rating: 0, games: 0, peak: 0, birth: undefined as Birth | undefined, on: 0 };
  readonly #birth = { year: 0, day: undefined as Day | undefined };
  readonly #settings: PeriodSettings | undefined;
  readonly #varied = new Map<Edition, FideBook>();
  #rows: LeanRows = rowsFor(FIRST_ROWS);
  #used = 0;
  #own = new Int16Array(FIRST_ROWS);

  /** `base` gives every person's rating on the previous list, 0 for the unrated; persons are the places in it. */
  constructor(list: Month, base: Int16Array, settings?: PeriodSettings) {
    this.#list = list;
    this.#base = base;
    this.#settings = settings;
  }

  /** The book of an edition, with the settings of the period. */
  #bookOf(edition: Edition): FideBook {
    if (this.#settings === undefined) return bookOf(edition);
    const book = this.#varied.get(edition) ?? varied(bookOf(edition), this.#settings);
    this.#varied.set(edition, book);
    return book;
  }

  /** Takes in an event that is rated and does not need the clauses. Nothing of it is kept but a row for each entrant. */
  add(event: LeanEvent): void {
    const { edition, start, end, halfPointBonus, size } = event;
    const from = this.#reserve(size);
    const book = this.#bookOf(edition);
    // one that the text of the event does not know says nothing to the pool of another text
    const bonus = book.halfPointBonus === undefined ? undefined : halfPointBonus;
    this.#events.push({ edition, start, end, halfPointBonus: bonus, from, to: from + size });
    const strongest = this.#enter(event, from);
    const { minutes = Number.POSITIVE_INFINITY } = event;
    const { minimumMinutes = NO_MINIMUM } = book;
    // no game asks for more than one with the strongest player
    const hasTime = minutes >= minimumMinutes(strongest, undefined);
    this.#play(hasTime ? event : withoutFastGames(event, minutes, minimumMinutes), from);
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

  /** Takes in any event that is rated, to be rated by the clauses; it is kept until the period is closed. */
  addByClauses(event: ChessEvent, edition: Edition, admission: Admission, personOf: (player: Player) => number): void {
    const { start, end, players } = event;
    const from = this.#reserve(players.length);
    this.#events.push({ edition, start, end, from, to: from + players.length, byClauses: { event, admission } });
    for (const player of players) {
      const person = personOf(player);
      this.#rows.person[from + player.index] = person;
      if (this.#base[person] === 0) this.#meet(person, start, player);
    }
  }

  /** Adds, in hundredths, what the correction of an earlier period comes to for somebody who is rated on the previous list. */
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

  /** Writes who entered, their own ratings and K. The highest rating of the field. */
  #enter(event: LeanEvent, from: number): number {
    const { start, size, person, rating, k } = event;
    const book = this.#bookOf(event.edition);
    const { person: persons, k: ks } = this.#rows;
    if (size > this.#own.length) this.#own = new Int16Array(2 * size);
    const own = this.#own;
    let strongest = 0;
    for (let index = 0; index < size; index += 1) {
      const who = person[index] as number;
      const before = this.#base[who] as number;
      const onStart = rating[index] as number;
      persons[from + index] = who;
      if (onStart > strongest) strongest = onStart;
      if (before === 0) {
        own[index] = 0;
        this.#meet(who, start, newcomerOf(event, index));
        continue;
      }
      const counted = onStart === 0 ? before : onStart;
      own[index] = counted;
      const given = k[index] as number;
      ks[from + index] = given === 0 ? this.#kOf(book, event, counted, index) : given;
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

  #meet(person: number, start: Day, player: Player): void {
    const known = this.#newcomers.get(person);
    if (known === undefined) this.#newcomers.set(person, { player, latestStart: start, pool: undefined });
    else if (start >= known.latestStart) {
      known.player = player;
      known.latestStart = start;
    }
  }

  #play(event: LeanEvent, from: number): void {
    const { edition, rating, count, white, black, result } = event;
    const { countedGap, countedDifferences } = this.#bookOf(edition);
    const own = this.#own;
    const { n, halfPoints, expected } = this.#rows;
    for (let game = 0; game < count; game += 1) {
      const ofWhite = result[game] as number;
      if (ofWhite === RESULT_NOT_COUNTED) continue;
      const w = white[game] as number;
      const b = black[game] as number;
      const ratingOfWhite = rating[w] as number;
      const ratingOfBlack = rating[b] as number;
      if (ratingOfBlack !== 0) {
        const mine = own[w] as number;
        (n[from + w] as number) += 1;
        (halfPoints[from + w] as number) += ofWhite;
        (expected[from + w] as number) += mine === 0 ? ratingOfBlack : expectedScore(countedGap(mine, ratingOfBlack));
      }
      if (ratingOfWhite !== 0) {
        const mine = own[b] as number;
        (n[from + b] as number) += 1;
        (halfPoints[from + b] as number) += 2 - ofWhite;
        (expected[from + b] as number) += mine === 0 ? ratingOfWhite : expectedScore(countedGap(mine, ratingOfWhite));
      }
    }
    if (countedDifferences !== undefined) this.#countTogether(event, from, countedDifferences);
  }

  /** The expected scores of the rated anew, where a difference depends on the player's other games of the event. */
  #countTogether({ rating, size, count, white, black, result }: LeanEvent, from: number, of: CountedDifferences): void {
    const own = this.#own;
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
   * What becomes of everybody. Once: the rows are completed in place. `pastOf` is asked for newcomers only. `made` is the
   * edition that makes the list; without it the one of the event that started last.
   */
  close(pastOf: (person: number) => LeanPast = () => ({}), made?: Edition): LeanResult {
    const rows = rowsUpTo(this.#rows, this.#used);
    const firstRow = Int32Array.from([...this.#events.map(({ from }) => from), this.#used]);
    const latest = this.#events.reduce((day, { start }) => Math.max(day, start), Number.NEGATIVE_INFINITY);
    const edition = made ?? this.#events.findLast(({ start }) => start === latest)?.edition;
    const newToList = this.#newToList();
    const result = emptyResult(edition, withStandards(this.#base, newToList), rows, firstRow);
    if (edition === undefined) return result;
    // by last day, then first day: the order in which results enter a pool and K is shown
    const inOrder = this.#events.toSorted((a, b) => a.end - b.end || a.start - b.start);
    const book = this.#bookOf(edition);
    this.#closeNewcomers(result, edition, inOrder, pastOf);
    const sums = sumRows(result, inOrder, (event) => this.#bookOf(event.edition));
    closeRated(result, book, sums, this.#corrections, newToList);
    collectKs(result, inOrder);
    return result;
  }

  /**
   * Rapid and blitz §7.2.1: who is on no list and plays with a standard rating, that of the event that started last. Known only
   * when all events are there, so that those of these books wait for it.
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
    for (const person of ratings.keys()) this.#newcomers.delete(person);
    return ratings;
  }

  #closeNewcomers(
    result: Closing,
    ofList: Edition,
    inOrder: readonly KeptEvent[],
    pastOf: (person: number) => LeanPast,
  ): void {
    this.#choosePools(result, ofList, inOrder);
    for (const [person, newcomer] of this.#newcomers) {
      const { games, peak, birth } = newcomer.player;
      const { history, hadEvent, precedesPeriod } = pastOf(person);
      newcomer.player = { index: 0, id: '', games, peak, birth, history, hadEvent };
      const book = this.#bookOf(result.pools.get(person) ?? ofList);
      newcomer.pool = book.openPool(newcomer.player, this.#list, book);
      if (precedesPeriod === true) newcomer.pool.catchUp?.(Number.POSITIVE_INFINITY);
    }
    for (const event of inOrder) {
      if (event.byClauses === undefined) enterPools(result, event, this.#newcomers);
      else {
        const own = this.#bookOf(event.edition);
        playByClauses(result, { ...event, byClauses: event.byClauses }, own, this.#newcomers);
      }
    }
    const bookOfList = this.#bookOf(ofList);
    for (const [person, { player, pool }] of this.#newcomers) {
      const book = this.#bookOf(result.pools.get(person) ?? ofList);
      const answer = book.closePool(pool as Pool, player, this.#list, rulesOfPool(book, bookOfList));
      result.newcomers.set(person, answer);
      result.status[person] = codeOf(answer.status);
      result.after[person] = answer.after ?? 0;
      result.computed[person] = answer.computed ?? answer.after ?? 0;
      result.n[person] = answer.n;
    }
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

type Newcomers = Map<number, Newcomer>;
/** A result that is being made. */
type Closing = Omit<LeanResult, 'ks' | 'newcomers' | 'opponents' | 'pools'> & {
  readonly pools: Map<number, Edition>;
  readonly ks: Map<number, number[]>;
  readonly opponents: Map<number, number>;
  readonly newcomers: Map<number, FideNumbers>;
};

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
): Closing => ({
  edition,
  base,
  status: new Uint8Array(base.length),
  after: new Int16Array(base.length),
  computed: new Int32Array(base.length),
  change: new Int32Array(base.length),
  n: new Int32Array(base.length),
  halfPoints: new Int32Array(base.length),
  expected: new Int32Array(base.length),
  k: new Int16Array(base.length),
  ks: new Map(),
  pools: new Map(),
  newcomers: new Map(),
  rows,
  opponents: new Map(),
  firstRow,
});

const codeOf = (status: Status): number => PERIOD_STATUSES.indexOf(status) + 1;
const RATED = codeOf('rated');
const NO_GAMES = codeOf('no-games');
const DELISTED = codeOf('delisted');

function newcomerOf({ games, peak, birthYear, birthDay }: LeanEvent, index: number): Player {
  const year = birthYear[index] as number;
  const day = birthDay[index] as number;
  const birth = year === 0 ? undefined : day === NO_DAY ? { year } : { year, day };
  return { index, id: '', games: games[index] as number, peak: peak[index] as number, birth };
}

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

/** Enters what the newcomers of an event did into their pools; what the book disregards leaves no trace in the rows. */
function enterPools({ base, rows }: Closing, { end, halfPointBonus, from, to }: KeptEvent, newcomers: Newcomers): void {
  const { person, n, halfPoints, expected } = rows;
  for (let row = from; row < to; row += 1) {
    const who = person[row] as number;
    if (base[who] !== 0) continue;
    const results = {
      event: null,
      end,
      games: n[row] as number,
      halfPoints: halfPoints[row] as number,
      sum: expected[row] as number,
      halfPointBonus,
    };
    const { pool } = newcomers.get(who) as Newcomer;
    pool?.catchUp?.(end);
    const part = pool?.enter(results);
    if (part === undefined) n[row] = halfPoints[row] = 0;
    expected[row] = part?.sum ?? 0;
  }
}

/** Rates an event by the clauses, into the rows that were kept for it. */
function playByClauses(
  { base, rows, opponents }: Closing,
  { from, byClauses: { event, admission } }: Pick<KeptEvent, 'from'> & Required<Pick<KeptEvent, 'byClauses'>>,
  book: FideBook,
  newcomers: Newcomers,
): void {
  const persons = event.players.map(({ index }) => rows.person[from + index] as number);
  const own = event.players.map(({ index, rating }) => {
    const before = base[persons[index] as number] as number;
    return before === 0 ? undefined : (rating ?? before);
  });
  const worth = event.players.map(({ rating }) => rating);
  const pools = persons.map((person) => newcomers.get(person)?.pool);
  for (const pool of pools) pool?.catchUp?.(event.end);
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

/** The sums of a person lie together, so that a row, which may be anybody's, touches one place of the memory. */
const N = 0;
const HALF_POINTS_MADE = 1;
const EXPECTED = 2;
const CHANGE = 3;
const K = 4;
const ROWS = 5;
const WIDTH = 8;

/** Sums the rows of every rated player; K as limited by all games of the period, where the event's own edition has a limit. */
function sumRows(
  { base, ks, rows }: Closing,
  inOrder: readonly KeptEvent[],
  bookOfEvent: (event: KeptEvent) => FideBook,
): Int32Array {
  const sums = new Int32Array(base.length * WIDTH);
  const { person, n, halfPoints, expected, k } = rows;
  for (let row = 0; row < person.length; row += 1) {
    if (k[row] !== 0) (sums[(person[row] as number) * WIDTH + N] as number) += n[row] as number;
  }
  for (const event of inOrder) {
    const { from, to } = event;
    const book = bookOfEvent(event);
    for (let row = from; row < to; row += 1) {
      if (k[row] === 0) continue;
      const who = person[row] as number;
      const at = who * WIDTH;
      const limited = book.limitedK(k[row] as number, sums[at + N] as number);
      k[row] = limited;
      if (sums[at + ROWS] === 0) sums[at + K] = limited;
      else if (sums[at + K] !== limited) ks.set(who, []);
      (sums[at + ROWS] as number) += 1;
      (sums[at + HALF_POINTS_MADE] as number) += halfPoints[row] as number;
      (sums[at + EXPECTED] as number) += expected[row] as number;
      (sums[at + CHANGE] as number) += changeInHundredths(limited, halfPoints[row] as number, expected[row] as number);
    }
  }
  return sums;
}

/** All K of those who have different ones. */
function collectKs({ ks, rows }: Closing, inOrder: readonly KeptEvent[]): void {
  if (ks.size === 0) return;
  for (const { from, to } of inOrder) {
    for (let row = from; row < to; row += 1) ks.get(rows.person[row] as number)?.push(rows.k[row] as number);
  }
}

/** The new ratings of those who had one. */
function closeRated(
  result: Closing,
  book: FideBook,
  sums: Int32Array,
  corrections: ReadonlyMap<number, number>,
  newToList: ReadonlyMap<number, number>,
): void {
  const { base, status, after, computed, n, change, halfPoints, expected, k } = result;
  for (const [who, difference] of corrections) {
    (sums[who * WIDTH + CHANGE] as number) += difference;
    (sums[who * WIDTH + ROWS] as number) += 1;
  }
  for (let who = 0; who < base.length; who += 1) {
    const at = who * WIDTH;
    if (sums[at + ROWS] === 0) continue;
    const before = base[who] as number;
    const reached = book.newRating(before, sums[at + CHANGE] as number).computed;
    const isPlaying = sums[at + N] !== 0 || corrections.has(who);
    const isListed = reached >= book.floor;
    status[who] = isPlaying ? (isListed ? RATED : DELISTED) : NO_GAMES;
    after[who] = isPlaying ? (isListed ? reached : 0) : newToList.has(who) ? 0 : before;
    computed[who] = reached;
    n[who] = sums[at + N] as number;
    change[who] = sums[at + CHANGE] as number;
    halfPoints[who] = sums[at + HALF_POINTS_MADE] as number;
    expected[who] = sums[at + EXPECTED] as number;
    k[who] = sums[at + K] as number;
  }
}

/** What the period says of one person, as the clauses say it; undefined for anybody who entered no event. */
export function leanPlayerResult(result: LeanResult, person: number): FideNumbers | undefined {
  const newcomer = result.newcomers.get(person) as FideNumbers | undefined;
  const code = result.status[person] as number;
  if (newcomer !== undefined || code === 0) return newcomer;
  const book = bookOf(result.edition as Edition);
  const status = PERIOD_STATUSES[code - 1] as Status;
  const before = result.base[person] as number;
  const computed = result.computed[person] as number;
  return {
    before,
    change: inUnits(result.change[person] as number, 100),
    after: (result.after[person] as number) || null,
    n: result.n[person] as number,
    w: points(result.halfPoints[person] as number),
    we: inUnits(result.expected[person] as number, 100),
    // who is in no event has none
    k: result.ks.get(person) ?? ((result.k[person] as number) || null),
    status,
    ...book.ratedKeys(computed, computed - before, status),
  };
}

/** The rating that a change in hundredths leads to by itself; null below the floor. */
export function newRatingBy(edition: Edition, before: number, change: number): number | null {
  const { newRating, floor } = bookOf(edition);
  const { computed } = newRating(before, change);
  return computed < floor ? null : computed;
}
