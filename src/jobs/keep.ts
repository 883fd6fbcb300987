/** Stores an act as a job, with its files as they were sent; does it at once where it takes only a moment. */
import type { Act, ActCall } from '../acts/act.ts';
import { inputFaults, perform, type Performed, type PerformOptions } from '../acts/perform.ts';
import { requestedCall } from '../acts/requests.ts';
import { inBatches } from '../core/slices.ts';
import { timeText } from '../core/dates.ts';
import { refusalOfCall } from '../acts/allowed-call.ts';
import { workRow } from '../desk/accounts/working.ts';
import type { ReportFile } from '../desk/events/read.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { readOffice, type Office, refused } from '../desk/office.ts';
import { jobId } from '../ledger/ids.ts';
import type { Account } from '../ledger/rows/accounts.ts';
import type { WorkRow, WritingDesk } from '../ledger/store.ts';
import { CONFIRM, jobKey, type KeptJob } from './job.ts';
import { isLong } from './long.ts';

/** Files stored without a pause; between such batches the process answers others. */
const FILES_AT_ONCE = 100;

export interface NewJob {
  readonly act: string;
  readonly call: ActCall<unknown>;
  readonly by: string;
  readonly options?: Pick<PerformOptions, 'ground' | 'clockIsRight' | 'dryRun'>;
}

const FILE_DIGITS = 7;
export const placeText = (place: number): string => String(place).padStart(FILE_DIGITS, '0');

/** A file of a job. `raw`: as it was sent, possibly an archive. */
export interface KeptJobFile {
  readonly name?: string | undefined;
  readonly raw?: true | undefined;
}

export const fileRow = (
  key: string,
  owner: string,
  now: number,
  { name, bytes }: ReportFile,
  raw: boolean,
): WorkRow => {
  const data: KeptJobFile = { ...(name === undefined ? {} : { name }), ...(raw ? { raw: true } : {}) };
  return { ...workRow('job-file', key, owner, { now, data }), content: bytes };
};

/** Resolves to its id, once the job is safely on disk. */
export function keepJob(office: Office, { act, call, by, options = {} }: NewJob): Promise<string> {
  const { input, files } = call;
  const { ground, clockIsRight, dryRun } = options;
  const kept: KeptJob = {
    act,
    input,
    ...(ground === undefined ? {} : { ground }),
    ...(clockIsRight === true ? { clockIsRight: true } : {}),
    ...(dryRun === true ? { isPreview: true } : {}),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    state: 'waiting',
    done: 0,
    attempts: 0,
  };
  return office.store.write(async (desk) => {
    const now = office.clock();
    await forgetOld(desk, now);
    const last = (await desk.workRows('job')).at(-1);
    const job = jobId(last === undefined ? 1 : Number(last.key) + 1);
    const key = jobKey(job);
    await desk.putWork(workRow('job', key, by, { now, data: kept }));
    const rows = function* (): Generator<WorkRow> {
      let place = 0;
      for (const file of files) {
        place += 1;
        yield fileRow(`${key}/${placeText(place)}`, key, now, file, true);
      }
    };
    for (const some of inBatches([...rows()], FILES_AT_ONCE)) await desk.addWork(some);
    await desk.queueJob(job);
    return job;
  });
}

/** Removes what ended weeks ago, except for the last job: its number must not be given twice. */
async function forgetOld(desk: WritingDesk, now: number): Promise<void> {
  const ended = (await desk.workRows('job'))
    .slice(0, -1)
    .filter(({ until }) => until !== null && until <= timeText(now));
  if (ended.length === 0) return;
  await desk.dropWork(
    'job',
    ended.map(({ key }) => key),
  );
  for (const kind of ['job-progress', 'job-touched'] as const) {
    await desk.dropWork(
      kind,
      ended.map(({ key }) => key),
    );
  }
  for (const { key } of ended) {
    for (const kind of ['job-file', 'job-step'] as const) {
      await desk.dropWork(
        kind,
        (await desk.workRows(kind, key)).map((row) => row.key),
      );
    }
  }
}

const queuedNote = (job: string, act: string) => accessFinding('act.queued', { job, act }, 'note');

/** Does an act at once, or keeps it as a job where it is long: whoever may not do it is told before anything is kept. */
export async function performOrKeep(
  office: Office,
  account: Account,
  act: Act,
  call: ActCall<unknown>,
  options: PerformOptions = {},
  /** How it is done where it takes only a moment. */
  atOnce: typeof perform = perform,
): Promise<Performed> {
  if (!(await isLong(office, act.id, call))) return atOnce(office, account, act, call, options);
  const faults = inputFaults(act, call.input);
  if (faults.length > 0) return { state: 'refused', findings: faults };
  const against = await readOffice(office, (desk) => refusalOfCall(desk, account, act, call.input));
  if (against !== undefined) return { state: 'refused', ...refused(against) };
  const job = await keepJob(office, { act: act.id, call, by: account.account, options });
  return { state: 'queued', job, findings: [queuedNote(job, act.id)] };
}

/** A second officer's confirmation of a long act; undefined where the act takes only a moment. */
export async function keepConfirmation(
  office: Office,
  account: Account,
  request: string,
  ground?: string,
): Promise<Performed | undefined> {
  const { value } = await requestedCall(office, request);
  if (value === undefined || value.shown.state !== 'waits' || value.shown.by === account.account) return undefined;
  if (!(await isLong(office, value.shown.act, value.call))) return undefined;
  const job = await keepJob(office, {
    act: CONFIRM,
    call: { input: { request, act: value.shown.act }, files: [] },
    by: account.account,
    options: ground === undefined ? {} : { ground },
  });
  return { state: 'queued', job, findings: [queuedNote(job, value.shown.act)] };
}
