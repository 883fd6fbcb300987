import type { FamilyBook } from '../../../explain/tell.ts';
import { MSSZ_CITATIONS } from '../phrases/citations.ts';
import { DOCUMENT_FINDINGS } from '../findings/document.ts';
import { FIDE_FINDINGS, FIDE_STEPS } from '../phrases/fide.ts';
import { MSSZ_FINDINGS, MSSZ_STEPS } from '../phrases/mssz.ts';
import { WORDS } from '../phrases/words.ts';
import { GRAMMAR } from '../grammar.ts';

export const ru: FamilyBook<'mssz'> = {
  language: 'ru',
  grammar: GRAMMAR,
  words: WORDS,
  citations: MSSZ_CITATIONS,
  steps: { mssz: { ...FIDE_STEPS, ...MSSZ_STEPS } },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS, ...MSSZ_FINDINGS },
};
