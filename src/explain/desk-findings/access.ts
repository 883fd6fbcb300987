/** What can be wrong with a field of an act's input. */
export type FieldProblem = 'missing' | 'unknown' | 'choice' | 'form' | 'size' | 'kind';

/** Findings about who may do what: accounts, signing in, second officers. */
export interface AccessFindings {
  /** The office has accounts, and the call does not say whose it is. */
  'access.no-account': Record<never, never>;
  /** `--as` names an author; an office with accounts knows its authors. */
  'access.as-refused': Record<never, never>;
  /** The account's role does not have this act; `roles` have it. */
  'access.forbidden': { act: string; role: string; roles: readonly string[] };
  /** The role has it for its own events only. */
  'access.not-own': { act: string; role: string };
  /** The officer answers for other pools. */
  'access.other-pool': { act: string; pool: string; pools: readonly string[] };
  /** The account belongs, or would belong, to somebody for whom the role is not responsible. */
  'access.other-role': { act: string; role: string; of: string };
  /** The officer answers for these pools, and has not said for which of them this is. */
  'access.pool-open': { act: string; pools: readonly string[] };
  'access.account-unknown': { seen: string };
  'access.account-closed': { account: string };
  'access.role': { seen: string; expected: readonly string[] };
  'access.name-missing': Record<never, never>;
  'access.mail': { seen: string };
  'access.language': { seen: string };
  /** The link was sent to the owner, and is shown to nobody else. */
  'access.mail-sent': { mail: string; until: string };
  /** The mail server refused it, for this reason; the link is shown, to be passed on. */
  'access.mail-failed': { mail: string; reason: string };
  'access.mail-taken': { mail: string; account: string };
  'access.unchanged': { account: string };
  /** Without one nobody could let anybody in any more. */
  'access.last-administrator': { account: string };
  /** The first account of an office is an administrator. */
  'access.first-administrator': Record<never, never>;
  'access.pool-unknown': { pool: string };
  'access.password-short': { least: number };
  'access.password-long': { most: number };
  'access.password-common': Record<never, never>;
  /** Which of the two is wrong is not said. */
  'access.sign-in': Record<never, never>;
  /** For somebody who is signed in and changes how to sign in. */
  'access.password-wrong': Record<never, never>;
  'access.code-wrong': Record<never, never>;
  'access.code-needed': Record<never, never>;
  /** The secret was sealed with a private key of the office that this server does not have. */
  'access.code-sealed': Record<never, never>;
  /** Not known, not signed for this office, or too late; the finding does not say which. */
  'access.passkey': Record<never, never>;
  /** A device that counts its uses counts up, so there are two of them. */
  'access.passkey-copied': { name: string };
  'access.passkeys-many': { most: number };
  'access.wait': { seconds: number };
  'access.link-ended': Record<never, never>;
  'access.key-unknown': Record<never, never>;
  'access.scope': { scope: string };
  /** For the API: the request has no key. */
  'access.key-needed': Record<never, never>;
  'access.system-user': { user: string };
  'access.system-user-taken': { user: string; account: string };
  /** It waits for the second officer. */
  'access.second-officer': { request: string; act: string };
  'access.request-unknown': { seen: string };
  /** The officer who made the request cannot confirm it. */
  'access.request-own': { request: string };
  'access.request-ended': { request: string; state: string };
  /** No address to which something could be sent. */
  'webhook.address': { seen: string };
  /** Its secret is stored readably in the database: the private key was not available. */
  /** An address by number, of this machine, or without TLS. */
  'webhook.near': { host: string };
  'webhook.secret-open': { webhook: string };
  'webhook.unknown': { seen: string };
  'access.comment-empty': Record<never, never>;
  /** The input of an act does not have the right form; `problem` in the words of the checker. */
  'act.input': { act: string; field: string; problem: FieldProblem };
  /** A program gave the same name to two things within a day. */
  'act.key-reused': { key: string };
  /** It takes another number of files. */
  /** It is long work, which a worker does. */
  'act.queued': { job: string; act: string };
  'job.unknown': { seen: string };
  /** Only what failed is started again. */
  'job.not-failed': { job: string; state: string };
  /** The preview is gone, or it was not a preview. */
  'job.nothing-looked-at': { job: string };
  'act.files': { act: string; seen: number; expected: 'one' | 'many' };
}
