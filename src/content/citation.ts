/** How a clause of any rulebook is cited in a language. A phrase book has the words for its own families only. */
import { type Citations, cite, joinedCitations } from '../explain/cite.ts';
import type { Language } from '../explain/language.ts';
import * as hu from './hu/phrases/citations.ts';
import * as ru from './ru/phrases/citations.ts';

const CITATIONS: Readonly<Record<Language, Citations>> = {
  en: {},
  hu: joinedCitations(Object.values(hu)),
  ru: joinedCitations(Object.values(ru)),
};

export const citation = (clause: string, language: Language): string => cite(clause, CITATIONS[language]);
