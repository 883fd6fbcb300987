/** Headings and short sentences about events, in English. */
import type { EventWords } from '../../../explain/event-words.ts';

export const EVENT_WORDS: EventWords = {
  event: 'Event',
  pool: 'Pool',
  name: 'Name',
  days: 'Days',
  state: 'State',
  players: 'Players',
  games: 'Games',
  list: 'List',
  questions: 'Questions',
  report: 'Report',
  edition: 'Edition',
  waivers: 'Set aside',
  entries: 'Entries',
  partOf: 'Part of',
  received: 'Received',
  answer: 'Answer',
  states: {
    registered: 'registered',
    submitted: 'submitted',
    questions: 'questions open',
    accepted: 'accepted',
    refused: 'refused',
    rated: 'rated',
    published: 'published',
    corrected: 'corrected',
    withdrawn: 'withdrawn',
  },
  none: '–',
  registered: (event, day, say) => `Event ${event} is registered, as of ${say.date(day)}.`,
  submitted: ({ files, refused, events, accepted, questions, entered, newcomers, untold = 0 }, say) =>
    [
      `${say.count(files, 'file', 'files')}: ${say.count(events, 'event', 'events')} taken in`,
      ...(accepted === 0 ? [] : [`${say.number(accepted)} accepted`]),
      ...(questions === 0 ? [] : [say.count(questions, 'question', 'questions')]),
      ...(entered === 0 ? [] : [say.count(entered, 'new person', 'new persons')]),
      ...(newcomers === 0 ? [] : [`${say.count(newcomers, 'new player', 'new players')} waiting`]),
      ...(refused === 0 ? [] : [`${say.count(refused, 'file', 'files')} refused`]),
      ...(untold === 0 ? [] : [`${say.count(untold, 'file', 'files')} not named here`]),
    ].join(', ') + '.',
  cameIn: (event, state, questions, say) =>
    questions === 0
      ? `${event}: ${EVENT_WORDS.states[state]}`
      : `${event}: ${say.count(questions, 'open question', 'open questions')}`,
  newcomer: 'new, entered when the event is accepted',
  newcomerMark: 'new',
  refusedFile: 'refused',
  accepted: (event, edition, list, say) =>
    list === undefined
      ? `Event ${event} is accepted by ${edition} and rated.`
      : `Event ${event} is accepted by ${edition}, for the list of ${say.month(list)}.`,
  ratedAgain: (events, say) => `Rated again: ${say.list(events)}.`,
  moved: (player, before, after) => `${player}: ${before} → ${after}`,
  refused: (event, clauses, say) =>
    clauses.length === 0 ? `Event ${event} is refused.` : `Event ${event} is refused under ${say.list(clauses)}.`,
  withdrawn: (event) => `Event ${event} is withdrawn.`,
  answered: (question, person, open, say) =>
    `Question ${question} is answered${person === undefined ? '' : `: ${person}`}; ${
      open === 0 ? 'none is left' : `${say.count(open, 'question is', 'questions are')} left`
    }.`,
  who: (question, event, reported) => `${event}, question ${question}: who is ${reported}?`,
  what: (question, event, field) => `${event}, question ${question}: ${field}?`,
  rated: (question, event, reported, rating) =>
    `${event}, question ${question}: is ${rating} the rating of ${reported}?`,
  answeredRatings: (event, answered, open, say) =>
    `${say.count(answered, 'question about a rating is', 'questions about ratings are')} answered for ${event}; ${
      open === 0 ? 'none is left' : `${say.count(open, 'question is', 'questions are')} left`
    }.`,
  ratingAnswers: (event) =>
    `  Answer each with “taken” (as brought in), “unrated” or “other” (somebody else); all at once: events answer ${event} --all taken`,
  listedBefore: (list, rating, say) => `on the list of ${say.date(list)}: ${rating ?? 'unrated'}`,
  noQuestions: 'No question is open.',
  noEvents: 'There are no such events.',
  status: {
    title: (name, today, say) => `${name}, ${say.date(today)}`,
    counts: (entries, persons, say) =>
      `${say.count(entries, 'entry', 'entries')} in the ledger, ${say.count(persons, 'person', 'persons')} in the registry.`,
    newest: (date, players, say) => `newest list ${say.date(date)}, ${say.count(players, 'player', 'players')}`,
    noList: 'no list yet',
    next: (list, say) => `next list ${say.month(list)}`,
    openQuestions: ({ identity, fact, rating, events }, say) =>
      events === 0
        ? 'No question is open.'
        : `${say.count(identity + fact + rating, 'open question', 'open questions')} about ${say.count(events, 'event', 'events')}: ${say.number(identity)} on players, ${say.number(fact)} on facts, ${say.number(rating)} on ratings.`,
    deadlines: 'Deadlines',
    noDeadlines: 'Nothing is due.',
    overdue: 'overdue',
    kinds: {
      registration: () => 'registration',
      report: (list, say) => (list === undefined ? 'report' : `report, for the list of ${say.month(list)}`),
      'last-list': (list, say) => `last day for any list (${say.month(list as string)})`,
      appeal: () => 'appeal against the refusal',
      list: (list, say) => `the list of ${say.month(list as string)} closes`,
    },
  },
};
