import type { PhraseBook } from '../tell.ts';
import { DOCUMENT_FINDINGS } from './hu/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from './hu/fide.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from './hu/mgsz.ts';
import { FIDE_STEPS_IN_ELO_POINTS, MSSZ_FINDINGS, MSSZ_STEPS } from './hu/mssz.ts';
import { ORR_FINDINGS, ORR_STEPS } from './hu/orr.ts';
import { WORDS } from './hu/words.ts';

export const hu: PhraseBook = {
  language: 'hu',
  words: WORDS,
  steps: { fide: FIDE_STEPS, mssz: { ...FIDE_STEPS_IN_ELO_POINTS, ...MSSZ_STEPS }, orr: ORR_STEPS, mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS, ...MSSZ_FINDINGS, ...ORR_FINDINGS, ...MGSZ_FINDINGS },
};
