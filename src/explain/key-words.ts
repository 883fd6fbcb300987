/** Short sentences about keys and signatures that are no findings. */
import type { Say } from './language.ts';

export interface SignedListFacts {
  readonly office: string;
  readonly list: string;
  /** `csv`. */
  readonly form: string;
  readonly digest: string;
  readonly entry: { readonly no: number; readonly hash: string };
  readonly sha256: string;
  readonly key: string;
  /** `2024-06-01T08:30:00.000Z`. */
  readonly signed: string;
}

export interface KeyWords {
  /** After a key was announced. */
  readonly announced: (key: string, place: string, origin: 'made' | 'found') => string;
  readonly replaces: (key: string) => string;
  readonly retired: (key: string) => string;
  readonly noKeys: string;
  /** How a key stands. */
  readonly states: Readonly<Record<'in-force' | 'over' | 'disclosed', string>>;
  readonly ready: (place: string) => string;
  readonly exported: (file: string, count: number, say: Say) => string;
  readonly signed: (file: string, key: string) => string;
  /** What `verify-list` says of a good file. */
  readonly good: (file: string, facts: SignedListFacts, say: Say) => string;
  readonly signedAt: (facts: SignedListFacts, say: Say) => string;
  readonly sealedBy: (facts: SignedListFacts) => string;
  readonly digest: (facts: SignedListFacts) => string;
  /** Of a file in which minors stand by initials. */
  readonly byInitials: (count: number, say: Say) => string;
  /** Where something stands against it. */
  readonly notGood: (file: string) => string;
}
