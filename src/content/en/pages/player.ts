/** The words of a player's card, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export interface ChartFacts {
  readonly lists: number;
  readonly events: number;
  readonly highest: number;
  readonly highestOn: string;
  readonly lowest: number;
  readonly lowestOn: string;
  /** Whether the line has a gap. */
  readonly gap: boolean;
}

export const PLAYER_WORDS = {
  born: (year: number) => `born ${year}`,
  sexes: { m: 'male', f: 'female' } as Readonly<Record<string, string>>,
  federation: 'Federation',
  club: 'Club',
  guestClub: 'Guest club',
  titles: 'Further titles',
  birthYear: 'Year of birth',
  name: 'Name',
  sex: 'Sex',
  deceased: 'The player has died.',
  erased:
    'Everything that named this person has been removed from the office. Other players’ ratings that depend on these games do not change.',
  numbers: { fide: 'FIDE number', komir: 'KOMIR number', orr: 'ORR number', pin: 'EGD PIN' },
  nothing: 'No rating and no rated event yet.',
  listOf: (date: string) => `list of ${date}`,
  afterEvents: 'after the last event',
  place: 'Place',
  placeOf: (place: string, of: string) => `${place} of ${of} active`,
  /** In the federation, in the club. */
  placeAmong: (place: string, of: string) => `${place} of ${of}`,
  k: 'K',
  games: 'Rated games',
  peak: 'Highest',
  status: 'Status',
  inactive: 'inactive',
  delisted: 'taken off the list: the rating fell below the floor',
  notYet: 'not rated yet',
  missing: (games: number, events: number, say: Say) =>
    `The rating is unsettled: ${say.list([
      ...(games === 0 ? [] : [`${games} more ${say.form(games, 'game', 'games')}`]),
      ...(events === 0
        ? []
        : [`${events === 1 ? 'one' : events} more ${say.form(events, 'tournament', 'tournaments')}`]),
    ])} ${games + events === 1 ? 'is' : 'are'} needed.`,
  unsettled: 'The rating is unsettled.',
  /** `2d` in words. */
  grade: (grade: string) => `${grade.slice(0, -1)} ${grade.endsWith('d') ? 'dan' : 'kyu'}`,
  marks: 'Towards promotion',
  mark: (grade: string, times: number, _say: Say) =>
    `${grade}: reached ${times === 1 ? 'once' : `${times} times`}, not yet confirmed`,
  /** Opened with what the card says. */
  calculators: { change: 'Calculate a change', needed: 'Score needed' },
  live: 'Live rating',
  liveWith: (events: string) => `with ${events}`,
  sheets: 'KOMIR record',
  /** From which ratings of the office the sheets are filled. */
  sheetsFrom: (pool: string, date: string | undefined) =>
    `Rating, games, status and K on these sheets are those of ${pool}${date === undefined ? '' : `, list of ${date}`}. They may differ from other ratings on this card.`,
  ratingOf: (pool: string) => `Rating, ${pool}`,
  leftSheet: 'KOMIR sheet',
  rightSheet: (date: string) => `FIDE sheet, ${date}`,
  licenceClub: 'Club of the licence',
  strengthOrder: 'Strength order',
  periodGames: 'Games in the period',
  active: 'active',
  title: 'Title',
  rating: 'Rating',
  chart: (pool: string) => `${pool}: the rating over time`,
  caption: ({ events, highest, highestOn, lowest, lowestOn, gap }: ChartFacts, say: Say) =>
    `Highest ${highest} (${say.date(highestOn)}), lowest ${lowest} (${say.date(lowestOn)}). ` +
    `A dot marks where events counted, ${say.count(events, 'event', 'events')} in all${gap ? '; a gap in the line is a time without an active rating' : ''}.`,
  oneList: (rating: number, date: string) => `One list so far: ${rating} on ${date}.`,
  unchanged: (rating: number, date: string) => `The rating has not changed so far: ${rating} since ${date}.`,
  history: 'Lists and events',
  listAndEvents: 'List and events',
  result: 'Result',
  performance: 'Performance',
  change: 'Change',
  since: 'Since the last list',
  beside: {
    decision: 'by a decision',
    merge: 'by a merge of two cards of the player',
    split: 'by giving back what belonged to somebody else',
    brought: 'by an imported rating',
  },
  broughtIn: 'brought in from elsewhere',
  newOnList: 'new on the list',
  offTheList: 'off the list',
  correction: 'corrected report',
  earlier: 'Earlier',
  later: 'Later',
  pageOf: (page: number, of: number) => `page ${page} of ${of}`,
  opponents: 'Head to head',
  opponentsCaption: (all: number, say: Say) =>
    `${say.count(all, 'opponent', 'opponents')}, those met most often first. Games of all pools that were played.`,
  moreOpponents: 'More opponents',
  fewerOpponents: 'Previous opponents',
  opponent: 'Opponent',
  wins: 'Wins',
  draws: 'Draws',
  losses: 'Losses',
  score: 'Score',
};

export type PlayerWords = Worded<typeof PLAYER_WORDS>;
