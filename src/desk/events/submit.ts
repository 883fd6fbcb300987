/**
 * Submits reports: stores them byte for byte, identifies the players, and raises questions about what is doubtful or
 * missing. Many files are processed in batches, each in one write; an unreadable file is reported and does not hold up
 * the others.
 */
import { dayText, type Month, parseDay } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import type { Candidate } from '../../intake/identify.ts';
import { eventId, personNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState, PoolRow } from '../../ledger/store.ts';
import { type ChangeOptions, type ChangingDesk, changeOffice } from '../change.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { rerateFromEvent } from '../reratings/post-rerating.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { RememberedPersons } from '../memory/remembered.ts';
import type { Posting } from '../../projection/post.ts';
import { fieldOf } from '../../ledger/rows/events.ts';
import { closedAfter } from '../../ledger/rows/pools.ts';
import { closedAgainst } from '../registry/closed-pools.ts';
import { acceptedPosting } from './accept.ts';
import { arbitersPosting, isNamed } from './arbiters.ts';
import { correctedReport, correctsOf } from './corrected.ts';
import type { SimilarEvents, SoughtEvent } from './alike.ts';
import { withRatings } from './draft-ratings.ts';
import { candidatePools } from './choose-pool.ts';
import { type Batch, type Draft, draftOf, type ReportSource, submissionPosting } from './draft.ts';
import { Identification } from './identification.ts';
import { namedLikeByes } from './named-like-byes.ts';
import { questionsPosting, byPlace, decideNewcomers, type NewcomerDecisions, waitingFindings } from './newcomers.ts';
import type { PreparedReports } from './prepare.ts';
import { memoryOf, preparedBatches, type Preparer, preparerFor } from './prepare-ahead.ts';
import { openFile, type ReadFile, type ReportFile } from './read.ts';
import { withoutRepeats, eventFinding } from '../findings/events.ts';
import { dayOrNull, AnnouncedEvents } from './registered-before.ts';
import { type SiblingPool, siblingsOf } from './right-pool.ts';
import { isAsItStands, sameReport, sentAgain } from './sent-again.ts';
import { type SortedFile, sortedFile } from './sort-file.ts';
import { isTimeOpen, isTimeQuestion, withTime } from './time-question.ts';
import { withStandards } from './standard-questions.ts';
import { type StandingsAt, standingsAt } from './standing-at.ts';
import type { SubmitInput, SubmitProgress } from './submit-input.ts';
import { CallHistory, PreparedRun, type TakenReport } from './submit-prepared.ts';
import { eventFor, eventOf } from './states.ts';
import { nextListOf } from './target-list.ts';
import { beforePool, futureReport } from './untimely.ts';
import { eventStarts, judgeDraft, knownPersons, ratingsDiffer, soughtBy, withAnswers, withSettled } from './weigh.ts';
import { playersWithoutLicence } from './without-licence.ts';

export interface SubmittedEvent {
  readonly event: string;
  readonly state: EventState;
  readonly players: number;
  readonly games: number;
  readonly questions: number;
  /** Number of persons added to the registry, if it was accepted. */
  readonly entered: number;
  /** Number of players who are new to the registry, and will be added when it is accepted. */
  readonly newcomers: number;
  /** Continuous pools: events that were rated again, because this one ended before them. */
  readonly ratedAgain?: readonly string[];
}

export interface SubmittedFile {
  readonly file?: string;
  /** The pool chosen for it, where none was named. */
  readonly pool?: string;
  /** Empty where the file was refused. */
  readonly events: readonly SubmittedEvent[];
  readonly findings: readonly Finding[];
}

export interface SubmitSummary extends SubmitProgress {
  readonly refused: number;
  readonly events: number;
  readonly questions: number;
  readonly entered: number;
  readonly newcomers: number;
  readonly accepted: number;
  /** Results of the files, in order: of all of them, unless there are very many. */
  readonly outcomes: readonly SubmittedFile[];
  /** Number of files that are only counted, where there are very many. */
  readonly untold?: number;
}

/** Files in one write: pages of the database that nearly every report changes are then flushed once for all of them. */
const FILES_AT_ONCE = 450;
const FILES_TOLD = 1000;

export async function submitReports(
  office: Office,
  input: SubmitInput,
  options: ChangeOptions,
): Promise<Outcome<SubmitSummary>> {
  const { groups, likeByes, zone, fault } = await readOffice(office, (desk) => surroundingsOf(desk, input));
  if (fault !== undefined) return refused(fault);
  const { batch = FILES_AT_ONCE, progress } = input;
  const memory = memoryOf(office);
  const preparer = preparerFor(office, input, options, { groups, likeByes, zone }, memory);
  // the ordinary way checks by itself what others have written
  const history = preparer === undefined ? new CallHistory() : memory.history;
  const sessions = new Map<string, SubmitSession>(
    Array.from(groups.keys(), ({ pool }) => [
      pool,
      {
        input: { ...input, pool },
        get known() {
          return history.known(pool);
        },
        history,
      },
    ]),
  );
  const told = new SubmitCounts(input.told);
  const warned: Finding[] = [];
  const call: SubmitCall = { sessions, groups, options: input, likeByes, history };
  const aim = { isNoted: (files: number): boolean => files < told.most, since: () => history.from };
  for await (const { files, prepared } of preparedBatches(input.files, batch, preparer, aim)) {
    const sorted = files.map((file, at) => (prepared?.reports[at] === undefined ? readIn(call, file) : undefined));
    const { value = [], findings } = await changeOffice(office, options, (changing) =>
      prepared === undefined
        ? submitSorted(changing, sessions, sorted as readonly SortedFile[])
        : submitPrepared(changing, call, files, sorted, { ...prepared, again: (preparer as Preparer).within }),
    );
    if (isRefused(findings)) return { findings };
    if (warned.length === 0) warned.push(...findings);
    for (const file of value) told.add(file);
    const { files: done, players, games } = told.submitted;
    progress?.({ files: done, players, games });
  }
  return { value: told.submitted, findings: warned };
}

/**
 * The pools that reports may go to, with others of their groups, words for byes that are names, and the office's time
 * zone; all read at the same moment.
 */
async function surroundingsOf(desk: Desk, input: SubmitInput) {
  const { pools, fault } = await candidatePools(desk, input);
  const groups = new Map<PoolRow, readonly SiblingPool[]>();
  for (const pool of pools) groups.set(pool, await siblingsOf(desk, pool));
  const likeByes = fault === undefined ? await namedLikeByes(desk) : new Set<string>();
  return { groups, fault, likeByes, zone: (await desk.office())?.timeZone ?? 'UTC' };
}

/** What all batches of a call share. */
interface SubmitCall {
  readonly sessions: ReadonlyMap<string, SubmitSession>;
  readonly groups: ReadonlyMap<PoolRow, readonly SiblingPool[]>;
  readonly options: SubmitInput;
  readonly likeByes: ReadonlySet<string>;
  readonly history: CallHistory;
}

const readIn = ({ options, likeByes, groups }: SubmitCall, file: ReportFile): SortedFile =>
  sortedFile(openFile(file, options, likeByes), groups);

/**
 * One batch in one write, for which some reports were prepared: the others come in between them, in the order of the
 * files.
 */
async function submitPrepared(
  changing: ChangingDesk,
  call: SubmitCall,
  files: readonly ReportFile[],
  sorted: readonly (SortedFile | undefined)[],
  { again, ...before }: PreparedReports & { readonly again: Preparer['within'] },
): Promise<Outcome<readonly SubmittedFile[]>> {
  const { sessions, history } = call;
  const [[pool, session]] = [...sessions] as [[string, SubmitSession]];
  await history.begin(changing);
  const sums = files.map((_, at) => before.reports[at]?.sha256 ?? (sorted[at] as SortedFile).read.sha256);
  // if somebody else has written, none of them holds: preparing all at once is faster than one by one
  const prepareAgain = (some: readonly ReportFile[]): Promise<PreparedReports> =>
    again(changing.desk, { since: history.from, files: some, today: changing.today, notes: true });
  const prepared = before.since >= history.from ? before : await prepareAgain(files);
  const isTwice = new Set(sums).size < sums.length;
  const there = new Set((await changing.desk.reportsWith(sums)).map(({ sha256 }) => sha256));
  const isUsable = (at: number): boolean =>
    !isTwice && !there.has(sums[at] as string) && prepared.today === changing.today;
  const run = new PreparedRun(changing, pool, session.known, history);
  const outcomes: SubmittedFile[] = [];
  const findings: Finding[] = [...(await RememberedPersons.of(changing.desk, changing.memory)).findings];
  let ordinary: SortedFile[] = [];
  const submitOrdinary = async (): Promise<readonly Finding[]> => {
    if (ordinary.length === 0) return [];
    const some = await submitSorted(changing, sessions, ordinary);
    ordinary = [];
    outcomes.push(...(some.value ?? []));
    return some.findings;
  };
  for (const [at, file] of files.entries()) {
    let report = isUsable(at) ? prepared.reports[at] : undefined;
    if (report !== undefined && ordinary.length > 0) {
      const found = await submitOrdinary();
      if (isRefused(found)) return { findings: found };
      findings.push(...found);
    }
    if (report !== undefined && !run.holds(prepared, report)) {
      // faster than the ordinary way
      await run.write();
      [report] = (await prepareAgain([file])).reports;
    }
    const taken = report === undefined ? undefined : await run.take(file, report);
    if (taken !== undefined) {
      outcomes.push(takenFile(file, taken));
      continue;
    }
    await run.write();
    ordinary.push(sorted[at] ?? readIn(call, file));
  }
  await run.write();
  const found = await submitOrdinary();
  if (isRefused(found)) return { findings: found };
  await history.end(changing, files.length);
  return { value: outcomes, findings: withoutRepeats([...findings, ...found]) };
}

const takenFile = ({ name }: ReportFile, { event, prepared, findings }: TakenReport): SubmittedFile => ({
  ...(name === undefined ? {} : { file: name }),
  events: [
    {
      event: eventId(event),
      state: prepared.accepted === undefined ? 'submitted' : 'accepted',
      players: prepared.persons.length,
      games: prepared.games,
      questions: 0,
      entered: prepared.newcomers.length,
      newcomers: prepared.waiting.length,
    },
  ],
  findings,
});

/** One batch in one write, pool by pool; resolves to the results of the files, in order. */
async function submitSorted(
  changing: ChangingDesk,
  sessions: ReadonlyMap<string, SubmitSession>,
  files: readonly SortedFile[],
): Promise<Outcome<readonly SubmittedFile[]>> {
  const outcomes = new Map<ReadFile, SubmittedFile>();
  const findings: Finding[] = [];
  for (const [pool, session] of sessions) {
    const own = files.flatMap((file) => (file.pool === pool ? [file.read] : []));
    if (own.length === 0) continue;
    const { value = [], findings: found } = await submitBatch(changing, session, own);
    if (isRefused(found)) return { findings: found };
    findings.push(...found);
    const chosen = sessions.size === 1 ? {} : { pool };
    for (const [place, file] of value.entries()) {
      outcomes.set(own[place] as ReadFile, file.events.length === 0 ? file : { ...file, ...chosen });
    }
  }
  const value = files.map(({ read }) => outcomes.get(read) ?? notTaken(read, read.findings));
  return { value, findings: withoutRepeats(findings) };
}

const notTaken = ({ name }: ReadFile, findings: readonly Finding[]): SubmittedFile => ({
  ...(name === undefined ? {} : { file: name }),
  events: [],
  findings,
});

const SUMS = ['players', 'games', 'questions', 'entered', 'newcomers'] as const;

const sumOf = (events: readonly SubmittedEvent[], of: (typeof SUMS)[number]): number =>
  events.reduce((sum, event) => sum + event[of], 0);

const isHeavy = ({ weight }: Finding): boolean => weight !== 'note';

/** Counts everything and keeps what is to be reported, which stays small however many files there are. */
export class SubmitCounts {
  readonly most: number;
  readonly #outcomes: SubmittedFile[] = [];
  #heavy = 0;
  #untold = 0;
  #counts = {
    files: 0,
    players: 0,
    games: 0,
    refused: 0,
    events: 0,
    questions: 0,
    entered: 0,
    newcomers: 0,
    accepted: 0,
  };

  constructor(most = FILES_TOLD) {
    this.most = most;
  }

  add(file: SubmittedFile): void {
    const { events, findings } = file;
    const counts = this.#counts;
    counts.files += 1;
    counts.refused += events.length === 0 ? 1 : 0;
    counts.events += events.length;
    for (const field of SUMS) counts[field] += sumOf(events, field);
    counts.accepted += events.filter(({ state }) => isCounted(state)).length;
    if (counts.files <= this.most) this.#outcomes.push(file);
    else if (findings.some(isHeavy) && this.#heavy < this.most) {
      this.#heavy += 1;
      this.#outcomes.push({ ...file, findings: findings.filter(isHeavy) });
    } else this.#untold += 1;
  }

  get submitted(): SubmitSummary {
    return {
      ...this.#counts,
      outcomes: this.#outcomes,
      ...(this.#untold === 0 ? {} : { untold: this.#untold }),
    };
  }
}

/** The input for one pool. */
export type PoolInput = SubmitInput & { readonly pool: string };

/** What the batches of one call and one pool share. */
export interface SubmitSession {
  readonly input: PoolInput;
  readonly known: SimilarEvents;
  /** For a call whose reports may be prepared. */
  readonly history?: CallHistory;
  /** A correction checks by itself whether the report exists already. */
  readonly isCorrection?: true;
}

interface Work {
  readonly source: ReportSource;
  readonly draft: Draft;
}

/**
 * One batch. A file that must be refused is reported in its own result; a refusal here refuses all, and a warning is
 * for all.
 */
export async function submitBatch(
  changing: ChangingDesk,
  { input, known, history, isCorrection }: SubmitSession,
  files: readonly ReadFile[],
): Promise<Outcome<readonly SubmittedFile[]>> {
  const { desk, today, random, post, memory } = changing;
  const again = isCorrection ? undefined : await sentAgain(desk, input, files);
  const { fault: repeated } = again ?? {};
  if (repeated !== undefined) return { value: files.map((file) => notTaken(file, [repeated])), findings: [] };
  // pools do not change
  const pool = (await desk.pool(input.pool)) as PoolRow;
  const closed = await closedAgainst(desk, pool, today);
  if (closed.length > 0) return refused(...closed);
  const aims = await aimsOf(changing, input, files);
  if (aims.fault !== undefined) return refused(aims.fault);
  const { target, received = today } = aims;
  const corrected = target === undefined ? aims.corrects?.event : correctsOf(target);
  const corrects =
    corrected === undefined ? undefined : await correctedReport(desk, (await desk.event(corrected)) as EventRow);
  const before = corrects ?? (await heldOn(desk, target, input));
  const partOf = before === undefined ? aims.partOf : await wholeOf(changing, before.origin);
  const sent = await keptOut(changing, pool, files, [
    target?.event,
    ...(corrects?.former ?? []),
    // the report may stay where only its persons or ratings change
    ...(input.who === undefined && input.ratings === undefined ? [] : [corrected]),
  ]);
  const reports = files.flatMap((file) => (sent.has(file) ? [] : file.reports));
  const identification = await Identification.of(desk, reports);
  const remembered = await RememberedPersons.of(desk, memory);
  const { encoding, facts } = input;
  const saysMore = (facts?.players.size ?? 0) > 0;
  const { who, ratings } = input;
  const aim = { pool, random, received, encoding, saysMore, target, partOf, corrects, before, who, ratings };
  const batch: Batch = { ...aim, identification, remembered };

  let last = await desk.lastEvent();
  const read = files.flatMap((file): readonly Work[] =>
    sent.has(file)
      ? []
      : file.reports.map((_, part) => {
          if (target === undefined) last += 1;
          const source = { file, part };
          return { source, draft: draftOf(batch, source, target?.event ?? last) };
        }),
  );
  const standings = await standingsAt(
    desk,
    pool,
    read.flatMap(({ draft }) => eventStarts(draft)),
  );
  const siblings = await siblingsOf(desk, pool);
  const works: Work[] = [];
  for (const { source, draft } of read) {
    const rated = await withRatings(desk, batch, draft, standings);
    const timed = withTime(batch, siblings, rated, source.file);
    works.push({ source, draft: await withStandards(desk, batch, timed, standings) });
  }
  const drafts = works.map(({ draft }) => draft);
  const [first] = works;
  if (
    again?.standing !== undefined &&
    first !== undefined &&
    isAsItStands(again.standing, first.source.file, first.draft, input)
  ) {
    return { value: [notTaken(first.source.file, [sameReport(target as EventRow)])], findings: [] };
  }
  const unlicensed = new Map<Draft, readonly Finding[]>();
  for (const draft of drafts) {
    draft.findings.push(...ratingsDiffer(pool, draft, standings));
    unlicensed.set(draft, await playersWithoutLicence(desk, pool, startText(draft), knownIn(draft)));
  }
  const alike = corrects === undefined ? await noteAlikes(changing, known, drafts) : new Set<Draft>();
  if (corrects === undefined && target === undefined && partOf === undefined) await noteRegistered(desk, pool, drafts);
  const early = corrects === undefined ? noteEarly(pool, drafts) : new Set<Draft>();
  const untimed = noteUntimed(works);
  const empty = input.accept === 'clean' ? noteWithoutGames(drafts) : new Set<Draft>();
  await post(...works.map(({ draft, source }) => submissionPosting(draft, source)));
  // corrections, events that the pool may have counted already, unread time controls and reports without games need an
  // officer's decision
  const clean = drafts.filter(
    (draft) =>
      draft.questions.length === 0 &&
      ![alike, early, untimed, empty].some((each) => each.has(draft)) &&
      corrects === undefined,
  );
  const decided =
    input.accept === 'clean'
      ? await acceptClean(changing, { ...batch, known, history }, clean, standings)
      : new Map<Draft, Decided>();
  // the report's own arbiters are in its paper
  const arbiters = facts?.event?.arbiters ?? [];
  if (arbiters.some(isNamed)) await post(...drafts.map(({ event }) => arbitersPosting(event, arbiters, random)));
  const byFile = new Map<ReadFile, Draft[]>(files.map((file) => [file, []]));
  for (const { source, draft } of works) byFile.get(source.file)?.push(draft);
  return {
    value: files.map((file): SubmittedFile => {
      const own = byFile.get(file) as readonly Draft[];
      const refusal = sent.get(file);
      return {
        ...(file.name === undefined ? {} : { file: file.name }),
        events: own.map((draft) => submittedEvent(draft, decided.get(draft))),
        findings: [
          ...(refusal === undefined ? file.findings.filter((each) => !isTimeOpen(each)) : [refusal]),
          ...own.flatMap((draft) => [
            ...draft.told,
            ...draft.findings,
            ...(unlicensed.get(draft) ?? []),
            ...(isCorrection ? [] : reopened(target, decided.get(draft))),
            ...(decided.get(draft) ?? undecided(draft)).findings,
          ]),
        ],
      };
    }),
    findings: remembered.findings,
  };
}

/** For an event that was accepted with the earlier report. */
const reopened = (target: EventRow | undefined, decided: Decided | undefined): readonly Finding[] =>
  target?.state !== 'accepted' || (decided !== undefined && isCounted(decided.state))
    ? []
    : [eventFinding('event.reopened', { event: eventId(target.event), by: 'report' }, 'warn')];

const startText = ({ data }: Draft): string | undefined => data.facts['start'] as string | undefined;

/** The players whom the registry has, by number. */
const knownIn = ({ data }: Draft): readonly number[] =>
  data.players.flatMap(({ person }) => (person === undefined ? [] : [personNumber(person) as number]));

function submittedEvent(draft: Draft, decided: Decided = undecided(draft)): SubmittedEvent {
  const { event, data, questions, newcomers } = draft;
  const { state, asked = 0, entered = 0, again } = decided;
  return {
    event: eventId(event),
    state,
    players: data.players.length,
    games: data.games.length / 4,
    questions: questions.length + asked,
    entered,
    newcomers: isCounted(state) ? 0 : newcomers.length - asked,
    ...(again === undefined ? {} : { ratedAgain: again }),
  };
}

const isCounted = (state: EventState): boolean => state === 'accepted' || state === 'rated';

/** For a waiting report: newcomers wait with it. */
const undecided = ({ questions, newcomers }: Draft): Decided => ({
  state: questions.length > 0 ? 'questions' : 'submitted',
  findings: waitingFindings(newcomers.length),
});

interface Aims {
  readonly target?: EventRow;
  readonly corrects?: EventRow;
  readonly partOf?: EventRow;
  readonly received?: string;
  readonly fault?: Finding;
}

/** The caller's input about all files. */
async function aimsOf({ desk }: ChangingDesk, input: PoolInput, files: readonly ReadFile[]): Promise<Aims> {
  const { pool, event, corrects, partOf, received = receivedIn(input) } = input;
  if (received !== undefined && parseDay(received) === undefined) {
    return { fault: eventFinding('event.bad-day', { field: 'received', seen: received }) };
  }
  const whole = partOf === undefined ? undefined : await eventOf(desk, partOf);
  if (whole !== undefined && whole.row?.pool !== pool) {
    return { fault: eventFinding('event.part-unknown', { part: partOf as string }) };
  }
  const aims = { received, partOf: whole?.row };
  const of = corrects ?? event;
  if (of === undefined) return aims;
  const reports = files.reduce((sum, file) => sum + Math.max(1, file.reports.length), 0);
  if (reports > 1) return { fault: eventFinding('event.several-reports', { reports }) };
  const { row, fault } = await eventFor(desk, of, corrects === undefined ? 'submit' : 'correct');
  if (fault !== undefined) return { fault };
  if (row.pool !== pool) return { fault: eventFinding('event.other-pool', { event: of, pool: row.pool, asked: pool }) };
  return corrects === undefined ? { ...aims, target: row } : { ...aims, corrects: row };
}

/** The report of the event itself, where only its games change. */
const heldOn = async (desk: Desk, target: EventRow | undefined, { holdsOn }: PoolInput) =>
  target === undefined || holdsOn === undefined ? undefined : correctedReport(desk, target);

/** The long event of which the corrected one is a part. */
const wholeOf = ({ desk }: ChangingDesk, { partOf }: EventRow): Promise<EventRow | undefined> =>
  partOf === null ? Promise.resolve(undefined) : desk.event(partOf);

/** An officer may give the day of receipt in the facts. */
const receivedIn = ({ facts }: SubmitInput): string | undefined => {
  const day = facts?.event?.reportReceived;
  return day === undefined ? undefined : dayText(day);
};

/** Files that are not accepted: those that exist already, and those with results of an event that is not over. */
async function keptOut(
  changing: ChangingDesk,
  pool: PoolRow,
  files: readonly ReadFile[],
  but: readonly (number | undefined)[],
): Promise<ReadonlyMap<ReadFile, Finding>> {
  const out = new Map(await sentBefore(changing, files, but));
  for (const file of files) {
    const [future] = file.reports.flatMap((report) => futureReport(report, changing.today));
    const against = future ?? (await closedFor(changing, pool, file));
    if (against !== undefined && !out.has(file)) out.set(file, against);
  }
  return out;
}

/** Events after the last list of a pool that is to be closed. */
async function closedFor(
  { desk, today }: ChangingDesk,
  pool: PoolRow,
  { reports }: ReadFile,
): Promise<Finding | undefined> {
  if (closedAfter(pool) === undefined) return undefined;
  for (const { event } of reports) {
    const [fault] = await closedAgainst(desk, pool, today, dayOrNull(event.end ?? event.start));
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Reports without games, from entries alone or by mistake: nothing that counts without confirmation. */
function noteWithoutGames(drafts: readonly Draft[]): ReadonlySet<Draft> {
  const empty = drafts.filter(({ data }) => data.games.length === 0);
  for (const draft of empty) {
    draft.findings.push(eventFinding('event.without-games', { event: eventId(draft.event) }, 'warn'));
  }
  return new Set(empty);
}

/** Reports outside of groups whose time control is in words that are not understood; returns which ones. */
function noteUntimed(works: readonly Work[]): ReadonlySet<Draft> {
  const untimed = new Set<Draft>();
  for (const { source, draft } of works) {
    const open = source.file.findings.find(isTimeOpen);
    if (open === undefined || draft.questions.some(isTimeQuestion)) continue;
    const asked = eventFinding(
      'event.time-asked',
      {
        event: eventId(draft.event),
        seen: open.facts['seen'] as string,
      },
      'warn',
    );
    draft.findings.push(open.at === undefined ? asked : { ...asked, at: open.at });
    untimed.add(draft);
  }
  return untimed;
}

/** Reports whose event ended before the pool began; returns which ones. */
function noteEarly(pool: PoolRow, drafts: readonly Draft[]): ReadonlySet<Draft> {
  const early = new Set<Draft>();
  for (const draft of drafts) {
    const { end } = draft.report.event;
    const findings = end === undefined ? [] : beforePool(pool, dayText(end));
    draft.findings.push(...findings);
    if (findings.length > 0) early.add(draft);
  }
  return early;
}

/**
 * Files whose bytes exist already, or twice in the batch. A report may be sent again for its own event, after that was
 * withdrawn, and when the report that corrected it was wrong.
 */
async function sentBefore(
  { desk }: ChangingDesk,
  files: readonly ReadFile[],
  but: readonly (number | undefined)[],
): Promise<ReadonlyMap<ReadFile, Finding>> {
  const fresh = files.filter(({ stands }) => stands === undefined);
  const there = await desk.reportsWith([...new Set(fresh.map(({ sha256 }) => sha256))]);
  const rows = await desk.events({ events: [...new Set(there.map(({ event }) => event))] });
  const withdrawn = new Set(rows.filter(({ state }) => state === 'withdrawn').map(({ event }) => event));
  const known = new Map(
    there
      .filter(({ event }) => !withdrawn.has(event) && !but.includes(event))
      .map(({ sha256, event }) => [sha256, eventFinding('event.same-report', { event: eventId(event) })] as const),
  );
  const seen = new Map<string, string>();
  return new Map(
    files.flatMap((file) => {
      const { sha256, name = '-' } = file;
      const twin = seen.get(sha256);
      if (file.reports.length > 0 && twin === undefined) seen.set(sha256, name);
      const finding =
        known.get(sha256) ?? (twin === undefined ? undefined : eventFinding('event.twice-in-batch', { file: twin }));
      return finding === undefined ? [] : [[file, finding] as const];
    }),
  );
}

/** Reports whose event seems to exist already; returns which ones. */
async function noteAlikes(
  { desk }: ChangingDesk,
  known: SimilarEvents,
  drafts: readonly Draft[],
): Promise<ReadonlySet<Draft>> {
  const alike = new Set<Draft>();
  const dated = drafts.flatMap((draft) => {
    const sought = soughtBy(draft);
    return sought === undefined ? [] : [{ draft, sought }];
  });
  if (dated.length === 0) return alike;
  known.begin();
  for (const { draft, sought } of dated) {
    const found = await known.find(desk, sought);
    known.add(sought);
    if (found === undefined) continue;
    draft.findings.push(eventFinding('event.alike', { ...found, players: draft.data.players.length }, 'warn'));
    alike.add(draft);
  }
  return alike;
}

/** Reports without an event for which one of the same name is registered, and waits for its report. */
async function noteRegistered(desk: Desk, { pool }: PoolRow, drafts: readonly Draft[]): Promise<void> {
  const rows = await desk.events({ pool, states: ['registered'] });
  if (rows.length === 0) return;
  const announced = new AnnouncedEvents(rows);
  for (const { event, report, findings } of drafts) {
    const { name = '', start, end } = report.event;
    const sought = { event, pool, name, start: dayOrNull(start), end: dayOrNull(end) };
    const first = announced.first(sought);
    if (first === undefined) continue;
    const [own, registered] = [eventId(event), eventId(first.event)];
    findings.push(eventFinding('event.registration-waits', { event: own, registered }, 'warn'));
  }
}

interface Decided {
  readonly state: EventState;
  readonly findings: readonly Finding[];
  /** Numbers of questions raised, and of persons added. */
  readonly asked?: number;
  readonly entered?: number;
  readonly again?: readonly string[];
}

interface Accepting extends Batch {
  readonly known: SimilarEvents;
  readonly history: CallHistory | undefined;
}

/** Accepts reports without objections. In continuous pools each is rated at once, the first to end first. */
async function acceptClean(
  changing: ChangingDesk,
  batch: Accepting,
  drafts: readonly Draft[],
  standings: StandingsAt,
): Promise<ReadonlyMap<Draft, Decided>> {
  const { pool } = batch;
  const next = isPeriodicPool(pool) ? await nextListOf(changing.desk, pool) : undefined;
  const decided = new Map<Draft, Decided>();
  const asking: Posting[] = [];
  const brought: Candidate[] = [];
  const postings: Posting[] = [];
  // persons added by one event are recognised by the next one
  for (const draft of isPeriodicPool(pool) ? drafts : drafts.toSorted(inOrder)) {
    const { settled, ...outcome } = await decideOn(changing, batch, draft, standings, next);
    decided.set(draft, outcome.decided);
    if (outcome.posting === undefined) continue;
    if (outcome.decided.state !== 'accepted') asking.push(outcome.posting);
    else {
      batch.identification.enter(settled.candidates);
      brought.push(...settled.candidates);
      if (isPeriodicPool(pool)) postings.push(outcome.posting);
      else {
        await changing.post(outcome.posting);
        const { findings, events } = await rerateFromEvent(changing, pool, draft.event);
        const again = events.slice(1);
        decided.set(draft, {
          ...outcome.decided,
          state: 'rated',
          findings: withoutRepeats([...outcome.decided.findings, ...findings]),
          ...(again.length === 0 ? {} : { again }),
        });
      }
    }
  }
  await changing.post(...asking);
  await changing.post(...postings);
  if (brought.length > 0) batch.history?.enterCandidates(brought, (await changing.desk.head()).no);
  return decided;
}

interface Decision {
  readonly settled: NewcomerDecisions;
  readonly decided: Decided;
  /** What accepts it, or asks about newcomers. */
  readonly posting?: Posting;
}

async function decideOn(
  { desk }: ChangingDesk,
  batch: Accepting,
  draft: Draft,
  standings: StandingsAt,
  next: Month | undefined,
): Promise<Decision> {
  const event = eventId(draft.event);
  const waits = (findings: readonly Finding[]): Decided => ({
    state: 'submitted',
    findings: [...findings, ...waitingFindings(draft.newcomers.length)],
  });
  const settled = decideNewcomers(
    batch,
    draft.newcomers,
    draft.report.event.start,
    new Set(knownPersons(draft.persons)),
  );
  const asked = settled.questions.length;
  if (asked > 0) {
    const findings = waitingFindings(draft.newcomers.length - asked);
    return { settled, decided: { state: 'questions', asked, findings }, posting: questionsPosting(event, settled, 0) };
  }
  const whole = draft.newcomers.length === 0 ? draft : withSettled(draft, settled);
  const alike = whole === draft ? undefined : await alikeBySettled(desk, batch.known, whole);
  if (alike !== undefined) return { settled, decided: waits([alike]) };
  const judged = withAnswers(judgeDraft(batch, whole, settled, standings, next), whole);
  if (isRefused(judged.findings)) return { settled, decided: waits(byPlace(judged.findings, settled)) };
  return {
    settled,
    decided: {
      state: 'accepted',
      findings: [...settled.findings, ...judged.findings],
      entered: settled.entered.length,
    },
    posting: acceptedPosting(event, judged, [], settled, whole.memo),
  };
}

/** Whether the event exists already, as can be seen now that everybody is known. */
async function alikeBySettled(desk: Desk, known: SimilarEvents, whole: Draft): Promise<Finding | undefined> {
  const sought = { ...(soughtBy(whole) as SoughtEvent), field: fieldOf(whole.ids) };
  const found = await known.find(desk, sought);
  known.add(sought);
  return found === undefined
    ? undefined
    : eventFinding('event.alike', { ...found, players: whole.data.players.length }, 'warn');
}

/** By last day, then first day, then in the order of arrival. */
const inOrder = ({ report: { event: a }, event }: Draft, { report: { event: b }, event: other }: Draft): number =>
  (a.end as number) - (b.end as number) || (a.start as number) - (b.start as number) || event - other;
