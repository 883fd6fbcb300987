/** fide-2025-10: as fide-2024, but for a player rated 2650 or more the real difference counts (8.3.1). */
import type { ChessBook } from './book.ts';
import { cutAt400 } from './fide-2014.ts';
import { FIDE_2024 } from './fide-2024.ts';

export const FIDE_2025_10: ChessBook = {
  ...FIDE_2024,
  id: 'fide-2025-10',
  from: '2025-10-01',
  countedDifferences: (own, opponents) =>
    own >= 2650 ? opponents.map((opponent) => own - opponent) : cutAt400(own, opponents),
};
