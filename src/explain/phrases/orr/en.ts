import type { FamilyBook } from '../../tell.ts';
import { DOCUMENT_FINDINGS } from '../en/document.ts';
import { ORR_FINDINGS, ORR_STEPS } from '../en/orr.ts';
import { WORDS } from '../en/words.ts';

export const en: FamilyBook<'orr'> = {
  language: 'en',
  words: WORDS,
  citations: {},
  steps: { orr: ORR_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...ORR_FINDINGS },
};
