import type { Finding, Weight } from '../../core/finding.ts';
import type { KeepingFindings } from '../../explain/desk-findings/keeping.ts';

/** A finding about backups and exports. */
export const keepingFinding = <C extends keyof KeepingFindings>(
  code: C,
  facts: KeepingFindings[C],
  weight: Weight = 'refuse',
): Finding<C> => ({ code, weight, facts: facts as Finding['facts'] });
