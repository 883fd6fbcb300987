import type { Finding, Weight } from '../../core/finding.ts';
import type { ReadingCode, ReadingFindings } from '../../explain/desk-findings/readings.ts';

/** A finding about the record of readings. */
export const readingFinding = <C extends ReadingCode>(
  code: C,
  weight: Weight,
  facts: ReadingFindings[C],
): Finding<C> => ({
  code,
  weight,
  facts: facts as Finding['facts'],
});
