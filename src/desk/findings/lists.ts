import { findingMaker } from '../../core/finding.ts';
import type { DeskListFindings } from '../../explain/desk-findings/lists.ts';

/** About lists. */
export const listFinding = findingMaker<DeskListFindings>();
