/**
 * Every clause of every edition, in the order of its text. Separate from the editions, so that a page that only rates does not
 * carry it.
 */
import { FIDE_2014_CONTENTS } from './fide/2014/contents.ts';
import { FIDE_2017_CONTENTS } from './fide/2017/contents.ts';
import { FIDE_2022_CONTENTS } from './fide/2022/contents.ts';
import { FIDE_2024_CONTENTS, FIDE_2025_10_CONTENTS, FIDE_2026_01_CONTENTS } from './fide/2024/contents.ts';
import { FIDE_RAPID_2024_12_CONTENTS, FIDE_RAPID_2024_CONTENTS } from './fide/rapid/contents.ts';
import { MGSZ_CONTENTS } from './mgsz/contents.ts';
import { MSSZ_2017_CONTENTS } from './mssz/contents.ts';
import { ORR_CONTENTS } from './orr/contents.ts';
import type { Clause, EditionId } from './rulebook.ts';

export const CONTENTS: Readonly<Record<EditionId, readonly Clause[]>> = {
  'fide-2014': FIDE_2014_CONTENTS,
  'fide-2017': FIDE_2017_CONTENTS,
  'fide-2022': FIDE_2022_CONTENTS,
  'fide-2024': FIDE_2024_CONTENTS,
  'fide-2025-10': FIDE_2025_10_CONTENTS,
  'fide-2026-01': FIDE_2026_01_CONTENTS,
  'fide-rapid-2024': FIDE_RAPID_2024_CONTENTS,
  'fide-rapid-2024-12': FIDE_RAPID_2024_12_CONTENTS,
  'fide-blitz-2024': FIDE_RAPID_2024_CONTENTS,
  'fide-blitz-2024-12': FIDE_RAPID_2024_12_CONTENTS,
  'mssz-2017': MSSZ_2017_CONTENTS,
  orr: ORR_CONTENTS,
  'mgsz-2012': MGSZ_CONTENTS,
};
