/** A change of all ratings of a pool, in words. */
import type { PoolRule, ReversalWay } from '../core/pool-rule.ts';

/** A change that the office decided itself. */
export type DecidedPoolChange = {
  /** Number of the entry of the decision. */
  readonly entry: number;
  readonly by: string;
  readonly on: string;
  readonly reference?: string;
  readonly ground: string;
} & (
  | { readonly kind: 'adjusted'; readonly rule: PoolRule }
  | { readonly kind: 'reversed'; readonly way: ReversalWay; readonly adjusts: number }
  | { readonly kind: 'rerated'; readonly from: string }
);

/** A change that was seen on a list from elsewhere, `2024-03-01`: by its date and by the numbers. */
export interface RecognisedChange {
  readonly kind: 'recognised';
  readonly rule: PoolRule;
  readonly list: string;
}

export type ToldPoolChange = DecidedPoolChange | RecognisedChange;

/** On a list: how many ratings it reached, and the sum of their points. */
export type DecidedListChange = DecidedPoolChange & { readonly affected: number; readonly points: number };
export type ToldListChange = DecidedListChange | RecognisedChange;

/** The same for one player: from one number to another. */
export type DecidedAdjustment = DecidedPoolChange & { readonly before: number; readonly after: number };
export type ToldAdjustment = ToldPoolChange & { readonly before: number; readonly after: number };

const PLACES = 1_000_000;

/** A fraction as a decimal with at least two places if it is finite: 2/5 is 0.40. Otherwise as a fraction. */
export function shareText(numerator: number, denominator: number, decimalMark: string): string {
  if ((numerator * PLACES) % denominator !== 0) return `${numerator}/${denominator}`;
  const places = String((numerator * PLACES) / denominator).padStart(7, '0');
  const decimals = places.slice(-6).replace(/0+$/, '').padEnd(2, '0');
  return `${places.slice(0, -6)}${decimalMark}${decimals}`;
}
