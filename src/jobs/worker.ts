/** Runs waiting jobs one after another until it is told to stop. */
import type { Office } from '../desk/office.ts';
import { claimJob, freeJobs } from './claim.ts';
import { type RunEnd, type RunOptions, runJob } from './run.ts';

export interface WorkerOptions extends RunOptions {
  /** Its name, for other workers: `host-4711`. */
  readonly worker: string;
  readonly lease?: number;
  /** Awaited before the next job is taken. */
  readonly onEnd?: (job: string, end: RunEnd) => void | Promise<void>;
}

export interface PollingOptions extends WorkerOptions {
  /** Milliseconds between two searches for work. */
  readonly every?: number;
  /** Milliseconds without work after which it ends; absent: never. */
  readonly idle?: number;
}

/** Runs one job, or the one with this id; resolves to how it ended, or undefined where there was none. */
export async function workOnce(office: Office, options: WorkerOptions, job?: string): Promise<RunEnd | undefined> {
  const { worker, lease, stop, onProgress, onEnd } = options;
  const claim = await claimJob(office, {
    worker,
    ...(job === undefined ? {} : { job }),
    ...(lease === undefined ? {} : { lease }),
  });
  if (claim === undefined) return undefined;
  const end = await runJob(office, claim, {
    ...(stop === undefined ? {} : { stop }),
    ...(onProgress === undefined ? {} : { onProgress }),
  });
  await onEnd?.(claim.job, end);
  return end;
}

const EVERY = 500;

/** Searches for work periodically. */
export async function workByPolling(
  office: Office,
  { every = EVERY, idle, ...options }: PollingOptions,
): Promise<void> {
  const { stop } = options;
  let since = performance.now();
  while (stop?.aborted !== true) {
    // the search writes nothing; a database that is away may soon be back
    const end = await freeJobs(office)
      .then((free) => (free.length > 0 ? workOnce(office, options) : undefined))
      .catch(() => undefined);
    if (end !== undefined) since = performance.now();
    // after a fault the job is tried again, after a pause
    if (end === 'ended') continue;
    if (idle !== undefined && performance.now() - since >= idle) return;
    await pause(every, stop);
  }
}

export const pause = (milliseconds: number, stop: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stop?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    stop?.addEventListener('abort', end);
  });
