/** Where FIDE's rating regulations of July 2014 are open or misprinted, and how Elobook reads them. */
import type { Fide2014Clause } from '../../../rulebooks/fide/2014/contents.ts';
import type { ClauseReading } from '../../../explain/reading.ts';

export const FIDE_2014_READINGS = [
  {
    id: 'E1',
    clauses: ['1.1'],
    question:
      'The Hungarian text asks for more time when somebody exceeds 2200 or 1600, and then speaks of fields below ' +
      '1600. A rating of exactly 1600 would fall between the two.',
    reading:
      'The limits themselves belong to the upper group: 2200 or higher asks for 120 minutes, 1600 or higher for ' +
      '90. Only so is every field covered. An unrated player counts as below 1600.',
    otherwise:
      'A literal reader of the translation would let a field whose best player has exactly 2200 play 90 minutes. ' +
      'The English edition of 2003 has “or higher”.',
  },
  {
    id: 'E2',
    clauses: ['6.1', '6.41', '8.21'],
    question:
      'Three clauses disagree on a weak first event: 6.1 drops a zero, 6.41 asks for half a point, 8.21 drops ' +
      'anything under one point and later events with fewer than three games against rated players.',
    reading:
      'A first event without a point is dropped; half a point is enough; later events have no least number of ' +
      'games. 8.21 still carries the limits of the rules before July 2014 and cannot stand beside the five games ' +
      'of 7.14. In a Swiss only points against rated players count here, and a forfeit is no point.',
    otherwise:
      'Whoever follows 8.21 to the letter drops a first event with half a point. The Hungarian federation’s text ' +
      'of 2017 prints 8.21 as we read it.',
  },
  {
    id: 'E3',
    clauses: ['6.31'],
    question: 'The translation speaks of ten players or fewer, the English text of fewer than ten.',
    reading: 'Ten or fewer. It changes nothing, since with exactly ten players 6.3 asks for four rated ones anyway.',
  },
  {
    id: 'E4',
    clauses: ['6.32'],
    question:
      'Six players are demanded of every double round robin; the English text seems to demand them only where ' +
      'unrated players take part.',
    reading:
      'We follow the text at hand and refuse a smaller event. An approval recorded for 6.32 lets the office rate ' +
      'it, for example when everybody is rated.',
    otherwise: 'By the English wording a double round robin of four rated players needs no approval.',
  },
  {
    id: 'E5',
    clauses: ['8.1a'],
    question:
      'Nothing says how a fractional score is rounded that lies exactly between two entries, such as 1 of 8 or 7 of 8.',
    reading: 'Upwards, the only direction in which this book ever rounds a half: 1 of 8 is .13, 7 of 8 is .88.',
  },
  {
    id: 'E6',
    clauses: ['8.21b III', '8.25'],
    question: 'Is n in a double round robin the number of opponents or of games?',
    reading:
      'Of opponents. The factor n/(n+1) takes the player out of the average of the field, and that depends on how ' +
      'many players there are.',
  },
  {
    id: 'E7',
    clauses: ['8.21b', '8.21b I', '8.21b II', '8.21b III', '8.58'],
    question: 'The text does not say which averages are rounded on the way.',
    reading:
      'Rar and dpa stay exact; Ra, Rc new and Ru are rounded, halves up. Player I of the example shows it: with Ra ' +
      'at 2348 the result is the printed 2032, with 2348.45 it would be 2033.',
  },
  {
    id: 'E8',
    clauses: ['8.22', '8.23'],
    question: 'Both clauses name Ra, which exists only in a round robin.',
    reading: 'In a Swiss or team event Ra stands for Rc, the average of the rated opponents.',
  },
  {
    id: 'E9',
    clauses: ['8.23'],
    question:
      '15 points for each half point was half of the largest K before July 2014. With K = 40 one would expect 20.',
    reading:
      '15, as the clause and both of its examples have it. It is a named constant, and a report may give another ' +
      'bonus for an event.',
    otherwise: 'An example of the Hungarian federation counts 20, and so do FIDE’s texts from 2022 on.',
  },
  {
    id: 'E10',
    clauses: ['8.3', '8.24', '8.25'],
    question: 'Which formula holds below 50% when the results of a round robin are pooled with those of a Swiss?',
    reading:
      'A round robin alone keeps 8.25. In a mixed pool it enters with its games, its score and Rc new, and 8.24 is ' +
      'used for the whole.',
  },
  {
    id: 'E11',
    clauses: ['8.31', '8.33'],
    question:
      'What becomes of the opponents when a newcomer’s performance in a round robin is below the floor, and what ' +
      'if it is the pool that falls short?',
    reading:
      'The opponents keep their games, rated against Ru new; only 6.1 takes games away from them. A first event ' +
      'below the floor is dropped; of a round robin that is judged by its own formula, also on later lists. A pool of five games or more below the floor is not published, and the office ' +
      'opens a new one.',
  },
  {
    id: 'E12',
    clauses: ['8.51', '7.11'],
    question: 'Which list gives the ratings of an event that runs into another month?',
    reading:
      'The one in force when the event began, until its last round, and K goes with it. A league that reports ' +
      'monthly takes for each part the list valid when that part began.',
  },
  {
    id: 'E13',
    clauses: ['8.56'],
    question:
      'The copy spoils the junior rule and prints the sentence that 10 is for good behind the wrong rule. The ' +
      'order of the rules, the day that counts, a bare year of birth and a junior who fell back below 2300 are ' +
      'left open.',
    reading:
      'First 10 for whoever reached 2400, then 40 for newcomers, 40 for juniors, else 20. The first day of the ' +
      'event counts and fixes K for all of it. 40 ends on the 18th birthday; a birthday on 29 February falls on 1 ' +
      'March; a bare year means 1 January. For 2300 the present rating decides, because only 2400 is said to be ' +
      'for good.',
    otherwise:
      'Who takes 2300 as permanent too gives such a junior 20. FIDE’s published lists do, and on them a junior is one to the ' +
      'end of the year already in 2016; a pool can be set to that (juniorUntil: year-end).',
  },
  {
    id: 'E14',
    clauses: ['8.57'],
    question: 'A half is rounded up, “negative or positive”. Does that mean upwards or away from zero?',
    reading: 'Upwards, on the new rating: 2450 − 5.5 becomes 2445. Halves arise only with K = 10.',
    otherwise: 'Away from zero gives 2444. FIDE’s text of 2024 rounds the change that way.',
  },
  {
    id: 'E15',
    clauses: ['8.58'],
    question: 'The 400-point rule is applied “gradually, by iteration”, but the number of passes is not given.',
    reading:
      'One pass, for all unrated players at the same time. The printed Rc new and Ru new of the example come from ' +
      'the first pass; a second one would give I 1998 and C 2425. The printed expectations of the rated players ' +
      'rest on Ru new.',
    otherwise: 'Who iterates to the end arrives at 1993 and 2427.',
  },
  {
    id: 'E16',
    clauses: ['8.58', '8.56'],
    question: 'In the example player F gains +44.3, and the coefficients are 20 and 30.',
    reading:
      'A misprint: (4 − 2.55) × 30 is 43.5, and 30 times a number of hundredths can only be 44.1 or 44.4 near that ' +
      'place. The coefficients were never in force under this text; with those of 8.56 the changes are +6.4, +5.2, ' +
      '+6.0, +29.0, −24.2 and −64.2. A test keeps the printed number and the right one.',
  },
  {
    id: 'E17',
    clauses: ['0.1'],
    question: 'The translation applies a change to events that start after 1 July.',
    reading: 'On 1 July or later.',
  },
  {
    id: 'E18',
    clauses: ['4.1'],
    question: 'How are the 90 days counted?',
    reading: 'With the first and the last day.',
  },
  {
    id: 'E19',
    clauses: ['7.14c'],
    question: 'Where do the 26 months begin and end?',
    reading:
      'They are the 26 months before the date of the list: an event counts if it ended on or after the day 26 ' +
      'months earlier.',
  },
  {
    id: 'E20',
    clauses: ['7.14', '7.14a', '7.14b', '7.14c', '7.14d', '7.14e', '7.23', '7.23a', '7.23b'],
    question: 'The numbers 7.14 and 7.23 are printed several times and the letters have drifted through the text.',
    reading: '7.14 has the letters a to e, 7.23 the letters a and b, in the order of the sentences.',
  },
  {
    id: 'E21',
    clauses: ['7.14a', '7.14b', '6.3', '6.4'],
    question: '7.14 points to 6.3 and 6.4, whose numbers are lost in this copy.',
    reading:
      '6.3 is the round robin, 6.4 the Swiss and team event. Only the latter asks for games against rated ' +
      'opponents. The other numbers of section 6 follow from this.',
  },
  {
    id: 'E22',
    clauses: ['6.5', '6.6'],
    question: 'Nothing is said of a match with an unrated player.',
    reading: 'As in a Swiss, nothing changes for the rated player, and the unrated one gets a performance.',
    otherwise: 'FIDE’s text of 2024 does not rate such a match at all.',
  },
  {
    id: 'E23',
    clauses: ['6.1', '6.3', '6.5'],
    question: 'Is a round robin still complete when a player without a point has been taken out?',
    reading:
      'Yes. The rest is a round robin with its own n, p and dpa. Whether the event was complete and had enough ' +
      'rated players is judged on the field as it started.',
  },
  {
    id: 'E24',
    clauses: ['8.34'],
    question: 'The copy turns half points into digits: 21, 61 and 61/12.',
    reading: '2½, 6½ and 6½ of 12.',
  },
  {
    id: 'E25',
    clauses: ['8.55'],
    question: 'The sign for a difference is lost in the copy.',
    reading: 'ΔR for a game and ΣΔR for their sum.',
  },
  {
    id: 'E26',
    clauses: ['12.1'],
    question: 'The formula has lost its exponent.',
    reading: '10 is raised to −D/400. The tables are used in any case.',
  },
  {
    id: 'E27',
    clauses: ['8.1a', '8.1b'],
    question: 'Both tables have lost minus signs, points and hyphens in the copy.',
    reading:
      'Restored. The halves mirror each other, the bands join without gap, and all 101 and 51 entries agree with ' +
      'the Hungarian federation’s copy.',
  },
  {
    id: 'E28',
    clauses: ['7.21'],
    question: 'The floor is printed with a gap, “100 0”.',
    reading: '1000.',
  },
  {
    id: 'E29',
    clauses: ['0.1'],
    question: 'The title page ends with amendments of 2012, yet K = 40 and five games date from July 2014.',
    reading: 'The text is that of July 2014.',
  },
  {
    id: 'E30',
    clauses: ['8.58'],
    question: 'In the table of the example the players’ letters and some labels are unreadable.',
    reading: 'The players are A to J, in order.',
  },
  {
    id: 'E31',
    clauses: ['6.33'],
    question:
      'A national championship asks for three rated “men”. Do rated women count in an open one, and does the ' +
      'clause reach beyond round robins?',
    reading:
      'Rated players of either sex count. The clause stands among the rules for round robins and holds for them; a ' +
      'Swiss needs no least number of rated players.',
  },
  {
    id: 'E32',
    clauses: ['6.1', '7.14c'],
    question: 'Is an event a first one again when all older results have passed the 26 months?',
    reading: 'Yes. Results that have expired are as if they had never been.',
  },
  {
    id: 'E33',
    clauses: ['1.1'],
    question:
      'With periods of 40 moves, 20 moves and the rest, does the third one count towards the time for 60 moves?',
    reading: 'No. It begins only after move 60.',
  },
  {
    id: 'E34',
    clauses: ['6.1', '8.4'],
    question: 'A player was unrated in the event, scored nothing, and has been listed meanwhile. Is the zero dropped?',
    reading:
      'It counts. A published rating rests on five counted games, so this is no first event, and 8.4 starts from ' +
      'the rating that was published. The opponents in a round robin keep their games with such a player.',
  },
  {
    id: 'E35',
    clauses: ['6.1', '8.31'],
    question: 'Which event is the first, where earlier results are given in any order or a report comes late?',
    reading:
      'The one that was over first; the order of a document or of the reports decides nothing. Events go by their last day, then by ' +
      'their first day, then by their id; results of which only the list is known count as of the day before it.',
  },
  {
    id: 'E36',
    clauses: ['6.1', '8.21'],
    question: 'A first event was disregarded, and the next one brings no point either. Does its zero count?',
    reading:
      'No. A zero counts only for somebody who already has counted games, and the event that was dropped left none: the next ' +
      'one is the first again.',
    otherwise: 'From 2022 on only the very first event is looked at, so that a second zero counts.',
  },
  {
    id: 'R1',
    clauses: ['6.3', '6.31', '6.32'],
    question: 'Does a double round robin answer to 6.32 alone?',
    reading: 'It answers to 6.3 and 6.31 too. 6.32 adds a demand and takes none away.',
  },
  {
    id: 'R2',
    clauses: ['5.1', '6.5'],
    question: 'A game was played but is marked as excluded. Is the round robin still complete?',
    reading: 'No. The game counts for nobody, so the event is rated as a Swiss.',
  },
  {
    id: 'R3',
    clauses: ['0.2', '0.3', '3.1'],
    question: 'The book names duties without saying what follows when they are not kept.',
    reading:
      'A registration that came late without approval refuses the event. An arbiter without licence and a day of ' +
      'more than twelve hours are warnings; the event is rated. What a report does not say is noted and not held ' +
      'against it.',
  },
  {
    id: 'R4',
    clauses: ['0.2', '4.12', '4.13', '6.3', '6.31', '6.32', '6.33'],
    question: 'What does a decision of the Qualification Commission do to a rule that was not kept?',
    reading:
      'An approval recorded for a clause turns its finding into a note that names who approved, and the event is ' +
      'rated as far as that clause goes. A longer event may be approved under 4.1 or 4.12; it still reports every ' +
      'month, and is warned where the document is not one of those reports.',
  },
  {
    id: 'R5',
    clauses: ['7.1', '8.55c', '8.57'],
    question:
      'Several events of a period start under different lists. To which rating is the change added, and when is it ' +
      'rounded?',
    reading:
      'To the rating of the previous list where the document gives it (base), else to the rating in the event that ' +
      'started last. The exact changes of all events are added and the new rating is rounded once; rounding event ' +
      'by event could differ by a point.',
  },
  {
    id: 'R6',
    clauses: ['7.21'],
    question: 'A rated player stands below the floor and has no counted game. Is the player taken off by this event?',
    reading: 'No. Without a counted game the rating stays as it is. Who is listed is asked when a list is made.',
  },
  {
    id: 'R7',
    clauses: ['0.1'],
    question: 'Until when do these rules rate events?',
    reading:
      'Events that start on 30 June 2017 or earlier. From 1 July 2017 on FIDE’s handbook has another edition, whose text was ' +
      'not at hand as a whole; what is known of it is an edition of its own here.',
  },
  {
    id: 'R8',
    clauses: ['7.22', '13.1', '13.2', '13.3', '13.4'],
    question:
      'Does section 13 hold for the separate list of unrated title holders, who belongs on it, and how far does an ' +
      'exemption go?',
    reading:
      'Section 13 holds for both lists. A title holder who falls below the floor is an unrated title holder. An ' +
      'exemption stands in for membership, also where the federation is suspended, but does not lift a block that ' +
      'the federation asked for.',
  },
  {
    id: 'R9',
    clauses: ['7.12'],
    question: 'The list shows the date of birth.',
    reading: 'We publish the year only. The day is needed for K and stays in the records.',
  },
  {
    id: 'R10',
    clauses: ['0'],
    question: 'What of a hybrid event, which this text does not know?',
    reading:
      'It is refused. The text rates games over the board, and hybrid games came into the regulations later. An ' +
      'approval recorded for 0 lets the office rate it.',
  },
  {
    id: 'R11',
    clauses: ['0.2'],
    question: 'A report says when the event was registered, but not whether norms were possible. Which deadline holds?',
    reading: 'The week. That the other one could not be looked at is noted.',
  },
  {
    id: 'R12',
    clauses: ['7.1', '7.13'],
    question: 'A document names a list that an event cannot be on, or the events of a period name different lists.',
    reading:
      'The list of the document is taken, and each event that it does not suit is a warning. No number depends on ' +
      'the warning. This text knows no last list for an event. For an official FIDE event the report, like the event itself, ' +
      'may come on the day before the list.',
  },
] as const satisfies readonly ClauseReading<Fide2014Clause>[];
