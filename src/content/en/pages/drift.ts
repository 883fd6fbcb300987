/** The words of the drift page, beside those that the command line has too, in English. */
import type { Worded } from '../../worded.ts';

export const DRIFT_PAGE_WORDS = {
  title: (pool: string) => `Does the scale move? ${pool}`,
  lead: 'A rating of 1800 should mean the same next year. This page watches whether it does, over the last lists.',
  mean: 'Mean rating of active players',
  meanCaption: 'The line is the mean on each list, the band where it lies with 95% certainty.',
  calibration: 'Expected and actual score',
  calibrationCaption:
    'Each dot is a band of rating differences, seen from the stronger side. On the dashed line, what was expected is what was scored; below it, the stronger side scored less.',
  flow: 'Who came and who left',
  flowCaption: 'Players who became active (above zero) and who stopped being so (below), list by list.',
  came: 'came',
  left: 'left',
  players: 'players',
  tooFew: 'Two lists are needed before anything can be said.',
  pools: 'Other pools',
  sample: (events: string, of: string) =>
    `The games are those of ${events} tournaments out of ${of}, taken evenly from all lists.`,
  star: '* So far from what was expected that chance alone does not explain it (95%).',
};

export type DriftPageWords = Worded<typeof DRIFT_PAGE_WORDS>;
