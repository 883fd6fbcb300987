/** What every language says, loaded before a test begins. */
import type { PageContent } from './content.ts';
import { pageContentIn, type Language, LANGUAGES } from './languages.ts';

const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await pageContentIn(language)] as const));

export const EVERY = Object.fromEntries(loaded) as Readonly<Record<Language, PageContent>>;

/** Those whose sentences tests know: a language more is added here when somebody has read what it says. */
export const TESTED = ['en', 'hu', 'ru'] as const satisfies readonly Language[];
export type Tested = (typeof TESTED)[number];
