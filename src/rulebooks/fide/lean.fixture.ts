/**
 * Random rating periods with all kinds of players: rated on the previous list or not, delisted or listed since an event
 * began, near every threshold; newcomers with and without a past; forfeits, excluded, too fast and decided games.
 */
import { Chance } from '../../core/chance.ts';
import type { Day, Month } from '../../core/dates.ts';
import type { ChessEvent, Game, Player } from '../../core/event.ts';
import { fraction, inUnits, points } from '../../core/exact.ts';
import { PLAYED_RESULTS, UNPLAYED_RESULTS } from '../../core/game.ts';
import type { Birth } from '../../core/people.ts';
import type { EarlierEventFacts, EventFacts, System } from '../../core/report.ts';
import { born, day, month } from './event.fixture.ts';
import type { Edition } from '../edition.ts';
import { MSSZ_2017 } from '../mssz/editions.ts';
import { type LeanPast, type LeanResult, PERIOD_STATUSES, type Status } from '../period.ts';
import type { FideNumbers } from './book.ts';
import { bookOf } from './edition-of.ts';
import { FIDE_2014, FIDE_2017, FIDE_2022, FIDE_2024, FIDE_2025_10, FIDE_2026_01 } from './editions.ts';

export interface RandomPeriod {
  readonly list: Month;
  readonly events: readonly ChessEvent[];
  /** Of each event. */
  readonly editions: readonly Edition[];
  /** By number of the person; 0 for the unrated. Person 3 has the id `p3`. */
  readonly base: Int16Array;
  readonly pasts: readonly LeanPast[];
  /** The edition of the list; where none is named it is that of the event which started last. */
  readonly ofList: Edition | undefined;
}

export const idOf = (person: number): string => `p${person}`;
export const personOf = ({ id }: Player): number => Number(id.slice(1));

interface Person {
  readonly number: number;
  readonly base: number;
  readonly birth: Birth | undefined;
  readonly past: LeanPast;
}

/**
 * Editions share periods: those of one text, and those on both sides of a new one. Of standard games, all there are; periods of
 * rapid and blitz games are made of these in `rapid/rapid.test.ts`.
 */
const TEXTS = {
  '2014': { editions: [FIDE_2014, MSSZ_2017], year: 2015, floor: 1000 },
  '2017': { editions: [FIDE_2014, FIDE_2017], year: 2017, floor: 1000 },
  '2021': { editions: [FIDE_2017, FIDE_2022], year: 2021, floor: 1000 },
  '2024': { editions: [FIDE_2024, FIDE_2025_10], year: 2025, floor: 1400 },
  '2026': { editions: [FIDE_2025_10, FIDE_2026_01], year: 2026, floor: 1400 },
  '2022': { editions: [FIDE_2022, FIDE_2024], year: 2024, floor: 1000 },
  both: { editions: [FIDE_2014, FIDE_2022, FIDE_2024], year: 2024, floor: 1400 },
} as const;

type Text = (typeof TEXTS)[keyof typeof TEXTS];

export function randomPeriod(seed: number): RandomPeriod {
  const chance = new Chance(seed);
  const text: Text = chance.one([
    TEXTS.both,
    TEXTS['2014'],
    TEXTS['2014'],
    TEXTS['2017'],
    TEXTS['2017'],
    TEXTS['2021'],
    TEXTS['2022'],
    TEXTS['2022'],
    TEXTS['2024'],
    TEXTS['2024'],
    TEXTS['2026'],
    TEXTS['2026'],
  ]);
  const persons = Array.from({ length: chance.between(4, 24) }, (_, number) => randomPerson(chance, number, text));
  const events = Array.from({ length: chance.between(1, 5) }, (_, number) =>
    randomEvent(chance, `e${number}`, persons, text),
  );
  return {
    list: month(`${text.year}-12`),
    events,
    editions: events.map(() => chance.one(text.editions)),
    base: Int16Array.from(persons, ({ base }) => base),
    pasts: persons.map(({ past }) => past),
    ofList: chance.percent(60) ? chance.one(text.editions) : undefined,
  };
}

const ratingIn = (chance: Chance, { floor }: Text): number =>
  chance.one([
    chance.between(floor, floor + 40),
    chance.between(floor, floor + 150),
    chance.between(floor, 2900),
    chance.between(1500, 2200),
    chance.between(2290, 2410),
    chance.between(2640, 2660),
  ]);

function randomPerson(chance: Chance, number: number, text: Text): Person {
  const isRated = chance.percent(70);
  return {
    number,
    base: isRated ? ratingIn(chance, text) : 0,
    birth: randomBirth(chance, text.year),
    past: isRated ? {} : randomPast(chance, number, text.year),
  };
}

function randomBirth(chance: Chance, year: number): Birth | undefined {
  if (chance.percent(10)) return undefined;
  const of = chance.percent(60) ? year - chance.between(8, 20) : chance.between(1935, 2000);
  return born(chance.percent(40) ? String(of) : `${of}-${chance.between(10, 12)}-${chance.between(10, 28)}`);
}

function randomPast(chance: Chance, number: number, year: number): LeanPast {
  let end: Day = day(`${year - 3}-01-01`);
  const history = Array.from({ length: chance.one([0, 0, 0, 1, 2, 3]) }, (_, index): EarlierEventFacts => {
    end += chance.between(1, 400);
    const games = chance.between(0, 6);
    const average = fraction(chance.one([chance.between(9_000, 13_000), chance.between(11_000, 21_000)]), 10);
    return {
      event: `h${number}-${index}`,
      end,
      games,
      average,
      halfPoints: chance.between(0, chance.one([1, 2]) * games),
    };
  });
  return chance.percent(20) ? { history, hadEvent: true } : { history };
}

const SYSTEMS: readonly System[] = ['swiss', 'swiss', 'team', 'round-robin', 'double-round-robin', 'match'];

function randomEvent(chance: Chance, id: string, persons: readonly Person[], text: Text): ChessEvent {
  const system = chance.one(SYSTEMS);
  const size = system === 'match' ? 2 : chance.between(2, Math.min(persons.length, system === 'swiss' ? 24 : 8));
  const start = day(`${text.year}-10-01`) + chance.between(0, 45);
  const entered = chance.shuffled(persons).slice(0, size);
  const isClean = chance.percent(50);
  return {
    id,
    start,
    end: start + chance.between(0, 12),
    system,
    ...randomFacts(chance, system),
    players: entered.map((person, index) => randomEntrant(chance, person, index, text)),
    games: pairings(chance, system, size).map((pairing) => randomGame(chance, pairing, isClean)),
  };
}

function randomFacts(chance: Chance, system: System): Partial<EventFacts> {
  const minutes = chance.one([59, 60, 74, 75, 89, 90, 119, 120]);
  return {
    ...(chance.percent(40) ? { controls: [{ minutes, increment: 0 }] } : {}),
    ...(chance.percent(30) ? { approvals: [{ clause: '1.1', by: 'QC' }] } : {}),
    ...(system === 'match' && chance.percent(60) ? { matchGames: chance.between(2, 8) } : {}),
    ...(chance.percent(30) ? { nationalChampionship: true, womenOnly: true } : {}),
    ...(chance.percent(20) ? { halfPointBonus: 20 } : {}),
  };
}

function randomEntrant(chance: Chance, { number, base, birth, past }: Person, index: number, text: Text): Player {
  const isRated = chance.percent(base === 0 ? 8 : 92);
  const rating = base === 0 || chance.percent(20) ? ratingIn(chance, text) : base;
  const games = chance.one([undefined, 0, 12, 29, 30, 500]);
  const peak = chance.one([undefined, rating, rating + chance.between(-50, 200)]);
  return {
    index,
    id: idOf(number),
    ...past,
    ...(isRated ? { rating } : {}),
    ...(birth === undefined ? {} : { birth }),
    ...(games === undefined ? {} : { games }),
    ...(peak === undefined ? {} : { peak }),
    ...(chance.percent(10) ? { k: chance.one([10, 20, 40, 37, 70]) } : {}),
  };
}

type Pairing = readonly [round: number, white: number, black: number];

const randomGame = (chance: Chance, [round, white, black]: Pairing, isClean: boolean): Game => ({
  round,
  white,
  black,
  result: chance.one(!isClean && chance.percent(6) ? UNPLAYED_RESULTS : PLAYED_RESULTS),
  rated: isClean || chance.percent(96),
  handicap: 0,
});

function pairings(chance: Chance, system: System, size: number): readonly Pairing[] {
  if (system === 'match')
    return Array.from({ length: chance.between(1, 8) }, (_, game) => [game + 1, game % 2, 1 - (game % 2)]);
  if (system === 'swiss' || system === 'team') {
    return Array.from({ length: chance.one([1, 5, 9, 20]) }, (_, round) => {
      const order = chance.shuffled(Array.from({ length: size }, (__, place) => place));
      return Array.from(
        { length: Math.floor(size / 2) },
        (__, pair): Pairing => [round + 1, order[2 * pair] as number, order[2 * pair + 1] as number],
      );
    }).flat();
  }
  const once = Array.from({ length: size }, (_, a) => Array.from({ length: a }, (__, b): Pairing => [1, a, b])).flat();
  return system === 'round-robin' ? once : [...once, ...once.map(([, a, b]): Pairing => [2, b, a])];
}

/** What a person's rows come to: half points, expected score in hundredths, and K, which is one unless `ks` has several. */
function totalsOf({ rows }: LeanResult, person: number) {
  const totals = { halfPoints: 0, expected: 0, k: 0 };
  rows.person.forEach((who, row) => {
    if (who !== person) return;
    totals.halfPoints += rows.halfPoints[row] as number;
    totals.expected += rows.expected[row] as number;
    totals.k = rows.k[row] as number;
  });
  return totals;
}

/** What a period says of a newcomer; the clauses say more. */
export const told = (numbers: FideNumbers): FideNumbers => {
  const { before, change, after, n, pooledGames, status } = numbers;
  return before === null && pooledGames !== undefined ? { before, change, after, n, pooledGames, status } : numbers;
};

/** What the period says of one person, as the clauses say it; undefined for anybody who entered no event. */
export function leanPlayerResult(result: LeanResult, person: number): FideNumbers | undefined {
  const code = result.status[person] as number;
  if (code === 0) return undefined;
  const book = bookOf(result.edition as Edition);
  const status = PERIOD_STATUSES[code - 1] as Status;
  const pooledGames = result.pooledGames(person);
  if (pooledGames !== undefined) {
    const after = (result.after[person] as number) || null;
    return { before: null, change: null, after, n: result.n[person] as number, pooledGames, status };
  }
  const before = result.base[person] as number;
  const change = result.change[person] as number;
  const { computed, rounded } = book.newRating(before, change);
  const { halfPoints, expected, k } = totalsOf(result, person);
  return {
    before,
    change: inUnits(change, 100),
    after: (result.after[person] as number) || null,
    n: result.n[person] as number,
    w: points(halfPoints),
    we: inUnits(expected, 100),
    // who is in no event has none
    k: result.ks.get(person) ?? (k || null),
    status,
    ...book.ratedKeys(computed, rounded, status),
  };
}
