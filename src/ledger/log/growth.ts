/**
 * The request to a witness (c2sp.org/tlog-witness): the old size, the hashes that prove consistency, and the
 * checkpoint.
 */
import { base64Text } from './bytes.ts';

export const growthText = (oldSize: number, proof: readonly Uint8Array[], checkpoint: string): string =>
  [`old ${oldSize}`, ...proof.map(base64Text), '', checkpoint].join('\n');
