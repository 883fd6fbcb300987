/** Short sentences about backups and exports that are no findings. */
import type { Say } from './language.ts';

export interface KeepingWords {
  readonly backedUp: (file: string, entries: number, rows: number, say: Say) => string;
  readonly restored: (entries: number, rows: number, say: Say) => string;
  readonly exported: (file: string, entries: number, papers: number, say: Say) => string;
  readonly imported: (found: Imported, say: Say) => string;
  /** Of an import that is only to be shown. */
  readonly sound: (found: Imported, say: Say) => string;
  readonly head: (hash: string) => string;
  readonly sha256: (hash: string) => string;
}

interface Imported {
  readonly entries: number;
  readonly papers: number;
  readonly lists: number;
}
