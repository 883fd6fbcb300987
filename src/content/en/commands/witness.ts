/** What a witness says, in English. */
import type { Worded } from '../../worded.ts';

export const WITNESS_WORDS = {
  key: (key: string) => `Key of this witness: ${key}`,
  listens: (address: string) => `Offices ask for cosignatures at ${address}`,
  trusts: (office: string, key: string) => `${office} signs with ${key}; from now on only this key is taken for it.`,
  cosigned: (origin: string, size: string) => `${origin}: cosigned at ${size} entries.`,
  refusals: {
    'no-answer': (office: string, problem: string) => `${office} does not answer (${problem}).`,
    'no-checkpoint': (office: string) => `${office} has no checkpoint that can be read.`,
    'wrong-tiles': (office: string, problem: string) =>
      `${office}: the tiles do not come to the signed root (${problem}). Nothing was cosigned.`,
    'other-log': (office: string, problem: string) =>
      `${office} shows another log than before (${problem}): it has begun a new history. Nothing was cosigned. Keep this message, and tell others.`,
    malformed: (office: string) => `${office} has no checkpoint that can be read.`,
    'unknown-log': (office: string) =>
      `${office} is a log that this witness does not know. Trust its key with --trust.`,
    'not-signed': (office: string) =>
      `${office}: the checkpoint is not signed by a key that this witness trusts. Nothing was cosigned. Where the office has a new key, compare it and add it with --trust.`,
    conflict: (office: string) =>
      `${office} shows a shorter or another history than the one that was cosigned. Nothing was cosigned. Keep this message, and tell others.`,
    'not-consistent': (office: string) =>
      `${office} has rewritten its past: the new checkpoint does not go on from the one that was cosigned. Nothing was cosigned. Keep this message, and tell others.`,
  },
  cosignedBefore: 'Cosigned before:',
  shownNow: 'Shown now:',
  noKey: (office: string) => `${office} shows no key of its log (log/key), and none was given with --trust.`,
  memory: {
    unreadable: (file: string) => `${file} is not the memory of a witness, or cannot be read. Nothing was changed.`,
    'in-use': (file: string) =>
      `Another witness is working with ${file}. Stop it first, or give this one a memory of its own (--memory).`,
    unwritable: (file: string) => `${file} cannot be written. A witness that cannot remember cosigns nothing.`,
  },
};

export type WitnessWords = Worded<typeof WITNESS_WORDS>;
