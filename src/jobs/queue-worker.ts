/**
 * The worker on PostgreSQL, where any number of machines share the work: a queue hands out the jobs, and each is
 * claimed in the usual way.
 */
import type { Office } from '../desk/office.ts';
import { openJobQueue } from '../desk/wire.ts';
import { freeJobs } from './claim.ts';
import { type PollingOptions, pause, workOnce } from './worker.ts';

/** Milliseconds between two searches for jobs whose worker died, or that the queue has not handed out. */
const EVERY = 2000;

export async function workByQueue(
  office: Office,
  address: string,
  { every = EVERY, idle, ...options }: PollingOptions,
): Promise<void> {
  const { stop } = options;
  const queue = await openJobQueue(address);
  try {
    let since = performance.now();
    let atWork = 0;
    const taking = await queue.take(async (job) => {
      atWork += 1;
      // after any fault the job is still there and is handed out again
      await workOnce(office, options, job).catch(() => undefined);
      atWork -= 1;
      since = performance.now();
    });
    while (stop?.aborted !== true) {
      const free = await freeJobs(office).catch(() => []);
      for (const job of free) await queue.add(job).catch(() => undefined);
      if (free.length > 0) since = performance.now();
      if (idle !== undefined && atWork === 0 && performance.now() - since >= idle) break;
      await pause(every, stop);
    }
    await taking.stop();
  } finally {
    await queue.close();
  }
}
