/** The words of the difference between two lists; causes have their own, in `commands/diff.ts`, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const DIFFERENCE_WORDS = {
  title: (pool: string) => `${pool}: what changed, and why`,
  earlier: 'Earlier list:',
  later: 'Later list:',
  otherLists: 'Compare other lists',
  compare: 'Compare',
  kindsLabel: 'Which changes',
  all: 'All changes',
  kinds: { gain: 'Higher', loss: 'Lower', new: 'New on the list', gone: 'No longer on it', other: 'Other changes' },
  /** Before how many stand as before. */
  same: 'Unchanged',
  nobody: 'Nothing changed.',
  name: 'Name',
  before: 'Before',
  after: 'After',
  change: 'Change',
  more: (count: number, say: Say) => `${say.count(count, 'more cause', 'more causes')}, on the card`,
  games: (count: number, say: Say) => say.count(count, 'game', 'games'),
  on: (list: string) => `list of ${list}`,
  none: 'No cause is recorded.',
  pages: 'Pages of the difference',
};

export type DifferenceWords = Worded<typeof DIFFERENCE_WORDS>;
