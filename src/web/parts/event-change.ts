/** What an event did to a rating, as the tables of the site show it. */

interface EventNumbers {
  readonly before?: number | null | undefined;
  readonly after?: number | null | undefined;
  /** Hundredths. */
  readonly change?: number | null | undefined;
  readonly unsettledBefore?: true | undefined;
  readonly unsettled?: true | undefined;
}

/**
 * In hundredths. An unsettled rating is estimated anew before the results of an event count, and the change of the rulebook is
 * counted from that estimate, which no table shows: there the change is what lies between the ratings that stand beside it. A
 * first rating is no change.
 */
export function shownChange({ before, after, change, unsettledBefore, unsettled }: EventNumbers): number | null {
  if (change === null || change === undefined) return null;
  const hasRating = typeof before === 'number';
  if (unsettled === true && !hasRating) return null;
  return unsettledBefore === true && hasRating && typeof after === 'number' ? (after - before) * 100 : change;
}
