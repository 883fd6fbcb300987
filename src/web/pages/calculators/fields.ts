/** The fields that a rulebook uses, and which of them are choices. */
import type { Field } from '../../../rulebooks/calculators.ts';
import type { EditionId } from '../../../rulebooks/rulebook.ts';

export const isFieldOf = (field: Pick<Field, 'rules'> | undefined, rules: EditionId): boolean =>
  field?.rules?.includes(rules) ?? true;

/** Fields with few possible values. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  result: ['1-0', '1/2-1/2', '0-1'],
  handicap: ['no', 'yes'],
  board: ['19', '13'],
};

/** Any number of these at once. */
export const MANY: Readonly<Record<string, readonly string[]>> = {
  importance: ['invitational-or-national', 'large', 'european-or-world'],
};
