import { findingMaker } from '../../core/finding.ts';
import type { KeyFindings } from '../../explain/desk-findings/keys.ts';

/** About keys. */
export const keyFinding = findingMaker<KeyFindings>();
