import { findingMaker } from '../../core/finding.ts';
import type { LogFindings } from '../../explain/desk-findings/log.ts';

/** About the public log. */
export const logFinding = findingMaker<LogFindings>();
