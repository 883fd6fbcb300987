/** What pages and answers say beyond their own words: phrase books and clause texts, a language each, loaded when first asked for. */
import type { ClauseText } from '../explain/clauses/clause-text.ts';
import type { DeskPhrases } from '../explain/desk-findings.ts';
import type { FilePhrases } from '../explain/file-findings.ts';
import type { Language } from '../explain/language.ts';
import type { PhraseBook } from '../explain/tell.ts';

export type Texts = Readonly<Record<string, Readonly<Record<string, ClauseText>>>>;

/** The clauses of every edition, by edition and clause. */
export async function clauseTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'en':
      return (await import('../explain/clauses/en.ts')).clauses;
    case 'hu':
      return (await import('../explain/clauses/hu.ts')).clauses;
    case 'ru':
      return (await import('../explain/clauses/ru.ts')).clauses;
  }
}

const books = new Map<Language, Promise<PhraseBook>>();

/** Steps and findings of every kind, those of files and of the desk too. They are put together once. */
export function phraseBook(language: Language): Promise<PhraseBook> {
  const known = books.get(language) ?? phrasesIn(language).then(together);
  books.set(language, known);
  return known;
}

const together = ([book, files, desk]: readonly [PhraseBook, FilePhrases, DeskPhrases]): PhraseBook => ({
  ...book,
  findings: { ...book.findings, ...files, ...desk },
});

async function phrasesIn(language: Language): Promise<readonly [PhraseBook, FilePhrases, DeskPhrases]> {
  switch (language) {
    case 'en':
      return [
        (await import('../explain/phrases/en.ts')).en,
        (await import('../explain/phrases/en/files.ts')).FILE_FINDINGS,
        (await import('../explain/phrases/en/desk.ts')).DESK_FINDINGS,
      ];
    case 'hu':
      return [
        (await import('../explain/phrases/hu.ts')).hu,
        (await import('../explain/phrases/hu/files.ts')).FILE_FINDINGS,
        (await import('../explain/phrases/hu/desk.ts')).DESK_FINDINGS,
      ];
    case 'ru':
      return [
        (await import('../explain/phrases/ru.ts')).ru,
        (await import('../explain/phrases/ru/files.ts')).FILE_FINDINGS,
        (await import('../explain/phrases/ru/desk.ts')).DESK_FINDINGS,
      ];
  }
}
