/** What is open about changes of a whole pool, which no edition speaks of, and how Elobook reads it. */
import type { ClauseReading } from '../../../explain/reading.ts';

export const POOL_CHANGE_READINGS = [
  {
    id: 'P1',
    clauses: [],
    question: 'Is a change of all ratings part of an edition?',
    reading: 'No. The editions know nothing of it; the office applies it to a list, by an entry of its own.',
    confidence: 'high',
    sources: ['follows'],
  },
  {
    id: 'P2',
    clauses: [],
    question: 'In which order do the change and the events of the same list come?',
    reading:
      'First the events, which give a rounded rating, then the rule: 1500 with a change of −20 is 1480, and 1480 + 208 = ' +
      '1688 on FIDE’s list of March 2024. The order is a field of the entry.',
    otherwise:
      'Austria changed the ratings first and rated the events afterwards. The two differ by up to 0.4 of the change.',
    confidence: 'medium',
    sources: ['fide-news-2831', 'lists-march-2024'],
  },
  {
    id: 'P3',
    clauses: [],
    question: 'Is it rounded once or twice?',
    reading: 'Twice: the change of the period, and then the rule. A rating of a list is a whole number.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'P4',
    clauses: [],
    question: 'An event started before the change and is rated on a later list.',
    reading:
      'Its change is computed from the ratings of its start and added as it is: neither these ratings nor the change are scaled.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'P5',
    clauses: [],
    question: 'Who falls below the old floor by the events of that list?',
    reading: 'Such a player is unrated: the floor is tested before the rule.',
    confidence: 'high',
    sources: ['follows'],
  },
  {
    id: 'P6',
    clauses: [],
    question: 'What of newcomers on that very list?',
    reading: 'Their first rating is changed like any other.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'P7',
    clauses: [],
    question: 'A newcomer’s results are from before the change.',
    reading:
      'They stay as they were played, with the opponents’ old ratings. A pool can be set to raise these by the rule.',
    otherwise: 'Raising the old opponents is kinder to newcomers.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'P8',
    clauses: [],
    question: 'An event from before the change is corrected afterwards.',
    reading:
      'The list of then is computed again with its change, and the difference of the ratings that it gives reaches the next ' +
      'list, in whole points: below 2000 about 0.6 of the correction.',
    otherwise: 'An office may add the bare difference; then it has to say so.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'P9',
    clauses: [],
    question: 'Does a raised rating count as reached?',
    reading: 'Yes, as it is published: for the highest rating, for the 2400 of K, and for limits of titles.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'P10',
    clauses: [],
    question: 'A decision on one player and a change of all ratings meet on one list.',
    reading: 'The decision on the one player comes last.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'P11',
    clauses: [],
    question: 'Lists are brought in without their events. What is the step of March 2024 in them?',
    reading:
      'It is known by the date and by the numbers, and told as a change of all ratings, not as play. So is FIDE’s lift of rapid ' +
      'and blitz ratings of October 2022.',
    confidence: 'high',
    sources: ['lists-march-2024', 'scacchierando'],
  },
  {
    id: 'P12',
    clauses: [],
    question: 'National lists follow FIDE’s numbers. Do they change with them?',
    reading: 'By an entry and a decision of their own, on the day that the federation names.',
    confidence: 'low',
    sources: ['own-reading'],
  },
  {
    id: 'P13',
    clauses: [],
    question: 'Austria’s 0.333333 has no rounding.',
    reading: '333333/1000000, to the nearest whole number: 800 becomes 1200.',
    confidence: 'low',
    sources: ['austrian-decision', 'own-reading'],
  },
  {
    id: 'P14',
    clauses: [],
    question: 'May a rule towards a limit lower anybody?',
    reading: 'Never. Above the limit nothing changes.',
    confidence: 'high',
    sources: ['follows'],
  },
] as const satisfies readonly ClauseReading<never>[];
