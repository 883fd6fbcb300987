/** The data in the row of a question: the question itself, and its answer. */
import type { EntryKinds, QuestionRecord } from '../entries.ts';
import { personNumber } from '../ids.ts';
import type { QuestionRow } from '../store.ts';

export const questionRecord = ({ data }: Pick<QuestionRow, 'data'>): QuestionRecord =>
  JSON.parse(data) as QuestionRecord;

/** The fact that a question asks for; only for questions of that kind. */
export const factField = (row: Pick<QuestionRow, 'data'>): string => questionRecord(row).field as string;

/** The answer as in its entry; undefined for an open question. */
export const answerRecord = ({ answer }: Pick<QuestionRow, 'answer'>): Partial<EntryKinds['question.answered']> =>
  answer === null ? {} : (JSON.parse(answer) as EntryKinds['question.answered']);

/** The persons who may be meant by open questions. */
export const candidatesOf = (questions: readonly Pick<QuestionRow, 'open' | 'data'>[]): ReadonlySet<number> =>
  new Set(
    questions
      .filter(({ open }) => open)
      .flatMap((row) => questionRecord(row).candidates ?? [])
      .map((id) => personNumber(id) as number),
  );
