import type { PhraseBook } from '../tell.ts';
import { DOCUMENT_FINDINGS } from './en/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from './en/fide.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from './en/mgsz.ts';
import { MSSZ_FINDINGS, MSSZ_STEPS } from './en/mssz.ts';
import { ORR_FINDINGS, ORR_STEPS } from './en/orr.ts';
import { WORDS } from './en/words.ts';

export const en: PhraseBook = {
  language: 'en',
  words: WORDS,
  steps: { fide: FIDE_STEPS, mssz: { ...FIDE_STEPS, ...MSSZ_STEPS }, orr: ORR_STEPS, mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS, ...MSSZ_FINDINGS, ...ORR_FINDINGS, ...MGSZ_FINDINGS },
};
