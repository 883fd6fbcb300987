import type { DeskPhrases } from '../../desk-findings.ts';
import { REGISTRY_FINDINGS } from './desk-registry.ts';

export const DESK_FINDINGS: DeskPhrases = { ...REGISTRY_FINDINGS };
