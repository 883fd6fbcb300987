/** What the pools of newcomers have in common: how it is told what they hold. */
import { type Fraction, points, toPlaces } from '../../core/exact.ts';
import type { FideWhy } from './clauses.ts';

/** What one event brings into a pool. */
export interface PoolPart {
  readonly event: string | null;
  readonly games: number;
  readonly halfPoints: number;
  /** The steps that lead to it; absent for earlier events, of which only the sums are known. */
  readonly on?: FideWhy;
}

/** The steps that a pool rests on: those of its only event, or one for each event with what it brought. */
export function poolSteps<Part extends PoolPart>(
  parts: readonly Part[],
  averageOf: (part: Part) => Fraction,
  clause: string,
  why?: FideWhy,
): FideWhy | undefined {
  const [first] = parts;
  if (parts.length === 1 && first?.on !== undefined) return first.on;
  const on = why?.under();
  for (const part of parts) {
    const { event, games, halfPoints } = part;
    const score = points(halfPoints);
    const rule = part.on === undefined ? 'earlier-results' : 'event-results';
    on?.because(clause, rule, { event, games, score, average: toPlaces(averageOf(part), 4) }, score, part.on);
  }
  return on;
}
