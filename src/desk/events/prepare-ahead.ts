/** Prepares the reports of a call before their turn, where the input given with them allows it. */
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { closedAfter } from '../../ledger/rows/pools.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import type { ChangeOptions } from '../change.ts';
import type { Helper } from '../helper.ts';
import { type Office, readOffice } from '../office.ts';
import { dayInTimeZone } from '../time-zone.ts';
import { type Preparation, type PreparedReports, type PrepareOrder, ReportPreparer } from './prepare.ts';
import { CallHistory } from './submit-prepared.ts';
import type { ReportFile } from './read.ts';
import type { SiblingPool } from './right-pool.ts';
import type { RatingChoices } from './rating-told.ts';
import type { ResolvedIdentities } from './who-told.ts';
import type { GivenFacts } from '../../intake/facts.ts';
import type { OpenReportOptions } from '../../engine/files.ts';
import { familyRules } from '../../rulebooks/office-rules.ts';

/** Input given with submitted reports. */
interface SubmitAims extends OpenReportOptions {
  readonly accept?: 'clean';
  readonly event?: string;
  readonly partOf?: string;
  readonly corrects?: string;
  readonly who?: ResolvedIdentities;
  readonly ratings?: RatingChoices;
  readonly facts?: GivenFacts;
  readonly received?: string;
}

/** Prepares reports before their turn. */
export interface Preparer {
  readonly here: (order: PrepareOrder) => Promise<PreparedReports>;
  /** In the middle of a write. */
  readonly within: (desk: Desk, order: PrepareOrder) => Promise<PreparedReports>;
  readonly today: () => string;
  /** Lets others have their turn between two jobs. */
  readonly turn?: (() => Promise<void>) | undefined;
  /** In another thread; undefined where there is none. */
  readonly there?: { readonly start: () => Helper; readonly worthFrom: number };
}

/** Number of cached preparers: each for a pool, with the input given with reports. */
const MOST_PREPARERS = 4;

/** State shared by successive calls, which are like one call as long as nobody else writes. */
class SubmitMemory {
  readonly history = new CallHistory();
  readonly #preparers = new Map<string, ReportPreparer>();

  preparer(preparation: Preparation, random: Office['random']): ReportPreparer {
    const key = JSON.stringify({ ...preparation, namedLikeByes: [...preparation.namedLikeByes] });
    const preparer = this.#preparers.get(key) ?? new ReportPreparer(preparation, random);
    if (this.#preparers.size >= MOST_PREPARERS && !this.#preparers.has(key)) this.#preparers.clear();
    this.#preparers.set(key, preparer);
    return preparer;
  }
}

const MEMORY = 'events.submit';

/** The state of earlier calls, where the office keeps it. */
export function memoryOf({ keeps }: Office): SubmitMemory {
  const memory = (keeps?.get(MEMORY) as SubmitMemory | undefined) ?? new SubmitMemory();
  keeps?.set(MEMORY, memory);
  return memory;
}

/** What is read once for a call. */
interface CallSurroundings {
  /** The pools that reports may go to, with others of their groups. */
  readonly groups: ReadonlyMap<PoolRow, readonly SiblingPool[]>;
  /** Words for byes that are names. */
  readonly likeByes: ReadonlySet<string>;
  readonly zone: string;
}

/** Undefined where the reports take the ordinary way. */
export function preparerFor(
  office: Office,
  aims: SubmitAims,
  { dryRun = false }: ChangeOptions,
  { groups, likeByes: namedLikeByes, zone }: CallSurroundings,
  memory: SubmitMemory,
): Preparer | undefined {
  const [[pool, siblings], ...others] = [...groups] as [[PoolRow, readonly SiblingPool[]]];
  // within one write with other verbs, nobody else sees their effects
  const isAlone = !dryRun && office.within === undefined;
  if (!isAlone || others.length > 0 || !isPeriodicPool(pool) || !isSimple(aims)) return undefined;
  if (closedAfter(pool) !== undefined) return undefined;
  // where a federation has a registry of members, each player's card is checked on submission
  if (familyRules(pool.family).members !== undefined) return undefined;
  const { limits, accept } = aims;
  const said = { ...(limits === undefined ? {} : { limits }), ...(accept === undefined ? {} : { accept }) };
  const preparation: Preparation = { pool, siblings, namedLikeByes, ...said };
  const { helpers } = office;
  const preparer = memory.preparer(preparation, office.random);
  // what is read in a write may be rolled back, and must not be cached after it
  const within = office.keeps === undefined ? preparer : new ReportPreparer(preparation, office.random);
  return {
    here: (order) => readOffice(office, (desk) => preparer.prepare(desk, order)),
    within: (desk, order) => within.prepare(desk, order),
    today: () => dayInTimeZone(zone, office.clock()),
    turn: office.turn,
    ...(helpers === undefined
      ? {}
      : { there: { start: () => helpers.start(preparation), worthFrom: helpers.worthFrom.reports } }),
  };
}

const isSimple = ({ event, partOf, corrects, who, ratings, facts, received, encoding }: SubmitAims): boolean =>
  [event, partOf, corrects, who, ratings, facts, received, encoding].every((each) => each === undefined);

export interface PreparedBatch {
  readonly files: readonly ReportFile[];
  readonly prepared?: PreparedReports;
}

/** Files that are prepared together: few, so that both threads have work until the end. */
const JOB = 50;
/** The same where others wait for their turn: preparing them takes a few milliseconds. */
const SHORT_JOB = 16;
/**
 * Jobs that are read ahead, and those given to the other thread at a time: enough for the time in which a batch is
 * written here, since its results are not received meanwhile.
 */
const AHEAD = 18;
const ORDERED = 8;

interface Job {
  readonly order: PrepareOrder;
  /** Set once somebody works on it. */
  work?: Promise<PreparedReports | undefined>;
  done?: PreparedReports;
}

/** What the reports are prepared for. */
export interface PreparedFor {
  /** Whether notes are reported for the file after so many. */
  readonly isNoted: (files: number) => boolean;
  /** The entry since which nobody else has written. */
  readonly since: () => number;
}

/** Batches in order, prepared here and in the other thread. */
export async function* preparedBatches(
  files: AsyncIterable<ReportFile> | Iterable<ReportFile>,
  size: number,
  preparer: Preparer | undefined,
  { isNoted, since }: PreparedFor,
): AsyncGenerator<PreparedBatch, void, undefined> {
  if (preparer === undefined) {
    for await (const some of inPieces(files, size)) yield { files: some };
    return;
  }
  const jobs = new Jobs(preparer);
  const source = inPieces(files, Math.min(size, preparer.turn === undefined ? JOB : SHORT_JOB));
  try {
    let count = 0;
    let isOver = false;
    for (;;) {
      while (!isOver && jobs.ahead < AHEAD) {
        const next = await source.next();
        isOver = next.done === true;
        if (next.done === true) break;
        jobs.add({ files: next.value, today: preparer.today(), notes: isNoted(count), since: since() });
        count += next.value.length;
      }
      if (jobs.ahead === 0) return;
      yield joined(await jobs.taken(size));
    }
  } finally {
    await jobs.close();
  }
}

async function* inPieces<T>(
  all: AsyncIterable<T> | Iterable<T>,
  size: number,
): AsyncGenerator<readonly T[], void, undefined> {
  let some: T[] = [];
  for await (const each of all) {
    some.push(each);
    if (some.length < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

class Jobs {
  readonly #preparer: Preparer;
  #helper: Helper | undefined;
  #isLost = false;
  #jobs: Job[] = [];
  #ordered = 0;
  #files = 0;

  constructor(preparer: Preparer) {
    this.#preparer = preparer;
  }

  get ahead(): number {
    return this.#jobs.length;
  }

  add(order: PrepareOrder): void {
    this.#jobs.push({ order });
    this.#files += order.files.length;
    this.#orderMore();
  }

  /** Gives the other thread further jobs. */
  #orderMore(): void {
    const { there } = this.#preparer;
    if (this.#isLost || there === undefined || this.#files <= there.worthFrom) return;
    this.#helper ??= there.start();
    while (this.#ordered < ORDERED) {
      // this thread takes the first one itself
      const job = this.#jobs.find((each, at) => each.work === undefined && at > 0);
      if (job === undefined) return;
      this.#ordered += 1;
      job.work = this.#there(job, this.#helper);
    }
  }

  async #there(job: Job, helper: Helper): Promise<PreparedReports | undefined> {
    const files = job.order.files.map(({ bytes, ...file }) => ({ ...file, bytes: new Uint8Array(bytes) }));
    try {
      const order: PrepareOrder = { ...job.order, files };
      const given = files.map(({ bytes }) => bytes.buffer);
      job.done = (await helper.ask(order, given)) as PreparedReports;
    } catch {
      // any fault is reported where this thread meets it, too
      this.#isLost = true;
      delete job.work;
    }
    this.#ordered -= 1;
    this.#orderMore();
    return job.done;
  }

  async #here(job: Job): Promise<void> {
    await this.#preparer.turn?.();
    job.work = this.#preparer.here(job.order);
    job.done = (await job.work) as PreparedReports;
  }

  /** The first jobs, up to this many files, when all of them are done; works on others meanwhile. */
  async taken(size: number): Promise<readonly Required<Pick<Job, 'order' | 'done'>>[]> {
    // whatever is written together takes one commit
    let count = 0;
    const group = this.#jobs.filter(({ order }) => (count += order.files.length) <= size);
    for (;;) {
      await this.#helper?.turn();
      const undone = group.find((job) => job.done === undefined);
      if (undone === undefined) break;
      const free = this.#jobs.find((job) => job.work === undefined);
      if (free !== undefined) await this.#here(free);
      else await undone.work;
    }
    this.#jobs.splice(0, group.length);
    return group.map(({ order, done }) => ({ order, done: done as PreparedReports }));
  }

  async close(): Promise<void> {
    await this.#helper?.close();
  }
}

/** As one: the job that was prepared first decides which moment has to hold. */
function joined(jobs: readonly Required<Pick<Job, 'order' | 'done'>>[]): PreparedBatch {
  const [first] = jobs as [Required<Pick<Job, 'order' | 'done'>>];
  const isOneDay = jobs.every(({ done }) => done.today === first.done.today);
  return {
    files: jobs.flatMap(({ order }) => order.files),
    prepared: {
      head: Math.min(...jobs.map(({ done }) => done.head)),
      since: Math.min(...jobs.map(({ done }) => done.since)),
      today: isOneDay ? first.done.today : '',
      reports: jobs.flatMap(({ done }) => done.reports),
    },
  };
}
