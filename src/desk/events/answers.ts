/** Possible answers to a question, and their effects. */
import type { Finding } from '../../core/finding.ts';
import type { EntryKinds, EntryJson } from '../../ledger/entries.ts';
import type { Paper } from '../../ledger/store.ts';
import type { AS_IS } from './doubtful-names.ts';

export type QuestionAnswer =
  | { readonly person: string }
  /** Nobody who is there: entered with the acceptance, as the report has the player; `as-is` also where the name is doubtful. */
  | { readonly person: 'new' | typeof AS_IS }
  /** The right name of a player who is entered, where the report's is doubtful. */
  | { readonly name: string }
  /** In the words of docs/format.md. */
  | { readonly value: EntryJson }
  /** Of a rating that the report gives: it is taken as brought in, the player is unrated, or is somebody else. */
  | { readonly rating: string };

/** The data of its entry, except for the question. */
export type AnswerData = Omit<EntryKinds['question.answered'], 'event' | 'question'>;

/** What is posted; or what prevents it. */
export type CheckedAnswer = {
  readonly data: AnswerData;
  readonly papers?: readonly Paper[];
  readonly findings: readonly Finding[];
};

export type AnswerAttempt = CheckedAnswer | { readonly data?: never; readonly findings: readonly Finding[] };

/** Not an id, not a number with its kind, and none of the reserved words. */
export const isNameAnswer = (text: string): boolean =>
  !/^(?:new|as-is|\d+|[0-9a-z]{7}|(?:fide|komir|orr|pin):.*)$/i.test(text.trim());
