/** A calculator's question as a form or an address has it. */
import type { Calculator } from '../../../rulebooks/calculators.ts';

/** `--own 2145 --opponent 2300` as fields. */
export function exampleOf({ example }: Pick<Calculator, 'example'>): Readonly<Record<string, string>> {
  const words = example.split(' ');
  const fields: Record<string, string> = {};
  for (let at = 0; at < words.length; at += 2) fields[(words[at] as string).slice(2)] = words[at + 1] as string;
  return fields;
}

export interface DatedEdition {
  readonly id: string;
  readonly family: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The edition of FIDE's rules on a day; none where another family is meant, or that day has none. */
export const editionOfDay = (editions: readonly DatedEdition[], day: string): string | undefined =>
  editions.find(
    ({ family, from, to }) => family === 'fide' && (from === null || from <= day) && (to === null || day <= to),
  )?.id;

/** What was filled in: an empty field was not. */
export const filledIn = (given: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''));
