/** Every language that people can choose: a folder and a line here. */
import type { Content, PageContent } from './content.ts';

interface Loaded {
  readonly CONTENT: Content;
}

const BY_CODE = {
  en: { name: 'English', load: () => import('./en/index.ts') },
  hu: { name: 'Magyar', load: () => import('./hu/index.ts') },
  ru: { name: 'Русский', load: () => import('./ru/index.ts') },
} satisfies Readonly<Record<string, { readonly name: string; readonly load: () => Promise<Loaded> }>>;

export type Language = keyof typeof BY_CODE;
export const LANGUAGES = Object.keys(BY_CODE) as readonly Language[];

export const isLanguage = (text: unknown): text is Language => (LANGUAGES as readonly unknown[]).includes(text);

/** What a language calls itself. */
export const languageName = (language: Language): string => BY_CODE[language].name;

/** What is said in a language, loaded when it is first asked for. */
export const contentIn = async (language: Language): Promise<Content> => (await BY_CODE[language].load()).CONTENT;

export async function pageContentIn(language: Language): Promise<PageContent> {
  const content = await contentIn(language);
  return { ...content, pages: await content.loadPages() };
}
