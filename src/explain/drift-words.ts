/** What a drift of the scale looks like, in words. */
import type { Say } from './language.ts';

export interface MeanInWords {
  readonly n: number;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export interface DriftWords {
  readonly title: (pool: string, first: string, last: string, say: Say) => string;
  readonly columns: Readonly<
    Record<
      | 'list'
      | 'active'
      | 'mean'
      | 'spread'
      | 'stayed'
      | 'came'
      | 'left'
      | 'band'
      | 'games'
      | 'expected'
      | 'score'
      | 'difference',
      string
    >
  >;
  readonly byDifference: string;
  readonly byClass: string;
  /** How far players moved who are on the first and the last list. */
  readonly moved: (moved: MeanInWords & { readonly verdict: 'up' | 'down' | 'unclear' }, say: Say) => string;
  readonly newcomers: (came: MeanInWords, left: MeanInWords, say: Say) => string;
  readonly stronger: (
    stronger: { readonly games: number; readonly expected: number | null; readonly score: number | null } & {
      readonly difference: MeanInWords;
      readonly verdict: 'up' | 'down' | 'unclear';
    },
    say: Say,
  ) => string;
  /** Bands or classes that lie apart. */
  readonly apart: (bands: readonly string[], say: Say) => string;
  readonly caution: string;
}
