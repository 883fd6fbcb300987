/** Where FIDE's rapid and blitz regulations of 2024 are open, and how Elobook reads them. */
import type { FideRapid202412Clause } from '../../../rulebooks/fide/rapid/contents.ts';
import type { ClauseReading } from '../../../explain/reading.ts';

export const FIDE_RAPID_2024_READINGS = [
  {
    id: 'E1',
    clauses: ['0.1', '7.3.1 (from 2024-12-01)'],
    question: 'Which edition has an event around 1 December 2024?',
    reading: 'The one of its first day.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E2',
    clauses: ['1.1', '1.1.1', '1.1.2'],
    question: 'What is the time allotted where the control has several periods?',
    reading:
      'All periods, also one that begins after move 60, and the increments of 60 moves, each by the period its move falls in. ' +
      '1.1 of the standard text leaves out a period after move 60; they differ only with three periods.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E3',
    clauses: ['3.1', '3.1.1', '3.1.2'],
    question: 'What becomes of an event with more rounds a day than 15 or 30?',
    reading: 'It is warned of and rated. An office may refuse it.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E4',
    clauses: ['7.2.1'],
    question: 'Is the standard rating the one of the start of the event or of the game?',
    reading:
      'The one of the list in force on the first day, as for all ratings. A standard rating that is marked inactive on its list counts.',
    confidence: 'high',
    sources: ['handbook-rapid-2024'],
  },
  {
    id: 'E5',
    clauses: ['7.2.1', '7.3.3'],
    question: 'Which K has a player who is new to the list and plays with a standard rating?',
    reading:
      '7.3.3 with the rating used: 10 from 2400 on, since that is a published rating that has reached 2400; 40 for a junior below 2300; ' +
      'else 40 below 30 games on this list. Games and peak of the standard list are not looked at. The setting newToList.k10From ' +
      'chooses between this (2400) and the other reading (none), and a K that is given is used.',
    otherwise: 'One published engine gives 40 to everybody new to the list, masters too.',
    confidence: 'low',
    sources: ['own-reading', 'other-programs'],
  },
  {
    id: 'E6',
    clauses: ['7.3.1 (from 2024-12-01)', '7.2.1'],
    question: 'What is the relevant list for the 600 points, and what becomes of the game?',
    reading:
      'The rapid or blitz list in force at the start, and the standard rating where it is used. The game is not there at all: neither ' +
      'its score nor the game counts. A game of an unrated player is never struck, whatever the opponent’s rating.',
    confidence: 'medium',
    sources: ['handbook-rapid-2024', 'player-2025'],
  },
  {
    id: 'E7',
    clauses: ['7.2.1', '6.1.4'],
    question: 'Does a player with a standard rating need five games to be published?',
    reading: 'No. Such a player is considered to be rated; 6.1.4 is for ratings that are computed from games.',
    confidence: 'medium',
    sources: ['handbook-rapid-2024'],
  },
  {
    id: 'E8',
    clauses: ['7.2.1'],
    question: 'What if a player entered with a standard rating and no game counts?',
    reading: 'The player is not on the list.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E9',
    clauses: ['7.2.1', '7.2.5', '6.1.1'],
    question: 'An event began before the first rapid rating and is rated after it.',
    reading:
      'The rating used is the standard rating of its start, for the player and the opponents; the change goes on top of the rating of ' +
      'the previous list.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E12',
    clauses: ['1.2'],
    question: 'Do different times exclude one game or the whole event?',
    reading:
      'The control is the event’s, so none of its games counts. A tie-break with other times is an event by itself and not rated.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E13',
    clauses: ['6.2.1', '7.2.1'],
    question: 'A player fell below 1400 on this list and has a standard rating.',
    reading:
      'Unrated here, so the standard rating is used again at the next event; games and peak of the list are kept.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E14',
    clauses: ['7.2.1', '7.2.2'],
    question: 'Results were collected while the player had neither rating; then a standard rating comes.',
    reading: 'From then on 7.2.1 holds at each start, and the collected results are not used any more.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E15',
    clauses: ['6.2.2'],
    question: 'When is somebody inactive?',
    reading: 'After twelve lists without a rated game of this kind.',
    confidence: 'medium',
    sources: ['handbook-rapid-2024'],
  },
  {
    id: 'E16',
    clauses: ['7.2.1', '6.1'],
    question:
      'FIDE has rated games of players with a standard rating and without one on this list late, or not at all.',
    reading:
      'Their games count on the list that they are reported for. Before a list is sealed its report names whoever has played ' +
      'so and is not on it, below the floor or kept off.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E17',
    clauses: ['7.3.3', '7.2.1'],
    question: 'A standard rating of 2400 was used (K 10), and the first rating of the list is 2395.',
    reading: 'The standard rating that was used counts among the highest ratings, so K stays 10.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E18',
    clauses: ['7.2.1', '6.2.1'],
    question: 'Rated on the list at the start, off it since, with a standard rating.',
    reading: 'Differences by the rating of the start; the change goes on the standard rating.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E19',
    clauses: ['7.2.1', '7.2.5'],
    question: 'A standard rating at the start, and published on the list meanwhile.',
    reading: 'Differences by the standard rating; the change goes on the rating published meanwhile.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'E20',
    clauses: ['1.1.1', '1.1.2', '1.2'],
    question: 'Different times for white and black, and neither belongs to this list.',
    reading: 'Not rated for 1.2 alone: the class is judged only where the times are equal.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'R1',
    clauses: ['7.2.1'],
    question: 'Of several events in a period, only an earlier one began while the player had a standard rating.',
    reading:
      'The change goes on that standard rating: whoever was considered to be rated once does not fall back into a pool.',
    confidence: 'low',
    sources: ['own-reading'],
  },
] as const satisfies readonly ClauseReading<FideRapid202412Clause>[];
