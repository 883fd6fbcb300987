import type { FamilyBook } from '../../tell.ts';
import { MGSZ_CITATIONS } from '../hu/citations.ts';
import { DOCUMENT_FINDINGS } from '../hu/document.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from '../hu/mgsz.ts';
import { WORDS } from '../hu/words.ts';

export const hu: FamilyBook<'mgsz'> = {
  language: 'hu',
  words: WORDS,
  citations: MGSZ_CITATIONS,
  steps: { mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...MGSZ_FINDINGS },
};
