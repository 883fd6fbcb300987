import type { FamilyBook } from '../../../explain/tell.ts';
import { FIDE_CITATIONS } from '../phrases/citations.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from '../phrases/fide.ts';
import { WORDS } from '../phrases/words.ts';
import { GRAMMAR } from '../grammar.ts';

export const ru: FamilyBook<'fide'> = {
  language: 'ru',
  grammar: GRAMMAR,
  words: WORDS,
  citations: FIDE_CITATIONS,
  steps: { fide: FIDE_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS },
};
