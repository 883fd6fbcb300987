/**
 * How jobs reach workers on any machine: graphile-worker over the office's own PostgreSQL, in a schema of its own beside that of the office.
 * A job is handed out here and kept in the table `work`: what is lost here is handed out again, and what is handed out twice is done once.
 */
import pg from 'pg';
import { JOB_TASK, jobSchemaOf } from './job-names.ts';

export interface JobQueue {
  /** Hands a job out, once however often it is said. */
  readonly add: (job: string) => Promise<void>;
  /** Takes jobs, one at a time, until it is stopped; `handle` does not throw. */
  readonly take: (handle: (job: string) => Promise<void>) => Promise<{ readonly stop: () => Promise<void> }>;
  readonly close: () => Promise<void>;
}

/** As much of graphile-worker as is used here. It is loaded by whoever works, and by no server. */
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
/** One that listens, one that takes, and one that hands out. */
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

/** Workers that begin at once make the schema one after the other. */
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
