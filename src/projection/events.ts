/** What entries about events change: the row of the event, its players, and the questions. */
import { canonicalJson, type Json as CanonicalJson } from '../ledger/canonical.ts';
import type { EntryKind, EntryKinds, EntryJson, JsonObject, QuestionRecord, RatingAnswer } from '../ledger/entries.ts';
import { eventNumber, personId, personNumber } from '../ledger/ids.ts';
import type { EntrantRow, EventRow, QuestionRow, WritingDesk } from '../ledger/store.ts';
import type { Posted } from '../ledger/rows/posting.ts';
import { projectOneByOne, type Projection } from './projection.ts';
import { gameCount } from '../ledger/rows/content.ts';
import { originOf } from '../rating/versions.ts';
import { enterPersons } from './registry.ts';
import { type EventData, eventData, fieldOf, isCorrection } from '../ledger/rows/events.ts';
import { answerRecord, factField } from '../ledger/rows/questions.ts';

const dataText = (data: EventData): string => canonicalJson(data as CanonicalJson);

const numberOf = (id: string): number => eventNumber(id) as number;

const textIn = (facts: JsonObject, field: string): string | null => {
  const value = facts[field];
  return typeof value === 'string' ? value : null;
};

/** The columns that come from the facts. */
const fromFacts = (facts: JsonObject) => ({
  name: textIn(facts, 'name') ?? '',
  start: textIn(facts, 'start'),
  end: textIn(facts, 'end'),
});

export const NEW_EVENT = {
  edition: null,
  listDate: null,
  submission: null,
  report: null,
  partOf: null,
  players: 0,
  games: 0,
  openQuestions: 0,
  corrects: null,
  origin: null,
  correctedBy: null,
  broughtRatings: 0,
} as const;

const registerEvents: Projection<'event.registered'> = (desk, entries) =>
  desk.putEvents(
    entries.map(
      ({ data: { event, pool, facts } }): EventRow => ({
        ...NEW_EVENT,
        event: numberOf(event),
        pool,
        state: 'registered',
        ...fromFacts(facts),
        data: dataText({ registration: facts }),
      }),
    ),
  );

/** Announced facts are corrected, and those of the report no longer count. */
const changeEvents = projectOneByOne<'event.changed'>(
  async (desk, { data: { event, facts, cleared = [], entrants, reopened } }) => {
    const row = await eventAt(desk, event);
    const changed = (record: JsonObject): JsonObject =>
      Object.fromEntries(Object.entries({ ...record, ...facts }).filter(([field]) => !cleared.includes(field)));
    const { registration, also, ...data } = eventData(row);
    const announced = registration === undefined ? {} : { registration: changed(registration) };
    const answers = row.submission === null ? {} : { also: changed(also ?? {}) };
    const now = row.submission === null ? announced.registration : { ...data.facts, ...answers.also };
    await desk.putEvents([
      {
        ...row,
        ...fromFacts(now as JsonObject),
        data: dataText({ ...data, ...announced, ...answers, ...(entrants === undefined ? {} : { entrants }) }),
        ...(reopened === true ? { state: 'submitted', edition: null, listDate: null } : {}),
      },
    ]);
  },
);

const nameArbiters = projectOneByOne<'event.arbiters'>(
  async (desk, { data: { event, arbiters, licences, papers } }) => {
    if (papers !== undefined) await desk.dropPapers(papers, []);
    const row = await eventAt(desk, event);
    const { arbiters: _before, ...data } = eventData(row);
    const withLicences = (record: JsonObject | undefined): JsonObject => ({
      ...record,
      arbiters: licences as EntryJson,
    });
    const told =
      licences === undefined
        ? {}
        : row.submission === null
          ? { registration: withLicences(data.registration) }
          : { also: withLicences(data.also) };
    const named = arbiters === undefined ? {} : { arbiters };
    await desk.putEvents([{ ...row, data: dataText({ ...data, ...told, ...named }) }]);
  },
);

type Submitted = Posted<'event.submitted'>;

/** What is known of an event whose report comes in and is accepted at once: passed along with both entries. */
export interface EventMemo {
  /** The number of players in the report. */
  readonly field: number | undefined;
  /** As the entry of the report left it. */
  row?: EventRow;
}

const memoOf = ({ memo }: Pick<Posted, 'memo'>): EventMemo | undefined => memo as EventMemo | undefined;

const submitEvents: Projection<'event.submitted'> = async (desk, entries) => {
  // of several reports of one event in a run the last counts
  const last = new Map(entries.map((entry) => [numberOf(entry.data.event), entry]));
  await enterPersons(
    desk,
    entries.flatMap(({ data }) => data.entered),
  );
  const events = [...last.keys()].sort((a, b) => a - b);
  const rows: EventRow[] = [];
  const entrants: EntrantRow[] = [];
  const questions: QuestionRow[] = [];
  const known = new Map((await desk.events({ events })).map((row) => [row.event, row]));
  for (const event of events) {
    const entry = last.get(event) as Submitted;
    const before = known.get(event);
    if (before !== undefined) await desk.dropQuestions(event);
    const corrected = entry.data.corrects === undefined ? undefined : await eventAt(desk, entry.data.corrects);
    if (corrected !== undefined) rows.push({ ...corrected, correctedBy: event });
    const row = submittedRow(event, entry, before, corrected);
    rows.push(row);
    const memo = memoOf(entry);
    if (memo !== undefined) memo.row = row;
    const persons = entrantsIn(event, entry.data);
    for (const each of persons) entrants.push(each);
    for (const question of entry.data.questions) questions.push(questionRow(event, question));
  }
  await desk.putEvents(rows);
  await desk.putEntrants(events, entrants);
  await desk.putQuestions(questions);
};

const entrantsIn = (event: number, { players }: EntryKinds['event.submitted']): readonly EntrantRow[] =>
  inOrder(
    players.flatMap(({ person }, place) =>
      person === undefined ? [] : [{ event, person: personNumber(person) as number, place }],
    ),
  );

/** Entrants as stored: ordered by person. */
const inOrder = (entrants: EntrantRow[]): readonly EntrantRow[] => entrants.sort((a, b) => a.person - b.person);

function submittedRow(
  event: number,
  { no, data, memo }: Submitted,
  known: EventRow | undefined,
  corrected: EventRow | undefined,
): EventRow {
  const { pool, format, report, received, partOf, facts, players, games, questions, findings } = data;
  const { registration, arbiters } = known === undefined ? {} : eventData(known);
  const { field } = memoOf({ memo }) ?? { field: fieldOf(players.map(({ person }) => person)) };
  const brought = players.flatMap((player, place) =>
    player.brought === undefined ? [] : [[place, player.brought] as const],
  );
  return {
    ...NEW_EVENT,
    event,
    pool,
    state: questions.length > 0 ? 'questions' : 'submitted',
    ...fromFacts(facts),
    submission: no,
    report,
    partOf: partOf === undefined ? null : numberOf(partOf),
    players: players.length,
    games: gameCount({ games }),
    openQuestions: questions.length,
    // members in canonical order
    data: dataText({
      ...(arbiters === undefined ? {} : { arbiters }),
      ...(brought.length === 0 ? {} : { brought: Object.fromEntries(brought) }),
      facts,
      ...(field === undefined ? {} : { field }),
      ...(findings.length === 0 ? {} : { findings }),
      format,
      received,
      ...(registration === undefined ? {} : { registration }),
    }),
    ...(corrected === undefined ? {} : { corrects: corrected.event, origin: originOf(corrected) }),
    broughtRatings: brought.length,
  };
}

const questionRow = (event: number, question: QuestionRecord): QuestionRow => ({
  event,
  question: question.question,
  kind: question.kind,
  player: question.player ?? null,
  open: true,
  data: canonicalJson(question as CanonicalJson),
  answer: null,
});

const eventAt = async (desk: WritingDesk, id: string): Promise<EventRow> =>
  (await desk.event(numberOf(id))) as EventRow;

const askQuestions = projectOneByOne<'questions.asked'>(async (desk, { data }) => {
  const row = await eventAt(desk, data.event);
  await desk.putQuestions(data.questions.map((question) => questionRow(row.event, question)));
  const openQuestions = row.openQuestions + data.questions.length;
  await desk.putEvents([{ ...row, openQuestions, state: row.state === 'refused' ? 'refused' : 'questions' }]);
});

const answerQuestions = projectOneByOne<'question.answered'>(async (desk, { data }) => {
  const row = await eventAt(desk, data.event);
  const question = (await desk.questions(row.event)).find((each) => each.question === data.question) as QuestionRow;
  const { event: _event, question: _question, ...answer } = data;
  await desk.putQuestions([{ ...question, open: false, answer: canonicalJson(answer as CanonicalJson) }]);
  if (data.entered !== undefined) await enterPersons(desk, [data.entered]);
  const person = data.entered?.person ?? data.person;
  if (person !== undefined || data.newcomer === true || data.other === true) {
    const place = question.player as number;
    // the person of an earlier answer no longer has this place
    const others = (await desk.entrants(row.event)).filter((each) => each.place !== place);
    const own = person === undefined ? [] : [{ event: row.event, person: personNumber(person) as number, place }];
    await desk.putEntrants([row.event], inOrder([...others, ...own]));
  }
  const asks = data.asks ?? [];
  await desk.putQuestions(asks.map((each) => questionRow(row.event, each)));
  const idle = question.open ? 0 : await closeIdle(desk, row, question);
  const openQuestions = row.openQuestions - (question.open ? 1 : 0) - idle + asks.length;
  const before = question.open ? row : answeredAnew(row, question, data);
  await desk.putEvents([
    {
      ...before,
      ...(data.value === undefined ? {} : answered(before, question, data.value)),
      ...(data.brought === undefined ? {} : ratingAnswered(before, question, data.brought)),
      openQuestions,
      // a refusal stands until it is decided otherwise
      state: row.state === 'refused' ? 'refused' : openQuestions === 0 ? 'submitted' : 'questions',
    },
  ]);
});

/**
 * Closes questions that an earlier answer about a rating had raised and that are now irrelevant; resolves to their
 * number.
 */
async function closeIdle(desk: WritingDesk, { event }: EventRow, question: QuestionRow): Promise<number> {
  if (question.kind !== 'rating') return 0;
  const { asks = [] } = answerRecord(question);
  const led = new Set(asks.map((each) => each.question));
  const idle = (await desk.questions(event)).filter((each) => each.open && led.has(each.question));
  await desk.putQuestions(idle.map((each) => ({ ...each, open: false })));
  return idle.length;
}

/** After a changed answer the event is undecided again, and answers about the other person's rating are void. */
function answeredAnew(
  row: EventRow,
  { kind, player }: QuestionRow,
  { other }: EntryKinds['question.answered'],
): EventRow {
  const { field: _field, brought = {}, ...kept } = eventData(row);
  const isSomebodyElse = kind === 'identity' || other === true;
  const data = isSomebodyElse ? withoutStandard(kept, player as number) : kept;
  const left = Object.entries(brought).filter(([place]) => !isSomebodyElse || Number(place) !== player);
  return {
    ...row,
    edition: null,
    listDate: null,
    data: dataText({ ...data, ...(left.length === 0 ? {} : { brought: Object.fromEntries(left) }) }),
    broughtRatings: left.length,
  };
}

/** Answers about the standard rating were about another person. */
function withoutStandard(data: EventData, place: number): EventData {
  const { standardRating, ...others } = data.given?.[place] ?? {};
  return standardRating === undefined ? data : { ...data, given: { ...data.given, [place]: others } };
}

/** Sets a fact that was asked for: of the event, or of one of its players. */
function answered(row: EventRow, question: QuestionRow, value: EntryJson): Partial<EventRow> {
  const field = factField(question);
  const data = eventData(row);
  if (question.player !== null) {
    const given = { ...data.given, [question.player]: { ...data.given?.[question.player], [field]: value } };
    return { data: dataText({ ...data, given }) };
  }
  const also: JsonObject = { ...data.also, [field]: value };
  return { ...fromFacts({ ...data.facts, ...also }), data: dataText({ ...data, also }) };
}

/** A rating of the report that was accepted as brought in, or set aside. */
function ratingAnswered(row: EventRow, { player }: QuestionRow, answer: RatingAnswer): Partial<EventRow> {
  const data = eventData(row);
  const brought = { ...data.brought, [player as number]: answer };
  return { data: dataText({ ...data, brought }), broughtRatings: Object.keys(brought).length };
}

/** The first of the month after which a list is named. */
const listDate = (list: string): string => `${list}-01`;

const acceptEvents: Projection<'event.accepted'> = async (desk, entries) => {
  const known = entries.flatMap((entry) => memoOf(entry)?.row ?? []);
  const unknown = entries.filter((entry) => memoOf(entry)?.row === undefined);
  const others = await desk.events({ events: unknown.map(({ data }) => numberOf(data.event)) });
  const byEvent = new Map([...known, ...others].map((row) => [row.event, row]));
  const fields = await bringNewcomers(desk, entries);
  await desk.putEvents(
    entries.map(({ time, data: { event, edition, list, waivers, findings } }): EventRow => {
      const row = byEvent.get(numberOf(event)) as EventRow;
      const { clauses: _clauses, decided: _decided, decision: _decision, ...data } = eventData(row);
      const field = fields.get(row.event);
      return {
        ...row,
        state: 'accepted',
        edition,
        listDate: list === undefined ? null : listDate(list),
        data: dataText({
          decided: dayOfEntry(time),
          decision: findings,
          ...data,
          ...(field === undefined ? {} : { field }),
          waivers,
        }),
      };
    }),
  );
  // in a pool without dated lists the corrected report replaces the other one at once
  for (const { data } of entries) {
    const row = byEvent.get(numberOf(data.event)) as EventRow;
    if (data.list !== undefined || !isCorrection(row)) continue;
    await desk.putEvents([{ ...((await desk.event(row.corrects)) as EventRow), state: 'corrected' }]);
  }
};

/**
 * Persons who were new when their reports came take their places. Resolves to the number of players of each event that
 * is complete by that.
 */
async function bringNewcomers(
  desk: WritingDesk,
  entries: readonly Posted<'event.accepted'>[],
): Promise<ReadonlyMap<number, number>> {
  const newcomers = entries.flatMap(({ data: { event, entered = [], recognised = [] } }) =>
    [...entered, ...recognised].map(
      ({ person, place }): EntrantRow => ({ event: numberOf(event), person: personNumber(person) as number, place }),
    ),
  );
  const fields = new Map<number, number>();
  if (newcomers.length === 0) return fields;
  await enterPersons(
    desk,
    entries.flatMap(({ data: { entered = [] } }) => entered),
  );
  const events = [...new Set(newcomers.map(({ event }) => event))].sort((a, b) => a - b);
  const byEvent = new Map<number, EntrantRow[]>(events.map((event) => [event, []]));
  for (const entrant of [...(await desk.entrantsOf(events)), ...newcomers]) byEvent.get(entrant.event)?.push(entrant);
  for (const [event, all] of byEvent) fields.set(event, fieldOf(all.map(({ person }) => personId(person))) as number);
  await desk.putEntrants(events, [...byEvent.values()].flatMap(inOrder));
  return fields;
}

const dayOfEntry = (time: string): string => time.slice(0, 10);

const refuseEvents = projectOneByOne<'event.refused'>(async (desk, { time, data: { event, clauses, findings } }) => {
  const row = await eventAt(desk, event);
  const { waivers: _waivers, ...data } = eventData(row);
  await desk.putEvents([
    {
      ...row,
      state: 'refused',
      edition: null,
      listDate: null,
      data: dataText({ ...data, clauses, decision: findings, decided: dayOfEntry(time) }),
    },
  ]);
});

const withdrawEvents = projectOneByOne<'event.withdrawn'>(async (desk, { data: { event } }) => {
  const row = await eventAt(desk, event);
  await desk.putEvents([
    { ...row, state: 'withdrawn', listDate: null },
    ...(isCorrection(row) ? [uncorrected((await desk.event(row.corrects)) as EventRow, row.event)] : []),
  ]);
});

/** Without the withdrawn correction, unless another one has replaced it already. */
function uncorrected(row: EventRow, by: number): EventRow {
  const state = row.state === 'corrected' ? (row.listDate === null ? 'rated' : 'published') : row.state;
  return row.correctedBy === by ? { ...row, correctedBy: null, state } : row;
}

export const EVENT_PROJECTIONS = {
  'event.registered': registerEvents,
  'event.changed': changeEvents,
  'event.arbiters': nameArbiters,
  'event.submitted': submitEvents,
  'questions.asked': askQuestions,
  'question.answered': answerQuestions,
  'event.accepted': acceptEvents,
  'event.refused': refuseEvents,
  'event.withdrawn': withdrawEvents,
} satisfies { readonly [K in EntryKind]?: Projection<K> };
