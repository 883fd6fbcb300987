/**
 * The sums of a month without files and store: events as the arrays that the lean path takes, in the proportions of
 * `world.ts` (34 entrants, nine rounds, four in ten of the world play). Same seed and sizes, same arrays.
 */
import { Chance } from '../../src/core/chance.ts';
import { parseDay, parseMonth } from '../../src/core/dates.ts';
import { FIDE_2026_01 } from '../../src/rulebooks/fide/editions.ts';
import { type LeanEvent, NO_DAY, RESULT_NOT_COUNTED } from '../../src/rulebooks/period.ts';
import { LIST, NEXT_LIST, SEED, type WorldSize } from './world.ts';

export const ENTRANTS = 34;
export const ROUNDS = 9;
const BOARDS = ENTRANTS / 2;
export const GAMES = BOARDS * ROUNDS;
/** Of the players so many in a hundred play. */
const ACTIVE = 40;
/** Far from each other, and a prime, so that nobody enters an event twice. */
const STRIDE = 7919;

export interface KernelMonth {
  readonly list: number;
  /** By person; 0 for the unrated. */
  readonly base: Int16Array;
  readonly events: readonly LeanEvent[];
  /** All games that count, by person, for the controls. */
  readonly white: Int32Array;
  readonly black: Int32Array;
  readonly halfPoints: Uint8Array;
}

export interface KernelMonthSize extends WorldSize {
  /** `plain`: everybody is rated, and nobody plays so much that K is limited; `mixed`: one in ten is a newcomer, and many are. */
  readonly kind: 'plain' | 'mixed';
  readonly seed?: number;
}

/** K is 40 for whoever was born then and is below 2300, and 20, or 10 from 2400 on, for the others. */
const YOUNG = 2012;
const GROWN_UP = 1985;
const ESTABLISHED = 100;

/** With K 20 nobody reaches the limit of 700 in so many events. */
const EVENTS_AT_MOST = 3;

export function kernelMonth({ files, players, kind, seed = SEED }: KernelMonthSize): KernelMonth {
  const chance = new Chance(seed);
  const base = Int16Array.from({ length: players }, () =>
    kind === 'mixed' && chance.percent(10)
      ? 0
      : 1400 + Math.floor((chance.between(0, 1150) + chance.between(0, 1150)) / 2),
  );
  const young = Uint8Array.from({ length: players }, () => (kind === 'mixed' && chance.percent(30) ? 1 : 0));
  const field = new Field(chance, players, kind === 'plain' ? EVENTS_AT_MOST : Number.POSITIVE_INFINITY);
  const [entrants, games] = [files * ENTRANTS, files * GAMES];
  // the arrays of all events lie in a few large ones, as those of an office that fills the same arrays again and again
  const all = {
    person: new Int32Array(entrants),
    rating: new Int16Array(entrants),
    // the book's, by the facts
    k: new Int16Array(entrants),
    games: new Int32Array(entrants),
    peak: new Int32Array(entrants),
    birthYear: new Int16Array(entrants),
    birthDay: new Int32Array(entrants).fill(NO_DAY),
    white: new Uint16Array(games),
    black: new Uint16Array(games),
    result: new Uint8Array(games),
  };
  const [white, black, halfPoints] = [new Int32Array(games), new Int32Array(games), new Uint8Array(games)];
  let counted = 0;
  const first = parseDay(`${LIST}-01`) as number;
  const events = Array.from({ length: files }, (_, number): LeanEvent => {
    const at = number * ENTRANTS;
    field.enter(all.person.subarray(at, at + ENTRANTS));
    for (let place = at; place < at + ENTRANTS; place += 1) {
      const person = all.person[place] as number;
      const rating = base[person] as number;
      all.rating[place] = rating;
      all.peak[place] = rating;
      all.birthYear[place] = young[person] === 1 ? YOUNG : GROWN_UP;
      all.games[place] = rating === 0 ? 0 : ESTABLISHED;
    }
    for (let game = 0; game < GAMES; game += 1) {
      const place = number * GAMES + game;
      const [own, other] = pairing(game, chance);
      const result = resultBetween(chance, (all.rating[at + own] as number) - (all.rating[at + other] as number));
      all.white[place] = own;
      all.black[place] = other;
      all.result[place] = result;
      if (result === RESULT_NOT_COUNTED) continue;
      white[counted] = all.person[at + own] as number;
      black[counted] = all.person[at + other] as number;
      halfPoints[counted] = result;
      counted += 1;
    }
    const start = first + chance.between(0, 17);
    return {
      edition: FIDE_2026_01,
      start,
      end: start + ROUNDS - 1,
      minutes: 120,
      size: ENTRANTS,
      count: GAMES,
      ...entrantsOf(all, at),
      ...gamesOf(all, number * GAMES),
    };
  });
  return {
    list: parseMonth(NEXT_LIST) as number,
    base,
    events,
    white: white.subarray(0, counted),
    black: black.subarray(0, counted),
    halfPoints: halfPoints.subarray(0, counted),
  };
}

type EntrantColumns = Pick<LeanEvent, 'person' | 'rating' | 'k' | 'games' | 'peak' | 'birthYear' | 'birthDay'>;
type GameColumns = Pick<LeanEvent, 'white' | 'black' | 'result'>;

const entrantsOf = (all: EntrantColumns, from: number): EntrantColumns => ({
  person: all.person.subarray(from, from + ENTRANTS),
  rating: all.rating.subarray(from, from + ENTRANTS),
  k: all.k.subarray(from, from + ENTRANTS),
  games: all.games.subarray(from, from + ENTRANTS),
  peak: all.peak.subarray(from, from + ENTRANTS),
  birthYear: all.birthYear.subarray(from, from + ENTRANTS),
  birthDay: all.birthDay.subarray(from, from + ENTRANTS),
});

const gamesOf = (all: GameColumns, from: number): GameColumns => ({
  white: all.white.subarray(from, from + GAMES),
  black: all.black.subarray(from, from + GAMES),
  result: all.result.subarray(from, from + GAMES),
});

/** Who enters an event: anybody who plays this month, and has not played too much. */
class Field {
  readonly #chance: Chance;
  readonly #active: number;
  readonly #atMost: number;
  readonly #events: Uint16Array;
  readonly #lastEvent: Int32Array;
  #event = 0;

  constructor(chance: Chance, players: number, atMost: number) {
    this.#chance = chance;
    this.#active = Math.max(ENTRANTS, Math.floor((players * ACTIVE) / 100));
    this.#atMost = atMost;
    this.#events = new Uint16Array(players);
    this.#lastEvent = new Int32Array(players);
  }

  enter(persons: Int32Array): void {
    this.#event += 1;
    const first = this.#chance.between(0, this.#active - 1);
    for (let place = 0; place < persons.length; place += 1) {
      let person = (first + place * STRIDE) % this.#active;
      for (let tried = 0; tried < this.#active && !this.#mayEnter(person); tried += 1) {
        person = (person + 1) % this.#active;
      }
      persons[place] = person;
      this.#events[person] = (this.#events[person] as number) + 1;
      this.#lastEvent[person] = this.#event;
    }
  }

  #mayEnter(person: number): boolean {
    return (this.#events[person] as number) < this.#atMost && this.#lastEvent[person] !== this.#event;
  }
}

/** A rotating table, as in `trf.ts`. */
function pairing(game: number, chance: Chance): readonly [white: number, black: number] {
  const [round, board] = [Math.floor(game / BOARDS), game % BOARDS];
  const table = (place: number): number => (place === 0 ? 0 : 1 + ((place - 1 + round) % (ENTRANTS - 1)));
  const [a, b] = [table(board), table(ENTRANTS - 1 - board)];
  return chance.percent(50) ? [a, b] : [b, a];
}

/** A few games are not played, three in ten are drawn. */
function resultBetween(chance: Chance, gap: number): number {
  if (chance.percent(5)) return RESULT_NOT_COUNTED;
  if (chance.percent(30)) return 1;
  return chance.percent(Math.max(5, Math.min(95, 50 + Math.round(gap / 8)))) ? 2 : 0;
}
