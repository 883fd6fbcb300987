/** Events that a list leaves out. */
import type { Finding } from '../core/finding.ts';
import type { EventRow } from '../ledger/store.ts';

/** An event that was accepted, but that the rulebook does not rate with the ratings of its first day. */
export interface NotRated {
  readonly event: EventRow;
  readonly clauses: readonly string[];
  readonly findings: readonly Finding[];
}
