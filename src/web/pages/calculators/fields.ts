/** Which fields a rulebook asks for, and which of them are a choice. */
import type { Calculator, Field } from '../../../rulebooks/calculators.ts';
import type { EditionId } from '../../../rulebooks/rulebook.ts';

const isChess = (rules: EditionId): boolean => rules !== 'orr' && rules !== 'mgsz-2012';

/** Fields that only some rulebooks take; every other one is for all rulebooks of its calculator. */
const ONLY: Readonly<Record<string, (rules: EditionId) => boolean>> = {
  k: isChess,
  played: isChess,
  peak: isChess,
  birth: isChess,
  on: isChess,
  'other-games': isChess,
  bonus: (rules) => rules === 'fide-2014' || rules === 'mssz-2017',
  sr: (rules) => rules === 'orr',
  c: (rules) => rules === 'mgsz-2012',
};

export const isFieldOf = ({ name }: Pick<Field, 'name'>, rules: EditionId): boolean => ONLY[name]?.(rules) ?? true;

/** The rulebook that a calculator goes by if none is named: FIDE's of today where it has it. */
export const usualRules = ({ rules }: Pick<Calculator, 'rules'>): EditionId =>
  rules.includes('fide-2025-10') ? 'fide-2025-10' : (rules[0] as EditionId);

/** Fields with few possible values. */
export const CHOICES: Readonly<Record<string, readonly string[]>> = {
  result: ['1-0', '1/2-1/2', '0-1'],
  handicap: ['no', 'yes'],
  board: ['19', '13'],
};

/** Of these, any number at once. */
export const MANY: Readonly<Record<string, readonly string[]>> = {
  importance: ['invitational-or-national', 'large', 'european-or-world'],
};
