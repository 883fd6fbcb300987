/** Which players of the system a list shows, and how a rating is written. The text names no dates and no inactivity. */

/** 2 unsettled A rating with its star while it is unsettled: `1345*`. */
export const displayed = (rating: number, settled: boolean): string => (settled ? `${rating}` : `${rating}*`);

export interface DisplayedLine {
  readonly player: string;
  readonly rating: number;
  readonly settled: boolean;
  readonly display: string;
}

/** What a list needs to know of a player: the result in an event, or the standing in the system. */
export interface Holder {
  readonly after: number | null;
  readonly settled: boolean | null;
}

/**
 * 2 unsettled Every rated player is listed, from the first rating on, starred or not; unrated players are not. The highest rating
 * first, equal ratings in the order of ids.
 */
export const listed = (players: Readonly<Record<string, Holder>>): readonly DisplayedLine[] =>
  Object.entries(players)
    .flatMap(([player, { after, settled }]): DisplayedLine[] =>
      after === null
        ? []
        : [{ player, rating: after, settled: settled === true, display: displayed(after, settled === true) }],
    )
    .sort((a, b) => b.rating - a.rating || (a.player < b.player ? -1 : 1));
