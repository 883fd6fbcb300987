/** A player's performance: from the played games against rated opponents; in books that have performances. */
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import { isEditionId } from '../../rulebooks/registry.ts';

export interface Scored {
  /** The opponent's. */
  readonly rating: number | null;
  readonly halfPoints: number;
}

export function performanceAgainst(rulebook: string | null, games: readonly Scored[]): number | undefined {
  const performance = rulebook === null || !isEditionId(rulebook) ? undefined : officeRulesOf(rulebook).performance;
  const rated = games.flatMap(({ rating, halfPoints }) => (rating === null ? [] : [{ rating, halfPoints }]));
  const score = rated.reduce((sum, { halfPoints }) => sum + halfPoints, 0) / 2;
  return performance?.(
    rated.map(({ rating }) => rating),
    score,
  );
}
