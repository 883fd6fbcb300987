/**
 * Reports of a job, file by file. First archives are unpacked, each in one write. Then every file is a step with its
 * own receipt, written together with the entries that follow from the file. Several files share a write, so that ten
 * thousand files do not wait for the disk ten thousand times.
 */
import { perform, type Performed } from '../acts/perform.ts';
import type { Act } from '../acts/act.ts';
import { isRefused } from '../core/finding.ts';
import type { Finding } from '../core/finding.ts';
import { workData, workRow } from '../desk/accounts/working.ts';
import { changeTogether, type ChangeOptions } from '../desk/change.ts';
import { SubmitCounts, type SubmittedFile, type SubmitSummary } from '../desk/events/submit.ts';
import type { ReportFile } from '../desk/events/read.ts';
import type { Office } from '../desk/office.ts';
import { givenFiles } from '../engine/given-files.ts';
import type { Account } from '../ledger/rows/accounts.ts';
import type { WorkRow } from '../ledger/store.ts';
import { inBatches } from '../core/slices.ts';
import { type ClaimedJob, endJob } from './claim.ts';
import type { JobProgress } from './job.ts';
import { fileRow, type KeptJobFile, placeText } from './keep.ts';

const NOT_A_REPORT: Finding = { code: 'file.list-of-players', weight: 'refuse', facts: {} };
const FILES_AT_ONCE = 100;

/**
 * The processor time, in milliseconds, that the files of one write should take, so that others can write in between.
 * Measured by the clock, a busy machine would put fewer files into a write, and fewer files cost more each.
 */
const STEP = 100;
const MOST_FILES = 150;
const FIRST_FILES = 10;

export interface UploadWork {
  readonly office: Office;
  readonly claim: ClaimedJob;
  readonly account: Account;
  readonly act: Act;
  readonly progress: JobProgress;
  readonly options: Omit<ChangeOptions, 'author'>;
}

const stepRow = (key: string, { claim, office }: UploadWork, file: SubmittedFile): WorkRow =>
  workRow('job-step', key, claim.key, { now: office.clock(), data: file });

/** Turns what was sent into reports; a file that is no report gets its receipt at once. */
async function unpack(work: UploadWork): Promise<void> {
  const { office, claim, progress } = work;
  progress.phase = 'unpacking';
  const sent = (await office.store.read((desk) => desk.workRows('job-file', claim.key))).filter(
    (row) => workData<KeptJobFile>(row).raw === true,
  );
  for (const { key } of sent) {
    const row = await office.store.read((desk) => desk.workRow('job-file', key));
    const bytes = row?.content ?? new Uint8Array();
    const { name = '' } = workData<KeptJobFile>(row as WorkRow);
    const chunks = async function* (): AsyncGenerator<Uint8Array> {
      yield bytes;
    };
    const [files, told]: [WorkRow[], WorkRow[]] = [[], []];
    let place = 0;
    for await (const given of givenFiles({ name, size: bytes.length, chunks })) {
      place += 1;
      const own = `${key}/${placeText(place)}`;
      if (given.kind === 'report') files.push(fileRow(own, claim.key, office.clock(), given, false));
      else {
        const findings = [given.kind === 'fault' ? given.fault : NOT_A_REPORT];
        told.push(stepRow(own, work, { file: given.name, events: [], findings }));
      }
    }
    await office.store.write(async (desk) => {
      await desk.dropWork('job-file', [key]);
      for (const some of inBatches(files, FILES_AT_ONCE)) await desk.addWork(some);
      await desk.addWork(told);
    });
  }
}

const readFiles = (office: Office, keys: readonly string[]): Promise<readonly ReportFile[]> =>
  office.store.read(async (desk) => {
    const files: ReportFile[] = [];
    for (const key of keys) {
      const row = (await desk.workRow('job-file', key)) as WorkRow;
      const { name } = workData<KeptJobFile>(row);
      files.push({ ...(name === undefined || name === '' ? {} : { name }), bytes: row.content ?? new Uint8Array() });
    }
    return files;
  });

/** A batch of files in one write, with their receipts. */
async function step(work: UploadWork, keys: readonly string[]): Promise<Performed> {
  const { office, claim, account, act, progress, options } = work;
  const files = await readFiles(office, keys);
  const before = progress.done;
  const performed = await changeTogether(office, {}, async (within): Promise<Performed> => {
    const done = await perform(within, account, act, { input: claim.kept.input, files }, options);
    if (isRefused(done.findings) || done.state === 'refused') return done;
    const { outcomes } = done.value as SubmitSummary;
    await within.store.write(async (desk) => {
      await desk.addWork(outcomes.map((file, place) => stepRow(keys[place] as string, work, file)));
      if (options.dryRun !== true) await desk.dropWork('job-file', keys);
    });
    progress.done = before + keys.length;
    return done;
  });
  if (isRefused(performed.findings)) progress.done = before;
  return performed;
}

/** The sum of all receipts. */
async function summaryOf({ office, claim }: UploadWork): Promise<SubmitSummary> {
  const counts = new SubmitCounts();
  for (const row of await office.store.read((desk) => desk.workRows('job-step', claim.key))) {
    counts.add(workData<SubmittedFile>(row));
  }
  return counts.submitted;
}

export async function runUpload(work: UploadWork): Promise<void> {
  const { office, claim, progress, options } = work;
  await unpack(work);
  progress.phase = 'working';
  const { files, receipts } = await office.store.read(async (desk) => ({
    files: (await desk.workRows('job-file', claim.key)).map(({ key }) => key),
    receipts: new Set((await desk.workRows('job-step', claim.key)).map(({ key }) => key)),
  }));
  const open = files.filter((key) => !receipts.has(key));
  progress.done = receipts.size;
  progress.total = receipts.size + open.length;
  const told = new Map<string, Finding>();
  let atOnce = FIRST_FILES;
  let against: Performed | undefined;
  for (let from = 0; from < open.length && against === undefined; ) {
    const keys = open.slice(from, from + atOnce);
    const since = process.cpuUsage();
    const performed = await step(work, keys);
    if (performed.state === 'refused') against = performed;
    for (const finding of performed.findings) told.set(JSON.stringify(finding), finding);
    from += keys.length;
    const { user, system } = process.cpuUsage(since);
    const took = (user + system) / 1000;
    atOnce = Math.max(1, Math.min(MOST_FILES, Math.round((keys.length * STEP) / Math.max(1, took)), 2 * atOnce));
  }
  const value = await summaryOf(work);
  const state = against === undefined ? (options.dryRun === true ? 'preview' : 'done') : 'refused';
  await office.store.write((desk) => endJob(desk, office, claim, { state, value, findings: [...told.values()] }));
}
