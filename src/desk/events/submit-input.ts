/** What is given with reports. */
import type { OpenReportOptions } from '../../engine/files.ts';
import type { GivenFacts } from '../../intake/facts.ts';
import type { RatingChoices } from './rating-told.ts';
import type { ReportFile } from './read.ts';
import type { ResolvedIdentities } from './who-told.ts';

export interface SubmitInput extends OpenReportOptions {
  /** Without one, each report goes to the pool that its game and its time control say. */
  readonly pool?: string;
  readonly files: Iterable<ReportFile> | AsyncIterable<ReportFile>;
  /** The event that the report is of, where it is there already; then there is one file with one report. */
  readonly event?: string;
  /** The long event of which the reports are parts. */
  readonly partOf?: string;
  /** The event, which counts already, whose report is corrected by the one report that there is. */
  readonly corrects?: string;
  /** With `event`: the report stays as it is but for its games, and all that was answered on it holds on. */
  readonly holdsOn?: true;
  /** Of a correction: who some players are. */
  readonly who?: ResolvedIdentities;
  /** Of a correction: which ratings of the report are taken, or set aside. */
  readonly ratings?: RatingChoices;
  /** What the reports cannot carry. */
  readonly facts?: GivenFacts;
  /** The day on which they came, `2024-06-03`; without it the present one. */
  readonly received?: string;
  /** With `event`: it may be the report that the event has, which is read once more, or one that it had before a later one came. */
  readonly although?: 'sent-before';
  /** `clean`: what leaves no question and breaks no rule is accepted at once. */
  readonly accept?: 'clean';
  readonly progress?: (done: SubmitProgress) => void;
  /** Files in one piece. */
  readonly batch?: number;
  /** This many files are reported one by one; of later ones, as many again that are refused or have warnings. */
  readonly told?: number;
}

/** How much was taken in so far. */
export interface SubmitProgress {
  readonly files: number;
  readonly players: number;
  readonly games: number;
}
