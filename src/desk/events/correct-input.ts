/** What is given with a corrected report. */
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
  /** Without one the report stays as it is, and only its players, or answers on their ratings, are others. */
  readonly file?: ReportFile;
  /** Who players are, in place of whom the office took. */
  readonly who?: readonly IdentityInput[];
  /** Which ratings that the pool did not have are taken from the report, or set aside. */
  readonly ratings?: readonly RatingChoiceInput[];
  /** Results that are set right one by one; the report itself stays as it came. */
  readonly results?: readonly ResultInput[];
  /** What the report says against those who are named, and is so all the same. */
  readonly although?: ReadonlySet<Contradiction>;
  readonly facts?: GivenFacts;
  /** The day on which it came; without it that of the report which stands, or of a new file the present one. */
  readonly received?: string;
  /** `at-once`: accepted, where nothing stands against it. */
  readonly accept?: 'at-once';
  readonly waivers?: readonly WaiverRecord[];
  /** Players may lose ratings that the report had brought in, and later events rest on. */
  readonly takes?: CorrectionLoss;
}
