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
import { attribute, FILLED, type SentFields } from './filled-again.ts';

const LASTS = 24 * 3_600_000;

/** Fields of more than this are not kept: the form is then as it is without an answer. */
const MOST_TYPED = 500_000;

type KeptAnswer = Omit<DeskPage, 'body'> & { readonly sent?: SentFields };

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

/** Links back to the form lead to one that is filled in as it was sent; so do those of what is done with the answer's buttons. */
const withWayBack = (html: string, answer: string): string =>
  html
    .replaceAll(
      /<a href="([^"#]*)(#[^"]*)?" data-filled(?:="[^"]*")?/g,
      (_, page: string, part: string | undefined) =>
        `<a href="${page}${page.includes('?') ? '&amp;' : '?'}${FILLED}=${answer}${part ?? ''}"`,
    )
    .replaceAll(
      /<input type="hidden" name="draft"[^>]*>/g,
      (field) => `${field}<input type="hidden" name="${FILLED}" value="${answer}"/>`,
    );

export interface AnswerOf {
  /** The address that the form was sent to. */
  readonly address: string;
  /** The page with the form, below the language: `/office/events/e12`. */
  readonly page: string;
  /** What was typed into it. */
  readonly sent?: SentFields;
  /** The answer to the form, if this one is to what was done from it. */
  readonly before?: string;
}

/** Resolves to the name under which the answer is found. */
export async function keepAnswer(office: Office, account: string, page: DeskPage, of: AnswerOf): Promise<string> {
  const name = newToken(office.random);
  const now = office.clock();
  const { body, ...rest } = page;
  const html = 'html' in body ? body.html : renderToString(body);
  const { sent } = of;
  const isKept = sent !== undefined && JSON.stringify(sent.values).length <= MOST_TYPED;
  const data: KeptAnswer = { ...rest, of: of.page, ...(isKept ? { sent } : {}) };
  const way = withWayBack(fromElsewhere(html, attribute(of.address)), of.before ?? name);
  await office.store.write(async (desk) => {
    await desk.dropWorkBefore('answer', timeText(now));
    const row = workRow('answer', name, account, { now, until: now + LASTS, data });
    await desk.putWork({ ...row, content: TEXT.encode(way) });
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
    const { sent: _, ...page } = workData<KeptAnswer>(row);
    return { ...page, body: { html: READ.decode(row.content ?? new Uint8Array()) } };
  },
};
