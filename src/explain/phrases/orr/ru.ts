import type { FamilyBook } from '../../tell.ts';
import { ORR_CITATIONS } from '../ru/citations.ts';
import { DOCUMENT_FINDINGS } from '../ru/document.ts';
import { ORR_FINDINGS, ORR_STEPS } from '../ru/orr.ts';
import { WORDS } from '../ru/words.ts';

export const ru: FamilyBook<'orr'> = {
  language: 'ru',
  words: WORDS,
  citations: ORR_CITATIONS,
  steps: { orr: ORR_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...ORR_FINDINGS },
};
