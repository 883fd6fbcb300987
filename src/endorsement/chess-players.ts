/**
 * Random players of FIDE's and MSSZ's events. The numbers that any of the books looks at are drawn often, with those beside them:
 * one list for all editions, so that an edition is also asked about what only another one knows.
 */
import type { Chance } from '../core/chance.ts';
import { type Day, dayText, monthOf, monthText, yearOf } from '../core/dates.ts';
import type { RandomPlayer } from './random-document.ts';
import { monthsBefore } from './calendar.ts';

/** Ratings at which something changes in some edition. */
const MARKED_RATINGS = [1000, 1400, 1600, 1800, 2000, 2200, 2300, 2400, 2500, 2650, 2700] as const;
/** Differences at which something changes: the ends of rows, and the largest that count. */
const MARKED_GAPS = [0, 3, 10, 17, 25, 344, 357, 391, 400, 411, 600, 619, 735, 800] as const;
/** Games before the event. */
const GAMES = [undefined, undefined, 0, 1, 5, 12, 28, 29, 30, 31, 100, 500] as const;
const LOWEST = 800;
const HIGHEST = 2850;

/** What the players of one event have in common. */
export interface EventField {
  readonly level: number;
  readonly spread: number;
  /** Of a hundred, who has a rating. */
  readonly rated: number;
  readonly start: Day;
  readonly isFast: boolean;
}

export const randomField = (chance: Chance, start: Day, isFast: boolean): EventField => ({
  level: chance.one([1050, 1420, 1500, 1700, 1800, 1950, 2100, 2290, 2390, 2550, 2660, chance.between(1000, 2700)]),
  spread: chance.one([30, 100, 200, 400, 800]),
  rated: chance.one([100, 90, 75, 60, 40]),
  start,
  isFast,
});

const within = (rating: number): number => Math.min(HIGHEST, Math.max(LOWEST, rating));

export function randomRating(chance: Chance, { level, spread }: EventField): number {
  const drawn = chance.between(1, 100);
  if (drawn <= 20) return within(chance.one(MARKED_RATINGS) + chance.between(-2, 2));
  if (drawn <= 40) {
    const gap = chance.one(MARKED_GAPS) + chance.between(-1, 1);
    return within(chance.percent(50) ? level + gap : level - gap);
  }
  if (drawn <= 45) return chance.between(LOWEST, HIGHEST);
  return within(chance.between(level - spread, level + spread));
}

/** The day of birth, only the year, or nothing. Half of them are young, many of those about as old as books ask. */
export function randomBirth(chance: Chance, start: Day): string | undefined {
  if (chance.percent(10)) return undefined;
  const year = yearOf(start);
  const born = chance.one([
    year - 18,
    year - chance.between(17, 20),
    year - chance.between(5, 17),
    year - chance.between(18, 80),
    year - chance.between(18, 80),
  ]);
  if (chance.percent(35)) return String(born);
  const day = chance.percent(15) ? dayText(start).slice(4) : `-${chance.one(['01-01', '02-29', '06-15', '12-31'])}`;
  const isLeap = born % 4 === 0;
  return `${born}${day === '-02-29' && !isLeap ? '-02-28' : day}`;
}

export function randomChessPlayer(chance: Chance, id: string, field: EventField): RandomPlayer {
  const facts = {
    id,
    birth: randomBirth(chance, field.start),
    sex: chance.one(['m', 'm', 'f', undefined]),
  };
  return chance.percent(field.rated)
    ? { ...facts, ...ratedFacts(chance, field) }
    : { ...facts, ...unratedFacts(chance, field) };
}

export function ratedFacts(chance: Chance, field: EventField): Omit<RandomPlayer, 'id'> {
  const rating = randomRating(chance, field);
  const peak = chance.one([undefined, undefined, rating, 2399, 2400, 2401, rating + chance.between(0, 200)]);
  return {
    rating,
    games: chance.one(GAMES),
    // a highest rating below the present one is noted, and the present one counts: once in a while
    peak: peak === undefined || (peak < rating && !chance.percent(10)) ? undefined : peak,
    k: chance.percent(6) ? chance.one([10, 15, 20, 30, 40]) : undefined,
    currentRating: chance.percent(1) ? randomRating(chance, field) : undefined,
  };
}

export function unratedFacts(chance: Chance, field: EventField): Omit<RandomPlayer, 'id'> {
  return {
    currentRating: chance.percent(12) ? randomRating(chance, field) : undefined,
    hadEvent: chance.percent(10) ? true : undefined,
    standardRating: field.isFast && chance.percent(40) ? randomRating(chance, field) : undefined,
    games: chance.percent(5) ? chance.between(0, 30) : undefined,
    history: chance.percent(50) ? randomHistory(chance, field) : undefined,
  };
}

/** One to nine games in up to three events, about as old as the oldest that may count. */
function randomHistory(chance: Chance, field: EventField): readonly object[] {
  const count = chance.one([1, 1, 2, 3]);
  return Array.from({ length: count }, (_, index) => {
    const games = chance.between(1, Math.floor(9 / count));
    const opponent = (): number => within(field.level + chance.between(-400, 300));
    const event = { event: `h${index + 1}`, ...randomTime(chance, field.start) };
    if (chance.percent(30)) {
      const avg = chance.percent(50) ? opponent() : opponent() + chance.between(0, 9999) / 10_000;
      return { ...event, games, avg, score: chance.between(0, 2 * games) / 2 };
    }
    const scores = chance.percent(25) ? [0] : [0, 0, 0.5, 1];
    return {
      ...event,
      results: Array.from({ length: games }, () => ({ opponent: opponent(), score: chance.one(scores) })),
    };
  });
}

/** By its last day, by its list, or by neither. */
function randomTime(chance: Chance, start: Day): object {
  const months = chance.one([1, 2, 6, 12, 23, 24, 25, 26, 27, 28, chance.between(1, 40)]);
  const day = monthsBefore(start, months) - chance.between(0, 3);
  const drawn = chance.between(1, 10);
  if (drawn <= 6) return { end: dayText(day) };
  return drawn <= 9 ? { list: monthText(monthOf(day) + 1) } : {};
}
