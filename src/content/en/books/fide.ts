import type { FamilyBook } from '../../../explain/tell.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from '../phrases/fide.ts';
import { WORDS } from '../phrases/words.ts';
import { GRAMMAR } from '../grammar.ts';

export const en: FamilyBook<'fide'> = {
  language: 'en',
  grammar: GRAMMAR,
  words: WORDS,
  citations: {},
  steps: { fide: FIDE_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS },
};
