/**
 * A job: an act that an account asked for and a worker carries out, with its progress and its result. It is a row of
 * the table `work`.
 */
import type { Performed } from '../acts/perform.ts';
import { workData } from '../desk/accounts/working.ts';
import { jobId, jobNumber } from '../ledger/ids.ts';
import type { WorkRow } from '../ledger/store.ts';

/** `declined`: the office refused it, and says why. `failed`: it broke off and can be started again. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'declined'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** `rating` and `writing`: phases of publishing a list. */
export const JOB_PHASES = ['unpacking', 'working', 'rating', 'writing'] as const;
export type JobPhase = (typeof JOB_PHASES)[number];

/** The act by which a second officer's confirmation becomes a job. */
export const CONFIRM = 'requests.confirm';

/** Which worker has it, and until when the claim holds without a sign of life. */
export interface KeptClaim {
  readonly worker: string;
  /** Number of the claim: a worker with an earlier one can no longer write. */
  readonly no: number;
  /** Milliseconds since 1970, by the clock of the database server where there is one. */
  readonly until: number;
}

export interface KeptJob {
  readonly act: string;
  readonly input: unknown;
  readonly ground?: string | undefined;
  readonly clockIsRight?: true | undefined;
  /** It is a preview. */
  readonly isPreview?: true | undefined;
  /** Number of files as they were sent, and their total length. */
  readonly files: number;
  readonly bytes: number;
  readonly state: JobState;
  readonly phase?: JobPhase | undefined;
  readonly done: number;
  readonly total?: number | undefined;
  /** Number of starts since the last progress. */
  readonly attempts: number;
  readonly claim?: KeptClaim | undefined;
  readonly started?: string | undefined;
  readonly ended?: string | undefined;
  /** The state that the act ended in, and the request where it waits for a second officer. */
  readonly outcome?: Performed['state'] | undefined;
  readonly request?: string | undefined;
  /** Why it failed, as the program's own error message. */
  readonly fault?: string | undefined;
}

/** The answer of an act as stored in the row of its job. */
export type JobResult = Pick<Performed, 'state' | 'value' | 'findings' | 'request'>;

/** The progress of a job. */
export interface JobProgress {
  done: number;
  total?: number | undefined;
  phase?: JobPhase | undefined;
}

/** The same, noted in the middle of a long write that records it only at its end. */
export interface NotedProgress extends Readonly<JobProgress> {
  /** The number of the claim. */
  readonly no: number;
}

export interface ShownJob extends Omit<KeptJob, 'claim' | 'attempts'> {
  readonly job: string;
  readonly by: string;
  readonly asked: string;
  /** The worker that has it, while it runs. */
  readonly worker?: string;
}

/** So that keys sort in the order of the numbers. */
export const jobKey = (job: string): string => String(jobNumber(job) ?? 0).padStart(15, '0');
export const jobOf = ({ key }: Pick<WorkRow, 'key'>): string => jobId(Number(key));

export const keptJob = (row: WorkRow): KeptJob => workData<KeptJob>(row);

export const isOver = ({ state }: Pick<KeptJob, 'state'>): boolean => state !== 'waiting' && state !== 'running';

export function shownJob(row: WorkRow): ShownJob {
  const { claim, attempts: _attempts, ...kept } = keptJob(row);
  return {
    job: jobOf(row),
    by: row.owner,
    asked: row.time,
    ...kept,
    ...(claim === undefined || kept.state !== 'running' ? {} : { worker: claim.worker }),
  };
}

const TEXT = new TextDecoder();
const BYTES = new TextEncoder();

export const resultBytes = ({ state, value, findings, request }: JobResult): Uint8Array =>
  BYTES.encode(JSON.stringify({ state, value, findings, request }));

export const resultIn = ({ content }: Pick<WorkRow, 'content'>): JobResult | undefined =>
  content === null ? undefined : (JSON.parse(TEXT.decode(content)) as JobResult);
