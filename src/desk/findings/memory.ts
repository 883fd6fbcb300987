import type { Finding, Weight } from '../../core/finding.ts';
import type { MemoryCode, MemoryFindings } from '../../explain/desk-findings/memory.ts';

/** A finding about those who were erased and are remembered. */
export const memoryFinding = <C extends MemoryCode>(code: C, weight: Weight, facts: MemoryFindings[C]): Finding<C> => ({
  code,
  weight,
  facts: facts as Finding['facts'],
});
