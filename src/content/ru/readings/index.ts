import { readings as english } from '../../en/readings/index.ts';
import { type Readings, readingsWith } from '../../reading-texts.ts';
import { FIDE_2014_READINGS } from './fide-2014.ts';
import { FIDE_2017_READINGS } from './fide-2017.ts';
import { FIDE_2022_READINGS } from './fide-2022.ts';
import { FIDE_2024_READINGS } from './fide-2024.ts';
import { FIDE_2026_01_READINGS } from './fide-2026-01.ts';
import { FIDE_RAPID_2024_READINGS } from './fide-rapid-2024.ts';
import { MGSZ_2012_READINGS } from './mgsz-2012.ts';
import { MSSZ_2017_READINGS } from './mssz-2017.ts';
import { ORR_READINGS } from './orr.ts';

/** The readings and errata of every edition, in Russian. */
export const readings: Readings = {
  'fide-2014': readingsWith(english['fide-2014'], FIDE_2014_READINGS),
  'fide-2017': readingsWith(english['fide-2017'], FIDE_2017_READINGS),
  'fide-2022': readingsWith(english['fide-2022'], FIDE_2022_READINGS),
  'fide-2024': readingsWith(english['fide-2024'], FIDE_2024_READINGS),
  'fide-2025-10': readingsWith(english['fide-2025-10'], FIDE_2024_READINGS),
  'fide-2026-01': readingsWith(english['fide-2026-01'], FIDE_2026_01_READINGS),
  'fide-rapid-2024': readingsWith(english['fide-rapid-2024'], FIDE_RAPID_2024_READINGS),
  'fide-rapid-2024-12': readingsWith(english['fide-rapid-2024-12'], FIDE_RAPID_2024_READINGS),
  'fide-blitz-2024': readingsWith(english['fide-blitz-2024'], FIDE_RAPID_2024_READINGS),
  'fide-blitz-2024-12': readingsWith(english['fide-blitz-2024-12'], FIDE_RAPID_2024_READINGS),
  'mssz-2017': readingsWith(english['mssz-2017'], MSSZ_2017_READINGS),
  orr: readingsWith(english.orr, ORR_READINGS),
  'mgsz-2012': readingsWith(english['mgsz-2012'], MGSZ_2012_READINGS),
};
