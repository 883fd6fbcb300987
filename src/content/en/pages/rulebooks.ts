/** The words of the rulebooks' pages, in English. */
import type { Worded } from '../../worded.ts';

export const RULEBOOKS_WORDS = {
  title: 'Rulebooks',
  /** Not an edition: how the office changes all ratings of a pool at once. */
  poolChanges: {
    name: 'Changes of a whole pool',
    about: 'What happens where all ratings are changed at once, by a decision and without games, as in March 2024.',
    lead: 'No edition speaks of it. A rule is given as data, each player’s numbers before and after are kept, and what was won by games stays apart. These points were open, and so they are read.',
  },
  lead: 'Every number on these pages follows from one of these texts. Here they are clause by clause, in our own words; what binds is the text of the federation.',
  names: {
    'fide-2014': 'FIDE rating regulations of July 2014',
    'fide-2017': 'FIDE rating regulations of July 2017',
    'fide-2022': 'FIDE rating regulations of January 2022',
    'fide-2024': 'FIDE rating regulations of March 2024',
    'fide-2025-10': 'FIDE rating regulations, amended in October 2025',
    'fide-2026-01': 'FIDE rating regulations, with the resolution for 2026',
    'fide-rapid-2024': 'FIDE rapid rating regulations of March 2024',
    'fide-rapid-2024-12': 'FIDE rapid rating regulations, amended in December 2024',
    'fide-blitz-2024': 'FIDE blitz rating regulations of March 2024',
    'fide-blitz-2024-12': 'FIDE blitz rating regulations, amended in December 2024',
    'mssz-2017': 'Rules of the Hungarian Chess Federation (MSSZ), 2017',
    orr: 'Open Russian Rating (ORR)',
    'mgsz-2012': 'Rules of the Hungarian Go Association (MGSZ), 2012',
  },
  about: {
    'fide-2014': 'Monthly lists with a floor of 1000.',
    'fide-2017':
      'Monthly lists with a floor of 1000; put together from several sources, since the text is not at hand as a whole.',
    'fide-2022':
      'Monthly lists with a floor of 1000; one difference an event counts as 400. Put together from several sources.',
    'fide-2024': 'Monthly lists with a floor of 1400.',
    'fide-2025-10': 'The rules of 2024 with one clause changed.',
    'fide-2026-01':
      'The rules of October 2025, and faster events that the Qualification Commission approves: today’s edition.',
    'fide-rapid-2024': 'Games of more than 10 and less than 60 minutes, on a list of their own.',
    'fide-rapid-2024-12':
      'The same, without games of a player above 2600 against one 600 points weaker: today’s edition.',
    'fide-blitz-2024': 'Games of more than 3 and up to 10 minutes, on a list of their own.',
    'fide-blitz-2024-12':
      'The same, without games of a player above 2600 against one 600 points weaker: today’s edition.',
    'mssz-2017': 'Hungarian ratings by FIDE’s text of 2014, and the registry KOMIR.',
    orr: 'For everybody from the first game on; each tournament counts at once.',
    'mgsz-2012': 'Go ratings with handicap games, grades and promotion.',
  },
  always: 'in force, without a date of its own',
  from: (date: string) => `in force since ${date}`,
  fromTo: (from: string, to: string) => `in force from ${from} to ${to}`,
  clauses: 'Clauses',
  contents: 'On this page',
  tables: 'Tables',
  changes: (since: string) => `What changed since: ${since}`,
  changesShort: 'What changed',
  reading: 'Our reading',
  otherwise: 'Others read it so',
  readings: 'Readings and errata',
  /** Before the names of readings that stand elsewhere. */
  seeReadings: 'See also the readings',
  readingsLead: 'Where the text is open or misprinted, this says what Elobook computes, and why.',
  nothing: 'Nothing is computed from this clause.',
  more: 'and more',
  importance: {
    'invitational-or-national': 'invitational tournament or national championship',
    large: 'more than 80 participants',
    'european-or-world': 'European or world championship',
    'no-handicap': 'no handicap games',
  } as Readonly<Record<string, string>>,
  table: {
    'rating-difference': {
      caption: 'Score as a share, and the rating difference dp it stands for',
      columns: ['Share of points', 'dp'],
    },
    'expected-score': {
      caption: 'Rating difference, and the expected score PD of the stronger and of the weaker side',
      columns: ['From', 'To', 'Stronger', 'Weaker'],
    },
    'k-by-rating': {
      caption: 'K by the rating before the tournament',
      columns: ['From', 'To', 'K if the result is as expected or better', 'K if it is worse'],
    },
    grades: { caption: 'Grades and their limits', columns: ['Grade', 'Points from'] },
    'time-categories': {
      caption: 'Thinking time and multiplier',
      columns: ['Category', 'Base time, minutes', 'Extended time, minutes', 'Multiplier'],
    },
    importance: { caption: 'What importance adds to the multiplier', columns: ['Tournament', 'Adds'] },
    chances: { caption: 'Difference and the weaker side’s chance', columns: ['From', 'To', 'Chance'] },
  },
};

export type RulebooksWords = Worded<typeof RULEBOOKS_WORDS>;
