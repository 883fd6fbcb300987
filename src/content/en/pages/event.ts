/** The words of an event's page, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const EVENT_PAGE_WORDS = {
  players: (count: number, say: Say) => say.count(count, 'player', 'players'),
  games: (count: number, say: Say) => say.count(count, 'game', 'games'),
  rounds: (count: number, say: Say) => say.count(count, 'round', 'rounds'),
  systems: {
    swiss: 'Swiss',
    'round-robin': 'round robin',
    'double-round-robin': 'double round robin',
    match: 'match',
    team: 'team event',
  } as Readonly<Record<string, string>>,
  pool: 'Ratings',
  days: 'Played',
  town: 'Place',
  state: 'State',
  rulebook: 'Rulebook',
  list: 'On the list of',
  /** Not published yet. */
  listFor: 'For the list of',
  partOf: 'Part of',
  corrects: 'Corrected report of',
  correctedBy: 'Corrected by',
  steps: { registered: 'registered', submitted: 'report came', accepted: 'accepted', published: 'on a list' },
  expects: (list: string, day: string, say: Say) =>
    `Its report is in time for the list of ${say.month(list)} if it is here by ${say.date(day)}.`,
  entrants: 'Entered',
  awaits: (list: string, day: string, say: Say) =>
    `It will be on the list of ${say.month(list)}, which takes reports up to ${say.date(day)}.`,
  live: 'Live',
  liveTitle: 'Unofficial: the rating with everything that waits for the next list',
  crossTable: 'Cross table',
  howChess:
    '10w1: against number 10, with white, won. + and − after the colour: not played, won or lost by default. Blank: no game in that round.',
  howGo:
    '5+/w2: against number 5, won, with white, 2 stones given. w0, b0: an even game. !: not played. Blank: no game in that round.',
  place: '#',
  name: 'Name',
  points: 'Points',
  round: (round: number) => `Round ${round}`,
  rating: 'Rating',
  after: 'After',
  change: 'Change',
  performance: 'Performance',
  performanceMark: 'Rp',
  /** Before a first rating. */
  first: 'new',
  order: 'By points; equal points by rating. Tie-breaks are the organiser’s.',
  unknown: 'not yet identified',
  checks: 'Checks',
  noFindings: 'The rulebook’s checks have no objection to this event.',
  passed: 'Passed',
  found: 'Found',
  /** Findings like the one before. */
  others: (count: number, _say: Say) => `and ${count} more of this kind`,
  waived: 'Waived',
  waiver: (by: string, ground: string) => `Set aside by ${by}. Ground: ${ground}`,
  report: 'Report',
  digest: 'SHA-256 of the file',
  received: 'Came in',
  /** Why there are no results, by state. */
  notYet: {
    registered: 'The event is registered; its report has not come yet.',
    submitted: 'The report has come and is being checked, so there are no results here yet.',
    questions: 'The report has come, and questions about it are open, so there are no results here yet.',
    refused: 'The office has refused to rate this event. It changes nobody’s rating.',
    withdrawn: 'The event was withdrawn after it had been accepted. It changes nobody’s rating.',
  } as Readonly<Partial<Record<string, string>>>,
  under: 'Under another rulebook',
  underLead: 'The same games, with the ratings the players had, rated by other rules.',
  choose: 'Rulebook',
  compare: 'Compare',
  here: 'here',
  difference: 'Difference',
  notRated: 'This rulebook would not rate the event:',
  underNote: 'A thought experiment: earlier results of newcomers are not included, and only the year of birth is used.',
  not: 'not rated',
};

export type EventPageWords = Worded<typeof EVENT_PAGE_WORDS>;
