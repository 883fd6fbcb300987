import { findingMaker } from '../../core/finding.ts';
import type { AccessFindings } from '../../explain/desk-findings/access.ts';

export type { FieldProblem } from '../../explain/desk-findings/access.ts';

/** About permissions. */
export const accessFinding = findingMaker<AccessFindings>();
