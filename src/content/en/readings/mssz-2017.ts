/** Where the rules of the Hungarian Chess Federation are open or misprinted, and how Elobook reads them. */
import type { Mssz2017Clause } from '../../../rulebooks/mssz/contents.ts';
import type { ClauseReading } from '../../../explain/reading.ts';

export const MSSZ_2017_READINGS = [
  {
    id: 'M1',
    clauses: ['1. § 2'],
    question: 'The names of FIDE’s two chapters are exchanged: ratings are called B.01 and titles B.02.',
    reading: 'FIDE has it the other way round. Only the names are affected.',
  },
  {
    id: 'M2',
    clauses: ['2. § FIDE ID', '7.14'],
    question: 'A first rating is said to need nine games, sometimes five or seven.',
    reading:
      'Five, the rule since July 2014. The example in II.2 lists a player after five; nine and seven are older rules.',
  },
  {
    id: 'M3',
    clauses: ['2. § licence', '2. § left sheet'],
    question: 'The number of licences and guest clubs and the order within a club are not regulated.',
    reading:
      'One club with a licence, at most one guest club, and positions from 1 on that no two players of a club share.',
  },
  {
    id: 'M4',
    clauses: ['2. § K', '8.56'],
    question: '40 is promised until the age of 18 “or” until 2300.',
    reading:
      'Both must hold, as 8.56 of the same document says: under 18 and, at present, under 2300. By the bare word ' +
      'every adult under 2300 would have 40 and hardly anybody 20.',
  },
  {
    id: 'M5',
    clauses: ['II.1', '8.51', '8.54'],
    question:
      'The calculation by hand looks up one difference, to the opponents’ average. The clauses go game by game.',
    reading:
      'Ratings are computed game by game. The short way is an estimate, with the 400-point limit on its one ' +
      'difference: a player of 2145 who meets 2000 and 2600 is expected to score .77 by the games and .58 by the ' +
      'average.',
  },
  {
    id: 'M6',
    clauses: ['II.2', '8.23'],
    question:
      'The example of a newcomer above 50% adds 40 a point, that is 20 a half point, and prints 2080. By 8.23 it ' +
      'is 15.',
    reading:
      '15, which gives 2035. The clause and two other examples agree on it, and II.2 only illustrates. The bonus ' +
      'can be given as a setting.',
    otherwise: 'An office that follows II.2 counts 20, as FIDE’s later texts do.',
  },
  {
    id: 'M7',
    clauses: ['8.58'],
    question: 'In the round-robin example the dp of player D is printed 25.',
    reading: '125. A score of .67 has that value, and only with it is dpa 29.5.',
  },
  {
    id: 'M8',
    clauses: ['8.58', '8.56'],
    question: 'Player F gains +44.3, with coefficients of 20 and 30.',
    reading: 'A misprint for 43.5; the coefficients were not in force. See E16 of FIDE’s text of 2014.',
  },
  {
    id: 'M9',
    clauses: ['II.1'],
    question: 'A bracket is missing in a formula, and dp is written where D is meant.',
    reading: '(4 − 2.9) × 20, and the table of expected scores.',
  },
  {
    id: 'M10',
    clauses: ['II.1', '8.56'],
    question: 'K = 10 is called unlikely for a player of 2145.',
    reading: 'It is possible, for whoever once had 2400. The change is then +11.',
  },
  {
    id: 'M11',
    clauses: ['II.3'],
    question: '“80§” is printed.',
    reading: '80%.',
  },
  {
    id: 'M12',
    clauses: ['8.1a', '8.1b'],
    question: 'Six entries of the tables have a point or a space too many or too few.',
    reading: '.06, −401, .67, .41, .26 and .25.',
  },
  {
    id: 'M13',
    clauses: ['2. § left sheet'],
    question:
      'The KOMIR rating equals the FIDE rating from 2011 on, but its computation was abolished from 2010 on. What ' +
      'holds for 2010?',
    reading: 'The last KOMIR value. From 2011 on the two sheets must agree.',
  },
  {
    id: 'M14',
    clauses: ['2. § left sheet', '2. § right sheet', '8.56'],
    question: 'One sheet has the date of birth, the other the year.',
    reading: 'The date is kept and the years must agree. K for juniors looks at the date.',
  },
  {
    id: 'M15',
    clauses: ['II.2', '8.21'],
    question:
      'A newcomer has three games in one event and twelve in the next. What if the first three brought no point?',
    reading:
      'Then the first event is not registered, by 8.21, and only the twelve count. The next event is then the first that could ' +
      'be registered: if it brings no point either, it is not registered. Which event is the first is decided by time.',
  },
  {
    id: 'M16',
    clauses: ['II.3'],
    question:
      'A performance is said to equal the new rating only where the expectation was met exactly. The rounding of ' +
      'the table is not thought of.',
    reading: 'It is a remark; nothing is computed from it.',
  },
  {
    id: 'M17',
    clauses: ['II.3'],
    question: 'How is a performance rounded when the average is no whole number?',
    reading: 'The average stays exact and the result is rounded, a half up.',
  },
  {
    id: 'M18',
    clauses: ['4. §'],
    question: 'Page numbers in the table of contents are garbled.',
    reading: 'Nothing follows from it.',
  },
  {
    id: 'R1',
    clauses: ['1. § 2', '3. §'],
    question: 'FIDE’s rules apply. Those of the day, or those that the appendix repeats?',
    reading:
      'The appendix repeats the rules of July 2014, and by them this book computes at any date. Our readings of ' +
      'that text hold here too.',
    otherwise: 'Somebody may read 1. § 2 as pointing to FIDE’s rules in force. For those choose FIDE’s own editions.',
  },
  {
    id: 'R2',
    clauses: ['2. § K', '2. § right sheet'],
    question: 'May the sheet leave the multiplier open?',
    reading: 'Only for a player without a rating. Otherwise it must be 10, 20 or 40.',
  },
  {
    id: 'R3',
    clauses: ['1. § 3', '1. § 3.1'],
    question: 'How is a national title from before 1990 shown to be one?',
    reading:
      'By the year in which it was won; without a year it is not accepted. The column for FIDE titles takes FIDE ' +
      'titles only.',
  },
] as const satisfies readonly ClauseReading<Mssz2017Clause>[];
