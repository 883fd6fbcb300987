/** Random players of the Open Russian Rating: settled, unsettled with their games, with a FIDE rating, new, not members. */
import type { Chance } from '../core/chance.ts';
import { type Day, dayText, yearOf } from '../core/dates.ts';
import type { RandomPlayer } from './random-document.ts';
import { monthsBefore } from './calendar.ts';
import { randomBirth } from './chess-players.ts';

/** Ratings at which a coefficient or an estimate changes, and the lowest. */
const MARKED_RATINGS = [0, 1, 100, 300, 500, 700, 900, 1000, 1100, 1300, 1500, 1700, 1900, 2100, 2300, 2500] as const;

export function randomOrrPlayer(chance: Chance, id: string, start: Day, level: number): RandomPlayer {
  const facts = { id, birth: birthOf(chance, start) };
  const kind = chance.between(1, 100);
  if (kind <= 50) {
    return { ...facts, rating: ratingOf(chance, level), k: chance.percent(4) ? chance.between(10, 60) : undefined };
  }
  if (kind <= 70)
    return { ...facts, rating: ratingOf(chance, level), unsettled: true, history: games(chance, start, level) };
  if (kind <= 80) {
    return { ...facts, fideRating: chance.between(1000, 2600), member: chance.one([undefined, true, false]) };
  }
  return {
    ...facts,
    member: chance.percent(15) ? false : undefined,
    history: chance.percent(20) ? games(chance, start, level) : undefined,
  };
}

/** Here the day counts from the age of five on. */
function birthOf(chance: Chance, start: Day): string | undefined {
  if (!chance.percent(40)) return randomBirth(chance, start);
  const year = yearOf(start) - chance.between(4, 18);
  const day = dayText(start + chance.between(-1, 1)).slice(4);
  return `${year}${day === '-02-29' ? '-02-28' : day}`;
}

function ratingOf(chance: Chance, level: number): number {
  const drawn = chance.between(1, 10);
  if (drawn <= 3) return chance.one(MARKED_RATINGS) + chance.between(-1, 1);
  return drawn <= 4 ? chance.between(-50, 2600) : level + chance.between(-300, 300);
}

/** One to eighteen games of one to three events; a pool without a point would be refused. */
function games(chance: Chance, start: Day, level: number): readonly object[] {
  const count = chance.between(1, 3);
  return Array.from({ length: count }, (_, index) => ({
    event: `h${index + 1}`,
    ...(chance.percent(70) ? { end: dayText(monthsBefore(start, chance.between(1, 30))) } : {}),
    results: Array.from({ length: chance.one([1, 2, 5, chance.between(1, 8)]) }, (__, game) => ({
      opponent: Math.max(1, level + chance.between(-500, 400)),
      score: index === 0 && game === 0 ? chance.one([0.5, 1]) : chance.one([0, 0, 0.5, 1]),
    })),
  }));
}
