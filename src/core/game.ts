/** Games between two players, as a report gives them: white first. */

export const PLAYED_RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;
export const UNPLAYED_RESULTS = ['+/-', '-/+', '-/-'] as const;
export const RESULTS = [...PLAYED_RESULTS, ...UNPLAYED_RESULTS] as const;

export type PlayedResult = (typeof PLAYED_RESULTS)[number];
export type UnplayedResult = (typeof UNPLAYED_RESULTS)[number];
export type Result = PlayedResult | UnplayedResult;

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

const PLAYED: ReadonlySet<Result> = new Set(PLAYED_RESULTS);

export const isPlayed = (result: Result): result is PlayedResult => PLAYED.has(result);
