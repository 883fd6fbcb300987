import type { Finding, Weight } from '../../core/finding.ts';
import type { RegistryCode, RegistryFindings } from '../../explain/desk-findings/registry.ts';

/** A finding of the registry, with the facts that its code asks for. */
export const registryFinding = <C extends RegistryCode>(
  code: C,
  weight: Weight,
  facts: RegistryFindings[C],
): Finding<C> => ({
  code,
  weight,
  facts: facts as Finding['facts'],
});

export const registryRefusal = <C extends RegistryCode>(code: C, facts: RegistryFindings[C]): Finding<C> =>
  registryFinding(code, 'refuse', facts);
