/** What every language says, loaded before a test begins. */
import type { Content } from './content.ts';
import { contentIn, type Language, LANGUAGES } from './languages.ts';

const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await contentIn(language)] as const));

export const EVERY = Object.fromEntries(loaded) as Readonly<Record<Language, Content>>;
