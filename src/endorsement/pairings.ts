/** Who meets whom: a round, and two places in the list of players. Everybody plays at most once a round. */
import type { Chance } from '../core/chance.ts';
import type { System } from '../core/report.ts';

export type Pairing = readonly [round: number, one: number, other: number];

export function pairings(chance: Chance, system: System, size: number, rounds: number): readonly Pairing[] {
  if (system === 'match') return Array.from({ length: rounds }, (_, index) => [index + 1, 0, 1] as const);
  if (system === 'swiss' || system === 'team') {
    const places = Array.from({ length: size }, (_, place) => place);
    return Array.from({ length: rounds }, (_, index) => {
      const order = chance.shuffled(places);
      return Array.from(
        { length: Math.floor(size / 2) },
        (__, pair) => [index + 1, order[2 * pair], order[2 * pair + 1]] as [number, number, number],
      );
    }).flat();
  }
  const once = circle(size);
  const last = Math.max(...once.map(([round]) => round));
  return system === 'round-robin' ? once : [...once, ...once.map(([round, a, b]) => [round + last, b, a] as const)];
}

/** All play all, by the circle. */
function circle(size: number): readonly Pairing[] {
  const even = size + (size % 2);
  const games: [number, number, number][] = [];
  for (let round = 0; round < even - 1; round += 1) {
    for (let pair = 0; pair < even / 2; pair += 1) {
      const a = pair === 0 ? even - 1 : (round + pair) % (even - 1);
      const b = (round + even - 1 - pair) % (even - 1);
      if (a < size && b < size) games.push([round + 1, a, b]);
    }
  }
  return games;
}
