/** What a corrected report says otherwise, and what it comes to, in words. Ratings are null where there is none. */
import type { Say } from './language.ts';

/** The number that stands, and the one with the correction. */
export interface BeforeAndAfter<T> {
  readonly was: T | null;
  readonly now: T | null;
}

export interface CorrectionWords {
  /** The corrected report came; it counts when it is accepted. */
  readonly taken: (event: string, corrects: string) => string;
  /** It took the place of a report that did not count yet. */
  readonly replaced: (event: string) => string;
  readonly counts: (event: string, corrects: string, list: string | undefined, say: Say) => string;
  readonly waits: (event: string, questions: number, say: Say) => string;
  readonly title: (event: string, corrects: string, list: string | undefined, say: Say) => string;
  readonly same: string;
  readonly fact: (field: string, fact: BeforeAndAfter<string>) => string;
  readonly added: (players: readonly string[], say: Say) => string;
  readonly removed: (players: readonly string[], say: Say) => string;
  readonly game: (round: number, white: string, black: string, result: BeforeAndAfter<string>) => string;
  readonly events: (events: readonly { readonly event: string; readonly players: number }[], say: Say) => string;
  readonly nobody: string;
  /** In the event itself, and now; changes in points. */
  readonly player: (player: string, change: BeforeAndAfter<number>, rating: BeforeAndAfter<number>, say: Say) => string;
  /** On a list that is out. */
  readonly onList: (list: string, rating: BeforeAndAfter<number>, say: Say) => string;
  /** Labels. */
  readonly corrects: string;
  readonly correctedBy: string;
}
