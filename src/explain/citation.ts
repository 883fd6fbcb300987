/** How a clause of any rulebook is cited in a language. A phrase book has the words for its own families only. */
import { type Citations, cite, joinedCitations } from './cite.ts';
import type { Language } from './language.ts';
import * as hu from './phrases/hu/citations.ts';
import * as ru from './phrases/ru/citations.ts';

const CITATIONS: Readonly<Record<Language, Citations>> = {
  en: {},
  hu: joinedCitations(Object.values(hu)),
  ru: joinedCitations(Object.values(ru)),
};

export const citation = (clause: string, language: Language): string => cite(clause, CITATIONS[language]);
