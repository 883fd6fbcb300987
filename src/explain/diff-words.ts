/** The differences between two lists, and their causes, in words. */
import type { ToldPoolChange } from './pool-change-words.ts';

export const LIST_STATUSES = ['active', 'inactive', 'unrated', 'not-listed', 'absent'] as const;
export type ListStatus = (typeof LIST_STATUSES)[number];

/** Why a player's row differs on a later list of ours. Changes in hundredths. */
export type Cause =
  | {
      readonly cause: 'event';
      readonly event: string;
      readonly name: string;
      readonly list: string;
      readonly games: number;
      readonly k: number | null;
      readonly change: number;
      readonly clause: string | null;
    }
  /**
   * The report of an event of an earlier list was corrected: the change by that event before, and now. `change` is what the later
   * list adds; it is null in a pool that rates at once, where the event is rated again.
   */
  | {
      readonly cause: 'correction';
      readonly event: string;
      readonly corrects: string;
      readonly list: string | null;
      readonly was: number | null;
      readonly now: number | null;
      readonly change: number | null;
    }
  /** Events whose results made a first rating. */
  | { readonly cause: 'first-rating'; readonly events: readonly string[]; readonly clause: string | null }
  | {
      readonly cause: 'decision';
      readonly entry: number;
      readonly by: string;
      readonly indicator: string;
      readonly old: string;
      readonly new: string;
    }
  /** All ratings of the pool were changed at once; change in hundredths. */
  | { readonly cause: 'adjustment'; readonly list: string; readonly change: number; readonly told: ToldPoolChange }
  | { readonly cause: 'merge' | 'split'; readonly entry: number; readonly other: string }
  | { readonly cause: 'brought'; readonly entry: number; readonly as: string; readonly rating: number | null }
  /** A rating that the pool did not have, taken from the report of an event. */
  | { readonly cause: 'reported'; readonly event: string; readonly as: string; readonly rating: number }
  /** An event of an earlier list was rated again, late or corrected. */
  | { readonly cause: 'rated-again' | 'withdrawn'; readonly entry: number; readonly event: string }
  | {
      readonly cause: 'delisted' | 'inactive' | 'active-again' | 'not-listed' | 'listed-again';
      readonly clause: string;
    }
  | {
      readonly cause: 'k';
      readonly before: number;
      readonly after: number;
      readonly clause: string;
    };

/** Why a list from elsewhere probably differs. */
export type LikelyCause =
  | { readonly likely: 'event-not-counted'; readonly events: readonly string[] }
  | { readonly likely: 'another-event'; readonly games: number }
  | { readonly likely: 'fewer-games'; readonly games: number }
  | { readonly likely: 'another-k'; readonly ours: readonly number[]; readonly theirs: number }
  | { readonly likely: 'rounding' }
  | { readonly likely: 'earlier' }
  | { readonly likely: 'first-rating' }
  | {
      readonly likely: 'name' | 'federation' | 'sex' | 'title' | 'birth';
      readonly ours: string;
      readonly theirs: string;
    }
  | { readonly likely: 'number'; readonly ours: string | null; readonly theirs: string }
  | { readonly likely: 'k'; readonly ours: number; readonly theirs: number }
  | { readonly likely: 'inactive-here' | 'inactive-there' }
  | { readonly likely: 'delisted-here' | 'unrated-here' | 'not-listed-here' | 'not-here' }
  | { readonly likely: 'not-there' | 'no-number' | 'unrated-there' | 'inactive-not-there' }
  | { readonly likely: 'unknown' };
export type Likely = LikelyCause['likely'];
