import { findingMaker } from '../../core/finding.ts';
import type { AnalysisFindings } from '../../explain/desk-findings/analysis.ts';

/** Of verbs that only read. */
export const analysisFinding = findingMaker<AnalysisFindings>();
