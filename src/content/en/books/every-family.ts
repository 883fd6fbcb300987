import type { PhraseBook } from '../../../explain/tell.ts';
import { en as fide } from './fide.ts';
import { en as mgsz } from './mgsz.ts';
import { en as mssz } from './mssz.ts';
import { en as orr } from './orr.ts';
import { GRAMMAR } from '../grammar.ts';

export const BOOK: PhraseBook = {
  language: 'en',
  grammar: GRAMMAR,
  words: fide.words,
  citations: {},
  steps: { ...fide.steps, ...mssz.steps, ...orr.steps, ...mgsz.steps },
  findings: { ...fide.findings, ...mssz.findings, ...orr.findings, ...mgsz.findings },
};
