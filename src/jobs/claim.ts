/**
 * One worker at a time. A worker claims a job for some seconds and renews the claim while it lives; when it dies, the
 * claim lapses and another worker takes the job. The store of a claimed job refuses writes once another worker holds
 * the claim, and records progress in the same write as the work: so nothing is lost, and nothing is done twice.
 */
import { timeText } from '../core/dates.ts';
import type { Office } from '../desk/office.ts';
import type { Desk, Store, WorkRow, WritingDesk } from '../ledger/store.ts';
import { jobKey, jobOf, type JobProgress, type JobResult, type KeptJob, keptJob, resultBytes } from './job.ts';

export const LEASE = 20_000;
/** A job that was started this often without progress has failed. */
export const MOST_ATTEMPTS = 5;
/** How long finished jobs are shown. */
const DAY = 24 * 3_600_000;
const SHOWN_FOR = 30 * DAY;
/** How long the result of a preview can still be carried out as it is: as long as a draft. */
const LOOK_LASTS = DAY;

export interface ClaimedJob {
  readonly job: string;
  readonly key: string;
  readonly by: string;
  readonly kept: KeptJob;
  readonly no: number;
  readonly lease: number;
}

/** Another worker has the job: nothing that this worker writes for it is stored. */
export class ClaimLost extends Error {
  constructor(job: string) {
    super(`${job} is another worker's`);
  }
}

/** The clocks of several machines may differ; the database has one. */
const present = async (desk: Desk, { clock }: Pick<Office, 'clock'>): Promise<number> =>
  (await desk.serverTime()) ?? clock();

const put = (desk: WritingDesk, row: WorkRow, kept: KeptJob): Promise<void> =>
  desk.putWork({ ...row, data: JSON.stringify(kept) });

const isFree = ({ state, claim }: KeptJob, now: number): boolean =>
  state === 'waiting' || (state === 'running' && (claim === undefined || claim.until <= now));

/** Jobs that a worker may take, oldest first. */
export const freeJobs = (office: Office): Promise<readonly string[]> =>
  office.store.read(async (desk) => {
    const now = await present(desk, office);
    return (await desk.workRows('job')).filter((row) => isFree(keptJob(row), now)).map(jobOf);
  });

export interface ClaimOptions {
  readonly worker: string;
  /** Only this job. */
  readonly job?: string;
  /** Milliseconds without a sign of life after which a worker counts as dead. */
  readonly lease?: number;
}

/** Undefined where there is nothing to do. A job that was started too often without progress is marked as failed. */
export const claimJob = (
  office: Office,
  { worker, job, lease = LEASE }: ClaimOptions,
): Promise<ClaimedJob | undefined> =>
  office.store.write(async (desk) => {
    const now = await present(desk, office);
    const asked = job === undefined ? undefined : await desk.workRow('job', jobKey(job));
    const rows = job === undefined ? await desk.workRows('job') : asked === undefined ? [] : [asked];
    for (const row of rows) {
      const kept = keptJob(row);
      if (!isFree(kept, now)) continue;
      if (kept.attempts >= MOST_ATTEMPTS) {
        await end(desk, office, row, { ...kept, state: 'failed', fault: kept.fault ?? 'the worker died' });
        continue;
      }
      const no = (kept.claim?.no ?? 0) + 1;
      const running: KeptJob = {
        ...kept,
        state: 'running',
        attempts: kept.attempts + 1,
        claim: { worker, no, until: now + lease },
        started: kept.started ?? timeText(office.clock()),
      };
      await put(desk, row, running);
      return { job: jobOf(row), key: row.key, by: row.owner, kept: running, no, lease };
    }
    return undefined;
  });

function end(desk: WritingDesk, { clock }: Office, row: WorkRow, kept: KeptJob): Promise<void> {
  const now = clock();
  const { phase: _phase, ...rest } = kept;
  return desk.putWork({
    ...row,
    until: timeText(now + (kept.isPreview === true ? LOOK_LASTS : SHOWN_FOR)),
    data: JSON.stringify({ ...rest, ended: timeText(now) }),
  });
}

/** The row of a job, if this worker still holds it. */
async function ownRow(desk: Desk, { job, key, no }: ClaimedJob): Promise<{ row: WorkRow; kept: KeptJob }> {
  const row = await desk.workRow('job', key);
  const kept = row === undefined ? undefined : keptJob(row);
  if (row === undefined || kept?.claim?.no !== no) throw new ClaimLost(job);
  return { row, kept };
}

/** A sign of life and the progress. What has not been written yet goes into the next write. */
async function renew(desk: WritingDesk, office: Office, claim: ClaimedJob, progress: JobProgress): Promise<void> {
  const { row, kept } = await ownRow(desk, claim);
  // it ended in this same write
  if (kept.state !== 'running') return;
  const until = (await present(desk, office)) + claim.lease;
  const came = progress.done > kept.done ? { attempts: 1 } : {};
  await put(desk, row, {
    ...kept,
    ...came,
    ...progress,
    claim: { ...(kept.claim as object), until } as KeptJob['claim'],
  });
}

export const beat = (office: Office, claim: ClaimedJob, progress: JobProgress): Promise<void> =>
  office.store.write((desk) => renew(desk, office, claim, progress));

/**
 * The office of a claimed job: every write renews the claim and records the progress, and fails if another worker has
 * the job.
 */
export function officeOfJob(office: Office, claim: ClaimedJob, progress: JobProgress): Office {
  const store: Store = {
    ...office.store,
    write: (work) =>
      office.store.write(async (desk) => {
        const done = await work(desk);
        await renew(desk, office, claim, progress);
        return done;
      }),
  };
  return { ...office, store };
}

/**
 * Ends a job with its result, in the same write as the work. Its files and receipts are no longer needed, except for
 * those of a preview.
 */
export async function endJob(
  desk: WritingDesk,
  office: Office,
  claim: ClaimedJob,
  result: JobResult,
  progress: Pick<JobProgress, 'total'> = {},
): Promise<void> {
  const { row, kept } = await ownRow(desk, claim);
  const isDeclined = result.state === 'refused';
  const total = progress.total ?? kept.total ?? 0;
  await end(
    desk,
    office,
    { ...row, content: resultBytes(result) },
    {
      ...kept,
      state: isDeclined ? 'declined' : 'done',
      ...(isDeclined ? {} : { done: total, ...(total === 0 ? {} : { total }) }),
      outcome: result.state,
      ...(result.request === undefined ? {} : { request: result.request }),
    },
  );
  await desk.dropWork('job-progress', [claim.key]);
  const kinds = kept.isPreview === true && !isDeclined ? (['job-step'] as const) : (['job-file', 'job-step'] as const);
  for (const kind of kinds) {
    await desk.dropWork(
      kind,
      (await desk.workRows(kind, claim.key)).map(({ key }) => key),
    );
  }
}

/** Returns a job after a fault, for another attempt if one is left. Without a fault: its worker was told to stop. */
export const giveBack = (office: Office, claim: ClaimedJob, fault: string | undefined): Promise<void> =>
  office.store.write(async (desk) => {
    const { row, kept } = await ownRow(desk, claim);
    if (kept.state !== 'running') return;
    if (fault === undefined) await put(desk, row, { ...kept, state: 'waiting', attempts: kept.attempts - 1 });
    else if (kept.attempts >= MOST_ATTEMPTS) await end(desk, office, row, { ...kept, state: 'failed', fault });
    else await put(desk, row, { ...kept, state: 'waiting', fault });
  });

/** Frees the jobs claimed by a worker that is known to be dead. */
export const freeJobsOf = (office: Office, worker: string): Promise<void> =>
  office.store.write(async (desk) => {
    for (const row of await desk.workRows('job')) {
      const kept = keptJob(row);
      if (kept.state !== 'running' || kept.claim?.worker !== worker) continue;
      await put(desk, row, { ...kept, state: 'waiting' });
    }
  });
