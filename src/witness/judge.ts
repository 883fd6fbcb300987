/** What is asked of a witness and what it answers, by c2sp.org/tlog-witness. */
import { type Bytes, base64Bytes, isSameBytes, wholeNumber } from '../ledger/log/bytes.ts';
import { isSignedBy, readCheckpoint, type SignedCheckpoint } from '../ledger/log/checkpoint.ts';
import type { NoteKey, VerifyEd25519 } from '../ledger/log/note.ts';
import { HASH_BYTES, isConsistent } from '../ledger/log/tree.ts';

/** A checkpoint, and what shows that it goes on from an older one. */
export interface GrowthClaim {
  readonly oldSize: number;
  readonly proof: readonly Uint8Array[];
  readonly checkpoint: SignedCheckpoint;
}

const MOST_HASHES = 63;

/** Undefined where the body is not of that form. */
export function readGrowth(body: string): GrowthClaim | undefined {
  const end = body.indexOf('\n\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = body.slice(0, end).split('\n');
  const oldSize = first.startsWith('old ') ? wholeNumber(first.slice('old '.length)) : undefined;
  const proof = lines.map(base64Bytes);
  const checkpoint = readCheckpoint(body.slice(end + 2));
  if (oldSize === undefined || checkpoint === undefined || proof.length > MOST_HASHES) return undefined;
  return proof.every((hash): hash is Bytes => hash?.length === HASH_BYTES) ? { oldSize, proof, checkpoint } : undefined;
}

/** What a witness knows of a log. */
export interface WatchedLog {
  /** Keys that may sign for it. */
  readonly keys: readonly NoteKey[];
  /** Nothing before the first checkpoint. */
  readonly size: number;
  readonly root?: Uint8Array;
}

/** `cosigned`: it goes on from what was seen. The others are refusals, named for what the format says of them. */
export type GrowthVerdict =
  | { readonly verdict: 'cosigned'; readonly checkpoint: SignedCheckpoint }
  | { readonly verdict: 'malformed' | 'unknown-log' | 'not-signed' | 'not-consistent' }
  /** Another size than the last one that was cosigned, or another root of the same size. */
  | { readonly verdict: 'conflict'; readonly size: number };

export const STATUS_OF: Readonly<Record<GrowthVerdict['verdict'], number>> = {
  cosigned: 200,
  malformed: 400,
  'not-signed': 403,
  'unknown-log': 404,
  conflict: 409,
  'not-consistent': 422,
};

/** In the order in which the format asks for it. */
export async function judgeGrowth(
  claim: GrowthClaim | undefined,
  logOf: (origin: string) => WatchedLog | undefined,
  verify: VerifyEd25519,
): Promise<GrowthVerdict> {
  if (claim === undefined) return { verdict: 'malformed' };
  const { oldSize, proof, checkpoint } = claim;
  const log = logOf(checkpoint.origin);
  if (log === undefined) return { verdict: 'unknown-log' };
  let isSigned = false;
  for (const key of log.keys) isSigned ||= await isSignedBy(checkpoint.note, key, verify);
  if (!isSigned) return { verdict: 'not-signed' };
  if (oldSize > checkpoint.size) return { verdict: 'malformed' };
  const { size, root = checkpoint.root } = log;
  if (oldSize !== size) return { verdict: 'conflict', size };
  if (oldSize === checkpoint.size && log.root !== undefined && !isSameBytes(root, checkpoint.root)) {
    return { verdict: 'conflict', size };
  }
  return isConsistent({ size, root }, checkpoint, proof)
    ? { verdict: 'cosigned', checkpoint }
    : { verdict: 'not-consistent' };
}
