/** The texts of the clauses that FIDE's rules of 2022 already had and that those of 2024 kept. */
import type { ClauseText, ClauseTexts } from '../explain/clause-text.ts';
import type { Fide202601Clause } from '../rulebooks/fide/2024/contents.ts';

/** Clauses that came later. */
const LATER = ['0.2.1', '0.2.2', '0.2.3', '0.2.4', '1.1 (from 2026-01-01)', '8.3.1 (from 2025-10-01)'] as const;
type Later = (typeof LATER)[number];

export const asIn2024 = (texts: ClauseTexts<Fide202601Clause>): ClauseTexts<Exclude<Fide202601Clause, Later>> =>
  Object.fromEntries(
    Object.entries<ClauseText>(texts).filter(([clause]) => !(LATER as readonly string[]).includes(clause)),
  ) as ClauseTexts<Exclude<Fide202601Clause, Later>>;
