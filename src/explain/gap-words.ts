/** What is missing or doubtful, in words. */

export type GapInWords =
  /** `none`: not even the year; `day`: the year alone, in the year of the 18th birthday. */
  | { readonly gap: 'birth'; readonly missing: 'none' | 'day'; readonly player: string }
  | { readonly gap: 'identity'; readonly event: string; readonly question: number; readonly candidates: number }
  | { readonly gap: 'fact'; readonly event: string; readonly question: number; readonly field: string }
  /** Ratings of the report that the pool does not have: accepted or not. */
  | { readonly gap: 'rating'; readonly event: string; readonly question: number; readonly players: number }
  | { readonly gap: 'time-control'; readonly event: string }
  /** Consecutive games reported as lost, up to the end: perhaps they were never played. */
  | { readonly gap: 'lost-or-unplayed'; readonly event: string; readonly player: string; readonly games: number }
  /** Games reported as not played: perhaps they were, and lost. */
  | { readonly gap: 'unplayed-or-lost'; readonly event: string; readonly player: string; readonly games: number };
export type GapKind = GapInWords['gap'];
