/** The desk's short sentences, in English. */
import type { DeskWords } from '../../desk-words.ts';

export const DESK_WORDS: DeskWords = {
  dryRun: 'Dry run: nothing of this was kept.',
  nothingDone: 'Nothing was changed.',
};
