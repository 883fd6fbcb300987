/** The desk's short sentences, in Russian. */
import type { DeskWords } from '../../desk-words.ts';

export const DESK_WORDS: DeskWords = {
  dryRun: 'Это была проба: ничего из этого не сохранено.',
  nothingDone: 'Ничего не изменено.',
};
