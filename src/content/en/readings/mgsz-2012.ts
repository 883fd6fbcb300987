/** Where the regulations of the Hungarian Go Association are open or misprinted, and how Elobook reads them. */
import type { MgszClause } from '../../../rulebooks/mgsz/contents.ts';
import type { ClauseReading } from '../../../explain/reading.ts';

export const MGSZ_2012_READINGS = [
  {
    id: 'E&A 1',
    clauses: ['5(3)', 'preamble', '3(1)'],
    question: 'Our copy has five cuts. The only one that matters is in the middle of 5(3).',
    reading: 'The handler gives at most 5 kyu as an initial grade; anything stronger is for the committee.',
  },
  {
    id: 'E&A 2',
    clauses: ['7', 'table 4', '1(2)'],
    question: 'Lines of tables were read as digits and brackets, and the change in 7 stands between bars.',
    reading:
      'The tables are restored. The bars mean the whole part, that is rounding down after one half was added; as ' +
      'an absolute value they would turn losses into gains.',
  },
  {
    id: 'E&A 3',
    clauses: ['table 4'],
    question: 'Does the table of chances hold 0.54, and why does it skip 0.470, 0.420 and 0.360?',
    reading:
      '0.54 is nowhere printed; it is what 0.46 leaves at 13 to 17 points. The table is used as it stands, without ' +
      'a curve; the examples agree with it.',
  },
  {
    id: 'E&A 4',
    clauses: ['8(2) step 1'],
    question: 'The player with fewer points is corrected for the stones. What if the other one received them?',
    reading: 'The receiver is corrected, and the office is warned. Equal points after the correction give both 0.500.',
  },
  {
    id: 'E&A 5',
    clauses: ['8(2) step 1', 'table 1', '4(3)'],
    question: 'How wide is a band above 2700 or below 1000, and to which band does a limit belong?',
    reading: '200 from 2700 on, as 6 dan; 10 below 1000, as 35 kyu. A limit belongs to the band above it.',
  },
  {
    id: 'E&A 6',
    clauses: ['4(1)', 'table 1', '6(1) step 2'],
    question: 'The grades go up to 9 dan, the table to 7.',
    reading:
      '8 and 9 dan come from the committee only. As entry grades they and professional grades count with 2700 ' +
      'points, with a warning.',
  },
  {
    id: 'E&A 7',
    clauses: ['4(1)', '9(1)a'],
    question: 'Do points have a floor?',
    reading: 'None is written. Points may fall below 1000; the grade stays, and the entry grade is then 35 kyu.',
  },
  {
    id: 'E&A 8',
    clauses: ['table 2', 'table 2 example 1', 'table 2 example 2', 'annex 2 example 4b'],
    question: 'Table 2 has a minimum for the base time and one for the extended time. Must both be met?',
    reading:
      'Both; the first row that fits counts. So 60 and 75 minutes are category C, 40 and 50 are D. The ten points ' +
      'of example 4b then need ten minutes of overtime or more. Without overtime the extended time is the base ' +
      'time.',
    otherwise:
      'By the base time alone, or by either minimum, the two would be B and C. Examples 4a and 4b name one column ' +
      'each.',
  },
  {
    id: 'E&A 9',
    clauses: ['table 2', '6(2)'],
    question: 'What of the number of Japanese periods, of fractions, and of other kinds of overtime?',
    reading:
      'The number of periods does not matter. Canadian time is not rounded. Fischer time is not in the text, so C ' +
      'is for the committee.',
    otherwise: 'The EGF counts the increment of 120 moves.',
  },
  {
    id: 'E&A 10',
    clauses: ['table 2', '6(2)'],
    question: 'Category E has the value 0, and nothing is said of faster games.',
    reading:
      'Importance is still added in E. Faster than E there is no row: C is open, and nothing is rated until the ' +
      'committee has set it. With C = 0, on the other hand, the event is rated and nobody’s points move.',
  },
  {
    id: 'E&A 11',
    clauses: ['table 3', 'annex 2 example 3', 'annex 2 example 4a'],
    question: '“Even all three” additions may come together, but the table has four rows.',
    reading:
      'Every row that applies is added, so C is at most 50. We warn where an event is both invitational and a ' +
      'European or World Championship.',
    otherwise:
      'Invitational and championship may be steps of one thing. Then the World Amateur Championship has 10 in ' +
      'place of 15.',
  },
  {
    id: 'E&A 12',
    clauses: ['table 3', 'table 2'],
    question: 'Is 80 more than 80, does 13x13 get additions, and what is an event without handicap?',
    reading:
      '81 and more. 13x13 has 5 in every case and nothing is added. Without handicap is what was announced, not ' +
      'what was played; stones are corrected on both boards alike.',
    otherwise: '5 may be the value of the time only, so that the first three rows are added on 13x13 too.',
  },
  {
    id: 'E&A 13',
    clauses: ['8(2) step 2'],
    question: 'The text does not know jigo.',
    reading: 'Half a win each: score less expected score, so that the side with more points loses a little.',
  },
  {
    id: 'E&A 14',
    clauses: ['6(3)'],
    question: 'A long event is cut into several parts. Into how many, and where?',
    reading:
      'As few as keep C times the rounds of each below 300, as equal as possible, the longer ones first, none ' +
      'without a round: 45 × 13 gives 5 + 4 + 4. The rounds are those of the event. Players from outside keep ' +
      'their entry points, and each part is rounded.',
  },
  {
    id: 'E&A 15',
    clauses: ['5(2)', '5(3)', '5(4)', 'annex 2 example 2'],
    question: '4 kyu stands in 5(2) and in 5(3), and example 2 cites the wrong clause.',
    reading:
      'There is no conflict: 4 kyu is reached once, but only by points and never given at entry. Weaker grades are ' +
      'reached once or given; stronger ones take two events. Example 2 shows 5(4).',
  },
  {
    id: 'E&A 16',
    clauses: ['5(1)', '5(2)', '5(4)'],
    question: 'Can a player pass several grades in one event?',
    reading:
      'Yes. Up to 4 kyu whoever passes several limits gets the strongest grade among them. From 3 kyu on reaches ' +
      'are counted grade by grade; if two grades are complete together, the stronger is given.',
    otherwise: 'A stricter reader might ask for the grades one by one.',
  },
  {
    id: 'E&A 17',
    clauses: ['5(4)'],
    question: 'What counts as reaching a limit for the second time?',
    reading:
      'Every event that ends on the limit or above it leaves a mark for that grade and for those below. A mark is ' +
      'never lost, and points that merely stay above are the second time, even after a loss.',
  },
  {
    id: 'E&A 18',
    clauses: ['5(2)', '5(4)', '6(3)'],
    question: 'Which events count for a grade?',
    reading:
      'Those with C above 0 in which the player has a rated game. The points after the whole event count, not ' +
      'those between two parts. Points given by the handler or the committee leave no mark.',
  },
  {
    id: 'E&A 19',
    clauses: ['6(1) step 2', '5(3)'],
    question: 'There is no formula for the starting points of an entering player.',
    reading:
      'The handler sets them. Until then the limit of the entry grade is proposed, with a warning that shows score ' +
      'and games. The initial grade is the entry grade up to 5 kyu, and the player is rated in the same event.',
  },
  {
    id: 'E&A 20',
    clauses: ['11(1)'],
    question: 'Adoption is dated December 2012, after the rules had come into force; the closing line has 2011.',
    reading: '17 December 2011.',
  },
  {
    id: 'E&A 21',
    clauses: ['7'],
    question: 'How are losses rounded?',
    reading:
      'Like gains, a half up: −15.6 becomes −16 and −13.5 becomes −13. The two players of a game may differ by a ' +
      'point.',
  },
  {
    id: 'E&A 22',
    clauses: ['8(1)', '6(1) step 3'],
    question: 'Which points enter the calculation, and which games were not played?',
    reading:
      'A registered player counts with the registered points, whatever grade was entered. A loss on time and a ' +
      'resignation are played games; absence, removal by the referee and byes are not.',
  },
  {
    id: 'E&A 23',
    clauses: ['8(2) step 1', 'annex 2 example 7'],
    question: 'Is black without komi a handicap, and what of reverse komi?',
    reading: 'It is one stone and a full band, as example 7 counts it. Reverse komi is for the committee.',
    otherwise: 'The EGF counts half a stone there.',
  },
  {
    id: 'E&A 24',
    clauses: ['1(3)', '6(2)'],
    question: 'Are team events left out with pair go?',
    reading:
      'Only games that a team plays together. A league on single boards is covered: there one person plays against ' +
      'one. A C set by the committee does not bring in pair go or another board.',
    otherwise: 'Who takes “team” in the wide sense leaves leagues out too.',
  },
  {
    id: 'R1',
    clauses: ['10(1)', '3(3)'],
    question: 'What if the committee reads a clause otherwise than we do?',
    reading: 'Its decision goes before our reading.',
  },
  {
    id: 'R2',
    clauses: ['1(2)', '1(3)', '6(2)'],
    question: 'What does a recorded approval do?',
    reading:
      'It turns a warning into a note. It does not lift a refusal: scope cannot be waived, and missing points, ' +
      'entry grades and C have fields of their own.',
  },
  {
    id: 'R3',
    clauses: ['1(2)', '1(1)'],
    question: 'Nobody from the registry took part.',
    reading: 'That is noted and is no fault; nobody’s points change.',
  },
  {
    id: 'R4',
    clauses: ['1(2)', 'table 2', 'table 3'],
    question:
      'The report does not say the board, the overtime, the number of participants or whether there was handicap.',
    reading:
      'The board is 19x19, overtime counts as none, and there was no handicap. For the size a claim decides, else ' +
      'the number of players in the report. Each is noted.',
  },
  {
    id: 'R5',
    clauses: ['5(4)'],
    question:
      'A report brings marks that cannot count: for 4 kyu or weaker, not above the title, or not a positive whole ' +
      'number.',
    reading: 'They are set aside with a warning.',
  },
  {
    id: 'R6',
    clauses: ['4(1)'],
    question: 'A registered player comes without a grade or without points.',
    reading:
      'Without a grade the player has that of the points, with a warning. Without points the event cannot be ' +
      'rated, because only the registry knows them.',
  },
  {
    id: 'R7',
    clauses: ['5(3)'],
    question: 'An initial grade is missing together with the entry grade, or is stronger than 5 kyu.',
    reading:
      'In the first case it is the grade of the points up to 5 kyu, with a warning. In the second it is taken as ' +
      'the committee’s, with a warning until its decision is recorded.',
  },
  {
    id: 'R8',
    clauses: ['6(1) step 2'],
    question: 'Does a player enter the registry by an event that is not rated?',
    reading: 'No.',
  },
  {
    id: 'R9',
    clauses: ['6(1) step 2'],
    question: 'A player from outside has a rating elsewhere.',
    reading: 'It is not looked at. The entry grade alone gives the points.',
  },
  {
    id: 'R10',
    clauses: ['8(1)'],
    question: 'A game was played but the report excludes it.',
    reading: 'It is treated like a game that was not played.',
  },
  {
    id: 'R11',
    clauses: ['9(1)a', '9(1)b'],
    question: 'A registered player entered with another grade than that of the points.',
    reading: 'It is noted only. The report does not say whether the event asked for the grade of the EGF list.',
  },
  {
    id: 'R12',
    clauses: ['4(1)'],
    question: 'Who is on the ranking list, and in what order?',
    reading:
      'Everybody in the registry, without a floor and without inactivity. Equal points share a place; among them ' +
      'the stronger title stands first.',
  },
  {
    id: 'R13',
    clauses: ['3(3)'],
    question: 'What must an adjustment by the committee hold?',
    reading:
      'The old and the new value, the date, who and why. If the old value is not the present one it is refused. ' +
      'Adjusted points leave no mark, and a new title drops the marks that it has overtaken.',
  },
] as const satisfies readonly ClauseReading<MgszClause>[];
