/** The words of clubs, their licences and strength orders, in English. */
import type { Say } from '../../../explain/language.ts';
import type { AttachmentForm } from '../../../ledger/entries.ts';
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
  /** What a form of a member is. */
  forms: {
    registration: 'registration sheet',
    licence: 'request for a licence',
    transfer: 'transfer sheet',
    guest: 'guest player’s sheet',
    order: 'strength order',
    other: 'another form',
  } satisfies Readonly<Record<AttachmentForm, string>>,
  papers: {
    title: 'Forms',
    none: 'No form is kept for this player.',
    form: 'Form',
    file: 'File',
    size: 'Size',
    kept: 'Kept',
    attach: 'Keep a form',
    what: 'What it is',
    remove: 'Delete for good',
    note: 'PDF, PNG or JPEG, at most 5 MB. It is kept under the KOMIR number and goes with the person when the card is erased.',
    given: 'written',
  },
  putOrder: {
    title: 'Strength order',
    lead: 'Drag the rows, or give each player a number; who has none is not in the order.',
    look: 'Look first',
    put: 'Put the order',
    up: 'Up',
    down: 'Down',
    was: 'Place before',
  },
};

export type ClubWords = Worded<typeof CLUB_WORDS>;
