/** The calculators that a card opens, filled in with what it says of a rating. */
import { listCalculators } from '../../rulebooks/calculators.ts';
import { rulesOnOrNewest } from '../../rulebooks/office-rules.ts';
import type { PoolCard } from './card/card.ts';

export interface FilledCalculator {
  readonly name: 'change' | 'needed';
  readonly values: Readonly<Record<string, string | number>>;
}

const OFFERED = ['change', 'needed'] as const;

/** None where there is no rating, or where no calculator goes by the newest edition. */
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
