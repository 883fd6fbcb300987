import type { FamilyBook } from '../../tell.ts';
import { DOCUMENT_FINDINGS } from '../en/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from '../en/fide.ts';
import { WORDS } from '../en/words.ts';

export const en: FamilyBook<'fide'> = {
  language: 'en',
  words: WORDS,
  citations: {},
  steps: { fide: FIDE_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS },
};
