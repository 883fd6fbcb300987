/** fide-2026-01: as fide-2025-10, but the QC (or the Council) may approve events of 75 minutes or more (1.1). */
import { approved } from './admission.ts';
import type { Admission, ChessBook } from './book.ts';
import type { Event } from './document.ts';
import { countedGames, minimumMinutes } from './fide-2022.ts';
import { eventReasons } from './fide-2024.ts';
import { FIDE_2025_10 } from './fide-2025-10.ts';

function admit(event: Event): Admission {
  const fast = approved(event, ['1.1'], ['qc', 'council']);
  const minimum: typeof minimumMinutes = fast
    ? (white, black) => Math.min(75, minimumMinutes(white, black))
    : minimumMinutes;
  return { reasons: eventReasons(event), games: countedGames(event, minimum) };
}

export const FIDE_2026_01: ChessBook = { ...FIDE_2025_10, id: 'fide-2026-01', from: '2026-01-01', admit };
