/** What pages and answers say beyond their own words: phrase books and clause texts, a language each, loaded when first asked for. */
import type { ClauseText } from '../explain/clause-text.ts';
import type { DeskPhrases } from '../explain/desk-findings.ts';
import type { FilePhrases } from '../explain/file-findings.ts';
import type { Language } from '../explain/language.ts';
import type { PhraseBook } from '../explain/tell.ts';

export type Texts = Readonly<Record<string, Readonly<Record<string, ClauseText>>>>;

/** The clauses of every edition, by edition and clause. */
export async function clauseTexts(language: Language): Promise<Texts> {
  switch (language) {
    case 'en':
      return (await import('../content/en/clauses/index.ts')).clauses;
    case 'hu':
      return (await import('../content/hu/clauses/index.ts')).clauses;
    case 'ru':
      return (await import('../content/ru/clauses/index.ts')).clauses;
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
        (await import('../content/en/books/every-family.ts')).en,
        (await import('../content/en/findings/files.ts')).FILE_FINDINGS,
        (await import('../content/en/findings/desk.ts')).DESK_FINDINGS,
      ];
    case 'hu':
      return [
        (await import('../content/hu/books/every-family.ts')).hu,
        (await import('../content/hu/findings/files.ts')).FILE_FINDINGS,
        (await import('../content/hu/findings/desk.ts')).DESK_FINDINGS,
      ];
    case 'ru':
      return [
        (await import('../content/ru/books/every-family.ts')).ru,
        (await import('../content/ru/findings/files.ts')).FILE_FINDINGS,
        (await import('../content/ru/findings/desk.ts')).DESK_FINDINGS,
      ];
  }
}
