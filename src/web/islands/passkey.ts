/**
 * Creates a passkey, or signs in with one: gets the options from the office, lets the browser ask its owner, and sends the form
 * with the answer.
 */
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

type RegistrationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];
type SignInOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const say = (form: HTMLFormElement, text: string): void => {
  const said = form.querySelector<HTMLElement>('[role="status"]');
  if (said !== null) said.textContent = text;
};

const setField = (form: HTMLFormElement, name: string, value: string): void => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
};

async function asked(form: HTMLFormElement): Promise<unknown> {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  const answer = await fetch(form.dataset['options'] as string, { method: 'POST', body: fields });
  if (!answer.ok) throw new Error(String(answer.status));
  const optionsJSON: unknown = await answer.json();
  return form.dataset['does'] === 'make'
    ? startRegistration({ optionsJSON: optionsJSON as RegistrationOptions })
    : startAuthentication({ optionsJSON: optionsJSON as SignInOptions });
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-does]')) {
  const { origin = '', unsupported = '', elsewhere = '', failed = '' } = form.dataset;
  form.hidden = false;
  const button = form.querySelector('button');
  const against = location.origin === origin ? (browserSupportsWebAuthn() ? '' : unsupported) : elsewhere;
  if (against !== '') {
    say(form, against);
    if (button !== null) button.disabled = true;
    continue;
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    say(form, '');
    // the name that is typed into the other form of the page
    const name = document.querySelector<HTMLInputElement>('main input[autocomplete~="username"]');
    if (name !== null) setField(form, 'name', name.value.trim());
    asked(form).then(
      (response) => {
        setField(form, 'response', JSON.stringify(response));
        form.submit();
      },
      () => say(form, failed),
    );
  });
}
