import type { FamilyBook } from '../../../explain/tell.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from '../phrases/fide.ts';
import { MSSZ_FINDINGS, MSSZ_STEPS } from '../phrases/mssz.ts';
import { WORDS } from '../phrases/words.ts';
import { GRAMMAR } from '../grammar.ts';

export const en: FamilyBook<'mssz'> = {
  language: 'en',
  grammar: GRAMMAR,
  words: WORDS,
  citations: {},
  steps: { mssz: { ...FIDE_STEPS, ...MSSZ_STEPS } },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS, ...MSSZ_FINDINGS },
};
