/**
 * Prepares reports before their turn: a report that raises no questions and needs no decision is processed so far that
 * only the number of its event, its position in the chain and its relation to other reports of the same call are
 * missing. This reads one moment of the office and writes nothing, so that it can run in another thread; the caller
 * checks whether that moment still holds (`submit-prepared.ts`). All others take the ordinary way; a property test
 * keeps both equal.
 */
import { dayText } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import { canonicalJson, type Json } from '../../ledger/canonical.ts';
import { HeldLists } from '../../ledger/lists/held.ts';
import type { Desk, Paper, PoolRow } from '../../ledger/store.ts';
import type { Limits } from '../../formats/limits.ts';
import { gameCount } from '../../ledger/rows/content.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { packedContent } from '../../stores/papers.ts';
import { RememberedPersons } from '../memory/remembered.ts';
import type { Office } from '../office.ts';
import { withRatings } from './draft-ratings.ts';
import { type Batch, type Draft, draftOf, submissionPosting } from './draft.ts';
import { Identification } from './identification.ts';
import { decideNewcomers } from './newcomers.ts';
import { isPlainPool, type PrepareMoment, preparePlain } from './prepare-plain.ts';
import {
  acceptedAtOnce,
  aroundEvent,
  decidedLater,
  EVENT,
  type PreparedDecision,
  type PreparedReport,
  personByName,
  unnumbered,
} from './prepared-report.ts';
import { openFile, type ReadFile, type ReportFile } from './read.ts';
import { AnnouncedEvents, dayOrNull } from './registered-before.ts';
import type { SiblingPool } from './right-pool.ts';
import { sortedFile } from './sort-file.ts';
import { withStandards } from './standard-questions.ts';
import { type StandingsAt, standingsAt } from './standing-at.ts';
import { withTime } from './time-question.ts';
import { nextListOf } from './target-list.ts';
import { beforePool } from './untimely.ts';
import { eventStarts, judgeDraft, knownPersons, ratingsDiffer, withAnswers, withSettled } from './weigh.ts';

/** What all reports of a call share. It can be sent to another thread. */
export interface Preparation {
  readonly pool: PoolRow;
  readonly siblings: readonly SiblingPool[];
  readonly namedLikeByes: ReadonlySet<string>;
  readonly limits?: Limits;
  /** Whether a report without questions and objections is accepted at once. */
  readonly accept?: 'clean';
}

/** A request for some files. */
export interface PrepareOrder {
  /** Data read before this entry is out of date: somebody else has written. */
  readonly since: number;
  readonly files: readonly ReportFile[];
  /** Today. */
  readonly today: string;
  /** Whether notes are reported, too: for very many files nobody reads them. */
  readonly notes: boolean;
}

/** Undefined where a report has to take the ordinary way. */
export interface PreparedReports {
  /** The last entry of the office at the time of reading; some data may have been read after an earlier one. */
  readonly head: number;
  readonly since: number;
  /** The day that they were prepared for. */
  readonly today: string;
  readonly reports: readonly (PreparedReport | undefined)[];
}

/** Prepares the reports of one call, and caches what it has read of the lists in force. */
export class ReportPreparer {
  readonly #preparation: Preparation;
  readonly #random: Office['random'];
  readonly #lists = new HeldLists();
  #surroundings: Surroundings | undefined;

  constructor(preparation: Preparation, random: Office['random']) {
    this.#preparation = preparation;
    this.#random = random;
  }

  async prepare(desk: Desk, order: PrepareOrder): Promise<PreparedReports> {
    const { no: head } = await desk.head();
    this.#lists.forgetBefore(order.since);
    if (this.#surroundings === undefined || this.#surroundings.head < order.since)
      this.#surroundings = await callSurroundings(desk, this.#preparation.pool, head);
    const around = this.#surroundings;
    const reports = await prepareReports(this.#lists.over(desk), this.#preparation, order, this.#random, around);
    return { head, today: order.today, reports, since: Math.min(around.head, this.#lists.since ?? head) };
  }
}

/** What only others can change while reports of a call come in. */
interface Surroundings {
  /** The last entry at the time of reading. */
  readonly head: number;
  readonly remembered: RememberedPersons;
  /** The first list that is not published yet. */
  readonly next: number;
  /** Whether any event of the pool is registered, and waits for its report. */
  readonly isAnyRegistered: boolean;
}

const callSurroundings = async (desk: Desk, pool: PoolRow, head: number): Promise<Surroundings> => ({
  head,
  remembered: await RememberedPersons.of(desk, undefined),
  next: await nextListOf(desk, pool),
  isAnyRegistered: (await desk.events({ pool: pool.pool, states: ['registered'], limit: 1 })).length > 0,
});

async function prepareReports(
  desk: Desk,
  preparation: Preparation,
  { files, today, notes }: PrepareOrder,
  random: Office['random'],
  { remembered, next, isAnyRegistered }: Surroundings,
): Promise<PreparedReports['reports']> {
  const { pool, siblings, limits, accept } = preparation;
  const none = {
    target: undefined,
    partOf: undefined,
    corrects: undefined,
    before: undefined,
    who: undefined,
    ratings: undefined,
  };
  const batch = { ...none, pool, random, remembered, received: today, encoding: undefined, saysMore: false };
  const moment: PrepareMoment = {
    batch,
    siblings,
    limits,
    accept,
    next,
    isTold: notes ? () => true : ({ weight }: Finding): boolean => weight !== 'note',
    isRegistered: isAnyRegistered ? registeredIn(desk, pool) : async () => false,
  };
  const plain = isPlainPool(pool) ? await preparePlain(desk, moment, files) : [];
  const others = files.filter((_, at) => plain[at] === undefined);
  const ordinary = (await prepareOthers(desk, preparation, moment, others)).values();
  return files.map((_, at) => plain[at] ?? ordinary.next().value);
}

/** The ordinary way: from a file to a report, a draft, and the texts of its entries. */
async function prepareOthers(
  desk: Desk,
  { namedLikeByes, limits }: Preparation,
  { batch: known, siblings, isRegistered: isAwaited, ...moment }: PrepareMoment,
  files: readonly ReportFile[],
): Promise<readonly (PreparedReport | undefined)[]> {
  if (files.length === 0) return [];
  const { pool, remembered } = known;
  const groups = new Map([[pool, siblings]]);
  const options = limits === undefined ? {} : { limits };
  const read = files.map((file) => sortedFile(openFile(file, options, namedLikeByes), groups).read);
  const plain = read.map((file) => (isPlainFile(file) && isPeriodicPool(pool) ? file : undefined));
  const identification = await Identification.of(
    desk,
    plain.flatMap((file) => file?.reports ?? []),
  );
  const batch: Batch = { ...known, identification };
  const drafts = plain.map((file) => (file === undefined ? undefined : draftOf(batch, { file, part: 0 }, EVENT)));
  const standings = await standingsAt(
    desk,
    pool,
    drafts.flatMap((draft) => (draft === undefined ? [] : eventStarts(draft))),
  );
  const reports: (PreparedReport | undefined)[] = [];
  for (const [at, draft] of drafts.entries()) {
    const file = plain[at];
    const isOrdinary = draft === undefined || file === undefined || !canBePrepared(draft, remembered);
    if (isOrdinary || (await isAwaited(draft.report.event))) {
      reports.push(undefined);
      continue;
    }
    const timed = withTime(batch, siblings, await withRatings(desk, batch, draft, standings), file);
    const whole = await withStandards(desk, batch, timed, standings);
    reports.push(isSettled(pool, whole) ? preparedReport(batch, file, whole, { ...moment, standings }) : undefined);
  }
  return reports;
}

/** Whether an event of a name is registered, and waits for its report; such events are read once for all files. */
function registeredIn(desk: Desk, { pool }: PoolRow): PrepareMoment['isRegistered'] {
  let read: Promise<AnnouncedEvents> | undefined;
  return async ({ name = '', start, end }) => {
    read ??= desk.events({ pool, states: ['registered'] }).then((rows) => new AnnouncedEvents(rows));
    return (await read).first({ pool, name, start: dayOrNull(start), end: dayOrNull(end) }) !== undefined;
  };
}

/** A single readable report, without an unread time control. */
const isPlainFile = ({ reports, findings }: ReadFile): boolean =>
  reports.length === 1 && findings.every(({ code }) => code !== 'trf.control-open');

/** An erased person is compared by a key that only the desk has; a report without games waits for somebody to confirm it. */
const canBePrepared = ({ questions, newcomers, report, data }: Draft, remembered: RememberedPersons): boolean =>
  questions.length === 0 &&
  data.games.length > 0 &&
  (newcomers.length === 0 || remembered.findings.length === 0) &&
  report.event.start !== undefined &&
  report.event.end !== undefined &&
  report.players.every(({ komirId, orrId, pin }) => komirId === undefined && orrId === undefined && pin === undefined);

const isSettled = (pool: PoolRow, { questions, told, data, report }: Draft): boolean =>
  questions.length === 0 &&
  told.length === 0 &&
  data.players.every(({ brought }) => brought === undefined) &&
  beforePool(pool, dayText(report.event.end as number)).length === 0;

interface Moment extends Pick<PrepareMoment, 'accept' | 'next' | 'isTold'> {
  readonly standings: StandingsAt;
}

function preparedReport(batch: Batch, file: ReadFile, draft: Draft, moment: Moment): PreparedReport | undefined {
  draft.findings.push(...ratingsDiffer(batch.pool, draft, moment.standings));
  const decision = moment.accept === undefined ? decidedLater(draft.newcomers) : acceptedDraft(batch, draft, moment);
  const submission = submissionPosting(draft, { file, part: 0 }).data;
  const submitted = aroundEvent(submission);
  if (decision === undefined || submitted === undefined) return undefined;
  const { around, findings: decided, ...rest } = decision;
  const { facts, findings, format, received } = submission;
  const { start, end } = draft.report.event;
  const { name } = facts as Record<string, unknown>;
  const { salt, content } = draft.papers[0] as Paper;
  const sought = batch.identification.soughtBy(draft.report.players);
  return {
    ...rest,
    sha256: file.sha256,
    digest: submission.report,
    salt,
    packed: packedContent(content),
    submitted,
    data: [
      `${around[0]}"facts":${canonicalJson(facts as Json)}`,
      `${findings.length === 0 ? '' : `"findings":${canonicalJson(findings as Json)},`}"format":${JSON.stringify(format)},"received":"${received}"${around[1]}}`,
    ],
    name: typeof name === 'string' ? name : '',
    start: dayText(start as number),
    end: dayText(end as number),
    games: gameCount(submission),
    field: draft.memo.field,
    persons: Int32Array.from(draft.persons, (person) => person ?? 0),
    numbers: sought.numbers,
    names: sought.named.map(personByName),
    findings: [...file.findings, ...draft.findings, ...decided].filter(moment.isTold),
  };
}

/** Undefined where something prevents it. */
function acceptedDraft(batch: Batch, draft: Draft, { standings, next }: Moment): PreparedDecision | undefined {
  const settled = decideNewcomers(
    { ...batch, identification: unnumbered(batch.identification) },
    draft.newcomers,
    draft.report.event.start,
    new Set(knownPersons(draft.persons)),
  );
  if (settled.questions.length > 0 || settled.recognised.length > 0) return undefined;
  const whole = settled.entered.length === 0 ? draft : withSettled(draft, settled);
  const judged = withAnswers(judgeDraft(batch, whole, settled, standings, next), whole);
  if (isRefused(judged.findings) || judged.list === undefined) return undefined;
  return acceptedAtOnce(judged, settled, draft.newcomers);
}
