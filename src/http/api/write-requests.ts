/** What waits for a second officer, and whose key this is. */
import Type from 'typebox';
import { actOf, ACTS } from '../../acts/registry.ts';
import { confirmRequest, declineRequest, listRequests, requestedCall } from '../../acts/requests.ts';
import type { Performed } from '../../acts/perform.ts';
import { keepConfirmation } from '../../jobs/keep.ts';
import { isRefused } from '../../core/finding.ts';
import type { Finding } from '../../core/finding.ts';
import { refusalOf } from '../../desk/accounts/allowed.ts';
import { scopeRefusal, scopesOf } from '../../desk/accounts/api-keys.ts';
import { type ActName, mayAnywhere } from '../../desk/accounts/permissions.ts';
import { listDeliveries, listWebhooks } from '../../desk/accounts/webhooks.ts';
import { type Office, readOffice, type Outcome } from '../../desk/office.ts';
import { actAnswer, refusedAnswer } from './write-answers.ts';
import { doneOnce } from './write-acts.ts';
import { readBody } from './write-bodies.ts';
import type { KeyedAnswer, KeyedRequest, KeyedRoute } from './write-route.ts';
import {
  ActAnswerSchema,
  BesideSchema,
  DeliveriesSchema,
  KeyedLangSchema,
  MeSchema,
  RequestParamsSchema,
  RequestsQuerySchema,
  RequestsSchema,
  WebhooksSchema,
  WriteQuerySchema,
} from './write-schemas.ts';

const NOTHING = Type.Object({});

const mayNot = ({ serving: { office }, holder }: KeyedRequest, act: ActName): Promise<Finding | undefined> =>
  readOffice(office, (desk) => refusalOf(desk, holder.account, act, {}));

const REQUESTS: KeyedRoute = {
  method: 'GET',
  name: 'requests',
  path: '/requests',
  tag: 'office',
  scopes: ['read', 'office'],
  query: RequestsQuerySchema,
  answer: RequestsSchema,
  make: async (asked) => {
    const against = await mayNot(asked, 'requests.confirm');
    if (against !== undefined) return refusedAnswer(against, asked.language);
    const state = asked.query['state'] as 'waits' | 'confirmed' | 'declined' | undefined;
    return { status: 200, value: { requests: await listRequests(asked.serving.office, state) } };
  },
};

/** The key has to be for what was asked for. */
async function onRequest(
  asked: KeyedRequest,
  name: 'requests.confirm' | 'requests.decline',
  end: (
    office: Office,
    request: string,
    options: ReturnType<typeof readBody>,
  ) => Promise<Outcome<unknown> & Partial<Performed>>,
): Promise<KeyedAnswer> {
  const { serving, holder, language, params, query } = asked;
  const request = (params['request'] as string).toLowerCase();
  const { value: kept, findings } = await requestedCall(serving.office, request);
  if (kept === undefined) return refusedAnswer(findings[0] as Finding, language);
  const against = (await mayNot(asked, name)) ?? scopeRefusal(holder.scopes, scopesOf(actOf(kept.shown.act).name));
  if (against !== undefined) return refusedAnswer(against, language);
  const given = readBody(asked, { input: NOTHING, takesFile: false });
  const isDry = query['dryRun'] === '1';
  const work = async (office: Office): Promise<Performed> => {
    const outcome = await end(office, request, given);
    const state = isRefused(outcome.findings) ? 'refused' : (outcome.state ?? (isDry ? 'preview' : 'done'));
    return { ...outcome, state };
  };
  const performed = await (isDry ? work(serving.office) : doneOnce(asked, work));
  if (performed.state === 'queued') serving.onJob?.();
  return actAnswer(performed, language, { value: performed.value });
}

const CONFIRM: KeyedRoute = {
  method: 'POST',
  name: 'requests.confirm',
  path: '/requests/:request/confirm',
  tag: 'office',
  scopes: [],
  params: RequestParamsSchema,
  query: WriteQuerySchema,
  body: BesideSchema,
  answer: ActAnswerSchema,
  make: (asked) =>
    onRequest(asked, 'requests.confirm', async (office, request, { ground, clockIsRight }) => {
      const { holder, query } = asked;
      const isDry = query['dryRun'] === '1';
      const kept = isDry ? undefined : await keepConfirmation(office, holder.account, request, ground);
      return (
        kept ??
        confirmRequest(office, holder.account, request, actOf, {
          dryRun: isDry,
          ...(ground === undefined ? {} : { ground }),
          ...(clockIsRight === undefined ? {} : { clockIsRight }),
        })
      );
    }),
};

const DECLINE: KeyedRoute = {
  method: 'POST',
  name: 'requests.decline',
  path: '/requests/:request/decline',
  tag: 'office',
  scopes: [],
  params: RequestParamsSchema,
  query: KeyedLangSchema,
  body: BesideSchema,
  answer: ActAnswerSchema,
  make: (asked) =>
    onRequest(asked, 'requests.decline', (office, request, { ground }) =>
      declineRequest(office, asked.holder.account, request, actOf, ground),
    ),
};

const ME: KeyedRoute = {
  method: 'GET',
  name: 'me',
  path: '/me',
  tag: 'office',
  scopes: [],
  query: KeyedLangSchema,
  answer: MeSchema,
  make: async ({ holder: { account, key, scopes } }) => ({
    status: 200,
    value: {
      account: account.account,
      name: account.name,
      role: account.role,
      pools: account.pools,
      federation: account.federation,
      club: account.club,
      key,
      scopes,
      acts: ACTS.filter(
        ({ name }) => mayAnywhere(account, name) && scopeRefusal(scopes, scopesOf(name)) === undefined,
      ).map(({ id }) => id),
    },
  }),
};

const WEBHOOKS: KeyedRoute = {
  method: 'GET',
  name: 'webhooks',
  path: '/webhooks',
  tag: 'office',
  scopes: ['office'],
  query: KeyedLangSchema,
  answer: WebhooksSchema,
  make: async (asked) => {
    const against = await mayNot(asked, 'webhooks.change');
    if (against !== undefined) return refusedAnswer(against, asked.language);
    return { status: 200, value: { webhooks: await listWebhooks(asked.serving.office) } };
  },
};

const DELIVERIES: KeyedRoute = {
  method: 'GET',
  name: 'deliveries',
  path: '/deliveries',
  tag: 'office',
  scopes: ['office'],
  query: KeyedLangSchema,
  answer: DeliveriesSchema,
  make: async (asked) => {
    const against = await mayNot(asked, 'webhooks.change');
    if (against !== undefined) return refusedAnswer(against, asked.language);
    return { status: 200, value: { deliveries: await listDeliveries(asked.serving.office) } };
  },
};

export const REQUEST_ROUTES: readonly KeyedRoute[] = [ME, REQUESTS, CONFIRM, DECLINE, WEBHOOKS, DELIVERIES];
