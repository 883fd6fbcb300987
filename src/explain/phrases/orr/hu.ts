import type { FamilyBook } from '../../tell.ts';
import { ORR_CITATIONS } from '../hu/citations.ts';
import { DOCUMENT_FINDINGS } from '../hu/document.ts';
import { ORR_FINDINGS, ORR_STEPS } from '../hu/orr.ts';
import { WORDS } from '../hu/words.ts';

export const hu: FamilyBook<'orr'> = {
  language: 'hu',
  words: WORDS,
  citations: ORR_CITATIONS,
  steps: { orr: ORR_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...ORR_FINDINGS },
};
