import type { Control } from '../core/control.ts';
import type { Program } from '../formats/foreign.ts';

/** Why a file cannot be read; any other reason is reported under the system's own name for it, such as EIO. */
export type InputProblem = 'no-file' | 'folder' | 'denied' | 'not-text';

/** What the office itself finds before a rulebook is applied: which edition, which period. */
export interface OfficeFindings {
  'rulebook.missing': Record<never, never>;
  'rulebook.unknown': { seen: string; expected: readonly string[] };
  'rulebook.no-edition': { family: string; date: string };
  /** `from`: the day from which there are rules for such ratings; null where the family has none. */
  'rulebook.no-control': { family: string; control: Control; from: string | null; date: string | null };
  /** An edition by name, and ratings that it is not about. */
  'rulebook.other-control': { edition: string; control: Control; is: Control };
  /** Games whose time control belongs to another list of the family than the one for which they are rated. */
  'rulebook.other-time': { time: string; is: Control; family: string; control: Control };
  /** A report with games for several lists; `control` null: too short for any list. */
  'rulebook.several-controls': { times: readonly { time: string; control: Control | null }[] };
  'rulebook.no-date': { family: string };
  'rulebook.out-of-force': { edition: string; date: string; from: string | null; to: string | null };
  'rulebook.no-period': { edition: string };
  'rulebook.k-not-assumed': { edition: string };
  'period.mixed-editions': { editions: readonly string[] };
  'period.repeated-event': { event: string };
  'period.unknown-base': { player: string };
}

/** What it finds in files that it is to read or convert. */
export interface OfficeFileFindings {
  /** `problem`: an `InputProblem`, or a code of the system. */
  'file.unreadable': { file: string; problem: string };
  'file.too-large': { file: string; bytes: number; limit: number };
  'file.empty': Record<never, never>;
  'file.unknown-format': { beginning: string };
  'file.other-program': { program: Program };
  'file.utf-16': Record<never, never>;
  'file.list-of-players': Record<never, never>;
  'file.archive-inside': Record<never, never>;
  'check.file-only': Record<never, never>;
  'period.by-name': { players: readonly string[] };
  'period.perhaps-same': { players: readonly string[] };
  'convert.no-writer': { format: string };
  'convert.no-games': { format: string };
  'convert.no-list': { format: string };
  'convert.no-month': { format: string };
  'convert.no-number': { format: string; count: number };
  'convert.rating-unfit': { player: string; rating: number; max: number };
  'convert.several': { count: number };
  'convert.players-only': { games: number };
  'convert.not-carried': { format: string; field: string; count: number };
  'convert.not-one-event': Record<never, never>;
  'convert.repeated-id': { ids: readonly string[]; count: number };
}
