import type { FamilyBook } from '../../../explain/tell.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { ORR_FINDINGS, ORR_STEPS } from '../phrases/orr.ts';
import { WORDS } from '../phrases/words.ts';
import { GRAMMAR } from '../grammar.ts';

export const en: FamilyBook<'orr'> = {
  language: 'en',
  grammar: GRAMMAR,
  words: WORDS,
  citations: {},
  steps: { orr: ORR_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...ORR_FINDINGS },
};
