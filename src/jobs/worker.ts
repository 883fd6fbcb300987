/** Does what waits, one job after another, until it is told to stop. */
import type { Office } from '../desk/office.ts';
import { claimJob, freeJobs } from './claim.ts';
import { type RunEnd, type RunOptions, runJob } from './run.ts';

export interface WorkerOptions extends RunOptions {
  /** By which others know it: `host-4711`. */
  readonly worker: string;
  readonly lease?: number;
  /** Awaited before the next job is looked for. */
  readonly onEnd?: (job: string, end: RunEnd) => void | Promise<void>;
}

export interface PollingOptions extends WorkerOptions {
  /** Milliseconds between two looks. */
  readonly every?: number;
  /** Milliseconds without work after which it ends; else it never does. */
  readonly idle?: number;
}

/** One job, or one by its name; resolves to how it ended, or undefined where there was none. */
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

/** Looks for work by itself. */
export async function workByLooking(
  office: Office,
  { every = EVERY, idle, ...options }: PollingOptions,
): Promise<void> {
  const { stop } = options;
  let since = performance.now();
  while (stop?.aborted !== true) {
    // a look costs no write; a database that is away may be back soon
    const end = await freeJobs(office)
      .then((free) => (free.length > 0 ? workOnce(office, options) : undefined))
      .catch(() => undefined);
    if (end !== undefined) since = performance.now();
    // what broke off is tried again after a pause
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
