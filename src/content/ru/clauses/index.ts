import type { EditionId } from '../../../rulebooks/rulebook.ts';
import { FIDE_2014_CLAUSES } from './fide-2014.ts';
import { FIDE_2017_CLAUSES } from './fide-2017.ts';
import { FIDE_2022_CLAUSES } from './fide-2022.ts';
import { FIDE_2024_CLAUSES } from './fide-2024.ts';
import { FIDE_RAPID_2024_CLAUSES } from './fide-rapid-2024.ts';
import { MGSZ_2012_CLAUSES } from './mgsz-2012.ts';
import { MSSZ_2017_CLAUSES } from './mssz-2017.ts';
import { ORR_CLAUSES } from './orr.ts';
import type { ClauseText } from '../../../explain/clause-text.ts';

/** Every clause of every edition: its title and its rule in our words. */
export const clauses: Readonly<Record<EditionId, Readonly<Record<string, ClauseText>>>> = {
  'fide-2014': FIDE_2014_CLAUSES,
  'fide-2017': FIDE_2017_CLAUSES,
  'fide-2022': FIDE_2022_CLAUSES,
  'fide-2024': FIDE_2024_CLAUSES,
  'fide-2025-10': FIDE_2024_CLAUSES,
  'fide-2026-01': FIDE_2024_CLAUSES,
  'fide-rapid-2024': FIDE_RAPID_2024_CLAUSES,
  'fide-rapid-2024-12': FIDE_RAPID_2024_CLAUSES,
  'fide-blitz-2024': FIDE_RAPID_2024_CLAUSES,
  'fide-blitz-2024-12': FIDE_RAPID_2024_CLAUSES,
  'mssz-2017': MSSZ_2017_CLAUSES,
  orr: ORR_CLAUSES,
  'mgsz-2012': MGSZ_2012_CLAUSES,
};
