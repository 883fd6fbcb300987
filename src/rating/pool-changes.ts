/**
 * Changes of all ratings of a pool, as a list applies them. Each is a step from one number to another, stored in the
 * row of the list beside the rating, so that points won in games and points given by decision can always be told apart.
 */
import { adjustedRating, type PoolOrder, type PoolRule } from '../core/pool-rule.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { type RulebookMemory, restText, restIn } from '../ledger/lists/state.ts';
import type { StandingRow } from '../ledger/store.ts';

/** The entry of the decision, the rating before and the rating after. */
export type AdjustedStep = readonly [entry: number, from: number, to: number];

/** A change, ready to be applied to the players of a list. */
export interface PoolChange {
  /** Number of the first entry of its decision. */
  readonly entry: number;
  readonly order: PoolOrder;
  readonly next: (person: number, rating: number) => number;
}

/** By a rule; `otherOf` gives the rating in the pool that the rule names. */
export const byRule =
  (rule: PoolRule, otherOf: (person: number) => number | undefined): PoolChange['next'] =>
  (person, rating) =>
    adjustedRating(rating, rule, otherOf(person));

/** The lowest rating that a player who gives back points can end with: 0 would mean unrated. */
const LEAST = 1;

/** By each player's own points. */
export const byPoints =
  (pointsOf: (person: number) => number): PoolChange['next'] =>
  (person, rating) => {
    const points = pointsOf(person);
    return points === 0 ? rating : Math.max(LEAST, rating + points);
  };

/**
 * The changes of one list. Players with a decision of their own since the last list are left out: the decision on one
 * person takes precedence.
 */
export class PoolChanges {
  readonly #changes: readonly PoolChange[];
  readonly #isDecided: (person: number) => boolean;
  readonly #before = new Map<number, readonly AdjustedStep[]>();

  constructor(changes: readonly PoolChange[], isDecided: (person: number) => boolean = () => false) {
    this.#changes = changes;
    this.#isDecided = isDecided;
  }

  /** The steps from a rating. */
  steps(person: number, rating: number, order: PoolOrder): readonly AdjustedStep[] {
    if (this.#changes.length === 0 || rating === 0 || this.#isDecided(person)) return NO_STEPS;
    const steps: AdjustedStep[] = [];
    let at = rating;
    for (const change of this.#changes) {
      if (change.order !== order) continue;
      const to = change.next(person, at);
      if (to !== at) steps.push([change.entry, at, to]);
      at = to;
    }
    return steps;
  }

  /** Before the events: the standings that they are added to. */
  adjustStandings({ rating }: { readonly rating: Int16Array }): void {
    if (!this.#changes.some(({ order }) => order === 'before-events')) return;
    for (let person = 1; person < rating.length; person += 1) {
      const steps = this.steps(person, rating[person] as number, 'before-events');
      if (steps.length === 0) continue;
      this.#before.set(person, steps);
      rating[person] = ratingAfter(steps, 0);
    }
  }

  /** After the events: all steps of a player who has a rating then. */
  after(person: number, rating: number): { readonly rating: number; readonly steps: readonly AdjustedStep[] } {
    if (this.#changes.length === 0) return { rating, steps: NO_STEPS };
    const later = this.steps(person, rating, 'after-events');
    return { rating: ratingAfter(later, rating), steps: [...(this.#before.get(person) ?? []), ...later] };
  }
}

const NO_STEPS: readonly AdjustedStep[] = [];

/** The rating after these steps. */
export const ratingAfter = (steps: readonly AdjustedStep[], rating: number): number => steps.at(-1)?.[2] ?? rating;

/** What the row of a list stores beside its columns. */
export const restWithSteps = (memory: RulebookMemory, steps: readonly AdjustedStep[]): string | null => {
  const rest = restText(memory);
  if (steps.length === 0) return rest;
  return canonicalJson({ ...restIn({ rest }), adjusted: steps } as unknown as Json);
};

/** Canonical JSON sorts members, and this one comes first. */
const HAS_STEPS = '{"adjusted":';

/** The steps in the row of a list. */
export const adjustedSteps = ({ rest }: Pick<StandingRow, 'rest'>): readonly AdjustedStep[] =>
  (rest?.startsWith(HAS_STEPS) === true ? restIn({ rest }).adjusted : undefined) ?? NO_STEPS;

/** Points in a row that come from decisions on the whole pool. */
export const adjustedPoints = (row: Pick<StandingRow, 'rest'>): number =>
  adjustedSteps(row).reduce((sum, [, from, to]) => sum + to - from, 0);

/** What the next list reads: the steps belong to the list on which they were taken. */
export function withoutSteps(rest: string | null): string | null {
  if (rest?.startsWith(HAS_STEPS) !== true) return rest;
  const { adjusted: _adjusted, ...memory } = restIn({ rest });
  return Object.keys(memory).length === 0 ? null : canonicalJson(memory as unknown as Json);
}
