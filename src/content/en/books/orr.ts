import type { FamilyBook } from '../../../explain/tell.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { ORR_FINDINGS, ORR_STEPS } from '../phrases/orr.ts';
import { WORDS } from '../phrases/words.ts';

export const en: FamilyBook<'orr'> = {
  language: 'en',
  words: WORDS,
  citations: {},
  steps: { orr: ORR_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...ORR_FINDINGS },
};
