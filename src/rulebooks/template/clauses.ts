/** Section 3: what a game is worth. */
import { fraction, roundHalfUp } from '../../core/exact.ts';
import type { HalfPoints } from '../../core/game.ts';
import type { Why } from '../../core/reasons.ts';
import type { LadderRules } from './reasons.ts';
import { LEAST_STAKE, STAKES } from './tables.ts';

/** §3.1 The points that the winner takes from the loser, by the table. */
export function stake(winner: number, loser: number, why?: Why<LadderRules>): number {
  const ahead = loser - winner;
  const taken = STAKES.find(({ aheadFrom }) => ahead >= aheadFrom)?.stake ?? LEAST_STAKE;
  why?.because('3.1', 'stake', { winner, loser, ahead }, taken);
  return taken;
}

/**
 * §3.2 A win takes the stake. A draw takes half of what a win would have taken, from the player who was ahead; between equals it
 * takes nothing. Reading: half a point is rounded up.
 */
export function gameChange(own: number, opponent: number, halfPoints: HalfPoints, why?: Why<LadderRules>): number {
  if (halfPoints === 2) return stake(own, opponent, why);
  if (halfPoints === 0) return -stake(opponent, own, why);
  const half = roundHalfUp(fraction(stake(Math.min(own, opponent), Math.max(own, opponent), why), 2));
  return Math.sign(opponent - own) * half;
}
