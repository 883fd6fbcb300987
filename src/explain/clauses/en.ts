import type { EditionId } from '../../rulebooks/rulebook.ts';
import { FIDE_2014 } from './en/fide-2014.ts';
import { FIDE_2024 } from './en/fide-2024.ts';
import { MGSZ_2012 } from './en/mgsz-2012.ts';
import { MSSZ_2017 } from './en/mssz-2017.ts';
import { ORR } from './en/orr.ts';
import type { ClauseText } from './clause-text.ts';

/** Every clause of every edition: its title and its rule in our words. */
export const clauses: Readonly<Record<EditionId, Readonly<Record<string, ClauseText>>>> = {
  'fide-2014': FIDE_2014,
  'fide-2024': FIDE_2024,
  'fide-2025-10': FIDE_2024,
  'mssz-2017': MSSZ_2017,
  orr: ORR,
  'mgsz-2012': MGSZ_2012,
};
