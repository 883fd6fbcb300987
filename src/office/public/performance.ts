/** How strongly somebody played: of the games that were played, those against who had a rating; in the books that know it. */
import { CALCULATOR_EDITIONS, performanceRating } from '../../rulebooks/fide/calculators.ts';

export interface Scored {
  /** The opponent's. */
  readonly rating: number | null;
  readonly halfPoints: number;
}

export function performanceIn(rulebook: string | null, games: readonly Scored[]): number | undefined {
  // ORR's text names no performance; its players know FIDE's
  const edition = rulebook === 'orr' ? 'fide-2024' : CALCULATOR_EDITIONS.find((each) => each === rulebook);
  if (edition === undefined) return undefined;
  const rated = games.flatMap(({ rating, halfPoints }) => (rating === null ? [] : [{ rating, halfPoints }]));
  const opponents = rated.map(({ rating }) => rating);
  const score = rated.reduce((sum, { halfPoints }) => sum + halfPoints, 0) / 2;
  return performanceRating({ edition, opponents, score })?.performance;
}
