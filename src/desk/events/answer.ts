/** Answers a question about an event: who a player is, or a fact that is missing in the report. */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { EventFacts, PlayerFacts } from '../../core/report.ts';
import { readGrade } from '../../formats/go.ts';
import { readEventFacts, readPlayerFacts } from '../../formats/json/fields.ts';
import { DocumentNotes } from '../../formats/json/findings.ts';
import { eventRecord, playerRecord } from '../../formats/json/write.ts';
import { nameDoubtsIn, isNeverAdmitted } from '../../intake/doubtful.ts';
import type { Contradiction } from '../../intake/identify.ts';
import { canonicalJson, type Json as CanonicalJson } from '../../ledger/canonical.ts';
import type { EntryJson, JsonObject } from '../../ledger/entries.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow, QuestionRow } from '../../ledger/store.ts';
import { type ChangeOptions, type ChangingDesk, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { eventFactsIn } from '../../ledger/rows/content.ts';
import { checkReturn, type Readmission, missingGround } from '../memory/remembered.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { erasedBy } from '../../ledger/rows/persons.ts';
import { findPlayer } from '../registry/find.ts';
import { registryFinding } from '../findings/registry.ts';
import { ghostsAmong } from '../registry/ghosts.ts';
import { AS_IS, type EventText, isEventText, nameDoubt, textDoubt } from './doubtful-names.ts';
import { namePaper } from './draft.ts';
import { knownByReport } from './identification.ts';
import { ratingQuestionsFor, ratingsFinding, ratingAnswerData } from './answer-rating.ts';
import { endBeforeStart } from './register.ts';
import { reportedPlayers } from './reported.ts';
import { eventFinding } from '../findings/events.ts';
import { isStandardField, NO_STANDARD } from './standard-questions.ts';
import { contradictionFindings } from './speaks-against.ts';
import { eventOf, STATES_FOR, wrongState } from './states.ts';
import { isTimeField, timeAnswer } from './time-question.ts';
import type { QuestionAnswer, CheckedAnswer, AnswerAttempt } from './answers.ts';
import { answerRecord, factField, questionRecord } from '../../ledger/rows/questions.ts';

export interface AnswerInput extends Readmission {
  readonly event: string;
  readonly question: number;
  readonly answer: QuestionAnswer;
  /** Contradictions between the report and the person, which the officer has confirmed. */
  readonly although?: ReadonlySet<Contradiction>;
}

export interface AnsweredQuestion {
  readonly event: string;
  readonly question: number;
  /** The person meant. */
  readonly person?: string;
  /** A new person, who is entered when the event is accepted. */
  readonly newcomer?: true;
  /** Number of open questions. */
  readonly open: number;
  /** The event had been accepted, and waits again. */
  readonly reopened?: true;
}

export async function answerQuestion(
  office: Office,
  { event: id, question: number, answer, remembered, although }: AnswerInput,
  options: ChangeOptions,
): Promise<Outcome<AnsweredQuestion>> {
  return changeOffice(office, options, async (changing) => {
    const { desk, post } = changing;
    const { row, fault } = await eventOf(desk, id);
    if (fault !== undefined) return refused(fault);
    const asked = { event: eventId(row.event), question: number };
    const question = (await desk.questions(row.event)).find((each) => each.question === number);
    if (question === undefined) return refused(eventFinding('event.question-unknown', asked));
    if (STATES_FOR.correct.includes(row.state))
      return refused(eventFinding('event.answer-counts', { ...asked, about: question.kind }));
    if (!STATES_FOR.answer.includes(row.state)) return refused(wrongState(row, 'answer'));
    const tried = await tryAnswer(changing, row, question, answer, {
      ...options,
      ...(remembered === undefined ? {} : { remembered }),
      although: although ?? new Set(),
    });
    if (tried.data === undefined) return refused(...tried.findings);
    const { data: first, papers = [], findings } = tried as CheckedAnswer;
    if (isTheSame(question, first)) return refused(eventFinding('event.question-answered', asked));
    const before = question.open ? undefined : await answeredBefore(desk, row, question);
    const data = before === undefined || first.newcomer === undefined ? first : { ...first, not: [personId(before)] };
    const asks = [...(data.asks ?? []), ...(await ratingQuestionsFor(desk, row, question, data))];
    const led = asks.length === 0 ? {} : { asks };
    await post({ kind: 'question.answered', data: { ...asked, ...data, ...led }, papers });
    const { person, newcomer } = data;
    const who = { ...(person === undefined ? {} : { person }), ...(newcomer === undefined ? {} : { newcomer }) };
    const { openQuestions: open } = (await desk.event(row.event)) as EventRow;
    const reopened = row.state === 'accepted' ? { reopened: true as const } : {};
    return {
      value: { ...asked, ...who, open, ...reopened },
      findings: [
        ...findings,
        ...(row.state === 'accepted'
          ? [eventFinding('event.reopened', { event: asked.event, by: 'answer' }, 'warn')]
          : []),
        ...(before === undefined ? [] : await leftBehind(desk, before)),
        ...(await ratingsFinding(desk, row, asks)),
      ],
    };
  });
}

/** The content of an answer. */
const said = ({ person, newcomer, supplement, value, brought, other }: Partial<CheckedAnswer['data']>): string =>
  canonicalJson(
    Object.fromEntries(
      Object.entries({ person, newcomer, supplement, value, brought, other }).filter(([, each]) => each !== undefined),
    ) as CanonicalJson,
  );

const isTheSame = (question: QuestionRow, data: CheckedAnswer['data']): boolean =>
  question.answer !== null && said(answerRecord(question)) === said(data);

/** The person in the place that the question is about. */
const answeredBefore = async (desk: Desk, { event }: EventRow, { kind, player }: QuestionRow) =>
  kind === 'identity' ? (await desk.entrants(event)).find(({ place }) => place === player)?.person : undefined;

/** A person who was taken for the player, and on whom nothing depends now, may have been entered by mistake. */
async function leftBehind(desk: Desk, person: number): Promise<readonly Finding[]> {
  const ghosts = await ghostsAmong(desk, await desk.persons([person]));
  return ghosts.map(() => eventFinding('event.person-left', { person: personId(person) }, 'note'));
}

type AnswerOptions = ChangeOptions & Readmission & Required<Pick<AnswerInput, 'although'>>;

const tryAnswer = async (
  changing: ChangingDesk,
  row: EventRow,
  question: QuestionRow,
  answer: QuestionAnswer,
  options: AnswerOptions,
): Promise<AnswerAttempt> => {
  switch (question.kind) {
    case 'identity':
      return whoItIs(changing, row, question, answer, options);
    case 'fact':
      return whatItIs(changing.desk, row, question, answer, options.ground);
    case 'rating':
      return ratingAnswerData(changing.desk, row, question, answer);
  }
};

async function whoItIs(
  { desk, random, memory }: ChangingDesk,
  row: EventRow,
  asked: QuestionRow,
  answer: QuestionAnswer,
  options: AnswerOptions,
): Promise<AnswerAttempt> {
  const { question, player } = asked;
  if ('value' in answer || 'rating' in answer) return { findings: [eventFinding('event.answer-person', { question })] };
  if ('name' in answer || answer.person === 'new' || answer.person === AS_IS) {
    const reported = (await reportedPlayers(desk, row.event))[player as number];
    if (reported === undefined)
      return { findings: [eventFinding('event.report-erased', { event: eventId(row.event) })] };
    if (reported.name === undefined) return { findings: [eventFinding('event.nobody-reported', { question })] };
    const { name, fault } = nameOf(question, reported.name, answer);
    if (fault !== undefined) return { findings: [fault] };
    const asking = isAboutErased(asked)
      ? missingGround(options.ground)
      : (await checkReturn(desk, memory, knownByReport({ ...reported, name }), options)).findings;
    if (isRefused(asking)) return { findings: asking };
    if (name === reported.name) return { data: { newcomer: true }, findings: asking };
    const paper = namePaper(row.event, player as number, name, random);
    return { data: { newcomer: true, supplement: paper.digest }, papers: [paper], findings: asking };
  }
  const { person, findings } = await findPlayer(desk, answer.person);
  if (person === undefined) return { findings };
  const id = personId(person.person);
  if (erasedBy(person) !== undefined)
    return { findings: [...findings, registryFinding('player.erased', { player: id })] };
  const isThere = (await desk.entrants(row.event)).some(
    (entrant) => entrant.person === person.person && entrant.place !== player,
  );
  if (isThere) return { findings: [eventFinding('event.person-twice', { person: id })] };
  const reported = (await reportedPlayers(desk, row.event))[player as number];
  const compared =
    reported === undefined ? undefined : isNameInDoubt(asked) ? { ...reported, name: undefined } : reported;
  const against = compared === undefined ? [] : await contradictionFindings(desk, compared, person, options.although);
  return isRefused(against) ? { findings: against } : { data: { person: id }, findings: [...findings, ...against] };
}

/** The name in the report is doubtful, and so contradicts nobody. */
function isNameInDoubt(question: QuestionRow): boolean {
  const { code, facts } = questionRecord(question).finding;
  return code === 'event.name-doubtful' && (facts['doubts'] as readonly string[]).some((doubt) => doubt !== 'bye');
}

/** Whether the question was if an erased person is to be entered again. */
const isAboutErased = (question: QuestionRow): boolean => questionRecord(question).finding.code === 'event.remembered';

type NameTaken = { readonly name: string; readonly fault?: never } | { readonly name?: never; readonly fault: Finding };

/** The name under which a player is entered: the corrected one, or that of the report. */
function nameOf(
  question: number,
  reported: string,
  answer: Exclude<QuestionAnswer, { readonly value: EntryJson } | { readonly rating: string }>,
): NameTaken {
  if ('name' in answer && nameDoubt({ name: reported }) === undefined) {
    return { fault: eventFinding('event.answer-person', { question }) };
  }
  const name = 'name' in answer ? answer.name.trim() : reported;
  const doubt = nameDoubt({ name });
  const isLetIn = 'person' in answer && answer.person === AS_IS && !isNeverAdmitted(nameDoubtsIn(name));
  return doubt === undefined || isLetIn ? { name } : { fault: { ...doubt, weight: 'refuse' } };
}

/** The fact, parsed like that of a document. */
async function whatItIs(
  desk: Desk,
  row: EventRow,
  asked: QuestionRow,
  answer: QuestionAnswer,
  ground: string | undefined,
): Promise<AnswerAttempt> {
  const { question, player } = asked;
  const field = factField(asked);
  if (isStandardField(field)) {
    if ((ground ?? '').trim() === '') return { findings: [eventFinding('event.standard-ground', { question })] };
    if ('value' in answer && (answer.value === NO_STANDARD || answer.value === null))
      return { data: { value: null }, findings: [] };
  }
  if (!('value' in answer)) return { findings: [eventFinding('event.answer-value', { question, field })] };
  if (player !== null && field === 'entryRank' && readGrade(String(answer.value)) === undefined) {
    return { findings: [eventFinding('event.answer-grade', { question, seen: String(answer.value) })] };
  }
  const { finding } = questionRecord(asked);
  const text =
    player !== null
      ? answer
      : isTimeField(field)
        ? await timeAnswer(desk, row, question, answer.value)
        : isEventText(field)
          ? textIn(row, field, answer.value, finding as Finding)
          : answer;
  if (!('value' in text)) return { findings: [{ ...text.fault, weight: 'refuse' }] };
  const given = text.value;
  if (given === null && isTimeField(field)) return { data: { value: null }, findings: [] };
  const notes = new DocumentNotes();
  const record = { [field]: given };
  const path = player === null ? '$.event' : '$.player';
  const read =
    player === null
      ? eventRecord(readEventFacts(record, path, notes) as Partial<EventFacts>)
      : playerRecord(readPlayerFacts(record, path, notes) as Partial<PlayerFacts>);
  const findings = notes.all();
  const value = (read as JsonObject)[field];
  if (isRefused(findings)) return { findings };
  if (value === undefined) return { findings: [eventFinding('event.answer-value', { question, field })] };
  const backwards = player === null ? endBeforeStart(factsWith(row, { [field]: value })) : undefined;
  return backwards === undefined ? { data: { value }, findings } : { findings: [backwards] };
}

/** A public text of the event: the corrected one, or the present one. Texts that are never accepted were not stored. */
function textIn(
  row: EventRow,
  field: EventText,
  value: EntryJson,
  asked: Finding,
): { readonly value: EntryJson } | { readonly fault: Finding } {
  if (typeof value !== 'string') return { value };
  if (value !== AS_IS) {
    const doubt = textDoubt(field, value);
    return doubt === undefined ? { value } : { fault: doubt };
  }
  const kept = factsWith(row, {})[field];
  return kept === undefined ? { fault: asked } : { value: kept };
}

function factsWith(row: EventRow, answered: JsonObject): Partial<EventFacts> {
  const { facts, also } = eventData(row);
  return eventFactsIn({ ...facts, ...also, ...answered });
}
