/** Where FIDE's rating regulations of 1 January 2022 are open or were not found, and how Elobook reads them. */
import type { Fide2022Clause } from '../../../rulebooks/fide/2022/contents.ts';
import type { ClauseReading } from '../../../explain/reading.ts';

export const FIDE_2022_READINGS = [
  {
    id: 'E1',
    clauses: ['3.1', '5.1', '6.1', '7.1', '8.3.4', '9.1', '10.1'],
    question: 'Sections 3, 5, 6, 7, 9, 10 and clause 8.3.4 of this text were not found.',
    reading:
      'As in 2024. The Qualification Commission’s own list of what March 2024 changed names only the conversion of all ' +
      'ratings, the floor, first ratings and the 400-point rule.',
    confidence: 'medium',
    sources: ['qc-march-2024'],
  },
  {
    id: 'E2',
    clauses: ['0.2 (from 2023-12-25)'],
    question: 'The new registration came into force “immediately” on 25 December 2023. For which events?',
    reading:
      'For events that start on or after that day; whoever had registered before it is judged by the rule of then. ' +
      'The 30 days of norm events are from then on those of the title regulations.',
    confidence: 'low',
    sources: ['fide-news-2818', 'own-reading'],
  },
  {
    id: 'E3',
    clauses: ['1.1'],
    question: 'The time is judged “at the start of the tournament”; in 2024 it is that of the game.',
    reading:
      'Time control and ratings as they are at the start of the event. It makes no difference where the ratings are ' +
      'those of the list in force then.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E4',
    clauses: ['6.1', '6.2'],
    question: 'Are matches with an unrated player, and decided matches, treated as in 2024?',
    reading: 'Yes. Before 2022 unrated players in a match were another matter.',
    confidence: 'medium',
    sources: ['as-in-2024'],
  },
  {
    id: 'E5',
    clauses: ['8.3.1'],
    question:
      '“A player may benefit from only one upgrade”: and the lower rated player, who loses by the limit of 400?',
    reading:
      'The limit binds who benefits. Whoever is more than 400 points below has no upgrade, so the first sentence holds ' +
      'and every such difference counts as 400. A pool can be set to another reading (cap.lower: once or never).',
    otherwise:
      'One public program of the time takes the real difference (never); press reports can be read as one game only ' +
      '(once). No published calculation of a lower rated player was found.',
    confidence: 'low',
    sources: ['own-reading', 'other-programs'],
  },
  {
    id: 'E6',
    clauses: ['8.3.1'],
    question: 'Which games compete for the upgrade, and what is one event?',
    reading:
      'The games that count for the player. A monthly part that is reported by itself is an event by itself. Two games ' +
      'against the same opponent are two games.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E7',
    clauses: ['8.3.4'],
    question: 'How is the change rounded?',
    reading: 'Once a period, halves away from zero, in the words of 2024, which are not listed as new.',
    otherwise: 'Half up, as in 2014. The two differ for negative halves only.',
    confidence: 'medium',
    sources: ['as-in-2024', 'qc-march-2024'],
  },
  {
    id: 'E8',
    clauses: ['8.1.1', '8.2.3'],
    question: 'What if p has more than two decimals, and where does a half of Ru go?',
    reading: 'Both halves go up. Ra is not rounded first; it makes no difference.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E9',
    clauses: ['7.2.2'],
    question:
      'Inactivity was 24 months since November 2020 “until further notice”; the Council changed the clause on 17 ' +
      'October 2022, and its words were not found.',
    reading:
      '24 lists without a rated game up to the list of October 2022, 12 from November 2022 on. A pool can name another ' +
      'last list (inactive.longUntil).',
    confidence: 'low',
    sources: ['fide-news-796', 'council-2022-09'],
  },
  {
    id: 'E10',
    clauses: ['7.1.4', '8.2.1'],
    question: 'A newcomer’s games come from events of several editions. By which are they taken together?',
    reading:
      'By the edition of the newest event: window, zero rule, formula. The floor for publishing is the list’s. Results ' +
      'and the opponents’ ratings stay as they were.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E11',
    clauses: ['8.3.3'],
    question: 'In which order do the lines on K apply, at which moment, and do a newcomer’s games count among the 30?',
    reading:
      'As in 2024: 10 for whoever reached 2400, 40 for a junior who never reached 2300, 40 below 30 games, else 20; on ' +
      'the first day of each event; the games of the pool count.',
    confidence: 'high',
    sources: ['fide-lists'],
  },
  {
    id: 'E12',
    clauses: ['7.1.4'],
    question: 'What becomes of a new player who is computed below 1000?',
    reading: 'Nothing is published and the results are kept.',
    otherwise: 'The text before it drops a first event below the floor.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E13',
    clauses: ['9.1'],
    question: 'Until when must a report come?',
    reading: 'No deadline stops the rating; after 30 days there is a reminder.',
    otherwise: 'An office may keep to the third list of 2024.',
    confidence: 'low',
    sources: ['no-deadline-found', 'own-reading'],
  },
  {
    id: 'E14',
    clauses: ['8.2.1'],
    question: 'Which event is the first, and what is told of a zero that is disregarded?',
    reading: 'The very first one with games against rated opponents, as in 2024. The games are told all the same.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E15',
    clauses: ['9.4'],
    question: 'Are the games of a hybrid event asked for?',
    reading: 'Not before 2024; where they are missing, it is noted.',
    confidence: 'low',
    sources: ['own-reading'],
  },
] as const satisfies readonly ClauseReading<Fide2022Clause>[];
