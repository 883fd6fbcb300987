/** The desk's short sentences, in English. */
import type { DeskWords } from '../../../explain/desk-words.ts';

export const DESK_WORDS: DeskWords = {
  dryRun: 'Dry run: nothing of this was kept.',
  nothingDone: 'Nothing was changed.',
  demo: ({ office, pools, entries, until }, say) =>
    `The office “${office}” was filled: ${say.count(pools, 'pool', 'pools')} with lists up to ${say.month(until)}, ${say.count(entries, 'entry', 'entries')}. All persons are invented.`,
  decided: (player, indicator, old, value) => `${player}: ${indicator} ${old} → ${value}`,
  revoked: (entry) => `The decision of entry ${entry} is revoked:`,
  none: 'none',
};
