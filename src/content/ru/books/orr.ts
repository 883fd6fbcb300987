import type { FamilyBook } from '../../../explain/tell.ts';
import { ORR_CITATIONS } from '../phrases/citations.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { ORR_FINDINGS, ORR_STEPS } from '../phrases/orr.ts';
import { WORDS } from '../phrases/words.ts';
import { GRAMMAR } from '../grammar.ts';

export const ru: FamilyBook<'orr'> = {
  language: 'ru',
  grammar: GRAMMAR,
  words: WORDS,
  citations: ORR_CITATIONS,
  steps: { orr: ORR_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...ORR_FINDINGS },
};
