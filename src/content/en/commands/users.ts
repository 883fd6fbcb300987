/** Accounts, keys for programs and requests of second officers in short, in English. */
import type { Worded } from '../../worded.ts';

export const USER_WORDS = {
  none: 'The office has no accounts; the first one is an administrator’s: “elobook users add NAME --role administrator --as NAME”.',
  roles: {
    arbiter: 'arbiter',
    club: 'club',
    federation: 'federation’s office',
    officer: 'rating officer',
    administrator: 'administrator',
  },
  closed: 'closed',
  erasedName: '(name erased)',
  added: (account: string, name: string) => `Account ${account} was opened for ${name}.`,
  connected: (user: string, account: string) => `The system’s user ${user} works as ${account}.`,
  disconnected: (user: string) => `The system’s user ${user} works as nobody any more.`,
  changed: (account: string) => `Account ${account} is changed.`,
  erased: (account: string) => `The name of account ${account} is erased for good, and the account is closed.`,
  link: (until: string) =>
    `Give this link (behind the address of the site) to the owner of the account; it works once, until ${until}:`,
  wholeLink: (until: string) => `Give this link to the owner of the account; it works once, until ${until}:`,
  inviteNext: (account: string) => `“elobook users invite ${account}” makes the link by which a password is chosen.`,
  secondFactorReset: (account: string) =>
    `One-time codes and passkeys of ${account} are taken away, and its sessions have ended; the password stays.`,
  noKeys: 'There are no keys for programs.',
  never: 'never used',
  used: (time: string) => `last used ${time}`,
  newKey: (key: string, account: string) => `Key ${key} for ${account}. It is shown only now:`,
  revoked: (key: string) => `Key ${key} is revoked.`,
  noRequests: 'Nothing waits for a second officer.',
  states: { waits: 'waits', confirmed: 'confirmed', declined: 'declined' },
  confirmed: (request: string) => `Request ${request} is confirmed and done.`,
  declined: (request: string) => `Request ${request} is declined.`,
  commented: (event: string) => `The comment on ${event} is kept.`,
  webhookAdded: (webhook: string, url: string) => `Webhook ${webhook} tells ${url}. Its secret is shown only now:`,
  webhookRemoved: (webhook: string) => `Webhook ${webhook} is removed, with what waited to be sent.`,
  noWebhooks: 'There are no webhooks.',
  noDeliveries: 'Nothing was sent to a webhook, and nothing waits.',
  deliveries: { waits: 'waits', delivered: 'delivered', 'given-up': 'given up' },
  /** Why something could not be sent, by what is kept of it. */
  faults: {
    'address not allowed': 'The address lies in a network that the operator has not allowed.',
    'secret sealed with another key':
      'Its secret was sealed with a key that this office no longer has; add the webhook again.',
  },
  fourEyes: {
    on: 'What weighs most needs a second officer.',
    off: 'Nothing needs a second officer any more.',
  },
};

export type UserWords = Worded<typeof USER_WORDS>;
