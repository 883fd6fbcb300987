import type { Finding, Weight } from '../../core/finding.ts';
import type { AnalysisFindings } from '../../explain/desk-findings/analysis.ts';

/** A finding of the verbs that only read. */
export const analysisFinding = <C extends keyof AnalysisFindings>(
  code: C,
  facts: AnalysisFindings[C],
  weight: Weight,
): Finding<C> => ({ code, weight, facts: facts as Finding['facts'] });

export const analysisRefusal = <C extends keyof AnalysisFindings>(code: C, facts: AnalysisFindings[C]): Finding<C> =>
  analysisFinding(code, facts, 'refuse');
