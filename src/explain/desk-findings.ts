/**
 * The findings of the office's desk, part by part; they are separate from the engine's, so that a page that only rates does not
 * carry them.
 */
import type { AccessFindings } from './desk-findings/access.ts';
import type { AnalysisFindings } from './desk-findings/analysis.ts';
import type { ClockFindings } from './desk-findings/clock.ts';
import type { ErasureFindings } from './desk-findings/erasure.ts';
import type { EventExportFindings } from './desk-findings/event-export.ts';
import type { EventDeskFindings } from './desk-findings/events.ts';
import type { DemoFindings } from './desk-findings/demo.ts';
import type { KeepingFindings } from './desk-findings/keeping.ts';
import type { KeyFindings } from './desk-findings/keys.ts';
import type { DeskListFindings } from './desk-findings/lists.ts';
import type { LogFindings } from './desk-findings/log.ts';
import type { MemoryFindings } from './desk-findings/memory.ts';
import type { OutputFindings } from './desk-findings/output.ts';
import type { ReadingFindings } from './desk-findings/readings.ts';
import type { RegistryFindings } from './desk-findings/registry.ts';
import type { FindingPhrases } from './language.ts';

export type DeskFindings = AccessFindings &
  AnalysisFindings &
  ClockFindings &
  KeyFindings &
  DemoFindings &
  ErasureFindings &
  LogFindings &
  MemoryFindings &
  ReadingFindings &
  RegistryFindings &
  EventDeskFindings &
  EventExportFindings &
  DeskListFindings &
  KeepingFindings &
  OutputFindings;

export type DeskPhrases = FindingPhrases<DeskFindings>;
