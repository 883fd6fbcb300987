/** Sending reports: previewed first, or submitted at once. */
import type { ActCall } from '../../../acts/act.ts';
import { dropTypedEvent } from '../../../acts/typed-events.ts';
import { draftNamed, dropDraft, keepDraft } from '../../../acts/drafts.ts';
import { perform } from '../../../acts/perform.ts';
import { performOrKeep } from '../../../jobs/keep.ts';
import { isLong } from '../../../jobs/long.ts';
import { toJob } from '../doing.ts';
import { actOf } from '../../../acts/registry.ts';
import type { Finding } from '../../../core/finding.ts';
import { REPORT_RATINGS } from '../../../core/report.ts';
import { mayAnywhere } from '../../../desk/accounts/permissions.ts';
import { ENCODINGS } from '../../../desk/events/given.ts';
import type { ReportFile } from '../../../desk/events/read.ts';
import type { SubmitSummary } from '../../../desk/events/submit.ts';
import { readOffice } from '../../../desk/office.ts';
import { submittedPage, uploadPage } from '../../../web/desk/upload.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { checkData } from '../check-data.ts';
import { formValue } from '../forms.ts';
import { correctedFile, markedFindings } from '../marked-findings.ts';
import { sentFiles, type SentFiles } from '../sent-files.ts';
import { hasStandingReport, standingBytes } from '../standing-report.ts';
import { toldFindings } from '../told.ts';

const BYTES = new TextEncoder();
const ACT = 'events.submit';

async function page(request: DeskRequest): Promise<DeskAnswer> {
  const { office, account, site, query } = request;
  const event = (query['event'] ?? '').trim().toLowerCase();
  const pools = (await readOffice(office, (desk) => desk.pools())).filter(
    ({ pool }) => account.pools === undefined || account.pools.includes(pool),
  );
  return uploadPage(
    {
      pools: pools.map(({ pool, name }) => ({ pool, name: site.poolName(pool, name) })),
      event,
      hasReport: event !== '' && (await hasStandingReport(request, event)),
      mayOpen: mayAnywhere(account, 'pools.open'),
      mayAccept: mayAnywhere(account, 'events.accept'),
      encodings: ENCODINGS,
      reportRatings: REPORT_RATINGS,
      check: await checkData(request),
    },
    site,
  );
}

/** The sent files; or those of a preview, which are submitted now. */
async function sentCall(
  { office, account, form }: DeskRequest,
  said?: object,
): Promise<{ call: ActCall<unknown>; unread: SentFiles['unread']; isLong?: true }> {
  const before = await draftNamed(office, account.account, formValue(form, 'draft'));
  if (before !== undefined) return { call: before.call, unread: [] };
  const text = form.values.get('text')?.[0] ?? '';
  const pasted: readonly ReportFile[] = text.trim() === '' ? [] : [{ name: 'pasted', bytes: BYTES.encode(text) }];
  const given = ['pool', 'event', 'partOf', 'encoding', 'reportRatings'].flatMap((name) => {
    const value = formValue(form, name);
    return value === '' ? [] : [[name, value] as const];
  });
  const accept = formValue(form, 'accept') !== '' && mayAnywhere(account, 'events.accept') ? { accept: 'clean' } : {};
  const input = said ?? { ...Object.fromEntries(given), ...accept };
  const sent = { input, files: [...form.files, ...pasted] };
  // archives of long work are unpacked by the worker
  if (await isLong(office, ACT, sent)) return { call: sent, unread: [], isLong: true };
  const { reports, unread } = await sentFiles(form.files);
  return { call: { input, files: [...reports, ...pasted] }, unread };
}

/** The bytes of a file by its name; of several with the same name, in order of request. */
function bytesInOrder(files: readonly ReportFile[]): (name: string) => Uint8Array | undefined {
  const left = [...files];
  return (wanted) => {
    const at = left.findIndex(({ name = '' }) => name === wanted);
    return at < 0 ? undefined : left.splice(at, 1)[0]?.bytes;
  };
}

/** Whether the event has this report, or had it before, and it can be sent again. */
function sentBeforeIn(value: SubmitSummary | undefined): 'older' | 'same' | undefined {
  const findings = (value?.outcomes ?? []).flatMap((each) => each.findings);
  if (findings.some(({ code }) => code === 'event.older-report')) return 'older';
  const isSame = findings.some(({ code, facts }) => code === 'event.same-report' && facts['mayAgain'] === true);
  return isSame ? 'same' : undefined;
}

/** `said`: input given with the files, where the form has more fields than the page. */
export async function sendReports(request: DeskRequest, said?: object): Promise<DeskAnswer> {
  const { office, account, form, site } = request;
  const { call, unread, isLong: isJob } = await sentCall(request, said);
  const isPreview = formValue(form, 'do') === 'preview';
  const ground = formValue(form, 'ground');
  const options = {
    ...(ground === '' ? {} : { ground }),
    ...(formValue(form, 'clockIsRight') === '' ? {} : { clockIsRight: true }),
    dryRun: isPreview,
  };
  if (isJob === true) {
    const kept = await performOrKeep(office, account, actOf(ACT), call, options);
    if (kept.state === 'queued') return toJob(request, kept);
  }
  const { event } = call.input as { readonly event?: string };
  // before it is replaced
  const standing = event === undefined ? undefined : await standingBytes(request, event.toLowerCase());
  const isEmpty = call.files.length === 0 && unread.length > 0;
  const outcome = isEmpty
    ? { state: 'refused' as const, value: undefined, findings: [] as readonly Finding[] }
    : await perform(office, account, actOf(ACT), call, options);
  const value = outcome.value as SubmitSummary | undefined;
  const sentBefore = sentBeforeIn(value);
  const isKept = sentBefore !== undefined || (isPreview && (value?.events ?? 0) > 0);
  const next =
    sentBefore === undefined ? call : { ...call, input: { ...(call.input as object), although: 'sent-before' } };
  const draft = isKept ? await keepDraft(office, account.account, { act: ACT, call: next }) : undefined;
  if (!isPreview) await dropDraft(office, formValue(form, 'draft'));
  const typed = formValue(form, 'typed');
  const isTaken = !isPreview && (value?.events ?? 0) > 0;
  if (isTaken && typed !== '') await dropTypedEvent(office, account.account, typed);
  const bytesOf = bytesInOrder(call.files);
  const files = await Promise.all(
    [...unread.map((each) => ({ ...each, events: [] })), ...(value?.outcomes ?? [])].map(
      async ({ file = '', events, findings }) => {
        const bytes = bytesOf(file);
        return {
          file,
          events,
          findings: await markedFindings(findings, bytes, site, office),
          ...(standing === undefined || bytes === undefined ? {} : { corrected: correctedFile(standing, bytes) }),
        };
      },
    ),
  );
  return submittedPage(
    {
      state: outcome.state === 'done' || outcome.state === 'preview' ? outcome.state : 'refused',
      files,
      findings: await toldFindings(outcome.findings, site, office),
      ...(typed === '' ? {} : { typed }),
      ...(draft === undefined ? {} : { draft: { id: draft, sentBefore } }),
    },
    site,
  );
}

export const UPLOAD: DeskRoute = {
  path: '/upload',
  needs: 'events.submit',
  get: page,
  post: (request) => sendReports(request),
};
