import { findingMaker } from '../../core/finding.ts';
import type { ReadingFindings } from '../../explain/desk-findings/readings.ts';

/** About the record of readings. */
export const readingFinding = findingMaker<ReadingFindings>();
