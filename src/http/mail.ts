/** Mails to the office's accounts, through the operator's mail server. Without one nothing is sent. */
import { isLanguage, type Language, pageContentIn } from '../content/languages.ts';
import { readOffice, type Office } from '../desk/office.ts';
import type { InvitationMessage, Mailer } from '../desk/mailer.ts';
import { officeNames } from '../desk/registry/office-names.ts';
import { speak } from '../explain/language.ts';

export interface MailOptions {
  /** `smtps://name:password@mail.example.org`, or `smtp://…`, which starts unencrypted and switches to TLS. */
  readonly server: string;
  /** The sender's address. */
  readonly from: string;
  /** The address that links lead to: that of the site, with its path and without a trailing slash. */
  readonly site: () => string;
}

/** The part of it that is used. */
interface MailLibrary {
  readonly createTransport: (options: ReturnType<typeof transportOptions>) => {
    readonly sendMail: (message: object) => Promise<unknown>;
    readonly close: () => void;
  };
}

/** Loaded when something is sent: an office without a mail server works without the library. */
const LIBRARY = 'nodemailer';
const library = (): Promise<MailLibrary> => import(LIBRARY) as Promise<MailLibrary>;

const PATIENCE = 10_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Without TLS nothing leaves this machine. */
export function transportOptions(server: string) {
  const { protocol, hostname, port, username, password } = new URL(server);
  const isSecure = protocol === 'smtps:';
  const user = decodeURIComponent(username);
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !LOOPBACK.test(hostname),
    ...(user === '' ? {} : { auth: { user, pass: decodeURIComponent(password) } }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const FIRST_LANGUAGE: Language = 'en';

async function worded(
  office: Office,
  message: InvitationMessage,
  site: string,
): Promise<{ subject: string; text: string }> {
  const language = isLanguage(message.language) ? message.language : FIRST_LANGUAGE;
  const content = await pageContentIn(language);
  const words = content.pages.ownAccount.mail;
  const called = await readOffice(
    office,
    async (desk) => (await officeNames(desk))[language] ?? (await desk.office())?.name,
  );
  const facts = {
    name: message.name,
    office: called ?? '',
    link: `${site}/${language}/office/join/${message.token}`,
    until: speak(content).date(message.until.slice(0, 10)),
  };
  const { subject, text } = words[message.purpose];
  return { subject: subject(facts), text: text(facts) };
}

/** A code of the network or of the mail server is more useful than the library's message. */
const reasonOf = (error: unknown): string => {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string };
  return [code, responseCode].filter((each) => each !== undefined).join(' ') || String(message);
};

export const smtpMailer = (office: Office, { server, from, site }: MailOptions): Mailer => ({
  send: async (message) => {
    const transport = (await library()).createTransport(transportOptions(server));
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: message.mail },
        ...(await worded(office, message, site())),
      });
      return undefined;
    } catch (error) {
      return reasonOf(error);
    } finally {
      transport.close();
    }
  },
});
