import type { EditionId } from '../../../rulebooks/rulebook.ts';
import { FIDE_2014 } from './fide-2014.ts';
import { FIDE_2024 } from './fide-2024.ts';
import { MGSZ_2012 } from './mgsz-2012.ts';
import { MSSZ_2017 } from './mssz-2017.ts';
import { ORR } from './orr.ts';
import type { ClauseText } from '../../../explain/clause-text.ts';

/** Every clause of every edition: its title and its rule in our words. */
export const clauses: Readonly<Record<EditionId, Readonly<Record<string, ClauseText>>>> = {
  'fide-2014': FIDE_2014,
  'fide-2024': FIDE_2024,
  'fide-2025-10': FIDE_2024,
  'mssz-2017': MSSZ_2017,
  orr: ORR,
  'mgsz-2012': MGSZ_2012,
};
