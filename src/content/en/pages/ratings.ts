/** The words of the page of all ratings, in English. */
import type { Worded } from '../../worded.ts';

export const RATINGS_WORDS = {
  title: 'Ratings',
  lead: 'Every kind of rating that the office keeps, its newest list, and when the next one comes.',
  archiveLead: 'Ratings that are no longer kept. Their lists stay as they are.',
  pool: 'Rating',
  list: 'Newest list',
  players: 'Players',
  next: 'Next list',
  closed: 'Closed',
  more: 'More',
  /** The last day on which reports are in time. */
  until: (day: string) => `reports until ${day}`,
};

export type RatingsWords = Worded<typeof RATINGS_WORDS>;
