/** Requests that wait for a second officer. A confirmation is written together with the entries that follow from it. */
import { timeText } from '../core/dates.ts';
import { isRefused } from '../core/finding.ts';
import { refusalOf } from '../desk/accounts/allowed.ts';
import { mayAnywhere } from '../desk/accounts/permissions.ts';
import { workData, workRow } from '../desk/accounts/working.ts';
import { changeOffice, changeTogether, type ChangeOptions } from '../desk/change.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { readOffice, type Office, type Outcome, refused } from '../desk/office.ts';
import { requestId, requestNumber } from '../ledger/ids.ts';
import type { Account } from '../ledger/rows/accounts.ts';
import type { Desk, WorkRow, WritingDesk } from '../ledger/store.ts';
import type { Act, ActCall } from './act.ts';
import { refusalOfCall } from './allowed-call.ts';
import { fileLengths, filesIn, joinedFiles, type KeptFile } from './kept-files.ts';

export type RequestState = 'waits' | 'confirmed' | 'declined';

interface KeptRequest {
  readonly act: string;
  readonly input: unknown;
  readonly files: readonly KeptFile[];
  readonly ground?: string | undefined;
  readonly state: RequestState;
  /** It is confirmed and being carried out, part by part. */
  readonly isGoing?: true;
  /** Who ended it, when, and why. */
  readonly ended?: { readonly by: string; readonly time: string; readonly ground?: string | undefined };
}

export interface ShownRequest {
  readonly request: string;
  readonly act: string;
  readonly input: unknown;
  readonly files: readonly string[];
  readonly by: string;
  readonly asked: string;
  readonly ground?: string;
  readonly state: RequestState;
  readonly ended?: KeptRequest['ended'];
}

/** So that keys sort in the order of the numbers. */
const keyOf = (request: string): string => String(requestNumber(request) ?? 0).padStart(15, '0');
const idOf = ({ key }: WorkRow): string => requestId(Number(key));

export function keepRequest(
  office: Office,
  given: {
    readonly act: string;
    readonly call: ActCall<unknown>;
    readonly by: string;
    readonly ground?: string | undefined;
  },
  along?: (desk: WritingDesk, request: string) => Promise<void> | undefined,
): Promise<string> {
  const { act, call, by, ground } = given;
  const kept: KeptRequest = {
    act,
    input: call.input,
    files: fileLengths(call.files),
    ground,
    state: 'waits',
  };
  return office.store.write(async (desk) => {
    const last = (await desk.workRows('request')).at(-1);
    const request = requestId(last === undefined ? 1 : Number(last.key) + 1);
    const row = workRow('request', keyOf(request), by, { now: office.clock(), data: kept });
    await desk.putWork({ ...row, content: joinedFiles(call.files) });
    await along?.(desk, request);
    return request;
  });
}

function shown(row: WorkRow): ShownRequest {
  const { act, input, files, ground, state, ended } = workData<KeptRequest>(row);
  return {
    request: idOf(row),
    act,
    input,
    files: files.map(({ name = '' }) => name),
    by: row.owner,
    asked: row.time,
    ...(ground === undefined ? {} : { ground }),
    state,
    ...(ended === undefined ? {} : { ended }),
  };
}

/** Newest first. */
export const listRequests = (office: Office, state?: RequestState): Promise<readonly ShownRequest[]> =>
  readOffice(office, async (desk) =>
    (await desk.workRows('request'))
      .map(shown)
      .filter((each) => state === undefined || each.state === state)
      .reverse(),
  );

/** Who may read it: its author, and those who may confirm it. */
export const seesRequest = (account: Account, { by }: Pick<ShownRequest, 'by'>): boolean =>
  by === account.account || mayAnywhere(account, 'requests.confirm');

async function waiting(desk: Desk, request: string): Promise<Outcome<WorkRow>> {
  const row = await desk.workRow('request', keyOf(request));
  if (row === undefined) return refused(accessFinding('access.request-unknown', { seen: request }));
  const { state } = workData<KeptRequest>(row);
  return state === 'waits'
    ? { value: row, findings: [] }
    : refused(accessFinding('access.request-ended', { request, state }));
}

/** The call as it was requested. */
export async function requestedCall(
  office: Office,
  request: string,
): Promise<Outcome<{ readonly shown: ShownRequest; readonly call: ActCall<unknown> }>> {
  return readOffice(office, async (desk) => {
    const row = await desk.workRow('request', keyOf(request));
    if (row === undefined) return refused(accessFinding('access.request-unknown', { seen: request }));
    const kept = workData<KeptRequest>(row);
    return {
      value: { shown: shown(row), call: { input: kept.input, files: filesIn(kept.files, row.content) } },
      findings: [],
    };
  });
}

export interface ConfirmOptions extends Pick<ChangeOptions, 'ground' | 'dryRun' | 'clockIsRight'> {
  readonly progress?: ActCall<unknown>['progress'];
}

/** Carries it out in its author's name, and records who confirmed it. */
export async function confirmRequest(
  office: Office,
  account: Account,
  request: string,
  actOf: (id: string) => Act,
  { progress, ...options }: ConfirmOptions = {},
): Promise<Outcome<unknown>> {
  return changeTogether(office, options, async (within): Promise<Outcome<unknown>> => {
    const { value: row, findings } = await readOffice(within, (desk) => waiting(desk, request));
    if (row === undefined) return { findings };
    if (row.owner === account.account) return refused(accessFinding('access.request-own', { request }));
    const kept = workData<KeptRequest>(row);
    const act = actOf(kept.act);
    const call = { input: kept.input, files: filesIn(kept.files, row.content), progress };
    const against = await readOffice(within, (desk) => refusalOfCall(desk, account, act, call.input));
    if (against !== undefined) return refused(against);
    const before = await readOffice(within, (desk) => desk.head());
    const { ground } = kept;
    const done = await act.run(within, call as never, {
      author: row.owner,
      ...(ground === undefined ? {} : { ground }),
      ...(options.clockIsRight === undefined ? {} : { clockIsRight: options.clockIsRight }),
    });
    if (isRefused(done.findings)) return done;
    const posted = await changeOffice(
      within,
      { ...options, dryRun: false, author: account.account },
      async ({ desk, post }) => {
        const { no: last } = await desk.head();
        const first = before.no + 1;
        if (last >= first) {
          await post({ kind: 'act.confirmed', data: { request, act: kept.act, asked: row.time, first, last } });
        }
        const ended = { by: account.account, time: (await desk.head()).time };
        await desk.putWork({
          ...row,
          content: null,
          data: JSON.stringify({ ...kept, files: [], state: 'confirmed', ended }),
        });
        return { value: true, findings: [] };
      },
    );
    return isRefused(posted.findings) ? posted : done;
  });
}

/** The request that is being confirmed: by this account, also where an earlier attempt of its own broke off. */
async function begunBy(
  desk: WritingDesk,
  account: Account,
  request: string,
  actOf: (id: string) => Act,
  time: string,
): Promise<Outcome<{ readonly row: WorkRow; readonly kept: KeptRequest }>> {
  const row = await desk.workRow('request', keyOf(request));
  if (row === undefined) return refused(accessFinding('access.request-unknown', { seen: request }));
  const { isGoing, ended, ...kept } = workData<KeptRequest>(row);
  const isOwnBegun = isGoing === true && ended?.by === account.account;
  if (kept.state !== 'waits' && !isOwnBegun) {
    return refused(accessFinding('access.request-ended', { request, state: kept.state }));
  }
  if (row.owner === account.account) return refused(accessFinding('access.request-own', { request }));
  const against = await refusalOfCall(desk, account, actOf(kept.act), kept.input);
  if (against !== undefined) return refused(against);
  const begun: KeptRequest = { ...kept, state: 'confirmed', isGoing: true, ended: { by: account.account, time } };
  if (!isOwnBegun) await desk.putWork({ ...row, data: JSON.stringify(begun) });
  return { value: { row, kept: { ...kept, state: 'waits' } }, findings: [] };
}

/**
 * The same for an act that is carried out part by part, each part in its own write, and that knows which parts are
 * done: other writers get their turn in between. Every part records who confirmed it; once the first is written, nobody
 * else can end the request. `end`: what is written together with its end.
 */
export async function confirmInParts(
  office: Office,
  account: Account,
  request: string,
  actOf: (id: string) => Act,
  { progress, ...options }: ConfirmOptions,
  end: (desk: WritingDesk, done: Outcome<unknown>) => Promise<void>,
): Promise<void> {
  const time = timeText(office.clock());
  const { value: begun, findings } = await office.store.write((desk) => begunBy(desk, account, request, actOf, time));
  if (begun === undefined) return office.store.write((desk) => end(desk, { findings }));
  const { row, kept } = begun;
  const { act: id, input, files, ground } = kept;
  const confirmed = (first: number, last: number) =>
    ({ kind: 'act.confirmed', data: { request, act: id, asked: row.time, first, last } }) as const;
  const store: Office['store'] = {
    ...office.store,
    write: (work) =>
      office.store.write(async (desk) => {
        const { no: before } = await desk.head();
        const value = await work(desk);
        const { no: last } = await desk.head();
        if (last > before) {
          const own = { ...office.store, write: <T>(writing: (desk: WritingDesk) => Promise<T>) => writing(desk) };
          const within = { isWhole: () => true };
          const by = { ...options, dryRun: false, author: account.account };
          await changeOffice({ ...office, store: own, within }, by, async ({ post }) => {
            await post(confirmed(before + 1, last));
            return { findings: [] };
          });
        }
        return value;
      }),
  };
  const call = { input, files: filesIn(files, row.content), progress };
  const done = await actOf(id).run({ ...office, store }, call as never, {
    author: row.owner,
    ...(ground === undefined ? {} : { ground }),
    ...(options.clockIsRight === undefined ? {} : { clockIsRight: options.clockIsRight }),
  });
  const after: WorkRow = isRefused(done.findings)
    ? { ...row, data: JSON.stringify(kept) }
    : {
        ...row,
        content: null,
        data: JSON.stringify({ ...kept, files: [], state: 'confirmed', ended: { by: account.account, time } }),
      };
  await office.store.write(async (desk) => {
    await desk.putWork(after);
    await end(desk, done);
  });
}

/** Those who may confirm it may decline it, and its author may withdraw it. */
export const declineRequest = (
  office: Office,
  account: Account,
  request: string,
  actOf: (id: string) => Act,
  ground?: string,
): Promise<Outcome<ShownRequest>> =>
  office.store.write(async (desk) => {
    const { value: row, findings } = await waiting(desk, request);
    if (row === undefined) return { findings };
    const kept = workData<KeptRequest>(row);
    const act = actOf(kept.act);
    const against =
      row.owner === account.account
        ? undefined
        : ((await refusalOf(desk, account, 'requests.decline', {})) ??
          (await refusalOfCall(desk, account, act, kept.input)));
    if (against !== undefined) return refused(against);
    const ended = {
      by: account.account,
      time: workRow('request', '', '', { now: office.clock(), data: {} }).time,
      ground,
    };
    const after: WorkRow = {
      ...row,
      content: null,
      data: JSON.stringify({ ...kept, files: [], state: 'declined', ended }),
    };
    await desk.putWork(after);
    return { value: shown(after), findings: [] };
  });
