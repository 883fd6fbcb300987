/**
 * Where FIDE's rating regulations of 1 March 2024 and their amendment of October 2025 are open, and how Elobook reads
 * them.
 */
import type { Fide202510Clause } from '../../../rulebooks/fide/2024/contents.ts';
import type { ClauseReading } from '../../../explain/reading.ts';

export const FIDE_2024_READINGS = [
  {
    id: 'E1',
    clauses: ['1.1'],
    question:
      'The Hungarian text lets the longer times begin above 2400 and 1800, and the shortest only where both are ' +
      'below 1800. A rating of exactly 1800 is left out.',
    reading:
      '2400 or higher and 1800 or higher, as the English text has it. Both players are looked at, and each must ' +
      'have the time. An unrated player counts as below 1800; that last point is our own.',
  },
  {
    id: 'E2',
    clauses: ['8.1.1'],
    question: 'What if the fractional score has more than two decimals?',
    reading:
      'It is rounded to hundredths, a half up: 1 of 8 is .13. FIDE’s title regulations say so for the same table.',
  },
  {
    id: 'E3',
    clauses: ['8.2.2', '8.2.3'],
    question: 'Is Ra rounded before dp is added, and where does a half of Ru go?',
    reading:
      'Ra is not rounded; as dp is whole, the order makes no difference. A half goes up. Then comes the maximum of ' +
      '2200, then the test of 1400.',
  },
  {
    id: 'E4',
    clauses: ['8.2.2', '8.3.1'],
    question: 'Does the 400-point rule touch the average of a newcomer’s opponents?',
    reading: 'No. The rule stands among the changes of rated players, so the opponents’ real ratings are averaged.',
  },
  {
    id: 'E5',
    clauses: ['8.3.3'],
    question: 'In which order do the lines on K apply, and what of a junior who once had 2300?',
    reading:
      '10 for whoever reached 2400; 40 for a junior who never reached 2300; 40 below 30 games; else 20. FIDE’s ' +
      'published lists agree with this order in more than 99 of 100 cases.',
  },
  {
    id: 'E6',
    clauses: ['8.3.4'],
    question: 'The Hungarian text sends halves upwards, which would make −2.5 a −2.',
    reading: 'Away from zero, as in English: −2.5 becomes −3. FIDE has published exactly that.',
  },
  {
    id: 'E7',
    clauses: ['8.3.4', '7.1'],
    question: 'Is the change rounded for each tournament or once for the period?',
    reading: 'Once for the period, as written. The exact change of each tournament is kept beside it.',
    otherwise: 'Of 14 published periods in which it matters, one follows rounding by tournament.',
  },
  {
    id: 'E8',
    clauses: ['7.1.1', '8.3.1'],
    question: 'Which list gives the two ratings of a game?',
    reading:
      'The list in force on the first day of the tournament, for both players, however late it is rated. The ' +
      'change itself goes on top of the newest rating, that of the previous list.',
  },
  {
    id: 'E9',
    clauses: ['8.3.3'],
    question: 'K can change within a period: by the 30th game, by 2400, by the turn of the year. Which moment decides?',
    reading:
      'The first day of each tournament; within a tournament K is constant, so the one in which the 30th game is ' +
      'played still has 40. Whoever was unrated on that day and is rated with the current rating (8.2.4) has the K of ' +
      'the games that the list in force then knew of. Tournaments with different K are added up, each with its own. A K given with the ' +
      'player takes precedence.',
    otherwise: 'FIDE seems to use the K that the previous list shows. No published case shows the difference.',
  },
  {
    id: 'E10',
    clauses: ['8.3.3'],
    question: 'How is the limit of 700 applied to several tournaments?',
    reading:
      'The games of the whole period count, those against rated opponents only, and the smaller K holds in every ' +
      'tournament: 39 games and K = 20 give 17 throughout, as in a published case.',
  },
  {
    id: 'E11',
    clauses: ['8.3.3', '8.2'],
    question: 'Are the games that led to the first rating among the 30?',
    reading: 'Yes, all that went into the pool. A disregarded first event did not.',
    otherwise: 'The published lists cannot show it.',
  },
  {
    id: 'E12',
    clauses: ['4.1', '7.1.1'],
    question: 'Which ratings hold in an event of more than 30 days?',
    reading: 'Each monthly report stands alone and takes the ratings valid when its month of play began.',
  },
  {
    id: 'E13',
    clauses: ['8.2.1'],
    question:
      'Is the zero looked for in the whole first event or in its games against rated players, and may it happen twice?',
    reading:
      'In the games against rated players, and once only: in the very first event that has such games, by its last ' +
      'day and then its first. A zero later on counts, even after a disregarded one. A report that comes late does not ' +
      'make its event a later one: if it ended before those in the pool, it is the first, and what was taken for the first ' +
      'until then no longer is. Of two on different lists that ended on one day, the first is the one that was rated first.',
    otherwise: 'One may take for the first event the one that was rated first.',
  },
  {
    id: 'E14',
    clauses: ['7.2.2'],
    question: 'From when exactly is a player inactive?',
    reading: 'From the twelfth list in a row without a rated game.',
  },
  {
    id: 'E15',
    clauses: ['1.2'],
    question: 'Does a first control of fewer than 30 moves spoil the game or the event?',
    reading: 'The event. The control is announced for all of it, so no game is rated.',
  },
  {
    id: 'E16',
    clauses: ['7.1.4'],
    question: 'What are the 26 months counted by?',
    reading:
      'By lists: the 26 that end with the one being made. The list that rates an event gives it its age, and old ' +
      'events drop out one by one.',
    otherwise: 'The same words of the text of 2014 are counted from the last day of the event.',
  },
  {
    id: 'E17',
    clauses: ['8.1.1', '8.1.2', '0.1', '7.1.3'],
    question:
      'The Hungarian text shows its tables as pictures, other copies have slips in them, 0.1 means a date that it ' +
      'does not name, and 7.1.3 has a word too many.',
    reading:
      'The tables were compared entry by entry with a clean copy of the same tables and with the English handbook. ' +
      'The other slips change nothing.',
  },
  {
    id: 'E18',
    clauses: ['7.1.4'],
    question: 'A newcomer is computed below 1400. Are the results lost?',
    reading: 'No. The pool is kept, and the player may still reach the list within the 26 months.',
    otherwise: 'The text of 2014 did drop such results.',
  },
  {
    id: 'E19',
    clauses: ['7.2.1', '8.2.1', '8.3.3'],
    question: 'What is left to a player who falls below 1400?',
    reading:
      'The rating and the old results are gone; the number of games and the highest rating stay and give K on ' +
      'return. In a tournament begun while still rated, opponents meet the old rating, and the player’s own ' +
      'results open a new pool. The first event after the fall is a first event again.',
  },
  {
    id: 'E20',
    clauses: ['9.1'],
    question: 'What is the third list after the end, and what is in time?',
    reading:
      'Three list dates after the last day are counted; a report that came by the closing day of the third is in time.',
  },
  {
    id: 'E21',
    clauses: ['9.1'],
    question: 'For which list is a report due, and how strictly? The Hungarian text has “must”, the English “should”.',
    reading:
      'For the first list after the end, or the next where five days or fewer remain of the month. Who misses it ' +
      'is warned; refused is only what misses the third list.',
  },
  {
    id: 'E22',
    clauses: ['6.2'],
    question: 'When is a match decided that is not simply the best of its games?',
    reading:
      'We reckon with more than half of the scheduled games; where no number is scheduled, with the games given. ' +
      'If the match had other rules, the office marks the games after the decision as excluded.',
    otherwise: 'By the published rules of a match it may have been decided earlier or later.',
  },
  {
    id: 'E23',
    clauses: ['0.2.1', '0.2.2'],
    question: 'How are 30 and 3 days before the start counted, and which players decide between them?',
    reading:
      'In calendar days; the deadline itself is in time. We look at the players of the report, so that a late ' +
      'entry above the limit opens the question again.',
  },
  {
    id: 'E24',
    clauses: ['7.1', '8.3.4'],
    question: 'In some published calculations the starting rating is not the one that the list before had printed.',
    reading:
      'They look like later corrections. An office can record a correction, and the change is added to the ' +
      'corrected rating. That is all it does before the next list: what was published stands, so events that began under ' +
      'that list are still rated with the ratings it shows, for the player and for the opponents (7.1.1, E8).',
    otherwise: 'One may rate events that begin after the correction with the corrected rating.',
  },
  {
    id: 'E25',
    clauses: ['8.2.3', '8.3.1'],
    question: 'FIDE’s online calculator gives other numbers.',
    reading: 'It is no reference: it cuts every difference at 400 and gives initial ratings by the rules of 2022.',
  },
  {
    id: 'E26',
    clauses: ['0.1'],
    question: 'A change applies to tournaments that start “after” its date. What of one that starts on the day?',
    reading: 'It belongs to the new rules, as the handbook says “from”.',
  },
  {
    id: 'R1',
    clauses: ['8.3.1 (from 2025-10-01)', '8.3.1', '0.1'],
    question:
      'The amendment for players rated 2650 or higher came on 1 October 2025. Does the day of the game, of the ' +
      'tournament or of the list decide, and whose rating?',
    reading:
      'The first day of the tournament, by 0.1. Tournaments that started before keep the limit of 400 even if they ' +
      'are rated later. The rating of the player being rated decides; the opponent’s side of the same game may be ' +
      'limited.',
    otherwise: 'No published case around that day has been checked, so FIDE may have gone by the period.',
  },
  {
    id: 'R2',
    clauses: ['7.1.3', '9.1'],
    question: 'Which list is an event on when the document names none, and what if it names one that cannot be?',
    reading:
      'The first that both are in time for: the last day of the event, and the day on which its report came, are not ' +
      'after the closing day. 7.1.3 speaks of the end alone, but 9.1 wants the report in time for a list, and in time means ' +
      'for the first list what it means for the third (E20). For an official FIDE event both may be as late as the day ' +
      'before the list. A list that is named is taken; where the event or its report came too late for it, or where it is ' +
      'later than the third after the end, that is a warning. So it is for each event that the list of a period does not ' +
      'suit, or that names another one.',
    otherwise:
      'An office that has not yet made its list may still take in what is reported after the closing day, since 7.1.3 asks ' +
      'only that the event has ended.',
  },
  {
    id: 'R3',
    clauses: ['0.2.1', '0.2.2', '0.2.3', '0.2.4', '0.2 hybrid', '1.1', '2.1', '6.2'],
    question: 'What does a recorded approval do?',
    reading:
      'It turns the finding of its clause into a note that names who approved. A late registration may be approved ' +
      'under its own clause or under the one that belongs to it, 0.2.3 or 0.2.4; a hybrid event under 0.2 or 2.1. ' +
      'Games too fast under 1.1 are rated when an approval names 1.1, and games after the decision of a match when ' +
      'one names 6.2.',
  },
  {
    id: 'R4',
    clauses: ['8.3.3', '7.1.4'],
    question: 'On which day is the K of a newcomer’s first list decided?',
    reading: 'On the date of that list.',
  },
  {
    id: 'R5',
    clauses: ['7.1', '7.1.1', '8.3.4'],
    question: 'To which rating is the change of a period added when its tournaments started under different lists?',
    reading:
      'To the rating of the previous list where the document gives it (base), else to the rating in the tournament ' +
      'that started last. All exact changes are added and rounded once.',
  },
  {
    id: 'R6',
    clauses: ['7.2.1'],
    question: 'A rated player stands below 1400 and has no counted game in the period.',
    reading: 'The rating stays as it is. Who is listed is asked when a list is made.',
  },
  {
    id: 'R7',
    clauses: ['0.2.1', '0.2.2', '3.1', '4.1', '9.2'],
    question: 'Which faults stop an event, and which are only told?',
    reading:
      'A late registration without approval refuses the event. More than twelve hours a day, missing monthly ' +
      'reports, a late report and a missing announcement are warnings; a report after the third list refuses it. ' +
      'What a report does not say is noted and not held against it.',
  },
  {
    id: 'R8',
    clauses: ['7.1.2'],
    question: 'The Hungarian text lists the date of birth, the English the year.',
    reading: 'The year.',
  },
  {
    id: 'R9',
    clauses: ['10.1', '10.2'],
    question: 'What follows from the notice of a death, and how far does an approval of the Council go?',
    reading:
      'After the notice the player is taken off the list; the clause itself asks only for the notice. The ' +
      'Council’s approval stands in for membership in an unsuspended federation.',
  },
] as const satisfies readonly ClauseReading<Fide202510Clause>[];
