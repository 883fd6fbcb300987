/** The names of the calculators, their fields, and what can be wrong with a question. */
import type { WrongInput, WrongInputCode, WrongInputs } from '../rulebooks/calculators.ts';

export const CALCULATOR_NAMES = [
  'expected',
  'change',
  'k',
  'performance',
  'initial',
  'average',
  'entry',
  'needed',
  'orr-newcomer',
  'go-game',
  'go-multiplier',
  'go-promotion',
] as const;
export type CalculatorName = (typeof CALCULATOR_NAMES)[number];

export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
}

/** `label`: the name of a value where the question was asked: `--own`, or its name on the form. */
export type WrongPhrases = {
  readonly [C in WrongInputCode]: (facts: WrongInputs[C], label: (field: string) => string) => string;
};

type AnyWrong = (facts: object, label: (field: string) => string) => string;

export const tellWrongInput = (
  { code, facts }: WrongInput,
  { wrong }: { readonly wrong: WrongPhrases },
  label: (field: string) => string,
): string => (wrong[code] as AnyWrong)(facts, label);
