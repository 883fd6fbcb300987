/** Headings and short sentences about events, in English. */
import type { Worded } from '../../worded.ts';
import type { OpenCounts, SubmittedCounts } from '../../../explain/event-words.ts';
import type { EventState } from '../../../ledger/store.ts';
import type { Say } from '../../../explain/language.ts';

const KINDS: Readonly<
  Record<
    'registration' | 'arbiter-report' | 'report' | 'last-list' | 'appeal' | 'list',
    (list: string | undefined, say: Say) => string
  >
> = {
  registration: () => 'registration',
  'arbiter-report': () => 'the chief arbiter’s report to the federation',
  report: (list, say) => (list === undefined ? 'report' : `report, for the list of ${say.month(list)}`),
  'last-list': (list, say) => `last day for any list (${say.month(list as string)})`,
  appeal: () => 'appeal against the refusal',
  list: (list, say) => `the list of ${say.month(list as string)} closes`,
};

export const EVENT_WORDS = {
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
  parts: 'Parts',
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
  } satisfies Readonly<Record<EventState, string>>,
  none: '–',
  registered: (event: string, day: string, say: Say) => `Event ${event} is registered, as of ${say.date(day)}.`,
  submitted: (
    { files, refused, events, accepted, questions, entered, newcomers, untold = 0 }: SubmittedCounts,
    say: Say,
  ) =>
    [
      `${say.count(files, 'file', 'files')}: ${say.count(events, 'event', 'events')} taken in`,
      ...(accepted === 0 ? [] : [`${say.number(accepted)} accepted`]),
      ...(questions === 0 ? [] : [say.count(questions, 'question', 'questions')]),
      ...(entered === 0 ? [] : [say.count(entered, 'new person', 'new persons')]),
      ...(newcomers === 0 ? [] : [`${say.count(newcomers, 'new player', 'new players')} waiting`]),
      ...(refused === 0 ? [] : [`${say.count(refused, 'file', 'files')} refused`]),
      ...(untold === 0 ? [] : [`${say.count(untold, 'file', 'files')} not named here`]),
    ].join(', ') + '.',
  /** Of events that were to be accepted and that nothing but a decision stands in the way of. */
  notAccepted: (events: readonly string[], more: number, say: Say) =>
    `Not accepted yet: ${say.list(events)}${more === 0 ? '' : ` (and ${say.number(more)} more)`}. Read what is said of them, then “events accept EVENT” or “events refuse EVENT”.`,
  cameLate: (event: string) =>
    `If the report came earlier: withdraw the event (“events withdraw ${event}”) and send the file again with --received DAY.`,
  cameIn: (event: string, state: EventState, questions: number, say: Say) =>
    questions === 0
      ? `${event}: ${EVENT_WORDS.states[state]}`
      : `${event}: ${say.count(questions, 'open question', 'open questions')}`,
  /** In place of a person: who is not in the registry yet; and the short mark of it. */
  noStandard: 'none (a newcomer)',
  newcomer: 'new, entered when the event is accepted',
  newcomerMark: 'new',
  refusedFile: 'refused',
  accepted: (event: string, edition: string, list: string | undefined, say: Say) =>
    list === undefined
      ? `Event ${event} is accepted by ${edition} and rated.`
      : `Event ${event} is accepted by ${edition}, for the list of ${say.month(list)}.`,
  ratedAgain: (events: readonly string[], say: Say) => `Rated again: ${say.list(events)}.`,
  moved: (player: string, before: string, after: string) => `${player}: ${before} → ${after}`,
  refused: (event: string, clauses: readonly string[], say: Say) =>
    clauses.length === 0 ? `Event ${event} is refused.` : `Event ${event} is refused under ${say.list(clauses)}.`,
  changed: (event: string) => `Event ${event} is changed.`,
  exported: (event: string, file: string, players: number, games: number, say: Say) =>
    `Event ${event} is written to ${file}: ${say.count(players, 'player', 'players')}, ${say.count(games, 'game', 'games')}.`,
  exportedMonth: (events: number, file: string, say: Say) =>
    `${say.count(events, 'event is', 'events are')} written to ${file}.`,
  arbiters: 'Arbiters',
  roles: { chief: 'chief arbiter', deputy: 'deputy chief arbiter', arbiter: 'arbiter' },
  arbitersErased: (event: string, papers: number, say: Say) =>
    `Erased of the arbiters of ${event}: ${say.count(papers, 'paper', 'papers')}.`,
  noArbiters: (event: string) => `No arbiters of ${event} are named.`,
  withdrawn: (event: string) => `Event ${event} is withdrawn.`,
  answered: (question: number, person: string | undefined, open: number, say: Say) =>
    `Question ${question} is answered${person === undefined ? '' : `: ${person}`}; ${
      open === 0 ? 'none is left' : `${say.count(open, 'question is', 'questions are')} left`
    }.`,
  who: (question: number, event: string, reported: string) => `${event}, question ${question}: who is ${reported}?`,
  what: (question: number, event: string, field: string) => `${event}, question ${question}: ${field}?`,
  /** Of a rating that the report gives. */
  rated: (question: number, event: string, reported: string, rating: number) =>
    `${event}, question ${question}: is ${rating} the rating of ${reported}?`,
  answeredRatings: (event: string, answered: number, open: number, say: Say) =>
    `${say.count(answered, 'question about a rating is', 'questions about ratings are')} answered for ${event}; ${
      open === 0 ? 'none is left' : `${say.count(open, 'question is', 'questions are')} left`
    }.`,
  /** What can be answered, once for all ratings of an event. */
  ratingAnswers: (event: string) =>
    `  Answer each with “taken” (as brought in), “unrated” or “other” (somebody else); all at once: events answer ${event} --all taken`,
  /** The last list that had a player. */
  listedBefore: (list: string, rating: number | null, say: Say) =>
    `on the list of ${say.date(list)}: ${rating ?? 'unrated'}`,
  noQuestions: 'No question is open.',
  noEvents: 'There are no such events.',
  status: {
    title: (name: string, today: string, say: Say) => `${name}, ${say.date(today)}`,
    counts: (entries: number, persons: number, say: Say) =>
      `${say.count(entries, 'entry', 'entries')} in the ledger, ${say.count(persons, 'person', 'persons')} in the registry.`,
    newest: (date: string, players: number, say: Say) =>
      `newest list ${say.date(date)}, ${say.count(players, 'player', 'players')}`,
    noList: 'no list yet',
    next: (list: string, say: Say) => `next list ${say.month(list)}`,
    openQuestions: ({ identity, fact, rating, events }: OpenCounts, say: Say) =>
      events === 0
        ? 'No question is open.'
        : `${say.count(identity + fact + rating, 'open question', 'open questions')} about ${say.count(events, 'event', 'events')}: ${say.number(identity)} on players, ${say.number(fact)} on facts, ${say.number(rating)} on ratings.`,
    deadlines: 'Deadlines',
    noDeadlines: 'Nothing is due.',
    overdue: 'overdue',
    kinds: KINDS,
  },
};

export type EventWords = Worded<typeof EVENT_WORDS>;
