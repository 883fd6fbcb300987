/**
 * The answer to a form has its own address: the browser is redirected there, so that Back and reloading show it again
 * without sending anything twice. It is kept for a day, for the account that sent the form, in the store, since another
 * server of the same office may be asked for it.
 */
import { renderToString } from 'preact-render-to-string';
import { timeText } from '../../core/dates.ts';
import { hasEnded, newToken, workData, workRow } from '../../desk/accounts/working.ts';
import { type Office, readOffice } from '../../desk/office.ts';
import type { DeskPage } from '../../web/desk/frame.tsx';
import { deskMessage } from '../../web/desk/message.tsx';
import type { DeskRoute } from './desk-route.ts';

const LASTS = 24 * 3_600_000;

type KeptAnswer = Omit<DeskPage, 'body'>;

const TEXT = new TextEncoder();
const READ = new TextDecoder();

/** Relative addresses, adapted to another page. Text cannot be mistaken for them: it has no `<`. */
const fromElsewhere = (html: string, of: string): string =>
  html
    .replaceAll(/<form\b[^>]*>/g, (form) => {
      if (/\saction="#/.test(form)) return form.replace(' action="', ` action="${of}`);
      return /\saction="|\smethod="dialog"/.test(form) ? form : form.replace('<form', `<form action="${of}"`);
    })
    .replaceAll(/(<a\b[^>]*\shref=")(?=\?)/g, (link) => `${link}${of.replace(/\?.*$/s, '')}`);

const attribute = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

export interface AnswerOf {
  /** The address that the form was sent to. */
  readonly address: string;
  /** The page with the form, below the language: `/office/events/e12`. */
  readonly page: string;
}

/** Resolves to the name under which the answer is found. */
export async function keepAnswer(office: Office, account: string, page: DeskPage, of: AnswerOf): Promise<string> {
  const name = newToken(office.random);
  const now = office.clock();
  const { body, ...rest } = page;
  const html = 'html' in body ? body.html : renderToString(body);
  const data: KeptAnswer = { ...rest, of: of.page };
  await office.store.write(async (desk) => {
    await desk.dropWorkBefore('answer', timeText(now));
    const row = workRow('answer', name, account, { now, until: now + LASTS, data });
    await desk.putWork({ ...row, content: TEXT.encode(fromElsewhere(html, attribute(of.address))) });
  });
  return name;
}

export const KEPT_ANSWER: DeskRoute = {
  path: '/answers/:answer',
  needs: 'signed-in',
  get: async ({ office, account, params, site }) => {
    const row = await readOffice(office, (desk) => desk.workRow('answer', params['answer'] as string));
    if (row === undefined || row.owner !== account.account || hasEnded(row, office.clock())) {
      return deskMessage(site, 'answerGone', 404);
    }
    return { ...workData<KeptAnswer>(row), body: { html: READ.decode(row.content ?? new Uint8Array()) } };
  },
};
