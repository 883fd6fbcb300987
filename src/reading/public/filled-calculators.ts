/** The calculators that a card links to, filled in with its values. */
import { listCalculators } from '../../rulebooks/calculators.ts';
import { rulesOnOrNewest } from '../../rulebooks/office-rules.ts';
import type { PoolCard } from './card/card.ts';

export interface FilledCalculator {
  readonly name: 'change' | 'needed';
  readonly values: Readonly<Record<string, string | number>>;
}

const OFFERED = ['change', 'needed'] as const;

/** None if there is no rating, or no calculator for the newest edition. */
export function filledCalculators({
  family,
  control,
  rating,
  k,
}: Pick<PoolCard, 'family' | 'control' | 'rating' | 'k'>): readonly FilledCalculator[] {
  if (rating === null) return [];
  const { id } = rulesOnOrNewest(family, control).edition;
  return listCalculators().flatMap(({ name, rules, fields }) => {
    const offered = OFFERED.find((each) => each === name);
    if (offered === undefined || !rules.includes(id)) return [];
    const takesK = fields.some((field) => field.name === 'k' && (field.rules?.includes(id) ?? true));
    return [{ name: offered, values: { rules: id, own: rating, ...(takesK && k !== null ? { k } : {}) } }];
  });
}
