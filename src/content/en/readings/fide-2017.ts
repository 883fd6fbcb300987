/** What is open about FIDE's rating regulations of July 2017, whose text is not at hand as a whole, and how Elobook reads them. */
import type { Fide2017Clause } from '../../../rulebooks/fide/2017/contents.ts';
import type { ClauseReading } from '../../../explain/reading.ts';

export const FIDE_2017_READINGS = [
  {
    id: 'E1',
    clauses: ['0.1'],
    question: 'The text is missing from section 2 on.',
    reading:
      'Everything that no source contradicts is taken from the text of July 2014. Each clause says how sure it is and ' +
      'where it was found.',
    otherwise: 'A federation that has the text may correct single points.',
    confidence: 'medium',
    sources: ['as-in-2014'],
  },
  {
    id: 'E2',
    clauses: ['1.1'],
    question:
      'Does the thinking time go by the field, as in 2014, or by the game? The comparison of 2021 says the game; minutes of ' +
      'May 2019 say that FIDE’s program could not yet rate such events correctly, and that decisions of 2018 were missing ' +
      'from the published text.',
    reading:
      'By the game in the whole interval: it is the only wording of these years at hand. For events before 2019 that is ' +
      'a guess (LOW).',
    otherwise:
      'A federation may judge 2017 and 2018 by the field; then it is as in 2014. A pool can be set to it (timeJudged: field).',
    confidence: 'medium',
    sources: ['comparison-2021', 'minutes-2019'],
  },
  {
    id: 'E3',
    clauses: ['1.2'],
    question: 'Which numbers do the clauses have?',
    reading: 'Those of 2014, which sources of these years cite (8.5), but 1.2 for the first time control.',
    confidence: 'medium',
    sources: ['program-pychess', 'program-chess-r0', 'comparison-2021'],
  },
  {
    id: 'E4',
    clauses: ['1.1'],
    question: 'Which rating does 1.1 look at?',
    reading: 'That of the list in force at the start of the event, as for the differences.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E5',
    clauses: ['6.5', '1.1'],
    question: 'What becomes of a round robin in which a game is not rated for its time, or was excluded?',
    reading: 'It is as if the game had not been played: the event is rated as a Swiss.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E6',
    clauses: ['6.6', '6.7'],
    question: 'Is a match with an unrated player not rated at all, as in 2024, or rated as a Swiss?',
    reading: 'As in 2014: the unrated player’s results count for the first rating, the rated player’s do not.',
    otherwise: 'A federation may refuse the event.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E7',
    clauses: ['8.56'],
    question:
      'Since when is K times the number of games at most 700? The Hungarian federation says since September 2017.',
    reading: 'From 1 July 2017 with the rest of the text, so that the list of August 2017 is the first.',
    otherwise:
      'Whoever follows the Hungarian federation leaves K as it is on the lists of August and September 2017. A pool can be set to it (kLimit.from: 2017-09-01, the first day of events with the limit).',
    confidence: 'medium',
    sources: ['chess-hu'],
  },
  {
    id: 'E8',
    clauses: ['8.56'],
    question: 'Is a junior one until the 18th birthday, as notes on K up to 2021 quote it, or to the end of that year?',
    reading:
      'To the end of the year. Of 4,093 players with 30 games or more and below 2300 who turned 18 in 2017 to 2021, 4,064 ' +
      'had 40 on the list of December and 20 on that of January. Only the year of birth is needed.',
    otherwise: 'The letter of the quotations ends it on the birthday; a pool can be set to it (juniorUntil: birthday).',
    confidence: 'high',
    sources: ['fide-lists'],
  },
  {
    id: 'E9',
    clauses: ['8.57'],
    question: 'Where does a half go? No source says so for these years.',
    reading:
      'As in 2014: the new rating is rounded and a half goes up, so that 2450 − 2.5 becomes 2448. The text still has the ' +
      'numbers of 2014.',
    otherwise:
      'The text of 2024 rounds the change away from zero. It differs for losses that end in a half. A pool can be set to it ' +
      '(rounding: away).',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E10',
    clauses: ['8.56', '8.52'],
    question: 'Are the games with unrated opponents of a complete round robin among the games that limit K?',
    reading: 'Yes, since they are rated. Unplayed and excluded games are not.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E11',
    clauses: ['8.23', '8.25', '8.58'],
    question: 'Does a half point above 50% bring 20 points in a round robin, too?',
    reading: 'Yes: it is one constant, half of the largest K.',
    confidence: 'medium',
    sources: ['program-chess-r0', 'method-of-2014'],
  },
  {
    id: 'E12',
    clauses: ['4.1'],
    question: 'How long may an event last?',
    reading: 'At most 90 days, as in 2014; team championships and what was approved may be longer.',
    confidence: 'medium',
    sources: ['as-in-2014'],
  },
  {
    id: 'E13',
    clauses: ['7.23a'],
    question:
      'Until when are players inactive only after 24 months? The Council changed the clause on 17 October 2022, and its words ' +
      'were not found.',
    reading:
      'From the list of November 2020 to that of October 2022; from November 2022 on it is 12 months again. Only a mark on ' +
      'the list hangs on it. A pool can name another last list (inactive.longUntil).',
    confidence: 'low',
    sources: ['fide-news-796', 'council-2022-09'],
  },
  {
    id: 'E14',
    clauses: ['0.2 hybrid'],
    question: 'What of hybrid events that started before 1 February 2021?',
    reading: 'They are not rated; a decision of the Qualification Commission may change that.',
    confidence: 'medium',
    sources: ['fide-news-906'],
  },
  {
    id: 'E15',
    clauses: ['8.56'],
    question: 'In which order do the lines on K hold, and what of a junior who was once rated 2300?',
    reading:
      'As in 2024: 10, junior, newcomer, 20; a junior who once reached 2300 has 20. This agrees with 99.21% of 19.6 ' +
      'million values that FIDE published from 2017 to 2026.',
    confidence: 'high',
    sources: ['fide-lists'],
  },
  {
    id: 'E16',
    clauses: ['8.56'],
    question: 'Which K holds when it changes inside a period?',
    reading: 'Each event has the K of its first day.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E17',
    clauses: ['6.6'],
    question: 'May games after the decision of a match be rated on request, as in 2024?',
    reading: 'No: 2014 does not have it. A decision of the office may say so.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E18',
    clauses: ['6.1', '8.21', '8.31'],
    question: 'Which event is the first, and what of a second zero?',
    reading:
      'Time decides, by the last day of an event, never the order of a document; results of which only the list is known count ' +
      'as of the day before it. After an event that was disregarded the next one is the first again.',
    confidence: 'low',
    sources: ['own-reading'],
  },
] as const satisfies readonly ClauseReading<Fide2017Clause>[];
