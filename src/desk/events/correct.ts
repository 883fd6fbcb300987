/**
 * A corrected report of an event. If the event counts already, the corrected report becomes an event of its own, which
 * is accepted once its effect has been seen; otherwise it replaces the earlier report.
 */
import { type Finding, isRefused } from '../../core/finding.ts';
import type { Encoding } from '../../formats/encoding.ts';
import type { PlayerFacts } from '../../core/report.ts';
import type { GivenFacts } from '../../intake/facts.ts';
import type { WaiverRecord } from '../../ledger/entries.ts';
import { eventId, eventNumber, personNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState, PoolRow } from '../../ledger/store.ts';
import { type ChangeOptions, type ChangingDesk, changeOffice } from '../change.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { correctionOf } from '../../rating/versions.ts';
import { eventData, isCorrection, versionIds } from '../../ledger/rows/events.ts';
import { acceptRow } from './accept.ts';
import { SimilarEvents } from './alike.ts';
import type { CorrectionEffect, GameCorrected } from './correction.ts';
import { withResults } from './edited-results.ts';
import { asPreview, type BroughtPlayer } from './newcomers.ts';
import { namedLikeByes } from './named-like-byes.ts';
import { type RatingChoices, resolveRatingChoices } from './rating-told.ts';
import type { CorrectionLoss } from './ratings-lost.ts';
import { type ReadFile, readFile } from './read.ts';
import { siblingsOf } from './right-pool.ts';
import { isSameReport, type StandingReport, standingReport } from './same-report.ts';
import { withoutRepeats, eventFinding } from '../findings/events.ts';
import { eventOf, type RowOrFault, STATES_FOR, wrongState } from './states.ts';
import { type PoolInput, submitBatch } from './submit.ts';
import { UNLIMITED } from '../report-arbiters.ts';
import { answeredNames, reportedPlayers, supplementFacts } from './reported.ts';
import { resolveIdentities, type ResolvedIdentities, type ResolvedIdentity } from './who-told.ts';
import type { CorrectInput } from './correct-input.ts';
import { answerRecord } from '../../ledger/rows/questions.ts';

export interface CorrectedReportOutcome {
  /** The event with the corrected report. */
  readonly event: string;
  /** The event that it corrects; null where it replaced a report that did not count yet. */
  readonly corrects: string | null;
  readonly state: EventState;
  readonly questions: number;
  /** Number of persons added to the registry, if it was accepted. */
  readonly entered: number;
  /** Number of players who are new to the registry, and will be added when it is accepted. */
  readonly newcomers: number;
  readonly brought?: readonly BroughtPlayer[];
  /** For a report that does not count yet: its changed games. */
  readonly games?: readonly GameCorrected[];
  /** Its effect, or the effect that acceptance would have; absent while a question is open or a rule prevents it. */
  readonly correction?: CorrectionEffect;
  /** Periodic pools: the list that it is accepted for, `2024-06`. */
  readonly list?: string;
  /** Continuous pools: rated events. */
  readonly rated?: readonly string[];
}

export async function correctEvent(
  office: Office,
  input: CorrectInput,
  options: ChangeOptions,
): Promise<Outcome<CorrectedReportOutcome>> {
  const { fault, row, pool, corrected } = await readOffice(office, (desk) => whatIsAsked(desk, input, options));
  if (fault !== undefined) return refused(fault);
  const { read, who, ratings, facts, encoding, holdsOn, findings: before } = corrected;
  if (read === undefined || isRefused(before)) return refused(...before);
  const { takes, accept, waivers = [] } = input;
  const isPreview = options.dryRun === true;
  const how = isPreview ? 'previewed' : accept === 'at-once' ? 'accepted' : 'tried';
  const correcting: Correcting = {
    pool,
    row,
    read,
    who,
    ratings,
    input: { ...input, facts, encoding },
    how,
    waivers,
    ...(holdsOn === undefined ? {} : { holdsOn }),
    // a preview shows what may be lost; the confirmation is needed only when it is to count
    takes: how === 'accepted' ? takes : 'ratings',
  };
  const outcome = await changeOffice(office, options, (changing) => correct(changing, correcting));
  const told = { ...outcome, findings: [...before, ...outcome.findings] };
  return isPreview ? asPreview(told) : told;
}

type Asked =
  | { readonly fault: Finding; readonly row?: never; readonly pool?: never; readonly corrected?: never }
  | { readonly fault?: never; readonly row: EventRow; readonly pool: PoolRow; readonly corrected: Corrected };

/** What is to be corrected, and how. */
async function whatIsAsked(desk: Desk, input: CorrectInput, { ground = '' }: ChangeOptions): Promise<Asked> {
  const { row, fault } = await lastReport(desk, input.event);
  if (fault !== undefined) return { fault };
  if (ground.trim() === '') {
    return { fault: eventFinding('event.ground-missing', { event: eventId(row.event), verb: 'correct' }) };
  }
  const pool = (await desk.pool(row.pool)) as PoolRow;
  return { row, pool, corrected: await whatIsCorrected(desk, input, row, pool) };
}

/** Of a report that does not count yet, and changes only in its games. */
interface HeldReport {
  readonly changed: readonly GameCorrected[];
}

interface Corrected {
  readonly read?: ReadFile;
  readonly who?: ResolvedIdentities;
  readonly ratings?: RatingChoices;
  /** What was stated beside the report, and its encoding. */
  readonly facts?: GivenFacts;
  readonly encoding?: Encoding;
  /** Everything else that was stated about a report that does not count yet stays. */
  readonly holdsOn?: HeldReport;
  readonly findings: readonly Finding[];
}

/** The given report, or the present one; and the identities given for its players. */
async function whatIsCorrected(desk: Desk, input: CorrectInput, row: EventRow, pool: PoolRow): Promise<Corrected> {
  const { file, facts, encoding, limits } = input;
  const told =
    input.who === undefined ? undefined : await resolveIdentities(desk, row, input.who, input.although ?? new Set());
  const rated = input.ratings === undefined ? undefined : await resolveRatingChoices(desk, pool, row, input.ratings);
  const findings = [...(told?.findings ?? []), ...(rated?.findings ?? [])];
  if (isRefused(findings)) return { findings };
  const isTold = told !== undefined || rated !== undefined;
  const said = {
    ...(told === undefined ? {} : { who: told.who }),
    ...(rated === undefined ? {} : { ratings: rated.ratings }),
  };
  const reading = { facts, encoding, limits };
  const likeByes = await namedLikeByes(desk);
  if (file !== undefined) {
    const read = readFile(file, pool, reading, likeByes, await siblingsOf(desk, pool));
    return { read, ...said, ...readWith(facts, encoding), findings };
  }
  const event = eventId(row.event);
  if (row.submission === null) return { findings: [eventFinding('event.no-report', { event })] };
  // additions to a report that does not count yet are stored nowhere else, unless only its games change
  const isKept = STATES_FOR.correct.includes(row.state) || isCorrection(row);
  const isEnough = input.results !== undefined || (isKept && isTold);
  const standing = isEnough ? await standingReport(desk, row.event) : undefined;
  const paper = standing === undefined ? undefined : await desk.paper(standing.submission.report);
  if (standing === undefined || paper === undefined) {
    return {
      findings: [eventFinding(isEnough ? 'event.report-erased' : 'event.file-needed', { event })],
    };
  }
  const { part, encoding: own } = standing.submission;
  const names = isKept ? new Map() : await answeredNames(desk, row.event);
  const beside = withFactsOf(await supplementFacts(desk, row.event), names);
  const all = beside.size === 0 ? facts : { ...facts, players: new Map([...beside, ...(facts?.players ?? [])]) };
  const readAs = readWith(all, own as Encoding | undefined);
  const whole = readFile({ bytes: paper.content }, pool, { ...readAs, limits: UNLIMITED }, likeByes);
  const read = { ...(part === undefined ? whole : onlyPart(whole, part)), stands: true as const };
  const edited = await withResults(desk, row, standing.submission, input.results ?? []);
  if (isRefused(edited.findings)) return { findings: [...findings, ...edited.findings] };
  const isEdited = input.results !== undefined || standing.submission.edited === true;
  const reports = isEdited
    ? read.reports.map(({ special: _special, ...report }) => ({ ...report, ...edited.games, edited: true as const }))
    : read.reports;
  const { changed } = edited;
  const held = isKept ? {} : { holdsOn: { changed }, who: await identitiesHeld(desk, row, told?.who) };
  return { read: { ...read, reports }, ...said, ...readAs, ...held, findings };
}

/** The players of a report keep their identities if only its games change. */
async function identitiesHeld(desk: Desk, { event }: EventRow, told?: ResolvedIdentities): Promise<ResolvedIdentities> {
  const players = await reportedPlayers(desk, event);
  const who = new Map<string, ResolvedIdentity>();
  for (const question of await desk.questions(event)) {
    if (question.kind !== 'identity') continue;
    const { newcomer, not = [] } = answerRecord(question);
    const { id } = players[question.player as number] ?? {};
    if (id !== undefined && newcomer === true) {
      who.set(id, { not: not.flatMap((each) => personNumber(each) ?? []) });
    }
  }
  for (const { place, person } of await desk.entrants(event)) {
    const { id } = players[place] ?? {};
    if (id !== undefined) who.set(id, { person, not: [] });
  }
  return new Map([...who, ...(told ?? [])]);
}

type PlayersFacts = ReadonlyMap<string, Partial<PlayerFacts>>;

const withFactsOf = (one: PlayersFacts, other: PlayersFacts): PlayersFacts =>
  new Map([...one, ...[...other].map(([id, facts]) => [id, { ...one.get(id), ...facts }] as const)]);

const readWith = (
  facts: GivenFacts | undefined,
  encoding: Encoding | undefined,
): Pick<Corrected, 'facts' | 'encoding'> => ({
  ...(facts === undefined ? {} : { facts }),
  ...(encoding === undefined ? {} : { encoding }),
});

const onlyPart = (read: ReadFile, part: number): ReadFile => ({
  ...read,
  reports: read.reports.slice(part, part + 1),
  remarks: read.remarks.slice(part, part + 1),
  only: part,
});

/** If an event was corrected before, the last report is the one to be corrected. */
async function lastReport(desk: Desk, id: string): Promise<RowOrFault<EventRow>> {
  const found = await eventOf(desk, id);
  if (found.row === undefined) return found;
  let { row } = found;
  for (let next = await correctionOf(desk, row); next !== undefined; next = await correctionOf(desk, row)) row = next;
  return [...STATES_FOR.submit, ...STATES_FOR.correct].includes(row.state)
    ? { row }
    : { fault: wrongState(row, 'correct') };
}

interface Correcting {
  readonly pool: PoolRow;
  readonly row: EventRow;
  readonly read: ReadFile;
  readonly who: ResolvedIdentities | undefined;
  readonly ratings: RatingChoices | undefined;
  readonly takes: CorrectionLoss | undefined;
  readonly input: CorrectInput;
  readonly holdsOn?: HeldReport;
  /** `tried`: it is submitted and waits, and its effect is shown. */
  readonly how: 'accepted' | 'previewed' | 'tried';
  readonly waivers: readonly WaiverRecord[];
}

async function correct(changing: ChangingDesk, correcting: Correcting): Promise<Outcome<CorrectedReportOutcome>> {
  const { pool, row, read, who, ratings, takes, input, how, holdsOn } = correcting;
  const isCounted = STATES_FOR.correct.includes(row.state);
  const of = eventId(row.event);
  const standing = await standingReport(changing.desk, row.event);
  // without a file the report is the present one, with its own day of receipt
  const isDaySaid = input.file !== undefined || input.facts?.event?.reportReceived !== undefined;
  const received = input.received ?? (isDaySaid ? undefined : standing?.submission.received);
  const submitting: PoolInput = {
    pool: pool.pool,
    files: [],
    ...(isCounted ? { corrects: of } : { event: of }),
    ...(holdsOn === undefined ? {} : { holdsOn: true as const }),
    ...(input.facts === undefined ? {} : { facts: input.facts }),
    ...(input.encoding === undefined ? {} : { encoding: input.encoding }),
    ...(received === undefined ? {} : { received }),
    ...(who === undefined ? {} : { who }),
    ...(ratings === undefined ? {} : { ratings }),
  };
  const taken = await submitBatch(
    changing,
    { input: submitting, known: new SimilarEvents(pool.pool), isCorrection: true },
    [read],
  );
  const [came] = taken.value ?? [];
  if (came === undefined) return refused(...taken.findings);
  const [event] = came.events;
  if (event === undefined) return refused(...came.findings);
  const now = (await standingReport(changing.desk, eventNumber(event.event) as number)) as StandingReport;
  if (standing !== undefined && isSameReport(standing, now, input)) {
    return refused(eventFinding('event.same-report', { event: of }));
  }
  const outcome = { findings: [...came.findings, ...taken.findings] };
  const corrects = isCounted ? of : (versionIds(row).corrects ?? null);
  const value: CorrectedReportOutcome = {
    event: event.event,
    corrects,
    state: event.state,
    questions: event.questions,
    entered: event.entered,
    newcomers: event.newcomers,
    ...(holdsOn === undefined ? {} : { games: holdsOn.changed }),
  };
  if (event.state !== 'submitted') return { value, findings: outcome.findings };
  const submitted = (await changing.desk.event(eventNumber(event.event) as number)) as EventRow;
  // earlier decisions about the report stay
  const decided = holdsOn === undefined ? [] : (eventData(row).waivers ?? []);
  const acceptance = () =>
    acceptRow(changing, submitted, { waivers: correcting.waivers, decided, ...(takes === undefined ? {} : { takes }) });
  if (how === 'tried') {
    const { value: tried, findings } = asPreview(await changing.desk.tryOut(acceptance));
    const { correction, brought = [] } = tried ?? {};
    return {
      value: {
        ...value,
        ...(correction === undefined ? {} : { correction }),
        ...(brought.length === 0 ? {} : { brought }),
      },
      // nobody has been entered yet
      findings: withoutRepeats([...outcome.findings, ...findings.map(asWarning).filter(isYetTrue)]),
    };
  }
  const accepted = await acceptance();
  const lost = accepted.findings.filter(({ code, weight }) => code === 'event.ratings-lost' && weight === 'refuse');
  if (lost.length > 0) return refused(...lost);
  // the report is stored, even if rules prevent its rating
  const findings = withoutRepeats([...outcome.findings, ...accepted.findings.map(asWarning)]);
  if (accepted.value === undefined) return { value, findings };
  const { state, questions = value.questions, brought = [], correction, list, rated } = accepted.value;
  const isAsked = accepted.value.questions !== undefined;
  return {
    value: {
      ...value,
      state,
      questions,
      entered: brought.length,
      newcomers: isAsked ? value.newcomers - questions : 0,
      ...(brought.length === 0 ? {} : { brought }),
      ...(correction === undefined ? {} : { correction }),
      ...(list === undefined ? {} : { list }),
      ...(rated === undefined ? {} : { rated }),
    },
    findings,
  };
}

const isYetTrue = ({ code }: Finding): boolean => code !== 'event.persons-entered';

const asWarning = (finding: Finding): Finding =>
  finding.weight === 'refuse' ? { ...finding, weight: 'warn' } : finding;
