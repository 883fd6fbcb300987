/**
 * Rules by which an office changes all ratings of a pool at once, by decision and without games. They are data, so that the same
 * code applies, explains and checks them. No edition refers to them.
 */
import { floorOf, type Fraction, fraction, roundHalfUp } from './exact.ts';

/** `nearest`: to the nearest whole number, halves up. `down`: cut off. */
export const POOL_ROUNDINGS = ['nearest', 'down'] as const;
export type PoolRounding = (typeof POOL_ROUNDINGS)[number];

/** Everybody below the limit gets a part of the difference to it. Nobody is lowered. */
export type TowardsRule = {
  readonly kind: 'towards';
  readonly limit: number;
  readonly numerator: number;
  readonly denominator: number;
  readonly rounding: PoolRounding;
};

/** Everybody who is more than this many points below the rating in another pool gets that rating minus these points. */
export type AtLeastRule = {
  readonly kind: 'at-least';
  /** Id of the other pool. */
  readonly of: string;
  readonly minus: number;
};

export type PoolRule = TowardsRule | AtLeastRule;

/** Before the events of the list are added, or after. */
export const POOL_ORDERS = ['after-events', 'before-events'] as const;
export type PoolOrder = (typeof POOL_ORDERS)[number];

/** How an adjustment is revoked: everybody gives back the points, or the lists since then are computed without it. */
export const REVERSAL_WAYS = ['points', 'replay'] as const;
export type ReversalWay = (typeof REVERSAL_WAYS)[number];

const ROUNDED: Readonly<Record<PoolRounding, (value: Fraction) => number>> = { nearest: roundHalfUp, down: floorOf };

/** The rating after the rule is applied. `other`: the rating in the pool that the rule names, if there is one. */
export function adjustedRating(rating: number, rule: PoolRule, other?: number): number {
  if (rule.kind === 'at-least') return other === undefined ? rating : Math.max(rating, other - rule.minus);
  const { limit, numerator, denominator, rounding } = rule;
  const lacking = Math.max(0, limit - rating);
  return rating + ROUNDED[rounding](fraction(numerator * lacking, denominator));
}

/** Rounding moves a rating by less than one; the share that stays can make three of it. */
const AROUND = 4;

/** The rating that the rule turned into this one; if there are several, the one nearest to `near`. Undefined if it cannot be determined. */
export function ratingBefore(rating: number, rule: TowardsRule, near: number): number | undefined {
  const { limit, numerator, denominator } = rule;
  if (rating >= limit) return rating;
  // all that was lacking was given, so that nobody is left below the limit
  if (numerator === denominator) return undefined;
  const about = Math.round((rating * denominator - limit * numerator) / (denominator - numerator));
  let found: number | undefined;
  for (let at = about - AROUND; at <= about + AROUND; at += 1) {
    const isNearer = found === undefined || Math.abs(at - near) < Math.abs(found - near);
    if (isNearer && adjustedRating(at, rule) === rating) found = at;
  }
  return found;
}

/** What can be wrong with the text of a rule. */
export type PoolRuleFault = 'unreadable' | 'fraction';

const TOWARDS = /^towards:(\d{1,4}):(\d{1,7})\/(\d{1,7})(?::([a-z]+))?$/;
const AT_LEAST = /^at-least:([a-z][a-z0-9-]{0,31}):(\d{1,4})$/;

/** `towards:2000:2/5`, `towards:2000:3/5:down`, `at-least:standard:100`. */
export function parsePoolRule(text: string): PoolRule | PoolRuleFault {
  const [, of, minus] = AT_LEAST.exec(text) ?? [];
  if (of !== undefined) return { kind: 'at-least', of, minus: Number(minus) };
  const [, limit, numerator, denominator, named = 'nearest'] = TOWARDS.exec(text) ?? [];
  const rounding = POOL_ROUNDINGS.find((each) => each === named);
  if (limit === undefined || rounding === undefined) return 'unreadable';
  const [parts, whole] = [Number(numerator), Number(denominator)];
  // a fraction of 0 changes nobody, and more than 1 would lift the lowest above the others
  if (parts === 0 || whole === 0 || parts > whole) return 'fraction';
  return { kind: 'towards', limit: Number(limit), numerator: parts, denominator: whole, rounding };
}

/** The rule as text. */
export const poolRuleText = (rule: PoolRule): string =>
  rule.kind === 'at-least'
    ? `at-least:${rule.of}:${rule.minus}`
    : `towards:${rule.limit}:${rule.numerator}/${rule.denominator}${rule.rounding === 'nearest' ? '' : `:${rule.rounding}`}`;

/** Whether two rules are equal, however their fractions are written. */
export const isSameRule = (one: PoolRule, other: PoolRule): boolean =>
  one.kind === 'towards' && other.kind === 'towards'
    ? one.limit === other.limit &&
      one.rounding === other.rounding &&
      one.numerator * other.denominator === other.numerator * one.denominator
    : poolRuleText(one) === poolRuleText(other);
