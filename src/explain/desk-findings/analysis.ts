/** Findings of the verbs that only read: audit, diff, drift, gaps. */
export interface AnalysisFindings {
  'analysis.bad-day': { seen: string };
  'diff.nothing-ours': Record<never, never>;
  'diff.other-pools': { one: string; other: string };
  'diff.same-list': { list: string };
  'diff.no-ratings': { control: string };
  'diff.other-month': { list: string; file: string };
  'drift.too-few-lists': { pool: string };
  'rerate.no-lists': { pool: string; from: string };
  'rerate.no-settings': { pool: string; family: string };
  'rerate.other-rules': { edition: string };
  'rerate.nobody': { pool: string; from: string };
}
