import type { PhraseBook } from '../tell.ts';
import { en as fide } from './fide/en.ts';
import { en as mgsz } from './mgsz/en.ts';
import { en as mssz } from './mssz/en.ts';
import { en as orr } from './orr/en.ts';

export const en: PhraseBook = {
  language: 'en',
  words: fide.words,
  citations: {},
  steps: { ...fide.steps, ...mssz.steps, ...orr.steps, ...mgsz.steps },
  findings: { ...fide.findings, ...mssz.findings, ...orr.findings, ...mgsz.findings },
};
