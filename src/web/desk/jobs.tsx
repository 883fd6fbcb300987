/** Long work: what waits, runs, failed or is done, and one job with how far it is. */
import { inWords } from '../../explain/kept-words.ts';
import type { VNode } from 'preact';
import type { JobDetails } from '../../jobs/shown.ts';
import type { ShownJob } from '../../jobs/job.ts';
import type { SubmitSummary, SubmittedEvent } from '../../desk/events/submit.ts';
import type { Site } from '../site.ts';
import { actWord, AnswerView } from './answer.tsx';
import { type DeskPage, FindingList, type ToldFinding } from './frame.tsx';
import { DeskTable } from './table.tsx';
import { type Touched, TouchedTable } from './touched.tsx';
import type { ValueNames } from './value.tsx';

/** Seconds after which a browser without scripts reloads. */
const RELOAD = 3;

export interface JobsData {
  readonly jobs: readonly ShownJob[];
  readonly nameOf: (account: string) => string;
}

/** `1,200 of 10,000`; empty if there is nothing to count. */
export const farText = ({ done, total, phase, state }: ShownJob, { pages, say }: Site): string => {
  const words = pages.jobs;
  const far = total === undefined ? '' : words.doneOf(done, total, say);
  return state === 'running' && phase !== undefined ? [words.phases[phase], far].filter(Boolean).join(', ') : far;
};

/** A day and the time on it, as in Greenwich. */
export const momentText = (time: string, { say }: Site): string =>
  `${say.date(time.slice(0, 10))} ${time.slice(11, 16)} UTC`;

export function jobsPage({ jobs, nameOf }: JobsData, site: Site): DeskPage {
  const words = site.pages.jobs;
  return {
    title: words.title,
    section: 'jobs',
    body: (
      <>
        <h1>{words.title}</h1>
        {jobs.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <DeskTable
            columns={[
              { title: words.job, cell: ({ job }: ShownJob) => <a href={site.to.office(`/jobs/${job}`)}>{job}</a> },
              { title: words.what, kind: 'name', cell: ({ act }) => actWord(act, site) },
              { title: words.by, cell: ({ by }) => nameOf(by) },
              { title: words.asked, kind: 'date', cell: ({ asked }) => momentText(asked, site) },
              { title: words.state, cell: ({ state }) => words.states[state] },
              { title: words.progress, cell: (job) => farText(job, site) },
            ]}
            rows={jobs}
            keyOf={({ job }) => job}
          />
        )}
      </>
    ),
  };
}

export interface JobData {
  readonly job: JobDetails;
  readonly nameOf: (account: string) => string;
  readonly findings: readonly ToldFinding[];
  readonly names: ValueNames;
  readonly isOwn: boolean;
  /** Everybody and everything that it touches, the first of them where there are many. */
  readonly touched: readonly Touched[];
  readonly sort: string | undefined;
  /** For a preview: each way of doing it, if the way has not been chosen yet. */
  readonly ways: readonly { readonly name: string; readonly label: string }[];
  /** For an upload: the results of the files, instead of the value. */
  readonly uploaded?: UploadedData;
}

export interface UploadedData {
  readonly summary: Pick<SubmitSummary, 'files' | 'events' | 'refused' | 'questions'>;
  /** Those with something to say first. */
  readonly files: readonly {
    readonly file: string;
    readonly events: readonly Pick<SubmittedEvent, 'event' | 'state' | 'questions'>[];
    readonly findings: readonly ToldFinding[];
  }[];
}

export function jobPage(data: JobData, site: Site): DeskPage {
  const { job, nameOf, findings, names, isOwn, uploaded, touched, sort, ways } = data;
  const words = site.pages.jobs;
  const { state, result } = job;
  const isOpen = state === 'waiting' || state === 'running';
  const value = result?.value;
  return {
    title: `${words.job} ${job.job}`,
    section: 'jobs',
    islands: isOpen ? ['job'] : ['sort'],
    ...(isOpen ? { reloadWithoutScripts: RELOAD } : {}),
    body: (
      <>
        <h1>
          {words.job} {job.job}
        </h1>
        <p class="quiet">{words.lead}</p>
        <JobState job={job} site={site} isOpen={isOpen} />
        <JobFacts job={job} site={site} nameOf={nameOf} />
        {state === 'failed' ? <FailedJob job={job} site={site} /> : null}
        {state === 'declined' ? <p>{words.declinedLead}</p> : null}
        {job.request === undefined ? null : (
          <p>
            <a href={site.to.office(`/requests/${job.request}`)}>{words.toRequest(job.request, site.say)}</a>
          </p>
        )}
        {findings.length === 0 && value === undefined ? null : <h2>{words.result}</h2>}
        <FindingList findings={findings} />
        {uploaded === undefined ? null : <UploadResult {...uploaded} site={site} isDone={job.outcome === 'done'} />}
        <TouchedTable rows={touched} address={site.to.office(`/jobs/${job.job}`)} sort={sort} site={site} />
        {job.touched === undefined ? null : (
          <p>
            <a href={site.to.office(`/jobs/${job.job}/touched`)}>{words.touched(job.touched, site.say)}</a>
          </p>
        )}
        {value === undefined || uploaded !== undefined ? null : <AnswerView value={value} site={site} names={names} />}
        {job.outcome === 'preview' && isOwn ? <AsLookedAt ways={ways} site={site} /> : null}
        <p>
          <a href={site.to.office('/jobs')}>{words.all}</a>
        </p>
      </>
    ),
  };
}

function AsLookedAt({ ways, site }: Pick<JobData, 'ways'> & { site: Site }): VNode {
  return (
    <>
      {ways.length === 0 ? null : <h2>{site.pages.desk.acts.toDecide}</h2>}
      <form method="post" class="buttons">
        <input type="hidden" name="do" value="as-looked-at" />
        {ways.length === 0 ? <button type="submit">{site.pages.jobs.doIt}</button> : null}
        {ways.map(({ name, label }) => (
          <button key={name} type="submit" name="way" value={name} class="plain">
            {label}
          </button>
        ))}
      </form>
    </>
  );
}

function JobState({ job, site, isOpen }: { job: JobDetails; site: Site; isOpen: boolean }): VNode {
  const words = site.pages.jobs;
  const { state, done, total } = job;
  const address = isOpen ? { 'data-job': `${site.to.office(`/jobs/${job.job}/events`)}` } : {};
  return (
    <section class="job-state" {...address} aria-live="polite">
      <p>
        <strong data-is="state">{words.states[state]}</strong> <span data-is="text">{farText(job, site)}</span>
      </p>
      {isOpen ? (
        <progress
          aria-label={words.progress}
          {...(total === undefined ? {} : { value: done, max: Math.max(1, total) })}
        />
      ) : null}
      {isOpen ? (
        <p class="quiet">
          {state === 'waiting' ? <span data-is="waiting">{words.waitsForWorker} </span> : null}
          <noscript>{words.reloads}</noscript>
        </p>
      ) : null}
    </section>
  );
}

function JobFacts({ job, site, nameOf }: { job: JobDetails; site: Site; nameOf: (account: string) => string }): VNode {
  const words = site.pages.jobs;
  const facts: readonly (readonly [string, string | undefined])[] = [
    [words.what, `${actWord(job.act, site)}${job.isPreview === true ? ` (${words.preview})` : ''}`],
    [words.by, nameOf(job.by)],
    [words.asked, momentText(job.asked, site)],
    [words.started, job.started === undefined ? undefined : momentText(job.started, site)],
    [words.ended, job.ended === undefined ? undefined : momentText(job.ended, site)],
    [words.worker, job.worker],
    [words.ground, job.ground],
  ];
  return (
    <dl class="facts">
      {facts.map(([name, text]) =>
        text === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
      {job.files === 0 ? null : (
        <div>
          <dt>{site.pages.jobs.sent}</dt>
          <dd>{words.files(job.files, site.say)}</dd>
        </div>
      )}
    </dl>
  );
}

function FailedJob({ job, site }: { job: JobDetails; site: Site }): VNode {
  const words = site.pages.jobs;
  return (
    <section>
      <p>{words.failedLead}</p>
      {job.fault === undefined ? null : (
        <p class="quiet">
          {words.fault}: {inWords(site.commands.jobs.faults, job.fault)}
        </p>
      )}
      <form method="post" class="buttons">
        <button type="submit" name="do" value="again">
          {words.startAgain}
        </button>
      </form>
    </section>
  );
}

function UploadResult({ summary, files, site, isDone }: UploadedData & { site: Site; isDone: boolean }): VNode {
  const { jobs: words, desk } = site.pages;
  const { states, refusedFile } = site.commands.events;
  const more = summary.files - files.length;
  return (
    <>
      <p>{words.uploaded(summary, site.say)}</p>
      <table class="rows">
        <thead>
          <tr>
            <th scope="col">{desk.upload.file}</th>
            <th scope="col">{desk.upload.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ file, events, findings }, place) => (
            <tr key={String(place)}>
              <td>{file}</td>
              <td>
                {events.length === 0 ? <span class="loss">{refusedFile}</span> : null}
                {events.map(({ event, state, questions }) => (
                  <span key={event}>
                    {isDone ? <a href={site.to.office(`/events/${event}`)}>{event}</a> : event} {states[state]}
                    {questions > 0 ? `, ${desk.inbox.questions(questions, site.say)}` : ''}{' '}
                  </span>
                ))}
                <FindingList findings={findings} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 ? <p class="quiet">{words.moreFiles(more, site.say)}</p> : null}
    </>
  );
}
