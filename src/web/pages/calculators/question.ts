/** A calculator's question as a form or an address has it. */
import type { Calculator } from '../../../rulebooks/calculators.ts';
import type { EditionId } from '../../../rulebooks/rulebook.ts';

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
  readonly game: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** The edition of a family's rules on a day; none where that day has none. */
const editionOfDay = (editions: readonly DatedEdition[], family: string | undefined, day: string): string | undefined =>
  editions.find(
    (each) =>
      each.family === family && (each.from === null || each.from <= day) && (each.to === null || day <= each.to),
  )?.id;

/** The day whose edition is used: the given one, otherwise the first day of the tournament. */
export function dayMeant({ date, on }: Readonly<Record<string, string>>): string | undefined {
  return date ?? (on !== undefined && /^\d{4}-\d\d-\d\d$/.test(on) ? on : undefined);
}

/** The rulebook: the named one, that of the day, or the default. `none`: there is none for the day. */
export function rulesMeant(
  given: Readonly<Record<string, string>>,
  calculator: Pick<Calculator, 'rules' | 'usual'>,
  editions: readonly DatedEdition[],
): EditionId | 'none' {
  const named = calculator.rules.find((each) => each === given['rules']);
  if (named !== undefined) return named;
  const day = dayMeant(given);
  if (day === undefined || calculator.rules.length === 1) return calculator.usual;
  const family = editions.find(({ id }) => id === calculator.usual)?.family;
  const ofDay = editionOfDay(editions, family, day);
  return calculator.rules.find((each) => each === ofDay) ?? 'none';
}

/** The fields that were filled in; empty ones are ignored. */
export const filledIn = (given: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value.trim() !== ''));
