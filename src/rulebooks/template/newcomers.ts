/** Section 1: who has no points yet. */
import type { Player } from '../../core/event.ts';
import type { Why } from '../../core/reasons.ts';
import type { LadderRules } from './reasons.ts';

const FIRST_POINTS = 1000;

/** §1 The points before the evening; a player who has none begins with 1000. Reading: with the first game that counts. */
export function startingPoints({ rating }: Player, why?: Why<LadderRules>): number {
  if (rating !== undefined) return rating;
  why?.because('1', 'starting-points', {}, FIRST_POINTS);
  return FIRST_POINTS;
}
