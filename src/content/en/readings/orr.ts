/** Where the text of the Open Russian Rating is open or misprinted, and how Elobook reads it. */
import type { OrrClause } from '../../../rulebooks/orr/contents.ts';
import type { ClauseReading } from '../../../explain/reading.ts';

export const ORR_READINGS = [
  {
    id: 'E1',
    clauses: ['2 Rmax', '2 Rp'],
    question: 'The rule rounds Rmax to a whole number; an example cuts 1410.987 down to 1410.',
    reading:
      'To the nearest. The corridors in section 3 (811, 1537, 1696) come out only so. The example then runs 1411, ' +
      '611, 1111, 1111, 1069 and ends in 1260, where 1259 is printed. A test keeps both.',
    otherwise: 'Who cuts the fraction off, as the example does, gets a point less here and there.',
  },
  {
    id: 'E2',
    clauses: ['3 corridors'],
    question: 'The corridor at age 10 is printed 737–1537.',
    reading: 'A misprint: those are the numbers of age 11. The formula gives 647–1447.',
  },
  {
    id: 'E3',
    clauses: ['2 Rmin', '3 Rmin'],
    question: 'Section 3 limits Rmin by a condition that cannot be meant.',
    reading: 'Rmin is Rmax − 800 and at most 1000, as section 2 says. The limit works from Rmax 1801 on.',
  },
  {
    id: 'E4',
    clauses: ['2 Rpmax'],
    question:
      'As printed the factor with the logarithm turns negative from 97 games on and would push the end of the ' +
      'corridor to −3385.',
    reading:
      'The factor is 1 up to six games and 0 from seven on. The text says that it serves only to lower Rpmax for ' +
      'few games.',
  },
  {
    id: 'E5',
    clauses: ['2 Rpp'],
    question: 'The first factor of the correction becomes 2 from 196 games on.',
    reading: 'It is 1 above 15 games, else 0. The text itself says that it is 1 and changes nothing.',
  },
  {
    id: 'E6',
    clauses: ['2 Rpp'],
    question:
      'The second factor can become 2 or negative. And from 36 games on the correction goes past Rpmax: 1390 ' +
      'becomes 840 after 55 games.',
    reading:
      'The factor is 1 where the estimate reaches Rpmax, else 0. The overshoot stays as the formula has it, for ' +
      'the text offers no cap, and the office is warned of it.',
  },
  {
    id: 'E7',
    clauses: ['2 age'],
    question: 'One sentence puts an unknown birth on 1 July, another counts the player as 5 years old.',
    reading:
      'They speak of different gaps: 1 July where the year is known but not the day, 5 years where the year is ' +
      'unknown. Both hold for Kt and for the corridor.',
  },
  {
    id: 'E8',
    clauses: ['2 age'],
    question: 'On which day is the age taken, and in whole years?',
    reading:
      'In whole years as the event begins; our choice, since everything else is taken at the start too. A birthday ' +
      'on that day counts, and 29 February falls on 1 March in common years.',
    otherwise: 'The operator may reckon on another day or with fractions of a year.',
  },
  {
    id: 'E9',
    clauses: ['2 zero points'],
    question:
      'One passage keeps the games of a newcomer without a point for a later rating, another says that they are ' +
      'never considered.',
    reading:
      'They are archived and not computed with. The second passage is definite, and games are counted from the ' +
      'first rated event on.',
  },
  {
    id: 'E10',
    clauses: ['2 settled', '2 storage'],
    question: 'Is a rating settled with eleven games or with more than eleven?',
    reading:
      'With eleven; three passages of four say so. Whole events are stored as long as the star stays, also beyond ' +
      'eleven games.',
  },
  {
    id: 'E11',
    clauses: ['2 settled', '2 pool'],
    question: 'Do events without a point before the first rating count?',
    reading:
      'Neither as games nor as events; they are dropped from the front of a history. After the first rating an ' +
      'event without a point counts.',
    otherwise: 'The text says this of games only, so somebody may count such an event as one of the two.',
  },
  {
    id: 'E12',
    clauses: ['2 Ki'],
    question: 'The example takes e as 2.718 and A as 2.394 and prints 26.761.',
    reading: 'The true e and an unrounded A, which give 26.780. The integer part is 26 either way.',
  },
  {
    id: 'E13',
    clauses: ['2 Kt bounds', '2 Kt reduction'],
    question: 'In which order are the bounds and the reduction applied?',
    reading:
      'First the bounds 8 and 25, then the reduction, then at least 8 again: the example goes from 26 to 25 to 11. ' +
      'The divisor n − i is used only where it is at least 1.',
  },
  {
    id: 'E14',
    clauses: ['1 K', '2 Rp'],
    question: 'The K table begins at 1, but estimates and ratings can fall below.',
    reading:
      'There is no floor, and the first row holds for everything below 100; our choice. The result says when a ' +
      'rating is below the table.',
    otherwise: 'A floor of 1 is the natural alternative. It would change the opponents’ results as well.',
  },
  {
    id: 'E15',
    clauses: ['1 rounding'],
    question: 'Where do halves go, and what is rounded?',
    reading:
      'The sum of rating and change, halves away from zero: 1500 − 12.5 becomes 1488. The means and estimates are ' +
      'rounded alike. Away or upwards differs only for negative ratings, where it is our choice.',
    otherwise: 'Who rounds the change first gets 1487.',
  },
  {
    id: 'E16',
    clauses: ['1 PD'],
    question: 'Rounding PD to two decimals is only recommended.',
    reading: 'It is always done, so that all calculations agree.',
    otherwise: 'Who keeps PD exact gets changes that differ in their decimals.',
  },
  {
    id: 'E17',
    clauses: ['2 FIDE rating', '2 stand-in ratings', '2 kinds'],
    question: 'What is a FIDE rating worth in an event that FIDE does not rate, and is an adopted one settled?',
    reading:
      'A member’s FIDE rating becomes the rating of the system in any event and is settled. A guest’s counts only ' +
      'where FIDE rates the event; elsewhere the guest is estimated like a newcomer and tells nothing about Kt.',
    otherwise: 'One sentence calls members with a FIDE rating newcomers, so an operator may give them a star.',
  },
  {
    id: 'E18',
    clauses: ['2 Rkor Rsr'],
    question: 'Two recipes are given for the mean of pooled games, and the first mean rested on starting estimates.',
    reading:
      'One mean over all games, rounded once, of what each opponent counted as when the game was rated; for a ' +
      'newcomer that is the primary estimate. With the ratings of today the result would depend on when it is ' +
      'computed.',
  },
  {
    id: 'E19',
    clauses: ['2 Rkor 100%'],
    question: 'The fictitious draw for a perfect score is mentioned only for eleven games and more.',
    reading: 'It is added at any number of games; without it the logarithm does not exist.',
  },
  {
    id: 'E20',
    clauses: ['2 Rkor many games'],
    question: 'Which Rpmax belongs to pooled games?',
    reading:
      'Rmax of the present event, from its Kt and the ages of the opponents there, for every score above 15 pooled ' +
      'games. Stored games keep neither ages nor Kt. Our choice.',
  },
  {
    id: 'E21',
    clauses: ['2 Rp 100%', '2 final rating'],
    question: 'Is the fictitious draw rated with the others?',
    reading:
      'No. It exists for the logarithm: it enters the mean and the score of the estimate, but it has no age, is ' +
      'not stored, and is no game for N, for Rpp or for the eleven.',
  },
  {
    id: 'E22',
    clauses: ['2 Rp', '2 Rkor'],
    question: 'N/S must not be 1, says the text, and elsewhere writes the same thing as 1/(S/N) − 1.',
    reading: 'Both are right and the same. A score of zero is handled apart.',
  },
  {
    id: 'E23',
    clauses: ['2 average age'],
    question: 'Is the average age taken over games or over opponents?',
    reading:
      'Over games, like Rsr: an opponent met twice counts twice. The mean is rounded to one decimal and used so ' +
      'everywhere. Our choice.',
  },
  {
    id: 'E24',
    clauses: ['2 Np', '2 contributors'],
    question: 'Does a participant without a game count in Np?',
    reading: 'Yes, all who are listed do. Without a game nobody contributes to Kt.',
  },
  {
    id: 'E25',
    clauses: ['2 Rs', '2 Rp'],
    question: 'Does the corridor limit the rating itself?',
    reading: 'Only the starting estimate. The printed examples have primary estimates above it.',
  },
  {
    id: 'E26',
    clauses: ['2 Rmin', '2 Rs'],
    question: 'Can Rmin or Rs become negative?',
    reading: 'No. With the smallest Kt and age Rmin is 11, and Rs is never below it.',
  },
  {
    id: 'E27',
    clauses: ['1 change', '2 Rkor'],
    question: 'References within the text point to places that it does not have.',
    reading:
      'The standard algorithm is that of section 1 wherever it is called for, and the rounding named after Rkor is ' +
      'that of Rkor.',
  },
  {
    id: 'E28',
    clauses: ['3 corridors', '3 Moscow final'],
    question: 'The picture of the corridors and two passages are missing from our copy.',
    reading:
      'Nothing is computed from them. Kt 13 of the Moscow final cannot be checked, for its results are not printed.',
  },
  {
    id: 'E29',
    clauses: ['2 Rpp', '2 Rp'],
    question: 'Is Rp rounded before the correction for many games?',
    reading: 'Yes, as in the example; the formula in one line would not. Both give 1239 there.',
  },
  {
    id: 'E30',
    clauses: ['2 zero points', '2 played games'],
    question: 'Does a point for an absent opponent make the half point that a newcomer needs?',
    reading: 'No. Only points from played games count.',
  },
  {
    id: 'R1',
    clauses: ['1 K'],
    question: 'The report gives a K with a player. The text knows no such thing.',
    reading: 'It takes the place of the table, as the document format says.',
  },
  {
    id: 'R2',
    clauses: ['2 no games', '2 FIDE rating'],
    question: 'What of a member with a rating and no played game?',
    reading:
      'The rating stays, and a FIDE rating is adopted even then. Our choice; the text has only players in mind who ' +
      'do play.',
  },
  {
    id: 'R3',
    clauses: ['2 played games'],
    question: 'A game was played but the report excludes it.',
    reading: 'It is treated as unplayed.',
  },
  {
    id: 'R4',
    clauses: ['2 Kt'],
    question: 'Sums of decimals can depend on the order of players.',
    reading: 'The coefficients are added in the order of their size, so that the order of players never matters.',
  },
  {
    id: 'R5',
    clauses: ['2 pool', '2 settled'],
    question: 'Is an event of the history without a played game an event?',
    reading: 'No, in line with the rule that such an event does not touch an unsettled player. Our choice.',
  },
  {
    id: 'R6',
    clauses: ['2 Rkor final rating', 'form result'],
    question: 'What does a result show for an unsettled player: this event or the pool?',
    reading:
      'The expected score is that of this event’s games, from the corrected estimate; SR is over the whole pool, ' +
      'as the text has it.',
  },
  {
    id: 'R7',
    clauses: ['form result', '2 Rpp'],
    question: 'What does a recorded approval do where no event is ever refused?',
    reading: 'It turns the warning of its clause into a note. The numbers stay.',
  },
  {
    id: 'R8',
    clauses: ['2 unsettled'],
    question: 'The text says nothing of the order of a list or of inactive players.',
    reading:
      'Everybody with a rating is listed, the highest first, equal ratings in the order of ids. Nobody becomes ' +
      'inactive.',
  },
] as const satisfies readonly ClauseReading<OrrClause>[];
