/** Findings about the office's keys and signatures. */
import type { SignatureFindings } from '../../ledger/signatures.ts';

/** Why the system does not let a key be read or written. */
export const KEY_PROBLEMS = ['denied', 'folder', 'no-folder', 'full', 'other'] as const;
export type KeyProblem = (typeof KEY_PROBLEMS)[number];

export interface KeyFindings extends SignatureFindings {
  /** The office never had a key. */
  'keys.none': Record<never, never>;
  'keys.none-in-force': Record<never, never>;
  /** The place of the private key is not configured. */
  'keys.no-place': Record<never, never>;
  /** `place`: a file, or the name of the variable. */
  'keys.missing': { place: string };
  'keys.unreadable': { place: string; problem: KeyProblem };
  'keys.unwritable': { place: string; problem: KeyProblem };
  /** `mode`: as `chmod` has it. */
  'keys.open-to-others': { place: string; mode: string };
  'keys.damaged': { place: string };
  'keys.other-key': { place: string; seen: readonly string[]; expected: string };
  'keys.nothing-new': { place: string };
  'keys.unknown': { key: string };
  'keys.retired-already': { key: string; until: string };
  /** There is no file `NAME.sig`. */
  'signature.missing': { file: string };
  /** The file is named after another day than that of the list in it. */
  'signature.other-name': { file: string; list: string };
  'keys-file.missing': { file: string };
}
