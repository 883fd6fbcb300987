import type { Finding, Weight } from '../../core/finding.ts';
import type { AnalysisFindings } from '../../explain/desk-findings/analysis.ts';

/** A finding of the verbs that only read. */
export const say = <C extends keyof AnalysisFindings>(
  code: C,
  facts: AnalysisFindings[C],
  weight: Weight,
): Finding<C> => ({ code, weight, facts: facts as Finding['facts'] });

export const refuse = <C extends keyof AnalysisFindings>(code: C, facts: AnalysisFindings[C]): Finding<C> =>
  say(code, facts, 'refuse');
