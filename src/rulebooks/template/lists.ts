/** Section 5: the ladder on the wall. */

export interface Rung {
  readonly player: string;
  readonly points: number;
}

/** §5 Everybody who has points, the highest first. Reading: equal points in the order of ids. */
export const ladder = (players: Readonly<Record<string, { readonly after: number | null }>>): readonly Rung[] =>
  Object.entries(players)
    .flatMap(([player, { after }]): Rung[] => (after === null ? [] : [{ player, points: after }]))
    .sort((a, b) => b.points - a.points || (a.player < b.player ? -1 : 1));
