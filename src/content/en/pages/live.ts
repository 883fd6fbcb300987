/** The words of the live list of a pool, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const LIVE_WORDS = {
  link: 'Live ratings',
  title: (pool: string) => `${pool}: live ratings`,
  /** Nobody has published them. */
  lead: 'What the next list would say if it were made now, of everybody who played in an accepted event that is on no list yet. Unofficial: later reports, decisions and corrections may change it.',
  next: (list: string, day: string, say: Say) =>
    `The list of ${say.month(list)} comes next; reports are in time for it up to ${say.date(day)}.`,
  nobody: 'No accepted event waits for the next list, so the ratings of the newest list are those of today.',
  newest: 'The newest list',
  players: (count: number, grouped: string, say: Say) => `${grouped} ${say.form(count, 'player', 'players')}`,
  events: 'Events that wait for a list',
  order: 'Order',
  orders: { rating: 'by rating', change: 'by gain' },
  place: '#',
  name: 'Name',
  before: 'On the list',
  rating: 'Live',
  change: 'Change',
  games: 'Games',
  fresh: 'new',
  event: 'Event',
  days: 'Played',
  size: 'Players',
  forList: 'For the list of',
  pages: 'Pages of the live list',
};

export type LiveWords = Worded<typeof LIVE_WORDS>;
