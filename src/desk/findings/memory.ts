import { findingMaker } from '../../core/finding.ts';
import type { MemoryFindings } from '../../explain/desk-findings/memory.ts';

/** About those who were erased and are remembered. */
export const memoryFinding = findingMaker<MemoryFindings>();
