import { joinedCitations } from '../cite.ts';
import type { PhraseBook } from '../tell.ts';
import { hu as fide } from './fide/hu.ts';
import { FIDE_CITATIONS, MGSZ_CITATIONS, MSSZ_CITATIONS, ORR_CITATIONS } from './hu/citations.ts';
import { hu as mgsz } from './mgsz/hu.ts';
import { hu as mssz } from './mssz/hu.ts';
import { hu as orr } from './orr/hu.ts';

export const hu: PhraseBook = {
  language: 'hu',
  words: fide.words,
  citations: joinedCitations([FIDE_CITATIONS, MSSZ_CITATIONS, ORR_CITATIONS, MGSZ_CITATIONS]),
  steps: { ...fide.steps, ...mssz.steps, ...orr.steps, ...mgsz.steps },
  findings: { ...fide.findings, ...mssz.findings, ...orr.findings, ...mgsz.findings },
};
