/** The arbiters named in a paper: an officer's, and a report as it came. */
import type { Arbiter, Report } from '../core/report.ts';
import { type Limits, LIMITS } from '../formats/limits.ts';
import { openReport } from '../engine/files.ts';
import { paperRecord } from '../ledger/papers.ts';
import type { Paper } from '../ledger/store.ts';

/** Stored files were within the limits of their day. */
export const UNLIMITED: Limits = {
  ...LIMITS,
  reportBytes: Number.MAX_SAFE_INTEGER,
  lineBytes: Number.MAX_SAFE_INTEGER,
  players: Number.MAX_SAFE_INTEGER,
  rounds: Number.MAX_SAFE_INTEGER,
};

/** None for a paper that can no longer be read as a report. */
export const arbitersIn = (paper: Pick<Paper, 'content'>): readonly Arbiter[] => paperRecord<readonly Arbiter[]>(paper);

export function arbitersInReport({ content }: Pick<Paper, 'content'>): readonly Arbiter[] {
  const { report } = openReport(content, { limits: UNLIMITED });
  const reports: readonly Report[] = report === undefined ? [] : 'period' in report ? report.period : [report];
  return reports.flatMap(({ event: { arbiters = [] } }) => arbiters);
}
