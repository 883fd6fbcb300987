import type { FamilyBook } from '../../tell.ts';
import { MSSZ_CITATIONS } from '../hu/citations.ts';
import { DOCUMENT_FINDINGS } from '../hu/document.ts';
import { FIDE_FINDINGS } from '../hu/fide.ts';
import { FIDE_STEPS_IN_ELO_POINTS, MSSZ_FINDINGS, MSSZ_STEPS } from '../hu/mssz.ts';
import { WORDS } from '../hu/words.ts';

export const hu: FamilyBook<'mssz'> = {
  language: 'hu',
  words: WORDS,
  citations: MSSZ_CITATIONS,
  steps: { mssz: { ...FIDE_STEPS_IN_ELO_POINTS, ...MSSZ_STEPS } },
  findings: { ...DOCUMENT_FINDINGS, ...FIDE_FINDINGS, ...MSSZ_FINDINGS },
};
