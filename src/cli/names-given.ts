/** `--name-hu` and its like: what something is called on the pages of a language. */
import { type Language, LANGUAGES } from '../content/languages.ts';
import { capitalised } from '../explain/letters.ts';
import { optionText } from './given.ts';

/** `--name-hu` arrives as `nameHu`. */
export function namesGiven(options: object): Readonly<Partial<Record<Language, string>>> {
  const given = LANGUAGES.map((language) => [language, optionText(options, `name${capitalised(language)}`)] as const);
  return Object.fromEntries(given.filter(([, name]) => name !== undefined)) as Readonly<
    Partial<Record<Language, string>>
  >;
}
