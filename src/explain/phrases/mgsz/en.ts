import type { FamilyBook } from '../../tell.ts';
import { DOCUMENT_FINDINGS } from '../en/document.ts';
import { MGSZ_FINDINGS, MGSZ_STEPS } from '../en/mgsz.ts';
import { WORDS } from '../en/words.ts';

export const en: FamilyBook<'mgsz'> = {
  language: 'en',
  words: WORDS,
  citations: {},
  steps: { mgsz: MGSZ_STEPS },
  findings: { ...DOCUMENT_FINDINGS, ...MGSZ_FINDINGS },
};
