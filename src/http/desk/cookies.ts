/** The cookies of the desk: the session, and the mark of a browser in which an account has signed in before. */
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PublicUrl } from './origin.ts';

const DEVICE_LASTS = 400 * 24 * 60 * 60;

/** With https the browser itself restricts them to this host. */
const named = (name: string, { isSecure }: PublicUrl): string => (isSecure ? `__Host-${name}` : name);

const options = ({ isSecure }: PublicUrl): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure,
});

export const sessionToken = ({ cookies }: FastifyRequest, url: PublicUrl): string | undefined =>
  cookies[named('elobook-session', url)];

export const deviceToken = ({ cookies }: FastifyRequest, url: PublicUrl): string | undefined =>
  cookies[named('elobook-device', url)];

export function setSession(reply: FastifyReply, url: PublicUrl, token: string, device?: string): void {
  reply.setCookie(named('elobook-session', url), token, options(url));
  if (device !== undefined) {
    reply.setCookie(named('elobook-device', url), device, { ...options(url), maxAge: DEVICE_LASTS });
  }
}

export const clearSession = (reply: FastifyReply, url: PublicUrl): void => {
  reply.clearCookie(named('elobook-session', url), options(url));
};
