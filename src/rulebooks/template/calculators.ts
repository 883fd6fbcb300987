/** For people with one question: natural units in and out, answered by the functions that rate evenings. */
import type { HalfPoints } from '../../core/game.ts';
import type { Why } from '../../core/reasons.ts';
import { gameChange } from './clauses.ts';
import type { LadderRules } from './reasons.ts';

export interface GameQuestion {
  readonly own: number;
  readonly opponent: number;
  readonly score: 0 | 0.5 | 1;
}

/** §3 What one game brings. */
export function pointsAfter({ own, opponent, score }: GameQuestion, why?: Why<LadderRules>): number {
  return own + gameChange(own, opponent, (2 * score) as HalfPoints, why);
}
