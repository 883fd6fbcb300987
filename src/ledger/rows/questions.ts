/** What the row of a question says: the question as it was asked, and its answer. */
import type { EntryKinds, QuestionRecord } from '../entries.ts';
import { personNumber } from '../ids.ts';
import type { QuestionRow } from '../store.ts';

export const questionRecord = ({ data }: Pick<QuestionRow, 'data'>): QuestionRecord =>
  JSON.parse(data) as QuestionRecord;

/** Which fact a question asks for; only questions of that kind are asked so. */
export const factField = (row: Pick<QuestionRow, 'data'>): string => questionRecord(row).field as string;

/** The answer as its entry has it; nothing of a question that nobody has answered. */
export const answerRecord = ({ answer }: Pick<QuestionRow, 'answer'>): Partial<EntryKinds['question.answered']> =>
  answer === null ? {} : (JSON.parse(answer) as EntryKinds['question.answered']);

/** The persons who may be meant by questions that are open. */
export const candidatesOf = (questions: readonly Pick<QuestionRow, 'open' | 'data'>[]): ReadonlySet<number> =>
  new Set(
    questions
      .filter(({ open }) => open)
      .flatMap((row) => questionRecord(row).candidates ?? [])
      .map((id) => personNumber(id) as number),
  );
