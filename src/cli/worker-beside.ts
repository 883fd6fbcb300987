/**
 * A worker beside the server: a process of its own, so that long work leaves the server's thread. It is started when there is something to do
 * and ends when there has been nothing for a while; when it dies, what it had is free at once, and another is started.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Office } from '../desk/office.ts';
import { freeJobs, freeJobsOf } from '../jobs/claim.ts';
import type { NotedProgress } from '../jobs/job.ts';
import { workerName } from './commands/work.ts';
import { comesAfterOthers } from './priority.ts';

/** Milliseconds between two looks for jobs that nobody does. */
const EVERY = 2000;
/** Milliseconds that a worker has to give its job back. */
const GRACE = 5000;

export class WorkerBeside {
  readonly #office: Office;
  readonly #args: readonly string[];
  readonly #timer: NodeJS.Timeout;
  readonly #working = new Map<string, NotedProgress>();
  #child: ChildProcess | undefined;
  #isClosed = false;

  /** `args`: options of the command `work`, such as the address of the office. */
  constructor(office: Office, args: readonly string[]) {
    this.#office = office;
    this.#args = args;
    this.#timer = setInterval(() => void this.#look(), EVERY).unref();
    void this.#look();
  }

  /** How far the jobs are that it has in its hand. */
  get working(): ReadonlyMap<string, NotedProgress> {
    return this.#working;
  }

  /** There is something to do. */
  start(): void {
    if (this.#isClosed || this.#child !== undefined) return;
    const child = fork(process.argv[1] as string, ['work', ...this.#args], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    // before it has begun, so that all of its threads are started so
    if (child.pid !== undefined) comesAfterOthers(child.pid);
    child.on('message', ({ job, ...progress }: NotedProgress & { readonly job: string }) => {
      this.#working.clear();
      this.#working.set(job, progress);
    });
    child.once('error', () => this.#ended(child));
    child.once('exit', () => this.#ended(child));
  }

  #ended(child: ChildProcess): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.#working.clear();
    if (this.#isClosed) return;
    void freeJobsOf(this.#office, workerName(child.pid))
      .catch(() => undefined)
      .then(() => this.#look());
  }

  async #look(): Promise<void> {
    if (this.#isClosed || this.#child !== undefined) return;
    // where the store is away, the next look finds them
    const free = await freeJobs(this.#office).catch(() => []);
    if (free.length > 0) this.start();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const late = setTimeout(() => child.kill('SIGKILL'), GRACE);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
    clearTimeout(late);
  }
}
