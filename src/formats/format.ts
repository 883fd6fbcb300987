/** What every report format offers. A format reads bytes into a `Report` and may write one; it never sees a file. */
import type { Finding } from '../core/finding.ts';
import type { PeriodReport, Report } from '../core/report.ts';
import type { Encoding } from './encoding.ts';
import type { Limits } from './limits.ts';

export const REPORT_FORMATS = ['trf06', 'trf16', 'trf26', 'json', 'h9', 'opengotha'] as const;
export type ReportFormatId = (typeof REPORT_FORMATS)[number];

export interface ReadOptions {
  /** For bytes in another encoding than they seem to be. */
  readonly encoding?: Encoding;
  readonly limits: Limits;
}

export interface ReadReport {
  /** Absent if the bytes could not be read as a report; a finding then says why. */
  readonly report?: Report;
  /**
   * The games of the report as numbers, where a format has them so and all of them are rated, without handicap: round, places
   * of white and black among the players, place in `RESULTS`. Round by round.
   */
  readonly pairings?: readonly number[];
  /** Instead of a report, from the one format that can contain several events. */
  readonly period?: PeriodReport;
  readonly findings: readonly Finding[];
}

export interface WrittenReport {
  readonly bytes: Uint8Array;
  /** What the format cannot hold, or what had to be cut. */
  readonly findings: readonly Finding[];
}

export interface ReportFormat {
  readonly id: ReportFormatId;
  /** Whether these bytes look like this format, by content and never by name. Only the beginning is examined. */
  readonly recognises: (bytes: Uint8Array) => boolean;
  readonly read: (bytes: Uint8Array, options: ReadOptions) => ReadReport;
  readonly write?: (report: Report) => WrittenReport;
}
