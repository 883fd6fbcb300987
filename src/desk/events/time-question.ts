/**
 * In a group of pools the time of the games decides by which ratings an event counts. Where a report has it only in words that are
 * not read, it is a question: the time, or that nobody knows it and the event counts in the pool that it was sent to.
 */
import { type Day, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { ControlPeriod, Report } from '../../core/report.ts';
import { controlsInWords } from '../../formats/trf/time-control.ts';
import type { EntryJson, QuestionRecord } from '../../ledger/entries.ts';
import { eventId } from '../../ledger/ids.ts';
import { groupOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, EventRow, PoolRow } from '../../ledger/store.ts';
import { eventFinding, keptFinding } from '../findings/events.ts';
import { AS_IS } from './doubtful-names.ts';
import type { Draft } from './draft.ts';
import { otherPool, siblingsOf } from './right-pool.ts';

const FIELD = 'controls';

export const isTimeField = (field: string): boolean => field === FIELD;

/** What a reader says of a time control in words that are not read. */
export const isTimeOpen = ({ code }: Finding): boolean => code === 'trf.control-open';

export const isTimeQuestion = ({ kind, field }: Pick<QuestionRecord, 'kind' | 'field'>): boolean =>
  kind === 'fact' && field === FIELD;

/** A report as it comes, by what its file says. */
export function withTime(pool: PoolRow, draft: Draft, said: readonly Finding[]): Draft {
  const open = said.find(isTimeOpen);
  if (open === undefined || groupOfPool(pool) === undefined) return draft;
  const question = draft.questions.length + 1;
  const facts = { event: eventId(draft.event), question, pool: pool.pool, seen: open.facts['seen'] as string };
  const finding = eventFinding('event.control-asked', facts, 'warn');
  const questions = [
    ...draft.questions,
    { question, kind: 'fact', field: FIELD, finding: keptFinding(finding) } satisfies QuestionRecord,
  ];
  const told = open.at === undefined ? finding : { ...finding, at: open.at };
  return { ...draft, questions, data: { ...draft.data, questions }, told: [...draft.told, told] };
}

/** The value of an answer: the periods, null where it stays unknown; or what stands against it. */
export async function timeAnswer(
  desk: Desk,
  row: EventRow,
  question: number,
  answer: EntryJson,
): Promise<{ readonly value: EntryJson } | { readonly fault: Finding }> {
  if (answer === AS_IS) return { value: null };
  if (typeof answer !== 'string') return { value: answer };
  const controls = controlsInWords(answer);
  if (controls === undefined) return { fault: eventFinding('event.answer-time', { question, seen: answer }) };
  const pool = (await desk.pool(row.pool)) as PoolRow;
  const [fault] = otherPool(pool, await siblingsOf(desk, pool), [reportWith(row, controls)]);
  return fault === undefined
    ? { value: controls.map(({ moves = null, minutes, increment }) => ({ moves, minutes, increment })) }
    : { fault };
}

/** As much of a report as its pool is found by. */
const reportWith = ({ start }: EventRow, controls: readonly ControlPeriod[]): Report => ({
  event: { id: '', controls, ...(start === null ? {} : { start: parseDay(start) as Day }) },
  players: [],
  games: [],
});
