import type { Finding, Weight } from '../../core/finding.ts';
import type { KeyCode, KeyFindings } from '../../explain/desk-findings/keys.ts';

/** A finding about keys. */
export const keyFinding = <C extends KeyCode>(
  code: C,
  facts: KeyFindings[C],
  weight: Weight = 'refuse',
): Finding<C> => ({
  code,
  weight,
  facts: facts as Finding['facts'],
});
