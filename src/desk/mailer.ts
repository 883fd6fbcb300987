/** Mails from the office to its accounts. Their texts and their transport are elsewhere. */

export interface InvitationMessage {
  readonly purpose: 'invitation' | 'reset';
  readonly mail: string;
  readonly name: string;
  /** Language of the mail; absent: the office's. */
  readonly language?: string | undefined;
  /** The token of the link. */
  readonly token: string;
  readonly until: string;
}

export interface Mailer {
  /** Resolves to the reason why it was not sent, in the words of the mail server; undefined: it was sent. */
  readonly send: (message: InvitationMessage) => Promise<string | undefined>;
}
