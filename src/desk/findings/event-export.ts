/** Findings about events as files, with the facts of each code. */
import { findingMaker } from '../../core/finding.ts';
import type { EventExportFindings } from '../../explain/desk-findings/event-export.ts';

export const exportFinding = findingMaker<EventExportFindings>();
