import type { DeskPhrases } from '../../../explain/desk-findings.ts';
import { ACCESS_FINDINGS } from './desk-access.ts';
import { ANALYSIS_FINDINGS } from './desk-analysis.ts';
import { CLOCK_FINDINGS } from './desk-clock.ts';
import { EVENT_EXPORT_FINDINGS } from './desk-event-export.ts';
import { EVENT_FINDINGS } from './desk-events.ts';
import { DEMO_FINDINGS } from './desk-demo.ts';
import { ERASURE_FINDINGS } from './desk-erasure.ts';
import { KEEPING_FINDINGS } from './desk-keeping.ts';
import { KEY_FINDINGS } from './desk-keys.ts';
import { DESK_LIST_FINDINGS } from './desk-lists.ts';
import { LOG_FINDINGS } from './desk-log.ts';
import { MEMORY_FINDINGS } from './desk-memory.ts';
import { OUTPUT_FINDINGS } from './desk-output.ts';
import { READING_FINDINGS } from './desk-readings.ts';
import { REGISTRY_FINDINGS } from './desk-registry.ts';

export const DESK_FINDINGS: DeskPhrases = {
  ...ACCESS_FINDINGS,
  ...ANALYSIS_FINDINGS,
  ...CLOCK_FINDINGS,
  ...DEMO_FINDINGS,
  ...REGISTRY_FINDINGS,
  ...EVENT_FINDINGS,
  ...EVENT_EXPORT_FINDINGS,
  ...DESK_LIST_FINDINGS,
  ...KEY_FINDINGS,
  ...KEEPING_FINDINGS,
  ...ERASURE_FINDINGS,
  ...LOG_FINDINGS,
  ...MEMORY_FINDINGS,
  ...OUTPUT_FINDINGS,
  ...READING_FINDINGS,
};
