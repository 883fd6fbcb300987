import type { FamilyBook } from '../../tell.ts';
import { MGSZ_CITATIONS } from '../ru/citations.ts';
import { DOCUMENT_FINDINGS } from '../ru/document.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from '../ru/mgsz.ts';
import { WORDS } from '../ru/words.ts';

export const ru: FamilyBook<'mgsz'> = {
  language: 'ru',
  words: WORDS,
  citations: MGSZ_CITATIONS,
  steps: { mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...MGSZ_FINDINGS },
};
