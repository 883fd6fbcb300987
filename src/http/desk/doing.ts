/** How pages of the desk do acts: preview first, then do exactly that; and what is shown afterwards. */
import type { Finding } from '../../core/finding.ts';
import type { ActCall } from '../../acts/act.ts';
import { draftNamed, dropDraft, keepDraft } from '../../acts/drafts.ts';
import { perform, type Performed } from '../../acts/perform.ts';
import { actOf } from '../../acts/registry.ts';
import { performOrKeep } from '../../jobs/keep.ts';
import { CONFIRMED_ACTS } from '../../desk/accounts/permissions.ts';
import { namesOfPersons } from '../../desk/events/given.ts';
import { readOffice } from '../../desk/office.ts';
import { needsFourEyes } from '../../desk/registry/four-eyes.ts';
import type { DeskPage } from '../../web/desk/frame.tsx';
import type { CorrectedFile } from '../../web/desk/marked-findings.tsx';
import { deskMessage } from '../../web/desk/message.tsx';
import { type AllTheSame, type DraftWay, resultPage } from '../../web/desk/result.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from './desk-route.ts';
import { formValue } from './forms.ts';
import { idsIn, toldFindings } from './told.ts';
import { touchedBy } from './touched.ts';
import { waysOn } from './ways-on.ts';

export interface Doing {
  readonly act: string;
  readonly call: ActCall<unknown>;
  /** The page with the form. */
  readonly back: string;
  /** Where to go afterwards; by default back to the form. `its page`: the page of the thing concerned. */
  readonly next?: string | undefined;
  readonly section?: DeskPage['section'];
  /** The differences between a corrected file and the one before. */
  readonly corrected?: CorrectedFile;
  /** Confirmations that one button can give after a refusal. */
  readonly allTheSame?: (findings: readonly Finding[]) => AllTheSame | undefined;
  /** The form with all fields of the act, if the sent one has only some of them. */
  readonly wholeForm?: string;
}

/** `preview` if that button was pressed. */
export const isLook = ({ form }: DeskRequest): boolean => formValue(form, 'do') === 'preview';

export async function doAct(request: DeskRequest, doing: Doing): Promise<DeskAnswer> {
  const { office, account, form, site } = request;
  const ground = formValue(form, 'ground');
  const options = {
    ...(ground === '' ? {} : { ground }),
    ...(formValue(form, 'clockIsRight') === '' ? {} : { clockIsRight: true }),
  };
  const isPreview = isLook(request);
  const performed = await performOrKeep(office, account, actOf(doing.act), doing.call, {
    ...options,
    dryRun: isPreview,
  });
  if (performed.state === 'queued') return toJob(request, performed);
  // an act without findings redirects; everything else, and secrets that are shown only once, are read first
  const isRead = actOf(doing.act).isToldOnce === true;
  if (performed.state === 'done' && !isRead && performed.findings.every(({ weight }) => weight === 'note')) {
    const to = nextOf(request, doing, performed.value) ?? (doing.next === undefined ? doing.back : undefined);
    // a result without a page of its own is shown here, not above an empty form
    if (to !== undefined && to !== site.to.office('/players')) return { to };
  }
  const ways = performed.state === 'preview' ? waysOn(doing.call.input, performed.findings, site) : [];
  const keep = (input: unknown): Promise<string> =>
    keepDraft(office, account.account, {
      act: doing.act,
      call: { ...doing.call, input },
      ...(ground === '' ? {} : { ground }),
    });
  // if the way is still to be chosen, each way is a button, and the file is not sent again
  const draft = performed.state === 'preview' && ways.length === 0 ? await keep(doing.call.input) : undefined;
  const drafts: DraftWay[] = [];
  for (const { input, label } of ways) drafts.push({ draft: await keep(input), label });
  const next = nextOf(request, doing, performed.value);
  return shownResult(request, { ...doing, next, input: doing.call.input, ways: drafts }, performed, draft);
}

/** The next page: the one that the form belongs to, otherwise that of what was made or changed. */
export const nextOf = (
  { site }: DeskRequest,
  { act, call, next }: Pick<Doing, 'act' | 'call' | 'next'>,
  value: unknown,
): string | undefined =>
  next === 'its page' ? pageOf(act, { ...(call.input as object), ...(value as object | undefined) }, site) : next;

/** The page of the thing that a call is about. */
function pageOf(act: string, about: object, { to }: DeskRequest['site']): string | undefined {
  const { event, player, club, pool, date, head } = about as Readonly<Record<string, unknown>>;
  // a list that only waits has no page yet
  if (act === 'lists.publish') return head === undefined ? undefined : to.office(`/lists/${pool}/published/${date}`);
  if (typeof event === 'string') return to.office(`/events/${event.toLowerCase()}`);
  // an erased or merged person has another address, or none
  if (typeof player === 'string') return to.office(`/players/${encodeURIComponent(player)}`);
  if (typeof club === 'string') return to.office(`/clubs/${encodeURIComponent(club)}`);
  if (act.startsWith('players.')) return to.office('/players');
  return /^(?:pools|office|federations|webhooks)\./.test(act) ? to.office('/settings') : undefined;
}

/** A job has its own page. */
export function toJob({ serving, site }: DeskRequest, { job }: Performed): DeskAnswer {
  serving.onJob?.();
  return { to: site.to.office(`/jobs/${job}`) };
}

/** Done, or previewed: a job has a page of its own. */
type Finished = Performed & { readonly state: Exclude<Performed['state'], 'queued'> };

export async function shownResult(
  { office, site, query }: DeskRequest,
  doing: Omit<Doing, 'call'> & { readonly input?: unknown; readonly ways?: readonly DraftWay[] },
  performed: Performed,
  draft?: string,
): Promise<DeskPage> {
  // for a list imported without a choice: what it would do
  const { state, findings, request, effect, value = effect } = performed as Finished & { readonly effect?: unknown };
  const { act, back, next, section, corrected, input, wholeForm, ways = [] } = doing;
  const allTheSame = state === 'refused' ? doing.allTheSame?.(findings) : undefined;
  const names = await namesOfPersons(office, [...idsIn(value)].slice(0, 5000));
  const { name, weighs, isToldOnce } = actOf(act);
  const isWeighty = weighs === undefined || weighs({ value, findings }, input as never);
  const isConfirmed = CONFIRMED_ACTS.includes(name) && isWeighty && (await readOffice(office, needsFourEyes));
  return resultPage(
    {
      act,
      state,
      value,
      findings: await toldFindings(findings, site, office),
      names: { nameOf: (id) => names.get(id) },
      back,
      ...(next === undefined ? {} : { next }),
      isConfirmed,
      isToldOnce: isToldOnce === true,
      touched: await touchedBy(office, value, query['sort']),
      sort: query['sort'],
      ...(draft === undefined ? {} : { draft, address: site.to.office(`/draft/${draft}`) }),
      ...(request === undefined ? {} : { request }),
      ...(section === undefined ? {} : { section }),
      ...(corrected === undefined ? {} : { corrected }),
      ...(allTheSame === undefined ? {} : { allTheSame }),
      ...(wholeForm === undefined ? {} : { wholeForm }),
      ways,
    },
    site,
  );
}

const formOf = (act: string, { to }: DeskRequest['site']): string => to.office(`/acts/${act}`);

/** Does what was previewed, files included. */
export const DRAFT: DeskRoute = {
  path: '/draft',
  needs: 'signed-in',
  post: async (request) => {
    const { office, account, form, site } = request;
    const name = formValue(form, 'draft');
    const draft = await draftNamed(office, account.account, name);
    if (draft === undefined) return deskMessage(site, 'draftGone', 404);
    const { act, call, ground } = draft;
    const performed = await performOrKeep(office, account, actOf(act), call, ground === undefined ? {} : { ground });
    if (performed.state !== 'refused') await dropDraft(office, name);
    if (performed.state === 'queued') return toJob(request, performed);
    const next = nextOf(request, { act, call, next: 'its page' }, performed.value);
    return shownResult(request, { act, back: formOf(act, site), next, input: call.input }, performed);
  },
};

/** The same preview, in another order. */
export const DRAFT_AGAIN: DeskRoute = {
  path: '/draft/:draft',
  needs: 'signed-in',
  get: async (request) => {
    const { office, account, params, site } = request;
    const name = params['draft'] as string;
    const draft = await draftNamed(office, account.account, name);
    if (draft === undefined) return deskMessage(site, 'draftGone', 404);
    const { act, call, ground } = draft;
    const options = { dryRun: true, ...(ground === undefined ? {} : { ground }) };
    const performed = await perform(office, account, actOf(act), call, options);
    return shownResult(request, { act, back: formOf(act, site), input: call.input }, performed, name);
  },
};
