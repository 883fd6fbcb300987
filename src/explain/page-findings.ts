/** Findings of files whose next step is different in a page and on the command line. */
import type { FileFindings } from './file-findings.ts';
import type { OfficeFindings } from './office-findings.ts';

export type PageFindings = Pick<
  FileFindings & OfficeFindings,
  | 'report.bye-lines'
  | 'trf.control-open'
  | 'rulebook.other-control'
  | 'rulebook.other-time'
  | 'rulebook.several-controls'
  | 'file.list-of-players'
  | 'check.file-only'
>;
