import { findingMaker } from '../../core/finding.ts';
import type { RegistryFindings } from '../../explain/desk-findings/registry.ts';

/** Of the registry. */
export const registryFinding = findingMaker<RegistryFindings>();
