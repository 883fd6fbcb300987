/** Only pages of this site may send forms: requests that other sites cause a browser to send are refused. */
import type { FastifyRequest } from 'fastify';
import { isSame } from '../../desk/accounts/passwords.ts';
import { formToken } from '../../desk/accounts/sessions.ts';
import { type DeskForm, formValue } from './forms.ts';

/** The office's address as its staff use it. */
export interface PublicUrl {
  readonly url: string;
  readonly origin: string;
  readonly isSecure: boolean;
}

export function publicUrlOf(text: string): PublicUrl {
  const url = new URL(text);
  return { url: text.replace(/\/$/, ''), origin: url.origin, isSecure: url.protocol === 'https:' };
}

/** By the browser's own statement of a request's origin, which pages cannot change. */
export function isFromHere({ headers }: FastifyRequest, { origin }: PublicUrl): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  // a browser that is too old to say so
  const from = headers.origin;
  if (from === origin) return true;
  // reached under another name, such as 127.0.0.1 instead of localhost
  return from === `http://${headers.host}` || from === `https://${headers.host}`;
}

/** The name of a field in every form of a session. */
export const TOKEN_FIELD = 'token';

export const hasToken = (form: DeskForm, session: string): boolean =>
  isSame(formValue(form, TOKEN_FIELD), formToken(session));
