/** Who may do what: accounts, signing in, second officers. In English. */
import type { AccessFindings, FieldProblem } from '../../../explain/desk-findings/access.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const ROLES: Readonly<Record<string, string>> = {
  arbiter: 'an arbiter',
  club: 'a club',
  federation: 'a federation’s office',
  officer: 'a rating officer',
  administrator: 'an administrator',
};
const role = (name: string): string => ROLES[name] ?? name;

const FIELD_PROBLEMS: Readonly<Record<FieldProblem, string>> = {
  missing: 'it is needed',
  unknown: 'there is no such field',
  choice: 'it is none of the values that are known',
  form: 'it is written in another way',
  size: 'it is too short or too long, too small or too large',
  kind: 'a value of another kind is expected',
};

export const ACCESS_FINDINGS: FindingPhrases<AccessFindings> = {
  'access.no-account': () =>
    'This office has accounts, and nothing says whose this is: let the administrator connect the system’s user with an account (“elobook users system”), or give a key in ELOBOOK_API_KEY.',
  'access.as-refused': () =>
    'This office has accounts, so nobody names the author any more: leave out --as and ELOBOOK_AUTHOR; the account is that of the system’s user, or of the key in ELOBOOK_API_KEY.',
  'access.forbidden': ({ act, role: own, roles }, say) =>
    `“${act}” is not for ${role(own)}; it is for ${say.list(roles.map(role))}.`,
  'access.not-own': ({ act, role: own }) => `“${act}” is for ${role(own)} only where the event is its own.`,
  'access.other-pool': ({ act, pool, pools }, say) =>
    `“${act}” in the pool ${pool} is for another officer: this account answers for ${say.list(pools)}.`,
  'access.other-role': ({ act, role: own, of }) =>
    `“${act}” is for ${role(own)} only where the account is of an arbiter, a club or a federation’s office; this one is of ${role(of)}, which an administrator looks after.`,
  'access.pool-open': ({ act, pools }, say) =>
    `“${act}” needs a pool: this account answers for ${say.list(pools)} alone, so say for which this is.`,
  'access.account-unknown': ({ seen }) => `There is no account “${seen}”; “elobook users” shows all of them.`,
  'access.account-closed': ({ account }) => `The account ${account} is closed.`,
  'access.role': ({ seen, expected }, say) => `“${seen}” is not a role; a role is one of ${say.list(expected)}.`,
  'access.name-missing': () => 'An account needs a name.',
  'access.mail': ({ seen }) => `“${seen}” is not a mail address.`,
  'access.language': ({ seen }) => `“${seen}” is not a language; a language has two letters, such as hu.`,
  'access.mail-sent': ({ mail, until }) => `The link was sent to ${mail}; it works once, until ${until}.`,
  'access.mail-failed': ({ mail, reason }) =>
    `The message to ${mail} was not sent (${reason}); hand the link over yourself.`,
  'access.mail-taken': ({ mail, account }) => `The account ${account} signs in with ${mail} already.`,
  'access.unchanged': ({ account }) => `The account ${account} is as it was.`,
  'access.last-administrator': ({ account }) =>
    `The account ${account} is the last administrator’s; without one nobody could let anybody in. Make somebody else an administrator first.`,
  'access.first-administrator': () => 'The first account of an office is an administrator’s: --role administrator.',
  'access.pool-unknown': ({ pool }) => `The office has no pool “${pool}”.`,
  'access.password-short': ({ least }, say) =>
    `A password has at least ${say.count(least, 'character', 'characters')}.`,
  'access.password-long': ({ most }, say) => `A password has at most ${say.count(most, 'character', 'characters')}.`,
  'access.password-common': () => 'This password is among those that are tried first; choose another.',
  'access.sign-in': () => 'The name or the password is not right.',
  'access.password-wrong': () => 'The present password is not right.',
  'access.code-wrong': () => 'This code is not right, or it was used already.',
  'access.code-sealed': () =>
    'One-time codes cannot be checked, because this server does not have the office’s private key: use a recovery code, or let an administrator take the codes away (“elobook users reset u3 --second-factor”) and set them up anew.',
  'access.code-needed': () => 'This account signs in with a one-time code, too.',
  'access.passkey': () =>
    'This passkey does not sign in here, or it took too long; try again, or sign in with the password.',
  'access.passkey-copied': ({ name }) =>
    `The passkey “${name}” counts its uses, and the count has not grown: somebody may have a copy. Sign in with the password and remove it.`,
  'access.passkeys-many': ({ most }, say) => `An account has at most ${say.count(most, 'passkey', 'passkeys')}.`,
  'access.wait': ({ seconds }, say) =>
    `Too many attempts failed; the next one can be made in ${say.count(seconds, 'second', 'seconds')}.`,
  'access.link-ended': () => 'This link has ended, or was used already; ask an administrator for a new one.',
  'access.key-unknown': () => 'This key is not known here, or was revoked.',
  'access.scope': ({ scope }) => `This key is not for “${scope}”.`,
  'access.key-needed': () =>
    'This needs a key for programs: send it as “Authorization: Bearer elk_…”. An administrator makes one with “elobook users keys new”.',
  'access.system-user': ({ user }) => `“${user}” is not a name of a user of a system.`,
  'access.system-user-taken': ({ user, account }) => `The system’s user “${user}” works as ${account} already.`,
  'access.second-officer': ({ request, act }) =>
    `“${act}” waits for a second officer as request ${request}; nothing has changed yet. Somebody else confirms it: “elobook requests confirm ${request}”.`,
  'access.request-unknown': ({ seen }) => `There is no request “${seen}”; “elobook requests” shows those that wait.`,
  'access.request-own': ({ request }) => `Request ${request} is confirmed by somebody else than its author.`,
  'access.request-ended': ({ request, state }) =>
    state === 'confirmed' ? `Request ${request} was confirmed already.` : `Request ${request} was declined.`,
  'act.input': ({ act, field, problem }) =>
    `“${act}” cannot be done with this${field === '' ? '' : `: “${field}”`} (${FIELD_PROBLEMS[problem]}).`,
  'act.key-reused': ({ key }) =>
    `The Idempotency-Key “${key}” was given to something else within the last 24 hours; choose another.`,
  'act.queued': ({ job, act }) =>
    `“${act}” is long work: job ${job} does it. How far it is stands at the desk under Jobs, and “elobook jobs show ${job}” tells it.`,
  'job.unknown': ({ seen }) => `There is no job “${seen}” that you could see; “elobook jobs” shows those there are.`,
  'job.not-failed': ({ job }) => `Job ${job} has not failed, so there is nothing to start again.`,
  'job.nothing-looked-at': ({ job }) => `What job ${job} looked at is no longer kept; send it again.`,
  'act.files': ({ act, seen, expected }) =>
    `“${act}” takes ${expected === 'one' ? 'one file' : 'at least one file'}, and ${seen === 0 ? 'none' : seen} came.`,
  'webhook.address': ({ seen }) =>
    `“${seen}” is not an address for a webhook: it takes https://…, without a name, a password or a mark.`,
  'webhook.near': ({ host }) =>
    `To “${host}” nothing is sent without TLS, nor into this machine or its network, unless whoever runs the server allows the host by name.`,
  'webhook.secret-open': ({ webhook }) =>
    `The secret of ${webhook} can be read by whoever reads the database or a backup: the office’s private key was not at hand to seal it (--key, ELOBOOK_KEY).`,
  'webhook.unknown': ({ seen }) => `There is no webhook “${seen}”; “elobook webhooks” shows all of them.`,
  'access.comment-empty': () => 'A comment says something.',
};
