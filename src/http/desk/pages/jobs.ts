/** Jobs at the desk: the list, one job, and its progress, which the server sends while the page is open. */
import { isRefused } from '../../../core/finding.ts';
import { namesOfPersons } from '../../../desk/events/given.ts';
import { readOffice, type Office } from '../../../desk/office.ts';
import { isOver } from '../../../jobs/job.ts';
import { runPreviewed, type JobDetails, listJobs, showJob, startAgain, touchedByJob } from '../../../jobs/shown.ts';
import type { Account } from '../../../ledger/rows/accounts.ts';
import { accountsIn } from '../../../ledger/rows/accounts.ts';
import type { SubmitSummary, SubmittedFile } from '../../../desk/events/submit.ts';
import { farText, jobPage, jobsPage, type UploadedData } from '../../../web/desk/jobs.tsx';
import type { Site } from '../../../web/site.ts';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { formValue } from '../forms.ts';
import { idsIn, toldFindings } from '../told.ts';
import { touchedBy } from '../touched.ts';
import { waysOn } from '../ways-on.ts';

const accountNames = async (office: Office): Promise<(account: string) => string> => {
  const names = new Map((await readOffice(office, accountsIn)).map(({ account, name }) => [account, name ?? account]));
  return (account) => names.get(account) ?? account;
};

export const DESK_JOBS: DeskRoute = {
  path: '/jobs',
  needs: 'signed-in',
  get: async ({ office, account, site }) =>
    jobsPage({ jobs: await listJobs(office, account), nameOf: await accountNames(office) }, site),
};

/** Files of an upload that are shown; the API has all of them. */
const MOST_FILES = 200;

/** The results of an upload's files, those with findings first. */
async function uploadedIn(
  { act, result }: JobDetails,
  site: Site,
  office: Office,
): Promise<{ uploaded?: UploadedData }> {
  const value = result?.value as SubmitSummary | undefined;
  if (act !== 'events.submit' || value === undefined) return {};
  const rank = ({ events, findings }: SubmittedFile): number =>
    events.length === 0 ? 0 : findings.some(({ weight }) => weight !== 'note') ? 1 : 2;
  const some = value.outcomes.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_FILES);
  const files = await Promise.all(
    some.map(async ({ file = '', events, findings }) => ({
      file,
      events,
      findings: await toldFindings(findings, site, office),
    })),
  );
  return { uploaded: { summary: value, files } };
}

async function page({ office, account, params, query, site }: DeskRequest): Promise<DeskAnswer> {
  const { value: job } = await showJob(office, account, params['job'] as string);
  if (job === undefined) return undefined;
  const { result } = job;
  const names = await namesOfPersons(office, [...idsIn(result?.value)].slice(0, 5000));
  return jobPage(
    {
      job,
      nameOf: await accountNames(office),
      findings: await toldFindings(result?.findings ?? [], site, office),
      names: { nameOf: (id) => names.get(id) },
      isOwn: job.by === account.account,
      touched: job.act === 'events.submit' ? [] : await touchedBy(office, result?.value, query['sort']),
      sort: query['sort'],
      ways: waysOn({}, result?.findings ?? [], site),
      ...(await uploadedIn(job, site, office)),
    },
    site,
  );
}

async function post({ office, account, form, params, site, serving }: DeskRequest): Promise<DeskAnswer> {
  const job = params['job'] as string;
  if (formValue(form, 'do') === 'again') await startAgain(office, account, job);
  else {
    const found = (await showJob(office, account, job)).value?.result?.findings ?? [];
    const way = formValue(form, 'way');
    const said = (input: unknown): unknown => {
      const ways = waysOn(input, found, site);
      return ways.length === 0 ? input : ways.find(({ name }) => name === way)?.input;
    };
    const { value: next, findings } = await runPreviewed(office, account, job, said);
    // what can no longer be done is reported on the page of the preview
    if (next === undefined || isRefused(findings)) return { to: site.to.office(`/jobs/${job}`) };
    serving.onJob?.();
    return { to: site.to.office(`/jobs/${next}`) };
  }
  serving.onJob?.();
  return { to: site.to.office(`/jobs/${job}`) };
}

/** Every player whom an import changes. */
export const DESK_JOB_TOUCHED: DeskRoute = {
  path: '/jobs/:job/touched',
  needs: 'signed-in',
  get: async ({ office, account, params }) => {
    const job = params['job'] as string;
    const bytes = await touchedByJob(office, account, job);
    return bytes === null ? undefined : { file: `${job}-touched.csv`, type: 'text/csv; charset=utf-8', bytes };
  },
};

export const DESK_JOB: DeskRoute = { path: '/jobs/:job', needs: 'signed-in', get: page, post };

/**
 * Milliseconds between two checks, and the number of checks without news after which a comment keeps the connection
 * open.
 */
const LOOK_EVERY = 500;
const SILENT_LOOKS = 20;

const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LOOK_EVERY).unref();
  });

const line = (event: string, data: object): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Progress of a job until it ends. */
async function* told(
  { office, site, serving: { closing } }: DeskRequest,
  account: Account,
  job: string,
): AsyncGenerator<string> {
  let last = '';
  for (let silent = 0; !closing.aborted; silent += 1) {
    // if the store is away for a moment, the next check will reach it
    const { value } = await showJob(office, account, job).catch(() => ({ value: undefined }));
    if (value !== undefined) {
      const { state, done, total } = value;
      const stateText = site.pages.jobs.states[state];
      const text = line('progress', { state, stateText, done, total, text: farText(value, site) });
      if (text !== last) {
        silent = 0;
        last = text;
        yield text;
      }
      if (isOver(value)) {
        yield line('ended', { state });
        return;
      }
    }
    if (silent > 0 && silent % SILENT_LOOKS === 0) yield ': still there\n\n';
    await pause();
  }
}

export const DESK_JOB_EVENTS: DeskRoute = {
  path: '/jobs/:job/events',
  needs: 'signed-in',
  get: async (request) => {
    const { office, account, params } = request;
    const job = params['job'] as string;
    const { value } = await showJob(office, account, job);
    return value === undefined ? undefined : { events: told(request, account, job) };
  },
};
