/** What an edition changed compared with an earlier one; the sentences are in `content`, clause by clause. */
import type { EditionId } from '../rulebooks/rulebook.ts';

/** Which edition the sentences compare it with. */
export const CHANGED_SINCE: Readonly<Partial<Record<EditionId, EditionId>>> = {
  'fide-2017': 'fide-2014',
  'fide-2022': 'fide-2017',
  'fide-2024': 'fide-2022',
  'fide-2025-10': 'fide-2024',
  'fide-2026-01': 'fide-2025-10',
  'fide-rapid-2024': 'fide-2024',
  'fide-rapid-2024-12': 'fide-rapid-2024',
  'fide-blitz-2024': 'fide-2024',
  'fide-blitz-2024-12': 'fide-blitz-2024',
  'mssz-2017': 'fide-2014',
};

export interface EditionChanges {
  readonly since: EditionId;
  /** By the clause of the newer edition. */
  readonly texts: Readonly<Record<string, string>>;
}

export function editionChangesOf(
  edition: EditionId,
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>,
): EditionChanges | undefined {
  const [since, changed] = [CHANGED_SINCE[edition], texts[edition]];
  return since === undefined || changed === undefined ? undefined : { since, texts: changed };
}
