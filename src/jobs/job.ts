/** A job: an act that somebody asked for and a worker does, with how far it is and what came of it. It lies in the table `work`. */
import type { Performed } from '../acts/perform.ts';
import { workData } from '../desk/accounts/working.ts';
import { jobId, jobNumber } from '../ledger/ids.ts';
import type { WorkRow } from '../ledger/store.ts';

/** `declined`: the office refused it, and says why. `failed`: it broke off, and somebody may start it again. */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'declined'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** `rating` and `writing`: of a list that is published. */
export const JOB_PHASES = ['unpacking', 'working', 'rating', 'writing'] as const;
export type JobPhase = (typeof JOB_PHASES)[number];

/** The act by which a second officer's confirmation is a job. */
export const CONFIRM = 'requests.confirm';

/** Who does it at present, and until when that holds without a sign of life. */
export interface KeptClaim {
  readonly worker: string;
  /** The how-manyth: whoever has an earlier one keeps nothing any more. */
  readonly no: number;
  /** Milliseconds since 1970, by the clock of the database's server where there is one. */
  readonly until: number;
}

export interface KeptJob {
  readonly act: string;
  readonly input: unknown;
  readonly ground?: string | undefined;
  readonly clockIsRight?: true | undefined;
  /** It only shows what would come of it. */
  readonly isPreview?: true | undefined;
  /** How many files came with it, as they were sent, and how long they are together. */
  readonly files: number;
  readonly bytes: number;
  readonly state: JobState;
  readonly phase?: JobPhase | undefined;
  readonly done: number;
  readonly total?: number | undefined;
  /** How often it was begun since it last came further. */
  readonly attempts: number;
  readonly claim?: KeptClaim | undefined;
  readonly started?: string | undefined;
  readonly ended?: string | undefined;
  /** What it came to, and the request where it waits for a second officer. */
  readonly outcome?: Performed['state'] | undefined;
  readonly request?: string | undefined;
  /** Why it failed, in the words of the program. */
  readonly fault?: string | undefined;
}

/** What an act answered, as it lies in the row of its job. */
export type JobResult = Pick<Performed, 'state' | 'value' | 'findings' | 'request'>;

/** How far a job is. */
export interface JobProgress {
  done: number;
  total?: number | undefined;
  phase?: JobPhase | undefined;
}

/** The same as it is told in the middle of a long write, which says it only at its end. */
export interface NotedProgress extends Readonly<JobProgress> {
  /** Of the claim. */
  readonly no: number;
}

export interface ShownJob extends Omit<KeptJob, 'claim' | 'attempts'> {
  readonly job: string;
  readonly by: string;
  readonly asked: string;
  /** Who does it, while it runs. */
  readonly worker?: string;
}

/** So that keys stand in the order of their numbers. */
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
