/** Forms of the desk store what is typed into them. */

/**
 * What is typed into a form is stored in this browser, for this account, until the server has accepted it: a refused form, or a
 * session that ended meanwhile, loses nothing. Passwords and files are not stored.
 */
const account = document.body.dataset['account'];
const KEPT = `desk ${account ?? ''} `;
const LASTS = 14 * 24 * 3_600_000;

interface KeptFields {
  readonly at: number;
  /** It was sent; the next page shows whether it was accepted. */
  readonly isSent?: true;
  /** It was not accepted, or only previewed: the page that said so, to which people can return. */
  readonly answer?: string;
  readonly fields: readonly (readonly [string, string | boolean])[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** The fields of a form that people fill in, under names that are found again on the same page. */
const fieldsOf = (form: HTMLFormElement): readonly (readonly [string, Field])[] =>
  ([...form.elements] as Field[])
    .filter(({ name, type }) => name !== '' && !/^(?:hidden|password|file|submit|button)$/.test(type))
    .filter(({ autocomplete }) => autocomplete !== 'one-time-code')
    .map((field, _, all) => {
      // rows may be moved, so a place counts only among fields of one name
      const place = all.filter(({ name }) => name === field.name).indexOf(field);
      return [`${place} ${field.name} ${isBox(field) ? field.value : ''}`, field];
    });

function keepEach(): void {
  const forms = [...document.querySelectorAll<HTMLFormElement>('main form[method="post"]')];
  // the page says that the last form was not accepted, or only previewed
  const isNotTaken = document.body.dataset['notTaken'] !== undefined;
  for (const key of Object.keys(localStorage).filter((each) => each.startsWith(KEPT))) {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as KeptFields;
    if (Date.now() - kept.at > LASTS) localStorage.removeItem(key);
    else if (isNotTaken && (kept.isSent === true || kept.answer === location.pathname)) {
      const { at, fields } = kept;
      localStorage.setItem(key, JSON.stringify({ at, fields, answer: location.pathname } satisfies KeptFields));
      // everything that this page sends is a repetition
      const again = JSON.stringify({ at, fields, isSent: true } satisfies KeptFields);
      for (const form of forms) form.addEventListener('submit', () => localStorage.setItem(key, again));
    } else if (kept.isSent === true) localStorage.removeItem(key);
  }
  // an answer that has its form once more is about the page of that form
  const page = document.body.dataset['of'] ?? addressOfForm();
  for (const [place, form] of forms.entries()) {
    // the same form about another event, `?event=e12`, is another one
    const key = `${KEPT}${page} ${form.id === '' ? place : form.id}`;
    const fields = fieldsOf(form);
    const kept = localStorage.getItem(key);
    if (kept !== null && !isNotTaken) restore(fields, JSON.parse(kept) as KeptFields);
    const keep = (more: Pick<KeptFields, 'isSent'> = {}): void => {
      const filled = fields.map(([name, field]) => [name, isBox(field) ? field.checked : field.value] as const);
      localStorage.setItem(key, JSON.stringify({ at: Date.now(), ...more, fields: filled } satisfies KeptFields));
    };
    form.addEventListener('input', () => keep());
    form.addEventListener('submit', () => {
      if (localStorage.getItem(key) !== null) keep({ isSent: true });
    });
  }
}

/** A form that the server has filled in again is the same form. */
function addressOfForm(): string {
  const asked = new URLSearchParams(location.search);
  asked.delete('filled');
  return `${location.pathname}${asked.size === 0 ? '' : `?${asked.toString()}`}`;
}

function restore(fields: readonly (readonly [string, Field])[], { fields: kept }: KeptFields): void {
  const values = new Map(kept);
  for (const [name, field] of fields) {
    const value = values.get(name);
    if (value === undefined) continue;
    if (isBox(field)) field.checked = value === true;
    else field.value = String(value);
  }
}

export function keepForms(): void {
  // an event that was typed in and is now a report: this browser need not store it any longer
  const taken = document.querySelector<HTMLElement>('[data-taken-typed]')?.dataset['takenTyped'];
  try {
    if (taken !== undefined) localStorage.removeItem(`typed ${account} ${taken}`);
    if (account !== undefined) keepEach();
  } catch {
    // if nothing may be stored, the form is an ordinary one
  }
}
