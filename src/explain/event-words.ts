/** Headings and short sentences about events and the state of the office. */
import type { EventState } from '../ledger/store.ts';
import type { Say } from './language.ts';

export interface EventWords {
  readonly event: string;
  readonly pool: string;
  readonly name: string;
  readonly days: string;
  readonly state: string;
  readonly players: string;
  readonly games: string;
  readonly list: string;
  readonly questions: string;
  readonly report: string;
  readonly edition: string;
  readonly waivers: string;
  readonly entries: string;
  readonly partOf: string;
  readonly received: string;
  readonly answer: string;
  readonly states: Readonly<Record<EventState, string>>;
  readonly none: string;
  readonly registered: (event: string, day: string, say: Say) => string;
  readonly submitted: (counts: SubmittedCounts, say: Say) => string;
  readonly cameIn: (event: string, state: EventState, questions: number, say: Say) => string;
  /** In place of a person: who is not in the registry yet; and the short mark of it. */
  readonly newcomer: string;
  readonly newcomerMark: string;
  readonly refusedFile: string;
  readonly accepted: (event: string, edition: string, list: string | undefined, say: Say) => string;
  readonly ratedAgain: (events: readonly string[], say: Say) => string;
  readonly moved: (player: string, before: string, after: string) => string;
  readonly refused: (event: string, clauses: readonly string[], say: Say) => string;
  readonly withdrawn: (event: string) => string;
  readonly answered: (question: number, person: string | undefined, open: number, say: Say) => string;
  readonly who: (question: number, event: string, reported: string) => string;
  readonly what: (question: number, event: string, field: string) => string;
  /** Of a rating that the report gives. */
  readonly rated: (question: number, event: string, reported: string, rating: number) => string;
  readonly answeredRatings: (event: string, answered: number, open: number, say: Say) => string;
  /** What can be answered, once for all ratings of an event. */
  readonly ratingAnswers: (event: string) => string;
  /** The last list that had a player. */
  readonly listedBefore: (list: string, rating: number | null, say: Say) => string;
  readonly noQuestions: string;
  readonly noEvents: string;
  readonly status: {
    readonly title: (name: string, today: string, say: Say) => string;
    readonly counts: (entries: number, persons: number, say: Say) => string;
    readonly newest: (date: string, players: number, say: Say) => string;
    readonly noList: string;
    readonly next: (list: string, say: Say) => string;
    readonly openQuestions: (counts: OpenCounts, say: Say) => string;
    readonly deadlines: string;
    readonly noDeadlines: string;
    readonly overdue: string;
    readonly kinds: Readonly<
      Record<
        'registration' | 'report' | 'last-list' | 'appeal' | 'list',
        (list: string | undefined, say: Say) => string
      >
    >;
  };
}

/** Open questions by kind, and of how many events. */
export interface OpenCounts {
  readonly identity: number;
  readonly fact: number;
  readonly rating: number;
  readonly events: number;
}

export interface SubmittedCounts {
  readonly files: number;
  readonly refused: number;
  readonly events: number;
  readonly accepted: number;
  readonly questions: number;
  readonly entered: number;
  readonly newcomers: number;
  /** Files that are not told one by one. */
  readonly untold?: number;
}
