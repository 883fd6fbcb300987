/**
 * A form that somebody comes back to has what was sent from it. Chromium keeps the fields of no page that is `no-store`, and the address of
 * a form is often not the one that it is sent to, so the answer keeps the fields and the page is filled in when it is asked for again.
 */
import type { Office } from '../../desk/office.ts';
import { readOffice } from '../../desk/office.ts';
import { hasEnded, workData } from '../../desk/accounts/working.ts';

/** The fields of a form, and where it was sent to, below the language: `/office/events/e12`. */
export interface SentFields {
  readonly path: string;
  readonly values: readonly (readonly [name: string, values: readonly string[]])[];
}

/** The member of an address that names the answer whose fields are to be filled in. */
export const FILLED = 'filled';

/** What is kept of an answer, if it is the account's own and still kept. */
export async function sentFields(office: Office, account: string, answer: string): Promise<SentFields | undefined> {
  const row = await readOffice(office, (desk) => desk.workRow('answer', answer));
  if (row === undefined || row.owner !== account || hasEnded(row, office.clock())) return undefined;
  return workData<{ readonly sent?: SentFields }>(row).sent;
}

/** The rest of a tag; a value may hold the sign that ends one. */
const REST = '\\b(?:[^>"]|"[^"]*")*>';
const TAG = new RegExp(`^<\\w+${REST}`);
const FORM = new RegExp(`<form${REST}[\\s\\S]*?</form>`, 'g');
const FIELD = new RegExp(
  [
    `<input${REST}`,
    `<textarea${REST}[\\s\\S]*?</textarea>`,
    `<select${REST}[\\s\\S]*?</select>`,
    `<button${REST}`,
  ].join('|'),
  'g',
);
const OPTION = new RegExp(`(<option${REST})([^<]*)`, 'g');

export const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const ATTRIBUTE = /\s([\w.-]+)(?:="([^"]*)")?/g;

/** The value of an attribute in a tag that this server has written; empty for one without a value. */
function attributeOf(tag: string, name: string): string | undefined {
  const found = [...tag.matchAll(ATTRIBUTE)].find(([, each]) => each === name);
  return found === undefined ? undefined : unescaped(found[2] ?? '');
}

const withoutAttribute = (tag: string, name: string): string =>
  tag.replaceAll(ATTRIBUTE, (whole, each: string) => (each === name ? '' : whole));

const withAttribute = (tag: string, name: string, value: string): string =>
  withoutAttribute(tag, name).replace(/\s*\/?>$/, ` ${name}="${attribute(value)}">`);

const opening = (field: string): string => TAG.exec(field)?.[0] ?? field;

/** The page with the fields in its form that was sent; as it is, if no form of it is that one. */
export function withSentFields(html: string, page: string, sent: SentFields): string {
  let isFilled = false;
  return html.replaceAll(FORM, (form) => {
    if (isFilled || !isThatForm(form, page, sent)) return form;
    isFilled = true;
    return filledForm(form, new Map(sent.values));
  });
}

/** It is sent to the same address, has all of the names, and is about the same: several forms of an event go to one address. */
function isThatForm(form: string, page: string, { path, values }: SentFields): boolean {
  const action = attributeOf(opening(form), 'action');
  const to = action === undefined || action.startsWith('#') ? page : action.replace(/^.*?\/\w\w(?=\/office)/, '');
  if (pathOf(to) !== pathOf(path)) return false;
  const fields = (form.match(FIELD) ?? []).map(opening);
  return values.every(([name, [value = '']]) => {
    const named = fields.filter((field) => attributeOf(field, 'name') === name);
    const isFixed = named.every((field) => /^(?:hidden|submit)$/.test(attributeOf(field, 'type') ?? ''));
    // a button may stand outside of its form, and what was there before may be otherwise by now
    if (name === 'do' || name.startsWith('was.')) return true;
    return named.length > 0 && (!isFixed || named.some((field) => attributeOf(field, 'value') === value));
  });
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');

function filledForm(form: string, values: ReadonlyMap<string, readonly string[]>): string {
  const taken = new Map<string, number>();
  return form.replaceAll(FIELD, (field) => {
    const tag = opening(field);
    const name = attributeOf(tag, 'name');
    const type = attributeOf(tag, 'type');
    if (name === undefined || field.startsWith('<button') || /^(?:hidden|password|file|submit)$/.test(type ?? ''))
      return field;
    const all = values.get(name) ?? [];
    if (type === 'checkbox' || type === 'radio') {
      const isOn = all.includes(attributeOf(tag, 'value') ?? 'on');
      return isOn ? withAttribute(tag, 'checked', '') : withoutAttribute(tag, 'checked');
    }
    if (field.startsWith('<select')) return values.has(name) ? chosen(field, all) : field;
    const place = taken.get(name) ?? 0;
    taken.set(name, place + 1);
    const value = all[place];
    if (value === undefined) return field;
    if (field.startsWith('<input')) return withAttribute(tag, 'value', value);
    // a line break at the beginning of a textarea is not part of its text
    return `${tag}\n${attribute(value)}</textarea>`;
  });
}

const chosen = (select: string, values: readonly string[]): string =>
  select.replaceAll(OPTION, (_, tag: string, text: string) => {
    const isChosen = values.includes(attributeOf(tag, 'value') ?? unescaped(text));
    return `${isChosen ? withAttribute(tag, 'selected', '') : withoutAttribute(tag, 'selected')}${text}`;
  });
