import type { DeskPhrases } from '../../desk-findings.ts';
import { EVENT_FINDINGS } from './desk-events.ts';
import { DEMO_FINDINGS } from './desk-demo.ts';
import { LIST_FINDINGS } from './desk-lists.ts';
import { REGISTRY_FINDINGS } from './desk-registry.ts';

export const DESK_FINDINGS: DeskPhrases = {
  ...DEMO_FINDINGS,
  ...REGISTRY_FINDINGS,
  ...EVENT_FINDINGS,
  ...LIST_FINDINGS,
};
