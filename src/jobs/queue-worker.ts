/** The same work on PostgreSQL, where any number of machines share it: jobs are handed out by a queue, and claimed as everywhere. */
import type { Office } from '../desk/office.ts';
import { openJobQueue } from '../desk/wire.ts';
import { freeJobs } from './claim.ts';
import { type PollingOptions, pause, workOnce } from './worker.ts';

/** Milliseconds between two looks for jobs whose worker died, or that nobody has handed out. */
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
      // whatever goes wrong, the job is still there and is handed out again
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
