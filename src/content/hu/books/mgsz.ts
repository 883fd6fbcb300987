import type { FamilyBook } from '../../../explain/tell.ts';
import { MGSZ_CITATIONS } from '../phrases/citations.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from '../phrases/mgsz.ts';
import { WORDS } from '../phrases/words.ts';

export const hu: FamilyBook<'mgsz'> = {
  language: 'hu',
  words: WORDS,
  citations: MGSZ_CITATIONS,
  steps: { mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...MGSZ_FINDINGS },
};
