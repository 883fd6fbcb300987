/** `elobook work`: does jobs of the office until it is told to stop; beside a server, as long as there are any. */
import { hostname } from 'node:os';
import type { Office } from '../../desk/office.ts';
import type { RunEnd } from '../../jobs/run.ts';
import type { WorkerOptions } from '../../jobs/worker.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { addressOf, optionText } from '../given.ts';
import { withOffice } from '../office.ts';
import { contentOf } from '../options.ts';
import { printAside, printLines } from '../print.ts';
import { comesAfterOthers } from '../priority.ts';
import { logOf } from '../settings.ts';

/** Milliseconds without work after which a worker beside a server ends: the next job starts another. */
const IDLE = 30_000;
const SECOND = 1000;

/** By which others know the worker of a process. */
export const workerName = (pid = process.pid): string => `${hostname()}-${pid}`;

export async function workCommand(options: object): Promise<ExitCode> {
  const lease = leaseOf(options);
  const asked = logOf(options);
  const stop = stopped();
  comesAfterOthers(process.pid);
  // a worker that a server has started ends with it
  const isBeside = process.send !== undefined;
  if (isBeside) process.once('disconnect', () => stop.abort());
  const words = (await contentOf(options)).commands.jobs;
  const told: Readonly<Record<RunEnd, (job: string) => string>> = {
    ended: words.ended,
    'given-back': words.givenBack,
    lost: words.lost,
  };
  return withOffice(
    options,
    async (office, { progressEnds }) => {
      progressEnds();
      const worker = workerName();
      const log = isBeside ? 'none' : asked;
      const isQuiet = log === 'none';
      const working: WorkerOptions = {
        worker,
        ...(lease === undefined ? {} : { lease }),
        stop: stop.signal,
        // the server shows it
        ...(isBeside ? { onProgress: (job, progress) => void process.send?.({ job, ...progress }) } : {}),
        onEnd: async (job, end) => {
          if (!isQuiet) printAside([log === 'json' ? logLine({ job, end }) : told[end](job)]);
          // the job may have brought a list out
          if (end === 'ended')
            await (await import('../../http/files-ahead.ts')).makeFilesAhead(office, { stop: stop.signal });
        },
      };
      if (log === 'json') printAside([logLine({ worker })]);
      else if (!isQuiet) await printLines([words.works(worker)]);
      await work(office, addressOf(options), working, isBeside);
      return 0;
    },
    'reading',
  );
}

/** As the server's lines begin. */
const logLine = (facts: Readonly<Record<string, string>>): string =>
  JSON.stringify({ level: 30, time: Date.now(), ...facts });

async function work(office: Office, address: string, working: WorkerOptions, isBeside: boolean): Promise<void> {
  const idle = isBeside ? { idle: IDLE } : {};
  if (office.store.kind === 'sqlite') {
    const { workByPolling } = await import('../../jobs/worker.ts');
    return workByPolling(office, { ...working, ...idle });
  }
  const { workByQueue } = await import('../../jobs/queue-worker.ts');
  return workByQueue(office, address, { ...working, ...idle });
}

/** Aborts when somebody asks for the end. */
function stopped(): AbortController {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  return stop;
}

function leaseOf(options: object): number | undefined {
  const text = optionText(options, 'lease');
  if (text === undefined) return undefined;
  const seconds = Number(text);
  if (!/^\d+$/.test(text) || seconds < 1 || seconds > 3600) {
    throw new UsageError((words) => words.seconds('--lease', 1, 3600, text));
  }
  return seconds * SECOND;
}
