/** How the office writes to those who work in it. How a message is worded and carried is said elsewhere. */

export interface InvitationMessage {
  readonly purpose: 'invitation' | 'reset';
  readonly mail: string;
  readonly name: string;
  /** Of the message; that of the office where nobody has said one. */
  readonly language?: string | undefined;
  /** What the link is made of. */
  readonly token: string;
  readonly until: string;
}

export interface Mailer {
  /** Resolves to the reason why it was not sent, in the words of whoever refused it; undefined: it was. */
  readonly send: (message: InvitationMessage) => Promise<string | undefined>;
}
