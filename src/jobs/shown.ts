/** Jobs as people and programs see them: accounts see their own, and those who may confirm requests see all. */
import { mayAnywhere } from '../desk/accounts/permissions.ts';
import { workData, workRow } from '../desk/accounts/working.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { readOffice, type Office, type Outcome, refused } from '../desk/office.ts';
import { jobId } from '../ledger/ids.ts';
import type { Account } from '../ledger/rows/accounts.ts';
import type { Desk, WorkRow } from '../ledger/store.ts';
import {
  isOver,
  jobKey,
  type JobResult,
  type JobState,
  type KeptJob,
  keptJob,
  type NotedProgress,
  resultIn,
  type ShownJob,
  shownJob,
} from './job.ts';
import type { KeptTouched } from './touched.ts';

const maySee = (account: Account | undefined, row: WorkRow): boolean =>
  account === undefined || row.owner === account.account || mayAnywhere(account, 'requests.confirm');

/** In the middle of a long write the progress is ahead of the row. */
function withNotes({ working }: Office, row: WorkRow, noted: WorkRow | undefined): ShownJob {
  const job = shownJob(row);
  const notes = [working?.get(job.job), noted && workData<NotedProgress>(noted)] as (NotedProgress | undefined)[];
  const now = notes.find((each) => each !== undefined && each.no === keptJob(row).claim?.no);
  if (job.state !== 'running' || now === undefined) return job;
  const { no: _no, ...progress } = now;
  return { ...job, ...progress };
}

/** Newest first. Without an account, as for an operator with access to the database: all of them. */
export const listJobs = (
  office: Office,
  account: Account | undefined,
  state?: JobState | 'open',
): Promise<readonly ShownJob[]> =>
  readOffice(office, async (desk) => {
    const notes = new Map((await desk.workRows('job-progress')).map((row) => [row.key, row]));
    return (await desk.workRows('job'))
      .filter((row) => maySee(account, row))
      .map((row) => withNotes(office, row, notes.get(row.key)))
      .filter((job) => state === undefined || (state === 'open' ? !isOver(job) : job.state === state))
      .reverse();
  });

async function seen(desk: Desk, account: Account | undefined, job: string): Promise<Outcome<WorkRow>> {
  const row = await desk.workRow('job', jobKey(job));
  return row === undefined || !maySee(account, row)
    ? refused(accessFinding('job.unknown', { seen: job }))
    : { value: row, findings: [] };
}

export interface JobDetails extends ShownJob {
  readonly result?: JobResult;
  /** Number of players in the table beside it, where the result holds only the first of them. */
  readonly touched?: number;
}

export const showJob = (office: Office, account: Account | undefined, job: string): Promise<Outcome<JobDetails>> =>
  readOffice(office, async (desk) => {
    const { value: row, findings } = await seen(desk, account, job);
    if (row === undefined) return { findings };
    const result = resultIn(row);
    const shown = withNotes(office, row, await desk.workRow('job-progress', row.key));
    const [table] = await desk.workRows('job-touched', row.key);
    return {
      value: {
        ...shown,
        ...(result === undefined ? {} : { result }),
        ...(table === undefined ? {} : { touched: workData<KeptTouched>(table).players }),
      },
      findings,
    };
  });

/** All players concerned, as a table. */
export const touchedByJob = (office: Office, account: Account | undefined, job: string): Promise<Uint8Array | null> =>
  readOffice(office, async (desk) => {
    const { value: row } = await seen(desk, account, job);
    return (row === undefined ? undefined : await desk.workRow('job-touched', row.key))?.content ?? null;
  });

/** Restarts a failed job where it stopped. */
export const startAgain = (office: Office, account: Account | undefined, job: string): Promise<Outcome<ShownJob>> =>
  office.store.write(async (desk) => {
    const { value: row, findings } = await seen(desk, account, job);
    if (row === undefined) return { findings };
    const { fault: _fault, ended: _ended, ...kept } = keptJob(row);
    if (kept.state !== 'failed')
      return refused(accessFinding('job.not-failed', { job: job.toLowerCase(), state: kept.state }));
    const again = { ...row, until: null, data: JSON.stringify({ ...kept, state: 'waiting', attempts: 0 }) };
    await desk.putWork(again);
    await desk.queueJob(shownJob(again).job);
    return { value: shownJob(again), findings: [] };
  });

/**
 * Carries out what a job has previewed, with the same files, as a new job of the same account. `said`: the input with what was left open; undefined where
 * nothing was said of it.
 */
export const runPreviewed = (
  office: Office,
  account: Account,
  job: string,
  said: (input: unknown) => unknown = (input) => input,
): Promise<Outcome<string>> =>
  office.store.write(async (desk) => {
    const { value: row, findings } = await seen(desk, account, job);
    if (row === undefined) return { findings };
    const { isPreview, act, input, ground, clockIsRight, files, bytes, outcome } = keptJob(row);
    const kept = await desk.workRows('job-file', row.key);
    const now = said(input);
    if (
      now === undefined ||
      isPreview !== true ||
      outcome !== 'preview' ||
      row.owner !== account.account ||
      (files > 0 && kept.length === 0)
    ) {
      return refused(accessFinding('job.nothing-looked-at', { job: job.toLowerCase() }));
    }
    const last = (await desk.workRows('job')).at(-1) as WorkRow;
    const next = jobId(Number(last.key) + 1);
    const key = jobKey(next);
    const data: KeptJob = {
      act,
      input: now,
      ground,
      clockIsRight,
      files,
      bytes,
      state: 'waiting',
      done: 0,
      attempts: 0,
    };
    await desk.putWork(workRow('job', key, account.account, { now: office.clock(), data }));
    for (const { key: from } of kept) {
      const file = (await desk.workRow('job-file', from)) as WorkRow;
      await desk.addWork([{ ...file, key: key + from.slice(row.key.length), owner: key }]);
      await desk.dropWork('job-file', [from]);
    }
    await desk.queueJob(next);
    return { value: next, findings: [] };
  });
