/** Headings and short sentences about an erasure. */
import type { Say } from './language.ts';

export interface ErasureWords {
  readonly erased: (player: string) => string;
  readonly formerly: (players: readonly string[], say: Say) => string;
  readonly papers: (identities: number, reports: number, say: Say) => string;
  /** Of which events no report is left; of which the title goes. */
  readonly reports: (events: readonly string[], say: Say) => string;
  readonly titles: (events: readonly string[], say: Say) => string;
  readonly lists: (count: number, say: Say) => string;
  /** By which numbers, and by how many names with a birth year, the person is recognised. */
  readonly remembered: (numbers: readonly string[], names: number, say: Say) => string;
  /** On the card. */
  readonly since: (day: string, entry: number, say: Say) => string;
  /** On a list: how many of its players have no name any more. */
  readonly onList: (count: number, say: Say) => string;
  /** A file as it would be written now. */
  readonly fileNow: (form: string, sha256: string) => string;
  /** What `verify-list` says of a file that was written after an erasure. */
  readonly signedWithout: (count: number, say: Say) => string;
}
