/** What the office itself finds, before any rulebook is asked: which edition, which period, which file. */
export interface OfficeFindings {
  'rulebook.missing': Record<never, never>;
  'rulebook.unknown': { seen: string; expected: readonly string[] };
  'rulebook.no-edition': { family: string; date: string };
  'rulebook.no-date': { family: string };
  'rulebook.out-of-force': { edition: string; date: string; from: string | null; to: string | null };
  'rulebook.no-period': { edition: string };
  'period.mixed-editions': { editions: readonly string[] };
  'period.repeated-event': { event: string };
  'period.unknown-base': { player: string };
  'file.unreadable': { file: string; problem: string };
  'file.too-large': { file: string; bytes: number; limit: number };
  'file.empty': Record<never, never>;
  'file.unknown-format': { beginning: string };
  'convert.no-writer': { format: string };
  'convert.not-one-event': Record<never, never>;
}
