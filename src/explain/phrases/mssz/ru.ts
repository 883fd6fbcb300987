import type { FamilyBook } from '../../tell.ts';
import { MSSZ_CITATIONS } from '../ru/citations.ts';
import { DOCUMENT_FINDINGS } from '../ru/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from '../ru/fide.ts';
import { MSSZ_FINDINGS, MSSZ_STEPS } from '../ru/mssz.ts';
import { WORDS } from '../ru/words.ts';

export const ru: FamilyBook<'mssz'> = {
  language: 'ru',
  words: WORDS,
  citations: MSSZ_CITATIONS,
  steps: { mssz: { ...FIDE_STEPS, ...MSSZ_STEPS } },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS, ...MSSZ_FINDINGS },
};
