/** The desk's short sentences, in Hungarian. */
import type { DeskWords } from '../../desk-words.ts';

export const DESK_WORDS: DeskWords = {
  dryRun: 'Próba volt: ebből semmi nem maradt meg.',
  nothingDone: 'Semmi nem változott.',
};
