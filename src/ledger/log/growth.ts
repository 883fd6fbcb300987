/** What a witness is shown (c2sp.org/tlog-witness): from which size a checkpoint goes on, the hashes that show it, and the checkpoint. */
import { base64Text } from './bytes.ts';

export const growthText = (oldSize: number, proof: readonly Uint8Array[], checkpoint: string): string =>
  [`old ${oldSize}`, ...proof.map(base64Text), '', checkpoint].join('\n');
