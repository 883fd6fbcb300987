/** The input of a correction. */
import type { GivenFacts } from '../../intake/facts.ts';
import type { Contradiction } from '../../intake/identify.ts';
import type { WaiverRecord } from '../../ledger/entries.ts';
import type { OpenReportOptions } from '../../engine/files.ts';
import type { RatingChoiceInput } from './rating-told.ts';
import type { ResultInput } from './edited-results.ts';
import type { CorrectionLoss } from './ratings-lost.ts';
import type { ReportFile } from './read.ts';
import type { IdentityInput } from './who-told.ts';

export interface CorrectInput extends OpenReportOptions {
  readonly event: string;
  /** Absent: the report stays, and only its players, or answers about their ratings, change. */
  readonly file?: ReportFile;
  /** Players who were identified wrongly, and who they are. */
  readonly who?: readonly IdentityInput[];
  /** Which ratings missing in the pool are taken from the report, or ignored. */
  readonly ratings?: readonly RatingChoiceInput[];
  /** Results corrected one by one; the report itself stays. */
  readonly results?: readonly ResultInput[];
  /** Contradictions between the report and the named persons, which the officer has confirmed. */
  readonly although?: ReadonlySet<Contradiction>;
  readonly facts?: GivenFacts;
  /** The day of receipt; without it that of the present report, or today for a new file. */
  readonly received?: string;
  /** `at-once`: accepted, if nothing prevents it. */
  readonly accept?: 'at-once';
  readonly waivers?: readonly WaiverRecord[];
  /** Players may lose ratings that the report had brought in, and on which later events depend. */
  readonly takes?: CorrectionLoss;
}
