import type { FamilyBook } from '../../../explain/tell.ts';
import { MGSZ_CITATIONS } from '../phrases/citations.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from '../phrases/mgsz.ts';
import { WORDS } from '../phrases/words.ts';
import { GRAMMAR } from '../grammar.ts';

export const hu: FamilyBook<'mgsz'> = {
  language: 'hu',
  grammar: GRAMMAR,
  words: WORDS,
  citations: MGSZ_CITATIONS,
  steps: { mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...MGSZ_FINDINGS },
};
