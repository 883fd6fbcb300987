/** The words of every page's frame, in English. */
import { isClauseNumber } from '../../../explain/cite.ts';
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

export const SITE_WORDS = {
  skip: 'Skip to the content',
  ratings: 'Ratings',
  players: 'Players',
  /** Pools that are closed. */
  archive: 'Archive',
  /** Below the first few names of a search. */
  showAll: 'Show all',
  events: 'Tournaments',
  calculators: 'Calculators',
  check: 'Check a report',
  rulebooks: 'Rulebooks',
  /** From a clause that is opened in place to where it stands among the others. */
  clauseInRulebook: (cited: string, _say: Say) =>
    isClauseNumber(cited) ? `Clause ${cited} in the rulebook` : `In the rulebook: ${cited}`,
  search: 'Search',
  findPlayer: 'Find a player',
  searchHint: 'Name, number, club',
  language: 'Language',
  theme: 'Light or dark',
  main: 'Sections',
  about: 'About',
  howToVerify: 'How to verify',
  source: 'Source',
  api: 'API',
  /** In the foot of pages, where the office shows minors so. */
  publicLog: 'Public log',
  minors: 'Players under 18 are shown by their initials, and are found by number.',
  mistake: 'Report a mistake',
  notFound: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page to which it leads does not exist.',
  failed: 'This page could not be shown',
  failedText: 'The error is on our side, and it has been recorded. Please try again in a minute.',
  tooMany: 'Too many requests',
  tooManyText:
    'So that everybody gets an answer, the number of requests from each address is limited. Please wait a minute.',
  busy: 'The server is busy',
  busyText: 'Very many pages are being asked for at the moment. Please try again in a few seconds.',
  /** The database does not answer. */
  away: 'The office cannot be reached',
  awayText: 'Its database does not answer at the moment. Please try again in a minute.',
  goHome: 'To the home page',
  unofficial: 'unofficial',
  /** Above every page of an office whose persons are invented. */
  demonstration: 'A demonstration: all persons, clubs and tournaments on these pages are invented.',
  unrated: 'unrated',
  /** For readers of a screen, beside the sign. */
  gained: 'gain of',
  lost: 'loss of',
  unsettledMark: 'unsettled',
  why: 'why?',
  table: 'The numbers as a table',
  /** In place of an erased name. */
  noName: 'Name removed',
};

export type SiteWords = Worded<typeof SITE_WORDS>;
