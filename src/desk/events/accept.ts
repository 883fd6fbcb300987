/** Accepts an event: the rulebook has no objection, or those whom its clauses name have waived it. */
import { type Month, monthText, parseDay } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import type { EventDeskFindings } from '../../explain/desk-findings/events.ts';
import type { Candidate } from '../../intake/identify.ts';
import type { StoredFinding, QuestionRecord, WaiverRecord } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState, PoolRow } from '../../ledger/store.ts';
import type { Edition } from '../../rulebooks/edition.ts';
import { type ChangeOptions, type ChangingDesk, changeOffice } from '../change.ts';
import { type Office, type Outcome, refused } from '../office.ts';
import { reportOf } from '../../ledger/rows/content.ts';
import { type MovedRating, rerateFromEvent } from '../reratings/post-rerating.ts';
import { type RecalledEvent, recallEvents, recalledReport } from '../../rating/recall.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { parseListMonth } from '../../rating/period.ts';
import { correctedIn, originOf } from '../../rating/versions.ts';
import { RememberedPersons } from '../memory/remembered.ts';
import type { EventMemo } from '../../projection/events.ts';
import { eventData, isCorrection } from '../../ledger/rows/events.ts';
import type { Posting } from '../../projection/post.ts';
import { closedAgainst } from '../registry/closed-pools.ts';
import { ratingsFinding } from './answer-rating.ts';
import { checkWaivers, recordedWaiver } from './authorities.ts';
import { SimilarEvents } from './alike.ts';
import { candidateOf, Identification } from './identification.ts';
import { isKept, type EventVerdict, judge, officeFacts } from './judge.ts';
import {
  asPreview,
  questionsPosting,
  type BroughtPlayer,
  playersBrought,
  byPlace,
  newcomersOf,
  NOBODY_NEW,
  decideNewcomers,
  type NewcomerDecisions,
  withNewcomers,
} from './newcomers.ts';
import {
  type Rated,
  ratingGiven,
  ratingsAnswered,
  ratingsUnaskedFinding,
  eventTimeOf,
  unratedInPool,
} from './reported-ratings.ts';
import type { CorrectionLoss } from './ratings-lost.ts';
import { reportedPlayers } from './reported.ts';
import { keptFinding, withoutRepeats, eventFinding } from '../findings/events.ts';
import { otherPool, severalControls, siblingsOf } from './right-pool.ts';
import { answerByLists, standardQuestions, standardsGiven, standardsUnknownFinding } from './standard-questions.ts';
import { standingsAt } from './standing-at.ts';
import { type CorrectionEffect, correctionInPeriod, rateCorrection } from './correction.ts';
import { eventOf, STATES_FOR, wrongState } from './states.ts';
import { nextListOf } from './target-list.ts';
import { beforePool, endsInFuture } from './untimely.ts';
import { playersWithoutLicence } from './without-licence.ts';
import { questionRecord } from '../../ledger/rows/questions.ts';

export interface AcceptInput {
  readonly event: string;
  readonly waivers?: readonly WaiverRecord[];
  /** It ended before the pool began, and counts nevertheless. */
  readonly although?: 'before-pool';
  /**
   * For a correction: players may lose ratings that the corrected report had brought in, and on which later events
   * depend.
   */
  readonly takes?: CorrectionLoss;
}

/** A player whose rating changed. */
export interface MovedPlayer {
  readonly player: string;
  readonly before: number | null;
  readonly after: number | null;
}

export interface AcceptedEvent {
  readonly event: string;
  /** `questions`, or still `refused`: it is not accepted, because questions are open. */
  readonly state: EventState;
  /** Number of open questions. */
  readonly questions?: number;
  readonly edition?: string;
  /** Periodic pools: `2024-06`. */
  readonly list?: string;
  /** Continuous pools: the rated events, this one first, and the players whose ratings changed. */
  readonly rated?: readonly string[];
  readonly moved?: readonly MovedPlayer[];
  /** For a corrected report: its effect. */
  readonly correction?: CorrectionEffect;
  /** Persons added to the registry with it. */
  readonly brought?: readonly BroughtPlayer[];
}

export async function acceptEvent(
  office: Office,
  { event: id, ...asked }: AcceptInput,
  options: ChangeOptions,
): Promise<Outcome<AcceptedEvent>> {
  const outcome = await changeOffice<AcceptedEvent>(office, options, async (changing) => {
    const { row: found, fault } = await eventOf(changing.desk, id);
    if (fault !== undefined) return refused(fault);
    const row = STATES_FOR.answer.includes(found.state) ? await answerByLists(changing, found) : found;
    if (STATES_FOR.accept.includes(row.state)) return acceptRow(changing, row, asked);
    return refused(wrongState(row, 'accept'), ...(await openRatings(changing.desk, row)));
  });
  return options.dryRun === true ? asPreview(outcome) : outcome;
}

/** Findings under which a report does not belong into this pool, whatever is answered. */
const OF_ANOTHER_POOL: ReadonlySet<string> = new Set(['event.other-control', 'event.several-controls']);

/** Waivers from an earlier acceptance of the same report, before its games were changed. */
interface DecidedBefore {
  readonly decided?: readonly WaiverRecord[];
}

/** Accepts an event that is ready for a decision. Nothing is posted where it is refused. */
export async function acceptRow(
  changing: ChangingDesk,
  row: EventRow,
  { waivers = [], although, takes, decided = [] }: Omit<AcceptInput, 'event'> & DecidedBefore,
): Promise<Outcome<AcceptedEvent>> {
  const { desk, post } = changing;
  if (row.submission === null) return refused(eventFinding('event.no-report', { event: eventId(row.event) }));
  const { event: number, openQuestions: questions } = row;
  if (questions > 0) {
    return refused(
      eventFinding('event.questions-open', { event: eventId(number), questions }),
      ...(await openRatings(desk, row)),
    );
  }
  const corrects = isCorrection(row) ? await correctedIn(desk, row) : undefined;
  if (corrects !== undefined && !STATES_FOR.correct.includes(corrects.state)) {
    return refused(wrongState(corrects, 'correct'));
  }
  const pool = (await desk.pool(row.pool)) as PoolRow;
  const closed = await closedAgainst(desk, pool, changing.today, row.end ?? row.start);
  if (closed.length > 0) return refused(...closed);
  const unasked = await ratingsUnasked(desk, pool, row);
  if (unasked !== undefined) return refused(unasked);
  const future = endsInFuture(row.end, changing.today);
  if (future.length > 0) return refused(...future);
  // no questions are asked again about an event that counts already
  const early = corrects === undefined ? beforePool(pool, row.end) : [];
  const tooEarly = although === 'before-pool' ? [] : early.map((each): Finding => ({ ...each, weight: 'refuse' }));
  const settled = await settledFor(changing, row);
  if (settled === undefined) return refused(eventFinding('event.report-erased', { event: eventId(row.event) }));
  if (settled.questions.length > 0) {
    return tooEarly.length > 0 ? refused(...tooEarly) : askedFirst(changing, row, settled);
  }
  const plain = await judgeKept(desk, pool, row, [], settled);
  if (plain.edition === undefined) return refused(...byPlace(plain.findings, settled));
  if (plain.standards.length > 0) {
    // no questions are asked about an event that belongs to another pool, or to none
    const never = [...tooEarly, ...plain.findings.filter(({ code }) => OF_ANOTHER_POOL.has(code))];
    return never.length > 0 ? refused(...never) : standardsAskedFirst(changing, pool, row, plain.standards);
  }
  const { id: edition } = plain.edition;
  const faults = checkWaivers(edition, waivers, plain.findings);
  if (faults.length > 0) return refused(...faults, ...byPlace(plain.findings, settled));
  // waivers of the event apply to its corrected report, as far as they are still needed
  const earlier = corrects === undefined ? decided : (eventData(corrects).waivers ?? []);
  const still = earlier.filter((waiver) => checkWaivers(edition, [waiver], plain.findings).length === 0);
  const recorded = [...still, ...waivers.map(recordedWaiver)];
  const judged = await (recorded.length === 0 ? plain : judgeKept(desk, pool, row, recorded, settled));
  const against = [...tooEarly, ...byPlace(judged.findings, settled)];
  if (isRefused(against)) return refused(...against);
  const event = eventId(row.event);
  const list = !isPeriodicPool(pool)
    ? undefined
    : corrects === undefined
      ? (judged.list as Month)
      : await nextListOf(desk, pool);
  await post(
    acceptedPosting(
      event,
      { ...judged, findings: [...early, ...judged.findings], ...(list === undefined ? {} : { list }) },
      recorded,
      settled,
    ),
  );
  const brought = settled.entered.length === 0 ? {} : { brought: playersBrought(settled) };
  const alike = [
    ...(row.games === 0 ? [eventFinding('event.without-games', { event }, 'warn')] : []),
    ...(await alikeStill(desk, row)),
    ...(await alikeByNewcomers(desk, row, settled)),
    ...settled.findings,
    ...(await playersWithoutLicence(
      desk,
      pool,
      row.start,
      (await desk.entrants(row.event)).map(({ person }) => person),
    )),
  ];
  if (list !== undefined) {
    const correction = corrects === undefined ? undefined : await correctionInPeriod(desk, pool, row.event);
    return {
      value: {
        event,
        state: 'accepted',
        edition,
        list: monthText(list),
        ...(correction === undefined ? {} : { correction }),
        ...brought,
      },
      findings: [...early, ...alike, ...judged.findings],
    };
  }
  const { findings, events, moved, correction } = await (corrects === undefined
    ? rerateFromEvent(changing, pool, row.event).then((rated) => ({ ...rated, correction: undefined }))
    : rateCorrection(changing, pool, row.event, takes));
  return {
    value: {
      event,
      state: 'rated',
      edition,
      rated: events,
      moved: moved.map(movedPlayer),
      ...(correction === undefined ? {} : { correction }),
      ...brought,
    },
    findings: withoutRepeats([
      ...early,
      ...alike,
      ...judged.findings,
      ...findings.filter(({ weight }) => weight !== 'note'),
    ]),
  };
}

/** Open questions about ratings are reported again. */
async function openRatings(desk: Desk, row: EventRow): Promise<readonly Finding[]> {
  const asked = (await desk.questions(row.event)).filter(({ open }) => open);
  // an event without a report has no questions
  if (asked.length === 0) return [];
  const records = asked.map(questionRecord);
  const pool = (await desk.pool(row.pool)) as PoolRow;
  return [
    ...(await ratingsFinding(desk, row, records, 'refuse')),
    ...standardsUnknownFinding(pool, row.event, records, await reportedPlayers(desk, row.event), 'refuse'),
  ];
}

/** Players whose standard rating is on no list: nobody becomes a newcomer without being asked about. */
async function standardsAskedFirst(
  { desk, post }: ChangingDesk,
  pool: PoolRow,
  row: EventRow,
  standards: readonly QuestionRecord[],
): Promise<Outcome<AcceptedEvent>> {
  const event = eventId(row.event);
  const last = Math.max(0, ...(await desk.questions(row.event)).map(({ question }) => question));
  const questions = standards.map((each, place) => ({ ...each, question: last + 1 + place }));
  await post({ kind: 'questions.asked', data: { event, questions } });
  return {
    value: { event, state: row.state === 'refused' ? 'refused' : 'questions', questions: questions.length },
    findings: standardsUnknownFinding(pool, row.event, questions, await reportedPlayers(desk, row.event), 'warn'),
  };
}

/**
 * Players who have a rating in the report but not in the office, and about whom nobody was asked: the report came
 * before the office asked such questions, or a rating has been removed since.
 */
async function ratingsUnasked(desk: Desk, pool: PoolRow, row: EventRow): Promise<Finding | undefined> {
  if (row.start === null) return undefined;
  const { brought = {}, facts = {} } = eventData(row);
  const players = await reportedPlayers(desk, row.event);
  const rated = (await desk.entrants(row.event)).flatMap(({ place, person }): readonly Rated[] => {
    const player = players[place];
    const given = player === undefined || facts['reportRatings'] === 'fide' ? undefined : ratingGiven(player);
    return given === undefined || brought[place] !== undefined ? [] : [{ place, person, given }];
  });
  const unrated = rated.length === 0 ? [] : await unratedInPool(desk, pool, eventTimeOf(row), rated);
  return unrated.length === 0 ? undefined : ratingsUnaskedFinding(eventId(row.event), unrated);
}

/**
 * What happens to players who were new when the report came; undefined where it can no longer be known who they are.
 */
export async function settledFor(changing: ChangingDesk, row: EventRow): Promise<NewcomerDecisions | undefined> {
  const { desk, memory, random } = changing;
  const there: (number | undefined)[] = [];
  for (const { place, person } of await desk.entrants(row.event)) there[place] = person;
  const newcomers = await newcomersOf(desk, row.event, there, row.players);
  if (newcomers === undefined || newcomers.length === 0) return newcomers === undefined ? undefined : NOBODY_NEW;
  const identification = await Identification.of(desk, [{ players: newcomers.map(({ player }) => player) }]);
  const remembered = await RememberedPersons.of(desk, memory);
  const start = parseDay(row.start as string);
  const settled = decideNewcomers(
    { identification, remembered, random },
    newcomers,
    start,
    new Set(there.flatMap(known)),
  );
  return { ...settled, findings: [...remembered.findings, ...settled.findings] };
}

const known = (person: number | undefined): readonly number[] => (person === undefined ? [] : [person]);

/** A person entered since the report came may be one of its players: nobody is entered twice without a question. */
async function askedFirst(
  { desk, post }: ChangingDesk,
  row: EventRow,
  settled: NewcomerDecisions,
): Promise<Outcome<AcceptedEvent>> {
  const event = eventId(row.event);
  const last = Math.max(0, ...(await desk.questions(row.event)).map(({ question }) => question));
  await post(questionsPosting(event, settled, last));
  const questions = settled.questions.length;
  return {
    value: { event, state: row.state === 'refused' ? 'refused' : 'questions', questions },
    findings: [eventFinding('event.asked-first', { event, questions }, 'warn')],
  };
}

/** The event may be a duplicate under another name; while some of its players were new, that could not be seen. */
async function alikeByNewcomers(desk: Desk, row: EventRow, settled: NewcomerDecisions): Promise<readonly Finding[]> {
  if (settled.entered.length + settled.recognised.length === 0 || isCorrection(row)) return [];
  const now = (await desk.event(row.event)) as EventRow;
  const persons = (await desk.entrants(row.event)).map(({ person }) => person);
  const alikes = new SimilarEvents(row.pool);
  const [start, end] = [now.start as string, now.end as string];
  const found = await alikes.find(desk, { ...now, start, end, field: eventData(now).field, persons });
  return found === undefined ? [] : [eventFinding('event.alike', { ...found, players: now.players }, 'warn')];
}

/** On acceptance, the warning that the event seems to be a duplicate is repeated, as long as the other one exists. */
async function alikeStill(desk: Desk, row: EventRow): Promise<readonly Finding[]> {
  const { findings = [] } = eventData(row);
  const alike = findings.filter(({ code }) => code === 'event.alike');
  const others = alike.map(({ facts }) => eventNumber((facts as AlikeFacts).event) as number);
  const standing = new Set(
    (await desk.events({ events: others }))
      .filter(({ state }) => state !== 'withdrawn' && state !== 'refused')
      .map(({ event }) => event),
  );
  return alike.filter((_: StoredFinding, place) => standing.has(others[place] as number)) as readonly Finding[];
}

type AlikeFacts = EventDeskFindings['event.alike'];

export const movedPlayer = ({ person, before, after }: MovedRating): MovedPlayer => ({
  player: personId(person),
  before,
  after,
});

interface KeptVerdict extends EventVerdict {
  /** Open questions about standard ratings. */
  readonly standards: readonly QuestionRecord[];
}

/** The rulebook's verdict on a stored event whose players are all known. */
export async function judgeKept(
  desk: Desk,
  pool: PoolRow,
  row: EventRow,
  waivers: readonly WaiverRecord[],
  settled: NewcomerDecisions,
): Promise<KeptVerdict> {
  const [recalled] = (await recallEvents(desk, [row])) as readonly [RecalledEvent];
  const persons = withNewcomers(recalled.persons, settled) as readonly number[];
  const kept = { ...recalled, persons };
  const start = row.start as string;
  const rows = new Map((await desk.persons(persons)).map((each) => [each.person, candidateOf(each)]));
  for (const candidate of settled.candidates) rows.set(candidate.person, candidate);
  const standings = await standingsAt(desk, pool, [{ start, persons }]);
  const factsAt = (_place: number, person: number | undefined) =>
    officeFacts(pool, rows.get(person as number) as Candidate, standings.state(start, person as number));
  // earlier decisions do not count for this one
  const report = reportOf({ ...recalledReport(kept, factsAt), approvals: [] });
  const judged = judge(pool, report, await listFrom(desk, pool, row), waivers);
  const { list, isEarly } = standings.listOn(start);
  const early = isEarly ? [eventFinding('event.first-list', { list: list?.date as string, start }, 'warn')] : [];
  // a list imported since then takes precedence
  const said = Object.entries(kept.data.brought ?? {}).map(([place, answer]) => ({
    place,
    person: persons[Number(place)] as number,
    answer,
  }));
  const holding = said.length === 0 ? said : await unratedInPool(desk, pool, eventTimeOf(row), said);
  const answered = ratingsAnswered(Object.fromEntries(holding.map(({ place, answer }) => [place, answer])), (place) =>
    personId(persons[place] as number),
  );
  const standards = standardQuestions(recalled, report, standings);
  const given = await standardsGiven(desk, kept, standings);
  // days and time controls may have been supplied since the report came
  const siblings = await siblingsOf(desk, pool);
  const several = severalControls(pool, siblings, [report]);
  const elsewhere = several.length > 0 ? several : otherPool(pool, siblings, [report]);
  return { ...judged, standards, findings: [...early, ...answered, ...given, ...elsewhere, ...judged.findings] };
}

/** The first list that the event can be for; a corrected report is in time if the first one was. */
async function listFrom(desk: Desk, pool: PoolRow, row: EventRow): Promise<Month | undefined> {
  if (!isPeriodicPool(pool)) return undefined;
  if (!isCorrection(row)) return nextListOf(desk, pool);
  const { listDate } = (await desk.event(originOf(row))) as EventRow;
  return parseListMonth(listDate as string);
}

export const acceptedPosting = (
  event: string,
  judged: EventVerdict,
  waivers: readonly WaiverRecord[],
  { entered, recognised, papers }: NewcomerDecisions,
  memo?: EventMemo,
): Posting<'event.accepted'> => ({
  kind: 'event.accepted',
  data: {
    ...(entered.length === 0 ? {} : { entered }),
    ...(recognised.length === 0 ? {} : { recognised }),
    event,
    edition: (judged.edition as Edition).id,
    ...(judged.list === undefined ? {} : { list: monthText(judged.list) }),
    waivers,
    findings: judged.findings.filter(isKept).map(keptFinding),
  },
  papers,
  memo,
});
