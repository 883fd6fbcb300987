/**
 * Runs a claimed job. Whatever happens to the worker, finished parts stay finished and are done once, and the rest is
 * still to be done.
 */
import type { ActCall } from '../acts/act.ts';
import { perform, type Performed } from '../acts/perform.ts';
import { actOf } from '../acts/registry.ts';
import { confirmInParts, confirmRequest } from '../acts/requests.ts';
import { isRefused } from '../core/finding.ts';
import { workData, workRow } from '../desk/accounts/working.ts';
import { changeTogether } from '../desk/change.ts';
import { accessFinding } from '../desk/findings/access.ts';
import type { Office } from '../desk/office.ts';
import { type Account, accountIn } from '../ledger/rows/accounts.ts';
import { beat, type ClaimedJob, ClaimLost, endJob, giveBack, officeOfJob } from './claim.ts';
import { CONFIRM, type JobProgress, type NotedProgress } from './job.ts';
import type { KeptJobFile } from './keep.ts';
import { endWithTouched } from './touched.ts';
import { runUpload } from './upload.ts';

/** `ended`: done or declined. `given-back`: it broke off. `lost`: another worker has it. */
export type RunEnd = 'ended' | 'given-back' | 'lost';

/** The worker has to stop: its job is returned unchanged. */
class Stopping extends Error {}

export interface RunOptions {
  /** Checked before every write. */
  readonly stop?: AbortSignal;
  /** Called with the progress, also in the middle of a long write. */
  readonly onProgress?: (job: string, progress: NotedProgress) => void;
}

interface Running {
  readonly office: Office;
  readonly claim: ClaimedJob;
  readonly account: Account;
  readonly progress: JobProgress;
  readonly count: NonNullable<ActCall<unknown>['progress']>;
}

const optionsOf = ({ kept: { ground, clockIsRight, isPreview } }: ClaimedJob) => ({
  ...(ground === undefined ? {} : { ground }),
  ...(clockIsRight === undefined ? {} : { clockIsRight }),
  ...(isPreview === undefined ? {} : { dryRun: true }),
});

const callOf = async ({ office, claim, count }: Running): Promise<ActCall<unknown>> => ({
  input: claim.kept.input,
  files: await office.store.read(async (desk) => {
    const keys = (await desk.workRows('job-file', claim.key)).map(({ key }) => key);
    const rows = await Promise.all(keys.map((key) => desk.workRow('job-file', key)));
    return rows.flatMap((row) => {
      if (row === undefined) return [];
      const { name } = workData<KeptJobFile>(row);
      return [{ ...(name === undefined || name === '' ? {} : { name }), bytes: row.content ?? new Uint8Array() }];
    });
  }),
  progress: count,
});

/**
 * The act and the end of the job in one write. If the act is refused, nothing of it is stored and only the end is
 * written.
 */
async function runWhole(
  { office, claim, progress }: Running,
  act: (office: Office) => Promise<Performed>,
): Promise<void> {
  const performed = await changeTogether(office, {}, async (within) => {
    const done = await act(within);
    if (!isRefused(done.findings)) await within.store.write((desk) => endJob(desk, office, claim, done, progress));
    return done;
  });
  if (isRefused(performed.findings)) {
    await office.store.write((desk) => endJob(desk, office, claim, { ...performed, state: 'refused' }));
  }
}

/** An act that is carried out part by part, and can be resumed. */
const IMPORT = 'players.import';

/** An import is carried out part by part, and knows which parts are done. */
async function runInParts(running: Running): Promise<void> {
  const { office, claim, account } = running;
  const call: ActCall<unknown> = { ...(await callOf(running)), everybody: true };
  const performed = await perform(office, account, actOf(claim.kept.act), call, {
    ...optionsOf(claim),
    withRequest: (desk, waits) => endWithTouched(desk, office, claim, waits),
  });
  if (performed.state === 'waits') return;
  await office.store.write((desk) => endWithTouched(desk, office, claim, performed));
}

async function run(running: Running): Promise<void> {
  const { claim, account, progress, office, count } = running;
  const { act: id, input } = claim.kept;
  progress.phase = 'working';
  if (id === CONFIRM) {
    const { request, act } = input as { readonly request: string; readonly act?: string };
    const { ground } = optionsOf(claim);
    const options = { progress: count, ...(ground === undefined ? {} : { ground }) };
    if (act === IMPORT) {
      return confirmInParts(office, account, request, actOf, options, (desk, done) =>
        endJob(desk, office, claim, { state: isRefused(done.findings) ? 'refused' : 'done', ...done }, progress),
      );
    }
    return runWhole(running, async (within) => {
      const outcome = await confirmRequest(within, account, request, actOf, options);
      return { state: isRefused(outcome.findings) ? 'refused' : 'done', ...outcome };
    });
  }
  const act = actOf(id);
  if (id === 'events.submit') return runUpload({ office, claim, account, act, progress, options: optionsOf(claim) });
  if (id === IMPORT) return runInParts(running);
  const call = await callOf(running);
  return runWhole(running, (within) => perform(within, account, act, call, optionsOf(claim)));
}

/** Heartbeats for each lease of a claim, so that one missed beat does no harm. */
const BEATS = 4;
/** Milliseconds: more frequent beats would only block other writers. */
const LEAST_BEAT = 250;

/** Milliseconds between two notes. */
const NOTE_EVERY = 200;

/**
 * Reports the progress of a job. A long write records its progress only at its end; meanwhile it is noted elsewhere: in
 * a row of its own where the database allows writes in parallel, and with the server that the worker belongs to.
 */
function counting(
  { store, clock }: Office,
  { job, key, no }: ClaimedJob,
  progress: JobProgress,
  onProgress: RunOptions['onProgress'],
): Running['count'] {
  let last = Number.NEGATIVE_INFINITY;
  let isNoting = false;
  return (done, total, stage) => {
    progress.done = done;
    progress.total = total;
    if (stage !== undefined) progress.phase = stage;
    if (performance.now() - last < NOTE_EVERY && done !== total) return;
    last = performance.now();
    const data: NotedProgress = { no, ...progress };
    onProgress?.(job, data);
    if (store.note === undefined || isNoting) return;
    isNoting = true;
    // readers see the last note that was written
    void store
      .note(workRow('job-progress', key, key, { now: clock(), data }))
      .catch(() => undefined)
      .finally(() => {
        isNoting = false;
      });
  };
}

export async function runJob(
  office: Office,
  claim: ClaimedJob,
  { stop, onProgress }: RunOptions = {},
): Promise<RunEnd> {
  const { done, total } = claim.kept;
  const progress: JobProgress = { done, total };
  const claimed = officeOfJob(office, claim, progress);
  const own: Office = {
    ...claimed,
    store: {
      ...claimed.store,
      write: (work) => {
        if (stop?.aborted === true) throw new Stopping();
        return claimed.store.write(work);
      },
    },
  };
  let isBeating = false;
  const timer = setInterval(
    () => {
      if (isBeating) return;
      isBeating = true;
      // if the database is busy or away, a later beat may succeed; if another worker has the job, the next write
      // says so
      void beat(office, claim, progress)
        .catch(() => undefined)
        .finally(() => {
          isBeating = false;
        });
    },
    Math.max(LEAST_BEAT, claim.lease / BEATS),
  );
  try {
    const account = await office.store.read((desk) => accountIn(desk, claim.by));
    if (account === undefined) {
      const unknown = accessFinding('access.account-unknown', { seen: claim.by });
      await own.store.write((desk) => endJob(desk, office, claim, { state: 'refused', findings: [unknown] }));
    } else {
      const count = counting(office, claim, progress, onProgress);
      await run({ office: own, claim, account, progress, count });
    }
    return 'ended';
  } catch (error) {
    if (error instanceof ClaimLost) return 'lost';
    const isStopping = error instanceof Stopping;
    try {
      await giveBack(office, claim, isStopping ? undefined : (error as Error).message);
    } catch {
      // the claim lapses by itself
      return 'lost';
    }
    return 'given-back';
  } finally {
    clearInterval(timer);
  }
}
