/** The change of a rating by an event, as the tables of the site show it. */

interface EventNumbers {
  readonly before?: number | null | undefined;
  readonly after?: number | null | undefined;
  /** Hundredths. */
  readonly change?: number | null | undefined;
  readonly unsettledBefore?: true | undefined;
  readonly unsettled?: true | undefined;
}

/**
 * In hundredths. An unsettled rating is estimated again before the results of an event count, and the rulebook's change is counted
 * from that estimate, which no table shows: in this case the change is the difference of the two ratings that are shown. A first
 * rating is not a change.
 */
export function shownChange({ before, after, change, unsettledBefore, unsettled }: EventNumbers): number | null {
  if (change === null || change === undefined) return null;
  const hasRating = typeof before === 'number';
  if (unsettled === true && !hasRating) return null;
  return unsettledBefore === true && hasRating && typeof after === 'number' ? (after - before) * 100 : change;
}
