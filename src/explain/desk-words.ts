/** Short sentences of the office's desk that are no findings. */
import type { Say } from './language.ts';

export interface DeskWords {
  /** Below what a dry run shows. */
  readonly dryRun: string;
  /** Below what stands against a change. */
  readonly nothingDone: string;
  /** After the demonstration data have come in. */
  readonly demo: (
    filled: { readonly office: string; readonly pools: number; readonly entries: number; readonly until: string },
    say: Say,
  ) => string;
  /** After a decision; values as they are written. */
  readonly decided: (player: string, indicator: string, old: string, value: string) => string;
  readonly revoked: (entry: number) => string;
  readonly none: string;
}
