/** The desk's short sentences, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';

export const DESK_WORDS = {
  /** Below what a dry run shows. */
  dryRun: 'Dry run: nothing of this was kept.',
  /** Below what stands against a change. */
  nothingDone: 'Nothing was changed.',
  /** After the demonstration data have come in. */
  demo: (
    {
      office,
      pools,
      entries,
      until,
    }: { readonly office: string; readonly pools: number; readonly entries: number; readonly until: string },
    say: Say,
  ) =>
    `The office “${office}” was filled: ${say.count(pools, 'pool', 'pools')} with lists up to ${say.month(until)}, ${say.count(entries, 'entry', 'entries')}. All persons are invented.`,
  /** After a decision; values as they are written. */
  decided: (player: string, indicator: string, old: string, value: string) =>
    `${player}: ${indicator} ${old} → ${value}`,
  revoked: (entry: number) => `The decision of entry ${entry} is revoked:`,
  none: 'none',
};

export type DeskWords = Worded<typeof DESK_WORDS>;
