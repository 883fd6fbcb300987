/** How jobs are called where they are handed out. */

/** The name under which jobs are handed out. */
export const JOB_TASK = 'elobook';

/** Of an office in the schema `public`, and of one in another. */
export const jobSchemaOf = (schema: string): string => (schema === 'public' ? 'elobook_jobs' : `${schema}_jobs`);
