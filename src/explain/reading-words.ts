/** Short sentences about who was given birth dates or the whole registry. */
import type { ReadingKind } from '../ledger/store.ts';
import type { Say } from './language.ts';

/** `about`: the player, or the day of a removal; `count`: persons, or readings that were removed. */
export interface ReadingInWords {
  readonly about: string;
  readonly count: number;
}

export interface ReadingWords {
  readonly none: string;
  readonly kinds: Readonly<Record<ReadingKind, (reading: ReadingInWords, say: Say) => string>>;
  readonly ground: (ground: string) => string;
  readonly count: (readings: number, say: Say) => string;
  readonly removed: (readings: number, day: string, say: Say) => string;
}
