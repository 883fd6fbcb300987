import { joinedCitations } from '../cite.ts';
import type { PhraseBook } from '../tell.ts';
import { ru as fide } from './fide/ru.ts';
import { FIDE_CITATIONS, MGSZ_CITATIONS, MSSZ_CITATIONS, ORR_CITATIONS } from './ru/citations.ts';
import { ru as mgsz } from './mgsz/ru.ts';
import { ru as mssz } from './mssz/ru.ts';
import { ru as orr } from './orr/ru.ts';

export const ru: PhraseBook = {
  language: 'ru',
  words: fide.words,
  citations: joinedCitations([FIDE_CITATIONS, MSSZ_CITATIONS, ORR_CITATIONS, MGSZ_CITATIONS]),
  steps: { ...fide.steps, ...mssz.steps, ...orr.steps, ...mgsz.steps },
  findings: { ...fide.findings, ...mssz.findings, ...orr.findings, ...mgsz.findings },
};
