/** Options that several commands share, checked once. */
import { type Language, LANGUAGES } from '../explain/language.ts';
import type { FilePhrases } from '../explain/file-findings.ts';
import type { PhraseBook } from '../explain/tell.ts';
import { isRules, RULES_NAMES } from '../office/index.ts';
import { UsageError } from './exit.ts';

type Given = Readonly<Record<string, unknown>>;

export function rulesOf(options: object): string | undefined {
  const { rules } = options as Given;
  if (rules === undefined) return undefined;
  if (typeof rules === 'string' && isRules(rules)) return rules;
  throw new UsageError(`--rules takes one of ${RULES_NAMES.join(', ')}`);
}

export function languageOf(options: object): Language {
  const { lang = 'en' } = options as Given;
  if ((LANGUAGES as readonly unknown[]).includes(lang)) return lang as Language;
  throw new UsageError(`--lang takes one of ${LANGUAGES.join(', ')}`);
}

/** Everything that is said in a language, of events and of files. */
export async function phraseBookOf(options: object): Promise<PhraseBook> {
  const [book, files] = await phrasesIn(languageOf(options));
  return { ...book, findings: { ...book.findings, ...files } };
}

async function phrasesIn(language: Language): Promise<readonly [PhraseBook, FilePhrases]> {
  switch (language) {
    case 'en':
      return [
        (await import('../explain/phrases/en.ts')).en,
        (await import('../explain/phrases/en/files.ts')).FILE_FINDINGS,
      ];
    case 'hu':
      return [
        (await import('../explain/phrases/hu.ts')).hu,
        (await import('../explain/phrases/hu/files.ts')).FILE_FINDINGS,
      ];
    case 'ru':
      return [
        (await import('../explain/phrases/ru.ts')).ru,
        (await import('../explain/phrases/ru/files.ts')).FILE_FINDINGS,
      ];
  }
}

export const isOn = (options: object, name: string): boolean => (options as Given)[name] === true;

export function textOf(options: object, name: string): string {
  const value = (options as Given)[name];
  if (value === undefined || value === true || value === '') throw new UsageError(`--${name} is needed`);
  if (Array.isArray(value)) throw new UsageError(`--${name} is given more than once`);
  return String(value);
}
