/** The words about how somebody signs in, in English. */
import type { Say } from '../../../explain/language.ts';
import type { Worded } from '../../worded.ts';

/** What a message to somebody says. */
export interface MailFacts {
  readonly name: string;
  readonly office: string;
  readonly link: string;
  readonly until: string;
}

export const OWN_ACCOUNT_WORDS = {
  passkeys: {
    title: 'Passkeys',
    lead: 'A passkey signs you in without a password: with the screen lock of a device, or with a security key.',
    none: 'No passkeys yet.',
    name: 'What it is called',
    nameHint: 'such as “laptop” or “blue key”',
    add: 'Add a passkey',
    rename: 'Rename',
    remove: 'Remove',
    needScript: 'Passkeys need JavaScript. A password, with or without a one-time code, works without it.',
    unsupported: 'This browser knows no passkeys.',
    elsewhere: (origin: string, _say: Say) => `Passkeys of this office work only at ${origin}: open the page there.`,
    needName: (host: string, _say: Say) =>
      `Browsers make no passkeys for an address of numbers (${host}). The office has to be reached by a name: elobook serve --public-url.`,
    failed: 'Nothing came of it: the device did not confirm, or the time was up. Try again.',
    signIn: 'Sign in with a passkey',
    signInHint: 'With a name above it is one of that account; without, the device offers those that it has.',
    or: 'Or without a password',
  },
  codes: {
    title: 'One-time codes',
    lead: 'A program on your phone makes a new code every half minute, and the password alone no longer lets anybody in.',
    off: 'Off.',
    on: 'On.',
    setUp: 'Set up one-time codes',
    change: 'Recovery codes, or switch off',
    scan: 'Scan this picture with the program, or type the secret in:',
    picture: 'The secret as a picture for the camera of the phone',
    secret: 'Secret',
    open: 'Open in a program on this device',
    code: 'The code that it shows now',
    password: 'Present password',
    confirm: 'Switch on',
    switchOff: 'Switch off',
    left: (count: number, say: Say) => say.count(count, 'recovery code is left.', 'recovery codes are left.'),
    recovery: 'Recovery codes',
    recoveryLead: 'Each of them stands in for a code once, such as when the phone is lost.',
    recoveryOnce: 'Print them or write them down now: they are not shown again. Those of before no longer work.',
    renew: 'Make new recovery codes',
    resetOfOther: 'Take away one-time codes and passkeys',
    print: 'Print',
    isOn: 'One-time codes are on.',
    back: 'Back to my account',
  },
  mail: {
    language: 'Language of messages',
    anyLanguage: 'that of whoever invites',
    invitation: {
      subject: ({ office }: MailFacts) => `${office}: your account`,
      text: ({ name, office, link, until }: MailFacts) =>
        `${name},\n\nyou have an account at ${office}. With this link you choose your password; it works once, until ${until}:\n\n${link}\n\nIf you do not know what this is about, leave it: nothing happens without the link.\n`,
    },
    reset: {
      subject: ({ office }: MailFacts) => `${office}: a new password`,
      text: ({ name, office, link, until }: MailFacts) =>
        `${name},\n\nwith this link you choose a new password for your account at ${office}; it works once, until ${until}:\n\n${link}\n\nIf you have not asked for it, tell the administrator of the office.\n`,
    },
  },
};

export type OwnAccountWords = Worded<typeof OWN_ACCOUNT_WORDS>;
