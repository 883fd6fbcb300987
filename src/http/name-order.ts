/** The order of names in each language: the only place that uses the machine's own collation. */
import type { Language } from '../content/languages.ts';
import { LANGUAGES } from '../content/languages.ts';
import type { NameOrder } from '../reading/public/list.ts';

const orderIn = (language: Language): NameOrder => ({ language, compare: new Intl.Collator(language).compare });

export const NAME_ORDERS = Object.fromEntries(LANGUAGES.map((language) => [language, orderIn(language)])) as Readonly<
  Record<Language, NameOrder>
>;
