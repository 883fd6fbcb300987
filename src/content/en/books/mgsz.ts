import type { FamilyBook } from '../../../explain/tell.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from '../phrases/mgsz.ts';
import { WORDS } from '../phrases/words.ts';
import { GRAMMAR } from '../grammar.ts';

export const en: FamilyBook<'mgsz'> = {
  language: 'en',
  grammar: GRAMMAR,
  words: WORDS,
  citations: {},
  steps: { mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...MGSZ_FINDINGS },
};
