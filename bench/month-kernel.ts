/**
 * The sums of a world month, without store and files: 500,000 persons, 10,000 events, 1.5 million games, one entrant in
 * twelve a newcomer. The lean path beside the clauses, and beside the least that any program could do: one pass over typed
 * arrays with a table look-up, without events, K, newcomers, limits or rounding.
 */
import { parseDay, parseMonth } from '../src/core/dates.ts';
import type { ChessEvent, Game, Period, Player } from '../src/core/event.ts';
import { expectedScore } from '../src/rulebooks/fide/clauses.ts';
import { BOOK_2025_10, FIDE_2025_10 } from '../src/rulebooks/fide/editions.ts';
import { LeanPeriod, leanEventOf } from '../src/rulebooks/fide/lean.ts';
import type { LeanEvent, LeanResult } from '../src/rulebooks/period.ts';
import { ratePeriodByBooks } from '../src/rulebooks/fide/rate.ts';
import { Chance } from '../test/random.ts';

const PERSONS = 500_000;
const EVENTS = 10_000;
const ENTRANTS = 50;
const ROUNDS = 6;
const GAMES = (ENTRANTS / 2) * ROUNDS;
const RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;
const LIST = parseMonth('2026-10') as number;
const FIRST = parseDay('2026-09-01') as number;

/** The month as arrays. */
interface World {
  readonly base: Int16Array;
  readonly events: readonly LeanEvent[];
  /** All games, for the control. */
  readonly white: Int32Array;
  readonly black: Int32Array;
  readonly halfPoints: Uint8Array;
}

const basesOf = (chance: Chance): Int16Array =>
  Int16Array.from({ length: PERSONS }, () => (chance.between(1, 12) === 1 ? 0 : chance.between(1400, 2800)));

/**
 * The objects of each event are let go at once, and the arrays of all events lie in a few large ones, so that the lean path
 * is measured on the heap that an office has, which fills the same arrays for event after event.
 */
function world(): World {
  const chance = new Chance(2026);
  const base = basesOf(chance);
  const [entrants, games] = [EVENTS * ENTRANTS, EVENTS * GAMES];
  const all = {
    person: new Int32Array(entrants),
    rating: new Int16Array(entrants),
    k: new Int16Array(entrants),
    games: new Int32Array(entrants),
    peak: new Int32Array(entrants),
    birthYear: new Int16Array(entrants),
    birthDay: new Int32Array(entrants),
    white: new Uint16Array(games),
    black: new Uint16Array(games),
    result: new Uint8Array(games),
  };
  const [white, black] = [new Int32Array(games), new Int32Array(games)];
  const events = Array.from({ length: EVENTS }, (_, number): LeanEvent => {
    const made = worldEvent(chance, number, base);
    const event = leanEventOf(made, FIDE_2025_10, BOOK_2025_10.admit(made, BOOK_2025_10), ({ id }) => Number(id));
    const from = { entrants: number * ENTRANTS, games: number * GAMES };
    const kept = <A extends EventArray>(whole: A, part: A, start: number): A => {
      whole.set(part, start);
      return whole.subarray(start, start + part.length) as A;
    };
    for (let game = 0; game < GAMES; game += 1) {
      white[from.games + game] = event.person[event.white[game] as number] as number;
      black[from.games + game] = event.person[event.black[game] as number] as number;
    }
    return {
      ...event,
      person: kept(all.person, event.person, from.entrants),
      rating: kept(all.rating, event.rating, from.entrants),
      k: kept(all.k, event.k, from.entrants),
      games: kept(all.games, event.games, from.entrants),
      peak: kept(all.peak, event.peak, from.entrants),
      birthYear: kept(all.birthYear, event.birthYear, from.entrants),
      birthDay: kept(all.birthDay, event.birthDay, from.entrants),
      white: kept(all.white, event.white, from.games),
      black: kept(all.black, event.black, from.games),
      result: kept(all.result, event.result, from.games),
    };
  });
  return { base, events, white, black, halfPoints: all.result };
}

type EventArray = Int32Array | Int16Array | Uint16Array | Uint8Array;

function worldEvent(chance: Chance, number: number, base: Int16Array): ChessEvent {
  const first = chance.between(0, PERSONS - 1);
  const players = Array.from({ length: ENTRANTS }, (_, index): Player => {
    const person = (first + index * 9973) % PERSONS;
    const rating = base[person] as number;
    return {
      index,
      id: String(person),
      ...(rating === 0 ? {} : { rating, peak: rating + (person % 90) }),
      games: person % 300,
      birth: { year: 1945 + (person % 73) },
    };
  });
  const half = ENTRANTS / 2;
  const games = Array.from({ length: GAMES }, (_, place): Game => {
    const [round, pair] = [Math.floor(place / half) + 1, place % half];
    return {
      round,
      white: pair,
      black: half + ((pair + round) % half),
      result: chance.one(RESULTS),
      rated: true,
      handicap: 0,
    };
  });
  const start = FIRST + chance.between(0, 18);
  const controls = [{ minutes: 90, increment: 30 }];
  return { id: `e${number}`, start, end: start + 5, system: 'swiss', controls, players, games };
}

function control({ base, white, black, halfPoints }: World): Int32Array {
  const changes = new Int32Array(PERSONS);
  for (let game = 0; game < white.length; game += 1) {
    const [a, b] = [white[game] as number, black[game] as number];
    const gap = Math.max(-400, Math.min(400, (base[a] as number) - (base[b] as number)));
    const change = 20 * ((halfPoints[game] as number) * 50 - expectedScore(gap));
    (changes[a] as number) += change;
    (changes[b] as number) -= change;
  }
  return changes;
}

function lean({ base, events }: World): { readonly result: LeanResult; readonly added: number } {
  const period = new LeanPeriod(LIST, base);
  const added = timed(() => {
    for (const event of events) period.add(event);
  });
  return { result: period.close(), added };
}

/** The same month as objects. */
function objects(): { readonly period: Period; readonly books: readonly (typeof BOOK_2025_10)[] } {
  const chance = new Chance(2026);
  const base = basesOf(chance);
  const events = Array.from({ length: EVENTS }, (_, number) => worldEvent(chance, number, base));
  const ratings = Array.from(base, (rating, person) => [String(person), rating === 0 ? null : rating] as const);
  return { period: { list: LIST, events, base: new Map(ratings) }, books: events.map(() => BOOK_2025_10) };
}

function timed(run: () => unknown): number {
  const start = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** The best of a few: noise only ever adds. */
const best = (times: number, run: () => unknown): number =>
  Math.min(...Array.from({ length: times }, () => timed(run)));

export function run(): void {
  const month = world();
  process.stdout.write(`  ${month.white.length} games, ${EVENTS} events, ${PERSONS} persons\n`);
  const cold = timed(() => lean(month));
  const base = best(7, () => control(month));
  const report = (what: string, ms: number): void => {
    process.stdout.write(
      `  ${what.padEnd(44)} ${ms.toFixed(0).padStart(7)} ms  ${(ms / base).toFixed(1).padStart(7)} x control\n`,
    );
  };
  report('control: one pass over typed arrays', base);
  report('lean path, the first time', cold);
  report(
    'lean path',
    best(7, () => lean(month)),
  );
  report('  of that taking in the events', Math.min(...Array.from({ length: 5 }, () => lean(month).added)));
  const { period, books } = objects();
  report(
    'the clauses, without reasons',
    best(2, () => ratePeriodByBooks(period, books)),
  );
}
