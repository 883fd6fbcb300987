/** Names used by the job queue. */

/** The name of the queue's task. */
export const JOB_TASK = 'elobook';

/** For an office in the schema `public`, and for one in another. */
export const jobSchemaOf = (schema: string): string => (schema === 'public' ? 'elobook_jobs' : `${schema}_jobs`);
