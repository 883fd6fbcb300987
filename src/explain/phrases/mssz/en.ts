import type { FamilyBook } from '../../tell.ts';
import { DOCUMENT_FINDINGS } from '../en/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from '../en/fide.ts';
import { MSSZ_FINDINGS, MSSZ_STEPS } from '../en/mssz.ts';
import { WORDS } from '../en/words.ts';

export const en: FamilyBook<'mssz'> = {
  language: 'en',
  words: WORDS,
  citations: {},
  steps: { mssz: { ...FIDE_STEPS, ...MSSZ_STEPS } },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS, ...MSSZ_FINDINGS },
};
