/** What is wrong with a question, in the page's words: with the names of calculators, rulebooks and fields. */
import { type CalculatorName, tellWrongInput } from '../../../explain/calculator-words.ts';
import type { CalculatorWords } from '../../../content/en/commands/calculators.ts';
import type { WrongInput } from '../../../rulebooks/calculators.ts';

export function wrongText(
  { code, facts }: WrongInput,
  words: CalculatorWords,
  rulesName: (rules: string) => string,
): string {
  const { name, rules } = facts as { readonly name?: CalculatorName; readonly rules?: string };
  const named = {
    ...facts,
    ...(name === undefined ? {} : { name: words.calculators[name].title }),
    ...(rules === undefined ? {} : { rules: rulesName(rules) }),
  };
  return `${tellWrongInput({ code, facts: named } as WrongInput, words, (field) => words.fields[field]?.label ?? field)}.`;
}
