/**
 * What the Hungarian rules add to FIDE's: the calculations by hand of appendix II, and the findings of the registry.
 * Events are explained with FIDE's own rules and findings. The phrase books are typed by these.
 */

/** Only what is new; an answer of this book may rest on FIDE's rules too. */
export interface MsszRules {
  'average-gap': { given: { own: number; average: number; gap: number; limit: number }; gives: number };
  'average-expectation': { given: { expected: number; games: number }; gives: number };
  'average-change': { given: { score: number; expected: number; k: number }; gives: number };
  'k40-left': { given: { games: number; needed: number }; gives: number };
}

export interface MsszFindings {
  'mssz.field-missing': { sheet: 'left' | 'right'; field: string };
  'mssz.komir-id': { komirId: string; digits: number };
  'mssz.strength-order': { club: string; number: number };
  'mssz.strength-order-shared': { club: string; number: number; komirIds: readonly string[] };
  'mssz.fide-id-differs': { left: string | null; right: string | null };
  'mssz.fide-id-unusual': { fideId: string };
  /** `games`: those against rated players. */
  'mssz.fide-id-due': { games: number };
  'mssz.birth-year-differs': { left: number; right: number | null };
  'mssz.rating-differs': { left: number | null; right: number | null };
  'mssz.k': { k: number | null };
  'mssz.status': { status: string | null };
  'mssz.title': { title: string };
}

export type MsszCode = keyof MsszFindings;
