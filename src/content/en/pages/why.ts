/** The words of an explanation, in English. */
import { INDICATOR_NAMES } from '../indicators.ts';
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const WHY_WORDS = {
  became: (before: number, after: number, _say: Say) => `Why ${before} became ${after}`,
  /** For a list that is not published yet. */
  wouldBecome: (before: number, after: number, _say: Say) => `Why ${before} would become ${after}`,
  stayed: (rating: number, _say: Say) => `Why ${rating} stayed ${rating}`,
  first: (after: number, _say: Say) => `Why the first rating is ${after}`,
  none: 'Why there is no rating yet',
  lost: (before: number, _say: Say) => `Why ${before} is no longer on the list`,
  ofList: (date: string) => `list of ${date}`,
  ofNextList: (date: string) => `for the list of ${date}, not yet published`,
  withEvent: (event: string) => `Only ${event}`,
  before: 'rating on the previous list',
  /** Rapid and blitz: who is not on the list yet plays with the standard rating. */
  beforeStandard: 'standard rating at the start; none on this list before',
  beforeEvent: 'rating before',
  noneBefore: 'no rating before',
  after: 'rating on this list',
  afterUnofficial: 'new rating',
  noneAfter: 'no rating on this list',
  change: 'Change',
  otherwise: 'changed by something other than games',
  howItCame: 'How it came about',
  you: 'own rating',
  /** The rating of the list in force when the event began is not that of the previous list. */
  atStart: (own: number, before: number, _say: Say) =>
    `The list in force when the tournament began counts: the rating on it was ${own}, and only later ${before}.`,
  games: (count: number, say: Say) => say.count(count, 'game', 'games'),
  round: 'Rd',
  opponent: 'Opponent',
  rating: 'Rating',
  gap: 'D',
  counted: 'Counted',
  corrected: 'Corr. D',
  expected: 'PD',
  score: 'Score',
  difference: 'Score − PD',
  gamePoints: 'Points',
  sum: 'Sum',
  capped: 'counts as 400',
  stones: (count: number, colour: 'white' | 'black', say: Say) =>
    `${say.count(count, 'stone', 'stones')} ${colour === 'white' ? 'given' : 'received'}`,
  colours: { white: 'white', black: 'black' },
  goColours: { white: 'white', black: 'black' },
  standings: { unsettled: 'unsettled', fide: 'FIDE rating', newcomer: 'estimate' },
  stored: (event: string) => (event === '' ? 'earlier game' : `earlier game, ${event}`),
  leftOut: 'Games not counted',
  coefficients: (count: number, say: Say) => say.count(count, 'player’s coefficient', 'players’ coefficients'),
  between: 'Something else changed the rating between the lists',
  decided: ({ indicator, old, now, by }: { indicator: string; old: string; now: string; by: string }) =>
    `${indicator}: ${now} (before: ${old}), by a decision of ${by}`,
  indicators: INDICATOR_NAMES,
  settled: 'settled',
  unsettled: 'unsettled',
  nothing: 'none',
  merged: 'Two cards of the same person were merged',
  split: 'What belonged to somebody else was given back',
  brought: 'A rating was imported',
  somethingElse: 'Earlier events were rated again, or corrected.',
  broughtIn: 'This list was imported; nothing was calculated here.',
  noGames: 'No rated game counted on this list.',
  allSteps: 'All steps as sentences',
  underAnother: 'Under another rulebook',
  asData: 'As data',
  print: 'Print',
  proof: 'Proof of this number',
  proofCode: 'Proof as a QR code',
  copy: 'Copy link',
  copied: 'Copied',
  wholePeriod: 'The whole list',
  link: 'Link',
};

export type WhyWords = Worded<typeof WHY_WORDS>;
