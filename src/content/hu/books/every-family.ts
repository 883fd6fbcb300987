import { joinedCitations } from '../../../explain/cite.ts';
import type { PhraseBook } from '../../../explain/tell.ts';
import { hu as fide } from './fide.ts';
import { FIDE_CITATIONS, MGSZ_CITATIONS, MSSZ_CITATIONS, ORR_CITATIONS } from '../phrases/citations.ts';
import { hu as mgsz } from './mgsz.ts';
import { hu as mssz } from './mssz.ts';
import { hu as orr } from './orr.ts';
import { GRAMMAR } from '../grammar.ts';

export const BOOK: PhraseBook = {
  language: 'hu',
  grammar: GRAMMAR,
  words: fide.words,
  citations: joinedCitations([FIDE_CITATIONS, MSSZ_CITATIONS, ORR_CITATIONS, MGSZ_CITATIONS]),
  steps: { ...fide.steps, ...mssz.steps, ...orr.steps, ...mgsz.steps },
  findings: { ...fide.findings, ...mssz.findings, ...orr.findings, ...mgsz.findings },
};
