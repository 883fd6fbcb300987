/** The input given with reports. */
import type { OpenReportOptions } from '../../engine/files.ts';
import type { GivenFacts } from '../../intake/facts.ts';
import type { RatingChoices } from './rating-told.ts';
import type { ReportFile } from './read.ts';
import type { ResolvedIdentities } from './who-told.ts';

export interface SubmitInput extends OpenReportOptions {
  /** Absent: each report goes to the pool that fits its game and its time control. */
  readonly pool?: string;
  readonly files: Iterable<ReportFile> | AsyncIterable<ReportFile>;
  /** The existing event that the report is of; then there must be one file with one report. */
  readonly event?: string;
  /** The long event of which the reports are parts. */
  readonly partOf?: string;
  /** The event, which counts already, that the one given report corrects. */
  readonly corrects?: string;
  /** With `event`: only the games of the report change, and all answers about it stay. */
  readonly holdsOn?: true;
  /** For a correction: the identities of some players. */
  readonly who?: ResolvedIdentities;
  /** For a correction: which ratings of the report are accepted, or ignored. */
  readonly ratings?: RatingChoices;
  /** Facts that the reports cannot contain. */
  readonly facts?: GivenFacts;
  /** The day of receipt, `2024-06-03`; absent: today. */
  readonly received?: string;
  /**
   * With `event`: it may be the report that the event has, which is read once more, or an earlier one that was
   * replaced.
   */
  readonly although?: 'sent-before';
  /** `clean`: a report without questions and objections is accepted at once. */
  readonly accept?: 'clean';
  readonly progress?: (done: SubmitProgress) => void;
  /** Files in one batch. */
  readonly batch?: number;
  /**
   * This many files are reported one by one; of later ones, at most as many again that are refused or have warnings.
   */
  readonly told?: number;
}

/** Progress so far. */
export interface SubmitProgress {
  readonly files: number;
  readonly players: number;
  readonly games: number;
}
