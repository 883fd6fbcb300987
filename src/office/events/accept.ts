/** Accepts an event: nothing of the rulebook stands against it, or those whom its clauses name have set that aside. */
import { type Month, monthText } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import type { EventDeskFindings } from '../../explain/desk-findings/events.ts';
import type { Candidate } from '../../intake/identify.ts';
import type { KeptFinding, QuestionRecord, WaiverRecord } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState, PoolRow } from '../../ledger/store.ts';
import type { Edition } from '../../rulebooks/rulebook.ts';
import { type ChangeOptions, type ChangingDesk, change, type Office, type Outcome, refused } from '../change.ts';
import { reportOf } from '../content.ts';
import { type Moved, rateFromShown } from '../lists/rate-continuous.ts';
import { type KeptEvent, recallEvents, recalledOf } from '../lists/recall.ts';
import { isPeriodic } from '../lists/states.ts';
import { parseListMonth } from '../lists/period.ts';
import { correctedIn, originOf } from '../lists/versions.ts';
import { type EventMemo, eventData, isCorrection } from '../project/events.ts';
import type { Posting } from '../post.ts';
import { ratingsTold } from './answer-rating.ts';
import { checkWaivers, recordedWaiver } from './authorities.ts';
import { candidateOf } from './identification.ts';
import { isKept, type Judged, judge, officeFacts } from './judge.ts';
import { type Rated, ratingGiven, ratingsAnswered, ratingsNeverAsked, unratedHere } from './reported-ratings.ts';
import { reportedPlayers } from './reported.ts';
import { keptFinding, once, refuse, say } from './say.ts';
import { standingsAt } from './standing-at.ts';
import { type CorrectionShown, correctionInPeriod, rateCorrection } from './correction.ts';
import { eventOf, STATES_FOR, wrongState } from './states.ts';
import { nextListOf } from './target-list.ts';
import { beforePool, endsInFuture } from './untimely.ts';

export interface AcceptInput {
  readonly event: string;
  readonly waivers?: readonly WaiverRecord[];
  /** It ended before the pool began, and counts all the same. */
  readonly although?: 'before-pool';
}

/** A player whose rating became another one. */
export interface MovedPlayer {
  readonly player: string;
  readonly before: number | null;
  readonly after: number | null;
}

export interface AcceptedEvent {
  readonly event: string;
  readonly state: EventState;
  readonly edition: string;
  /** Periodic pools: `2024-06`. */
  readonly list?: string;
  /** Continuous pools: the events that were rated, this one first, and whom that moved. */
  readonly rated?: readonly string[];
  readonly moved?: readonly MovedPlayer[];
  /** Of a corrected report: what it comes to. */
  readonly correction?: CorrectionShown;
}

export async function acceptEvent(
  office: Office,
  { event: id, waivers = [], although }: AcceptInput,
  options: ChangeOptions,
): Promise<Outcome<AcceptedEvent>> {
  return change<AcceptedEvent>(office, options, async (changing) => {
    const { row, fault } = await eventOf(changing.desk, id);
    if (fault !== undefined) return refused(fault);
    if (STATES_FOR.accept.includes(row.state)) return acceptRow(changing, row, waivers, although);
    return refused(wrongState(row, 'accept'), ...(await openRatings(changing.desk, row)));
  });
}

/** Accepts an event that may be decided on. Nothing is posted where it is refused. */
export async function acceptRow(
  changing: ChangingDesk,
  row: EventRow,
  waivers: readonly WaiverRecord[],
  although?: AcceptInput['although'],
): Promise<Outcome<AcceptedEvent>> {
  const { desk, post } = changing;
  if (row.submission === null) return refused(refuse('event.no-report', { event: eventId(row.event) }));
  const { event: number, openQuestions: questions } = row;
  if (questions > 0) {
    return refused(
      refuse('event.questions-open', { event: eventId(number), questions }),
      ...(await openRatings(desk, row)),
    );
  }
  const corrects = isCorrection(row) ? await correctedIn(desk, row) : undefined;
  if (corrects !== undefined && !STATES_FOR.correct.includes(corrects.state)) {
    return refused(wrongState(corrects, 'correct'));
  }
  const pool = (await desk.pool(row.pool)) as PoolRow;
  const unasked = await ratingsUnasked(desk, pool, row);
  if (unasked !== undefined) return refused(unasked);
  const future = endsInFuture(row.end, changing.today);
  if (future.length > 0) return refused(...future);
  // an event that counts already is not asked about again
  const early = corrects === undefined ? beforePool(pool, row.end) : [];
  const plain = await judgeKept(desk, pool, row, []);
  if (plain.edition === undefined) return refused(...plain.findings);
  const { id: edition } = plain.edition;
  const faults = checkWaivers(edition, waivers, plain.findings);
  if (faults.length > 0) return refused(...faults, ...plain.findings);
  // what was decided on the event holds for its corrected report, as far as it is still needed
  const decided = corrects === undefined ? [] : (eventData(corrects).waivers ?? []);
  const still = decided.filter((waiver) => checkWaivers(edition, [waiver], plain.findings).length === 0);
  const recorded = [...still, ...waivers.map(recordedWaiver)];
  const judged = await (recorded.length === 0 ? plain : judgeKept(desk, pool, row, recorded));
  if (early.length > 0 && although !== 'before-pool') {
    return refused(...early.map((each): Finding => ({ ...each, weight: 'refuse' })), ...judged.findings);
  }
  if (isRefused(judged.findings)) return refused(...judged.findings);
  const event = eventId(row.event);
  const list = !isPeriodic(pool)
    ? undefined
    : corrects === undefined
      ? (judged.list as Month)
      : await nextListOf(desk, pool);
  await post(
    acceptedPosting(
      event,
      { ...judged, findings: [...early, ...judged.findings], ...(list === undefined ? {} : { list }) },
      recorded,
    ),
  );
  const alike = await alikeStill(desk, row);
  if (list !== undefined) {
    const correction = corrects === undefined ? undefined : await correctionInPeriod(desk, pool, row.event);
    return {
      value: {
        event,
        state: 'accepted',
        edition,
        list: monthText(list),
        ...(correction === undefined ? {} : { correction }),
      },
      findings: [...early, ...alike, ...judged.findings],
    };
  }
  const { findings, events, moved, correction } = await (corrects === undefined
    ? rateFromShown(changing, pool, row.event).then((rated) => ({ ...rated, correction: undefined }))
    : rateCorrection(changing, pool, row.event));
  return {
    value: {
      event,
      state: 'rated',
      edition,
      rated: events,
      moved: moved.map(movedPlayer),
      ...(correction === undefined ? {} : { correction }),
    },
    findings: once([...early, ...alike, ...judged.findings, ...findings.filter(({ weight }) => weight !== 'note')]),
  };
}

/** Ratings that are still asked about are told again. */
async function openRatings(desk: Desk, row: EventRow): Promise<readonly Finding[]> {
  const asked = (await desk.questions(row.event)).filter(({ open }) => open);
  const records = asked.map(({ data }) => JSON.parse(data) as QuestionRecord);
  return ratingsTold(desk, row, records, 'refuse');
}

/**
 * Players whom the report rates, and the office does not at present, though nobody was asked: the report came before the
 * office asked, or a rating has gone since.
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
  const unrated = rated.length === 0 ? [] : await unratedHere(desk, pool, row.start, rated);
  return unrated.length === 0 ? undefined : ratingsNeverAsked(eventId(row.event), unrated);
}

/** Whoever accepts an event is told once more that it seems to be here already, while the other one stands. */
async function alikeStill(desk: Desk, row: EventRow): Promise<readonly Finding[]> {
  const { findings = [] } = eventData(row);
  const alike = findings.filter(({ code }) => code === 'event.alike');
  const others = alike.map(({ facts }) => eventNumber((facts as AlikeFacts).event) as number);
  const standing = new Set(
    (await desk.events({ events: others }))
      .filter(({ state }) => state !== 'withdrawn' && state !== 'refused')
      .map(({ event }) => event),
  );
  return alike.filter((_: KeptFinding, place) => standing.has(others[place] as number)) as readonly Finding[];
}

type AlikeFacts = EventDeskFindings['event.alike'];

export const movedPlayer = ({ person, before, after }: Moved): MovedPlayer => ({
  player: personId(person),
  before,
  after,
});

/** What the rulebook says of an event that is kept, all of whose players are known. */
export async function judgeKept(
  desk: Desk,
  pool: PoolRow,
  row: EventRow,
  waivers: readonly WaiverRecord[],
): Promise<Judged> {
  const [kept] = (await recallEvents(desk, [row])) as readonly [KeptEvent];
  const start = row.start as string;
  const { persons } = kept;
  const rows = new Map((await desk.persons(persons)).map((each) => [each.person, candidateOf(each)]));
  const standings = await standingsAt(desk, pool, [{ start, persons }]);
  const factsAt = (_place: number, person: number | undefined) =>
    officeFacts(pool, rows.get(person as number) as Candidate, standings.state(start, person as number));
  // decisions of before do not count for this one
  const report = reportOf({ ...recalledOf(kept, factsAt), approvals: [] });
  const judged = judge(pool, report, await listFrom(desk, pool, row), waivers);
  const { list, isEarly } = standings.listOn(start);
  const early = isEarly ? [say('event.first-list', 'warn', { list: list?.date as string, start })] : [];
  const answered = ratingsAnswered(kept.data.brought, (place) => personId(persons[place] as number));
  return { ...judged, findings: [...early, ...answered, ...judged.findings] };
}

/** The first list that the event can be for; a corrected report is in time if the first one was. */
async function listFrom(desk: Desk, pool: PoolRow, row: EventRow): Promise<Month | undefined> {
  if (!isPeriodic(pool)) return undefined;
  if (!isCorrection(row)) return nextListOf(desk, pool);
  const { listDate } = (await desk.event(originOf(row))) as EventRow;
  return parseListMonth(listDate as string);
}

export const acceptedPosting = (
  event: string,
  judged: Judged,
  waivers: readonly WaiverRecord[],
  memo?: EventMemo,
): Posting => ({
  kind: 'event.accepted',
  data: {
    event,
    edition: (judged.edition as Edition).id,
    ...(judged.list === undefined ? {} : { list: monthText(judged.list) }),
    waivers,
    findings: judged.findings.filter(isKept).map(keptFinding),
  },
  memo,
});
