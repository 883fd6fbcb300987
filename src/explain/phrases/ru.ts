import type { PhraseBook } from '../tell.ts';
import { DOCUMENT_FINDINGS } from './ru/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from './ru/fide.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from './ru/mgsz.ts';
import { MSSZ_FINDINGS, MSSZ_STEPS } from './ru/mssz.ts';
import { ORR_FINDINGS, ORR_STEPS } from './ru/orr.ts';
import { WORDS } from './ru/words.ts';

export const ru: PhraseBook = {
  language: 'ru',
  words: WORDS,
  steps: { fide: FIDE_STEPS, mssz: { ...FIDE_STEPS, ...MSSZ_STEPS }, orr: ORR_STEPS, mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS, ...MSSZ_FINDINGS, ...ORR_FINDINGS, ...MGSZ_FINDINGS },
};
