import type { FamilyBook } from '../../tell.ts';
import { FIDE_CITATIONS } from '../ru/citations.ts';
import { DOCUMENT_FINDINGS } from '../ru/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from '../ru/fide.ts';
import { WORDS } from '../ru/words.ts';

export const ru: FamilyBook<'fide'> = {
  language: 'ru',
  words: WORDS,
  citations: FIDE_CITATIONS,
  steps: { fide: FIDE_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS },
};
