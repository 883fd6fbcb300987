/** Passkeys over HTTP: the request to the browser, and the check that its answer was signed for this office. */
import type * as WebAuthn from '@simplewebauthn/server';
import { isIP } from 'node:net';
import { accessFinding } from '../../desk/findings/access.ts';
import {
  addPasskey,
  decoyPasskey,
  findPasskey,
  newChallenge,
  notePasskeyUse,
  passkeysOf,
  type ShownPasskey,
  takeChallenge,
} from '../../desk/accounts/passkeys.ts';
import { type Office, type Outcome, refused } from '../../desk/office.ts';
import type { Account } from '../../ledger/rows/accounts.ts';
import type { PasskeyPlace } from '../../web/desk/passkeys.tsx';
import type { PublicUrl } from './origin.ts';

/** Loaded on first use: that takes longer than the rest of the desk. */
const library = (): Promise<typeof WebAuthn> => import('@simplewebauthn/server');

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** The part of both answers that is checked first. */
interface AnyResponse {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string };
}

const WAIT = 5 * 60_000;
const LONGEST_RESPONSE = 64 * 1024;

const hostOf = ({ origin }: PublicUrl): string => new URL(origin).hostname;

/** Passkeys need a host name; IP addresses are not allowed. */
export function passkeyPlace(url: PublicUrl): PasskeyPlace {
  const host = hostOf(url);
  return { origin: url.origin, host, isNamed: isIP(host.replace(/^\[(.*)\]$/, '$1')) === 0 };
}

/** What a browser needs to make one. */
export async function newPasskeyOptions(
  office: Office,
  account: Account,
  url: PublicUrl,
  officeName: string,
): Promise<object> {
  const own = await passkeysOf(office, account.account);
  const challenge = await newChallenge(office, account.account);
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: officeName,
    rpID: hostOf(url),
    userName: account.mail ?? account.account,
    userDisplayName: account.name ?? account.account,
    userID: new Uint8Array(Buffer.from(account.account)),
    challenge: bytesOf(challenge),
    timeout: WAIT,
    attestationType: 'none',
    excludeCredentials: own.map(({ passkey: id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
}

/** For signing in: with one of the account's passkeys, or with any that the device has for this office. */
export async function signInOptions(
  office: Office,
  account: Account | undefined,
  name: string,
  url: PublicUrl,
): Promise<object> {
  const own = account === undefined ? [] : await passkeysOf(office, account.account);
  const named =
    own.length === 0
      ? [{ id: await decoyPasskey(office, name) }]
      : own.map(({ passkey: id, transports }) => ({ id, transports: [...transports] }));
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: hostOf(url),
    challenge: bytesOf(await newChallenge(office)),
    timeout: WAIT,
    userVerification: 'required',
    ...(name === '' ? {} : { allowCredentials: named }),
  });
}

const textOf = (base64url: string): string => Buffer.from(base64url, 'base64url').toString('utf8');

/** The answer, with the challenge that it signs; undefined for anything else. */
function responseIn<R extends AnyResponse>(text: string): { response: R; challenge: string } | undefined {
  if (text.length > LONGEST_RESPONSE) return undefined;
  try {
    const response = JSON.parse(text) as R;
    const { challenge } = JSON.parse(textOf(response.response.clientDataJSON)) as { challenge?: unknown };
    return typeof response.id === 'string' && typeof challenge === 'string' ? { response, challenge } : undefined;
  } catch {
    return undefined;
  }
}

const wrong = (): Outcome<never> => refused(accessFinding('access.passkey', {}));

/** The library throws where something is wrong, with a message in English; outsiders need no details. */
const unlessWrong = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

export async function makePasskey(
  office: Office,
  account: Account,
  url: PublicUrl,
  given: { readonly name: string; readonly response: string },
): Promise<Outcome<ShownPasskey>> {
  const sent = responseIn<WebAuthn.RegistrationResponseJSON>(given.response);
  if (sent === undefined || !(await takeChallenge(office, sent.challenge, account.account))) return wrong();
  const { response, challenge } = sent;
  const { verifyRegistrationResponse } = await library();
  const verified = await unlessWrong(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: url.origin,
      expectedRPID: hostOf(url),
      requireUserVerification: true,
    }),
  );
  if (verified?.verified !== true) return wrong();
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return addPasskey(office, account.account, {
    passkey: id,
    name: given.name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  });
}

/** The account whose passkey has signed the challenge. */
export async function accountByPasskey(office: Office, url: PublicUrl, text: string): Promise<Outcome<Account>> {
  const sent = responseIn<WebAuthn.AuthenticationResponseJSON>(text);
  if (sent === undefined || !(await takeChallenge(office, sent.challenge))) return wrong();
  const { response, challenge } = sent;
  const found = await findPasskey(office, response.id);
  if (found === undefined) return wrong();
  const { account, record } = found;
  const { userHandle } = response.response;
  if (userHandle !== undefined && textOf(String(userHandle)) !== account.account) return wrong();
  const { verifyAuthenticationResponse } = await library();
  const verified = await unlessWrong(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: url.origin,
      expectedRPID: hostOf(url),
      requireUserVerification: true,
      // the count is compared where it is stored, in one write
      credential: { id: response.id, publicKey: bytesOf(record.publicKey), counter: 0 },
    }),
  );
  if (verified?.verified !== true) return wrong();
  const { findings } = await notePasskeyUse(office, response.id, verified.authenticationInfo.newCounter);
  return findings.length > 0 ? { findings } : { value: account, findings: [] };
}
