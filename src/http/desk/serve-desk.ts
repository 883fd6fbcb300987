/** The officers' desk on the server: session, origin of the form, page, and redirect. Nothing of it is cached. */
import { setImmediate as nextRound } from 'node:timers/promises';
import { Readable } from 'node:stream';
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderToString } from 'preact-render-to-string';
import { LANGUAGES, type Language } from '../../content/languages.ts';
import { type ActName, mayAnywhere } from '../../desk/accounts/permissions.ts';
import { formToken, sessionOf, type SignedIn } from '../../desk/accounts/sessions.ts';
import { type Office, readOffice } from '../../desk/office.ts';
import { dayInTimeZone } from '../../desk/time-zone.ts';
import { type DeskPage, renderDeskPage } from '../../web/desk/frame.tsx';
import { keptFormPage } from '../../web/desk/kept-form.tsx';
import { deskMessage } from '../../web/desk/message.tsx';
import type { Site } from '../../web/site.ts';
import { Gate } from '../gate.ts';
import { clientKey, discardBody, permissionsWith, SECURITY_HEADERS } from '../guard.ts';
import { redirectToLanguage } from '../language.ts';
import { siteOf } from '../page-answer.ts';
import { ProblemError } from '../problem.ts';
import { logSecurity } from '../security-log.ts';
import type { ServerContext } from '../serving.ts';
import { keepAnswer } from './answers.ts';
import { clearSession, deviceToken, sessionToken, setSession } from './cookies.ts';
import type { DeskAnswer, DeskOptions, DeskRequest, DeskRoute, DoorRequest, DoorRoute } from './desk-route.ts';
import { FILLED, withSentFields, type SentFields, sentFields } from './filled-again.ts';
import {
  acceptForms,
  CARRIED_FORM,
  type DeskForm,
  FORM_OF_ACCOUNT,
  FORM_OF_SIGN_IN,
  formValue,
  NO_FORM,
  sentForm,
} from './forms.ts';
import { hasToken, isFromHere } from './origin.ts';
import { keptForm } from './kept-form.ts';
import { sealOneTimeCodes } from './second-factor.ts';
import { signInAgain } from './pages/sign-in.ts';
import { DESK_ROUTES } from './routes.ts';

/** Personal answers are never cached. */
const PRIVATE: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  // here, and nowhere else, a browser may be asked for a passkey
  'permissions-policy': permissionsWith(['publickey-credentials-create', 'publickey-credentials-get']),
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  vary: 'cookie',
};

/**
 * Hashing a password takes 32 MB and a tenth of a second; more at once would delay reading files and compressing
 * answers.
 */
const PASSWORDS = { atOnce: 2, atOnceEach: 1, waiting: 100, waitingEach: 20 };

/** A form of somebody who signs in counts as this many requests: a hall behind one address may send 600 a minute. */
const SIGN_IN_COSTS = 20;

/** Each form holds its files in memory; the others wait without them. */
const FORMS = { atOnce: 8, atOnceEach: 3, waiting: 200, waitingEach: 50 };
const FORMS_OF_STRANGERS = { atOnce: 4, atOnceEach: 1, waiting: 50, waitingEach: 10 };
/** Bytes of a form that need no place. */
const SHORT_FORM = 16 * 1024;

export async function serveDesk(
  server: FastifyInstance,
  office: Office,
  serving: ServerContext,
  options: DeskOptions,
): Promise<void> {
  await server.register(cookie);
  await acceptForms(server);
  await sealOneTimeCodes(office);
  const gate = new Gate(PASSWORDS);
  const forms = { accounts: new Gate(FORMS), strangers: new Gate(FORMS_OF_STRANGERS) };
  server.get('/office', async (request, reply) => redirectToLanguage(request, reply, serving.base, '/office'));
  for (const language of LANGUAGES) {
    for (const route of DESK_ROUTES) {
      const answer = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
        answered(request, reply, route, { office, serving, options, language, gate, forms });
      const path = `/${language}/office${route.path}`;
      if (route.get !== undefined) server.get(path, answer);
      if (route.post !== undefined) server.post(path, answer);
    }
    server.get(`/${language}/office/*`, (request, reply) =>
      answered(request, reply, NO_PAGE, { office, serving, options, language, gate, forms }),
    );
  }
}

/** For unknown addresses. */
const NO_PAGE: DoorRoute = { path: '/*', needs: 'nobody', get: async () => undefined };

interface Desk {
  readonly office: Office;
  readonly serving: ServerContext;
  readonly options: DeskOptions;
  readonly language: Language;
  /** For visitors who are not signed in. */
  readonly gate: Gate;
  /** For forms while they are in memory: whoever is not signed in takes no place of others. */
  readonly forms: { readonly accounts: Gate; readonly strangers: Gate };
}

async function answered(
  request: FastifyRequest,
  reply: FastifyReply,
  route: DeskRoute | DoorRoute,
  desk: Desk,
): Promise<FastifyReply> {
  const { office, serving, options, language, gate } = desk;
  const isPost = request.method === 'POST';
  const { log } = request;
  if (isPost && !isFromHere(request, options.publicUrl)) {
    logSecurity(log, 'foreign-form');
    throw new ProblemError('not-from-here');
  }
  const site = await siteOf(serving, language);
  const token = sessionToken(request, options.publicUrl);
  const signedIn = token === undefined ? undefined : await sessionOf(office, token);
  // each is written down, as a guess or as a question to a device, and makes the office's own writes wait
  if (isPost && route.needs === 'nobody') serving.making.charge(request, SIGN_IN_COSTS);
  const form = isPost ? await readInTurn(request, reply, route, signedIn, desk.forms) : NO_FORM;
  const door: DoorRequest = {
    office,
    serving,
    options,
    site,
    params: request.params as Record<string, string>,
    query: firstOfEach(request.query as Record<string, unknown>),
    form,
    address: clientKey(request.ip),
    agent: request.headers['user-agent'] ?? '',
    device: deviceToken(request, options.publicUrl),
    before: signedIn,
  };
  const path = request.url.slice(serving.base.length + language.length + 1);
  if (route.needs === 'nobody') {
    const make = async (): Promise<DeskAnswer> => (isPost ? route.post : route.get)?.(door);
    // each in its own round of the event loop, like other answers (`making.ts`)
    const inTurns = (): Promise<DeskAnswer> =>
      gate.run(
        door.address,
        () => nextRound().then(make),
        () => reply.raw.destroyed,
      );
    const made = await (isPost && route.inTurns === true ? inTurns() : make());
    if (isPost && route.inTurns === true) await logSignIn(log, office, made);
    return sendAnswer(reply, made, site, path, desk, signedIn);
  }
  if (signedIn === undefined) {
    // typed values are not lost: they are carried through the sign-in
    if (isPost) return sendAnswer(reply, await signInAgain(door, path), site, path, desk, undefined);
    return redirect(reply, `${site.to.office('/sign-in')}?to=${encodeURIComponent(path)}`);
  }
  // a page of an earlier session of the same browser: it has to be sent again explicitly
  if (isPost && !hasToken(form, signedIn.token)) {
    logSecurity(log, 'stale-form', { account: signedIn.account.account });
    return sendAnswer(reply, keptFormPage(keptForm(path, form), site, 403), site, path, desk, signedIn);
  }
  const { account } = signedIn;
  if (route.needs !== 'signed-in' && !mayAnywhere(account, route.needs)) {
    logSecurity(log, 'forbidden', { account: account.account, act: route.needs });
    return sendAnswer(reply, deskMessage(site, 'forbidden', 403), site, path, desk, signedIn);
  }
  const asked: DeskRequest = { ...door, account, signedIn };
  const made = await (isPost ? route.post : route.get)?.(asked);
  if (made !== undefined && 'to' in made && made.session === 'ends') {
    logSecurity(log, 'signed-out', { account: account.account });
  }
  // the answer has its own address, so that Back and reloading send nothing twice
  if (isPost && made !== undefined && 'body' in made && made.isShownOnce !== true) {
    const before = formValue(form, FILLED);
    const of = {
      address: request.url,
      page: route.get === undefined ? '/office' : path,
      sent: { path, values: keptForm(path, form).values },
      ...(/^[\w-]{20,100}$/.test(before) ? { before } : {}),
    };
    return redirect(reply, site.to.office(`/answers/${await keepAnswer(office, account.account, made, of)}`));
  }
  const filled = isPost ? undefined : door.query[FILLED];
  if (filled === undefined || made === undefined || !('body' in made))
    return sendAnswer(reply, made, site, path, desk, signedIn);
  const sent = await sentFields(office, account.account, filled);
  return sendAnswer(reply, sent === undefined ? made : withFields(made, path, sent), site, path, desk, signedIn);
}

const withFields = (page: DeskPage, path: string, sent: SentFields): DeskPage => {
  const html = 'html' in page.body ? page.body.html : renderToString(page.body);
  return { ...page, body: { html: withSentFields(html, path, sent) } };
};

/**
 * Reads a form, as much of it as its sender may send. A long one waits until it has a place, and has it until it is
 * answered, so that memory stays bounded whoever sends how many; a short one takes no more than the headers of a
 * request.
 */
async function readInTurn(
  request: FastifyRequest,
  reply: FastifyReply,
  route: DeskRoute | DoorRoute,
  signedIn: SignedIn | undefined,
  { accounts, strangers }: Desk['forms'],
): Promise<DeskForm> {
  const isGone = (): boolean => reply.raw.destroyed;
  if (Number(request.headers['content-length'] ?? Infinity) > SHORT_FORM) {
    try {
      const leave =
        signedIn === undefined
          ? await strangers.enter(clientKey(request.ip), isGone)
          : await accounts.enter(signedIn.account.account, isGone);
      reply.raw.once('close', leave);
    } catch (error) {
      discardBody(request);
      throw error;
    }
  }
  if (signedIn !== undefined) return sentForm(request, FORM_OF_ACCOUNT);
  return sentForm(request, route.needs === 'nobody' ? FORM_OF_SIGN_IN : CARRIED_FORM);
}

/** A new sign-in has a session from now on. */
async function logSignIn(log: FastifyRequest['log'], office: Office, made: DeskAnswer): Promise<void> {
  const session = made !== undefined && 'session' in made ? made.session : undefined;
  const entered = typeof session === 'object' ? await sessionOf(office, session.token) : undefined;
  if (entered === undefined) logSecurity(log, 'sign-in-refused');
  else logSecurity(log, 'signed-in', { account: entered.account.account });
}

/** The day in the office's time zone. */
const today = async (office: Office): Promise<string> =>
  dayInTimeZone((await readOffice(office, (desk) => desk.office()))?.timeZone ?? 'UTC', office.clock());

const firstOfEach = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String([value].flat()[0] ?? '')]));

const redirect = (reply: FastifyReply, to: string): FastifyReply => reply.headers(PRIVATE).redirect(to, 303);

async function sendAnswer(
  reply: FastifyReply,
  made: DeskAnswer,
  site: Site,
  path: string,
  desk: Pick<Desk, 'office' | 'options'>,
  signedIn: SignedIn | undefined,
): Promise<FastifyReply> {
  const { office, options } = desk;
  const { publicUrl } = options;
  // signed-in visitors are redirected to the desk
  if (made === undefined && signedIn !== undefined)
    return sendAnswer(reply, deskMessage(site, 'notHere', 404), site, path, desk, signedIn);
  if (made === undefined) throw new ProblemError('not-found');
  if ('to' in made) {
    if (made.session === 'ends') clearSession(reply, publicUrl);
    else if (made.session !== undefined) setSession(reply, publicUrl, made.session.token, made.session.device);
    return redirect(reply, made.to);
  }
  if ('events' in made) {
    return reply
      .headers({ ...PRIVATE, 'x-accel-buffering': 'no' })
      .type('text/event-stream; charset=utf-8')
      .send(Readable.from(made.events));
  }
  if ('page' in made) {
    const { session, page } = made;
    setSession(reply, publicUrl, session.token, session.device);
    const entered = await sessionOf(office, session.token);
    return sendAnswer(reply, page, site, path, desk, entered);
  }
  if ('bytes' in made) {
    const name = encodeURIComponent(made.file);
    return reply
      .headers({ ...PRIVATE, 'content-disposition': `attachment; filename*=UTF-8''${name}` })
      .type(made.type)
      .send(Buffer.from(made.bytes));
  }
  if ('data' in made)
    return reply.headers(PRIVATE).type('application/json; charset=utf-8').send(JSON.stringify(made.data));
  const frame =
    signedIn === undefined
      ? undefined
      : {
          account: signedIn.account,
          token: formToken(signedIn.token),
          has: (act: ActName) => mayAnywhere(signedIn.account, act),
        };
  const day = await today(office);
  return reply
    .code(made.status ?? 200)
    .headers({ ...PRIVATE, 'content-language': site.language })
    .type('text/html; charset=utf-8')
    .send(
      renderDeskPage(made, site, made.of ?? path, frame, {
        address: `${publicUrl.origin}${site.base}/${site.language}${path}`,
        day,
      }),
    );
}
