/** The words of clubs, their licences and strength orders, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const CLUB_WORDS = {
  title: 'Clubs',
  none: 'No card names a club yet. A club is there as soon as a card does.',
  club: 'Club',
  members: 'Members',
  guests: 'Guests',
  ordered: 'In the order',
  licenceSheet: 'Licence sheet',
  orderSheet: 'Strength order sheet',
  licenceTitle: (club: string, year: string) => `${club}: licences for ${year}`,
  orderTitle: (club: string, day: string, say: Say) => `${club}: strength order on ${say.date(day)}`,
  year: 'Year',
  show: 'Show',
  place: 'Place',
  player: 'Player',
  komir: 'KOMIR number',
  fide: 'FIDE number',
  born: 'Born',
  rating: 'Rating',
  licence: 'Licence',
  noLicence: 'none',
  since: 'First licence',
  role: 'Plays as',
  member: 'member',
  guest: (club: string | undefined, _say: Say) => (club === undefined ? 'guest' : `guest (of ${club})`),
  guestElsewhere: (club: string, _say: Say) => `member, guest of ${club}`,
  counted: (players: number, licences: number, say: Say) =>
    `${say.count(players, 'player', 'players')}, ${say.count(licences, 'licence', 'licences')} for the year.`,
  noOrder: 'Nobody has a place in the order of this club yet.',
  withoutPlace: 'Without a place',
};

export type ClubWords = Worded<typeof CLUB_WORDS>;
