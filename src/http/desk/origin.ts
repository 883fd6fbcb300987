/** Only pages of this site may send forms: what other sites make a browser send is refused. */
import type { FastifyRequest } from 'fastify';
import { isSame } from '../../desk/accounts/passwords.ts';
import { formToken } from '../../desk/accounts/sessions.ts';
import { type DeskForm, formValue } from './forms.ts';

/** Where the office is reached, as those see it who work in it. */
export interface PublicUrl {
  readonly url: string;
  readonly origin: string;
  readonly isSecure: boolean;
}

export function publicUrlOf(text: string): PublicUrl {
  const url = new URL(text);
  return { url: text.replace(/\/$/, ''), origin: url.origin, isSecure: url.protocol === 'https:' };
}

/** By what the browser itself says of where a request comes from, which pages cannot change. */
export function isFromHere({ headers }: FastifyRequest, { origin }: PublicUrl): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // a browser that is too old to say so
  const from = headers.origin;
  if (from === origin) return true;
  // reached under another name, such as 127.0.0.1 in place of localhost
  return from === `http://${headers.host}` || from === `https://${headers.host}`;
}

/** The name of the field that every form of a session carries. */
export const TOKEN_FIELD = 'token';

export const hasToken = (form: DeskForm, session: string): boolean =>
  isSame(formValue(form, TOKEN_FIELD), formToken(session));
