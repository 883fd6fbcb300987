/** Drift of the scale, in English. */
import type { Worded } from '../../worded.ts';
import type { Say } from '../../../explain/language.ts';

interface MeanInWords {
  readonly n: number;
  readonly mean: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

export const DRIFT_WORDS = {
  title: (pool: string, first: string, last: string, say: Say) =>
    `${pool}: lists of ${say.date(first)} to ${say.date(last)}`,
  columns: {
    list: 'List',
    active: 'Active',
    mean: 'Mean ± 95%',
    spread: 'Spread',
    stayed: 'Change of those who stayed',
    came: 'Came (mean)',
    left: 'Left (mean)',
    band: 'Points',
    games: 'Games',
    expected: 'Expected',
    score: 'Scored',
    difference: 'Difference (95%)',
  },
  byDifference: 'By difference of ratings, from the stronger side',
  byClass: 'By the player’s own rating',
  /** How far players moved who are on the first and the last list. */
  moved: ({ n, mean, low, high, verdict }: MeanInWords & { readonly verdict: 'up' | 'down' | 'unclear' }, say: Say) =>
    mean === null
      ? 'Nobody is active on the first and on the last list.'
      : low === null || high === null
        ? `${say.count(n, 'player is', 'players are')} active on the first and on the last list: too few to say how the scale moves.`
        : `The ${say.count(n, 'player', 'players')} active on the first and on the last list moved by ${say.signed(Math.round(mean * 10) / 10)} points on average (95%: ${say.signed(Math.round(low * 10) / 10)} to ${say.signed(Math.round(high * 10) / 10)}): ${
            {
              up: 'the ratings of the same players rise',
              down: 'the ratings of the same players fall',
              unclear: 'no sign that the scale moves',
            }[verdict]
          }.`,
  newcomers: (came: MeanInWords, left: MeanInWords, say: Say) =>
    came.mean === null || left.mean === null
      ? `${say.number(came.n)} came and ${say.number(left.n)} left.`
      : `${say.number(came.n)} came with ${say.number(Math.round(came.mean))} on average and ${say.number(left.n)} left with ${say.number(Math.round(left.mean))}: by this alone the mean ${came.mean < left.mean ? 'falls' : 'rises'}.`,
  stronger: (
    {
      games,
      expected,
      score,
      difference: { low, high },
      verdict,
    }: { readonly games: number; readonly expected: number | null; readonly score: number | null } & {
      readonly difference: MeanInWords;
      readonly verdict: 'up' | 'down' | 'unclear';
    },
    say: Say,
  ) =>
    expected === null || score === null || low === null || high === null
      ? `${say.count(games, 'game', 'games')}: too few to compare scores with what was expected.`
      : `In ${say.count(games, 'game', 'games')} the stronger side scored ${say.number(Math.round(score * 1000) / 10)}% where ${say.number(Math.round(expected * 1000) / 10)}% were expected: ${
          {
            up: 'more than expected, so differences between ratings are too small',
            down: 'less than expected, so differences between ratings are too large',
            unclear: 'as expected',
          }[verdict]
        }.`,
  /** Bands of differences and classes of ratings that lie apart; one of the two may be empty. */
  apart: (differences: readonly string[], classes: readonly string[], say: Say) =>
    `Scores lie apart from what was expected: ${[
      ...(differences.length === 0 ? [] : [`at differences of ${say.list(differences)}`]),
      ...(classes.length === 0 ? [] : [`at own ratings of ${say.list(classes)}`]),
    ].join('; ')}.`,
  /** Lists on which all ratings were changed by decision; a double dagger marks them. */
  broken: (dates: readonly string[], say: Say) =>
    `On the ${dates.length === 1 ? 'list' : 'lists'} of ${say.list(dates.map((date) => say.date(date)))} (‡) all ratings were changed by decision. These points are left out of the changes; the means before and after do not compare.`,
  caution: 'Players who learn look like a scale that moves: look at classes and ages before anything is changed.',
};

export type DriftWords = Worded<typeof DRIFT_WORDS>;
