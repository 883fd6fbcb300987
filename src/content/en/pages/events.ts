/** The words of the page of events, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const EVENTS_WORDS = {
  title: 'Tournaments',
  titleOf: (pool: string) => `Tournaments: ${pool}`,
  /** Those that a list counts. */
  titleOn: (pool: string, list: string) => `Tournaments on the list of ${list}: ${pool}`,
  lead: 'Accepted and rated tournaments, the last reported first.',
  all: 'All',
  pools: 'Lists',
  search: 'Tournament or place',
  federation: 'Federation',
  from: 'From',
  to: 'To',
  show: 'Show',
  /** Where only so many were looked through. */
  lookedBackTo: (day: string) => `Looked through back to ${day}; “Earlier” goes on from there.`,
  counted: 'Accepted and rated',
  ahead: 'Announced',
  aheadLead: 'To be played, or with a report that is still looked at. The page of each says when it will be rated.',
  entrants: 'Entered',
  states: { registered: 'announced', submitted: 'report is here', questions: 'report has open questions' },
  state: 'State',
  none: 'There are no tournaments here.',
  name: 'Tournament',
  days: 'Days',
  town: 'Place',
  pool: 'Rated in',
  players: 'Players',
  games: 'Games',
  list: 'List',
  /** Accepted, and on no list yet. */
  awaits: 'on no list yet',
  older: 'Earlier',
  newest: 'Newest',
  pages: 'More tournaments',
  counts: (players: number, games: number, say: Say) =>
    `${players} ${say.form(players, 'player', 'players')}, ${games} ${say.form(games, 'game', 'games')}`,
};

export type EventsWords = Worded<typeof EVENTS_WORDS>;
