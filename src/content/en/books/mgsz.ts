import type { FamilyBook } from '../../../explain/tell.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from '../phrases/mgsz.ts';
import { WORDS } from '../phrases/words.ts';

export const en: FamilyBook<'mgsz'> = {
  language: 'en',
  words: WORDS,
  citations: {},
  steps: { mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...MGSZ_FINDINGS },
};
