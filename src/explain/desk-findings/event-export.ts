/** Findings about events that are written as files for others, such as FIDE. Persons are named by their ids. */
export interface EventExportFindings {
  /** The event does not count: only accepted events are exported. */
  'export.not-accepted': { event: string };
  'export.not-chess': { pool: string; format: string };
  /** No event of that list. */
  'export.no-events': { pool: string; list: string };
  'export.bad-list': { seen: string };
  /** The report was corrected: the file has the corrected one. */
  'export.corrected': { event: string; corrected: string };
  /** The copy of the report was erased: byes, teams, places and starting numbers are not known. */
  'export.report-erased': { event: string };
  'export.no-number': { players: readonly string[]; more: number };
  'export.nameless': { players: readonly string[]; more: number };
  /** Which round was played when is not known. */
  'export.no-schedule': { event: string; rounds: readonly number[] };
  'export.no-rounds': { event: string; from: string; to: string };
  'export.cut': { event: string; rounds: readonly number[]; from: string; to: string; players: number; left: number };
}
