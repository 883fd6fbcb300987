/** The words of feeds, calendars, badges and cards for other pages, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const FOLLOW_WORDS = {
  link: 'Follow',
  title: 'Follow',
  lead: 'New lists and tournaments come to you: as a feed for a reader, or as a calendar. Each time control has its own.',
  titleOf: (name: string) => `Follow ${name}`,
  feeds: 'Feeds',
  calendars: 'Calendars',
  calendarAll: 'Everything',
  calendarText:
    'Lists that came out and will come, the days on which reports close, and tournaments. Subscribe to the address in your calendar.',
  pool: 'Ratings of',
  clubsText: 'The feed of a club is on its page; that of a player on the card.',
  badge: 'Badge',
  badgeText: 'A picture with the present rating, for a page of your own:',
  embed: 'Card to embed',
  embedText: 'The same as a small card that keeps itself up to date:',
  code: 'HTML to copy',
  feedOf: (what: string, office: string) => `${what} · ${office}`,
  listTitle: (pool: string, date: string) => `${pool}: list of ${date}`,
  listText: (players: string) => `The list has ${players} players.`,
  eventTitle: (name: string) => `Tournament: ${name}`,
  eventText: (days: string, players: number, say: Say) => `${days}, ${say.count(players, 'player', 'players')}.`,
  clubTitle: (club: string, date: string) => `${club}: list of ${date}`,
  clubText: (members: number, say: Say) => `${say.count(members, 'player', 'players')} on the list.`,
  noChanges: 'Nobody’s rating changed.',
  playerTitle: (name: string, rating: string, change: string | undefined) =>
    change === undefined ? `${name}: ${rating}` : `${name}: ${rating} (${change})`,
  playerText: (events: string) => `After ${events}.`,
  noEvents: 'Without a tournament.',
  unrated: 'no rating',
  calendarOf: (what: string) => `Ratings: ${what}`,
  dayList: (pool: string) => `${pool}: rating list`,
  dayClosing: (pool: string, month: string) => `${pool}: reports for the list of ${month} close`,
  rating: 'Rating',
  asOf: (date: string) => `list of ${date}`,
};

export type FollowWords = Worded<typeof FOLLOW_WORDS>;
