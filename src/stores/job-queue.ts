/**
 * The queue that passes jobs to workers on any machine: graphile-worker over the office's own PostgreSQL, in a schema
 * of its own next to that of the office. The queue only passes a job's name; the job itself is in the table `work`:
 * what the queue loses is queued again, and what it delivers twice is done once.
 */
import pg from 'pg';
import { JOB_TASK, jobSchemaOf } from './job-names.ts';

export interface JobQueue {
  /** Queues a job, once, however often it is called. */
  readonly add: (job: string) => Promise<void>;
  /** Takes jobs, one at a time, until it is stopped; `handle` must not throw. */
  readonly take: (handle: (job: string) => Promise<void>) => Promise<{ readonly stop: () => Promise<void> }>;
  readonly close: () => Promise<void>;
}

/** The part of graphile-worker that is used here. Only workers load it, not servers. */
interface Graphile {
  readonly Logger: new (factory: () => (level: string, message: string) => void) => object;
  readonly makeWorkerUtils: (options: object) => Promise<{
    readonly migrate: () => Promise<void>;
    readonly addJob: (task: string, payload: object, spec: object) => Promise<unknown>;
    readonly release: () => Promise<void>;
  }>;
  readonly run: (options: object) => Promise<{ readonly stop: () => Promise<void>; readonly promise: Promise<void> }>;
}

const PACKAGE = 'graphile-worker';
/** One that listens, one that takes jobs, and one that adds them. */
const CONNECTIONS = 4;
const LOOK_EVERY = 1000;
/** "elob" among the advisory locks, and the queue among ours. */
const LOCK = [0x656c6f62, 0x6a6f6273] as const;

export async function queueOnPostgres(address: string): Promise<JobQueue> {
  const { Logger, makeWorkerUtils, run } = (await import(PACKAGE)) as Graphile;
  const pgPool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    application_name: 'elobook-work',
    keepAlive: true,
  });
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const { rows } = await pgPool.query<{ schema: string }>('select current_schema() as schema');
    const schema = jobSchemaOf(rows[0]?.schema ?? 'public');
    const shared = { pgPool, schema, logger: new Logger(() => () => undefined) };
    const utils = await makeWorkerUtils(shared);
    await alone(pgPool, utils.migrate);
    return {
      add: async (job) => {
        await utils.addJob(JOB_TASK, { job }, { jobKey: job, jobKeyMode: 'preserve_run_at', maxAttempts: 1 });
      },
      take: async (handle) => {
        const runner = await run({
          ...shared,
          concurrency: 1,
          noHandleSignals: true,
          pollInterval: LOOK_EVERY,
          taskList: { [JOB_TASK]: (payload: { readonly job: string }) => handle(payload.job) },
        });
        return { stop: () => runner.stop() };
      },
      close: async () => {
        await utils.release();
        await pgPool.end();
      },
    };
  } catch (error) {
    await pgPool.end();
    throw error;
  }
}

/** Workers that start at the same time create the schema one after the other. */
async function alone(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1, $2)', [...LOCK]);
    await work();
    await client.query('select pg_advisory_unlock($1, $2)', [...LOCK]);
  } finally {
    client.release();
  }
}
