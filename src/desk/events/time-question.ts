/**
 * In a group of pools the time control decides by which ratings an event counts. Where a report has it only in words
 * that are not understood, or not at all, it is a question: the time control, or that it is unknown and the event
 * counts in the pool that it was sent to.
 */
import { type Day, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { ControlPeriod, Report } from '../../core/report.ts';
import { controlsInWords } from '../../formats/trf/time-control.ts';
import type { EntryJson, QuestionRecord } from '../../ledger/entries.ts';
import { eventId } from '../../ledger/ids.ts';
import { controlOfPool, groupOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, EventRow, PoolRow } from '../../ledger/store.ts';
import { eventFinding, keptFinding } from '../findings/events.ts';
import { AS_IS } from './doubtful-names.ts';
import { controlOfRulebook } from './choose-pool.ts';
import type { Batch, Draft } from './draft.ts';
import type { ReadFile } from './read.ts';
import { otherPool, type SiblingPool, siblingsOf } from './right-pool.ts';

const FIELD = 'controls';

export const isTimeField = (field: string): boolean => field === FIELD;

/** A reader's finding about a time control in words that are not understood. */
export const isTimeOpen = ({ code }: Finding): boolean => code === 'trf.control-open';

export const isTimeQuestion = ({ kind, field }: Pick<QuestionRecord, 'kind' | 'field'>): boolean =>
  kind === 'fact' && field === FIELD;

/** For a report as it comes, from its file. `siblings`: other pools of the group. */
export function withTime(
  { pool, corrects }: Pick<Batch, 'pool' | 'corrects'>,
  siblings: readonly SiblingPool[],
  draft: Draft,
  { findings: said, rulebook }: Pick<ReadFile, 'findings' | 'rulebook'>,
): Draft {
  if (groupOfPool(pool) === undefined) return draft;
  const asked = { event: eventId(draft.event), question: draft.questions.length + 1, pool: pool.pool };
  const open = said.find(isTimeOpen);
  if (open !== undefined) {
    const finding = eventFinding('event.control-asked', { ...asked, seen: open.facts['seen'] as string }, 'warn');
    return withQuestion(draft, open.at === undefined ? finding : { ...finding, at: open.at });
  }
  const { controls = [] } = draft.report.event;
  // a corrected event counts already, and an edition's rules are for one time control
  const isKnown = controls.length > 0 || corrects !== undefined || controlOfRulebook(rulebook) === controlOfPool(pool);
  if (isKnown || siblings.every((each) => controlOfPool(each) === controlOfPool(pool))) return draft;
  const pools = [pool, ...siblings].map((each) => each.pool);
  return withQuestion(draft, eventFinding('event.control-missing', { ...asked, pools }, 'warn'));
}

function withQuestion(draft: Draft, finding: Finding): Draft {
  const question = draft.questions.length + 1;
  const questions = [
    ...draft.questions,
    { question, kind: 'fact', field: FIELD, finding: keptFinding(finding) } satisfies QuestionRecord,
  ];
  return { ...draft, questions, data: { ...draft.data, questions }, told: [...draft.told, finding] };
}

/** The value of an answer: the periods, null where it stays unknown; or what is wrong with it. */
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
    : { fault: { ...fault, facts: { ...fault.facts, event: eventId(row.event) } } };
}

/** The part of a report by which its pool is found. */
const reportWith = ({ start }: EventRow, controls: readonly ControlPeriod[]): Report => ({
  event: { id: '', controls, ...(start === null ? {} : { start: parseDay(start) as Day }) },
  players: [],
  games: [],
});
