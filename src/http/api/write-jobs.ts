/** Long work as programs see it: which jobs there are, how far one is and what came of it, and starting again what failed. */
import type { Finding } from '../../core/finding.ts';
import { listJobs, showJob, startAgain } from '../../jobs/shown.ts';
import type { JobDetails } from '../../jobs/shown.ts';
import type { JobState } from '../../jobs/job.ts';
import type { Language } from '../../content/languages.ts';
import { refusedAnswer, findingsInWords } from './write-answers.ts';
import type { KeyedRoute } from './write-route.ts';
import { JobParamsSchema, JobSchema, JobsQuerySchema, JobsSchema, KeyedLangSchema } from './write-schemas.ts';

const JOBS: KeyedRoute = {
  method: 'GET',
  name: 'jobs',
  path: '/jobs',
  tag: 'office',
  scopes: [],
  query: JobsQuerySchema,
  answer: JobsSchema,
  make: async ({ serving: { office }, holder, query }) => {
    const jobs = await listJobs(office, holder.account, query['state'] as JobState | undefined);
    return { status: 200, value: { jobs } };
  },
};

async function told({ result, ...job }: JobDetails, language: Language): Promise<object> {
  if (result === undefined) return job;
  const { value, findings } = result;
  return { ...job, value, findings: await findingsInWords(findings, language) };
}

const JOB: KeyedRoute = {
  method: 'GET',
  name: 'job',
  path: '/jobs/:job',
  tag: 'office',
  scopes: [],
  params: JobParamsSchema,
  query: KeyedLangSchema,
  answer: JobSchema,
  make: async ({ serving: { office }, holder, params, language }) => {
    const { value, findings } = await showJob(office, holder.account, params['job'] as string);
    if (value === undefined) return refusedAnswer(findings[0] as Finding, language);
    return { status: 200, value: await told(value, language) };
  },
};

const AGAIN: KeyedRoute = {
  method: 'POST',
  name: 'jobs.again',
  path: '/jobs/:job/again',
  tag: 'office',
  scopes: [],
  params: JobParamsSchema,
  query: KeyedLangSchema,
  answer: JobSchema,
  make: async ({ serving: { office, onJob }, holder, params, language }) => {
    const { value, findings } = await startAgain(office, holder.account, params['job'] as string);
    if (value === undefined) return refusedAnswer(findings[0] as Finding, language);
    onJob?.();
    return { status: 202, value };
  },
};

export const JOB_ROUTES: readonly KeyedRoute[] = [JOBS, JOB, AGAIN];
