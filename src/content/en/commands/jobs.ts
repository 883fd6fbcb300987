/** Jobs and workers in short, in English. */
import type { Worded } from '../../worded.ts';

export const JOB_WORDS = {
  none: 'There are no jobs.',
  noneOpen: 'No job waits or runs; “elobook jobs --all” shows those that ended.',
  states: { waiting: 'waits', running: 'runs', done: 'done', failed: 'failed', declined: 'declined' },
  /** Why a job failed, by what is kept of it. */
  faults: { 'the worker died': 'The worker that had the job ended several times without saying why.' },
  preview: 'only looked at',
  again: (job: string) => `Job ${job} waits for a worker again, and goes on where it stopped.`,
  works: (worker: string) => `Worker ${worker} does jobs until it is stopped.`,
  ended: (job: string) => `Job ${job} has ended.`,
  givenBack: (job: string) => `Job ${job} broke off and is tried again.`,
  lost: (job: string) => `Job ${job} is another worker’s now.`,
};

export type JobWords = Worded<typeof JOB_WORDS>;
