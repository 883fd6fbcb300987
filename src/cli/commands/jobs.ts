/** `elobook jobs list|show|again`: long work of the office, how far it is, and starting again what failed. */
import { inWords } from '../../explain/kept-words.ts';
import type { JobWords } from '../../content/en/commands/jobs.ts';
import type { ShownJob } from '../../jobs/job.ts';
import { workingAccount } from '../working-account.ts';
import { type ActionInput, actionCommand, onlyArgument } from '../actions.ts';
import type { ExitCode } from '../exit.ts';
import { isOptionOn } from '../options.ts';

type JobActionInput = ActionInput<JobWords>;

const ACTIONS = { list, show, again } as const;
export const JOB_ACTIONS = Object.keys(ACTIONS);

export const jobsCommand = actionCommand({
  name: 'jobs',
  words: ({ jobs }) => jobs,
  actions: ACTIONS,
  reading: { list: 'account.own', show: 'account.own' },
  usual: 'list',
});

function jobLine(
  { job, act, by, asked, state, done, total, phase, isPreview, request }: ShownJob,
  words: JobWords,
): string {
  const far = total === undefined ? [] : [`${done}/${total}`];
  return [
    job.padEnd(4),
    words.states[state],
    ...far,
    ...(state === 'running' && phase !== undefined ? [phase] : []),
    act,
    by,
    asked,
    ...(isPreview === true ? [words.preview] : []),
    ...(request === undefined ? [] : [request]),
  ].join('  ');
}

async function list({ office, at, options, words }: JobActionInput): Promise<ExitCode> {
  const { listJobs } = await import('../../jobs/shown.ts');
  const isAll = isOptionOn(options, 'all');
  const working = await workingAccount(office, options);
  const jobs = await listJobs(office, working?.account);
  // what failed waits for somebody, too
  const value = isAll ? jobs : jobs.filter(({ state }) => state !== 'done' && state !== 'declined');
  return at.print({ value, findings: [] }, (all) =>
    all.length === 0 ? [isAll ? words.none : words.noneOpen] : all.map((each) => jobLine(each, words)),
  );
}

const idOf = (args: readonly string[], action: string): string =>
  onlyArgument(args, (words) => words.oneJob(`jobs ${action}`)).toLowerCase();

async function show({ office, at, args, options, words }: JobActionInput): Promise<ExitCode> {
  const { showJob } = await import('../../jobs/shown.ts');
  const working = await workingAccount(office, options);
  const { value, findings } = await showJob(office, working?.account, idOf(args, 'show'));
  // what the act said is told as notes are: the question itself was answered
  const said = (value?.result?.findings ?? []).map((each) => ({ ...each, weight: 'note' as const }));
  return at.print({ ...(value === undefined ? {} : { value }), findings: [...findings, ...said] }, (job) => [
    jobLine(job, words),
    ...(job.fault === undefined || job.state !== 'failed' ? [] : [inWords(words.faults, job.fault)]),
    ...(job.result?.value === undefined ? [] : JSON.stringify(job.result.value, undefined, 2).split('\n')),
  ]);
}

async function again({ office, at, args, options, words }: JobActionInput): Promise<ExitCode> {
  const { startAgain } = await import('../../jobs/shown.ts');
  const { changeTogether } = await import('../../desk/change.ts');
  const working = await workingAccount(office, options);
  const job = idOf(args, 'again');
  const outcome = await changeTogether(office, { dryRun: isOptionOn(options, 'dryRun') }, (within) =>
    startAgain(within, working?.account, job),
  );
  return at.print(outcome, () => [words.again(job)]);
}
