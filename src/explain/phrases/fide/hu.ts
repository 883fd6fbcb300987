import type { FamilyBook } from '../../tell.ts';
import { FIDE_CITATIONS } from '../hu/citations.ts';
import { DOCUMENT_FINDINGS } from '../hu/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from '../hu/fide.ts';
import { WORDS } from '../hu/words.ts';

export const hu: FamilyBook<'fide'> = {
  language: 'hu',
  words: WORDS,
  citations: FIDE_CITATIONS,
  steps: { fide: FIDE_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS },
};
