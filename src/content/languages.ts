/** Every language that people can choose: a folder and a line here. */
import type { Pause } from '../core/slices.ts';
import type { Content, PageContent } from './content.ts';

interface LanguageFiles {
  readonly name: string;
  readonly load: () => Promise<{ readonly CONTENT: Content }>;
  /** What `load` would read in one go, in parts: the whole of a language holds a server for a hundredth of a second. May be left out. */
  readonly parts?: readonly (() => Promise<unknown>)[];
}

const BY_CODE = {
  en: {
    name: 'English',
    load: () => import('./en/index.ts'),
    parts: [
      () => import('./en/books/every-family.ts'),
      () => import('./en/findings/files.ts'),
      () => import('./en/findings/desk.ts'),
      () => import('./en/commands/index.ts'),
    ],
  },
  hu: {
    name: 'Magyar',
    load: () => import('./hu/index.ts'),
    parts: [
      () => import('./hu/books/every-family.ts'),
      () => import('./hu/findings/files.ts'),
      () => import('./hu/findings/desk.ts'),
      () => import('./hu/commands/index.ts'),
    ],
  },
  ru: {
    name: 'Русский',
    load: () => import('./ru/index.ts'),
    parts: [
      () => import('./ru/books/every-family.ts'),
      () => import('./ru/findings/files.ts'),
      () => import('./ru/findings/desk.ts'),
      () => import('./ru/commands/index.ts'),
    ],
  },
} satisfies Readonly<Record<string, LanguageFiles>>;

export type Language = keyof typeof BY_CODE;
export const LANGUAGES = Object.keys(BY_CODE) as readonly Language[];

export const isLanguage = (text: unknown): text is Language => (LANGUAGES as readonly unknown[]).includes(text);

/** What a language calls itself. */
export const languageName = (language: Language): string => BY_CODE[language].name;

/** What is said in a language, loaded when it is first asked for. */
export const contentIn = async (language: Language): Promise<Content> => (await BY_CODE[language].load()).CONTENT;

/** Languages of which every part has been loaded. */
const inWhole = new Set<Language>();

/** `pause`: where others wait, they have their turn between two parts. */
export async function pageContentIn(language: Language, pause?: Pause): Promise<PageContent> {
  const { parts = [] }: LanguageFiles = BY_CODE[language];
  for (const load of inWhole.has(language) ? [] : parts) {
    await load();
    await pause?.();
  }
  inWhole.add(language);
  const content = await contentIn(language);
  return { ...content, pages: await content.loadPages() };
}
