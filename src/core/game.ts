/** Games between two players, as a report gives them: white first. */

export const PLAYED_RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;
export const UNPLAYED_RESULTS = ['+/-', '-/+', '-/-'] as const;

export type PlayedResult = (typeof PLAYED_RESULTS)[number];
export type UnplayedResult = (typeof UNPLAYED_RESULTS)[number];
export type Result = PlayedResult | UnplayedResult;

/**
 * The order is part of the ledger's format: entries keep the result of a game as its place in this list (`docs/ledger.md`). A
 * new result comes last, whether it is played or not, and no place ever means another result.
 */
export const RESULTS = ['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-'] as const satisfies readonly Result[];

/** Half points: 2 a win, 1 a draw, 0 a loss. */
export type HalfPoints = 0 | 1 | 2;

/** Half points of white and of black, also those that a forfeit gives in the table of the event. */
export const HALF_POINTS: Record<Result, readonly [HalfPoints, HalfPoints]> = {
  '1-0': [2, 0],
  '0-1': [0, 2],
  '1/2-1/2': [1, 1],
  '+/-': [2, 0],
  '-/+': [0, 2],
  '-/-': [0, 0],
};

/** Written as comparisons for speed: every rulebook asks this about every game. */
export const isPlayed = (result: Result): result is PlayedResult =>
  result === '1-0' || result === '0-1' || result === '1/2-1/2';

/** A game in the cross table of an event, seen by one of the two. */
export interface TableCell {
  readonly round: number;
  readonly colour: 'white' | 'black';
  readonly halfPoints: HalfPoints;
  /** Nobody moved: a forfeit. */
  readonly unplayed?: true;
  /** Go: stones that black was given. */
  readonly handicap?: number;
  /** Played, but not to be rated. */
  readonly unrated?: true;
}
