/** The desk's short sentences, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';

export const DESK_WORDS = {
  /** Below what a dry run shows. */
  dryRun: 'Dry run: nothing of this was kept.',
  /** Below what stands against a change. */
  upgraded: (file: string) =>
    `The office was of an older version of Elobook, and is up to date now. As it was before it lies in “${file}”, with names and birth dates: delete it when all is well.`,
  upgradedServer:
    'The tables of the office were of an older version of Elobook, and are up to date now, by one transaction. Of a database on a server no copy is made here: keep one with pg_dump before each new version.',
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
