/** The key of the demonstration: always the same, so everybody has it, and its signatures prove nothing. */
import { createHash } from 'node:crypto';
import type { Finding } from '../../core/finding.ts';
import { keyPairOf } from '../../ledger/signatures.ts';
import type { KeyHolder } from './holder.ts';

const DEMO_KEY = keyPairOf(Uint8Array.from(createHash('sha256').update('elobook demonstration').digest()));

export const DEMO_HOLDER: KeyHolder = {
  place: 'demonstration',
  read: async () => ({ keys: [DEMO_KEY], findings: [] }),
};

/** Writes it where the office looks for its key, unless a file exists there. */
export async function keepDemoKey(holder: KeyHolder | undefined): Promise<readonly Finding[]> {
  const isEmpty = (await holder?.read())?.findings.some(({ code }) => code === 'keys.missing') === true;
  const fault = isEmpty ? await holder?.write?.([DEMO_KEY]) : undefined;
  return fault === undefined ? [] : [{ ...fault, weight: 'warn' }];
}
