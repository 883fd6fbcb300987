/** The messages between the page and the worker that reads files. */
import type { Control } from '../../../core/control.ts';
import type { Finding } from '../../../core/finding.ts';
import type { AskedEdition, Inspection, InspectedReasons } from '../../../engine/inspection.ts';

/** A list of the office from which ratings and K can be taken. */
export interface OfferedList {
  /** The name of the pool, or of a list that the visitor dropped. */
  readonly key: string;
  readonly name: string;
  readonly family?: string;
  readonly control?: Control;
  /** The day from which it is in force, where it is known. */
  readonly date?: string;
  /** The address from which it is fetched; a dropped list is already there. */
  readonly href?: string;
}

/** Which ratings are used: those of the list that fits, those of the file, or those of one list. */
export type RatingsChoice = 'auto' | 'file' | { readonly list: string };

export interface InspectionQuery extends AskedEdition {
  readonly ratings: RatingsChoice;
}

/** Why a list was used or not. */
export type ListUse =
  | { readonly why: 'file' }
  /** No list of these ratings is offered, or the report cannot be rated. */
  | { readonly why: 'no-list' }
  /** The event began before the list came into force, so that another one counts. */
  | { readonly why: 'older-event'; readonly list: string }
  /** Hardly anybody is on the list. */
  | { readonly why: 'strangers'; readonly list: string; readonly found: number; readonly of: number }
  | { readonly why: 'unreachable'; readonly list: string }
  | { readonly why: 'used'; readonly list: string; readonly found: number; readonly of: number };

export interface InspectionReply extends Inspection {
  readonly list: ListUse;
}

/** The result of reading a given file. */
export type OpenedPart = { readonly name: string } & (
  | {
      readonly kind: 'report';
      /** The number that identifies it in requests. */
      readonly file: number;
      readonly bytes: Uint8Array;
      readonly text: string;
      readonly encoding: string;
    }
  | { readonly kind: 'list'; readonly list: OfferedList }
  | { readonly kind: 'fault'; readonly finding: Finding }
);

/** Each question with its answer. */
export interface CheckQuestions {
  readonly offer: { readonly ask: readonly OfferedList[]; readonly answer: null };
  readonly open: {
    readonly ask: { readonly name: string; readonly blob: Blob };
    readonly answer: readonly OpenedPart[];
  };
  readonly inspect: {
    readonly ask: { readonly file: number; readonly query: InspectionQuery };
    readonly answer: InspectionReply;
  };
  readonly reasons: {
    readonly ask: { readonly file: number; readonly player: string; readonly query: InspectionQuery };
    readonly answer: InspectedReasons | null;
  };
  readonly forget: { readonly ask: number; readonly answer: null };
}

export type CheckQuestion = keyof CheckQuestions;

export interface AskedMessage<Q extends CheckQuestion = CheckQuestion> {
  readonly id: number;
  readonly question: Q;
  readonly ask: CheckQuestions[Q]['ask'];
}

export type AnsweredMessage =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failed: string };

/** Puts questions to the worker. */
export type AskWorker = <Q extends CheckQuestion>(
  question: Q,
  ask: CheckQuestions[Q]['ask'],
) => Promise<CheckQuestions[Q]['answer']>;
