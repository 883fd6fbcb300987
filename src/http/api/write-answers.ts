/** The answer to an act: its state, its findings in words, and the corresponding status. */
import type { Performed } from '../../acts/perform.ts';
import { contentIn, type Language } from '../../content/languages.ts';
import { tellFinding } from '../../explain/tell.ts';
import type { Finding } from '../../core/finding.ts';
import type { KeyedAnswer } from './write-route.ts';
import type { FindingAnswer } from './write-schemas.ts';

/** Statuses by code of the refusal; 422 for all others. */
const STATUSES: Readonly<Record<string, number>> = {
  'access.key-needed': 401,
  'access.key-unknown': 401,
  'access.account-closed': 403,
  'access.forbidden': 403,
  'access.not-own': 403,
  'access.other-pool': 403,
  'access.other-role': 403,
  'access.request-own': 403,
  'access.scope': 403,
  'access.account-unknown': 404,
  'access.request-unknown': 404,
  'adjust.unknown': 404,
  'attachment.unknown': 404,
  'event.unknown': 404,
  'import.unknown': 404,
  'keys.unknown': 404,
  'player.unknown': 404,
  'player.number-unknown': 404,
  'webhook.unknown': 404,
  'pool.unknown': 404,
  'access.request-ended': 409,
  'access.system-user-taken': 409,
  'access.mail-taken': 409,
  'act.key-reused': 409,
  'event.same-report': 409,
  'event.older-report': 409,
  'event.wrong-state': 409,
};
const REFUSED = 422;

export function refusalStatus(findings: readonly Finding[]): number {
  const refusals = findings.filter(({ weight }) => weight === 'refuse');
  return refusals.map(({ code }) => STATUSES[code]).find((status) => status !== undefined) ?? REFUSED;
}

export async function findingsInWords(
  findings: readonly Finding[],
  language: Language,
): Promise<readonly FindingAnswer[]> {
  const { book } = await contentIn(language);
  return findings.map((finding) => ({ ...finding, message: tellFinding(finding, book) }) as FindingAnswer);
}

const STATUS_OF_STATE = { done: 200, preview: 200, waits: 202, queued: 202 } as const;

/** `more`: further members of the answer. */
export async function actAnswer(
  { state, request, job, findings, repeated }: Performed & { readonly repeated?: true },
  language: Language,
  more: object,
): Promise<KeyedAnswer> {
  const status = state === 'refused' ? refusalStatus(findings) : STATUS_OF_STATE[state];
  return {
    status,
    value: { state, request, job, repeated, ...more, findings: await findingsInWords(findings, language) },
    ...(status === 401 ? { headers: { 'www-authenticate': 'Bearer realm="elobook"' } } : {}),
  };
}

export const refusedAnswer = (finding: Finding, language: Language): Promise<KeyedAnswer> =>
  actAnswer({ state: 'refused', findings: [finding] }, language, {});
