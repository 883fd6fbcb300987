/** The findings of the office's desk, slice by slice: apart from the engine's, so that a page that only rates does not carry them. */
import type { RegistryFindings } from './desk-findings/registry.ts';
import type { FindingPhrases } from './language.ts';

export type DeskFindings = RegistryFindings;

export type DeskPhrases = FindingPhrases<DeskFindings>;
