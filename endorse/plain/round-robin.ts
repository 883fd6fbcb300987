/** 8.21b, 8.58 of fide-2014 and fide-2017: a complete round robin with unrated players. */
import type { Event, Game } from './document.ts';
import { playedHalves } from './document.ts';
import { type Fraction, fraction, minus, over, plus, roundHalfUp, sum, times, whole } from './exact.ts';
import { pHundredths } from './newcomers.ts';
import { dp } from './tables.ts';

export type RoundRobin = {
  /** Unrated players who are taken out with all their games (6.1). */
  removed: Set<string>;
  /** Number of opponents of each remaining player. */
  n: number;
  rar: Fraction;
  dpa: Fraction;
  ra: number;
  /** Of each remaining unrated player. */
  unrated: Map<string, { games: number; halves: number; ru: number; rcNew: number; ruNew: number }>;
};

/** 6.5: whether all players met, once or twice, in games that count. */
export function isComplete(event: Event, games: readonly Game[]): boolean {
  const { system } = event.event;
  if (system !== 'round-robin' && system !== 'double-round-robin') return false;
  const wanted = system === 'round-robin' ? 1 : 2;
  for (const a of event.players) {
    for (const b of event.players) {
      if (a.id === b.id) continue;
      const met = games.filter((g) => (g.white === a.id && g.black === b.id) || (g.white === b.id && g.black === a.id));
      if (met.length !== wanted) return false;
    }
  }
  return true;
}

/** Score of a player in half points, and number of games, against those who are left. */
export function scoreOf(
  id: string,
  games: readonly Game[],
  removed: ReadonlySet<string>,
): { games: number; halves: number } {
  let count = 0;
  let halves = 0;
  for (const game of games) {
    const [white, black] = playedHalves(game.result) ?? [0, 0];
    if (game.white === id && !removed.has(game.black)) {
      count += 1;
      halves += white;
    } else if (game.black === id && !removed.has(game.white)) {
      count += 1;
      halves += black;
    }
  }
  return { games: count, halves };
}

/** 8.22, 8.23, 8.25. */
export function ruRoundRobin(rc: number, halves: number, games: number, n: number, bonus: number): number {
  if (halves >= games) return rc + bonus * (halves - games);
  const difference = whole(dp(pHundredths(whole(halves), whole(games))));
  return roundHalfUp(plus(whole(rc), times(difference, fraction(BigInt(n), BigInt(n + 1)))));
}

/** 8.21b I-III: average of the rated players, average of their differences, average of the tournament. */
export function raRoundRobin(
  rated: readonly { rating: number; halves: number; games: number }[],
  n: number,
): Pick<RoundRobin, 'rar' | 'dpa' | 'ra'> {
  const rar = over(sum(rated.map(({ rating }) => whole(rating))), whole(rated.length));
  const differences = rated.map(({ halves, games }) => whole(dp(pHundredths(whole(halves), whole(games)))));
  const dpa = over(sum(differences), whole(rated.length));
  const ra = roundHalfUp(minus(rar, times(dpa, fraction(BigInt(n), BigInt(n + 1)))));
  return { rar, dpa, ra };
}

/** 8.58 step 3: the average with opponents no more than 400 points away from the first Ru. */
export function rcNew(ra: number, ru: number, opponents: readonly number[]): number {
  let shift = 0;
  for (const opponent of opponents) shift += Math.max(ru - 400, Math.min(ru + 400, opponent)) - opponent;
  return roundHalfUp(plus(whole(ra), fraction(BigInt(shift), BigInt(opponents.length))));
}

export function rateRoundRobin(event: Event, games: readonly Game[], removed: Set<string>, bonus: number): RoundRobin {
  const field = event.players.filter((player) => !removed.has(player.id));
  const n = field.length - 1;
  const rated: { rating: number; halves: number; games: number }[] = [];
  for (const player of field) {
    if (typeof player.rating === 'number') rated.push({ rating: player.rating, ...scoreOf(player.id, games, removed) });
  }
  const { rar, dpa, ra } = raRoundRobin(rated, n);
  const firstRatings = new Map<string, number>();
  for (const player of field) {
    const score = scoreOf(player.id, games, removed);
    firstRatings.set(player.id, player.rating ?? ruRoundRobin(ra, score.halves, score.games, n, bonus));
  }
  const unrated: RoundRobin['unrated'] = new Map();
  for (const player of field) {
    if (typeof player.rating === 'number') continue;
    const score = scoreOf(player.id, games, removed);
    const ru = firstRatings.get(player.id) as number;
    const opponents = field
      .filter((other) => other.id !== player.id)
      .map((other) => firstRatings.get(other.id) as number);
    const average = rcNew(ra, ru, opponents);
    const ruNew = ruRoundRobin(average, score.halves, score.games, n, bonus);
    unrated.set(player.id, { ...score, ru, rcNew: average, ruNew });
  }
  return { removed, n, rar, dpa, ra, unrated };
}
