/** The words of the page that says what lies ahead of a player, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const NEXT_WORDS = {
  link: 'What next?',
  title: 'What next?',
  titleOf: (name: string) => `What next for ${name}?`,
  now: 'Where it stands',
  pools: 'Ratings of',
  listOf: (date: string) => `list of ${date}`,
  unsettled: (games: number, events: number, say: Say) =>
    games + events === 0
      ? 'The star goes with the next tournament.'
      : `The star goes after ${say.list([
          ...(games === 0 ? [] : [`${games} more ${say.form(games, 'game', 'games')}`]),
          ...(events === 0 ? [] : [`${events} more ${say.form(events, 'tournament', 'tournaments')}`]),
        ])}.`,
  towards: (games: number, score: string, say: Say) =>
    `Not rated yet. ${say.count(games, 'game', 'games')} with ${score} points count towards a first rating.`,
  k: (k: number) => `K is ${k}`,
  kSettled: 'No change is in sight.',
  kGames: (left: number, k: number, say: Say) =>
    `${say.count(left, 'more rated game', 'more rated games')}: then K is ${k}.`,
  kRating: (at: number, k: number) => `From a published rating of ${at} on, K is ${k}.`,
  kYear: (year: number, k: number) => `In tournaments that begin in ${year} or later, K is ${k}.`,
  kRange: (gain: number, loss: number, from: number, to: number | null) =>
    `${to === null ? `From ${from} on` : `Between ${from} and ${to}`} K is ${gain} for a gain and ${loss} for a loss.`,
  titles: 'Titles by rating',
  titleLacking: (points: number, rating: number, say: Say) =>
    points === 0 ? `the rating of ${rating} has been reached` : `${say.count(points, 'point', 'points')} to ${rating}`,
  titleGames: (games: number, say: Say) => `${say.count(games, 'more rated game', 'more rated games')}`,
  titleNorms: ' and norms',
  titleRules: 'FIDE Title Regulations',
  grades: 'Grades',
  gradeLacking: (points: number, limit: number, say: Say) =>
    points === 0 ? `the limit of ${limit} is there` : `${say.count(points, 'point', 'points')} to ${limit}`,
  gradeTimes: (reached: number, needed: number) => `reached ${reached} of ${needed} times`,
  ask: 'The next tournament',
  opponents: 'Opponents',
  opponentsHint: 'Ratings, names or numbers, with commas or line by line: 2012, 1890, Kiss Anna',
  opponentsGo: 'Points, with stones received after a slash (given ones with a minus): 2087/2, 1781/-1, 1900',
  goal: 'Goal',
  goalHint: 'The rating that is wished for',
  c: 'Multiplier C',
  cHint: 'Of the tournament, by its time and importance',
  from: 'Players of a tournament',
  announced: (name: string, day: string) => `${name} (announced${day === '' ? '' : `, ${day}`})`,
  noEvent: '–',
  show: 'Show',
  entrants: (event: string) => `Players of ${event}: choose whom to add`,
  allOfThem: 'Add all of them',
  add: (name: string) => `Add ${name}`,
  results: 'Every result',
  resultsCaption: (games: number, say: Say) =>
    `${say.count(games, 'game', 'games')} against these opponents, as if nothing else counted in the period.`,
  estimate: 'An estimate before the tournament: what counts is decided when the report is rated.',
  score: 'Score',
  change: 'Change',
  after: 'New rating',
  grade: 'Grade',
  why: 'why?',
  none: 'no rating',
  against: 'Against',
  goalIs: (score: string, of: number, goal: number) => `${score} of ${of} is enough for ${goal}.`,
  goalReached: (goal: number) => `${goal} is reached with any result.`,
  goalNever: (goal: number, of: number, say: Say) =>
    `${goal} cannot be reached in ${say.count(of, 'game', 'games')} against these opponents.`,
  how: (score: string, of: number) => `How ${score} of ${of} comes about`,
  openFirst:
    'A first rating by this rulebook depends on everybody in the tournament, on their results and ages. It cannot be told before.',
  nothingYet: 'Fill in the opponents, and every result is shown with the rating it would give.',
  calculators: 'All calculators',
  wrong: {
    unknown: (text: string) => `Nobody is found by “${text}”. Write the rating instead, or a number.`,
    several: (text: string, found: number) => `“${text}” fits ${found} players. Choose one:`,
    unrated: (name: string) => `${name} has no rating here, so that the game would not count.`,
    own: 'Nobody plays against themselves.',
    stones: (text: string) => `“${text}”: stones are for Go only, nine at most.`,
    range: (text: string, min: number, max: number) => `“${text}”: a rating is between ${min} and ${max}.`,
    'too-many': (most: number) => `Only the first ${most} opponents are counted.`,
    goal: (text: string, min: number, max: number) =>
      `“${text}” is not a goal: a whole number between ${min} and ${max} is expected.`,
    c: (text: string, min: number, max: number) =>
      `“${text}” is not a multiplier: a whole number between ${min} and ${max} is expected.`,
    score: (text: string, most: number) => `“${text}” is not a score: 0 to ${most}, in halves.`,
    event: (text: string) => `There is no tournament “${text}” with known players. Type the opponents.`,
  },
};

export type NextWords = Worded<typeof NEXT_WORDS>;
