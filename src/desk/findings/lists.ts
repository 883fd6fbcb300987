import type { Finding, Weight } from '../../core/finding.ts';
import type { DeskListFindings } from '../../explain/desk-findings/lists.ts';

/** A finding about lists. */
export const listFinding = <C extends keyof DeskListFindings>(
  code: C,
  facts: DeskListFindings[C],
  weight: Weight = 'refuse',
): Finding<C> => ({ code, weight, facts: facts as Finding['facts'] });
