import { findingMaker } from '../../core/finding.ts';
import type { KeepingFindings } from '../../explain/desk-findings/keeping.ts';

/** About backups and exports. */
export const keepingFinding = findingMaker<KeepingFindings>();
